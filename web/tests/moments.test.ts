// Big moments: what is told of events of real games, in words and numbers.

import { describe, expect, test, vi } from "vitest";

import { moment as alhambra } from "../src/games/alhambra/moments";
import type { Event as AlhambraEvent, View as AlhambraView } from "../src/games/alhambra/wire";
import { moment as kiltCastle } from "../src/games/kilt-castle/moments";
import type { Event as KiltEvent, View as KiltView } from "../src/games/kilt-castle/wire";
import { signed, spoken, worth, type Happening, type Moment } from "../src/games/moment";
import { counted } from "../src/lib/count";
import { Moments } from "../src/lib/moments.svelte";
import { bare } from "../src/lib/speaker";
import { talking } from "./talking";

const NAMES = ["Ava", "Kian", "Sara"];
const things: string[] = [];

/** A scene with its events, and as much of the view after it as is looked at. */
export function scene<View, Event>(events: unknown[], after: object, before: object = after): Happening<View, Event> {
  return { events: events as Event[], before: before as View, after: after as View };
}

export function rows(moment: Moment | null): unknown[] {
  return moment!.rows.map(({ name, was, change, now, why }) => [name, was, change, now, bare(why.join(", "))]);
}

describe("Kilt Castle", () => {
  const table = talking<KiltView, KiltEvent>("kilt-castle", "en", NAMES);
  const players = [9, 12, 4].map((ducats) => ({ ducats }));
  const DAY = [
    { kind: "paid", seat: 0, price: 1, other: 1, things },
    { kind: "built", seat: 0, colour: "red", crests: 2, site: "c1", things },
    { kind: "ducat_day", things },
    { kind: "income", seat: 0, colour: "red", income: 3, things },
    { kind: "income", seat: 1, colour: "orange", income: 3, things },
    { kind: "income", seat: 2, colour: "light_grey", income: 1, things },
  ];

  test("a ducat day tells what each colour pays", () => {
    const found = kiltCastle(table, scene(DAY, { players }));
    expect(found!.title).toBe("Ducat day!");
    expect(rows(found)).toEqual([
      ["Ava", 6, 3, 9, "red 3"],
      ["Kian", 9, 3, 12, "orange 3"],
      ["Sara", 3, 1, 4, "light grey 1"],
    ]);
  });

  test("in Persian too, in its digits", () => {
    const found = kiltCastle(talking("kilt-castle", "fa", NAMES), scene(DAY, { players }));
    expect([found!.title, bare(found!.rows[0]!.why[0]!)]).toEqual(["روز دوکاتی!", "قرمز ۳"]);
  });

  test("the end tells of towers and crests", () => {
    const payouts = [
      { kind: "payout", seat: 0, colour: "red", towers: 7, crests: 3, things },
      { kind: "payout", seat: 1, colour: "orange", towers: 3, crests: 2, things },
      { kind: "payout", seat: 2, colour: "light_grey", towers: 8, crests: 1, things },
    ];
    const found = kiltCastle(
      table,
      scene([...DAY, ...payouts], { players: [{ ducats: 118 }, { ducats: 66 }, { ducats: 54 }] }),
    );
    expect(rows(found)[0]).toEqual(["Ava", 108, 10, 118, "towers 7, crests 3"]);
  });

  test("an ordinary turn is no big moment", () => {
    expect(kiltCastle(table, scene(DAY.slice(0, 2), { players }))).toBeNull();
  });
});

describe("Alhambra", () => {
  const table = talking<AlhambraView, AlhambraEvent>("alhambra", "en", NAMES);
  const SCORING = [
    { kind: "laid", card: null, things },
    { kind: "scoring", round: 1, things },
    { kind: "building_points", seat: 1, building: "chambers", points: 4, things },
    { kind: "building_points", seat: 2, building: "garden", points: 5, things },
    { kind: "building_points", seat: 0, building: "tower", points: 6, things },
    { kind: "wall_points", seat: 0, points: 1, things },
    { kind: "wall_points", seat: 1, points: 1, things },
    { kind: "wall_points", seat: 2, points: 2, things },
  ];
  const players = [7, 5, 7].map((total) => ({ total }));

  test("a scoring round tells who gets what for which building and for walls", () => {
    const found = alhambra(table, scene(SCORING, { players, imaginary: null }));
    expect(bare(found!.title)).toBe("Scoring round 1");
    expect(rows(found)).toEqual([
      ["Ava", 0, 7, 7, "tower 6, walls 1"],
      ["Kian", 0, 5, 5, "chambers 4, walls 1"],
      ["Sara", 0, 7, 7, "garden 5, walls 2"],
    ]);
  });

  test("the imaginary player has a row, and nobody's colour", () => {
    const events = [...SCORING, { kind: "imaginary_points", building: "garden", points: 3, things }];
    const found = alhambra(table, scene(events, { players: players.slice(0, 2), imaginary: { total: 3 } }));
    expect(found!.rows.at(-1)).toMatchObject({ seat: null, name: "Imaginary player", change: 3, now: 3 });
  });

  test("the last tiles are announced", () => {
    expect(alhambra(table, scene([{ kind: "last_turn", things }], { players }))!.title).toBe("The last tiles");
  });
});

describe("a moment", () => {
  const MOMENT: Moment = {
    title: "Feeding",
    rows: [{ seat: 0, name: "Ava", was: 12, change: -10, now: 2, why: ["hungry"] }],
  };

  test("is said once, with its numbers", () => {
    expect(spoken(MOMENT, String)).toBe("Feeding. Ava: −10 = 2 hungry");
    expect([signed(3, String), signed(-3, String)]).toEqual(["+3", "−3"]);
  });

  test("goes away by itself, and stays its time when something else happens", () => {
    vi.useFakeTimers();
    const moments = new Moments();
    moments.come(MOMENT, 1000);
    moments.come(null, 0);
    expect([moments.shown, moments.last]).toEqual([MOMENT, null]);
    vi.advanceTimersByTime(1000);
    expect(moments.shown).toBeNull();
  });

  test("takes the longer the more there is to read", () => {
    expect(worth(MOMENT)).toBeGreaterThan(worth({ ...MOMENT, rows: [] }));
    expect(worth({ ...MOMENT, rows: [] })).toBeGreaterThan(1);
  });
});

describe("a number counts", () => {
  test("from what it was to what it is, never beyond", () => {
    expect([0, 0.2, 1, 3].map((share) => counted(3, 13, share))).toEqual([3, 8, 13, 13]);
    expect(counted(5, -5, 1)).toBe(-5);
  });
});
