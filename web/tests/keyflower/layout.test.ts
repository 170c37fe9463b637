import { describe, expect, it } from "vitest";

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
import { begunCell, questioned } from "../../src/games/keyflower/parts";
import { row } from "../../src/games/keyflower/pieces/amounts";
import { amounts, faceOf, numberOf } from "../../src/games/keyflower/printed";

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

  it("score by side, and have what helps their owner", () => {
    expect(faceOf("timber_yard", "back")).toMatchObject({
      land: "autumn",
      score: { points: 3, each: [{ count: 1, of: "wood" }] },
    });
    expect(faceOf("summer_boat_1", "b").gives).toEqual([{ count: 1, of: "green" }]);
    expect(faceOf("keywood", "front").score).toBeNull();
    expect(numberOf("summer_boat_2", "b")).toBe("2b");
  });

  it("are drawn with few pictures, or a number", () => {
    expect(row([[{ count: 3, of: "wood" }]], 10).parts.length).toBe(3);
    expect(row([[{ count: 5, of: "any" }]], 10).parts).toMatchObject([{ number: 5 }, { glyph: "any" }]);
    expect(row([[{ count: 0, of: "step" }]], 10).parts).toMatchObject([{ glyph: "step" }]);
  });
});

describe("a choice that is begun", () => {
  const asked = { prompt: { id: "ask-lay-turned", args: {} }, options: [], several: null };

  it("tells its tile and its cell", () => {
    expect(questioned({ ...asked, begun: ["tile:stable", "cell:-1,2"] })).toBe("stable");
    expect(begunCell({ ...asked, begun: ["tile:stable", "cell:-1,2"] })).toEqual([-1, 2]);
    expect(begunCell({ ...asked, begun: [] })).toBeNull();
  });
});
