// What is asked of the table in several places, and money cards.

import type { SlotAttributes, Table, ThingAttributes } from "../../lib/table.svelte";
import type { Event, SlotView, TileView, View } from "./wire";

export type AlhambraTable = Table<View, Event>;
export type Currency = SlotView["currency"];
export type BuildingType = NonNullable<TileView["building"]>;
export interface Card {
  currency: Currency;
  value: number;
}

/** What is asked now, such as pay or place-tile; nothing when somebody else is asked. */
export function question(table: AlhambraTable): string {
  return table.sight?.ask?.prompt.id.replace("ask-", "").replace("-again", "") ?? "";
}

/** Whether a tile is chosen, and its payment is asked for. */
export function isPaying(table: AlhambraTable): boolean {
  return question(table) === "pay";
}

/** The tile with which a choice has begun: it is being paid, or can be put somewhere. */
export function begunTile(table: AlhambraTable): string | null {
  const key = table.sight?.ask?.begun.find((thing) => thing.startsWith("tile:"));
  return key?.replace("tile:", "") ?? null;
}

/** The tile that can be put somewhere now, if it is known which. */
export function inHand(table: AlhambraTable): string | null {
  return isPaying(table) ? null : begunTile(table);
}

/** The slot whose tile is being paid. */
export function paidSlot(table: AlhambraTable): SlotView | null {
  const tile = isPaying(table) ? begunTile(table) : null;
  return table.real.market.find((slot) => slot.tile && slot.tile.tile === tile) ?? null;
}

/** A money card such as blue-4, taken apart. */
export function money(card: string): Card {
  const [currency, value] = card.split("-");
  return { currency: currency as Currency, value: Number(value) };
}

/** What cards are worth, by their names or keys. */
export function worth(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + money(card).value, 0);
}

/** For each of some cards whether it is among those of a set: of equal ones the first are. */
export function among(cards: readonly string[], set: readonly string[]): boolean[] {
  return cards.map((card, i) => count(set, `card:${card}`) > count(cards.slice(0, i), card));
}

function count(cards: readonly string[], card: string): number {
  return cards.filter((each) => each === card).length;
}

/** Display and hand may hold equal cards: those that can be meant now are card:blue-4, the others of another kind. */
export type CardKind = "card" | CardPlace;
export type CardPlace = "hand" | "open";

/** For each of some cards whether it is chosen. */
export function chosenOf(table: AlhambraTable, kind: CardKind, cards: readonly string[]): boolean[] {
  return among(cards, kind === "card" ? table.selection.chosen : []);
}

/** A card that can be pointed at; one that is chosen is taken back. */
export function cardAttributes(
  table: AlhambraTable,
  kind: CardKind,
  place: CardPlace,
  card: string,
  name: string,
  chosen: boolean,
): ThingAttributes | SlotAttributes {
  return chosen ? table.slot(`card:${card}`) : table.thing(`${kind}:${card}`, name, [`${place}:${card}`]);
}
