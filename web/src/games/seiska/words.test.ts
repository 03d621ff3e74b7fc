import { describe, expect, it, vi } from "vitest";
import { seiskaEvents, seiskaRooms, type SeiskaRoom } from "../../fixtures/seiska";
import { heldCards } from "./cards";
import { speak } from "../../i18n/spoken";
import type { SeiskaEvent } from "./types";
import { rowsOf } from "./rows";

vi.mock("../../i18n/fluent.svelte", () => import("../../i18n/spoken"));
vi.mock("../../lib/settings.svelte", () => ({ settings: { localLetters: false } }));

const words = await import("./words");
const LANGUAGES = ["en", "de", "ru", "fi", "bg"];

function room(name: string): SeiskaRoom {
  const found = seiskaRooms[name];
  if (!found) throw new Error(`no fixture ${name}`);
  return found;
}
const names = { 0: "Anna", 1: "Ben", 2: "Carla", 3: "Dan", 4: "Emma", 5: "Finn", 6: "Greta", 7: "Hugo" };
const who = { names, you: 0 };

describe("a hand", () => {
  it("lies by suits with alternating colours and by ranks, what was drawn is marked", () => {
    const held = heldCards(room("sei-must").table, 0);
    expect(held.map((each) => each.card)).toEqual(["9s", "9h", "Ah", "Kc", "3d", "4d", "9d"]);
    expect(held.filter((each) => each.drawn).map((each) => each.card)).toEqual(["9s", "3d"]);
  });
  it("of two packs tells equal cards apart, and takes one of them for the new one", () => {
    const { table } = room("sei-must");
    const seats = table.seats.map((seat) => (seat.seat === 0 ? { ...seat, hand: ["9s", "9s", "2c"] } : seat));
    const held = heldCards({ ...table, seats }, 0);
    expect(new Set(held.map((each) => each.key)).size).toBe(3);
    expect(held.map((each) => each.drawn)).toEqual([false, true, false]);
  });
  it.each([
    [1, 280, 48, 1],
    [7, 280, 48, 1],
    [12, 280, 48, 2],
    [22, 280, 46, 3],
    [22, 540, 84, 2],
  ])("of %i cards fits into %i pixels with cards of %i in %i rows", (count, width, card, rows) => {
    const hand = Array.from({ length: count }, (_, index) => ({ card: "2c", key: `${index}`, drawn: false }));
    const laid = rowsOf(hand, width, card);
    expect(laid.length).toBe(rows);
    expect(laid.flatMap((row) => row.cards)).toEqual(hand);
    for (const row of laid) {
      expect(card + (row.cards.length - 1) * row.step * card).toBeLessThanOrEqual(width + 1);
      // A card that can be pressed shows more than its middle.
      expect(row.step).toBeGreaterThan(0.5);
    }
  });
});

describe("the own turn", () => {
  it.each([
    ["sei-turn", "Your turn: play a card"],
    ["sei-voluntary", "Your turn: play or draw"],
    ["sei-draw", "Nothing fits: draw a card"],
    ["sei-special", "Only eights and aces: draw a card"],
    ["sei-draw-pass", "Draw another card or pass"],
    ["sei-must", "9♠\uFE0E fits and must be played"],
    ["sei-more", "Another card of this rank must follow"],
    ["sei-suit", "Which suit do you want?"],
    ["sei-lappu", "One card left: say lappu!"],
  ])("in %s asks %s", (name, text) => {
    expect(words.turnText(room(name).table)).toBe(text);
  });
  it.each([
    ["sei-turn", "Ah", "An ace must have the suit of the top card."],
    ["sei-turn", "4d", "It must match the top card in suit or rank."],
    ["sei-named", "8s", "An eight wants an ordinary card of the suit that was named."],
    ["sei-special", "8s", "With nothing but eights and aces you have to draw."],
    ["sei-must", "9h", "The card just drawn must be played."],
    ["sei-more", "4d", "Only cards of the same rank can follow."],
  ])("in %s explains why %s does not fit", (name, card, text) => {
    expect(words.whyNot(room(name).table, card)).toBe(text);
  });
  it("says how many cards may be drawn", () => {
    expect(words.drawsText(room("sei-draw").table)).toBe("You may draw up to 3 cards.");
    expect(words.drawsText(room("sei-draw-pass").table)).toBe("You may draw 2 more cards.");
  });
});

describe("a seat", () => {
  it("says its points, its cards and what its player did last", () => {
    expect(words.seatSentence(room("sei-turn").table, 1, who)).toBe("Ben, 5 points, Dealer, 5 cards, Played");
  });
  it("keeps saying lappu as long as it holds", () => {
    const { table } = room("sei-thinking");
    expect(words.lastText(table, 2)).toBe("Lappu!");
    expect(words.seatSentence(table, 2, who)).toBe("Carla, 23 points, 1 card, Lappu!");
  });
  it("of a player who has dropped out says only that (SEIS-41)", () => {
    expect(words.seatSentence(room("sei-heavy").table, 3, who)).toBe("Dan, 112 points, Out");
  });
  it("reads out the hand that lies open when the deal is over", () => {
    expect(words.seatSentence(room("sei-result").table, 2, who)).toBe(
      "Carla, 34 points, +11, eight of clubs, queen of spades",
    );
  });
});

describe("the game", () => {
  it("says which deal it is, and at how many points players drop out", () => {
    expect(words.progressText(room("sei-turn").table)).toBe("Deal 3 of 5");
    expect(words.progressText(room("sei-heavy").table)).toBe("Deal 3, out at 100");
    expect(words.progressText({ ...room("sei-turn").table, game_deal: 6 })).toBe("Extra deal");
  });
  it("names after a reload what stands on the table", () => {
    const { table } = room("sei-turn");
    expect(words.latestText(table, who)).toBe("Dan passes.");
    const played = table.seats.map((seat) => ({ ...seat, last: "played" as const }));
    expect(words.latestText({ ...table, seats: played }, who)).toBe("Dan plays 9♠\uFE0E.");
    expect(words.latestText(room("sei-must").table, who)).toBe("Your turn");
  });
  it("is not told by what is read out when it is over", () => {
    expect(words.latestText(room("sei-result").table, who)).toBe("");
  });
});

describe("results", () => {
  it("say who went out and what each hand counted (SEIS-37, 38)", () => {
    expect(words.resultLines(room("sei-result").table, who)).toEqual([
      "Ben is out of cards and wins the deal.",
      "You: 4♦\uFE0E A♥\uFE0E 9♥\uFE0E – 7 points, 19 in all.",
      "Carla: 8♣\uFE0E Q♠\uFE0E – 11 points, 34 in all.",
      "Dan: 2♣\uFE0E 3♥\uFE0E 7♠\uFE0E J♦\uFE0E – 4 points, 12 in all.",
    ]);
    expect(words.hasWon(room("sei-result").table, 1)).toBe(true);
    expect(words.hasWon(room("sei-result").table, 0)).toBe(false);
  });
  it("of a large table are one line, because the hands lie open", () => {
    const [first, counted, ...more] = words.resultLines(room("sei-result-eight").table, who);
    expect(first).toBe("Ben is out of cards and wins the deal.");
    expect(counted).toContain("You 7 (19), Carla 11 (34), Dan 4 (12)");
    expect(more).toEqual([]);
  });
  it("say who drops out (SEIS-41), that nobody wins, and that another deal follows (A14)", () => {
    expect(words.resultLines(room("sei-result-heavy").table, who).at(-1)).toBe(
      "Carla has 106 points and is out of the game.",
    );
    const blocked = words.resultLines(room("sei-blocked").table, who);
    expect(blocked[0]).toBe("Nobody can play or draw any more: nobody wins the deal.");
    expect(blocked.at(-1)).toBe("The lowest totals are equal: another deal is played.");
  });
  it("of the whole game name all totals", () => {
    expect(words.resultLines(room("sei-over").table, who).at(-1)).toBe(
      "All points: You 19, Ben 5, Carla 34, Dan 12.",
    );
  });
});

describe("the log", () => {
  it("tells a deal in sentences, cards for an ace together and penalty cards once", () => {
    speak.language = "en";
    const lines = words.eventLines(seiskaEvents, who);
    const start = lines.indexOf("Everybody gets 7 cards.");
    expect(lines.slice(start)).toEqual([
      "Everybody gets 7 cards.",
      "8♦\uFE0E was turned up and goes back into the draw pile.",
      "A♣\uFE0E is turned up.",
      "Everybody gets another card for the ace.",
      "You draw 8♠\uFE0E.",
      "Carla plays 7♣\uFE0E.",
      "Dan plays 8♥\uFE0E.",
      "Dan wants diamonds.",
      "You play 4♦\uFE0E.",
      "Ben plays A♦\uFE0E.",
      "Ben has another turn.",
      "All others draw a card for the ace.",
      "You draw 3♥\uFE0E.",
      "Ben draws a card.",
      "The discards are shuffled and become the draw pile: 34 cards.",
      "Ben passes.",
      "You draw 5♠\uFE0E.",
      "There is no card left to draw, you pass.",
      "Carla says: lappu!",
      "Dan forgot to say lappu: 3 penalty cards.",
      "You forgot to say lappu: 1 penalty card.",
      "You draw 6♠\uFE0E.",
      "Dan plays 9♠\uFE0E.",
    ]);
    expect(lines.slice(0, start)).toEqual([
      "Ben is out of cards and wins the deal.",
      "Ben: no points, 5 in all.",
      "Carla: 8♣\uFE0E Q♠\uFE0E – 11 points, 34 in all.",
      "You: K♣\uFE0E – 1 point, 13 in all.",
      "Nobody can play or draw any more: nobody wins the deal.",
      "Carla has 104 points and is out of the game.",
      "The lowest totals are equal: another deal is played.",
      "Ben and you win the game.",
      "You win the game.",
    ]);
  });
  it("names the one who draws for an ace at a table of two (SEIS-V32)", () => {
    const events: SeiskaEvent[] = [{ kind: "drew", seat: 1, cards: [null], why: "ace" }];
    expect(words.eventLines(events, who)).toEqual(["Ben draws a card."]);
  });
  it.each(LANGUAGES)("and everything else has all its texts in %s", (language) => {
    speak.language = language;
    const tables = Object.values(seiskaRooms).map(({ table }) => table);
    const lines = [
      ...words.eventLines(seiskaEvents, who),
      ...tables.flatMap((table) => [
        ...words.resultLines(table, who),
        words.turnText(table),
        words.latestText(table, who),
        words.progressText(table),
        words.drawsText(table),
        words.whyNot(table, "Ah"),
        ...table.seats.map(({ seat }) => words.seatSentence(table, seat, who)),
      ]),
    ];
    expect(lines.filter((line) => /seiska-|table-|undefined|\{/.test(line))).toEqual([]);
    speak.language = "en";
  });
});
