// How the rounds have ended, from the log.

import type { Args } from "../../lib/speaker";
import { numberOf } from "./view";

/** A village as it was counted. */
export interface Counted {
  village: (number | null)[]; // null: turned up then, and faded since
  sum: number;
  points: number;
  total: number;
}

/** A round that is over. */
export interface Ending {
  round: number;
  why: Args[]; // what ended it
  seats: Counted[];
  after: Args[]; // jumps and the amulet
}

const WHY = ["census", "deck_empty", "villagers_meet", "kamikaze"];
const AFTER = ["jumped", "awarded"];
const SETUP = ["round", "first_discard", "looked"];

/** The points of every finished round, by seat. */
export function pointsBySeat(events: readonly Args[], seats: number): number[][] {
  const points: number[][] = Array.from({ length: seats }, () => []);
  for (const event of events)
    if (event["kind"] === "scored") points[event["seat"] as number]!.push(event["points"] as number);
  return points;
}

/** How the last round ended, until a player has begun the next one. */
export function freshEnding(events: readonly Args[], me: number | null): Ending | null {
  const end = events.findLastIndex((event) => event["kind"] === "awarded");
  if (end < 0 || !events.slice(end + 1).every((event) => isSetup(event, me))) return null;
  const start = events.slice(0, end).findLastIndex((event) => event["kind"] === "round");
  return ending(events.slice(start, end + 1));
}

function isSetup(event: Args, me: number | null): boolean {
  return SETUP.includes(event["kind"] as string) && !(event["kind"] === "looked" && event["seat"] === me);
}

function ending(events: readonly Args[]): Ending {
  const of = (kinds: string[]) => events.filter((event) => kinds.includes(event["kind"] as string));
  const seats = of(["scored"]).map(({ seat, sum, points, total }) => {
    const village = of(["shown"]).filter((event) => event["seat"] === seat);
    return {
      village: village.map(({ card }) => (card === null ? null : numberOf(card))),
      sum,
      points,
      total,
    } as Counted;
  });
  return { round: events[0]!["round"] as number, why: of(WHY), seats, after: of(AFTER) };
}
