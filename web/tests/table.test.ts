// A table as the page sees it, while others answer at the same time.

import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import type { Game } from "../src/games/game";
import type { Sight } from "../src/lib/wire";
import { Socket } from "./socket";

const SEVERAL = { verb: "offer", more: ["tile:apothecary", "tile:brewer"], whole: false, missing: null };

let Table: (typeof import("../src/lib/table.svelte"))["Table"];

beforeAll(async () => {
  Object.assign(globalThis, {
    WebSocket: Socket,
    location: { href: "https://mizban.example/t/kq3" },
    document: { hidden: false, addEventListener() {}, removeEventListener() {}, documentElement: {} },
    addEventListener() {},
    removeEventListener() {},
    navigator: { languages: ["en"] },
    matchMedia: () => ({ matches: true, addEventListener() {} }),
  });
  ({ Table } = await import("../src/lib/table.svelte")); // it asks the browser at once who is there
}, 60_000);

beforeEach(() => {
  Socket.all.length = 0;
});

function sight(at: number, decision: number): Partial<Sight> {
  const ask = { prompt: { id: "ask-offer", args: {} }, options: [], several: SEVERAL } as unknown as Sight["ask"];
  const log = { start: 0, events: [], by: [], since: 0 };
  return { type: "sight", at, decision, ask, log, seat: 0, status: "playing", chairs: [], view: {}, between: [] };
}

function opened() {
  const table = new Table("kq3", {} as Game);
  const socket = Socket.all.at(-1)!;
  socket.open();
  socket.say(sight(1, 7));
  return { table, socket };
}

/** Until all that was answered has been heard. */
async function heard(): Promise<void> {
  await new Promise((done) => setTimeout(done));
}

function answer(socket: Socket): void {
  const { id: re } = socket.sent.at(-1)!;
  socket.say({ type: "tried", re, played: 0, view: null, ask: null, several: { ...SEVERAL, more: ["tile:brewer"] } });
}

describe("what is chosen while others answer", () => {
  test("joins its set, though somebody's answer came before what was asked about it", async () => {
    const { table, socket } = opened();
    void table.point("tile:apothecary", false);
    await heard();
    socket.say(sight(2, 7));
    answer(socket);
    await heard();
    expect(socket.sent.map(({ type }) => type)).toEqual(["try", "try"]); // what was said of the table before is of no use
    answer(socket);
    await heard();
    expect(table.selection.chosen).toEqual(["tile:apothecary"]);
    expect(table.selection.joins("tile:brewer")).toBe(true);
    table.close();
  });

  test("is forgotten when the question is another one", async () => {
    const { table, socket } = opened();
    void table.point("tile:apothecary", false);
    await heard();
    socket.say(sight(2, 8));
    answer(socket);
    await heard();
    expect(socket.sent.map(({ type }) => type)).toEqual(["try"]);
    expect(table.selection.chosen).toEqual([]);
    table.close();
  });
});
