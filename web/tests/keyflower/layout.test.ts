import { describe, expect, it } from "vitest";

import { amounts, faceOf, landOf, numberOf, scoreOf } from "../../src/games/keyflower/faces";
import { aim, traces } from "../../src/games/keyflower/keys";
import {
  around,
  atSide,
  centreOf,
  columnsFor,
  HALF,
  neighbour,
  SIDES,
  sideFacing,
  turnedEdges,
} from "../../src/games/keyflower/layout";
import { row } from "../../src/games/keyflower/pieces/amounts";

describe("hexagons", () => {
  it("lie so that the middles of neighbours are one tile apart", () => {
    for (const side of SIDES) {
      const [x, y] = centreOf(neighbour([2, -1], side));
      const [fromX, fromY] = centreOf([2, -1]);
      const [dx, dy] = atSide(side, 2 * HALF);
      expect(x - fromX).toBeCloseTo(dx);
      expect(y - fromY).toBeCloseTo(dy);
    }
  });

  it("have a box around them", () => {
    const box = around([[0, 0]], 5);
    expect(box.width).toBeCloseTo(130);
    expect(box.height).toBeCloseTo(2 * HALF + 10);
  });

  it("turn clockwise", () => {
    expect(turnedEdges("R~----", 1)).toBe("-R~---");
    expect(turnedEdges("R~----", 0)).toBe("R~----");
  });
});

describe("players", () => {
  it("sit at sides of their own, oneself below, and the next to the left", () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      for (let viewer = 0; viewer < seats; viewer++) {
        const sides = Array.from({ length: seats }, (_, seat) => sideFacing(seat, viewer, seats));
        expect(new Set(sides).size).toBe(seats);
        expect(sides[viewer]).toBe(3);
      }
    }
    expect(sideFacing(3, 2, 6)).toBe(4);
  });
});

describe("a grid", () => {
  it("has the columns that make tiles largest", () => {
    expect(columnsFor(6, [100, 100], [600, 100])).toBe(6);
    expect(columnsFor(6, [100, 100], [300, 200])).toBe(3);
    expect(columnsFor(0, [100, 100], [300, 200])).toBe(1);
  });
});

describe("faces", () => {
  it("tell what a side gives and costs", () => {
    expect(faceOf("carpenter", "front")).toMatchObject({
      price: [{ count: 1, of: "saw" }],
      cost: [{ count: 3, of: "wood" }],
      points: 0,
    });
    expect(faceOf("carpenter", "back")).toMatchObject({ gives: [{ count: 3, of: "gold" }], cost: [], points: 7 });
    expect(amounts("")).toEqual([]);
  });

  it("belong to a season or a kind", () => {
    expect(
      ["keywood", "store", "barn", "windmill", "home_2", "turn_order_4", "summer_boat_1", "boat_flipper"].map(landOf),
    ).toEqual(["spring", "summer", "autumn", "winter", "home", "order", "boat", "boat"]);
    expect(numberOf("summer_boat_2", "b")).toBe("2b");
    expect(scoreOf("timber_yard", "back")?.points).toBe(3);
  });

  it("are drawn with few pictures, or a number", () => {
    expect(row([[{ count: 3, of: "wood" }]], 10).parts.length).toBe(3);
    expect(row([[{ count: 5, of: "any" }]], 10).parts).toMatchObject([{ number: 5 }, { glyph: "any" }]);
    expect(row([[{ count: 0, of: "step" }]], 10).parts).toMatchObject([{ glyph: "step" }]);
  });
});

describe("keys", () => {
  it("are the things that options mean", () => {
    expect(aim({ id: "answer-beside-2", args: { tile: "home_1", column: -1, row: 2 } })).toBe("cell:-1,2");
    expect(aim({ id: "answer-offer-2", args: { tile: "jeweller", second: "scribes" } })).toBe("offer:jeweller+scribes");
    expect(aim({ id: "answer-carry", args: { good: "wood", tile: "stable" } })).toBe("carry:wood:stable");
    expect(aim({ id: "answer-pass", args: {} })).toBeNull();
  });

  it("are the things that events are about", () => {
    expect(traces({ kind: "bid", seat: 1, tile: "keywood" })).toContain("stack:keywood:1");
    expect(traces({ kind: "passed", seat: 1 })).toEqual([]);
  });
});
