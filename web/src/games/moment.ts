// Big moments: what a game tells of a scoring round, a feeding or the end, from events and views; it has no rules.

/** What one player has of it. */
export interface Row {
  seat: number | null; // null: nobody who sits at the table
  name: string;
  was?: number;
  change?: number;
  now?: number;
  unit?: string; // what is counted, where rows differ in it
  why: readonly string[]; // what the change is made of, a phrase each
}

/** Dice that roll, and what they come to. */
export interface Dice {
  faces: readonly number[];
  total: number;
  result: string; // what the sum brings, in words; empty where that is still open
}

/** A short scene of its own. */
export interface Moment {
  title: string;
  note?: string; // why it comes, in a sentence
  rows: readonly Row[];
  dice?: Dice;
  at?: string; // the thing on the board that it lies over; else the middle
  steps?: number; // of time, where it is not a matter of reading
  sound?: "coins" | "bell" | "dice";
}

/** What has happened in one scene, and the table before and after it. */
export interface Happening<View, Event> {
  events: readonly Event[];
  earlier: readonly Event[]; // what was told before it
  before: View;
  after: View;
}

const FIRST = 2; // steps of time for the title
const EACH = 0.8; // and for every row

/** How many steps of time people need to read it. */
export function worth(moment: Moment): number {
  return moment.steps ?? FIRST + EACH * moment.rows.length;
}

/** A row whose number has changed: what it was follows from what it is. */
export function changed(seat: number, name: string, now: number, change: number, why: readonly string[]): Row {
  return { seat, name, was: now - change, change, now, why };
}

/** The events of some kinds. */
export function of<Event extends { kind: string }, Kind extends Event["kind"]>(
  events: readonly Event[],
  ...kinds: Kind[]
): Extract<Event, { kind: Kind }>[] {
  return events.filter((event): event is Extract<Event, { kind: Kind }> =>
    (kinds as readonly string[]).includes(event.kind),
  );
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

/** A number with its sign, as scores write it. */
export function signed(change: number, digits: (value: number) => string): string {
  return `${change < 0 ? "−" : "+"}${digits(Math.abs(change))}`;
}

/** Whether it is only a roll of dice, which the log tells too. */
export function isRoll(moment: Moment): boolean {
  return moment.dice !== undefined && !moment.rows.length;
}

/** What a screen reader says of it, once. */
export function spoken(moment: Moment, digits: (value: number) => string): string {
  const rows = moment.rows.map(({ name, change, now, why }) => {
    const numbers = [change === undefined ? "" : signed(change, digits), now === undefined ? "" : `= ${digits(now)}`];
    return [`${name}:`, ...numbers, why.join(", ")].filter(Boolean).join(" ");
  });
  return [moment.title, moment.note ?? "", ...rows].filter(Boolean).join(". ");
}
