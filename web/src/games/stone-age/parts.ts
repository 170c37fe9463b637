// What is asked of the table in several places, and what is printed on the parts.

import type { Table } from "../../lib/table.svelte";
import type { Key } from "../game";
import { BOX, type DealView, type Event, type View } from "./wire";

export type StoneTable = Table<View, Event>;
export type Good = (typeof GOODS)[number];
export type Yield = Good | "food";
export type Site = keyof typeof BOX.sites; // a place that is drawn in the landscape
export type Place = NonNullable<DealView["place"]>;

export const GOODS = BOX.goods;
export const TWO = "medicine-any2"; // the card with two resources of one's choice

/** What one gets at a place, and for how many pips: as printed on it. */
export function gainOf(site: Site): { what: Yield; pips: number } | null {
  const { what, pips } = BOX.sites[site];
  return what && { what, pips };
}

/** The tribe whose board is laid out large: one's own, or for a spectator the one who is asked. */
export function mainSeat(table: StoneTable): number {
  return table.me ?? table.sight?.waiting[0] ?? 0;
}

/** The place to which figures go, once it is chosen and only their number is asked for. */
export function goalOf(table: StoneTable): Place | null {
  const ask = table.sight?.ask;
  if (ask?.prompt.id !== "ask-how-many") return null;
  return (ask.begun[0]?.replace("place:", "") ?? null) as Place | null;
}

/** How many of each seat stand on a place, and how many of them are only considered. */
export function standing(table: StoneTable, place: Place): { now: number; then: number }[] {
  const [before, after] = [table.real.places[place], table.view.places[place]];
  return table.real.players.map((_, seat) => ({ now: before?.[seat] ?? 0, then: after?.[seat] ?? 0 }));
}

// Sets

/** The things chosen so far, and the one that is pointed at and could be the next. */
export function chosenAnd(table: StoneTable): { key: Key; ghost: boolean }[] {
  const { considered, selection } = table;
  const next = considered && selection.joins(considered) ? [{ key: considered, ghost: true }] : [];
  return [...selection.chosen.map((key) => ({ key, ghost: false })), ...next];
}

export function goodIn(key: Key): Good | null {
  return GOODS.find((good) => key === `good:${good}`) ?? null;
}

/** What a tool adds to a roll. */
export function toolIn(key: Key): number {
  return /^(tool|once):\d$/.test(key) ? Number(key.slice(-1)) : 0;
}

/** A tribe's resources of a kind, as they would be with those that are chosen. */
export function leftOf(table: StoneTable, seat: number, good: Good): number {
  if (table.tried || seat !== table.me) return table.view.players[seat]!.goods[good];
  const chosen = table.selection.chosen.filter((key) => key === `good:${good}`).length;
  return table.real.players[seat]!.goods[good] + (table.selection.verb === "take" ? chosen : -chosen);
}

/** The place where something is found. */
export function placeOf(what: string | undefined): Key | undefined {
  const site = Object.entries(BOX.sites).find(([, site]) => what && site.what === what);
  return site && `place:${site[0]}`;
}
