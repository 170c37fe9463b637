// What the log still says of hidden faces, until it fades.

import type { Args } from "../../lib/speaker";
import type { Key } from "../game";
import { traces } from "./aims";
import { cardKey, numberOf } from "./view";

const CHANGES = ["placed", "exposed", "slid", "robbed"];

/** A face that shows for a moment: looked at in secret, or slid forward for all to see. */
export interface Glimpse {
  number: number;
  secret: boolean;
}

/** An event with a card at a place; the card is null for those who may not see it, or must remember it. */
interface Told {
  kind: string;
  seat: number;
  other: number;
  place: number;
  other_place: number;
  card: string | null;
}

/** The looks of a player that have not faded yet. */
export function looks(events: readonly Args[], me: number | null): Args[] {
  return thisRound(events).filter(
    (event) => event["kind"] === "looked" && event["seat"] === me && event["card"] !== null,
  );
}

/** The faces that show for a moment, by where their cards lie; a card that was moved since is left out. */
export function glimpses(events: readonly Args[], me: number | null): Map<Key, Glimpse> {
  const seen = new Map<Key, Glimpse>();
  for (const event of thisRound(events)) follow(seen, event as unknown as Told, me);
  return seen;
}

function follow(seen: Map<Key, Glimpse>, event: Told, me: number | null): void {
  const { kind, seat, other, place, card } = event;
  if (kind === "looked" && seat === me && card)
    seen.set(cardKey(other, place), { number: numberOf(card), secret: true });
  else if (kind === "slid" && card) seen.set(cardKey(seat, place), { number: numberOf(card), secret: false });
  else if (kind === "exchanged") forgetVillage(seen, seat);
  else if (kind === "placed" || kind === "exposed") seen.delete(cardKey(other, place));
  else if (kind === "robbed")
    [cardKey(seat, place), cardKey(other, event.other_place)].forEach((key) => seen.delete(key));
}

/** Cards have left a village and the others closed up: no place is what it was. */
function forgetVillage(seen: Map<Key, Glimpse>, seat: number): void {
  for (const key of [...seen.keys()]) if (key.startsWith(cardKey(seat, 0).slice(0, -1))) seen.delete(key);
}

function thisRound(events: readonly Args[]): readonly Args[] {
  return events.slice(
    Math.max(
      0,
      events.findLastIndex((event) => event["kind"] === "round"),
    ),
  );
}

/** When each card was last touched for all to see, as the number of an event: a card that changes fades in. */
export function touches(events: readonly Args[]): Map<Key, number> {
  const touched = new Map<Key, number>();
  events.forEach((event, i) => {
    if (event["kind"] === "round") touched.clear();
    if (CHANGES.includes(event["kind"] as string)) traces(event).forEach((key) => touched.set(key, i));
  });
  return touched;
}
