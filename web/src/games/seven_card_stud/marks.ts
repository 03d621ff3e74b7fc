import type { Mark } from "../../cards/card";
import type { StudView } from "./types";
import { winningCards } from "./words";

/** Whether a card is one of the five that win, when it is known which do. */
export function markOf(view: StudView, card: string | null): Mark | undefined {
  const winning = winningCards(view);
  if (card === null || winning.size === 0) return undefined;
  return winning.has(card) ? "counts" : "rest";
}
