// What is considered before it is done, with a server that answers when the test says so.

import { beforeEach, describe, expect, test, vi } from "vitest";

import { Marks } from "../src/lib/marks.svelte";
import { Rehearsal } from "../src/lib/rehearsal.svelte";
import type { Scene } from "../src/lib/staging";
import type { Option, Reply, Sight } from "../src/lib/wire";

vi.mock("../src/lib/language.svelte", () => ({ t: (id: string) => id })); // which reads the page

type Asked = { type: string; answers?: number[]; say?: string };

let sight: Sight;
let asked: { request: Asked; answer: (reply: object) => void }[];
let rehearsal: Rehearsal;

const option = (answer: number): Option => ({
  answer,
  thing: `tile:${answer}`,
  verb: "",
  words: { id: "x", args: {} },
});
const OPTIONS = [0, 1, 2].map(option);
const tried = (view: object, more: object = {}) => ({
  type: "tried",
  view,
  played: 1,
  ask: {},
  several: null,
  ...more,
});
const soon = () => new Promise((resolve) => setTimeout(resolve));

function sightWith(several: object | null = null): Sight {
  return { seat: 0, status: "playing", ask: { several, options: OPTIONS } } as unknown as Sight;
}

beforeEach(() => {
  sight = sightWith();
  asked = [];
  rehearsal = new Rehearsal({
    sight: () => sight,
    optionsOf: (key) => OPTIONS.filter(({ thing }) => thing === key),
    isAim: (key) => key.startsWith("tile:"),
    say: ({ id }) => id,
    send: (request) =>
      new Promise<Reply>((resolve) =>
        asked.push({ request: request as Asked, answer: (reply) => resolve(reply as Reply) }),
      ),
  });
});

describe("a preview", () => {
  test("shows what would come of a thing, and is asked for once", async () => {
    const first = rehearsal.consider("tile:1");
    asked[0]!.answer(tried({ after: 1 }));
    await first;
    expect(rehearsal.tried).toMatchObject({ option: OPTIONS[1], reply: { view: { after: 1 } } });
    rehearsal.forget();
    expect(rehearsal.tried).toBeNull();
    await rehearsal.consider("tile:1");
    expect([rehearsal.tried!.reply.view, asked.length]).toEqual([{ after: 1 }, 1]);
  });

  test("is asked for again when the table has changed", async () => {
    const first = rehearsal.consider("tile:1");
    asked[0]!.answer(tried({}));
    await first;
    rehearsal.renew(true);
    void rehearsal.consider("tile:1");
    expect(asked.length).toBe(2);
  });

  test("is one at a time, and of those wished for meanwhile only the last counts", async () => {
    const all = [0, 1, 2].map((answer) => rehearsal.consider(`tile:${answer}`));
    expect(asked.map(({ request }) => request.answers)).toEqual([[0]]);
    asked[0]!.answer(tried({ after: 0 }));
    await soon();
    expect(rehearsal.tried).toBeNull();
    expect(asked.map(({ request }) => request.answers)).toEqual([[0], [2]]);
    asked[1]!.answer(tried({ after: 2 }));
    await Promise.all(all);
    expect(rehearsal.tried!.reply.view).toEqual({ after: 2 });
  });

  test("of a table that is not shown any more is not shown", async () => {
    const first = rehearsal.consider("tile:1");
    sight = sightWith();
    asked[0]!.answer(tried({ after: 1 }));
    await first;
    expect(rehearsal.tried).toBeNull();
  });

  test("tells whether an option ends the turn, or nobody can foresee what it brings", async () => {
    const replies = [tried({}), tried({}, { ask: null }), tried({}, { played: 0 })];
    const found = replies.map((reply, i) => {
      const commits = rehearsal.commits(option(10 + i));
      asked[i]!.answer(reply);
      return commits;
    });
    expect(await Promise.all(found)).toEqual([false, true, true]);
  });
});

describe("a reason", () => {
  test("is given for what cannot be chosen, and gives way to the next thing", async () => {
    const why = rehearsal.explain("place:hut");
    asked[0]!.answer({ type: "because", words: { id: "hut-full", args: {} }, rule: "huts" });
    await why;
    expect(rehearsal.reason).toEqual({ text: "hut-full", rule: "huts" });
    void rehearsal.consider("tile:1");
    expect(rehearsal.reason).toBeNull();
  });

  test("that comes too late is not given", async () => {
    const why = rehearsal.explain("place:hut");
    void rehearsal.consider("tile:1");
    asked[0]!.answer({ type: "because", words: { id: "hut-full", args: {} }, rule: null });
    await why;
    expect(rehearsal.reason).toBeNull();
  });

  test("is not asked for by those who watch", async () => {
    sight = { ...sight, seat: null };
    await rehearsal.explain("place:hut");
    expect([rehearsal.considered, asked.length]).toEqual(["place:hut", 0]);
  });
});

describe("a set", () => {
  const more = ["good:wood", "good:gold"];

  test("that is whole shows what would come of it when nothing else is considered", async () => {
    sight = sightWith({ verb: "pay", more, whole: false, missing: null });
    const done = rehearsal.toggle("good:gold");
    await soon();
    expect(asked[0]!.request.say).toBe("pay good:gold");
    asked[0]!.answer(tried({ after: "gold" }, { several: { verb: "pay", more: [], whole: true, missing: null } }));
    expect(await done).toBe(true);
    expect(rehearsal.tried!.reply.view).toEqual({ after: "gold" });
    rehearsal.drop();
    expect([rehearsal.tried, rehearsal.selection.chosen]).toEqual([null, []]);
  });

  test("is kept as long as its question is asked", async () => {
    sight = sightWith({ verb: "pay", more, whole: false, missing: null });
    const done = rehearsal.toggle("good:gold");
    await soon();
    asked[0]!.answer(tried({}, { several: { verb: "pay", more, whole: false, missing: null } }));
    await done;
    rehearsal.renew(true);
    expect(rehearsal.selection.chosen).toEqual(["good:gold"]);
    rehearsal.renew(false);
    expect(rehearsal.selection.chosen).toEqual([]);
  });
});

describe("marks", () => {
  const scene = (...moves: [seat: number, thing: string][]): Scene =>
    ({
      log: { start: 0, by: moves.map(([seat]) => seat), events: moves.map(([, thing]) => ({ things: [thing] })) },
    }) as unknown as Scene;

  test("stay until the same player moves again", () => {
    const marks = new Marks();
    marks.follow(scene([0, "tile:a"]));
    marks.follow(scene([1, "tile:b"]));
    expect([...marks.marks]).toEqual([
      ["tile:a", 0],
      ["tile:b", 1],
    ]);
    marks.follow(scene([0, "tile:c"]));
    expect(Object.fromEntries(marks.marks)).toEqual({ "tile:b": 1, "tile:c": 0 });
  });

  test("are all of a move of several steps, also what chance brings", () => {
    const marks = new Marks();
    for (const each of [scene([0, "tile:a"]), scene([0, "tile:b"]), scene([-1, "tile:c"])]) marks.follow(each);
    expect(Object.fromEntries(marks.marks)).toEqual({ "tile:a": 0, "tile:b": 0, "tile:c": 0 });
  });

  test("of everybody are found in the log after a reload", () => {
    const marks = new Marks();
    marks.follow(scene([0, "tile:a"], [1, "tile:b"], [0, "tile:c"]));
    expect(Object.fromEntries(marks.marks)).toEqual({ "tile:b": 1, "tile:c": 0 });
  });
});
