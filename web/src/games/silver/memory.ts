// What the log still says of hidden faces, until it fades.

import type { Key } from "../game";
import { numberOf, villageKey, type Told } from "./parts";
import type { Event } from "./wire";

/** A face that shows for a moment: looked at in secret, or slid forward for all to see. */
export interface Glimpse {
  number: number;
  secret: boolean;
}

/** A look whose card has not faded yet. */
export type Look = Told<"looked"> & { card: string };

/** The looks of a player that have not faded yet. */
export function looks(events: readonly Event[], me: number | null): Look[] {
  return thisRound(events).filter((event): event is Look => isLook(event, me));
}

function isLook(event: Event, me: number | null): event is Look {
  return event.kind === "looked" && event.seat === me && event.card !== null;
}

/** The faces that show for a moment, by where their cards lie; a card that was moved since is left out. */
export function glimpses(events: readonly Event[], me: number | null): Map<Key, Glimpse> {
  const seen = new Map<Key, Glimpse>();
  for (const event of thisRound(events)) follow(seen, event, me);
  return seen;
}

function follow(seen: Map<Key, Glimpse>, event: Event, me: number | null): void {
  if (isLook(event, me)) seen.set(event.things[0]!, { number: numberOf(event.card), secret: true });
  else if (event.kind === "slid" && event.card)
    seen.set(event.things[0]!, { number: numberOf(event.card), secret: false });
  else if (event.kind === "exchanged") forgetVillage(seen, event.seat);
  else if (event.kind === "placed" || event.kind === "exposed" || event.kind === "robbed")
    event.things.forEach((key) => seen.delete(key));
}

/** Cards have left a village and the others closed up: no place is what it was. */
function forgetVillage(seen: Map<Key, Glimpse>, seat: number): void {
  for (const key of [...seen.keys()]) if (key.startsWith(villageKey(seat))) seen.delete(key);
}

function thisRound(events: readonly Event[]): readonly Event[] {
  return events.slice(
    Math.max(
      0,
      events.findLastIndex((event) => event.kind === "round"),
    ),
  );
}

const CHANGES: readonly Event["kind"][] = ["placed", "exposed", "slid", "robbed"];

/** When each card was last touched for all to see, as the number of an event: a card that changes fades in. */
export function touches(events: readonly Event[]): Map<Key, number> {
  const touched = new Map<Key, number>();
  events.forEach((event, i) => {
    if (event.kind === "round") touched.clear();
    if (CHANGES.includes(event.kind)) event.things.forEach((key) => touched.set(key, i));
  });
  return touched;
}
