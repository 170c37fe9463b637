// A view of any game: short things are said in a line, the rest in tables. A list called players is by seat.

export type Facts = Record<string, unknown>;

export const PLAYERS = "players";

/** Whether something fits in a line: no lists in lists, nothing with parts of its own. */
export function isShort(value: unknown): boolean {
  return Array.isArray(value) ? value.every((each) => !isMade(each)) : !isMade(value);
}

function isMade(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

export function isFacts(value: unknown): value is Facts {
  return isMade(value) && !Array.isArray(value);
}

/** The rows of a list of things with parts; null for anything else. */
export function rowsOf(value: unknown): Facts[] | null {
  return Array.isArray(value) && value.length && value.every(isFacts) ? (value as Facts[]) : null;
}

export function columnsOf(rows: readonly Facts[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/** The parts of anything else that is not short: by name, or counted from one. */
export function partsIn(value: unknown): [string, unknown][] {
  return Array.isArray(value) ? value.map((each, i) => [String(i + 1), each]) : Object.entries(value as Facts);
}

export function playersOf(view: Facts): Facts[] {
  return rowsOf(view[PLAYERS]) ?? [];
}

/** A player's points, where the view tells them. */
export function scoreOf(view: Facts, seat: number): number | null {
  const score = playersOf(view)[seat]?.["score"];
  return typeof score === "number" ? score : null;
}
