/** Belot in sentences: what happened, what can be done, and what a seat shows. */
import { cardsText } from "../../cards/names";
import { language, t } from "../../i18n/fluent.svelte";
import { subject, type Who } from "../../table/who";
import { dutyText } from "./cards";
import { callText, contractText, contractTitle, isContract, suitOfContract, suitText } from "./contracts";
import { declarationText, scoredLines } from "./results";
import { teamSubject, teamTag } from "./teams";
import type { Action, BelotEvent, BelotView, Call, Declaration } from "./types";

export { resultLines } from "./results";

// --- what happened ---------------------------------------------------------

function calledText(call: Call, seat: number, who: Who): string {
  if (!isContract(call)) return t(`belot-event-call-${call}`, subject(who, seat));
  return t("belot-event-call", { ...subject(who, seat), contract: t(`belot-contract-${call}.text`) });
}

function list(texts: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(texts);
}

function declarationsText(declarations: readonly Declaration[]): string {
  return list(declarations.map(declarationText));
}

/** The lines of one event; cards that are dealt are told together. */
function eventTexts(event: BelotEvent, who: Who): string[] {
  const id = `belot-event-${event.kind}`;
  switch (event.kind) {
    case "called":
      return [calledText(event.call, event.seat, who)];
    case "contract": {
      const contract = contractText({ ...event, name: event.contract, by: event.seat });
      return [t(id, { ...subject(who, event.seat), contract })];
    }
    case "void":
      return [t(id)];
    case "declared": {
      const declaration = declarationText({ kind: event.declaration, cards: event.cards, points: null });
      return [t(id, { ...subject(who, event.seat), declaration })];
    }
    case "no_declaration":
      return [t(id, subject(who, event.seat))];
    case "belot":
      return [t(id, { ...subject(who, event.seat), suit: suitText(suitOfContract(event.suit) ?? "c") })];
    case "played":
      return [t(id, { ...subject(who, event.seat), card: cardsText([event.card]) })];
    case "trick":
      return [t(id, { ...subject(who, event.seat), number: event.number, points: event.points })];
    case "revealed":
      return [t(id, { ...subject(who, event.seat), declarations: declarationsText(event.declarations) })];
    case "scored":
      return scoredLines(event, who);
    case "game_won": {
      const [points = 0, others = 0] = [...event.scores].sort((a, b) => b - a);
      return [t(id, { ...teamSubject(event.team, who), points, others })];
    }
    default:
      // A newer server may know events that this page does not.
      return [];
  }
}

/** The reader's new cards, or that the bidding begins. */
function dealtLines(events: readonly BelotEvent[], who: Who): string[] {
  const dealt = events.filter((event) => event.kind === "dealt");
  if (dealt.length === 0) return [];
  const own = dealt.filter((event) => event.seat === who.you).flatMap((event) => event.cards);
  if (own.length > 0) return [t("belot-event-dealt-cards", { cards: cardsText(own) })];
  return dealt.every((event) => event.cards.length === 3) ? [] : [t("belot-event-dealt")];
}

/** The lines of a run of events: cards first, so that what was said or decided is the last word. */
export function eventLines(events: readonly BelotEvent[], who: Who): string[] {
  const lines: string[] = [];
  let run: BelotEvent[] = [];
  const flush = () => {
    lines.push(...dealtLines(run, who));
    run = [];
  };
  const waiting: string[] = [];
  for (const event of events) {
    if (event.kind === "dealt") {
      run.push(event);
      continue;
    }
    flush();
    if (event.kind === "contract") {
      waiting.push(...eventTexts(event, who));
      continue;
    }
    lines.push(...waiting.splice(0), ...eventTexts(event, who));
  }
  flush();
  return [...lines, ...waiting];
}

/** The last thing that happened, as far as the table still shows it. */
export function latestText(view: BelotView, who: Who): string {
  if (view.phase === "bidding") {
    const last = view.calls.at(-1);
    return last ? calledText(last.call, last.seat, who) : t("belot-event-dealt");
  }
  const card = view.trick?.cards.at(-1);
  if (card) return t("belot-event-played", { ...subject(who, card.seat), card: cardsText([card.card]) });
  if (view.contract && view.trick_number === 1) {
    return t("belot-event-contract", {
      ...subject(who, view.contract.by),
      contract: contractText(view.contract),
    });
  }
  return view.actor === null ? "" : t("table-turn-of", subject(who, view.actor));
}

// --- what can be done ------------------------------------------------------

export function findAction(view: BelotView, ...names: string[]): Action | undefined {
  return view.actions.find((action) => names.includes(action.name));
}

/** The line that says what is asked of the viewer. */
export function turnText(view: BelotView): string {
  if (view.phase === "declaring") return t("belot-turn-declare-late");
  if (view.phase === "play") return dutyText(view);
  if (findAction(view, "redouble")) return t("belot-turn-redouble");
  if (findAction(view, "double")) return t("belot-turn-double");
  if (!findAction(view, "bid")) return t("belot-turn-pass");
  if (!view.contract) return t("belot-turn-first");
  return t("belot-turn-bid", { contract: contractText(view.contract) });
}

// --- what a seat shows -----------------------------------------------------

/** "Tierce, Belot": what a seat has declared in this deal. */
export function declaredText(view: BelotView, seat: number): string | null {
  const state = view.seats[seat];
  if (!state || view.phase === "waiting") return null;
  const kinds = [
    ...state.declarations.map((declaration) => t(`belot-declaration-${declaration.kind}`)),
    ...state.belots.map(() => t("belot-declaration-belot")),
  ];
  return kinds.length > 0 ? kinds.join(", ") : null;
}

/** What was said last at a seat, then who plays the contract, then what the deal brought. */
export function lastText(view: BelotView, seat: number): string | null {
  const state = view.seats[seat];
  if (!state || view.phase === "waiting") return null;
  if (view.phase === "bidding") return state.call ? callText(state.call) : null;
  if (view.result?.contract) {
    const recorded = view.result.teams[state.team]?.recorded ?? 0;
    return `+${recorded}`;
  }
  return view.contract?.by === seat ? contractTitle(view.contract) : null;
}

/** Everything that a seat shows, in one sentence for people who listen. */
export function seatSentence(view: BelotView, seat: number, who: Who): string {
  const state = view.seats[seat];
  if (!state) return "";
  const { name } = subject(who, seat);
  const related =
    view.viewer === null
      ? teamTag(view, seat, who).slice(2)
      : t(state.team === view.viewer % 2 ? "belot-seat-partner" : "belot-seat-opponent");
  const parts = [name, related];
  if (view.phase !== "waiting" && view.phase !== "over")
    parts.push(t("belot-seat-cards", { count: state.cards }));
  if (view.phase === "bidding" && state.call)
    parts.push(t("belot-seat-said", { call: callText(state.call) }));
  if (view.phase !== "bidding" && view.contract?.by === seat)
    parts.push(t("belot-seat-plays", { contract: contractText(view.contract) }));
  const declared = [
    ...state.declarations.map(declarationText),
    ...state.belots.map(() => t("belot-declaration-belot.text")),
  ];
  if (declared.length > 0) parts.push(t("belot-seat-declared", { declarations: list(declared) }));
  if (view.actor === seat) parts.push(t("table-turn"));
  if (view.dealer === seat) parts.push(t("table-dealer"));
  return parts.join(", ");
}

/** What the viewer has declared; the cards speak for themselves. */
export function ownText(view: BelotView, seat: number): { text: string; note: string } | null {
  const declared = declaredText(view, seat);
  return declared ? { text: "", note: declared } : null;
}

/** The sign of the team and whose it is; at the own place with its points. */
export function holdings(view: BelotView, seat: number): string {
  if (seat !== view.viewer) return teamTag(view, seat);
  return t("belot-team-points", { team: t("belot-team-us"), points: view.scores[seat % 2] ?? 0 });
}
