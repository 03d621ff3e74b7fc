/** Hands of poker in words: "two pair, jacks and nines". */
import { indexOf } from "../../cards/names";
import { t, type Args } from "../../i18n/fluent.svelte";
import type { HandView } from "./types";

/** The category as a message names it; the best straight flush has a name of its own. */
function categoryOf(hand: HandView): string {
  return hand.category === "straight_flush" && hand.ranks[0] === "A" ? "royal_flush" : hand.category;
}

/** How many ranks say what a hand is; the others are kickers. */
function rankCount(hand: HandView): number {
  return ["two_pair", "full_house"].includes(hand.category) ? 2 : 1;
}

/** The forms of the ranks that a language may need for its sentence. */
function forms(hand: HandView): Args {
  const [first = "A", second = first] = hand.ranks;
  const form = (rank: string, name: string) => t(`card-rank-${rank}.${name}`);
  return {
    ...Object.fromEntries(["one", "many", "of", "to", "with"].map((name) => [name, form(first, name)])),
    second: form(second, "many"),
    secondwith: form(second, "with"),
  };
}

/** "two pair, jacks and nines" */
export function handWords(hand: HandView): string {
  return t(`seven_card_stud-hand-${categoryOf(hand)}`, forms(hand));
}

/** "with two pair, jacks and nines" */
export function withHand(hand: HandView): string {
  return t(`seven_card_stud-hand-${categoryOf(hand)}.with`, forms(hand));
}

/** "Two pair" */
export function categoryText(hand: HandView): string {
  return t(`seven_card_stud-category-${categoryOf(hand)}`);
}

/** Whether two hands are called the same, though one may beat the other by the cards beside. */
export function sameName(one: HandView, other: HandView): boolean {
  const named = (hand: HandView) => [hand.category, ...hand.ranks.slice(0, rankCount(hand))].join(" ");
  return named(one) === named(other);
}

/** Whether the cards beside the named ones can decide. */
export function hasKickers(hand: HandView): boolean {
  return !["straight", "straight_flush", "full_house"].includes(hand.category);
}

/** "A J 4": what decides between hands of the same name. */
export function kickersOf(hand: HandView): string {
  return hand.ranks.slice(rankCount(hand)).map(indexOf).join(" ");
}
