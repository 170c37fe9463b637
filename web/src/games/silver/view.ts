// What the server shows of Silver, and the keys of the things on its board. Places count from 1.

import type { Key } from "../game";

/** A card as it lies in a village. */
export interface VillageCard {
  up: boolean;
  number: number | null; // face-down only with the memory aid
  guards: number | null; // the place that this Bodyguard guards
  guarded: boolean;
  amulet: boolean;
  used: boolean;
}

export interface Player {
  village: VillageCard[];
  total: number;
  last: number;
}

/** A card of somebody's village, by where it lies. */
export interface Spot {
  seat: number;
  place: number;
}

export interface View {
  round: number;
  mode: "rounds4" | "points100";
  start: number;
  turn: number | null;
  caller: number | null;
  deck: number;
  discard: { size: number; top: number | null; pile?: number[] };
  display: number[];
  held: number;
  hand?: number[];
  chosen?: Spot[];
  amulet: { holder: number | null; active: boolean; on: number | null };
  players: Player[];
  known_top?: (number | null)[];
}

/** The names of the cards in messages, by number. */
export const CARDS = [
  ...["villager", "squire", "empath", "bodyguard", "rascal", "exposer", "revealer"],
  ...["beholder", "apprentice_seer", "seer", "master", "witch", "robber", "doppelganger"],
] as const;

export const numberOf = (card: unknown): number => (CARDS as readonly unknown[]).indexOf(card);

export const BODYGUARD = numberOf("bodyguard");

export const DECK: Key = "deck";
export const DISCARD: Key = "discard";
export const BELL: Key = "bell";
export const AMULET: Key = "amulet";
export const cardKey = (seat: number, place: number): Key => `card:${seat}:${place}`;
export const shownKey = (place: number): Key => `shown:${place}`;
export const handKey = (number: number): Key => `hand:${number}`;
export const pileKey = (number: number): Key => `pile:${number}`;

/** The kind of a key and its numbers. */
export function parsed(key: Key): [kind: string, ...numbers: number[]] {
  const [kind, ...numbers] = key.split(":");
  return [kind!, ...numbers.map(Number)];
}

/** The seats as one sits: oneself, then the others clockwise; a spectator sits with the first. */
export function around(seats: number, me: number | null): number[] {
  return Array.from({ length: seats }, (_, i) => ((me ?? 0) + i) % seats);
}
