// Big moments: what is told of events of real games, in words and numbers.

import { describe, expect, test, vi } from "vitest";

import { moment as alhambra } from "../src/games/alhambra/moments";
import type { Event as AlhambraEvent, View as AlhambraView } from "../src/games/alhambra/wire";
import { moment as kiltCastle } from "../src/games/kilt-castle/moments";
import type { Event as KiltEvent, View as KiltView } from "../src/games/kilt-castle/wire";
import { moment as keyflower } from "../src/games/keyflower/moments";
import type { Event as KeyflowerEvent, View as KeyflowerView } from "../src/games/keyflower/wire";
import { moment as silver, rowsOf } from "../src/games/silver/moments";
import type { Event as SilverEvent, View as SilverView } from "../src/games/silver/wire";
import { moment as stoneAge } from "../src/games/stone-age/moments";
import type { Event as StoneEvent, View as StoneView } from "../src/games/stone-age/wire";
import { isRoll, signed, spoken, worth, type Happening, type Moment } from "../src/games/moment";
import { counted } from "../src/lib/count";
import { Moments } from "../src/lib/moments.svelte";
import { bare } from "../src/lib/speaker";
import { talking } from "./talking";

const NAMES = ["Ava", "Kian", "Sara"];
const things: string[] = [];

/** A scene with its events, and as much of the view after it as is looked at. */
function scene<View, Event>(
  events: unknown[],
  after: object,
  before: object = after,
  earlier: unknown[] = [],
): Happening<View, Event> {
  return { events: events as Event[], earlier: earlier as Event[], before: before as View, after: after as View };
}

function rows(moment: Moment | null): unknown[] {
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

describe("Silver", () => {
  const table = talking<SilverView, SilverEvent>("silver", "en", NAMES);

  test("a call is a moment", () => {
    const found = silver(table, scene([{ kind: "called", seat: 2, things }], {}));
    expect(bare(found!.title)).toBe("Sara calls the census!");
    expect(found!.rows).toEqual([]);
  });

  test("how a round ends has the same rows as any moment", () => {
    const seats = [
      { village: [3, 9], sum: 70, points: 70, total: 339 },
      { village: [null], sum: 30, points: 0, total: 241 },
    ];
    const found = rowsOf(table, { round: 4, why: [], seats, after: [] });
    expect(rows({ title: "", rows: found })).toEqual([
      ["Ava", 269, 70, 339, "cards: 70"],
      ["Kian", 241, 0, 241, "cards: 30"],
    ]);
  });
});

describe("Stone Age", () => {
  const table = talking<StoneView, StoneEvent>("stone-age", "en", NAMES);
  const players = [
    { food: 3, score: 20 },
    { food: 2, score: 12 },
    { food: 0, score: -10 },
  ];
  const ROLL = [
    { kind: "rolled", seat: 0, dice: [4, 3, 2, 4], total: 13, things: ["dice"] },
    { kind: "gathered", seat: 0, count: 2, what: "stone", total: 13, divisor: 5, things },
  ];
  const FEEDING = [
    { kind: "harvest", seat: 1, count: 1, things },
    { kind: "fed", seat: 1, count: 5, things },
    { kind: "hungry", seat: 2, count: 5, points: 10, things },
    { kind: "harvest", seat: 0, count: 1, things },
    { kind: "fed", seat: 0, count: 5, things },
    { kind: "round", round: 4, seat: 2, things },
  ];

  test("dice lie over their place, with what they bring", () => {
    const found = stoneAge(table, scene(ROLL, { players, roll: null }));
    expect(found).toMatchObject({ at: "place:quarry", dice: { faces: [4, 3, 2, 4], total: 13 }, rows: [] });
    expect(bare(found!.dice!.result)).toBe("÷ 5 → 2 stone");
    expect(isRoll(found!)).toBe(true);
  });

  test("a feeding tells who eats what and who starves, also when dice came with it", () => {
    const found = stoneAge(table, scene([...ROLL, ...FEEDING], { players, roll: null }));
    expect(rows(found)).toEqual([
      ["Kian", 6, -4, 2, "harvest 1, eats 5"],
      ["Sara", 0, -10, -10, "hungry, 5 food short"],
      ["Ava", 7, -4, 3, "harvest 1, eats 5"],
    ]);
    expect(found!.rows.map(({ unit }) => unit)).toEqual(["food", "points", "food"]);
    expect([bare(found!.note!), found!.dice?.total]).toEqual(["Round 4 begins; Sara starts.", 13]);
  });

  test("a meal that stops to ask is one scene, when everybody has eaten", () => {
    const ROUND = { kind: "round", round: 3, seat: 1, things };
    const eaten = [...FEEDING.slice(0, 2), ROUND, ...FEEDING.slice(0, 3)];
    expect(stoneAge(table, scene(FEEDING.slice(0, 3), { players, roll: null }))).toBeNull();
    const found = stoneAge(table, scene(FEEDING.slice(3), { players, roll: null }, {}, eaten));
    expect(found!.rows.map(({ name, change }) => [name, change])).toEqual([
      ["Kian", -4],
      ["Sara", -10],
      ["Ava", -4],
    ]);
    expect(stoneAge(table, scene(FEEDING.slice(5), { players }, {}, FEEDING.slice(0, 5)))).toBeNull();
  });

  test("dice stay as long as a step", () => {
    expect(worth(stoneAge(table, scene(ROLL, { players, roll: null }))!)).toBe(1);
  });

  test("the last round is announced", () => {
    const found = stoneAge(table, scene([{ kind: "stack_empty", stack: 2, things }], { players }));
    expect(found!.title).toBe("The last round");
  });

  test("the end tells what everything is worth", () => {
    const events = [
      { kind: "ended_by_cards", things },
      { kind: "scored_green", seat: 0, different: 6, twice: 1, points: 37, things },
      { kind: "scored_role", seat: 0, role: "farmer", people: 4, times: 10, points: 40, things },
      { kind: "scored_role", seat: 0, role: "tool_maker", people: 0, times: 4, points: 0, things },
      { kind: "scored_resources", seat: 0, points: 26, things },
    ];
    const found = stoneAge(table, scene(events, { players: [{ score: 167 }] }));
    expect(rows(found)).toEqual([["Ava", 64, 103, 167, "green cards 37, farmers 40, resources left over 26"]]);
  });
});

describe("Keyflower", () => {
  const table = talking<KeyflowerView, KeyflowerEvent>("keyflower", "en", NAMES);
  const players = [{}, {}, {}];

  test("a season's end tells who has won which tiles", () => {
    const events = [
      { kind: "passed", seat: 1, things },
      { kind: "season_ends", season: "spring", things },
      { kind: "unsold", tile: "stable", things },
      { kind: "won", seat: 0, tile: "keywood", things },
      { kind: "won", seat: 0, tile: "gold_mine", things },
      { kind: "collected", seat: 1, count: 2, things },
    ];
    const found = keyflower(table, scene(events, { players }));
    expect(bare(found!.title)).toContain("Spring ends");
    expect(found!.rows.map(({ why }) => why.map(bare))).toEqual([
      ["Keywood", "Gold mine"],
      ["no tile", "2 workers come home"],
      ["no tile"],
    ]);
  });

  test("winter is announced as the last season", () => {
    const found = keyflower(table, scene([{ kind: "season", season: "winter", seat: 1, things }], { players }));
    expect(found!.title).toBe("Winter: the last season");
  });

  test("the end names what was worth most", () => {
    const events = [
      { kind: "scored", seat: 1, tile: "well", points: 3, things },
      { kind: "scored", seat: 1, tile: "key_guild", points: 10, things },
      { kind: "total", seat: 1, points: 13, things },
    ];
    const found = keyflower(table, scene(events, { players }));
    expect(rows(found)).toEqual([["Kian", 0, 13, 13, "Key guild 10, Well 3"]]);
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
