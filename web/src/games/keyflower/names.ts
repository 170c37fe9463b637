// How things are called, on tiles and in the explanation line.

import { bare } from "../../lib/speaker";
import { COLOURS, GOODS, SKILLS, type Numbers, type KeyflowerTable } from "./parts";
import type { LotView } from "./wire";

const WIDE = 78; // room for a name on a tile
const LETTER = 0.56; // of the size of the letters, on average

export interface ShortName {
  lines: string[];
  size: number;
  width: number; // of the ribbon that it stands on
}

/** The name of a tile in one or two lines, with the size of letters that fits. */
export function shortName(table: KeyflowerTable, tile: string): ShortName {
  const name = table.word("tile", tile);
  const lines = name.length > 10 ? inTwo(name) : [name];
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(lines.length === 1 ? 14 : 13, WIDE / (longest * LETTER));
  return { lines, size, width: Math.max(40, longest * size * LETTER + 12) };
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
