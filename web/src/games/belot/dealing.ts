/** When a card of the deal comes flying, in the order of the deal. */
import type { BelotView } from "./types";

export function dealOrder(view: BelotView, seat: number, place: number): number {
  const first = ((view.dealer ?? 0) + 1) % 4;
  const turn = (seat - first + 4) % 4;
  const round = place < 3 ? 0 : place < 5 ? 1 : 2;
  // The last three cards come alone, after the bidding.
  return view.phase === "bidding" ? turn + 4 * round : turn;
}
