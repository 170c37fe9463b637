// What is printed on the tiles, in amounts that can be drawn.

import { BOX } from "./wire";

/** Some of one thing, such as two wood. */
export interface Amount {
  count: number;
  of: string;
}

export interface Face {
  land: string;
  edges: string;
  price: Amount[];
  cost: Amount[];
  gives: Amount[];
  points: number;
  score: { points: number; each: Amount[] } | null; // points for each of something
}

interface Side {
  readonly gives: string;
  readonly points: number;
  readonly help: string;
  readonly for_each: number;
}

interface Printed {
  readonly land: string;
  readonly edges: string;
  readonly price: string;
  readonly cost: string;
  readonly each: string;
  readonly front: Side;
  readonly back: Side;
}

const TILES: Readonly<Record<string, Printed>> = BOX.tiles;

/** A text such as "1 wood 1 gold" as amounts. */
export function amounts(text: string): Amount[] {
  const words = text.split(" ").filter(Boolean);
  if (words.length === 1) return [{ count: 1, of: words[0]! }];
  return words.flatMap((word, i) => (i % 2 ? [{ count: Number(words[i - 1]), of: word }] : []));
}

/** A side of a tile: front and back, or a and b of a summer boat. */
export function faceOf(tile: string, side: string): Face {
  const { land, edges, price, cost, each, front, back } = TILES[tile]!;
  const isFront = side === "front" || side === "a";
  const { gives, points, help, for_each } = isFront ? front : back;
  return {
    land,
    edges,
    price: amounts(price),
    cost: isFront ? amounts(cost) : [],
    gives: [...amounts(gives), ...amounts(help)],
    points,
    score: each ? { points: for_each, each: amounts(each) } : null,
  };
}

/** The number and side of a summer boat or a turn order tile, which people call it by. */
export function numberOf(tile: string, side: string): string {
  const number = /^(?:summer_boat|turn_order)_(\d)/.exec(tile)?.[1] ?? "";
  return side === "a" || side === "b" ? number + side : number;
}
