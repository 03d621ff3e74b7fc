/** Seka at the table. */
import { forChips, registered, type Payment } from "../game";
import ActionBar from "./ActionBar.svelte";
import Cards from "./Cards.svelte";
import Centre from "./Centre.svelte";
import OwnCards from "./OwnCards.svelte";
import type { SekaEvent, SekaView } from "./types";
import * as words from "./words";

const PAYMENTS = new Set(["ante", "bet", "show", "open", "join"]);

function payment(event: SekaEvent): Payment | null {
  if (!("amount" in event) || !(PAYMENTS.has(event.kind) || event.kind === "won")) return null;
  return { seat: event.seat, amount: event.amount, won: event.kind === "won" };
}

export const seka = registered<SekaView, SekaEvent>({
  name: "seka",
  ...forChips,
  wideHand: false,
  help: {
    sentences: ["aim", "count", "points", "wild", "betting", "show", "blind", "swara"],
    tips: ["numbers", "bluff", "aces", "swara", "bet"],
  },
  keys: [
    ["F", "web-key-fold"],
    ["C", "web-key-support"],
    ["O", "web-key-show"],
    ["R", "web-key-raise"],
    ["B", "web-key-bet"],
    ["L", "web-key-look"],
    ["Enter", "web-key-enter"],
  ],
  Cards,
  OwnCards,
  Centre,
  ActionBar,
  eventLines: words.eventLines,
  latestText: words.latestText,
  turnText: words.turnText,
  resultLines: (view, who) => [words.resultText(view, who)],
  banner: words.swaraBanner,
  notice: words.noticeText,
  lastText: words.lastText,
  seatSentence: words.seatSentence,
  handText: words.ownText,
  openText: () => null,
  betAt: () => 0,
  deals: (event) => event.kind === "dealt" || event.kind === "redeal",
  payment,
  leastChips: (rules) => Number(rules.ante ?? 1),
});
