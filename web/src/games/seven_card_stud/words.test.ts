import { describe, expect, it, vi } from "vitest";
import { studEvents, studRooms, type StudRoom } from "../../fixtures/stud";
import { speak } from "../../i18n/spoken";
import type { HandView } from "./types";

vi.mock("../../i18n/fluent.svelte", () => import("../../i18n/spoken"));
vi.mock("../../lib/settings.svelte", () => ({ settings: { localLetters: false } }));

const words = await import("./words");
const hands = await import("./hands");

function room(name: string): StudRoom {
  const found = studRooms[name];
  if (!found) throw new Error(`no fixture ${name}`);
  return found;
}
const who = { names: { 0: "Anna", 1: "Ben", 2: "Carla", 3: "Dan" }, you: 0 };

function labels(name: string): string[] {
  const { table } = room(name);
  const { fold, stay, bets } = words.offers(table);
  return [fold, stay, ...bets].flatMap((action) => (action ? [words.actionLabel(table, action)] : []));
}

describe("the buttons", () => {
  it.each([
    ["stud-bring-in", ["Bring in 1", "Bet 2"]],
    ["stud-third", ["Fold", "Call 3", "Raise to 6"]],
    ["stud-open-pair", ["Fold", "Check", "Bet 2", "Bet 4"]],
    ["stud-open-pair-raise", ["Fold", "Call 2", "Raise to 4", "Raise to 6"]],
    ["stud-cap", ["Fold", "Call 3, all-in"]],
  ])("of %s carry their prices", (name, expected) => {
    expect(labels(name)).toEqual(expected);
  });
  it("count what lies in front already towards an all-in", () => {
    const { table } = room("stud-open-pair-raise");
    const seats = table.seats.map((seat) => (seat.seat === 0 ? { ...seat, bet: 2, chips: 4 } : seat));
    expect(words.actionLabel({ ...table, seats }, { name: "raise", low: 6, high: 6 })).toBe(
      "Raise to 6, all-in",
    );
  });
});

describe("what is asked", () => {
  it.each([
    ["stud-bring-in", "Your turn: your card is the lowest"],
    ["stud-open-pair", "Your turn: check or bet"],
    ["stud-third", "Your turn: 3 to call"],
    ["stud-cap", "Your turn: 3 to call, or fold"],
  ])("in %s", (name, expected) => {
    expect(words.turnText(room(name).table)).toBe(expected);
  });
  it("mentions the big bet with an open pair on fourth street alone (STUD-35)", () => {
    expect(words.noticeText(room("stud-open-pair").table)).toContain("Open pair");
    expect(words.noticeText(room("stud-fifth").table)).toBeNull();
  });
});

describe("results", () => {
  it("say who wins with what, and who is beaten", () => {
    expect(words.resultLines(room("stud-result").table, who)).toEqual([
      "Carla wins 69 with a flush, king high. Beaten: Ben (two pair, jacks and nines).",
    ]);
  });
  it("explain every pot", () => {
    expect(words.resultLines(room("stud-result-pots").table, who)).toEqual([
      "Main pot 46: Dan wins with three kings. Beaten: you (two pair, aces and queens) and Ben (two pair, jacks and nines).",
      "Side pot 40: Dan wins with three kings. Beaten: Ben.",
    ]);
  });
  it("say who share a pot and who gets the odd chip (STUD-58)", () => {
    expect(words.resultLines(room("stud-result-shared").table, who)).toEqual([
      "Carla and you share 15, each with two pair, aces and queens. " +
        "The odd chip goes to you. Beaten: Ben (two pair, jacks and nines).",
    ]);
  });
  it("say that everybody else folded", () => {
    expect(words.resultLines(room("stud-result-folds").table, who)).toEqual([
      "Everybody else folded; Ben takes 9.",
    ]);
  });
  it("name the kickers when they decide (STUD-17)", () => {
    const { table } = room("stud-result");
    const seats = table.seats.map((seat) => {
      if (seat.seat === 0 || !seat.hand) return seat;
      const ranks = seat.seat === 1 ? ["K", "A", "J", "4"] : ["K", "A", "J", "5"];
      return { ...seat, hand: { ...seat.hand, category: "pair" as const, ranks } };
    });
    const hand = seats[2]?.hand ?? null;
    const pots = (table.result?.pots ?? []).map((pot) => ({ ...pot, hand }));
    const result = table.result && { ...table.result, pots };
    expect(words.resultLines({ ...table, seats, result }, who)).toEqual([
      "Carla wins 69 with a pair of kings, kickers A J 5. Beaten: Ben (pair of kings, kickers A J 4).",
    ]);
  });
  it("mark the cards that win", () => {
    expect([...words.winningCards(room("stud-result").table)].sort()).toEqual(
      ["2h", "6h", "8h", "Kh", "Th"].sort(),
    );
  });
});

describe("hands in words", () => {
  const named = (category: HandView["category"], ranks: string) =>
    hands.handWords({ category, ranks: [...ranks], five: [] });
  const won = (category: HandView["category"], ranks: string) =>
    hands.withHand({ category, ranks: [...ranks], five: [] });
  it.each([
    ["en", "ace high", "two pair, jacks and nines", "straight, five high", "royal flush"],
    ["de", "Ass hoch", "zwei Paare, Buben und Neunen", "Straße bis zur Fünf", "Royal Flush"],
    ["ru", "старшая карта — туз", "две пары, валеты и девятки", "стрит до пятёрки", "роял-флеш"],
    ["fi", "ässähai", "kaksi paria, jätkät ja ysit", "vitossuora", "kuningasvärisuora"],
  ])("are said in %s", (language, high, two, straight, royal) => {
    speak.language = language;
    expect(named("high_card", "AK974")).toBe(high);
    expect(named("two_pair", "J95")).toBe(two);
    expect(named("straight", "5432A")).toBe(straight);
    expect(named("straight_flush", "AKQJT")).toBe(royal);
    speak.language = "en";
  });
  it.each([
    ["en", "with three kings", "with a full house, sevens full of aces"],
    ["de", "mit drei Königen", "mit einem Full House, Siebenen mit Assen"],
    ["ru", "с тройкой королей", "с фулл-хаусом, семёрками и тузами"],
    ["fi", "kolmella kuninkaalla", "täyskädellä (seiskat ja ässät)"],
  ])("are won with in %s", (language, three, full) => {
    speak.language = language;
    expect(won("three_of_a_kind", "KA9")).toBe(three);
    expect(won("full_house", "7A")).toBe(full);
    speak.language = "en";
  });
});

describe("the log", () => {
  it("has one line for the antes, one for the cards of a street and one for every other event", () => {
    expect(words.eventLines(studEvents, who)).toEqual([
      "Everybody pays an ante of 1.",
      "Third street.",
      "Dealt: Ben 2♣\uFE0E, Carla 10♥\uFE0E, and you A♠\uFE0E K♦\uFE0E 7♥\uFE0E.",
      "Ben brings it in for 1.",
      "Carla calls 1.",
      "You complete to 2.",
      "Ben raises to 4. Ben is all-in.",
      "Carla folds.",
      "You get back 2 that nobody called.",
      "Nobody can bet any more: all hands are turned up.",
      "The seventh card is for everybody: 2♥\uFE0E.",
      "Ben shows 9♣\uFE0E 9♦\uFE0E J♥\uFE0E J♦\uFE0E 5♥\uFE0E: two pair, jacks and nines.",
      "Carla does not show.",
      "Main pot 30: Ben, Carla, and you compete.",
      "Side pot 40: Ben and Carla compete.",
      "Main pot: Ben wins 30.",
      "Side pot: Ben wins 40.",
    ]);
  });
});
