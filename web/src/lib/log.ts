// The log in lines: where a round begins, and whose turn.

/** What an event begins, if it begins something: its message says so with the attribute break. */
export type Break = "round" | "turn" | undefined;

export interface Line<Event> {
  i: number; // its place among all events
  event: Event;
  heading: boolean; // a round, a season or a scoring begins with it
  turn: number | null; // whose turn begins with it
}

/** The newest events as lines. Where no message begins a turn, it begins whenever somebody else has answered. */
export function linesOf<Event extends { seat?: unknown }>(
  events: readonly Event[],
  by: readonly number[],
  breakOf: (event: Event) => Break,
  most: number,
): Line<Event>[] {
  const first = Math.max(0, events.length - most);
  const newest = events.slice(first);
  const told = newest.some((event) => breakOf(event) === "turn");
  let doer = -1;
  return newest.map((event, at) => {
    const [i, begins] = [first + at, breakOf(event)];
    const heading = begins === "round";
    const who = told ? (begins === "turn" ? Number(event.seat) : -1) : (by[i] ?? -1);
    const turn = !heading && who >= 0 && (who !== doer || begins === "turn") ? who : null;
    doer = heading ? -1 : (turn ?? doer);
    return { i, event, heading, turn };
  });
}
