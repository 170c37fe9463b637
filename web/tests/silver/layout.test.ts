import { describe, expect, it } from "vitest";

import { heightOf, layout, rows, type Box, type Layout, type Sizes } from "../../src/games/silver/layout";

const PHONES = [
  [360, 470],
  [390, 525],
  [390, 586],
] as const;
const DESKS = [
  [768, 700],
  [920, 630],
  [1500, 900],
] as const;
const LOW = [
  [515, 294],
  [640, 300],
] as const; // a desk at 200 %, and a phone on its side
const START: Sizes = { villages: [5, 5, 5, 5], display: 0, hand: 0, amulet: true };
const CROWDED: Sizes = { villages: [12, 11, 16, 9], display: 1, hand: 1, amulet: true };
const FULL: Sizes = { villages: [7, 6, 8, 5], display: 2, hand: 2, amulet: false };

function boxes(laid: Layout): Box[] {
  const cards = [...laid.homes.map((home) => home.row), laid.display, laid.hand];
  const lying = cards.flatMap(({ width, cards }) => cards.map((card) => ({ ...card, width, height: heightOf(width) })));
  return [...lying, laid.bell, laid.deck, laid.discard, ...(laid.amulet ? [laid.amulet] : [])];
}

const apart = (a: Box, b: Box) =>
  a.x + a.width <= b.x + 0.01 ||
  b.x + b.width <= a.x + 0.01 ||
  a.y + a.height <= b.y + 0.01 ||
  b.y + b.height <= a.y + 0.01;

describe("the places of everything", () => {
  for (const [width, height] of [...PHONES, ...DESKS, ...LOW])
    for (const sizes of [START, FULL, CROWDED])
      it(`at ${width} by ${height} nothing lies on anything else or off the side`, () => {
        const all = boxes(layout(width, height, sizes));
        all.forEach((box, i) => all.slice(0, i).forEach((other) => expect(apart(box, other)).toBe(true)));
        for (const box of all) expect([box.x >= 0, box.x + box.width <= width]).toEqual([true, true]);
      });

  it("fits the screen when a round begins, but on the smallest phones", () => {
    for (const [width, height] of [[390, 525], ...DESKS] as const)
      expect(layout(width, height, START).height).toBe(height);
  });

  it("gives one's own village the largest cards", () => {
    for (const [width, height] of [...PHONES, ...DESKS]) {
      const [mine, ...others] = layout(width, height, START).homes;
      for (const other of others) expect(other.row.width).toBeLessThan(mine!.row.width);
    }
  });

  it("keeps eight cards large on a low screen", () => {
    for (const [width, height] of LOW)
      for (const others of [[8], [8, 6, 7]]) {
        const [mine, ...theirs] = layout(width, height, { ...START, villages: [8, ...others] }).homes;
        expect(mine!.row.width).toBeGreaterThan(45);
        for (const { row } of theirs) expect(row.width).toBeGreaterThan(18); // a number of 11 px fits
      }
  });

  it("leaves one's own village in sight beside what is to be read", () => {
    for (const [width, height] of [...PHONES, ...DESKS, ...LOW]) {
      const { cover, homes } = layout(width, height, FULL);
      expect(apart(cover, homes[0]!.ground)).toBe(true);
      expect(cover.width * cover.height).toBeGreaterThan(70_000);
    }
  });

  it("does not move the piles when somebody draws a card", () => {
    expect(layout(390, 586, { ...START, hand: 1 }).deck).toEqual(layout(390, 586, START).deck);
  });
});

describe("a row of cards", () => {
  const box = { x: 0, y: 0, width: 300, height: 200 };

  it("keeps its size when there are fewer", () => {
    expect(rows(box, 3).width).toBe(rows(box, 5).width);
  });

  it("goes into two lines when there are many", () => {
    expect(new Set(rows(box, 12).cards.map((card) => card.y)).size).toBe(2);
  });
});
