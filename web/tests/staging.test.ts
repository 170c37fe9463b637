// Sights are shown one after another, at a pace; nothing before it has come.

import { beforeEach, describe, expect, test, vi } from "vitest";

import { Staging, scenes, type Scene } from "../src/lib/staging";
import type { Between, Log, Sight } from "../src/lib/wire";

const STEP = 1000; // milliseconds
let shown: Scene[] = [];
let told: string[] = []; // all that stands in the log now

/** A sight of seat 0 with these events, each of whom somebody has caused. */
function sight(at: number, start: number, events: [string, number][], more: Partial<Sight> & Partial<Log> = {}): Sight {
  const { since = 0, ...rest } = more;
  const log = { start, events: events.map(([kind]) => ({ kind })), by: events.map(([, by]) => by), since };
  return {
    type: "sight",
    at,
    seat: 0,
    decision: null,
    ask: null,
    view: { at },
    between: [],
    log,
    ...rest,
  } as unknown as Sight;
}

function step(log: number, at: number): Between {
  return { log, by: 1, view: { put: [[["at"], at]], gone: [] } };
}

function staged(pace = STEP, worth?: (scene: Scene) => number | null): Staging {
  return new Staging(
    (scene) => {
      shown.push(scene);
      told = [...told.slice(0, scene.log.start), ...scene.log.events.map((event) => String(event["kind"]))];
    },
    () => pace,
    worth,
  );
}

function views(): unknown[] {
  return shown.map((scene) => scene.view!["at"]);
}

beforeEach(() => {
  vi.useFakeTimers();
  [shown, told] = [[], []];
});

describe("staging", () => {
  test("what has come first stays for a while before the next is shown", () => {
    const staging = staged();
    staging.receive(sight(1, 0, []));
    staging.receive(sight(2, 0, [["bid", 1]]));
    staging.receive(sight(3, 1, [["pass", 2]]));
    staging.receive(sight(4, 2, [["use", 3]]));
    expect(views()).toEqual([1, 2]);
    expect(staging.busy).toBe(true);
    vi.advanceTimersByTime(STEP);
    expect(views()).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(STEP);
    expect(views()).toEqual([1, 2, 3, 4]);
    expect(told).toEqual(["bid", "pass", "use"]);
    expect(staging.busy).toBe(false);
  });

  test("the steps of one commit are shown one after another, each with its part of the log", () => {
    const staging = staged();
    staging.receive(sight(1, 0, []));
    const [own, other] = [
      ["roll", 1],
      ["feed", 1],
    ] as [string, number][];
    staging.receive(
      sight(4, 0, [own, other, ["round", -1]] as [string, number][], { between: [step(1, 2), step(2, 3)] }),
    );
    expect(views()).toEqual([1, 2]);
    expect(told).toEqual(["roll"]);
    vi.advanceTimersByTime(3 * STEP);
    expect(views()).toEqual([1, 2, 3, 4]);
    expect(told).toEqual(["roll", "feed", "round"]);
  });

  test("on the way to a question nobody is asked; who is asked all the time stays asked", () => {
    const asked = { ask: { options: [] }, decision: 7 } as unknown as Partial<Sight>;
    const first = sight(1, 0, []);
    const onTheWay = scenes(first, sight(3, 0, [["look", 1]], { ...asked, between: [step(0, 2)] }));
    expect(onTheWay.map((scene) => scene.decision)).toEqual([null, 7]);
    const meanwhile = scenes({ ...first, ...asked }, sight(3, 0, [["look", 1]], { ...asked, between: [step(0, 2)] }));
    expect(meanwhile.map((scene) => scene.decision)).toEqual([7, 7]);
  });

  test("a skip shows the end at once, with everything told", () => {
    const staging = staged();
    staging.receive(sight(1, 0, []));
    for (let i = 0; i < 5; i++) staging.receive(sight(i + 2, i, [[`move ${i}`, 1]]));
    staging.skip();
    expect(shown.at(-1)!.view).toEqual({ at: 6 });
    expect(told).toEqual(["move 0", "move 1", "move 2", "move 3", "move 4"]);
    vi.advanceTimersByTime(20 * STEP);
    expect(shown.length).toBe(3);
  });

  test("whoever wants everything at once gets it at once, and so does who comes to a table or takes back", () => {
    const staging = staged(0);
    staging.receive(sight(1, 0, []));
    staging.receive(sight(3, 0, [["bid", 1], ["pass", 1]], { between: [step(1, 2)] })); // prettier-ignore
    expect(views()).toEqual([1, 3]);
    const calm = staged();
    calm.receive(sight(9, 0, [["bid", 1], ["pass", 1]], { between: [step(1, 8)] })); // prettier-ignore
    expect(shown.at(-1)!.at).toBe(9);
    calm.receive(sight(10, 1, [], {}));
    expect([shown.at(-1)!.at, calm.busy]).toEqual([10, false]);
  });

  test("what nobody is told of takes no time, one's own steps and chains take less", () => {
    const staging = staged();
    staging.receive(sight(1, 0, []));
    staging.receive(sight(2, 0, []));
    staging.receive(sight(3, 0, [["place", 0]]));
    expect(views()).toEqual([1, 2, 3]);
    staging.receive(sight(4, 1, [["place", 1]]));
    vi.advanceTimersByTime(0.6 * STEP);
    expect(views()).toEqual([1, 2, 3, 4]);
    staging.receive(sight(5, 2, [["place", 1]]));
    staging.receive(sight(6, 3, [["place", 2]]));
    vi.advanceTimersByTime(STEP);
    expect(views()).toEqual([1, 2, 3, 4, 5]);
    vi.advanceTimersByTime(0.8 * STEP);
    expect(views()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("a big moment has its whole time, however much is waiting", () => {
    const staging = staged(STEP, (scene) => (scene.log.events[0]!["kind"] === "scoring" ? 4 : null));
    staging.receive(sight(1, 0, []));
    staging.receive(sight(2, 0, [["scoring", 0]]));
    for (let i = 0; i < 9; i++) staging.receive(sight(i + 3, i + 1, [["bid", 1]]));
    vi.advanceTimersByTime(3.9 * STEP);
    expect(views()).toEqual([1, 2]);
    vi.advanceTimersByTime(0.1 * STEP);
    expect(views()).toEqual([1, 2, 3]);
  });

  test("one's own deed is shown at once", () => {
    const staging = staged();
    staging.receive(sight(1, 0, []));
    staging.receive(sight(2, 0, [["place", 1]]));
    staging.hurry();
    staging.receive(sight(3, 1, [["place", 0]]));
    expect(views()).toEqual([1, 2, 3]);
  });

  test("who has been away gets the end, no parade", () => {
    const staging = staged();
    staging.receive(sight(1, 0, []));
    for (let i = 0; i < 60; i++) staging.receive(sight(i + 2, i, [[`move ${i}`, 1]]));
    expect(shown.some((scene) => scene.at > 40)).toBe(true);
    expect(told.length).toBeGreaterThan(40);
  });

  test("what has happened since one's answer is shown again from where it began", () => {
    const staging = staged();
    staging.receive(sight(1, 0, []));
    staging.receive(sight(2, 0, [["mine", 0]], { since: 1 }));
    staging.receive(sight(3, 1, [["theirs", 1]], { since: 1 }));
    staging.receive(sight(4, 2, [["hers", 2]], { since: 1 }));
    vi.advanceTimersByTime(5 * STEP);
    expect(staging.repeatable).toBe(true);
    shown = [];
    staging.repeat();
    expect(told).toEqual(["mine"]);
    vi.advanceTimersByTime(5 * STEP);
    expect(views()).toEqual([2, 3, 4]);
    expect(told).toEqual(["mine", "theirs", "hers"]);
  });

  test("what has faded is not shown again", () => {
    const staging = staged();
    staging.receive(sight(1, 0, []));
    staging.receive(sight(2, 0, [["mine", 0], ["a look", 1]], { since: 1 })); // prettier-ignore
    vi.advanceTimersByTime(5 * STEP);
    staging.receive(sight(3, 1, [["a faded look", 1]], { since: 1 }));
    shown = [];
    staging.repeat();
    vi.advanceTimersByTime(5 * STEP);
    expect(shown).toEqual([]);
    expect(told).toEqual(["mine", "a faded look"]);
  });
});
