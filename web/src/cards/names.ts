import { t } from "../i18n/fluent.svelte";
import { settings } from "../lib/settings.svelte";
import { rankOf, suitOf, type CardText } from "./card";

// Text signs with a variation selector, so that phones do not turn them into emoji.
const SUIT_SIGNS = { c: "♣\uFE0E", d: "♦\uFE0E", h: "♥\uFE0E", s: "♠\uFE0E" };

/** The letters printed on a card's corner: those of the viewer's language, or the international ones. */
export function indexOf(rank: string): string {
  if (rank === "T") return "10";
  if (!settings.localLetters || !"AKQJ".includes(rank)) return rank;
  return t(`card-letter-${rank}`);
}

/** "seven of clubs, wild" in the viewer's language, for people who listen to the table. */
export function cardName(card: CardText, wild = false): string {
  const rank = t(`card-rank-${rankOf(card)}`);
  const name = t("card-name", { rank, suit: t(`card-suit-${suitOf(card)}.of`) });
  return wild ? t("card-wild", { card: name }) : name;
}

/** Cards in a sentence: "A♥ Q♥ 6♣"; those that the viewer may not see are left out. */
export function cardsText(cards: readonly (CardText | null)[]): string {
  const known = cards.filter((card) => card !== null);
  return known.map((card) => `${indexOf(rankOf(card))}${SUIT_SIGNS[suitOf(card)]}`).join(" ");
}
