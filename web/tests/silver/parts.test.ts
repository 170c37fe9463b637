import { expect, it } from "vitest";

import { cardKey, openAt } from "../../src/games/silver/parts";
import type { CardView, View } from "../../src/games/silver/wire";

const card = (up: boolean, number: number | null): CardView => ({
  up,
  number,
  guards: null,
  guarded: false,
  amulet: false,
  used: false,
});
const VIEW: View = {
  round: 1,
  mode: "rounds4",
  start: 0,
  turn: 0,
  caller: null,
  deck: 20,
  known_top: null,
  removed: 0,
  discard: { size: 2, top: 4, pile: [9, 4] },
  display: [6],
  held: 2,
  hand: [7, 12],
  amulet: { holder: null, active: false, on: null },
  players: [
    { village: [card(true, 3)], total: 0, last: 0 },
    { village: [card(false, 8), card(true, 2)], total: 0, last: 0 },
  ],
};

it("a card is called by the letter of its village and its place", () => {
  expect(cardKey(1, 3)).toBe("card:b3");
});

it("what lies open is found by its key, a face-down card never", () => {
  const keys = ["card:a1", "card:b2", "shown:1", "pile", "pile:1", "hand:2"];
  expect(keys.map((key) => openAt(VIEW, key))).toEqual([3, 2, 6, 4, 9, 12]);
  const none = ["card:b1", "card:b9", "card:d1", "shown:2", "deck", "bell", ""];
  expect(none.map((key) => openAt(VIEW, key))).toEqual(none.map(() => null));
});
