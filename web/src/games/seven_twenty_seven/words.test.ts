import { describe, expect, it, vi } from "vitest";
import { languages } from "../../i18n/languages";
import { speak } from "../../i18n/spoken";
import { twentySevenEvents, twentySevenRooms, type TwentySevenRoom } from "../../fixtures/twenty_seven";

vi.mock("../../i18n/fluent.svelte", () => import("../../i18n/spoken"));
vi.mock("../../lib/settings.svelte", () => ({ settings: { localLetters: false } }));

const words = await import("./words");
const { points } = await import("./points");

function room(name: string): TwentySevenRoom {
  const found = twentySevenRooms[name];
  if (!found) throw new Error(`no fixture ${name}`);
  return found;
}
const who = { names: { 0: "Anna", 1: "Ben", 2: "Carla", 3: "Dan" }, you: 0 };

describe("totals", () => {
  it.each([
    [0, "0"],
    [1, "½"],
    [13, "6½"],
    [54, "27"],
  ])("of %i half points are written %s", (halfPoints, text) => {
    expect(points(halfPoints)).toBe(text);
  });
  it("name their distance, or that they are exact or count for nothing", () => {
    expect(words.distanceText({ total: 13, distance: 1 })).toBe("½ away");
    expect(words.distanceText({ total: 14, distance: 0 })).toBe("exactly");
    expect(words.distanceText(null)).toBe("over");
  });
  it("of an open hand are shown once where both targets count the same", () => {
    const { table } = room("727-result-pots");
    expect(words.openText(table, 0)).toBe("7 / 27");
    expect(words.openText(table, 1)).toBe("6½");
  });
});

describe("the buttons", () => {
  it.each([
    ["727-first", ["Fold", "Check", "Bet 1"]],
    ["727-raised", ["Fold", "Call 3", "Raise by 1"]],
    ["727-short", ["Fold", "Call 3, all-in"]],
    ["727-drawing", ["No card", "Take a card"]],
    ["727-declaring", ["7", "27", "Both"]],
  ])("of %s carry their prices", (name, expected) => {
    const { table } = room(name);
    expect(table.actions.map((action) => words.actionLabel(table, action, action.low))).toEqual(expected);
  });
  it("count the call towards an all-in raise", () => {
    const { table } = room("727-raised");
    const seats = table.seats.map((seat) => (seat.seat === 0 ? { ...seat, chips: 7 } : seat));
    const raise = { name: "raise", low: 1, high: 4 };
    expect(words.actionLabel({ ...table, seats }, raise, 4)).toBe("Raise by 4, all-in");
    expect(words.actionLabel({ ...table, seats }, raise, 3)).toBe("Raise by 3");
  });
});

describe("what is asked", () => {
  it.each([
    ["727-first", "Your turn: check or bet"],
    ["727-raised", "Your turn: 3 to stay in"],
    ["727-must-fold", "Your turn: you cannot pay 3, only fold"],
    ["727-drawing", "Take a card?"],
    ["727-declaring", "What do you play for? Nobody sees it yet."],
  ])("in %s", (name, expected) => {
    expect(words.turnText(room(name).table)).toBe(expected);
  });
});

describe("announcing", () => {
  it("tells the viewer's own choice and no other (S727-41)", () => {
    const { table } = room("727-declared");
    expect(words.announcingBanner(table, who)?.lines).toEqual(["You announced both."]);
    expect(words.lastText(table, 0)).toBe("For both");
    expect(words.lastText(table, 1)).toBeNull();
  });
  it("is not told by what is read out after a reload", () => {
    expect(words.latestText(room("727-declared").table, who)).toBe("Carla to act");
  });
});

describe("a seat", () => {
  it("says what it shows, and of how many cards the hand is", () => {
    expect(words.seatSentence(room("727-raised").table, 2, who)).toBe(
      "Carla, 82 chips, Raises, 5 in front, 3 cards, ace of clubs",
    );
  });
  it("says that its player is frozen (S727-43)", () => {
    const { table } = room("727-frozen");
    expect(words.lastText(table, 1)).toBe("Frozen");
    expect(words.seatSentence(table, 2, who)).toContain("Checks, Frozen");
    expect(words.ownText(table, 0)?.note).toBe("Frozen: you get no more cards.");
  });
  it("says that its player is over 27 (S727-40)", () => {
    const { table } = room("727-bust");
    expect(words.lastText(table, 1)).toBe("Over 27");
    expect(words.openText(table, 1)).toBe("30");
  });
});

describe("results", () => {
  it("explain both halves and odd chips (S727-V19)", () => {
    expect(words.resultLines(room("727-result").table, who)).toEqual([
      "Ben takes 20. Carla takes 11. Dan takes 10.",
      "Pot: 41, between Ben, Carla, Dan, and you.",
      "7 half, 20: Ben with 6½, ½ away.",
      "27 half, 21: Carla 11 (26), Dan 10 (28) – all 1 away. The odd chip of the pot is in the 27 half. Odd chip: Carla.",
    ]);
  });
  it("have a line for every pot where there are several (S727-V35)", () => {
    const [takes, main, side] = words.resultLines(room("727-result-pots").table, who);
    expect(takes).toBe("You take 30. Ben takes 10. Carla takes 10.");
    expect(main).toContain("7 half, 15: you with exactly 7. 27 half, 15: you with exactly 27.");
    expect(side).toContain("Side pot 1: 20, between Ben, Carla");
  });
  it("say who has announced what is not for everybody, and what nobody wins", () => {
    const [, , low] = words.resultLines(room("727-result-declared").table, who);
    expect(low).toBe("7 half: nobody competes, all goes to the other half.");
    expect(words.resultLines(room("727-result-stays").table, who)).toEqual([
      "Pot: 20, between Ben and you.",
      "No announcement wins anything: the pot of 20 stays.",
    ]);
  });
  it("of folding name who is left", () => {
    expect(words.resultLines(room("727-result-folds").table, who)).toEqual([
      "Everybody else is out; Ben takes 9.",
    ]);
  });
});

describe("the log", () => {
  it("has one line for all antes, one for all first cards and one for every other event", () => {
    expect(words.eventLines(twentySevenEvents, who)).toEqual([
      "Everybody pays an ante of 1.",
      "20 from the hand before lie in the pot.",
      "Dealt: Ben 10♥\uFE0E, Carla A♣\uFE0E, Dan Q♠\uFE0E, and you 6♥\uFE0E K♦\uFE0E.",
      "You check.",
      "Ben bets 2.",
      "Carla raises by 3.",
      "Dan folds.",
      "You call for 5 and are all-in.",
      "Carla takes back 1 that nobody called.",
      "You take a card.",
      "You get A♥\uFE0E.",
      "Ben takes a card.",
      "Carla is frozen and gets no card.",
      "The folded cards are shuffled and become the stock: 7.",
      "Ben is over 27 and out: 10♥\uFE0E 9♥\uFE0E 9♦\uFE0E, 28.",
      "You announced 7.",
      "Carla announced both.",
      "Carla shows A♣\uFE0E 5♦\uFE0E A♠\uFE0E.",
      "Pot: 41, between Ben, Carla, Dan, and you.",
      "7 half, 20: Ben with 6½, ½ away.",
      "27 half, 21: Carla 11 (26), Dan 10 (28) – all 1 away. The odd chip of the pot is in the 27 half. Odd chip: Carla.",
      "Ben wins 20.",
      "20 stay in the pot for the next hand.",
    ]);
  });
  it.each(languages.map(({ code }) => code))("and the results have all their texts in %s", (language) => {
    speak.language = language;
    const lines = [
      ...words.eventLines(twentySevenEvents, who),
      ...Object.values(twentySevenRooms).flatMap(({ table }) => words.resultLines(table, who)),
    ];
    expect(lines.filter((line) => /seven_twenty_seven-|undefined|\{/.test(line))).toEqual([]);
    speak.language = "en";
  });
});
