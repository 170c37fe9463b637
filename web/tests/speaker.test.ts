import { describe, expect, test } from "vitest";

import { bare, sentence, Speaker, told } from "../src/lib/speaker";

const SOURCE = `
seat = Player { $number }
card-hidden = a card
card-robber = 12 Robber
card-coin = coin
    .long = a coin
event-rolled = { $seat } rolls { $faces }.
event-thrown = { $seat } rolls { $dice }.
event-looked = { $seat } looks at { $other }: { $card }.
event-looked-hidden = { $seat } looks at { $other }.
event-looked-own = { $seat } looks at home: { $card }.
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

  test("digits that are written into a text follow the wish too", () => {
    const source = "hall = تالار ۷، { $count } از ۱٬۲۳۴ (P4)";
    const [own, other] = [true, false].map((wish) => new Speaker("fa", wish, [source]));
    expect(bare(own!.t("hall", { count: 3 }))).toBe("تالار ۷، ۳ از ۱٬۲۳۴ (P4)");
    expect(bare(other!.t("hall", { count: 3 }))).toBe("تالار 7، 3 از 1,234 (P4)");
    expect(other!.written("<p>۹۰ درجه</p>")).toBe("<p>90 درجه</p>");
    expect(own!.written('<td colspan="2">۹۰</td>')).toBe('<td colspan="2">۹۰</td>');
  });

  test("dice are added up", () => {
    const thrown = told({ kind: "thrown", seat: 0, dice: [4, 6] });
    expect(bare(english.say(thrown, ["Sara"]))).toBe("Sara rolls 4 + 6.");
    expect(bare(persian.say(thrown, ["Sara"]))).toBe("Sara rolls ۴ + ۶.");
  });

  test("dice of which each takes one are no sum", () => {
    expect(bare(persian.say(told({ kind: "rolled", seat: 0, faces: [4, 6] }), ["سارا"]))).toBe("سارا rolls ۴، ۶.");
  });

  test("a sentence names a thing at length where its name is too short for one", () => {
    expect(heard(english, { seat: 0, card: "coin", place: "P4" }, ["Sara"])).toBe("Sara draws a coin at P4.");
  });

  test("what somebody does at home, and what is hidden, has a form of its own", () => {
    const look = (args: Record<string, unknown>) =>
      bare(english.say(told({ kind: "looked", seat: 0, ...args }), ["Sara", "Ali"]));
    expect(look({ other: 1, card: "robber" })).toBe("Sara looks at Ali: 12 Robber.");
    expect(look({ other: 1, card: null })).toBe("Sara looks at Ali.");
    expect(look({ other: 0, card: "robber" })).toBe("Sara looks at home: 12 Robber.");
    expect(look({ other: 0, card: null })).toBe("Sara looks at home: a card.");
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
    expect(english.attribute("why-far", "rule")).toBe("moving");
    expect(english.attribute("seat", "rule")).toBeUndefined();
  });

  test("dates are in the calendar of the language", () => {
    expect(persian.date(1_790_000_000)).toContain("۱۴۰۵");
    expect(english.date(1_790_000_000)).toContain("2026");
  });

  test("a missing message is a mistake of ours", () => {
    expect(() => english.t("nowhere")).toThrow("there is no message nowhere");
  });
});
