/** Belot at the table. */
import { registered } from "../game";
import ActionBar from "./ActionBar.svelte";
import Cards from "./Cards.svelte";
import Centre from "./Centre.svelte";
import OwnCards from "./OwnCards.svelte";
import ScoreSheet from "./ScoreSheet.svelte";
import type { BelotEvent, BelotView } from "./types";
import * as words from "./words";

export const belot = registered<BelotView, BelotEvent>({
  name: "belot",
  stakes: "points",
  fewest: 4,
  wideHand: true,
  partners: true,
  help: {
    sentences: ["aim", "bidding", "order", "points", "follow", "declare", "belot", "score", "double"],
    tips: ["trumps", "aces", "draw", "partner", "last"],
  },
  keys: [
    ["1 – 6", "web-key-contract"],
    ["P", "web-key-pass"],
    ["X", "web-key-double"],
    ["D", "web-key-declare"],
    ["B", "web-key-belot"],
    ["1 – 8", "web-key-card"],
    ["L", "web-key-trick"],
  ],
  Cards,
  OwnCards,
  Centre,
  ActionBar,
  ScoreSheet,
  counted: (view) => view.result,
  eventLines: words.eventLines,
  latestText: words.latestText,
  turnText: words.turnText,
  resultLines: words.resultLines,
  banner: () => null,
  notice: () => null,
  lastText: words.lastText,
  seatSentence: words.seatSentence,
  handText: words.ownText,
  openText: words.declaredText,
  holdings: words.holdings,
  betAt: () => 0,
  deals: (event) => event.kind === "dealt",
  payment: () => null,
  hasWon: (view, seat) => {
    const [own = 0, others = 0] = [seat % 2, 1 - (seat % 2)].map(
      (team) => view.result?.teams[team]?.recorded ?? 0,
    );
    return own > others;
  },
  clockwise: (rules) => rules.direction === "clockwise",
  leastChips: () => 0,
});
