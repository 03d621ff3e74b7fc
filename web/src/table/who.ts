/** Names in sentences. */
import { language, t, type Args } from "../i18n/fluent.svelte";

/** Who sits where, and which seat is the reader's. */
export interface Who {
  names: Record<number, string>;
  you: number | null;
}

export function nameAt(who: Who, seat: number): string {
  return who.names[seat] ?? t("table-seat", { number: seat + 1 });
}

export function yes(condition: boolean): "yes" | "no" {
  return condition ? "yes" : "no";
}

/** The arguments of a sentence about a seat. */
export function subject(who: Who, seat: number): Args & { name: string; you: "yes" | "no" } {
  return { name: nameAt(who, seat), you: yes(seat === who.you) };
}

/** "Anna, Ben and you": the reader comes last, in the language in force. */
export function listNames(who: Who, seats: readonly number[]): string {
  const ordered = [...seats].sort((a, b) => Number(a === who.you) - Number(b === who.you));
  const names = ordered.map((seat) => (seat === who.you ? t("table-you-listed") : nameAt(who, seat)));
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
}
