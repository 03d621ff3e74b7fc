/** Seven Twenty-Seven at the table. */
import { forChips, registered, type Payment } from "../game";
import ActionBar from "./ActionBar.svelte";
import Cards from "./Cards.svelte";
import Centre from "./Centre.svelte";
import OwnCards from "./OwnCards.svelte";
import type { TwentySevenEvent, TwentySevenView } from "./types";
import * as words from "./words";

function payment(event: TwentySevenEvent): Payment | null {
  switch (event.kind) {
    case "ante":
    case "bet":
    case "call":
    case "raise":
      return { seat: event.seat, amount: event.amount, won: false };
    case "won":
    case "returned":
      return { seat: event.seat, amount: event.amount, won: true };
    default:
      return null;
  }
}

export const sevenTwentySeven = registered<TwentySevenView, TwentySevenEvent>({
  name: "seven_twenty_seven",
  ...forChips,
  wideHand: true,
  help: {
    sentences: ["aim", "count", "points", "betting", "show"],
    tips: ["pictures", "start", "look", "stop"],
  },
  keys: [
    ["F", "web-key-fold"],
    ["C", "web-key-check-call"],
    ["R", "web-key-raise"],
    ["B", "web-key-both"],
    ["Enter", "web-key-enter"],
    ["T", "web-key-take"],
    ["S", "web-key-stand"],
    ["7", "web-key-seven"],
    ["2", "web-key-twenty-seven"],
  ],
  Cards,
  OwnCards,
  Centre,
  ActionBar,
  eventLines: words.eventLines,
  latestText: words.latestText,
  turnText: words.turnText,
  resultLines: words.resultLines,
  banner: words.announcingBanner,
  notice: () => null,
  lastText: words.lastText,
  seatSentence: words.seatSentence,
  handText: words.ownText,
  openText: words.openText,
  betAt: (view, seat) => view.seats[seat]?.bet ?? 0,
  deals: (event) => event.kind === "dealt" || event.kind === "card",
  payment,
  leastChips: () => 1,
});
