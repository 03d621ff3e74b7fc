/** Seiska in sentences: what happened, what can be done, and what a seat shows. */
import { rankOf, type CardText } from "../../cards/card";
import { cardName, cardsText } from "../../cards/names";
import type { Suit } from "../../cards/suits";
import { t } from "../../i18n/fluent.svelte";
import { nameAt, subject, type Who } from "../../table/who";
import { isSpecial } from "./cards";
import type { SeiskaView } from "./types";

export { eventLines } from "./events";
export { resultLines } from "./results";

export function suitName(suit: Suit): string {
  return t(`card-suit-${suit}`);
}

export function pointsText(count: number): string {
  return t("seiska-points", { count });
}

// --- what can be done ------------------------------------------------------

function offers(view: SeiskaView, name: string): boolean {
  return view.actions.some((action) => action.name === name);
}

/** The line that says what is asked of the viewer. */
export function turnText(view: SeiskaView): string {
  if (view.phase === "lappu") return t("seiska-turn-lappu");
  if (view.phase === "suit") return t("seiska-turn-suit");
  if (view.phase === "more") return t("seiska-turn-more");
  const must = view.turn?.must_play;
  if (must) return t("seiska-turn-must", { card: cardsText([must]) });
  if (offers(view, "play")) {
    if ((view.turn?.drawn.length ?? 0) > 0) return t("seiska-turn-must-any");
    return t(offers(view, "draw") ? "seiska-turn-play-draw" : "seiska-turn-play");
  }
  if (offers(view, "pass")) return t("seiska-turn-draw-pass");
  const hand = view.viewer === null ? [] : (view.seats[view.viewer]?.hand ?? []);
  return t(hand.every(isSpecial) ? "seiska-turn-special" : "seiska-turn-draw");
}

/** Why a card of the viewer's hand cannot be played now. */
export function whyNot(view: SeiskaView, card: CardText): string {
  const hand = view.viewer === null ? [] : (view.seats[view.viewer]?.hand ?? []);
  if (view.phase === "more") return t("seiska-why-rank");
  if (view.turn?.must_play) return t("seiska-why-drawn");
  if (hand.every(isSpecial)) return t("seiska-why-special");
  const top = rankOf(view.top ?? "");
  if (top === "8") return t("seiska-why-on-eight");
  if (top === "A") return t("seiska-why-on-ace");
  return t(rankOf(card) === "A" ? "seiska-why-ace" : "seiska-why-match");
}

/** How many more cards may be drawn. */
export function drawsText(view: SeiskaView): string {
  const count = view.turn?.draws_left ?? 0;
  const begun = (view.turn?.drawn.length ?? 0) > 0;
  return t(begun ? "seiska-hint-draws" : "seiska-hint-draws-any", { count });
}

// --- the state of the table ------------------------------------------------

/** Where the game stands: the deal and, if that is agreed, of how many. */
export function progressText(view: SeiskaView): string {
  const number = view.game_deal;
  if (view.game_deals === null) return t("seiska-deal-heavy", { number, points: view.drop_out_at ?? 0 });
  if (number > view.game_deals) return t("seiska-deal-extra");
  return t("seiska-deal-of", { number, count: view.game_deals });
}

/** The last thing that happened, as far as the table still shows it. */
export function latestText(view: SeiskaView, who: Who): string {
  const { turn } = view;
  if (!turn) return "";
  const count = view.seats.length;
  const before = Array.from(
    { length: count - 1 },
    (_, step) => view.seats[(turn.seat - 1 - step + count) % count],
  );
  const latest = before.find((seat) => seat?.status === "in");
  const again = turn.drawn.length > 0 || view.phase !== "turn";
  const who_ = subject(who, latest?.seat ?? 0);
  if (!again && latest?.last === "played" && view.top) {
    return t("seiska-event-played", { ...who_, card: cardsText([view.top]) });
  }
  if (!again && latest?.last === "passed") return t("seiska-event-passed", who_);
  if (!again && latest?.last === "lappu") return t("seiska-event-lappu", who_);
  return t("table-turn-of", subject(who, turn.seat));
}

/** What was said last at a seat, or what holds for it, as short as can be. */
export function lastText(view: SeiskaView, seat: number): string | null {
  const state = view.seats[seat];
  if (!state) return null;
  if (state.status === "dropped_out") return t("seiska-last-dropped_out");
  if (state.status === "out") return ["waiting", "over"].includes(view.phase) ? null : t("seiska-last-waits");
  const hand = view.result?.hands.find((each) => each.seat === seat);
  if (hand && hand.points > 0) return `+${hand.points}`;
  if (state.lappu && view.phase !== "over") return t("seiska-last-lappu");
  return state.last === null ? null : t(`seiska-last-${state.last}`);
}

/** The points of a seat in this game; nothing for who has no part in it yet. */
export function holdings(view: SeiskaView, seat: number): string {
  const points = view.seats[seat]?.points ?? null;
  return points === null ? "" : pointsText(points);
}

/** How many cards an opponent holds. */
export function openText(view: SeiskaView, seat: number): string | null {
  const state = view.seats[seat];
  if (!state || state.status !== "in" || view.phase === "waiting" || view.phase === "over") return null;
  return t("seiska-cards", { count: state.cards });
}

/** Whether somebody has won the deal, or shares the win of a game whose last deal was blocked. */
export function hasWon(view: SeiskaView, seat: number): boolean {
  const { result } = view;
  return result !== null && (result.winner === seat || (result.game_over && result.winners.includes(seat)));
}

/** Everything a seat shows, in one sentence for people who listen. */
export function seatSentence(view: SeiskaView, seat: number, who: Who): string {
  const state = view.seats[seat];
  if (!state) return "";
  const playing = state.status === "in" && view.phase !== "waiting";
  const parts = [
    seat === who.you ? t("table-you") : nameAt(who, seat),
    holdings(view, seat),
    view.dealer === seat ? t("table-dealer") : "",
    playing && view.phase !== "over" ? t("seiska-cards", { count: state.cards }) : "",
    lastText(view, seat) ?? "",
    ...(playing && view.phase === "over" ? (state.hand ?? []).map((card) => cardName(card)) : []),
  ];
  return parts.filter(Boolean).join(", ");
}
