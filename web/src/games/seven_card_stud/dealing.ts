import type { StudView } from "./types";

/** The place of a card in the order of dealing: one card at a time to whoever is in, starting left of the dealer. */
export function dealOrder(view: StudView, seat: number, place: number): number {
  const count = view.seats.length;
  const first = (view.dealer ?? 0) + 1;
  const distance = (each: number) => (each - first + count) % count;
  const playing = view.seats.filter((each) => each.status === "active").map((each) => each.seat);
  const turn = playing.filter((each) => distance(each) < distance(seat)).length;
  // Third street deals two cards down and one up; every later street a single card.
  return view.street === 3 ? place * playing.length + turn : turn;
}
