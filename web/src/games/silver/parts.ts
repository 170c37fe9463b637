// The table of Silver, its cards, and the things on its board. Places count from 1.

import type { Table } from "../../lib/table.svelte";
import type { Key } from "../game";
import { BOX, type Event, type View } from "./wire";

export type SilverTable = Table<View, Event>;

/** An event of some kinds. */
export type Told<Kind extends Event["kind"]> = Extract<Event, { kind: Kind }>;

const LETTERS = "abcd"; // of the villages, by seat

export const cardKey = (seat: number, place: number): Key => `${villageKey(seat)}${place}`;

/** Whose card it is: the seat in b3. */
export const seatIn = (id: string): number => LETTERS.indexOf(id[0]!);

/** How the keys of all cards of a village begin. */
export const villageKey = (seat: number): Key => `card:${LETTERS[seat]}`;

/** The name of a card in messages. */
export const wordOf = (number: number): string => BOX.cards[number] ?? "hidden";

export const numberOf = (card: string): number => BOX.cards.findIndex((each) => each === card);

/** The card that all who see the table see there; null where none lies open. */
export function openAt(view: View, key: Key): number | null {
  const [kind, name = ""] = key.split(":");
  const at = Number(name.replace(/^[a-d]/, "")) - 1;
  if (kind === "card") {
    const card = view.players[seatIn(name)]?.village[at];
    return card?.up ? card.number : null;
  }
  if (kind === "pile" && !name) return view.discard.top;
  const row = { shown: view.display, pile: view.discard.pile, hand: view.hand }[kind!];
  return row?.[at] ?? null;
}

/** The seats as one sits: oneself, then the others clockwise; a spectator sits with the first. */
export function around(seats: number, me: number | null): number[] {
  return Array.from({ length: seats }, (_, i) => ((me ?? 0) + i) % seats);
}
