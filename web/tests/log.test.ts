import { describe, expect, test } from "vitest";

import { linesOf, type Break } from "../src/lib/log";

type Told = { kind: string; seat?: number };
const breakOf = ({ kind }: Told): Break => (kind === "round" || kind === "turn" ? kind : undefined);
const events = (...kinds: string[]): Told[] => kinds.map((kind) => ({ kind, seat: 1 }));

function turns(told: Told[], by: number[], most = 100): (number | null)[] {
  return linesOf(told, by, breakOf, most).map((line) => line.turn);
}

describe("the log", () => {
  test("breaks where somebody else has answered; chance goes on with whoever did", () => {
    expect(turns(events("a", "b", "c", "d", "e"), [-1, 0, -1, 0, 1])).toEqual([null, 0, null, null, 1]);
  });

  test("begins anew with each round, which is a heading", () => {
    const told = events("a", "round", "b");
    expect(turns(told, [0, 0, 0])).toEqual([0, null, 0]);
    expect(linesOf(told, [], breakOf, 9).map((line) => line.heading)).toEqual([false, true, false]);
  });

  test("breaks at the events that begin a turn, where a game has such, whoever answers in it", () => {
    expect(turns(events("turn", "a", "b", "turn"), [1, 0, 2, 1])).toEqual([1, null, null, 1]);
  });

  test("shows the newest lines and knows their places", () => {
    expect(linesOf(events("a", "b", "c"), [0, 0, 0], breakOf, 2).map((line) => line.i)).toEqual([1, 2]);
  });
});
