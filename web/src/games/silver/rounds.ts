// How the rounds have ended, from the log.

import { numberOf, type Told } from "./parts";
import type { Event } from "./wire";

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
  why: Event[]; // what ended it
  seats: Counted[];
  after: Event[]; // jumps and the amulet
}

const WHY = ["census", "deck_empty", "villagers_meet", "kamikaze"] as const;
const AFTER = ["jumped", "awarded"] as const;

/** The points of every finished round, by seat. */
export function pointsBySeat(events: readonly Event[], seats: number): number[][] {
  const points: number[][] = Array.from({ length: seats }, () => []);
  for (const { seat, points: won } of of(events, ["scored"])) points[seat]!.push(won);
  return points;
}

/** How the last round ended, until a player has begun the next one; the log of a game may begin within a round. */
export function freshEnding(events: readonly Event[], me: number | null, round: number): Ending | null {
  const end = events.findLastIndex((event) => event.kind === "awarded");
  const next = events.slice(end + 1);
  if (end < 0 || !next.every((event) => isSetup(event, me))) return null;
  const start = events.slice(0, end).findLastIndex((event) => event.kind === "round");
  const ended = next.some((event) => event.kind === "round") ? round - 1 : round;
  return ending(ended, events.slice(Math.max(0, start), end + 1));
}

function isSetup(event: Event, me: number | null): boolean {
  return event.kind === "looked" ? event.seat !== me : event.kind === "round" || event.kind === "first_discard";
}

function ending(round: number, events: readonly Event[]): Ending {
  const shown = of(events, ["shown"]);
  const seats = of(events, ["scored"]).map(({ seat, sum, points, total }) => ({
    village: shown.filter((card) => card.seat === seat).map(({ card }) => (card === null ? null : numberOf(card))),
    sum,
    points,
    total,
  }));
  return { round, why: of(events, WHY), seats, after: of(events, AFTER) };
}

/** The events of some kinds. */
function of<Kind extends Event["kind"]>(events: readonly Event[], kinds: readonly Kind[]): Told<Kind>[] {
  return events.filter((event): event is Told<Kind> => (kinds as readonly string[]).includes(event.kind));
}
