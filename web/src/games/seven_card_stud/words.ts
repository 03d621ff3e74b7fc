/** Seven Card Stud in sentences: what happened, what can be done, and who won which pot why. */
import { cardName, cardsText } from "../../cards/names";
import { language, t } from "../../i18n/fluent.svelte";
import { listNames, nameAt, subject, type Who } from "../../table/who";
import { categoryText, handWords, hasKickers, kickersOf, sameName, withHand } from "./hands";
import type { Action, HandView, PotResult, StudEvent, StudView } from "./types";

function list(texts: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(texts);
}

/** "Main pot", "Side pot", or with a number where there are several side pots. */
export function potName(number: number, pots: number): string {
  if (number === 0) return t("seven_card_stud-pot-main");
  return pots > 2 ? t("seven_card_stud-pot-side-number", { number }) : t("seven_card_stud-pot-side");
}

// --- what happened ---------------------------------------------------------

/** The text of one event, or nothing for events that need no line of their own. */
function eventText(event: StudEvent, who: Who, pots: number): string | null {
  switch (event.kind) {
    case "street":
      return event.open_hands
        ? t("seven_card_stud-event-open-hands")
        : t("seven_card_stud-event-street", { street: t(`seven_card_stud-street-${event.street}`) });
    case "community":
      return t("seven_card_stud-event-community", { card: cardsText([event.card]) });
    case "call":
    case "bring_in":
      return betText(event.kind, event.seat, event.amount, event.all_in, who);
    case "bet":
    case "complete":
    case "raise":
      return betText(event.kind, event.seat, event.total, event.all_in, who);
    case "tabled": {
      const args = { ...subject(who, event.seat), cards: cardsText(event.cards) };
      if (event.hand === null) return t("seven_card_stud-event-tabled", args);
      return t("seven_card_stud-event-tabled-hand", { ...args, hand: handWords(event.hand) });
    }
    case "pot":
      if (pots < 2) return null;
      return t("seven_card_stud-event-pot", {
        pot: potName(event.number, pots),
        chips: event.chips,
        names: listNames(who, event.seats),
      });
    case "won": {
      const args = { ...subject(who, event.seat), amount: event.amount };
      if (pots < 2) return t("seven_card_stud-event-won", args);
      return t("seven_card_stud-event-won-pot", { ...args, pot: potName(event.pot, pots) });
    }
    case "ante":
    case "returned":
      return t(`seven_card_stud-event-${event.kind}`, { ...subject(who, event.seat), amount: event.amount });
    case "fold":
    case "check":
    case "mucked":
      return t(`seven_card_stud-event-${event.kind}`, subject(who, event.seat));
    default:
      // A newer server may know events that this page does not.
      return null;
  }
}

function betText(kind: string, seat: number, amount: number, allIn: boolean, who: Who): string {
  const said = t(`seven_card_stud-event-${kind}`, { ...subject(who, seat), amount });
  return allIn ? `${said} ${t("seven_card_stud-event-all-in", subject(who, seat))}` : said;
}

/** All cards of a street in one line, as far as the reader may see them. */
function dealtText(events: readonly StudEvent[], who: Who): string | null {
  const dealt = events.filter((event) => event.kind === "dealt");
  // As in all lists, the reader comes last.
  const ordered = dealt.sort((a, b) => Number(a.seat === who.you) - Number(b.seat === who.you));
  const seen = ordered.flatMap((event) => {
    if (event.cards.every((card) => card === null)) return [];
    const name = event.seat === who.you ? t("table-you-listed") : nameAt(who, event.seat);
    return [t("seven_card_stud-event-dealt-seat", { name, cards: cardsText(event.cards) })];
  });
  return seen.length > 0 ? t("seven_card_stud-event-dealt", { cards: list(seen) }) : null;
}

/** The lines of a run of events: equal antes become one line, and so do the cards of a street. */
export function eventLines(events: readonly StudEvent[], who: Who): string[] {
  const antes = events.filter((event) => event.kind === "ante");
  const alike = antes.length > 1 && antes.every((event) => event.amount === antes[0]?.amount);
  const pots = events.filter((event) => event.kind === "pot").length;
  const lines: string[] = [];
  let run: StudEvent[] = [];
  const told = () => {
    const line = dealtText(run, who);
    if (line !== null) lines.push(line);
    run = [];
  };
  if (alike) lines.push(t("seven_card_stud-event-antes", { amount: antes[0]?.amount ?? 0 }));
  for (const event of events) {
    if (event.kind === "ante" && alike) continue;
    if (event.kind === "dealt") {
      run.push(event);
      continue;
    }
    told();
    const line = eventText(event, who, pots);
    if (line !== null) lines.push(line);
  }
  told();
  return lines;
}

/** The last thing that happened, as far as the table still shows it. */
export function latestText(view: StudView, who: Who): string {
  const { actor } = view;
  if (actor === null) return "";
  const count = view.seats.length;
  const before = Array.from({ length: count }, (_, step) => view.seats[(actor - 1 - step + count) % count]);
  const latest = before.find((seat) => seat?.last);
  if (!latest?.last) {
    return t("seven_card_stud-event-street", { street: t(`seven_card_stud-street-${view.street}`) });
  }
  const { seat, last, bet: amount } = latest;
  // The table shows what lies in front of a seat, but not how much of it the last call was.
  return t(`seven_card_stud-event-${last === "call" ? "called" : last}`, { ...subject(who, seat), amount });
}

// --- what can be done ------------------------------------------------------

/** The chips that an action takes from the viewer. */
function costs(view: StudView, action: Action): number {
  const bet = view.seats[view.viewer ?? -1]?.bet ?? 0;
  return ["bet", "complete", "raise"].includes(action.name) ? action.low - bet : action.low;
}

/** "Raise to 8", or "Call 3, all-in" when nothing is left then. */
export function actionLabel(view: StudView, action: Action): string {
  const id = `seven_card_stud-action-${action.name}`;
  if (action.name === "fold" || action.name === "check") return t(id);
  const allIn = costs(view, action) === view.seats[view.viewer ?? -1]?.chips;
  return t(`${id}.${allIn ? "all-in" : "amount"}`, { amount: action.low });
}

export interface Offers {
  fold: Action | undefined;
  /** Check, call or bring-in: the least it takes to stay in. */
  stay: Action | undefined;
  /** Bets, completion and raises, the smaller ones first. */
  bets: Action[];
}

/** The legal actions by the places of their buttons. */
export function offers(view: StudView): Offers {
  const bets = view.actions.filter((action) => !["fold", "check", "call", "bring_in"].includes(action.name));
  return {
    fold: view.actions.find((action) => action.name === "fold"),
    stay: view.actions.find((action) => ["check", "call", "bring_in"].includes(action.name)),
    bets: bets.sort((a, b) => a.low - b.low),
  };
}

/** The line that says what is asked of the viewer. */
export function turnText(view: StudView): string {
  const { stay, bets } = offers(view);
  if (!stay || stay.name === "bring_in") return t("seven_card_stud-turn-bring-in");
  if (stay.name === "check") {
    return t(bets.length > 0 ? "seven_card_stud-turn-check" : "seven_card_stud-turn-check-only");
  }
  const id = bets.length > 0 ? "seven_card_stud-turn-call" : "seven_card_stud-turn-call-only";
  return t(id, { price: stay.low });
}

// --- the state of the table ------------------------------------------------

/** What is in force for the moment. */
export function noticeText(view: StudView): string | null {
  if (view.phase !== "betting") return null;
  if (view.open_hands) return t("seven_card_stud-open-hands");
  return view.street === 4 && view.big_bet_allowed ? t("seven_card_stud-open-pair") : null;
}

/** What was said last at a seat, as short as can be. */
export function lastText(view: StudView, seat: number): string | null {
  const state = view.seats[seat];
  if (!state) return null;
  if (state.won > 0) return t("seven_card_stud-last-won", { amount: state.won });
  if (state.status === "folded") return t("seven_card_stud-last-fold");
  if (state.shown === "mucked") return t("seven_card_stud-last-mucked");
  if (state.all_in) return t("seven_card_stud-last-all-in");
  return state.last && view.phase === "betting" ? t(`seven_card_stud-last-${state.last}`) : null;
}

/** The viewer's best hand in words, as soon as there are five cards. */
export function ownText(view: StudView, seat: number): { text: string; note: string } | null {
  const state = view.seats[seat];
  if (!state?.hand || state.status !== "active") return null;
  const text = handWords(state.hand);
  return { text: text.charAt(0).toLocaleUpperCase(language()) + text.slice(1), note: "" };
}

/** What an opponent's hand is, once it lies open. */
export function openText(view: StudView, seat: number): string | null {
  const state = view.seats[seat];
  return state?.hand && state.status === "active" ? categoryText(state.hand) : null;
}

/** Everything a seat shows, in one sentence for people who listen. */
export function seatSentence(view: StudView, seat: number, who: Who): string {
  const state = view.seats[seat];
  if (!state) return "";
  const last = lastText(view, seat);
  const known = [...state.down, ...state.up].filter((card) => card !== null);
  const parts = [
    seat === who.you ? t("table-you") : nameAt(who, seat),
    t("table-chips", { count: state.chips }),
    ...(view.dealer === seat ? [t("table-dealer")] : []),
    ...(last === null ? [] : [last]),
    ...(state.bet > 0 ? [t("table-bet", { amount: state.bet })] : []),
    ...(state.status === "folded" ? [] : known.map((card) => cardName(card))),
    ...(state.hand && state.status === "active" ? [handWords(state.hand)] : []),
  ];
  return parts.join(", ");
}

/** The cards that win: those of each winner's five, by seat. */
export function winningCards(view: StudView): ReadonlySet<string> {
  const seats = (view.result?.ending === "showdown" ? view.result.pots : []).flatMap((pot) => pot.winners);
  return new Set(seats.flatMap((seat) => view.seats[seat]?.hand?.five ?? []));
}

// --- results ---------------------------------------------------------------

/** One line for every pot: who competed, who won it with what, and what became of odd chips. */
export function resultLines(view: StudView, who: Who): string[] {
  const { result } = view;
  if (!result) return [];
  const [winner] = result.pots[0]?.winners ?? [];
  if (result.ending === "folds" && winner !== undefined) {
    return [t("seven_card_stud-result-folds", { ...subject(who, winner), amount: result.pot })];
  }
  // A beaten hand is named once, at the first pot that its player has lost.
  const named = new Set<number>();
  return result.pots.map((pot) => {
    const line = potText(view, pot, named, who);
    for (const seat of pot.seats) named.add(seat);
    return line;
  });
}

function potText(view: StudView, pot: PotResult, named: ReadonlySet<number>, who: Who): string {
  const sole = view.result?.pots.length === 1;
  const [winner] = pot.winners;
  if (winner === undefined) return "";
  const args = {
    ...subject(who, winner),
    names: listNames(who, pot.winners),
    amount: pot.chips,
    pot: potName(pot.number, view.result?.pots.length ?? 0),
  };
  if (pot.seats.length === 1) return t("seven_card_stud-result-pot-alone", args);
  const form = `${sole ? "" : "pot-"}${pot.winners.length > 1 ? "shared" : "won"}`;
  const won = t(`seven_card_stud-result-${form}`, { ...args, with: winnersHand(view, pot) });
  return [won, oddText(view, pot, who), beatenText(view, pot, named, who)].filter(Boolean).join(" ");
}

/** "with a pair of kings", and the other cards if somebody was beaten by them alone. */
function winnersHand(view: StudView, pot: PotResult): string {
  const { hand } = pot;
  if (!hand) return "";
  const close = pot.seats.some((seat) => {
    const other = view.seats[seat]?.hand;
    return other && !pot.winners.includes(seat) && sameName(hand, other);
  });
  const text = withHand(hand);
  if (!close || !hasKickers(hand)) return text;
  return t("seven_card_stud-hand-kickers", { hand: text, kickers: kickersOf(hand) });
}

/** "Beaten: Ben (two pair, jacks and nines)." */
function beatenText(view: StudView, pot: PotResult, named: ReadonlySet<number>, who: Who): string {
  const beaten = pot.seats.filter((seat) => !pot.winners.includes(seat));
  if (beaten.length === 0) return "";
  const texts = beaten.map((seat) => {
    const name = seat === who.you ? t("table-you-listed") : nameAt(who, seat);
    if (named.has(seat)) return name;
    const hand = beatenHand(view.seats[seat]?.hand ?? null, pot.hand);
    return t("seven_card_stud-result-beaten-seat", { name, hand });
  });
  return t("seven_card_stud-result-beaten", { hands: list(texts) });
}

/** As much about a beaten hand as is needed to see why it lost. */
function beatenHand(hand: HandView | null, winner: HandView | null): string {
  if (!hand) return t("seven_card_stud-hand-not-shown");
  if (!winner || !sameName(hand, winner) || !hasKickers(hand)) return handWords(hand);
  return t("seven_card_stud-hand-kickers", { hand: handWords(hand), kickers: kickersOf(hand) });
}

/** Who got the chips that could not be divided, where what the winners have won tells it. */
function oddText(view: StudView, pot: PotResult, who: Who): string {
  if (pot.odd === 0) return "";
  const won = (seat: number) => view.seats[seat]?.won ?? 0;
  const share = Math.floor(pot.chips / pot.winners.length);
  const lucky = pot.winners.filter((seat) => won(seat) === share + 1);
  if (view.result?.pots.length === 1 && lucky.length === pot.odd) {
    return t("seven_card_stud-result-odd-to", { count: pot.odd, names: listNames(who, lucky) });
  }
  return t("seven_card_stud-result-odd", { count: pot.odd });
}
