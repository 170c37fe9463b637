// What the frame needs of a game, besides its words: everything that knows the game's board.

import type { Component } from "svelte";

import type { Args } from "../lib/speaker";
import type { Table } from "../lib/table.svelte";
import type { Happening, Moment } from "./moment";
import type { Toss } from "./tosses";

/** The key of a thing on the board, such as card:S-R or site:c3. */
export type Key = string;

/** The way of something without a name of its own: from where one thing was to where another is. */
export type Flight = readonly [from: Key, to: Key];

export interface Game<View = Args, Event extends object = Args> {
  /** The whole board: every thing on it that can be meant carries {...table.thing(key, name)}. */
  Board: Component<{ table: Table<View, Event> }>;
  /** What a player has, in the panel beside the board. */
  Panel: Component<{ table: Table<View, Event>; seat: number }>;
  /** A player's points as they stand, where the game shows them. */
  score(view: View, seat: number): number | null;
  /** What a thing does, for whom, and what it costs or brings now; its name is said before. */
  effect?(table: Table<View, Event>, key: Key): string;
  /** Pieces have colours of their own, which no mark of a player may resemble. */
  coloured?: boolean;
  /** Verbs of what lies where one may click by mistake, and costs a turn: it is always confirmed. */
  careful?: readonly string[];
  /** The ways of what has no name that it keeps, such as hidden cards: between places, never told by what moves. */
  flights?(events: readonly Event[], after: View): readonly Flight[];
  /** Tokens that go between things and players. */
  tosses?(events: readonly Event[]): readonly Toss[];
  /** The big moment that a scene is, told from its events and the views before and after it; null where it is none. */
  moment?(table: Table<View, Event>, scene: Happening<View, Event>): Moment | null;
}
