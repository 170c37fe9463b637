// The socket of a table: what is sent and heard, and what happens when it breaks.

import { beforeEach, describe, expect, test, vi } from "vitest";

import { Connection, type Link } from "../src/lib/connection";
import type { Sight } from "../src/lib/wire";
import { Socket } from "./socket";

const links: Link[] = [];
const sights: Sight[] = [];
const happens: Record<string, () => void> = {}; // to the window

function connected(staged = false): Connection {
  return new Connection("kq3", {
    sight: (sight) => sights.push(sight),
    link: (link) => links.push(link),
    staged: () => staged,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(globalThis, {
    WebSocket: Socket,
    location: { href: "https://mizban.example/t/kq3" },
    document: { hidden: false, addEventListener() {}, removeEventListener() {} },
    addEventListener: (name: string, then: () => void) => (happens[name] = then),
    removeEventListener() {},
  });
  Socket.all.length = links.length = sights.length = 0;
});

describe("the connection", () => {
  test("a request gets its reply", async () => {
    const connection = connected();
    const [socket] = Socket.all;
    socket!.open();
    const reply = connection.send({ type: "rematch" });
    socket!.say({ type: "next", re: socket!.sent[0]!.id, table: "m8x" });
    expect(await reply).toMatchObject({ table: "m8x" });
    expect(String(socket!.url)).toBe("wss://mizban.example/api/tables/kq3/socket");
  });

  test("after a break it resumes, and sends again what was not answered, with the same id", async () => {
    const connection = connected();
    const first = Socket.all[0]!;
    first.open();
    first.say({ type: "sight", at: 7, hash: "abc" });
    const reply = connection.send({ type: "rematch" });
    first.break();
    expect(links.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(400);
    const second = Socket.all[1]!;
    expect(second.url.search).toBe("?at=7&hash=abc");
    second.open();
    expect(second.sent.map((each) => each.id)).toEqual(first.sent.map((each) => each.id));
    second.say({ type: "duplicate", re: second.sent[0]!.id, at: 8 });
    expect(await reply).toMatchObject({ type: "duplicate" });
  });

  test("whoever wants every step says so", () => {
    connected(true);
    expect(Socket.all[0]!.url.search).toBe("?staged=1");
  });

  test("it waits when the server asks for that", async () => {
    const connection = connected();
    const [socket] = Socket.all;
    socket!.open();
    void connection.send({ type: "rematch" });
    socket!.say({ type: "slow_down", re: socket!.sent[0]!.id, seconds: 2 });
    expect(socket!.sent.length).toBe(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(socket!.sent.length).toBe(2);
  });

  test("a preview that comes too fast is let go", async () => {
    const connection = connected();
    const [socket] = Socket.all;
    socket!.open();
    const reply = connection.send({ type: "try", answers: [1] });
    socket!.say({ type: "slow_down", re: socket!.sent[0]!.id, seconds: 2 });
    expect(await reply).toMatchObject({ type: "slow_down" });
  });

  test("a stale request brings the sight that is new", async () => {
    const connection = connected();
    const [socket] = Socket.all;
    socket!.open();
    const reply = connection.send({ type: "rematch" });
    socket!.say({ type: "stale", re: socket!.sent[0]!.id, sight: { type: "sight", at: 9, hash: "x" } });
    expect(await reply).toMatchObject({ type: "stale" });
    expect(sights.at(-1)?.at).toBe(9);
  });

  test("a server that only says goodbye is asked less and less often", async () => {
    connected();
    for (const pause of [200, 500, 1000, 2000]) {
      const socket = Socket.all.at(-1)!;
      socket.open();
      socket.say({ type: "bye", why: { code: "store-down", text: "Later.", args: {} } });
      socket.break(1013);
      const before = Socket.all.length;
      await vi.advanceTimersByTimeAsync(pause * 0.7);
      expect(Socket.all.length).toBe(before);
      await vi.advanceTimersByTimeAsync(pause * 0.6);
      expect(Socket.all.length).toBe(before + 1);
    }
  });

  test("a table that is closed is not knocked at again", async () => {
    connected();
    Socket.all[0]!.break(4404);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(links.at(-1)).toBe("closed");
    expect(Socket.all.length).toBe(1);
  });
});

describe("a network that has gone", () => {
  test("is told within five seconds, also when nobody does anything, and so is its return", async () => {
    connected();
    const [socket] = Socket.all;
    socket!.open();
    for (let n = 0; n < 5; n++) {
      await vi.advanceTimersByTimeAsync(2100);
      socket!.say({ type: "pong", re: socket!.pings.at(-1)!.id });
    }
    expect(links).toEqual(["connecting", "open"]);
    await vi.advanceTimersByTimeAsync(4500);
    expect(links.at(-1)).toBe("silent");
    socket!.say({ type: "pong", re: socket!.pings.at(-1)!.id });
    expect(links.at(-1)).toBe("open");
    expect(Socket.all.length).toBe(1);
  });

  test("is told at once where the browser knows it, and tried anew when it is back", () => {
    connected();
    Socket.all[0]!.open();
    happens.offline!();
    expect(links.at(-1)).toBe("silent");
    happens.online!();
    expect(Socket.all.length).toBe(2);
    Socket.all[1]!.open();
    expect(links.at(-1)).toBe("open");
  });

  test("takes nothing with it: what was sent meanwhile is sent again on the next socket", async () => {
    const connection = connected();
    const first = Socket.all[0]!;
    first.open();
    void connection.send({ type: "rematch" });
    await vi.advanceTimersByTimeAsync(12_500);
    expect(links.slice(-3)).toEqual(["silent", "lost", "connecting"]);
    const second = Socket.all[1]!;
    second.open();
    expect(second.sent).toEqual(first.sent);
    first.say({ type: "pong", re: "late" });
    expect(links.at(-1)).toBe("open");
  });

  test("does not leave one connecting for ever", async () => {
    connected();
    await vi.advanceTimersByTimeAsync(8500);
    expect(Socket.all.length).toBe(2);
  });

  test("a page that nobody looks at asks for no sign of life, and asks at once when somebody does", async () => {
    const connection = connected();
    const [socket] = Socket.all;
    socket!.open();
    Object.assign(document, { hidden: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([socket!.pings.length, links.at(-1)]).toEqual([0, "open"]);
    Object.assign(document, { hidden: false });
    connection.hurry();
    expect(socket!.pings.length).toBe(1);
  });
});
