import { describe, expect, test } from "vitest";

import { fitting, known } from "../src/lib/habits";
import type { GameInfo } from "../src/lib/wire";

const GAME: GameInfo = {
  id: "silver",
  version: 1,
  seats: [2, 3, 4],
  options: { mode: ["rounds4", "points100"], memory_aid: ["off", "on"] },
  best: 4,
  minutes: [30, 40, 45],
  difficulty: "easy",
};
const BOTS = ["newcomer", "regular", "expert"];

describe("how a table is opened", () => {
  test("a first game has the best number of players and newcomers", () => {
    expect(fitting(undefined, GAME, BOTS)).toEqual({
      seats: 4,
      level: "newcomer",
      options: {},
      listed: false,
      seating: "shuffled",
    });
  });

  test("the next one is as the last one was", () => {
    const habit = { seats: 2, level: "expert", options: { mode: "points100" }, listed: true, seating: "as_seated" };
    expect(fitting(habit, GAME, BOTS)).toEqual(habit);
  });

  test("what the game no longer has, or what somebody else has written, is forgotten", () => {
    const strange = { seats: 9, level: "clever", options: { mode: "x", gone: "y" }, listed: "yes", seating: 1 };
    expect(fitting(strange, GAME, BOTS)).toEqual(fitting(undefined, GAME, BOTS));
    expect(fitting("text", GAME, BOTS)).toEqual(fitting(undefined, GAME, BOTS));
    expect(fitting({ options: "text" }, GAME, BOTS).options).toEqual({});
  });

  test("whoever played older bots plays those of today", () => {
    expect(fitting({ level: "gentle" }, GAME, BOTS).level).toBe("newcomer");
    expect(fitting({ level: "greedy" }, GAME, BOTS).level).toBe("regular");
    expect(fitting({ level: "greedy" }, GAME, [...BOTS, "greedy"]).level).toBe("greedy");
  });

  test("where there are no newcomers, the first ones play", () => {
    expect(fitting(undefined, GAME, ["random"]).level).toBe("random");
  });

  test("only what differs from the default is told", () => {
    expect(known({ mode: "rounds4", memory_aid: "on" }, GAME)).toEqual({ memory_aid: "on" });
  });
});
