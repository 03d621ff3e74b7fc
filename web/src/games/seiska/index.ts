/** Seiska at the table. */
import type { Rules, RuleValue } from "../../api/types";
import { registered } from "../game";
import ActionBar from "./ActionBar.svelte";
import Cards from "./Cards.svelte";
import Centre from "./Centre.svelte";
import OwnCards from "./OwnCards.svelte";
import ScoreSheet from "./ScoreSheet.svelte";
import type { SeiskaEvent, SeiskaView } from "./types";
import * as words from "./words";

/** Options that have no meaning any more go back to what they are by themselves. */
const MEANINGLESS: Record<string, Rules> = {
  "scoring-heavy": { deals: 5, tie_break: "shared" },
  "scoring-basic": { drop_out_at: 100 },
  "lappu_mode-auto": { lappu_penalty: 3 },
};
const MOST_WITH_ONE_PACK = 6;

function follow(rules: Rules, option: string, value: RuleValue): Rules {
  if (option === "packs" && value === "one") {
    return { max_players: Math.min(Number(rules.max_players), MOST_WITH_ONE_PACK) };
  }
  return MEANINGLESS[`${option}-${value}`] ?? {};
}

export const seiska = registered<SeiskaView, SeiskaEvent>({
  name: "seiska",
  stakes: "points",
  fewest: 2,
  wideHand: true,
  follow,
  help: {
    sentences: ["aim", "fit", "eight", "ace", "draw", "lappu", "points"],
    tips: ["special", "many", "lappu", "eight"],
  },
  keys: [
    ["D", "seiska-key-draw"],
    ["P", "seiska-key-pass"],
    ["L", "seiska-key-lappu"],
    ["Enter", "seiska-key-play"],
    ["Esc", "seiska-key-back"],
  ],
  Cards,
  OwnCards,
  Centre,
  ActionBar,
  ScoreSheet,
  eventLines: words.eventLines,
  latestText: words.latestText,
  turnText: words.turnText,
  resultLines: words.resultLines,
  banner: () => null,
  notice: () => null,
  lastText: words.lastText,
  seatSentence: words.seatSentence,
  handText: () => null,
  openText: () => null,
  holdings: words.holdings,
  betAt: () => 0,
  deals: (event) => event.kind === "dealt" || event.kind === "drew",
  payment: () => null,
  hasWon: words.hasWon,
  leastChips: () => 0,
});
