// Where everything is on the large board: the landscape above, cards and buildings on the shelf, the own tribe below.

import type { Place, Site } from "./parts";
import { BOX } from "./wire";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export type Point = readonly [x: number, y: number];

export const WIDTH = 920;
export const HEIGHT = 660;

/** The places in the landscape, in the order in which they are drawn. */
export const SITES: readonly Site[] = [
  "hunting_ground",
  "forest",
  "clay_pit",
  "quarry",
  "river",
  "field",
  "hut",
  "tool_maker",
];

export const LAND: Box = { x: 0, y: 0, w: WIDTH, h: 338 };
export const SHELF: Box = { x: 0, y: 334, w: WIDTH, h: 146 };
export const TRIBE: Box = { x: 6, y: 486, w: 908, h: 168 };
export const TRAY: Box = { x: 224, y: 28, w: 440, h: 160 };

export const CARD = { w: 88, h: 104 };
export const TILE = { w: 88, h: 84 };

const BOXES: Record<Site, Box> = {
  forest: { x: 12, y: 44, w: 214, h: 142 },
  clay_pit: { x: 236, y: 56, w: 196, h: 130 },
  quarry: { x: 442, y: 36, w: 208, h: 150 },
  river: { x: 662, y: 40, w: 246, h: 288 },
  hunting_ground: { x: 12, y: 194, w: 292, h: 134 },
  field: { x: 314, y: 194, w: 110, h: 134 },
  hut: { x: 430, y: 194, w: 118, h: 134 },
  tool_maker: { x: 554, y: 194, w: 100, h: 134 },
};

const APART = 27;

function isSite(place: Place): place is Site {
  return place in BOXES;
}

export function boxOf(place: Place): Box {
  if (isSite(place)) return BOXES[place];
  const number = Number(place.slice(-1));
  return place.startsWith("card")
    ? { x: 816 - (number - 1) * 111, y: 338, ...CARD, h: CARD.h + 34 }
    : { x: 14 + (number - 1) * 95, y: 338, ...TILE, h: TILE.h + 34 };
}

/** Whether the tray lies over a place. */
export function isUnderTray(place: Place): boolean {
  const box = boxOf(place);
  return box.x >= TRAY.x && box.x + box.w <= TRAY.x + TRAY.w && box.y >= TRAY.y && box.y + box.h <= TRAY.y + TRAY.h;
}

/** The circles of a place, in the order in which they fill; the hunting ground has none. */
export function circlesOf(place: Place): Point[] {
  const box = boxOf(place);
  if (!isSite(place)) return [[box.x + box.w - 16, box.y + 15]];
  const count = BOX.sites[place].circles;
  if (place === "river") return rows(count, 4, box.x + box.w / 2 - 4, box.y + box.h - 84);
  return rows(count, 4, box.x + box.w / 2, box.y + box.h - (count > 4 ? 42 : 20));
}

function rows(count: number, across: number, middle: number, top: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, count - row * across);
    return [middle + ((i % across) - (inRow - 1) / 2) * APART, top + row * APART];
  });
}

/** Where each of so many figures stands; hunters close up when there are many. */
export function standsOf(place: Place, count: number): Point[] {
  if (place !== "hunting_ground") return circlesOf(place);
  const box = boxOf(place);
  const across = Math.max(11, Math.ceil(count / 2));
  const apart = Math.min(24, (box.w - 24) / across);
  return Array.from({ length: count }, (_, i) => [
    box.x + 18 + (i % across) * apart,
    box.y + box.h - 42 + Math.floor(i / across) * 26,
  ]);
}

/** Where the numbers of figures lie that may go to a place: beside it, never over the edge. */
export function numbersAt(place: Place, count: number): { box: Box; spots: Point[] } {
  const [across, size] = [Math.min(count, 5), 42];
  const [w, h] = [across * size + 12, Math.ceil(count / 5) * size + 12];
  const site = boxOf(place);
  const x = Math.max(4, Math.min(WIDTH - w - 4, site.x + site.w / 2 - w / 2));
  const above = site.y + 30;
  const box = { x, y: above, w, h };
  const spots = Array.from({ length: count }, (_, i): Point => [
    x + 6 + size / 2 + (i % 5) * size,
    above + 6 + size / 2 + Math.floor(i / 5) * size,
  ]);
  return { box, spots };
}

/** An outline by hand around a box: nearly straight, never quite. */
export function outline({ x, y, w, h }: Box): string {
  const r = 16;
  return [
    `M${x + r} ${y + 2}Q${x + w / 2} ${y - 3} ${x + w - r} ${y + 1}Q${x + w} ${y} ${x + w - 1} ${y + r}`,
    `Q${x + w + 3} ${y + h / 2} ${x + w} ${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h - 1}`,
    `Q${x + w / 2} ${y + h + 3} ${x + r} ${y + h}Q${x} ${y + h} ${x + 1} ${y + h - r}`,
    `Q${x - 3} ${y + h / 2} ${x} ${y + r}Q${x} ${y} ${x + r} ${y + 2}z`,
  ].join("");
}
