import { expect, test } from "vitest";

import { flights } from "../../src/games/silver/flights";
import type { Event, View } from "../../src/games/silver/wire";

const AFTER = { players: [{ village: [{}, {}, {}] }, { village: [{}, {}] }] } as unknown as View;
const told = (events: object[]) => flights(events as Event[], AFTER);

test("cards go from place to place", () => {
  expect(told([{ kind: "drew", seat: 0, card: null }])).toEqual([["deck", "hand:1"]]);
  expect(told([{ kind: "placed", seat: 1, other: 1, place: 2, card: null }])).toEqual([["hand:1", "card:b2"]]);
  expect(told([{ kind: "took_shown", seat: 1, place: 2, card: "seer" }])).toEqual([["shown:2", "hand:1"]]);
  expect(told([{ kind: "extra", seat: 0 }])).toEqual([["deck", "card:a3"]]);
  expect(told([{ kind: "robbed", seat: 0, place: 1, other: 1, other_place: 2 }])).toEqual([
    ["card:a1", "card:b2"],
    ["card:b2", "card:a1"],
  ]);
});

test("an old card goes to the discard pile, and the new one takes its place", () => {
  const exchanged = { kind: "exchanged", seat: 0, place: 3, card: "witch" };
  expect(told([exchanged, { kind: "placed", seat: 0, other: 0, place: 3, card: null }])).toEqual([
    ["card:a3", "pile"],
    ["hand:1", "card:a3"],
  ]);
  const replaced = { kind: "replaced", seat: 0, other: 1, place: 2, card: "witch" };
  expect(told([replaced, { kind: "placed", seat: 0, other: 1, place: 2, card: null }])).toEqual([
    ["card:b2", "pile"],
    ["hand:1", "card:b2"],
  ]);
});

test("where several cards leave for one, the others close up", () => {
  const left = (place: number) => ({ kind: "exchanged", seat: 0, place, card: null });
  const placed = { kind: "placed", seat: 0, other: 0, place: 2, card: null };
  expect(told([left(2), left(4), left(5), placed])).toEqual([
    ["card:a1", "card:a1"],
    ["card:a3", "card:a3"],
    ["card:a2", "pile"],
    ["card:a4", "pile"],
    ["card:a5", "pile"],
    ["hand:1", "card:a2"],
  ]);
  expect(told([left(1), left(2), { ...placed, place: 1 }]).slice(0, 2)).toEqual([
    ["card:a3", "card:a2"],
    ["card:a4", "card:a3"],
  ]);
});

test("a way is the same whatever the card is", () => {
  const ways = [null, "witch", "villager"].map((card) => told([{ kind: "discarded", seat: 0, card }]));
  expect(new Set(ways.map((way) => JSON.stringify(way))).size).toBe(1);
});
