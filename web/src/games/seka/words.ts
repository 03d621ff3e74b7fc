/** Seka in sentences: what happened, what can be done, and why somebody won. */
import type { Rules } from "../../api/types";
import { cardName, cardsText } from "../../cards/names";
import { t, type Args } from "../../i18n/fluent.svelte";
import { listNames, nameAt, subject, yes, type Who } from "../../table/who";
import type { Banner } from "../game";
import type { Action, HandView, SekaEvent, SekaView } from "./types";

/** The text of one event, or nothing for events that need no line of their own. */
export function eventText(event: SekaEvent, who: Who): string | null {
  switch (event.kind) {
    case "dealt":
      return null;
    case "redeal":
      return t("seka-event-redeal");
    case "bet":
      return betText(event, subject(who, event.seat));
    case "fold":
    case "look":
      return t(`seka-event-${event.kind}${event.forced ? "-forced" : ""}`, subject(who, event.seat));
    case "show":
    case "open": {
      const { seat, amount, other } = event;
      const opponent = { other: nameAt(who, other), otheryou: yes(other === who.you) };
      return t(`seka-event-${event.kind}`, { ...subject(who, seat), amount, ...opponent });
    }
    case "revealed":
      return revealedText(event, subject(who, event.seat));
    case "swara":
      return t("seka-event-swara", { names: listNames(who, event.parties), pot: event.pot });
    case "won": {
      const id = event.ending === "split" ? "seka-event-divided" : "seka-event-won";
      return t(id, { ...subject(who, event.seat), amount: event.amount });
    }
    case "ante":
    case "join":
      return t(`seka-event-${event.kind}`, { ...subject(who, event.seat), amount: event.amount });
    case "eliminated":
    case "knock":
    case "split":
    case "play":
    case "decline":
      return t(`seka-event-${event.kind}`, subject(who, event.seat));
    default:
      // A newer server may know events that this page does not.
      return null;
  }
}

function betText(event: Extract<SekaEvent, { kind: "bet" }>, args: Args): string {
  const word = event.word === "knock" ? "raise" : event.word;
  return t(`seka-event-${word}${event.blind ? "-blind" : ""}`, { ...args, amount: event.amount });
}

function revealedText(event: Extract<SekaEvent, { kind: "revealed" }>, args: Args): string | null {
  const { cards, value } = event;
  if (cards.length === 0 || cards.includes(null)) return null;
  if (value === null) return t("seka-event-revealed", { ...args, cards: cardsText(cards) });
  return t("seka-event-revealed-value", { ...args, cards: cardsText(cards), value });
}

/** The lines of a run of events: the antes of a deal become one line when they are all alike. */
export function eventLines(events: readonly SekaEvent[], who: Who): string[] {
  const antes = events.filter((event) => event.kind === "ante");
  const alike = antes.length > 1 && antes.every((event) => event.amount === antes[0]?.amount);
  const lines: string[] = [];
  let told = false;
  for (const event of events) {
    if (event.kind === "ante" && alike) {
      if (!told) lines.push(t("seka-event-antes", { amount: event.amount }));
      told = true;
      continue;
    }
    const line = eventText(event, who);
    if (line !== null) lines.push(line);
  }
  return lines;
}

/** The last thing that happened, as far as the table still shows it. */
export function latestText(view: SekaView, who: Who): string {
  const { actor } = view;
  if (actor === null) return "";
  const count = view.seats.length;
  const before = Array.from({ length: count }, (_, step) => view.seats[(actor - 1 - step + count) % count]);
  // Whoever has looked is still to act; everybody else acts in turn.
  const latest = view.seats[actor]?.last === "look" ? view.seats[actor] : before.find((seat) => seat?.last);
  if (!latest?.last) return t("seka-event-dealt");
  const { seat, last, bet: amount, blind } = latest;
  if (last === "show" || last === "open") return t("table-turn-of", subject(who, actor));
  const id = last === "knock" ? "raise" : last;
  const form = blind && amount > 0 && ["bet", "support", "raise"].includes(id) ? "-blind" : "";
  return t(`seka-event-${id}${form}`, { ...subject(who, seat), amount });
}

/** The own hand in words: "21, hearts". */
export function handText(hand: HandView): string {
  const { value, count, wild } = hand;
  if (count === "suit") {
    const suit = hand.suit ? t(`card-suit-${hand.suit}`) : "";
    if (!suit) return String(value);
    return t(wild ? "seka-hand-suit-wild" : "seka-hand-suit", { value, suit });
  }
  if (count === "triple") {
    const three = t(`card-rank-${hand.rank ?? "A"}.three`);
    return t(wild ? "seka-hand-triple-wild" : "seka-hand-triple", { value, three });
  }
  return t(`seka-hand-${count}`, { value });
}

/** The own hand as its place shows it: what it counts and how good that is, or that nobody has looked. */
export function ownText(view: SekaView, seat: number): { text: string; note: string } | null {
  if (view.hand) return { text: handText(view.hand), note: t(`seka-band-${view.hand.band}`) };
  const state = view.seats[seat];
  const unseen = view.phase !== "waiting" && (state?.cards.includes(null) ?? false);
  const out = state?.status === "folded" || state?.status === "eliminated";
  return unseen && !out ? { text: "", note: t("seka-blind-hand") } : null;
}

/** What was said last at a seat, as short as can be. */
export function lastText(view: SekaView, seat: number): string | null {
  const state = view.seats[seat];
  if (!state) return null;
  if (state.won > 0) return t("seka-last-won", { amount: state.won });
  if (state.status === "eliminated") return t("seka-last-eliminated");
  if (state.status === "folded")
    return state.last === "decline" ? t("seka-last-decline") : t("seka-last-fold");
  if (view.swara && view.phase !== "betting" && view.swara.parties.includes(seat) && !state.last) {
    return t("seka-last-tied");
  }
  if (state.blind && state.bet > 0) return t("seka-last-blind", { amount: state.bet });
  if (state.last) return t(`seka-last-${state.last}`, { amount: state.bet });
  return null;
}

export type Slot = "fold" | "support" | "compare" | "raise";

/** One button of the action bar. */
export interface Offer {
  slot: Slot;
  action: string;
  value: number;
  label: string;
}

function find(view: SekaView, name: string): Action | undefined {
  return view.actions.find((action) => action.name === name);
}

function isBlind(view: SekaView): boolean {
  return find(view, "look") !== undefined;
}

/** What a bet of this size is called: bet, support, raise, or knock when it is below the doubled stake. */
export function betName(view: SekaView, value: number): "bet" | "support" | "raise" | "knock" {
  if (view.level === 0) return "bet";
  const price = view.price ?? view.level;
  if (value === price) return "support";
  return value > price ? "raise" : "knock";
}

export function betLabel(view: SekaView, value: number): string {
  const name = betName(view, value);
  const form = isBlind(view) && name !== "knock" ? "blind" : "amount";
  return t(`seka-action-${name}.${form}`, { amount: value });
}

/** The amounts the slider offers: everything legal, starting above the price of staying in. */
export function betRange(view: SekaView): { low: number; high: number; start: number } | null {
  const bet = find(view, "bet");
  if (!bet) return null;
  const price = view.price ?? bet.low;
  if (view.level === 0) return { low: bet.low, high: bet.high, start: bet.low };
  const low = bet.low < price ? bet.low : Math.min(price + 1, bet.high);
  return { low, high: bet.high, start: Math.min(price + 1, bet.high) };
}

/** The buttons with a fixed price, by their place. */
export function offers(view: SekaView): Partial<Record<Slot, Offer>> {
  const offered: Partial<Record<Slot, Offer>> = {};
  const add = (slot: Slot, action: string, value: number, label: string) => {
    offered[slot] = { slot, action, value, label };
  };
  if (find(view, "fold")) add("fold", "fold", 0, t("seka-action-fold"));
  const bet = find(view, "bet");
  const price = view.price;
  if (bet && view.level > 0 && price !== null && bet.low <= price && price <= bet.high) {
    add("support", "bet", price, betLabel(view, price));
  }
  for (const name of ["open", "show"]) {
    const action = find(view, name);
    if (action) add("compare", name, action.low, t(`seka-action-${name}.amount`, { amount: action.low }));
  }
  return offered;
}

/** The name of the comparison under these rules, for a button that is not offered at the moment. */
export function compareLabel(rules: Rules): string {
  return t(rules.compare_mode === "last_two" ? "seka-action-show" : "seka-action-open");
}

/** The line that says what is asked of the viewer. */
export function turnText(view: SekaView): string {
  if (view.phase === "split") return t("seka-turn-split");
  if (view.phase === "entry") return t("seka-turn-join", { price: find(view, "join")?.low ?? 0 });
  const blind = isBlind(view);
  const price = view.price ?? view.level;
  if (!find(view, "bet")) return t("seka-turn-fold-only", { price });
  if (view.level === 0) return t(blind ? "seka-turn-first-blind" : "seka-turn-first");
  return t(blind ? "seka-turn-price-blind" : "seka-turn-price", { price });
}

/** What a look would leave: the price of an open-eyed bet if the viewer could not pay it, else nothing. */
export function lookTrap(view: SekaView): { price: number; chips: number } | null {
  const chips = view.viewer === null ? 0 : (view.seats[view.viewer]?.chips ?? 0);
  return view.level > chips ? { price: view.level, chips } : null;
}

/** One sentence that explains how the deal ended. */
export function resultText(view: SekaView, who: Who): string {
  const result = view.result;
  const winner = result?.winners[0];
  if (!result || !winner) return "";
  const seats = result.winners.map((each) => each.seat);
  const args: Args = { ...subject(who, winner.seat), amount: winner.amount };
  const value = result.values[winner.seat];
  if (result.ending === "split")
    return t("seka-result-split", { names: listNames(who, seats), amount: result.pot });
  if (result.ending === "folds") return t("seka-result-folds", args);
  if (result.ending === "compared") {
    if (seats.length > 1)
      return t("seka-result-all-divided", { names: listNames(who, seats), amount: result.pot });
    return t("seka-result-all", { ...args, value: value ?? 0 });
  }
  const last = result.compared.findLast((pair) => pair.winner === winner.seat);
  const loser = last?.seat;
  const other = loser === undefined ? undefined : result.values[loser];
  if (loser === undefined || value === undefined || other === undefined)
    return t("seka-result-compared", args);
  const beats = t("seka-result-beats", {
    winner: winner.seat === who.you ? t("table-you") : nameAt(who, winner.seat),
    loser: loser === who.you ? t("table-you-listed") : nameAt(who, loser),
    winneryou: yes(winner.seat === who.you),
    loseryou: yes(loser === who.you),
    value,
    other,
  });
  return `${beats} ${t("seka-result-takes", args)}`;
}

/** "21 = 21: Anna and Ben are tied", or without the value when the viewer may not know it. */
export function tiedText(view: SekaView, who: Who): string {
  const swara = view.swara;
  if (!swara) return "";
  const names = listNames(who, swara.parties);
  const value = swara.parties.map((seat) => view.seats[seat]?.value).find((each) => typeof each === "number");
  return typeof value === "number"
    ? t("seka-swara-tied-value", { value, names })
    : t("seka-swara-tied", { names });
}

/** What the tied players and the others are being asked. */
export function swaraText(view: SekaView, who: Who): string {
  const swara = view.swara;
  if (!swara) return "";
  if (view.phase === "split") return t("seka-swara-split", { pot: view.pot });
  if (view.phase === "entry") return t("seka-swara-entry", { price: swara.price, pot: view.pot });
  return t("seka-swara-on", { names: listNames(who, [...swara.parties, ...swara.joined]), pot: view.pot });
}

/** The tie and its questions, before anybody answers them. */
export function swaraBanner(view: SekaView, who: Who): Banner | null {
  if (!view.swara || (view.phase !== "split" && view.phase !== "entry")) return null;
  return {
    title: t("seka-swara-title", { number: view.swara.number }),
    lines: [tiedText(view, who), swaraText(view, who)],
  };
}

/** A swara that is played, or blind play that makes everything dearer. */
export function noticeText(view: SekaView, who: Who): string | null {
  if (view.swara) return `${t("seka-swara-title", { number: view.swara.number })}: ${swaraText(view, who)}`;
  return view.blind ? t("seka-blind-on") : null;
}

/** Everything a seat shows, in one sentence for people who listen. */
export function seatSentence(view: SekaView, seat: number, who: Who): string {
  const state = view.seats[seat];
  if (!state) return "";
  const parts = [
    seat === who.you ? t("table-you") : nameAt(who, seat),
    t("table-chips", { count: state.chips }),
    ...(view.dealer === seat ? [t("table-dealer")] : []),
    ...(lastText(view, seat) === null ? [] : [lastText(view, seat) ?? ""]),
    ...state.cards.filter((card) => card !== null).map((card) => cardName(card, view.wild.includes(card))),
  ];
  return parts.join(", ");
}
