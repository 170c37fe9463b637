import { describe, expect, it } from "vitest";

import { glimpses, looks, touches } from "../../src/games/silver/memory";

const ROUND = { kind: "round", round: 1, seat: 0 };
const look = (seat: number, other: number, place: number, card: string | null) => ({
  kind: "looked",
  seat,
  other,
  place,
  card,
});
const slid = (seat: number, place: number, card: string | null) => ({ kind: "slid", seat, place, card });
const seen = (events: Record<string, unknown>[]) => [...glimpses(events, 0).keys()];

describe("a glimpse", () => {
  it("is where one has looked, until it fades", () => {
    expect(glimpses([ROUND, look(0, 1, 3, "seer")], 0).get("card:1:3")).toEqual({ number: 9, secret: true });
    expect(seen([ROUND, look(0, 1, 3, null)])).toEqual([]);
  });

  it("is never somebody else's look", () => {
    expect(seen([ROUND, look(1, 1, 3, null), look(1, 0, 2, "seer")])).toEqual([]);
    expect(looks([ROUND, look(1, 1, 3, "seer")], null)).toEqual([]);
  });

  it("is what was slid forward in vain, but not what was exchanged", () => {
    const failed = [
      ROUND,
      slid(1, 1, "seer"),
      slid(1, 2, "witch"),
      { kind: "failed", seat: 1, count: 2 },
      { kind: "placed", seat: 1, other: 1, place: 6, card: null },
    ];
    expect(seen(failed)).toEqual(["card:1:1", "card:1:2"]);
    expect(seen([ROUND, slid(1, 1, "seer"), slid(1, 2, "seer"), { kind: "exchanged", seat: 1, card: "seer" }])).toEqual(
      [],
    );
  });

  it("ends when the card is robbed, replaced or turned up, or the round is over", () => {
    const before = [ROUND, look(0, 1, 3, "seer")];
    expect(seen([...before, { kind: "robbed", seat: 2, place: 1, other: 1, other_place: 3 }])).toEqual([]);
    expect(seen([...before, { kind: "placed", seat: 2, other: 1, place: 3, card: null }])).toEqual([]);
    expect(seen([...before, { kind: "exposed", seat: 2, other: 1, place: 3, card: "seer" }])).toEqual([]);
    expect(seen([...before, { ...ROUND, round: 2 }])).toEqual([]);
  });
});

it("a card is touched when all see it change, not when somebody looks", () => {
  const events = [ROUND, look(0, 1, 3, null), { kind: "placed", seat: 1, other: 1, place: 2, card: null }];
  expect([...touches(events)]).toEqual([["card:1:2", 2]]);
});
