/** How a deal ended, in sentences and as the steps of its arithmetic. */
import type { Results } from "../../api/types";
import { cardsText } from "../../cards/names";
import { t } from "../../i18n/fluent.svelte";
import { nameAt, type Who } from "../../table/who";
import { firstTeam, teamName, teamSubject } from "./teams";
import type { BelotEvent, BelotView, Declaration, Result, Team } from "./types";

type Scored = Extract<BelotEvent, { kind: "scored" }>;

/** What the view and the event know of an ending. */
interface Ending {
  ending: Scored["ending"];
  team: Team;
  raw: readonly number[];
  recorded: readonly number[];
  capot: Team | null;
}

/** "Points: Us 18, Them 7." */
function pairText(id: string, numbers: readonly number[], who: Who): string {
  const first = firstTeam(who.you);
  const second: Team = first === 0 ? 1 : 0;
  return t(id, {
    first: teamName(first, who),
    second: teamName(second, who),
    one: numbers[first] ?? 0,
    two: numbers[second] ?? 0,
  });
}

function endingText({ ending, team, raw }: Ending, who: Who): string {
  const args = { raw: raw[team] ?? 0, against: raw[1 - team] ?? 0 };
  return t(`belot-result-${ending}`, { ...teamSubject(team, who), ...args });
}

/** The lines for the log: how the deal ended and what was written down. */
export function scoredLines(event: Scored, who: Who): string[] {
  const all = event.capot ? (event.raw[0] ?? 0) > (event.raw[1] ?? 0) : null;
  const capot = all === null ? null : all ? 0 : 1;
  return [
    endingText({ ...event, capot }, who),
    ...(capot === null ? [] : [t("belot-result-capot", teamSubject(capot, who))]),
    ...(event.hanging > 0 ? [t("belot-result-hangs", { points: event.hanging })] : []),
    pairText("belot-result-recorded", event.recorded, who),
  ];
}

/** How the deal ended, in sentences; the first one matters most. */
export function resultLines(view: BelotView, who: Who): string[] {
  const { result } = view;
  if (!result) return [];
  if (!result.contract) return [t("belot-result-void")];
  const { contract, ending, capot } = result;
  const numbers = (key: "raw" | "recorded") => result.teams.map((team) => team[key]);
  const made = { ending, team: contract.team, raw: numbers("raw"), recorded: numbers("recorded"), capot };
  return [
    [endingText(made, who), capot === null ? "" : t("belot-result-capot", teamSubject(capot, who))]
      .join(" ")
      .trim(),
    result.hanging > 0 ? t("belot-result-hangs", { points: result.hanging }) : "",
    pairText(
      view.standings ? "belot-result-scores" : "belot-result-recorded",
      view.standings ? view.scores : numbers("recorded"),
      who,
    ) + (result.one_more ? ` ${t("belot-result-one_more")}` : ""),
  ].filter(Boolean);
}

function doubledText(result: Result, times: number): string {
  return t("belot-result-doubled", { total: result.total, times, points: result.multiplied });
}

/** A line of the score sheet whose arithmetic is known. */
export interface Account {
  number: number;
  result: Result;
  /** It is of the last deal that is over. */
  last: boolean;
}

/** The deals on the sheet that were counted, the latest first; `results` go by the number of the deal at the table. */
export function accounts(view: BelotView, results: Results): Account[] {
  const latest = view.result ? view.deal : view.deal - 1;
  const end = view.sheet.length - 1;
  return view.sheet
    .flatMap(({ number }, line) => {
      const result = results[latest - (end - line)];
      return result?.contract ? [{ number, result, last: line === end }] : [];
    })
    .reverse();
}

// --- the arithmetic ----------------------------------------------------------

/** A line of the arithmetic: what, and the number of each team. */
export interface SumRow {
  name: string;
  label: string;
  /** By team; nothing where a team has no share in it. */
  numbers: readonly (number | null)[];
  /** A sum is drawn stronger. */
  sum: boolean;
}

const PARTS = ["cards", "last_ten", "no_trumps", "declarations", "belots", "capot"] as const;

/** From the tricks to what is written down; parts that nobody has are left out. */
export function sumRows(result: Result): SumRow[] {
  const { teams, contract } = result;
  if (!contract) return [];
  const row = (name: string, numbers: readonly (number | null)[], sum = false, args = {}): SumRow => ({
    name,
    label: t(`belot-sum-${name}`, args),
    numbers,
    sum,
  });
  const parts = PARTS.map((part) =>
    row(
      part,
      teams.map((team) => team[part]),
    ),
  ).filter((each, index) => index === 0 || each.numbers.some((number) => number !== 0));
  const own = result.teams.map((team) => team.own);
  const recorded = teams.map((team) => team.recorded);
  const doubled = contract.doubling > 1;
  const whole = doubled || result.ending === "inside";
  const holder = recorded.indexOf(Math.max(...recorded));
  const only = (number: number) =>
    teams.map((team) => (team.team === holder && recorded[holder] ? number : null));
  const hung = result.hanging_to;
  return [
    ...parts,
    row(
      "raw",
      teams.map((team) => team.raw),
      true,
    ),
    ...(whole ? [row("total", only(result.total))] : [row("own", own)]),
    ...(doubled ? [row("doubled", only(result.multiplied), false, { times: contract.doubling })] : []),
    ...(hung !== null && result.hanging_before > 0
      ? [
          row(
            "hung",
            teams.map((team) => (team.team === hung ? result.hanging_before : null)),
          ),
        ]
      : []),
    row("recorded", recorded, true),
  ];
}

/** "tierce 7♥ 8♥ 9♥", as far as the reader may know. */
export function declarationText(declaration: Declaration): string {
  const text = t(`belot-declaration-${declaration.kind}.text`);
  if (!declaration.cards) return text;
  return t("belot-declaration-cards", { declaration: text, cards: cardsText(declaration.cards) });
}

/** Every declaration of the deal and whether it counts. */
export function declaredLines(result: Result, who: Who): { text: string; why: string; counts: boolean }[] {
  return result.declarations.map((declaration) => ({
    text: t("belot-step-declared", {
      name: declaration.seat === who.you ? t("table-you") : nameAt(who, declaration.seat),
      declaration: declarationText(declaration),
      points: declaration.points,
    }),
    why: t(`belot-standing-${declaration.why}`),
    counts: declaration.counts,
  }));
}

/** What the ending means for the points, how it was rounded, and what hangs. */
export function stepLines(result: Result, who: Who): string[] {
  const { contract, ending } = result;
  if (!contract) return [t("belot-result-void")];
  const doubled = contract.doubling > 1;
  const suits = contract.name === "no_trumps" || contract.name === "all_trumps" ? contract.name : "suit";
  return [
    t(`belot-step-${ending}${doubled && ending !== "inside" ? "-doubled" : ""}`),
    t(`belot-step-round-${suits}`),
    ...(doubled ? [doubledText(result, contract.doubling)] : []),
    ...(result.hanging_to !== null && result.hanging_before > 0
      ? [t("belot-result-hung", { ...teamSubject(result.hanging_to, who), points: result.hanging_before })]
      : []),
    ...(result.hanging > 0 ? [t("belot-result-hangs", { points: result.hanging })] : []),
  ];
}
