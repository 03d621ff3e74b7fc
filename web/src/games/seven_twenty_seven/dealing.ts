import type { TwentySevenView } from "./types";

/** The place of a card in the order of dealing: one card at a time, starting left of the dealer. */
export function dealOrder(view: TwentySevenView, seat: number, place: number): number {
  // Cards that are taken come one by one.
  if (place > 1) return 0;
  const count = view.seats.length;
  const first = (view.dealer ?? 0) + 1;
  const distance = (each: number) => (each - first + count) % count;
  const dealt = view.seats.filter((each) => each.cards.length > 0).map((each) => each.seat);
  const turn = dealt.filter((each) => distance(each) < distance(seat)).length;
  return place * dealt.length + turn;
}
