import { describe, expect, it } from "vitest";

import { glimpses, looks, touches } from "../../src/games/silver/memory";
import { cardKey } from "../../src/games/silver/parts";
import type { Event } from "../../src/games/silver/wire";

const ROUND: Event = { kind: "round", round: 1, seat: 0, things: [] };
const look = (seat: number, other: number, place: number, card: string | null): Event => ({
  kind: "looked",
  seat,
  other,
  place,
  card,
  things: [cardKey(other, place)],
});
const slid = (seat: number, place: number, card: string | null): Event => ({
  kind: "slid",
  seat,
  place,
  card,
  things: [cardKey(seat, place)],
});
const placed = (seat: number, other: number, place: number): Event => ({
  kind: "placed",
  seat,
  other,
  place,
  card: null,
  things: [cardKey(other, place)],
});
const robbed: Event = {
  kind: "robbed",
  seat: 2,
  place: 1,
  other: 1,
  other_place: 3,
  things: ["card:c1", "card:b3"],
};
const seen = (events: Event[]) => [...glimpses(events, 0).keys()];

describe("a glimpse", () => {
  it("is where one has looked, until it fades", () => {
    expect(glimpses([ROUND, look(0, 1, 3, "seer")], 0).get("card:b3")).toEqual({ number: 9, secret: true });
    expect(seen([ROUND, look(0, 1, 3, null)])).toEqual([]);
  });

  it("is never somebody else's look", () => {
    expect(seen([ROUND, look(1, 1, 3, null), look(1, 0, 2, "seer")])).toEqual([]);
    expect(looks([ROUND, look(1, 1, 3, "seer")], null)).toEqual([]);
  });

  it("is what was slid forward in vain, but not what was exchanged", () => {
    const failed: Event = { kind: "failed", seat: 1, count: 2, things: [] };
    expect(seen([ROUND, slid(1, 1, "seer"), slid(1, 2, "witch"), failed, placed(1, 1, 6)])).toEqual([
      "card:b1",
      "card:b2",
    ]);
    const exchanged: Event = { kind: "exchanged", seat: 1, place: 2, card: "seer", things: ["pile"] };
    expect(seen([ROUND, slid(0, 1, "seer"), slid(1, 1, "seer"), slid(1, 2, "seer"), exchanged])).toEqual(["card:a1"]);
  });

  it("ends when the card is robbed, replaced or turned up, or the round is over", () => {
    const before = [ROUND, look(0, 1, 3, "seer")];
    const exposed: Event = { kind: "exposed", seat: 2, other: 1, place: 3, card: "seer", things: ["card:b3"] };
    expect(seen(before)).toEqual(["card:b3"]);
    expect(seen([...before, robbed])).toEqual([]);
    expect(seen([...before, placed(2, 1, 3)])).toEqual([]);
    expect(seen([...before, exposed])).toEqual([]);
    expect(seen([...before, ROUND])).toEqual([]);
  });
});

it("a card is touched when all see it change, not when somebody looks", () => {
  const events = [ROUND, look(0, 1, 3, null), placed(1, 1, 2), robbed];
  expect([...touches(events)]).toEqual([
    ["card:b2", 2],
    ["card:c1", 3],
    ["card:b3", 3],
  ]);
});
