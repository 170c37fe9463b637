import { describe, expect, test } from "vitest";

import { bare, sentence, Speaker, told } from "../src/lib/speaker";

const SOURCE = `
seat = Player { $number }
card-hidden = a card
card-robber = 12 Robber
event-drew = { $seat } draws { $card } at { $place }.
why-far = Too far.
    .rule = moving
`;
const english = new Speaker("en", true, [SOURCE]);
const persian = new Speaker("fa", true, [SOURCE]);
const latin = new Speaker("fa", false, [SOURCE]);

function heard(speaker: Speaker, args: Record<string, unknown>, names: string[] = []): string {
  return bare(speaker.say(told({ kind: "drew", ...args }), names));
}

describe("words", () => {
  test("seats are called by name, or by number", () => {
    expect(heard(english, { seat: 0, card: "robber", place: "P4" }, ["Sara"])).toBe("Sara draws 12 Robber at P4.");
    expect(heard(english, { seat: 1, card: "robber", place: "P4" })).toBe("Player 2 draws 12 Robber at P4.");
  });

  test("what is hidden is said to be so", () => {
    expect(heard(english, { seat: 0, card: null, place: "P4" }, ["Sara"])).toBe("Sara draws a card at P4.");
  });

  test("numbers are in Persian digits, codes are not", () => {
    expect(heard(persian, { seat: 0, card: "robber", place: "P4" }, ["Sara"])).toBe("Sara draws ۱۲ Robber at P4.");
    expect(heard(persian, { seat: 0, card: "robber", place: 1234 }, ["Sara"])).toBe("Sara draws ۱۲ Robber at ۱٬۲۳۴.");
    expect(heard(latin, { seat: 0, card: "robber", place: 1234 }, ["Sara"])).toBe("Sara draws 12 Robber at 1,234.");
    expect(persian.number(1234)).toBe("۱٬۲۳۴");
  });

  test("dice are added up", () => {
    expect(heard(english, { seat: 0, card: "robber", place: [4, 6] }, ["Sara"])).toBe("Sara draws 12 Robber at 4 + 6.");
    expect(heard(persian, { seat: 0, card: "robber", place: [4, 6] }, ["Sara"])).toBe("Sara draws ۱۲ Robber at ۴ + ۶.");
  });

  test("names stand in isolates, so that they cannot turn a sentence round", () => {
    expect(english.say(told({ kind: "drew", seat: 0, card: "robber", place: "P4" }), ["علی"])).toContain(
      "\u2068علی\u2069",
    );
  });

  test("a sentence begins with a capital letter, also behind a mark of direction", () => {
    expect(sentence("\u2068iron\u2069 to Home 5")).toBe("\u2068Iron\u2069 to Home 5");
    expect(sentence("3 wood")).toBe("3 wood");
    expect(sentence("c3: an empty site")).toBe("c3: an empty site");
    expect(sentence("چوب")).toBe("چوب");
  });

  test("a refusal knows its rule", () => {
    expect(english.rule("why-far")).toBe("moving");
    expect(english.rule("seat")).toBeUndefined();
  });

  test("dates are in the calendar of the language", () => {
    expect(persian.date(1_790_000_000)).toContain("۱۴۰۵");
    expect(english.date(1_790_000_000)).toContain("2026");
  });

  test("a missing message is a mistake of ours", () => {
    expect(() => english.t("nowhere")).toThrow("there is no message nowhere");
  });
});
