import { expect, test } from "vitest";

import { flights } from "../../src/games/silver/flights";
import type { Event, View } from "../../src/games/silver/wire";

const AFTER = { players: [{ village: [{}, {}, {}] }, { village: [{}, {}] }] } as unknown as View;
const told = (events: object[]) => flights(events as Event[], AFTER);

test("cards go from place to place", () => {
  expect(told([{ kind: "drew", seat: 0, card: null }])).toEqual([["deck", "hand:1"]]);
  expect(told([{ kind: "placed", seat: 1, other: 1, place: 2, card: null }])).toEqual([["hand:1", "card:b2"]]);
  expect(told([{ kind: "extra", seat: 0 }])).toEqual([["deck", "card:a3"]]);
  expect(told([{ kind: "robbed", seat: 0, place: 1, other: 1, other_place: 2 }])).toEqual([
    ["card:a1", "card:b2"],
    ["card:b2", "card:a1"],
  ]);
});

test("a way is the same whatever the card is", () => {
  const ways = [null, "witch", "villager"].map((card) => told([{ kind: "discarded", seat: 0, card }]));
  expect(new Set(ways.map((way) => JSON.stringify(way))).size).toBe(1);
});
