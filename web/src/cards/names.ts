import { t } from "../i18n/fluent.svelte";
import { settings } from "../lib/settings.svelte";
import { rankOf, suitOf, type CardText } from "./card";

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
