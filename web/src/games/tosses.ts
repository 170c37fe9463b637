// Tokens between the things of a board and the players: what is taken, paid, bid or won by whom, for all to see.

import type { Key } from "./game";

/** A token of a player, from one thing or player to another. */
export interface Toss {
  from: Key;
  to: Key;
  seat: number;
}

type Ways<Event extends { kind: string }> = {
  [Kind in Event["kind"]]?: (event: Extract<Event, { kind: Kind }>) => Toss | null;
};

/** Where a player is in the frame, as a thing is on the board. */
export function player(seat: number): Key {
  return `player:${seat}`;
}

/** The tokens of events, by what each kind of event says. */
export function tossed<Event extends { kind: string }>(ways: Ways<Event>): (events: readonly Event[]) => Toss[] {
  const each = ways as Record<string, ((event: Event) => Toss | null) | undefined>;
  return (events) => events.flatMap((event) => each[event.kind]?.(event) ?? []);
}

/** From the player to something. */
export function given(seat: number, to: Key | undefined): Toss | null {
  return to ? { from: player(seat), to, seat } : null;
}

/** From something to the player. */
export function gained(seat: number, from: Key | undefined): Toss | null {
  return from ? { from, to: player(seat), seat } : null;
}
