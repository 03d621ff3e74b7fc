/** Seven Card Stud at the table. */
import type { Rules, RuleValue } from "../../api/types";
import { forChips, registered, type Payment } from "../game";
import ActionBar from "./ActionBar.svelte";
import Cards from "./Cards.svelte";
import Centre from "./Centre.svelte";
import OwnCards from "./OwnCards.svelte";
import type { StudEvent, StudView } from "./types";
import * as words from "./words";

function payment(event: StudEvent): Payment | null {
  switch (event.kind) {
    case "ante":
    case "call":
    case "bring_in":
      return { seat: event.seat, amount: event.amount, won: false };
    case "bet":
    case "complete":
    case "raise":
      return { seat: event.seat, amount: event.total, won: false };
    case "won":
    case "returned":
      return { seat: event.seat, amount: event.amount, won: true };
    default:
      return null;
  }
}

/** The big bet stays twice the small bet until somebody chooses another one. */
function bigBetFollows(rules: Rules, option: string, value: RuleValue): Rules {
  const twice = rules.big_bet === 2 * Number(rules.small_bet);
  return option === "small_bet" && twice ? { big_bet: 2 * Number(value) } : {};
}

export const sevenCardStud = registered<StudView, StudEvent>({
  name: "seven_card_stud",
  ...forChips,
  wideHand: true,
  follow: bigBetFollows,
  help: {
    sentences: ["aim", "deal", "first", "betting", "pair", "all_in", "showdown", "ranking"],
    tips: ["start", "live", "memory", "fifth", "board"],
  },
  keys: [
    ["F", "web-key-fold"],
    ["C", "web-key-call"],
    ["B", "web-key-fixed"],
    ["R", "web-key-bigger"],
  ],
  Cards,
  OwnCards,
  Centre,
  ActionBar,
  eventLines: words.eventLines,
  latestText: words.latestText,
  turnText: words.turnText,
  resultLines: words.resultLines,
  banner: () => null,
  notice: words.noticeText,
  lastText: words.lastText,
  seatSentence: words.seatSentence,
  handText: words.ownText,
  openText: words.openText,
  betAt: (view, seat) => view.seats[seat]?.bet ?? 0,
  deals: (event) => event.kind === "dealt",
  payment,
  leastChips: (rules) => (rules.mode === "cash" ? Number(rules.ante) + Number(rules.bring_in) : 1),
});
