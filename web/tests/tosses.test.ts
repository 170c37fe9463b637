// What players take and give goes between things and players, as everybody sees it.

import { expect, test } from "vitest";

import { tosses as alhambra } from "../src/games/alhambra/tosses";
import { tosses as keyflower } from "../src/games/keyflower/tosses";
import { tosses as kiltCastle } from "../src/games/kilt-castle/tosses";
import { tosses as stoneAge } from "../src/games/stone-age/tosses";

test("a tribe brings home what it has gathered, and the card that it has bought", () => {
  const found = stoneAge([
    { kind: "rolled", seat: 1, dice: [4, 5], total: 9, things: [] },
    { kind: "gathered", seat: 1, count: 3, what: "wood", total: 9, divisor: 3, things: [] },
    { kind: "card_bought", seat: 0, card: "art-tool", things: [] },
    { kind: "card_bought", seat: 0, card: null, things: [] },
  ]);
  expect(found).toEqual([
    { from: "place:forest", to: "player:1", seat: 1 },
    { from: "card:art-tool", to: "player:0", seat: 0 },
  ]);
});

test("money goes from the display; once it has faded nothing goes", () => {
  const found = alhambra([
    { kind: "took", seat: 2, card: "blue-3", things: ["card:blue-3"] },
    { kind: "took", seat: 2, card: null, things: [] },
  ]);
  expect(found).toEqual([{ from: "card:blue-3", to: "player:2", seat: 2 }]);
});

test("workers go to tiles and come back, goods from tile to tile", () => {
  const found = keyflower([
    { kind: "bid", seat: 0, tile: "miner", count: 2, colour: "red", total: 2, things: [] },
    { kind: "returned", seat: 1, tile: "miner", count: 1, colour: "red", things: [] },
    { kind: "carried", seat: 1, good: "wood", tile: "keywood", target: "stable", things: [] },
  ]);
  expect(found).toEqual([
    { from: "player:0", to: "tile:miner", seat: 0 },
    { from: "tile:miner", to: "player:1", seat: 1 },
    { from: "tile:keywood", to: "tile:stable", seat: 1 },
  ]);
});

test("ducats go from one to another", () => {
  expect(kiltCastle([{ kind: "paid", seat: 0, price: 2, other: 2, things: [] }])).toEqual([
    { from: "player:0", to: "player:2", seat: 0 },
  ]);
});
