// Patches of views: the same cases as the server's.

import { describe, expect, test } from "vitest";

import cases from "../../tests/patches.json";
import { applied } from "../src/lib/patch";
import type { Patch } from "../src/lib/wire";

describe("a patch makes the next view", () => {
  test.each(cases)("$name", (each) => {
    const before = JSON.stringify(each.old);
    expect(applied<unknown>(each.old, each.patch as unknown as Patch)).toEqual(each.new);
    expect(JSON.stringify(each.old)).toBe(before);
  });

  test("what has not changed is the same object", () => {
    const old = { market: { tiles: [1, 2] }, seats: [{ score: 1 }, { score: 2 }] };
    const next = applied(old, { put: [[["seats", 0, "score"], 5]], gone: [] });
    expect(next.seats[0]).toEqual({ score: 5 });
    expect([next.market, next.seats[1]]).toEqual([old.market, old.seats[1]]);
    expect(next.market).toBe(old.market);
    expect(next.seats[1]).toBe(old.seats[1]);
  });
});
