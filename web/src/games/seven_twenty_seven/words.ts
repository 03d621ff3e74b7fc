/** Seven Twenty-Seven in sentences: what happened, what can be done, and what a seat shows. */
import { cardName, cardsText } from "../../cards/names";
import { language, t } from "../../i18n/fluent.svelte";
import { nameAt, subject, type Who } from "../../table/who";
import type { Banner } from "../game";
import { bothTotals, points } from "./points";
import { potLines } from "./results";
import type { Action, SeatView, Total, TwentySevenEvent, TwentySevenView } from "./types";

export { potName, resultLines } from "./results";

// --- what happened ---------------------------------------------------------

/** The lines of one event; some need none. */
function eventTexts(event: TwentySevenEvent, who: Who, pots: number): string[] {
  if (event.kind === "pot") return potLines(event, pots, who);
  const line = eventText(event, who);
  return line === null ? [] : [line];
}

function eventText(event: Exclude<TwentySevenEvent, { kind: "pot" }>, who: Who): string | null {
  const id = `seven_twenty_seven-event-${event.kind}`;
  switch (event.kind) {
    case "bet":
    case "call":
      return t(`${id}${event.all_in ? "-all_in" : ""}`, {
        ...subject(who, event.seat),
        amount: event.amount,
      });
    case "raise":
      return t(`${id}${event.all_in ? "-all_in" : ""}`, { ...subject(who, event.seat), by: event.by });
    case "stand":
      return t(event.why === "choice" ? id : `${id}-${event.why}`, subject(who, event.seat));
    case "card":
      if (event.card === null) return null;
      return t(id, { ...subject(who, event.seat), card: cardsText([event.card]) });
    case "bust":
      return t(id, {
        ...subject(who, event.seat),
        cards: cardsText(event.cards),
        total: points(event.total),
      });
    case "revealed":
      return t(id, { ...subject(who, event.seat), cards: cardsText(event.cards) });
    case "announced":
      return t(`${id}-${event.choice}`, subject(who, event.seat));
    case "reshuffle":
      return t(id, { count: event.cards });
    case "carried":
    case "stays":
      return t(id, { amount: event.amount });
    case "ante":
    case "returned":
    case "won":
      return t(id, { ...subject(who, event.seat), amount: event.amount });
    case "check":
    case "fold":
    case "take":
      return t(id, subject(who, event.seat));
    default:
      // A newer server may know events that this page does not; cards are told together.
      return null;
  }
}

/** The first cards of everybody in one line, as far as the reader may see them. */
function dealtText(events: readonly TwentySevenEvent[], who: Who): string {
  const dealt = events.filter((event) => event.kind === "dealt");
  // As in all lists, the reader comes last.
  const ordered = dealt.sort((a, b) => Number(a.seat === who.you) - Number(b.seat === who.you));
  const seen = ordered.map((event) => {
    const name = event.seat === who.you ? t("table-you-listed") : nameAt(who, event.seat);
    return t("seven_twenty_seven-event-dealt-seat", { name, cards: cardsText(event.cards) });
  });
  const cards = new Intl.ListFormat(language(), { type: "conjunction" }).format(seen);
  return t("seven_twenty_seven-event-dealt-cards", { cards });
}

/** The lines of a run of events: equal antes become one line, and so do the first cards. */
export function eventLines(events: readonly TwentySevenEvent[], who: Who): string[] {
  const antes = events.filter((event) => event.kind === "ante");
  const alike = antes.length > 1 && antes.every((event) => event.amount === antes[0]?.amount);
  const pots = events.filter((event) => event.kind === "pot").length;
  const lines: string[] = alike
    ? [t("seven_twenty_seven-event-antes", { amount: antes[0]?.amount ?? 0 })]
    : [];
  let dealt = false;
  for (const event of events) {
    if (event.kind === "ante" && alike) continue;
    if (event.kind === "dealt") {
      if (!dealt) lines.push(dealtText(events, who));
      dealt = true;
      continue;
    }
    lines.push(...eventTexts(event, who, pots));
  }
  return lines;
}

/** Words whose amount the table still shows, or that have none. */
const TOLD = new Set(["check", "bet", "fold", "take", "stand"]);

/** The last thing that happened, as far as the table still shows it. */
export function latestText(view: TwentySevenView, who: Who): string {
  const { actor } = view;
  if (actor === null) return "";
  const count = view.seats.length;
  const before = Array.from({ length: count }, (_, step) => view.seats[(actor - 1 - step + count) % count]);
  // Who has folded may have done so long ago.
  const latest = before.find((seat) => seat?.status === "active" && lastWord(view, seat.seat));
  if (!latest?.last) {
    const begun = view.phase === "betting" && view.seats.every((seat) => seat.cards.length <= 2);
    return begun ? t("seven_twenty_seven-event-dealt") : t("table-turn-of", subject(who, actor));
  }
  const { seat, last, bet: amount } = latest;
  if (!TOLD.has(last)) return t("table-turn-of", subject(who, actor));
  return t(`seven_twenty_seven-event-${last}`, { ...subject(who, seat), amount });
}

// --- what can be done ------------------------------------------------------

export function findAction(view: TwentySevenView, ...names: string[]): Action | undefined {
  return view.actions.find((action) => names.includes(action.name));
}

/** "Raise by 3", or "Call 3, all-in" when nothing is left then. */
export function actionLabel(view: TwentySevenView, action: Action, value: number): string {
  const id = `seven_twenty_seven-action-${action.name}`;
  if (!["bet", "call", "raise"].includes(action.name)) return t(id);
  const paid = value + (action.name === "raise" ? (view.price ?? 0) : 0);
  const allIn = paid === view.seats[view.viewer ?? -1]?.chips;
  return t(`${id}.${allIn ? "all-in" : "amount"}`, { amount: value });
}

/** The line that says what is asked of the viewer. */
export function turnText(view: TwentySevenView): string {
  if (view.phase === "drawing") return t("seven_twenty_seven-turn-draw");
  if (view.phase === "declaring") return t("seven_twenty_seven-turn-announce");
  if (findAction(view, "check")) return t("seven_twenty_seven-turn-first");
  const id = findAction(view, "call") ? "seven_twenty_seven-turn-price" : "seven_twenty_seven-turn-fold-only";
  return t(id, { price: view.price ?? 0 });
}

// --- the state of the table ------------------------------------------------

/** That everybody is choosing in secret, and what the viewer has chosen. */
export function announcingBanner(view: TwentySevenView, who: Who): Banner | null {
  if (view.phase !== "declaring") return null;
  const own = view.viewer === null ? null : view.seats[view.viewer]?.announced;
  const chosen = own ? [t(`seven_twenty_seven-event-announced-${own}`, subject(who, view.viewer ?? 0))] : [];
  return { title: t("seven_twenty_seven-announcing"), lines: chosen };
}

/** What a seat has said in this round of betting or of taking cards; words of the round before are over. */
function lastWord(view: TwentySevenView, seat: number): SeatView["last"] {
  const last = view.seats[seat]?.last ?? null;
  const drawn = last === "take" || last === "stand";
  return view.phase === (drawn ? "drawing" : "betting") ? last : null;
}

/** Words that name an amount. */
const PRICED = new Set(["bet", "raise"]);

/** What was said last at a seat, or what holds for it, as short as can be. */
export function lastText(view: TwentySevenView, seat: number): string | null {
  const state = view.seats[seat];
  if (!state) return null;
  // The chips of a bet lie beside its word.
  const id = (name: string) => `seven_twenty_seven-last-${name}${PRICED.has(name) ? ".short" : ""}`;
  const say = (name: string, amount = 0) => t(id(name), { amount });
  if (state.won > 0) return say("won", state.won);
  if (state.status === "out") return ["waiting", "over"].includes(view.phase) ? null : say("waits");
  if (state.status === "folded") return say("fold");
  if (state.status === "bust") return say("bust");
  if (state.announced) return say(state.announced);
  if (state.all_in) return say("all_in");
  if (view.phase === "over" || view.phase === "waiting") return null;
  // At one's own place a whole sentence says so.
  const frozen = state.frozen && seat !== view.viewer;
  if (frozen && (view.phase === "drawing" || !lastWord(view, seat))) return say("frozen");
  const last = lastWord(view, seat);
  return last ? say(last) : null;
}

/** What holds for the viewer beside the totals, which lie under the cards. */
export function ownText(view: TwentySevenView, seat: number): { text: string; note: string } | null {
  const state = view.seats[seat];
  if (view.phase === "waiting" || !state) return null;
  if (state.frozen && view.phase !== "over") return { text: "", note: t("seven_twenty_seven-frozen-own") };
  return null;
}

/** What an opponent's hand counts once it lies open; before that, of how many cards it is. */
export function openText(view: TwentySevenView, seat: number): string | null {
  const state = view.seats[seat];
  if (!state || !["active", "bust"].includes(state.status) || view.phase === "waiting") return null;
  if (state.totals) return bothTotals(state.totals) || null;
  return state.cards.length > 0 ? t("seven_twenty_seven-cards", { count: state.cards.length }) : null;
}

/** "½ away", "exactly", or "over" where no total counts. */
export function distanceText(total: Total | null): string {
  if (!total) return t("seven_twenty_seven-over");
  if (total.distance === 0) return t("seven_twenty_seven-exact");
  return t("seven_twenty_seven-away", { distance: points(total.distance) });
}

/** Everything a seat shows, in one sentence for people who listen. */
export function seatSentence(view: TwentySevenView, seat: number, who: Who): string {
  const state = view.seats[seat];
  if (!state) return "";
  const last = lastText(view, seat);
  const lies = state.status === "active" || state.status === "bust";
  const known = lies ? state.cards.filter((card) => card !== null) : [];
  const frozen = t("seven_twenty_seven-last-frozen");
  const parts = [
    seat === who.you ? t("table-you") : nameAt(who, seat),
    t("table-chips", { count: state.chips }),
    ...(view.dealer === seat ? [t("table-dealer")] : []),
    ...(last === null ? [] : [last]),
    ...(state.frozen && last !== frozen ? [frozen] : []),
    ...(state.bet > 0 ? [t("table-bet", { amount: state.bet })] : []),
    ...(lies && state.cards.length > 0 ? [t("seven_twenty_seven-cards", { count: state.cards.length })] : []),
    ...known.map((card) => cardName(card)),
    ...(lies && state.totals ? [bothTotals(state.totals)] : []),
  ];
  return parts.filter(Boolean).join(", ");
}
