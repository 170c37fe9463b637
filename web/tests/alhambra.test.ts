import { expect, test } from "vitest";

import { added, borderOf, frameOf, wallMiddle, wallPath } from "../src/games/alhambra/layout";
import { among, money, worth } from "../src/games/alhambra/parts";
import type { EdgeView } from "../src/games/alhambra/wire";

const fountain = { x: 0, y: 0 };

test("a lone fountain has four places beside it, row by row", () => {
  expect(borderOf([fountain])).toEqual([
    { x: 0, y: -1 },
    { x: -1, y: 0 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ]);
});

test("a place between two tiles is there once, and none where a tile lies", () => {
  const places = borderOf([fountain, { x: 2, y: 0 }, { x: 0, y: 1 }]);
  expect(places.filter(({ x, y }) => x === 1 && y === 0)).toHaveLength(1);
  expect(places).not.toContainEqual({ x: 0, y: 1 });
});

test("the frame has the shape of its room, with the tiles in its middle", () => {
  expect(frameOf([fountain], 1, 4, 2)).toEqual({ left: -3.5, top: -1.5, columns: 8, rows: 4 });
  const wide = frameOf([fountain, { x: 7, y: 0 }], 1, 4, 1);
  expect(wide).toEqual({ left: -1, top: -4.5, columns: 10, rows: 10 });
});

test("a wall runs clockwise round corners, and a ring is closed", () => {
  const corner: EdgeView[] = [
    { x: 1, y: 0, side: "N" },
    { x: 1, y: 0, side: "E" },
  ];
  expect(wallPath(corner)).toBe("M100 0 L200 0 L200 100");
  expect(wallMiddle(corner)).toEqual({ x: 200, y: 50 });
  const ring = (["N", "E", "S", "W"] as const).map((side) => ({ ...fountain, side }));
  expect(wallPath(ring)).toBe("M0 0 L100 0 L100 100 L0 100 L0 0Z");
  expect(wallPath([])).toBe("");
});

test("what is new is told by its tile", () => {
  expect(added([{ tile: "garden-6" }], [{ tile: "garden-6" }, { tile: "tower-7" }])).toEqual([{ tile: "tower-7" }]);
});

test("of equal cards the first ones are chosen, as many as were", () => {
  const hand = ["blue-1", "blue-4", "blue-4", "blue-9"];
  expect(among(hand, ["card:blue-4"])).toEqual([false, true, false, false]);
  expect(among(hand, ["card:blue-9", "card:blue-4", "card:blue-4"])).toEqual([false, true, true, true]);
  expect(among(hand, [])).toEqual([false, false, false, false]);
});

test("cards are worth their values", () => {
  expect(money("orange-7")).toEqual({ currency: "orange", value: 7 });
  expect(worth(["card:blue-9", "card:blue-4", "card:blue-4"])).toBe(17);
  expect(worth([])).toBe(0);
});
