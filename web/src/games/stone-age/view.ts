// The view of Stone Age, as docs/stone-age.md tells it.

import type { Args } from "../../lib/speaker";
import type { Table } from "../../lib/table.svelte";

export const GOODS = ["wood", "brick", "stone", "gold"] as const;
export type Good = (typeof GOODS)[number];
export type Yield = Good | "food";

export const GATHERING = ["hunting_ground", "forest", "clay_pit", "quarry", "river"] as const;
export const VILLAGE = ["field", "hut", "tool_maker"] as const;
export type Gathering = (typeof GATHERING)[number];
export type Site = Gathering | (typeof VILLAGE)[number]; // a place that is drawn in the landscape
export type Place = Site | `card_${number}` | `building_${number}`;

export type Pieces = Partial<Record<Good, number>>;

export interface Tool {
  value: number;
  used: boolean;
}

export interface Tribe {
  figures: number;
  home: number;
  food: number;
  missing: number;
  goods: Record<Good, number>;
  agriculture: number;
  tools: Tool[];
  kept: string[];
  cards: number;
  buildings: string[];
  score: number;
}

export interface Choosy {
  least: number;
  most: number;
  kinds: number | null;
}

export interface Stack {
  tile: string | null;
  below: number;
  price?: Pieces | Choosy;
  points?: number | null;
}

export interface Roll {
  seat: number;
  dice: number[];
  tools: number;
  total: number;
  what: Yield;
  divisor: number;
}

export interface Deal {
  seat: number;
  place: Place | null;
  least: number;
  most: number;
  paid: Pieces;
  points: number;
}

export interface View {
  round: number;
  start: number;
  places: Partial<Record<Place, number[]>>;
  display: (string | null)[];
  deck: number;
  stacks: Stack[];
  players: Tribe[];
  roll?: Roll;
  dice?: number[];
  deal?: Deal;
  two?: { seat: number; first: Good | null };
  cards?: string[];
}

/** What lies on the table, or would lie there after what is considered. */
export function shown(table: Table): View {
  return table.view as unknown as View;
}

/** What really lies on the table: things are made from it, so that none slips away while it is considered. */
export function real(table: Table): View {
  return table.sight!.view as unknown as View;
}

export function scoreOf(view: Args, seat: number): number {
  return (view as unknown as View).players[seat]!.score;
}

/** The tribe whose board is laid out large: one's own, or for a spectator the one who is asked. */
export function mainSeat(table: Table): number {
  return table.me ?? table.sight?.waiting[0] ?? 0;
}

export function isChoosy(price: Pieces | Choosy): price is Choosy {
  return "least" in price;
}

/** Pieces one by one, in the order of their kinds. */
export function oneByOne(pieces: Pieces): Good[] {
  return GOODS.flatMap((good) => Array.from({ length: pieces[good] ?? 0 }, () => good));
}

/** How many of each seat stand on a place, and how many of them are only considered. */
export function standing(table: Table, place: Place): { now: number; then: number }[] {
  const [before, after] = [real(table).places[place], shown(table).places[place]];
  return real(table).players.map((_, seat) => ({ now: before?.[seat] ?? 0, then: after?.[seat] ?? 0 }));
}
