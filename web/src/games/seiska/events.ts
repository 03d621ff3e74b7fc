/** The lines of the log: what happened, one event after the other; equal ones of several players together. */
import { cardsText } from "../../cards/names";
import { t } from "../../i18n/fluent.svelte";
import { listNames, nameAt, subject, yes, type Who } from "../../table/who";
import type { SeiskaEvent } from "./types";

type Drew = Extract<SeiskaEvent, { kind: "drew" }>;
type Counted = Extract<SeiskaEvent, { kind: "counted" }>;

/** "Ben: 8♥ Q♠ – 11 points, 34 in all." */
export function countedText(hand: Omit<Counted, "kind">, who: Who): string {
  const name = hand.seat === who.you ? t("table-you") : nameAt(who, hand.seat);
  const { points, total } = hand;
  if (hand.cards.length === 0) return t("seiska-event-counted-none", { name, total });
  return t("seiska-event-counted", { name, cards: cardsText(hand.cards), points, total });
}

function drewText(event: Drew, who: Who): string {
  const seen = event.cards.filter((card) => card !== null);
  if (seen.length > 0 && event.seat === who.you)
    return t("seiska-event-drew-own", { cards: cardsText(seen) });
  return t("seiska-event-drew", { ...subject(who, event.seat), count: event.cards.length });
}

/** Cards for an ace: one line for all, and the reader's own card. */
function aceTexts(events: readonly Drew[], who: Who): string[] {
  const own = events.filter((event) => event.seat === who.you && event.cards.some((card) => card !== null));
  const [first] = events;
  // At a table of two "all others" would be a strange name for one.
  const all = events.length > 1 && first ? [t(`seiska-event-drew-${first.why}`)] : [];
  const rest = events.length > 1 ? own : events;
  return [...all, ...rest.map((event) => drewText(event, who))];
}

function eventText(event: SeiskaEvent, who: Who): string | null {
  const id = `seiska-event-${event.kind}`;
  switch (event.kind) {
    case "buried":
    case "start_card":
      return t(id, { card: cardsText([event.card]) });
    case "played":
      return t(id, { ...subject(who, event.seat), card: cardsText([event.card]) });
    case "suit":
      return t(id, { ...subject(who, event.seat), suit: t(`card-suit-${event.suit}`) });
    case "passed":
      return t(event.why === "no_cards" ? `${id}-no_cards` : id, subject(who, event.seat));
    case "forgot":
      return t(id, { ...subject(who, event.seat), penalty: event.penalty });
    case "reshuffled":
      return t(id, { count: event.cards });
    case "counted":
      return countedText(event, who);
    case "dropped_out":
      return t(id, { ...subject(who, event.seat), total: event.total });
    case "won":
      return t(id, {
        count: event.seats.length,
        you: yes(event.seats.length === 1 && event.seats[0] === who.you),
        names: listNames(who, event.seats),
      });
    case "blocked":
    case "extra_deal":
      return t(id);
    case "lappu":
    case "extra_turn":
    case "went_out":
      return t(id, subject(who, event.seat));
    default:
      // A newer server may know events that this page does not; cards that are dealt or drawn are told together.
      return null;
  }
}

function firstOfKind(events: readonly SeiskaEvent[], index: number): boolean {
  return events.findIndex((event) => event.kind === events[index]?.kind) === index;
}

/** The lines of a run of events. */
export function eventLines(events: readonly SeiskaEvent[], who: Who): string[] {
  const aces: Drew[] = [];
  const lines: string[] = [];
  const tellAces = () => {
    if (aces.length > 0) lines.push(...aceTexts(aces.splice(0), who));
  };
  events.forEach((event, index) => {
    if (event.kind === "drew" && (event.why === "ace" || event.why === "start_ace")) {
      aces.push(event);
      return;
    }
    tellAces();
    if (event.kind === "dealt") {
      if (firstOfKind(events, index)) lines.push(t("seiska-event-dealt", { count: event.cards.length }));
    } else if (event.kind === "drew") {
      // That somebody else draws the penalty is said where it is named.
      if (event.why === "turn" || event.seat === who.you) lines.push(drewText(event, who));
    } else {
      const line = eventText(event, who);
      if (line !== null) lines.push(line);
    }
  });
  tellAces();
  return lines;
}
