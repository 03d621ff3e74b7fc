/** The cards of a hand in the order in which people hold them, and the numbers that actions name them by. */
import { rankOf, suitOf, suitOrder, type CardText } from "../../cards/card";
import type { Suit } from "../../cards/suits";
import type { SeiskaView } from "./types";

const RANKS = "23456789TJQKA";
/** The suits as actions number them. */
export const SUITS: readonly Suit[] = ["c", "d", "h", "s"];

/** The number of a card in an action. */
export function codeOf(card: CardText): number {
  return 4 * RANKS.indexOf(rankOf(card)) + SUITS.indexOf(suitOf(card));
}

export function isSpecial(card: CardText): boolean {
  return rankOf(card) === "8" || rankOf(card) === "A";
}

/** A card of a hand; with two packs there may be two alike. */
export interface HeldCard {
  card: CardText;
  /** Different for every card of the hand, the same as long as it is held. */
  key: string;
  /** It has come in this turn. */
  drawn: boolean;
}

/** A hand by suits, colours alternating, and by ranks within a suit. */
export function heldCards(view: SeiskaView, seat: number): HeldCard[] {
  const place = (card: CardText) => 13 * suitOrder.indexOf(suitOf(card)) + RANKS.indexOf(rankOf(card));
  const hand = [...(view.seats[seat]?.hand ?? [])].sort((a, b) => place(a) - place(b));
  const drawn = view.turn?.seat === seat ? view.turn.drawn.filter((card) => card !== null) : [];
  return hand.map((card, index) => {
    // Of two equal cards the second is taken for the one that has just come.
    const alike = hand.slice(index + 1).filter((other) => other === card).length;
    return {
      card,
      key: `${card}-${hand.slice(0, index).filter((other) => other === card).length}`,
      drawn: alike < drawn.filter((other) => other === card).length,
    };
  });
}

/** Whether a card can be played as the next one, and whether equal ones may follow it. */
export function canPlay(view: SeiskaView, card: CardText): { play: boolean; lay: boolean } {
  const code = codeOf(card);
  const offered = (name: string) =>
    view.actions.some((action) => action.name === name && action.low <= code && code <= action.high);
  return { play: offered("play"), lay: offered("lay") };
}
