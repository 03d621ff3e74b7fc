import type { SeiskaView } from "./types";

/** The place of a card in the order of dealing: one card at a time, starting left of the dealer. */
export function dealOrder(view: SeiskaView, seat: number, place: number): number {
  // After the first cards they come one by one.
  const dealt = view.discards <= 1 && view.seats.every((each) => each.last === null);
  if (!dealt) return 0;
  const count = view.seats.length;
  const first = (view.dealer ?? 0) + 1;
  const distance = (each: number) => (each - first + count) % count;
  const playing = view.seats.filter((each) => each.status === "in").map((each) => each.seat);
  const turn = playing.filter((each) => distance(each) < distance(seat)).length;
  // Seven rounds of cards may not take longer than two of other games.
  return (place * playing.length + turn) / 3;
}
