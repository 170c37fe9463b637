// Where everything lies in the drawing of an Alhambra: a hundred units for each place.

import type { EdgeView } from "./wire";

export const CELL = 100;
export type Place = { x: number; y: number };
export interface Frame {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

const AROUND: readonly Place[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];
const CORNERS: Record<EdgeView["side"], readonly [Place, Place]> = {
  N: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ],
  E: [
    { x: 1, y: 0 },
    { x: 1, y: 1 },
  ],
  S: [
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ],
  W: [
    { x: 0, y: 1 },
    { x: 0, y: 0 },
  ],
};

/** Where a place lies, as it is said: so far from the fountain, which is n, e, s, w or between two of them. */
export function bearing({ x, y }: Place): { way: string; across: number; down: number } {
  const way = (y < 0 ? "n" : y > 0 ? "s" : "") + (x > 0 ? "e" : x < 0 ? "w" : "");
  return { way, across: Math.abs(x), down: Math.abs(y) };
}

export function keyOf({ x, y }: Place): string {
  return `${x},${y}`;
}

/** The places that are shown: all tiles with a margin, in the shape of the room there is (columns for a row). */
export function frameOf(tiles: readonly Place[], margin: number, least: number, shape: number): Frame {
  const [xs, ys] = [tiles.map((tile) => tile.x), tiles.map((tile) => tile.y)];
  const rows = Math.max(length(ys) + 2 * margin, least, (length(xs) + 2 * margin) / shape);
  const columns = rows * shape;
  return { left: first(xs, columns), top: first(ys, rows), columns, rows };
}

function length(numbers: readonly number[]): number {
  return Math.max(...numbers) - Math.min(...numbers) + 1;
}

/** Where so many columns or rows begin with the tiles in their middle. */
function first(numbers: readonly number[], whole: number): number {
  return Math.min(...numbers) - (whole - length(numbers)) / 2;
}

/** The empty places beside the tiles, row by row. */
export function borderOf(tiles: readonly Place[]): Place[] {
  const taken = new Set(tiles.map(keyOf));
  const found = new Map<string, Place>();
  for (const tile of tiles) {
    for (const way of AROUND) {
      const place = { x: tile.x + way.x, y: tile.y + way.y };
      if (!taken.has(keyOf(place))) found.set(keyOf(place), place);
    }
  }
  return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The course of a wall as a path; its edges follow each other clockwise. */
export function wallPath(course: readonly EdgeView[]): string {
  if (!course.length) return "";
  const ends = course.map((edge) => corner(edge, 1));
  const start = corner(course[0]!, 0);
  const closed = keyOf(ends.at(-1)!) === keyOf(start) ? "Z" : "";
  return [start, ...ends].map(({ x, y }, i) => `${i ? "L" : "M"}${x * CELL} ${y * CELL}`).join(" ") + closed;
}

/** The middle of the edge in the middle of a wall. */
export function wallMiddle(course: readonly EdgeView[]): Place {
  const edge = course[Math.floor(course.length / 2)]!;
  const [from, to] = [corner(edge, 0), corner(edge, 1)];
  return { x: ((from.x + to.x) / 2) * CELL, y: ((from.y + to.y) / 2) * CELL };
}

function corner(edge: EdgeView, end: 0 | 1): Place {
  const offset = CORNERS[edge.side][end];
  return { x: edge.x + offset.x, y: edge.y + offset.y };
}

/** The tiles that were not there before. */
export function added<T extends { tile: string }>(before: readonly T[], after: readonly T[]): T[] {
  const known = new Set(before.map((tile) => tile.tile));
  return after.filter((tile) => !known.has(tile.tile));
}
