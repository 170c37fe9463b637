import { describe, expect, test } from "vitest";

import {
  lanesFor,
  layout,
  lineOf,
  PLACES,
  placeBox,
  siteBox,
  SITES,
  slotAt,
  towerAt,
  type Box,
  type Lanes,
} from "../src/games/kilt-castle/layout";

const WATER = ["d5", "e4", "e5"];
const WIDE = layout(740, 660, [4, 4, 4, 4], { across: 34, down: 34 });
const PHONE = layout(390, 540, [4, 4, 2, 1], { across: 32, down: 40 });

function within(inner: Box, { width, height }: { width: number; height: number }): boolean {
  return inner.x >= 0 && inner.y >= 0 && inner.x + inner.width <= width && inner.y + inner.height <= height;
}

describe("the line of a place", () => {
  test.each([
    ["P0", ["a1", "a2", "a3", "a4", "a5"]],
    ["P3", ["d1", "d2", "d3", "d4"]],
    ["P9", ["c5", "b5", "a5"]],
    ["P12", ["c5", "c4", "c3", "c2", "c1"]],
    ["P19", ["a1", "b1", "c1", "d1", "e1"]],
  ])("%s looks at the sites in front of it, nearest first, without water", (place, line) => {
    expect(lineOf(place, WATER)).toEqual(line);
  });
});

describe.each([
  ["wide", WIDE],
  ["phone", PHONE],
])("the %s layout", (_, it) => {
  test("keeps everything on the drawing", () => {
    expect(SITES.every((site) => within(siteBox(it, site), it))).toBe(true);
    expect(PLACES.every((place) => within(placeBox(it, place), it))).toBe(true);
  });

  test("runs clockwise from the top left", () => {
    const [first, fifth, sixth] = ["P0", "P4", "P5"].map((place) => placeBox(it, place));
    expect(first!.x).toBeLessThan(fifth!.x);
    expect(first!.y).toBe(fifth!.y);
    expect(sixth!.x).toBeGreaterThan(fifth!.x);
    expect(placeBox(it, "P15").y).toBeGreaterThan(placeBox(it, "P19").y);
  });

  test("lays the cards of a row outward, each turned to the board", () => {
    expect(slotAt(it, "P0", 1).y).toBeLessThan(slotAt(it, "P0", 0).y);
    expect(slotAt(it, "P7", 1).x).toBeGreaterThan(slotAt(it, "P7", 0).x);
    expect(["P0", "P5", "P10", "P15"].map((place) => slotAt(it, place, 0).turn)).toEqual([0, 90, 180, 270]);
  });

  test("keeps high towers from growing into the board behind", () => {
    const { foot, ry, step } = towerAt(it, "c3", 12);
    expect(foot - 12 * step - ry).toBeGreaterThan(siteBox(it, "c2").y + siteBox(it, "c2").height / 2);
  });
});

test("a finger can hit a card on a phone, unless both sides are full", () => {
  expect(slotAt(PHONE, "P7", 0).depth).toBeGreaterThan(28);
  expect(slotAt(PHONE, "P0", 0).depth).toBeGreaterThan(30);
});

test("there is room for one more card on every side, as far as rows go", () => {
  const lanes: Lanes = lanesFor(["P0", "P0", "P0", "P0", "P6", "P6"], 4);
  expect(lanes).toEqual([4, 3, 1, 1]);
});
