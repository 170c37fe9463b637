import { expect, it } from "vitest";

import { freshEnding, pointsBySeat } from "../../src/games/silver/rounds";
import type { Event } from "../../src/games/silver/wire";

const OVER: Event[] = [
  { kind: "round", round: 1, seat: 0, things: [] },
  { kind: "called", seat: 1, things: [] },
  { kind: "census", seat: 1, things: [] },
  { kind: "shown", seat: 0, place: 1, card: "witch", things: [] },
  { kind: "shown", seat: 1, place: 1, card: null, things: [] },
  { kind: "scored", seat: 0, sum: 11, points: 11, total: 11, things: [] },
  { kind: "scored", seat: 1, sum: 2, points: 0, total: 0, things: [] },
  { kind: "awarded", seat: 1, active: 1, things: [] },
];
const NEXT: Event[] = [
  { kind: "round", round: 2, seat: 1, things: [] },
  { kind: "first_discard", card: "seer", things: [] },
];
const look = (seat: number): Event => ({ kind: "looked", seat, other: seat, place: 1, card: null, things: [] });

it("an ending tells what was in the villages and what they cost", () => {
  const ending = freshEnding([...OVER, ...NEXT, look(1)], 0, 2)!;
  expect(ending.round).toBe(1);
  expect(ending.why).toEqual([{ kind: "census", seat: 1, things: [] }]);
  expect(ending.seats[0]).toEqual({ village: [11], sum: 11, points: 11, total: 11 });
  expect(ending.seats[1]!.village).toEqual([null]);
});

it("an ending is told of a log that begins within the round", () => {
  expect(freshEnding(OVER.slice(1), 0, 3)).toMatchObject({ round: 3, seats: [{ sum: 11 }, { sum: 2 }] });
  expect(freshEnding([...OVER.slice(1), ...NEXT], 0, 4)!.round).toBe(3);
});

it("an ending is no longer told when one has begun the next round", () => {
  expect(freshEnding([...OVER, ...NEXT, look(0)], 0, 2)).toBeNull();
  expect(freshEnding([...OVER, ...NEXT, { kind: "drew", seat: 1, card: null, things: [] }], null, 2)).toBeNull();
});

it("points are counted by round", () => {
  expect(pointsBySeat([...OVER, ...OVER], 2)).toEqual([
    [11, 11],
    [0, 0],
  ]);
});
