// What the server shows of a table, as in the game's view.py.

import type { Table } from "../../lib/table.svelte";
import { sideFacing, type Cell } from "./layout";

export const COLOURS = ["red", "blue", "yellow", "green"] as const;
export const SKILLS = ["anvil", "pickaxe", "saw"] as const;
export const GOODS = ["iron", "stone", "wood", "gold"] as const;

export type Numbers = Partial<Record<string, number>>;

/** A tile in this season, wherever it lies. */
export interface Tile {
  tile: string;
  side: string;
  colour: string | null;
  last: number;
  workers: Numbers;
}

/** A tile of the auction. */
export interface Lot extends Tile {
  stacks: number[];
  colours: (string | null)[];
  lying: string | null;
  leader: number | null;
  purple?: boolean;
}

export interface Placed extends Tile {
  at: Cell | null;
  turned: number;
  goods: Numbers;
}

export interface Boat {
  boat: string;
  cargo: Numbers;
  taken_by: number | null;
}

export interface Share {
  tile: string | null;
  points: number;
  items: Numbers;
}

export interface Player {
  village: Placed[];
  screen?: Numbers;
  scoring?: Share[];
}

/** What one has chosen of an act that is not whole yet. */
export interface Begun {
  kind: "bid" | "use" | "move" | "upgrade" | "place";
  tile: string;
  workers?: Numbers;
  stacks?: string[];
  paid?: Numbers;
  at?: Cell | null;
}

export interface View {
  season: string;
  start: number;
  turn: number | null;
  passes: number;
  middle: Lot[];
  turn_order: Lot[];
  boats: Boat[];
  supply: Numbers;
  bag: number;
  pile: number;
  players: Player[];
  screen?: Numbers;
  winter?: string[];
  offered?: string[];
  begun?: Begun | null;
}

/** The table as it lies, or as it would lie after what is considered. */
export function seen(table: Table): View {
  return table.view as unknown as View;
}

/** The table as it lies. */
export function real(table: Table): View {
  return table.sight!.view as unknown as View;
}

/** The seat through whose eyes the table is drawn. */
export function viewer(table: Table): number {
  return table.me ?? 0;
}

/** The sides of a tile at which players sit. */
export function seated(table: Table): number[] {
  const seats = real(table).players.length;
  return real(table).players.map((_, seat) => sideFacing(seat, viewer(table), seats));
}

/** What is asked now, such as ask-transport. */
export function question(table: Table): string {
  return table.sight?.ask?.prompt.id ?? "";
}

/** The tile that the question is about. */
export function questioned(table: Table): string {
  return String(table.sight?.ask?.prompt.args["tile"] ?? "");
}

export function goodsOf(player: Player): Numbers {
  const all: Numbers = {};
  for (const { goods } of player.village)
    for (const [good, count] of Object.entries(goods)) all[good] = (all[good] ?? 0) + (count ?? 0);
  return all;
}
