/** How a hand lies in rows, so that many cards fit on a small screen and each can still be read and touched. */
import type { HeldCard } from "./cards";

/** Side by side with a little air. */
const LOOSE = 1.06;
/** The part of a card that its neighbour leaves free: comfortable, and at least. */
const COMFORTABLE = 0.6;
const LEAST = 0.54;
/** With more rows than these the cards move closer together. */
const FEW_ROWS = 2;

export interface Row {
  cards: HeldCard[];
  /** The distance from card to card, in widths of a card. */
  step: number;
}

/** Rows of about the same length in the order of the hand. */
export function rowsOf(cards: readonly HeldCard[], width: number, cardWidth: number): Row[] {
  if (cards.length === 0) return [];
  const room = cardWidth > 0 ? Math.max(1, width / cardWidth) : 6;
  const most = (step: number) => Math.max(1, Math.floor((room - 1) / step) + 1);
  let rows = Math.ceil(cards.length / most(COMFORTABLE));
  if (rows > FEW_ROWS) rows = Math.max(FEW_ROWS, Math.ceil(cards.length / most(LEAST)));
  const length = Math.ceil(cards.length / rows);
  const step = length > 1 ? Math.min(LOOSE, (room - 1) / (length - 1)) : LOOSE;
  return Array.from({ length: rows }, (_, row) => ({
    cards: cards.slice(row * length, (row + 1) * length),
    step: Math.round(step * 1000) / 1000,
  })).filter((row) => row.cards.length > 0);
}
