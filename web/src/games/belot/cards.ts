/** The own hand: its order under each contract, and why a card may not be played. */
import { rankOf, suitOf, type CardText } from "../../cards/card";
import { cardsText } from "../../cards/names";
import type { Suit } from "../../cards/suits";
import { t } from "../../i18n/fluent.svelte";
import { suitOfContract } from "./contracts";
import type { Action, BelotView } from "./types";

/** From high to low. */
const TRUMPS = "J9ATKQ87";
const PLAIN = "ATKQJ987";
/** Colours alternate. */
const SUITS: readonly Suit[] = ["s", "h", "c", "d"];

/** The number by which the server knows a card. */
export function codeOf(card: CardText): number {
  return 4 * "23456789TJQKA".indexOf(rankOf(card)) + "cdhs".indexOf(suitOf(card));
}

/** Whether a card is a trump of the contract that is played. */
function isTrump(view: BelotView, card: CardText): boolean {
  if (!view.contract || view.phase === "bidding") return false;
  const { name } = view.contract;
  return name === "all_trumps" || suitOfContract(name) === suitOf(card);
}

/** The place of a card in its suit under the contract that is played, the highest first. */
function place(view: BelotView, card: CardText): number {
  return (isTrump(view, card) ? TRUMPS : PLAIN).indexOf(rankOf(card));
}

/** A hand by suits, trumps first, from high to low. */
export function sorted(view: BelotView, hand: readonly CardText[]): CardText[] {
  const trump = view.contract && view.phase !== "bidding" ? suitOfContract(view.contract.name) : undefined;
  const suit = (card: CardText) => (suitOf(card) === trump ? -1 : SUITS.indexOf(suitOf(card)));
  return [...hand].sort((a, b) => suit(a) - suit(b) || place(view, a) - place(view, b));
}

/** The action that plays a card, with belot or without. */
export function playOf(view: BelotView, card: CardText, name: "play" | "belot" = "play"): Action | undefined {
  const code = codeOf(card);
  return view.actions.find((action) => action.name === name && action.low === code);
}

/** Why a card of the own hand cannot be played now; nothing if it can. */
export function whyNot(view: BelotView, card: CardText): string | null {
  if (playOf(view, card)) return null;
  const { duty } = view;
  if (!duty) return t("belot-why-wait");
  if (duty.suit && suitOfContract(duty.suit) !== suitOf(card)) {
    return t("belot-why-follow", { suit: t(`belot-contract-${duty.suit}.text`) });
  }
  if (duty.beat) return t(`belot-why-${duty.name}`, { card: cardsText([duty.beat]) });
  return t("belot-why-trump");
}

/** The line that says what the trick asks of the viewer. */
export function dutyText(view: BelotView): string {
  const { duty } = view;
  if (!duty) return "";
  return t(`belot-turn-${duty.name}`, duty.suit ? { suit: t(`belot-contract-${duty.suit}.text`) } : {});
}
