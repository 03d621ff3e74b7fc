/** What a game brings to the table: its sentences, its cards, its middle and its buttons. Seats, chips, log and panels are shared. */
import type { Component } from "svelte";
import type { Results, Rules, RuleValue, TableEvent, TableView } from "../api/types";
import { t } from "../i18n/fluent.svelte";
import type { Session } from "../table/session.svelte";
import type { Who } from "../table/who";

/** Chips on their way: from a seat to the table, or back. */
export interface Payment {
  seat: number;
  amount: number;
  won: boolean;
}

/** Something that must be understood before any button is pressed, with the buttons' own question below it. */
export interface Banner {
  title: string;
  lines: readonly string[];
}

export interface CardsProps<V> {
  view: V;
  seat: number;
  /** Cards have just been dealt. */
  dealing: boolean;
}

/** In games whose cards are clicked to play them, the own cards send actions themselves. */
export interface OwnCardsProps<V> extends CardsProps<V> {
  session: Session;
  /** A panel is open; keys are not for the table. */
  blocked: boolean;
}

export interface CentreProps<V> {
  view: V;
  who: Who;
  /** For piles that can be clicked. */
  session: Session;
}

export interface ActionBarProps {
  session: Session;
  /** A panel is open; keys are not for the table. */
  blocked: boolean;
}

/** An action bar can be asked to turn up the viewer's cards, in games where that is an action. */
export interface ActionBarExports {
  look?: () => void;
}

/** The client's part of one game. What it is handed always belongs to that game. */
export interface Game<V = TableView, E = TableEvent> {
  name: string;
  /** What is played for: chips that people bring and buy, or points on a score sheet. */
  stakes: "chips" | "points";
  /** How many players a deal takes at least. */
  fewest: number;
  /** The viewer's cards fill a row of their own on a narrow screen. */
  wideHand: boolean;
  /** Four players of whom two sit opposite each other: their places stay where they are, also those that are free. */
  partners?: boolean;
  /** The options that follow when another one gets a value; `rules` are those before. */
  follow?(rules: Rules, option: string, value: RuleValue): Rules;
  /** The sentences of the help page and its tips, by the ends of their ids. */
  help: { sentences: readonly string[]; tips: readonly string[] };
  /** Keys of the own turn and the texts that explain them. */
  keys: readonly (readonly [string, string])[];

  /** The cards at a plate, the viewer's own cards, the middle of the table, and the buttons of one's turn. */
  Cards: Component<CardsProps<V>>;
  OwnCards: Component<OwnCardsProps<V>>;
  Centre: Component<CentreProps<V>>;
  ActionBar: Component<ActionBarProps, ActionBarExports>;
  /** The sheet on which points are written, in a panel of its own; games for points have one. */
  ScoreSheet?: Component<{ view: V; who: Who; results: Results }>;
  /** How the deal on the table was counted, if it is over and the score sheet is to say so later, too. */
  counted?(view: V): Results[string] | null;

  /** The lines of the log for what happened together. */
  eventLines(events: readonly E[], who: Who): string[];
  /** The last thing that happened, as far as the table still shows it. */
  latestText(view: V, who: Who): string;
  /** What is asked of the viewer. */
  turnText(view: V): string;
  /** How the deal ended, in sentences; the first one matters most. */
  resultLines(view: V, who: Who): string[];
  banner(view: V, who: Who): Banner | null;
  /** What is in force for the moment, said above the last event. */
  notice(view: V, who: Who): string | null;
  /** What was said last at a seat, as short as can be. */
  lastText(view: V, seat: number): string | null;
  /** Everything that a seat shows, in one sentence for people who listen. */
  seatSentence(view: V, seat: number, who: Who): string;
  /** The viewer's own hand in words, and a remark on it. */
  handText(view: V, seat: number): { text: string; note: string } | null;
  /** What a hand at a plate is, if it lies open and that is worth a line. */
  openText(view: V, seat: number): string | null;
  /** What a seat has, its chips or its points; `short` where there is little room. */
  holdings(view: V, seat: number, short: boolean): string;
  /** Chips that lie in front of a seat until the round is over. */
  betAt(view: V, seat: number): number;
  /** Whether an event brings new cards. */
  deals(event: E): boolean;
  payment(event: E): Payment | null;
  /** Whether a seat has won something in the deal that is over. */
  hasWon(view: V, seat: number): boolean;
  /** Whether the others sit clockwise from the viewer's left; else from the right. */
  clockwise?(rules: Rules): boolean;
  /** The chips without which nobody is dealt in. */
  leastChips(rules: Rules): number;
}

interface ChipSeats {
  seats: readonly { chips: number; won: number }[];
}

/** What all games for chips have in common. */
export const forChips = {
  stakes: "chips",
  fewest: 2,
  holdings: (view: ChipSeats, seat: number, short: boolean) =>
    t(short ? "table-chip-count" : "table-chips", { count: view.seats[seat]?.chips ?? 0 }),
  hasWon: (view: ChipSeats, seat: number) => (view.seats[seat]?.won ?? 0) > 0,
} as const;

/** How a seat stands in the deal, in games where a player can be out of it. */
export function statusAt(view: TableView, seat: number): string {
  const state = view.seats[seat];
  return state && "status" in state ? state.status : "";
}

/** The chips at a seat; none in a game for points. */
export function chipsAt(view: TableView, seat: number): number {
  const state = view.seats[seat];
  return state && "chips" in state ? state.chips : 0;
}

/** A game for the registry, which finds it by the name that its views carry. */
export function registered<V, E>(game: Game<V, E>): Game {
  return game as unknown as Game;
}
