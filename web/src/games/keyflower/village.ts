// A village as it is drawn: where everything lies, and where a tile could lie.

import { screen } from "../../lib/screen.svelte";
import type { Question } from "../../lib/wire";
import { around, centreOf, HALF, neighbour, R, SIDES, type Box, type Cell, type Point } from "./layout";
import { begunCell, cellOf, question, questioned, type KeyflowerTable } from "./parts";
import type { PlacedView } from "./wire";

export interface Spot {
  tile: PlacedView;
  at: Point;
}

const APART = 2 * R + 10; // tiles that have no place yet, beside each other
const IN_ROW = 4;
const LEAST = { width: 5 * R, height: 5 * HALF }; // so that a lonely home does not fill the place
const BESIDE = 1.6; // a place so much wider than high: what has no place yet lies beside the village, not below it

/** Cells where the tile may lie, by what is asked or would be asked next. */
export function openCells(asked: Question | null | undefined): Cell[] {
  if (asked?.prompt.id !== "ask-lay-at") return [];
  return asked.options.map(({ words }) => [Number(words.args["column"]), Number(words.args["row"])] as const);
}

/** How the tile may be turned. */
export function openTurns(asked: Question | null | undefined): number[] {
  return asked?.prompt.id === "ask-lay-turned" ? asked.options.map(({ words }) => Number(words.args["turned"])) : [];
}

/** The part of a village that matters now, and the middle of every tile in it. */
export function arranged(table: KeyflowerTable, seat: number, [width, height]: Point): { box: Box; spots: Spot[] } {
  const village = table.view.players[seat]!.village;
  const lying = village.filter((tile) => tile.at);
  const own = seat === table.me;
  const close = own && screen.phone ? focus(table, lying) : null;
  const cells = [
    ...lying.map((tile) => cellOf(tile)!),
    ...(own ? openCells(table.sight?.ask) : []),
    ...(own ? placing(table) : []),
  ];
  const box = atLeast(around(close ?? cells, 8));
  const loose = village.filter((tile) => !tile.at);
  const near = close ? lying.filter((tile) => close.some((cell) => cell.join() === tile.at!.join())) : lying;
  const spots = near.map((tile) => ({ tile, at: centreOf(cellOf(tile)!) }));
  if (close || !loose.length) return { box, spots };
  const waiting = width > BESIDE * height ? beside(box, loose.length) : below(box, loose.length);
  return { box: waiting.box, spots: [...spots, ...loose.map((tile, i) => ({ tile, at: waiting.at[i]! }))] };
}

/** A box with room for some tiles below it. */
function below(box: Box, count: number): { box: Box; at: Point[] } {
  const rows = Math.ceil(count / IN_ROW);
  const width = Math.max(box.width, Math.min(count, IN_ROW) * APART);
  const left = box.x - (width - box.width) / 2;
  const at = Array.from({ length: count }, (_, i): Point => {
    const row = Math.floor(i / IN_ROW);
    const inRow = Math.min(IN_ROW, count - row * IN_ROW);
    const x = left + width / 2 + ((i % IN_ROW) - (inRow - 1) / 2) * APART;
    return [x, box.y + box.height + 16 + HALF + row * (2 * HALF + 12)];
  });
  return { box: { x: left, y: box.y, width, height: box.height + rows * (2 * HALF + 12) + 10 }, at };
}

/** A box with room for some tiles to the right of it, in columns. */
function beside(box: Box, count: number): { box: Box; at: Point[] } {
  const high = 2 * HALF + 12;
  const perColumn = Math.max(1, Math.floor(box.height / high));
  const at = Array.from({ length: count }, (_, i): Point => {
    const column = Math.floor(i / perColumn);
    const inColumn = Math.min(perColumn, count - column * perColumn);
    const y = box.y + box.height / 2 + ((i % perColumn) - (inColumn - 1) / 2) * high;
    return [box.x + box.width + (column + 0.5) * APART, y];
  });
  return { box: { ...box, width: box.width + Math.ceil(count / perColumn) * APART }, at };
}

/** A box with its middle where it was, but not smaller than a few tiles. */
function atLeast(box: Box): Box {
  const [width, height] = [Math.max(box.width, LEAST.width), Math.max(box.height, LEAST.height)];
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height };
}

/** The cell that is chosen for a tile which is still to be turned. */
function placing(table: KeyflowerTable): Cell[] {
  const at = begunCell(table.sight?.ask);
  return at ? [at] : [];
}

/** The cells around the tile from which something moves, or around the place of a new one. */
function focus(table: KeyflowerTable, lying: readonly PlacedView[]): Cell[] | null {
  const moving = question(table) === "ask-move-good" ? questioned(table.sight?.ask) : null;
  const from = lying.find((tile) => tile.tile === moving);
  const middle = (from && cellOf(from)) ?? placing(table)[0];
  return middle ? [middle, ...SIDES.map((side) => neighbour(middle, side))] : null;
}
