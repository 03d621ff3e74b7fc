/** The own hand: its order under each contract, and why a card may not be played. */
import { rankOf, suitOf, type CardText } from "../../cards/card";
import { cardsText } from "../../cards/names";
import type { Suit } from "../../cards/suits";
import { t } from "../../i18n/fluent.svelte";
import { suitOfContract, suitText } from "./contracts";
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

/** What the trick asks of the viewer, as the ends of ids of texts; the first that applies. */
export type Duty = "lead" | "follow" | "raise" | "trump" | "overtrump" | "undertrump" | "play";

/** The cards of the trick that is being played. */
function played(view: BelotView): CardText[] {
  return (view.trick?.cards ?? []).map((each) => each.card);
}

/** The card that is winning the trick. */
function best(view: BelotView): CardText | undefined {
  return view.trick?.cards.find((each) => each.seat === view.trick?.winner)?.card;
}

/** What the viewer has to do, read from the cards that may be played. */
export function duty(view: BelotView): Duty {
  const [led] = played(view);
  const hand = view.seats[view.viewer ?? -1]?.hand ?? [];
  if (!led) return "lead";
  const legal = hand.filter((card) => playOf(view, card));
  const suit = suitOf(led);
  const following = hand.filter((card) => suitOf(card) === suit);
  const top = best(view);
  if (following.length > 0) {
    const raises =
      top !== undefined && isTrump(view, led) && legal.every((card) => place(view, card) < place(view, top));
    return raises ? "raise" : "follow";
  }
  if (legal.length === hand.length && !legal.every((card) => isTrump(view, card))) return "play";
  if (!legal.every((card) => isTrump(view, card)) || view.contract?.name === "all_trumps") return "play";
  if (!top || !isTrump(view, top)) return "trump";
  return legal.every((card) => place(view, card) < place(view, top)) ? "overtrump" : "undertrump";
}

/** Why a card of the own hand cannot be played now; nothing if it can. */
export function whyNot(view: BelotView, card: CardText): string | null {
  if (playOf(view, card)) return null;
  if (view.actor !== view.viewer) return t("belot-why-wait");
  const what = duty(view);
  const [led = card] = played(view);
  if (what === "follow" || (what === "raise" && suitOf(card) !== suitOf(led))) {
    return t("belot-why-follow", { suit: suitText(suitOf(led)) });
  }
  const top = cardsText([best(view) ?? led]);
  if (what === "raise") return t("belot-why-raise", { card: top });
  if (what === "overtrump") return t("belot-why-overtrump", { card: top });
  return t("belot-why-trump");
}

/** The line that says what the trick asks of the viewer. */
export function dutyText(view: BelotView): string {
  const [led] = played(view);
  return t(`belot-turn-${duty(view)}`, { suit: led ? suitText(suitOf(led)) : "" });
}
