/** Why a pot was divided as it was: who competed, who won which half with what, and odd chips. */
import { language, t } from "../../i18n/fluent.svelte";
import { listNames, nameAt, subject, type Who } from "../../table/who";
import { points } from "./points";
import type { Half, PotResult, Share, TwentySevenView } from "./types";

/** "Pot" if there is only one, else "Main pot" or "Side pot 1". */
export function potName(number: number, pots: number): string {
  if (pots < 2) return t("table-pot");
  return number === 0 ? t("seven_twenty_seven-pot-main") : t("seven_twenty_seven-pot-side", { number });
}

/** One sentence or two for the pot, and for each half. */
export function potLines(pot: PotResult, pots: number, who: Who): string[] {
  const name = potName(pot.number, pots);
  const title = t("seven_twenty_seven-result-pot", {
    pot: name,
    chips: pot.chips,
    names: listNames(who, pot.seats),
  });
  if (pot.deadlock === "stays") return [title, t("seven_twenty_seven-result-stays", { chips: pot.chips })];
  const spoken = pot.deadlock ? [t("seven_twenty_seven-result-cards_speak")] : [];
  return [
    [title, ...spoken].join(" "),
    halfLine(t("seven_twenty_seven-half-seven"), pot.seven, pot, who),
    halfLine(t("seven_twenty_seven-half-twenty_seven"), pot.twenty_seven, pot, who),
  ];
}

function halfLine(half: string, won: Half, pot: PotResult, who: Who): string {
  if (won.winners.length === 0) return t("seven_twenty_seven-result-half-none", { half });
  const odd = won.winners.filter((share) => share.odd).map((share) => share.seat);
  const parts = [
    wonText(half, won, who),
    rivalsText(won, pot, who),
    ...(won.odd ? [t("seven_twenty_seven-result-odd-half", { half })] : []),
    ...(odd.length > 0 ? [t("seven_twenty_seven-result-odd-share", { names: listNames(who, odd) })] : []),
  ];
  return parts.filter(Boolean).join(" ");
}

/** Who played for a half, where that is not everybody who played for the pot. */
function rivalsText(won: Half, pot: PotResult, who: Who): string {
  if (won.rivals.length === pot.seats.length) return "";
  if (won.rivals.length === won.winners.length) return t("seven_twenty_seven-result-alone");
  return t("seven_twenty_seven-result-rivals", { names: listNames(who, won.rivals) });
}

/** "7 half, 20: Ben with 6½, ½ away." */
function wonText(half: string, won: Half, who: Who): string {
  const [first] = won.winners;
  const distance = first?.distance ?? 0;
  const args = { half, chips: won.chips, distance: points(distance) };
  const exact = distance === 0 ? "-exact" : "";
  if (won.winners.length > 1) {
    const shares = new Intl.ListFormat(language(), { type: "unit" }).format(
      won.winners.map((share) => shareText(share, who)),
    );
    return t(`seven_twenty_seven-result-half-shared${exact}`, { ...args, shares });
  }
  const names = listNames(who, [first?.seat ?? 0]);
  return t(`seven_twenty_seven-result-half${exact}`, { ...args, names, total: points(first?.total ?? 0) });
}

function shareText(share: Share, who: Who): string {
  const name = share.seat === who.you ? t("table-you-listed") : nameAt(who, share.seat);
  return t("seven_twenty_seven-result-share", { name, amount: share.amount, total: points(share.total) });
}

/** How the deal ended: who takes what, then every pot with its halves. */
export function resultLines(view: TwentySevenView, who: Who): string[] {
  const { result } = view;
  if (!result) return [];
  const [alone] = result.winners;
  if (result.pots.length === 0 && alone) {
    return [t("seven_twenty_seven-result-folds", { ...subject(who, alone.seat), amount: alone.amount })];
  }
  const takes = result.winners.map((winner) =>
    t("seven_twenty_seven-result-takes", { ...subject(who, winner.seat), amount: winner.amount }),
  );
  const pots = result.pots.map((pot) => potLines(pot, result.pots.length, who));
  // A single pot has room for a line for each half.
  const lines = pots.length === 1 ? pots.flat() : pots.map((each) => each.join(" "));
  return [takes.join(" "), ...lines].filter(Boolean);
}
