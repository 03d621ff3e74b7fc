import { describe, expect, it, vi } from "vitest";
import { sekaEvents, sekaRooms, type SekaRoom } from "../../fixtures/seka";
import type { SekaView } from "./types";

vi.mock("../../i18n/fluent.svelte", () => import("../../i18n/spoken"));
vi.mock("../../lib/settings.svelte", () => ({ settings: { localLetters: false } }));

const words = await import("./words");

function room(name: string): SekaRoom {
  const found = sekaRooms[name];
  if (!found) throw new Error(`no fixture ${name}`);
  return found;
}
const who = { names: { 0: "Anna", 1: "Ben", 2: "Carla", 3: "Dan" }, you: 0 };
const watching = { ...who, you: null };

describe("results", () => {
  it("say who beats whom (SEKA-V36)", () => {
    expect(words.resultText(room("result-show").table, who)).toBe("Dan 27 beats Ben 21. Dan takes 15.");
  });
  it("say that everybody else folded", () => {
    expect(words.resultText(room("result-folds").table, who)).toBe("Everybody else folded; you take 6.");
    expect(words.resultText(room("result-folds").table, watching)).toBe(
      "Everybody else folded; Anna takes 6.",
    );
  });
  it("name those who share the pot", () => {
    expect(words.resultText(room("result-split").table, who)).toBe("The pot of 26 is split: Ben and you.");
  });
});

describe("the latest event of a table that has just been opened", () => {
  const { table } = room("betting");
  const said = (last: Record<number, Partial<SekaView["seats"][number]>>) =>
    words.latestText(
      { ...table, actor: 0, seats: table.seats.map((seat) => ({ ...seat, last: null, ...last[seat.seat] })) },
      who,
    );
  it("is what the player before has done", () => {
    expect(said({ 2: { last: "bet", bet: 4 }, 3: { last: "fold" } })).toBe("Dan folds.");
    expect(said({ 2: { last: "bet", bet: 4 } })).toBe("Carla bets 4.");
    expect(said({ 3: { last: "raise", bet: 3, blind: true } })).toBe("Dan raises blind to 3.");
  });
  it("is a look of whoever is to act", () => {
    expect(said({ 0: { last: "look" }, 3: { last: "bet", bet: 2 } })).toBe("You look at your cards.");
  });
  it("is the deal when nobody has done anything", () => {
    expect(said({})).toBe("The cards are dealt.");
  });
});

describe("the buttons", () => {
  it("offer support at the price and a raise from one more", () => {
    const { table } = room("betting");
    expect(words.offers(table).support).toMatchObject({ action: "bet", value: 4, label: "Support 4" });
    expect(words.betRange(table)).toEqual({ low: 5, high: 10, start: 5 });
    expect(words.betLabel(table, 5)).toBe("Raise to 5");
  });
  it("offer an opening bet without a price", () => {
    const { table } = room("betting-first");
    expect(words.offers(table).support).toBeUndefined();
    expect(words.betLabel(table, 3)).toBe("Bet 3");
  });
  it("call a bet below the doubled stake a knock", () => {
    const { table } = room("against-blind");
    expect(words.betRange(table)?.low).toBe(4);
    expect(words.betLabel(table, 5)).toBe("Knock with 5");
    expect(words.betLabel(table, 6)).toBe("Support 6");
  });
  it("offer only folding to those who cannot pay", () => {
    const { table } = room("fold-only");
    expect(Object.keys(words.offers(table))).toEqual(["fold"]);
    expect(words.turnText(table)).toBe("Your turn: you cannot pay 8, only fold");
  });
  it("warn before a look that would leave only folding (SEKA-V49)", () => {
    expect(words.lookTrap(room("blind-trap").table)).toEqual({ price: 8, chips: 4 });
    expect(words.lookTrap(room("blind").table)).toBeNull();
  });
});

describe("a swara", () => {
  it("says who tied with what", () => {
    expect(words.tiedText(room("split").table, who)).toBe("21 = 21, a tie: Ben and you.");
  });
  it("says the price of joining", () => {
    expect(words.swaraText(room("entry").table, who)).toContain("join for 13; the pot is 26");
  });
});

describe("the log", () => {
  it("has one line for all antes and one for every other event", () => {
    expect(words.eventLines(sekaEvents, who)).toEqual([
      "Everybody pays an ante of 1.",
      "Ben bets 2.",
      "Carla folds.",
      "Dan raises to 3.",
      "You support 3.",
      "Dan pays 3 and shows against Ben.",
      "Ben shows A♥\uFE0E Q♥\uFE0E 6♣\uFE0E: 21.",
      "Dan shows 10♠\uFE0E 9♠\uFE0E 8♠\uFE0E: 27.",
      "Dan wins 15.",
    ]);
  });
});
