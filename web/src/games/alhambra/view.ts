// The view of Alhambra, as the server sends it.

import type { Table } from "../../lib/table.svelte";

export const BUILDINGS = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"] as const;
export const CURRENCIES = ["yellow", "green", "blue", "orange"] as const;
export type BuildingType = (typeof BUILDINGS)[number];
export type Currency = (typeof CURRENCIES)[number];
export type Side = "N" | "E" | "S" | "W";

export interface TileView {
  tile: string;
  building: BuildingType | null; // none: the fountain
  price: number;
  walls: string;
}
export interface Built extends TileView {
  x: number;
  y: number;
}
export interface Edge {
  x: number;
  y: number;
  side: Side;
}
export type Slot = { currency: Currency } & (TileView | { tile: null });
export type Purse = Partial<Record<Currency, number[]>>;
type ByType<T> = Record<BuildingType, T>;

export interface Scorer {
  buildings: ByType<number>;
  total: number;
}
export interface Player extends Scorer {
  alhambra: Built[];
  reserve: TileView[];
  cards: number;
  wall: number;
  course: Edge[];
}
export interface Imaginary extends Scorer {
  tiles: TileView[];
}
export interface Payments {
  exact: number[][];
  over: number[][];
  excess: number | null;
}
export interface Begun {
  taken?: number[];
  slot?: number;
  paid?: number[];
  tile?: string;
}
export interface Together {
  taken?: number[];
  slot?: number;
  paid?: number[];
  excess?: number;
  tile?: string;
  to?: { x: number; y: number } | "reserve" | "imaginary";
  answers: number[];
}
export interface Outlook {
  round: number;
  pays: ByType<number[]>;
  places: ByType<number | null>[];
  points: ByType<number>[];
}
export interface AlhambraView {
  market: Slot[];
  display: string[];
  deck: number;
  bag: number;
  scoring_cards: number;
  held: TileView[];
  turn: number | null;
  players: Player[];
  outlook: Outlook | null;
  imaginary?: Imaginary;
  hand?: Purse;
  hands?: Purse[];
  payments?: (Payments | null)[];
  begun?: Begun | null;
  together?: Together[];
}

/** What lies on the table. */
export function real(table: Table): AlhambraView {
  return table.sight!.view as unknown as AlhambraView;
}

/** What would lie there after what is being considered. */
export function tried(table: Table): AlhambraView {
  return table.view as unknown as AlhambraView;
}

/** What is asked now, such as pay or place-tile; nothing when somebody else is asked. */
export function question(table: Table): string {
  return table.sight?.ask?.prompt.id.replace("ask-", "").replace("-again", "") ?? "";
}

/** The tile that can be put somewhere now, if it is known which. */
export function inHand(table: Table): string | undefined {
  const view = real(table);
  return view.begun?.tile ?? view.together?.find((way) => way.tile)?.tile;
}

/** A money card such as blue-4, taken apart. */
export function money(card: string): { currency: Currency; value: number } {
  const [currency, value] = card.split("-");
  return { currency: currency as Currency, value: Number(value) };
}
