// What the frame needs of a game, besides its words: everything that knows the game's board.

import type { Component } from "svelte";

import type { Args } from "../lib/speaker";
import type { Table } from "../lib/table.svelte";
import type { Option, Words } from "../lib/wire";

/** The key of a thing on the board, such as card:S-R or site:c3. */
export type Key = string;

/** Several answers in one go, which stand for one thing on the board. */
export interface Plan extends Option {
  key: Key;
  then: readonly number[]; // the answers after the first
}

export interface Game<View = Args, Event extends object = Args> {
  /** The whole board: every thing on it that can be meant carries {...table.thing(key, name)}. */
  Board: Component<{ table: Table<View, Event> }>;
  /** What a player has, in the panel beside the board. */
  Panel: Component<{ table: Table<View, Event>; seat: number }>;
  /** A player's points as they stand, where the game shows them. */
  score(view: View, seat: number): number | null;
  /** Until the server names all things of a game: the thing of an option, of an event, and the wish of one who points. */
  aim?(option: Words, table: Table<View, Event>): Key | null;
  plans?(table: Table<View, Event>): Plan[];
  traces?(event: Args, table: Table<View, Event>): Key[];
  wish?(key: Key, table: Table<View, Event>): Record<string, unknown> | null;
}
