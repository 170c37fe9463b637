// What is asked of the table in several places.

import type { Table } from "../../lib/table.svelte";
import type { CardView, Event, View } from "./wire";

export type Colour = CardView["near"];
export type Crests = 0 | 1 | 2;
export type KiltTable = Table<View, Event>;

export const CRESTS: readonly Crests[] = [0, 1, 2];

/** The player who builds in a colour; nobody when it is not in the game. */
export function seatOf(view: View, colour: Colour): number | null {
  const seat = view.players.findIndex((player) => colour in player.colours);
  return seat < 0 ? null : seat;
}

export function cardsAt(view: View, place: string): CardView[] {
  return view.cards.filter((card) => card.at === place);
}

export function isTwoColoured(card: CardView): boolean {
  return card.near !== card.far;
}
