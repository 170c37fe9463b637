import { describe, expect, it } from "vitest";

import { cardOf, isGreen, onceValue, sorted } from "../src/games/stone-age/cards";
import { Crowd } from "../src/games/stone-age/figures";
import {
  boxOf,
  circlesOf,
  HEIGHT,
  isUnderTray,
  numbersAt,
  SITES,
  standsOf,
  WIDTH,
} from "../src/games/stone-age/layout";
import { lastRoll } from "../src/games/stone-age/tray/tray";
import { gainOf, goodIn, toolIn, type Place } from "../src/games/stone-age/parts";
import { BOX, type Event, type View } from "../src/games/stone-age/wire";

const PLACES: Place[] = [
  ...SITES,
  "card_1",
  "card_2",
  "card_3",
  "card_4",
  "building_1",
  "building_2",
  "building_3",
  "building_4",
];

describe("cards", () => {
  it("are as they are printed", () => {
    expect(cardOf("farmer2-food3")).toEqual({ bottom: "farmer", people: 2, top: "food", amount: 3, gives: "food" });
    expect(cardOf("art-rollgold")).toEqual({ bottom: "art", people: 1, top: "roll", amount: 2, gives: "gold" });
    expect(onceValue("toolmaker1-once4")).toBe(4);
    expect(onceValue("shaman1-stone1")).toBeNull();
  });

  it("are sixteen green ones and twenty with people", () => {
    const green = Object.keys(BOX.cards).map((name) => isGreen(cardOf(name)));
    expect([green.filter(Boolean).length, green.length]).toEqual([16, 36]);
  });

  it("lie in the order of what counts", () => {
    expect(sorted(["shaman1-gold1", "music-points3-a", "pottery-dice", "farmer1-dice"])).toEqual([
      "pottery-dice",
      "music-points3-a",
      "farmer1-dice",
      "shaman1-gold1",
    ]);
  });
});

describe("the layout", () => {
  it("lays no place on another, and none over the edge", () => {
    const boxes = PLACES.map(boxOf);
    for (const [i, a] of boxes.entries()) {
      expect(a.x >= 0 && a.y >= 0 && a.x + a.w <= WIDTH && a.y + a.h <= HEIGHT).toBe(true);
      for (const b of boxes.slice(0, i))
        expect(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y).toBe(true);
    }
  });

  it("has seven circles where resources are, and the cheapest card on the right", () => {
    expect(["forest", "clay_pit", "quarry", "river"].map((place) => circlesOf(place as Place).length)).toEqual([
      7, 7, 7, 7,
    ]);
    expect(circlesOf("hut")).toHaveLength(2);
    expect(boxOf("card_1").x).toBeGreaterThan(boxOf("card_2").x);
  });

  it("has room for forty hunters and for ten numbers", () => {
    const { x, y, w, h } = boxOf("hunting_ground");
    for (const [left, top] of standsOf("hunting_ground", 40))
      expect(left > x && left < x + w && top > y && top < y + h).toBe(true);
    for (const place of SITES.filter(gainOf)) {
      const { box } = numbersAt(place, 10);
      expect(box.x >= 0 && box.x + box.w <= WIDTH && box.y + box.h <= HEIGHT).toBe(true);
    }
  });

  it("knows what lies under the tray", () => {
    expect(PLACES.filter(isUnderTray)).toEqual(["clay_pit", "quarry"]);
  });
});

describe("figures", () => {
  const view = (places: View["places"], figures = 5) => ({ places, players: [{ figures }] }) as unknown as View;

  it("keep their numbers while they stand, and go from home", () => {
    const crowd = new Crowd();
    expect(crowd.arrange(view({}))[0]!.get("home")).toEqual([0, 1, 2, 3, 4]);
    expect(crowd.arrange(view({ forest: [2] }))[0]!.get("forest")).toEqual([0, 1]);
    const after = crowd.arrange(view({ hut: [2], forest: [2] }))[0]!;
    expect([after.get("forest"), after.get("hut"), after.get("home")]).toEqual([[0, 1], [2, 3], [4]]);
    const home = crowd.arrange(view({ hut: [2] }, 6))[0]!;
    expect([home.get("hut"), home.get("home")]).toEqual([
      [2, 3],
      [0, 1, 4, 5],
    ]);
  });
});

describe("the last roll", () => {
  const things: string[] = [];
  const round: Event = { kind: "round", round: 2, seat: 0, things };
  const rolled: Event = { kind: "rolled", seat: 1, dice: [4, 6, 1], total: 11, things };
  const gathered: Event = { kind: "gathered", seat: 1, count: 3, what: "wood", total: 11, divisor: 3, things };

  it("is read from the log, with its dice", () => {
    expect(lastRoll([round, rolled, gathered])?.dice).toEqual([4, 6, 1]);
    expect(lastRoll([round, rolled, gathered, { ...rolled, dice: [2] }])?.dice).toEqual([4, 6, 1]);
  });

  it("is forgotten with a new round", () => {
    expect(lastRoll([rolled, gathered, round])).toBeNull();
  });
});

describe("the things of a set", () => {
  it("are pieces or tools", () => {
    expect([goodIn("good:gold"), goodIn("good:food"), goodIn("tool:1")]).toEqual(["gold", null, null]);
    expect([toolIn("tool:4"), toolIn("once:3"), toolIn("good:wood")]).toEqual([4, 3, 0]);
  });
});
