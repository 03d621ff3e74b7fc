import type { Suit } from "./suits";

/** A card as the server writes it: rank and suit, "Ah"; `null` is a card this viewer may not see. */
export type CardText = string;

export function rankOf(card: CardText): string {
  return card.charAt(0);
}

export function suitOf(card: CardText): Suit {
  return card.charAt(1) as Suit;
}

/** Sort order of suits for reading a hand: colours alternate. */
export const suitOrder: readonly Suit[] = ["s", "h", "c", "d"];

/** Marks the cards that a hand was won with, and those beside them. */
export type Mark = "counts" | "rest";
