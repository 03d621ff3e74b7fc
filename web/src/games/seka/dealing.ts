import type { SekaView } from "./types";

/** The place of a card in the order of dealing: one card at a time, starting left of the dealer. */
export function dealOrder(view: SekaView, seat: number, index: number): number {
  const dealt = view.seats.filter((each) => each.cards.length > 0).map((each) => each.seat);
  const count = view.seats.length;
  const first = (view.dealer ?? 0) + 1;
  const distance = (each: number) => (each - first + count) % count;
  const turn = dealt.filter((each) => distance(each) < distance(seat)).length;
  return index * dealt.length + turn;
}
