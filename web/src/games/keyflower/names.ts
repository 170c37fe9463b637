// How things are called, on tiles and in the explanation line.

import { bare } from "../../lib/speaker";
import { COLOURS, GOODS, SKILLS, type Numbers, type KeyflowerTable } from "./parts";
import type { LotView } from "./wire";

const WIDE = 78; // room for a name on a tile
const WIDEST = 88; // from one bid beside it to the other
const LETTER = 0.56; // of the size of the letters, on average
const LEAST = 11.2; // pixels on the screen
const [USUAL, LARGEST] = [13, 18]; // letters on a tile of its own size, and on the smallest that still has room for a name
const [LONG, LONGER] = [10, 8]; // letters of a name in one line: usual ones, and large ones

export interface ShortName {
  lines: Line[];
  size: number;
  width: number; // of the ribbon that it stands on
}

interface Line {
  text: string;
  most?: number; // the width into which it is pressed
}

/** The name of a tile in one or two lines, with the size of letters that fits and can be read; null where none can. */
export function shortName(table: KeyflowerTable, tile: string, scale: number): ShortName | null {
  const least = LEAST / scale; // the smaller the tile, the larger its letters
  if (least > LARGEST) return null;
  const name = table.word("tile", tile);
  const large = least > USUAL;
  if (large && tile.startsWith("turn_order")) return null; // its number says the same
  const lines = name.length > (large ? LONGER : LONG) ? inTwo(name) : [name];
  const longest = Math.max(...lines.map((line) => line.length));
  const size = large ? least : Math.max(least, Math.min(lines.length === 1 ? 14 : USUAL, WIDE / (longest * LETTER)));
  const wide = (line: string) => line.length * size * LETTER;
  return {
    lines: lines.map((text) => (wide(text) > WIDEST ? { text, most: WIDEST } : { text })),
    size,
    width: Math.max(40, Math.min(WIDEST, longest * size * LETTER) + (large ? 8 : 12)),
  };
}

/** A name that is cut at the space nearest its middle. */
function inTwo(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map((found) => found.index);
  if (!spaces.length) return [name];
  const cut = spaces.reduce((best, at) =>
    Math.abs(at - name.length / 2) < Math.abs(best - name.length / 2) ? at : best,
  );
  return [name.slice(0, cut), name.slice(cut + 1)];
}

/** One's own stack beside a tile, or the place for it. */
export function stackName(table: KeyflowerTable, lot: LotView, seat: number): string {
  const [count, colour] = [lot.stacks[seat] ?? 0, lot.colours[seat]];
  const tile = table.word("tile", lot.tile);
  if (!count || !colour) return bare(table.t("web-no-stack", { tile }));
  const args = { count, colour: table.word("colour", colour), tile };
  return bare(lot.leader === seat ? table.t("web-own-leading", args) : table.t("web-own-losing", args));
}

const PIECES = [
  ...COLOURS.map((kind) => ["colour", kind]),
  ...SKILLS.map((kind) => ["skill", kind]),
  ...GOODS.map((kind) => ["good", kind]),
] as [string, string][];

/** Numbers of pieces as words: 2 wood, 1 gold. */
export function listed(table: KeyflowerTable, numbers: Numbers): string {
  const there = PIECES.filter(([, kind]) => numbers[kind]);
  const found = there.map(([family, kind]) =>
    table.t("web-count", { count: numbers[kind] ?? 0, what: table.word(family, kind) }),
  );
  return bare(new Intl.ListFormat(table.speaker.lang, { type: "unit" }).format(found));
}

export function sum(numbers: Numbers): number {
  return Object.values(numbers).reduce((all: number, count) => all + (count ?? 0), 0);
}
