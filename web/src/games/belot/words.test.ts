import { describe, expect, it, vi } from "vitest";
import { belotEvents, belotRooms } from "../../fixtures/belot";
import type { Who } from "../../table/who";
import { playOf, sorted, whyNot } from "./cards";
import { accounts, declaredLines, resultLines, stepLines, sumRows } from "./results";
import { signOf, teamName, teamTag } from "./teams";
import type { BelotView, Result } from "./types";
import * as words from "./words";

vi.mock("../../i18n/fluent.svelte", () => import("../../i18n/spoken"));
vi.mock("../../lib/settings.svelte", () => ({ settings: { localLetters: false } }));

const who: Who = { names: { 0: "Anna", 1: "Ben", 2: "Carla", 3: "Dan" }, you: 0 };
const watching: Who = { ...who, you: null };

function table(name: string): BelotView {
  const room = belotRooms[`belot/${name}`];
  if (!room) throw new Error(`no room ${name}`);
  return room.table;
}

function resultOf(name: string): Result {
  const { result } = table(name);
  if (!result) throw new Error(`no result in ${name}`);
  return result;
}

describe("what happened", () => {
  it("has a sentence for every kind of event", () => {
    const lines = words.eventLines(belotEvents, who);
    expect(lines).toContain("You bid hearts.");
    expect(lines).toContain("Ben doubles.");
    expect(lines).toContain("The bidding is over: you play hearts, redoubled.");
    expect(lines).toContain("You declare: quarte 7♥︎ 8♥︎ 9♥︎ 10♥︎.");
    expect(lines).toContain("Ben declares: carré.");
    expect(lines).toContain("You say belot: hearts.");
    expect(lines).toContain("Carla takes trick 1, worth 24.");
    expect(lines).toContain("You are inside: 72 to 90. The others get everything.");
    expect(lines).toContain("Points: Us 0, Them 64.");
    expect(lines).toContain("They win the game with 126 to 84.");
    expect(lines.filter((line) => /undefined|null|\{/.test(line))).toEqual([]);
  });

  it("tells the reader's new cards before the contract that came with them", () => {
    const together = belotEvents.filter(
      (event) => event.kind === "contract" || (event.kind === "dealt" && event.cards.length === 3),
    );
    expect(words.eventLines(together, who)).toEqual([
      "You get K♥︎ 8♦︎ 7♠︎.",
      "The bidding is over: you play hearts, redoubled.",
    ]);
  });

  it("says after a reload what still lies there", () => {
    expect(words.latestText(table("redouble"), who)).toBe("Dan doubles.");
    expect(words.latestText(table("follow"), who)).toBe("Dan plays 8♠︎.");
    expect(words.latestText(table("lead"), who)).toBe("The bidding is over: you play hearts.");
  });
});

describe("the own hand", () => {
  it("is sorted with trumps first, jack and nine highest", () => {
    const view = table("lead");
    expect(sorted(view, ["Kh", "As", "9h", "7s", "Jh", "Th", "8d"])).toEqual([
      "Jh",
      "9h",
      "Th",
      "Kh",
      "As",
      "7s",
      "8d",
    ]);
  });

  it("is sorted as plain cards while the bidding goes on", () => {
    expect(sorted(table("bidding"), ["9h", "Jh", "Ah"])).toEqual(["Ah", "Jh", "9h"]);
  });

  it.each([
    ["lead", "Your turn: lead to the trick"],
    ["follow", "Your turn: follow suit, spades"],
    ["trump", "Your turn: you must overtrump"],
    ["belot", "Your turn: you must trump"],
  ])("knows what is asked: %s", (name, text) => {
    expect(words.turnText(table(name))).toBe(text);
  });

  it("says why a card cannot be played", () => {
    expect(whyNot(table("follow"), "Jh")).toBe("You must follow suit: spades.");
    expect(whyNot(table("trump"), "7h")).toBe("You must trump higher than 10♥︎.");
    expect(whyNot(table("trump"), "Jh")).toBeNull();
    expect(whyNot(table("belot"), "8d")).toBe("You must trump.");
    const raise: BelotView = {
      ...table("trump"),
      duty: { name: "raise", suit: "hearts", beat: "Th" },
    };
    expect(whyNot(raise, "7h")).toBe("You must play higher than 10♥︎.");
    expect(whyNot(raise, "Qs")).toBe("You must follow suit: hearts.");
    expect(whyNot(table("wait"), "Jh")).toBe("It is not your turn.");
  });

  it("has an action for a card with belot and one without", () => {
    const view = table("belot");
    expect(playOf(view, "Kh", "belot")?.name).toBe("belot");
    expect(playOf(view, "Kh")?.name).toBe("play");
    expect(playOf(view, "8d")).toBeUndefined();
  });
});

describe("the teams", () => {
  it("are told apart by words and signs", () => {
    expect([teamName(0, who), teamName(1, who)]).toEqual(["Us", "Them"]);
    expect([teamName(0, { ...who, you: 1 }), teamName(1, { ...who, you: 1 })]).toEqual(["Them", "Us"]);
    expect(signOf(0, 0)).not.toBe(signOf(1, 0));
    expect(signOf(1, 3)).toBe(signOf(0, 0));
  });

  it("have their names for who watches", () => {
    expect(teamName(1, watching)).toBe("Ben & Dan");
    expect(teamTag(table("spectator"), 1, watching)).toBe("◇ with Dan");
  });
});

describe("the bidding", () => {
  it.each([
    ["first", "Your turn: bid or pass"],
    ["bidding", "Your turn: bid higher, double or pass"],
    ["redouble", "Your turn: redouble, or leave it at that"],
  ])("asks for what may be said: %s", (name, text) => {
    expect(words.turnText(table(name))).toBe(text);
  });

  it("shows at the seats what was said last, and in play who plays what", () => {
    expect(words.lastText(table("redouble"), 3)).toBe("Double");
    expect(words.lastText(table("follow"), 3)).toBe("Hearts ×2");
    expect(words.lastText(table("follow"), 1)).toBeNull();
  });
});

describe("the result", () => {
  it("says how it ended and what is written down", () => {
    expect(resultLines(table("result"), who)).toEqual([
      "You have made your contract: 178 to 74.",
      "Points: Us 18, Them 7.",
    ]);
    expect(resultLines(table("result-hanging"), who)).toEqual([
      "Both teams have 130: the deal hangs.",
      "13 points hang for the winner of the next deal.",
      "Points: Us 0, Them 13.",
    ]);
    expect(resultLines(table("void"), who)).toEqual(["All four have passed: nothing is written down."]);
    expect(resultLines(table("result-inside"), who)[0]).toBe(
      "They are inside: 20 to 368. You get everything. You have all eight tricks: capot.",
    );
  });

  it("adds up, row by row", () => {
    for (const name of ["result", "result-inside", "result-hanging"]) {
      const rows = sumRows(resultOf(name));
      const raw = rows.findIndex((row) => row.name === "raw");
      for (const team of [0, 1]) {
        const parts = rows.slice(0, raw).reduce((sum, row) => sum + (row.numbers[team] ?? 0), 0);
        expect(rows[raw]?.numbers[team], `${name}, team ${team}`).toBe(parts);
      }
    }
  });

  it("leads from the whole deal over the double to what is written down", () => {
    const rows = sumRows(resultOf("result-inside")).map((row) => [row.name, ...row.numbers]);
    expect(rows.slice(-4)).toEqual([
      ["total", 38, null],
      ["doubled", 76, null],
      ["hung", 8, null],
      ["recorded", 84, 0],
    ]);
  });

  it("says of every declaration whether it counts, and why not", () => {
    const lines = declaredLines(resultOf("result"), who);
    expect(lines[0]).toEqual({ text: "You: quarte 7♥︎ 8♥︎ 9♥︎ 10♥︎, 50", why: "counts", counts: true });
    expect(lines[1]?.why).toBe("beaten by a better one");
  });

  it("explains doubling, capot and hanging points in steps", () => {
    expect(stepLines(resultOf("result-inside"), who)).toEqual([
      "Inside: all points go to the other team.",
      "Rounding: 5 to 9 up, 0 to 3 down; of two fours the smaller goes up.",
      "Double: 38 × 2 = 76 points.",
      "You also get the 8 that hung.",
    ]);
  });
});

describe("the deals of a game", () => {
  const made = resultOf("result");
  const hanging = resultOf("result-hanging");

  it("are shown as far as their arithmetic is known, the latest first", () => {
    const view = table("result");
    expect(view.sheet).toHaveLength(5);
    const known = accounts(view, { [view.deal]: made, [view.deal - 3]: hanging });
    expect(known).toEqual([
      { number: 5, result: made, last: true },
      { number: 2, result: hanging, last: false },
    ]);
  });

  it("stay where they are on the sheet when the next deal has begun", () => {
    const before = table("result");
    const view = { ...before, deal: before.deal + 1, result: null };
    expect(accounts(view, { [before.deal]: made })).toEqual([{ number: 5, result: made, last: true }]);
  });

  it("have nothing to show where all have passed", () => {
    const view = table("void");
    expect(accounts(view, { [view.deal]: resultOf("void"), [view.deal - 1]: made })).toEqual([
      { number: 4, result: made, last: false },
    ]);
  });
});

describe("for people who listen", () => {
  it("a seat is one sentence", () => {
    expect(words.seatSentence(table("follow"), 3, who)).toBe(
      "Dan, against you, 5 cards, plays hearts, doubled, declared quinte and belot, Dealer",
    );
    expect(words.seatSentence(table("redouble"), 2, who)).toBe("Carla, your partner, 5 cards, said Pass");
    expect(words.seatSentence(table("spectator"), 3, watching)).toBe("Dan, with Ben, 6 cards, Turn, Dealer");
  });
});
