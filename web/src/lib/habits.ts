// How somebody opened the last table of a game, and so would like to open the next one.

import type { GameInfo } from "./wire";

export interface Habit {
  seats: number;
  level: string; // of the bots
  options: Record<string, string>;
  listed: boolean;
  seating: "shuffled" | "as_seated";
}

const KEY = "mizban-tables";
const FIRST = "newcomer"; // whoever plays for the first time should like to play a second time
const RENAMED: Record<string, string> = { gentle: "newcomer", greedy: "regular" }; // habits of older pages

/** How a table of a game is opened unless something else is chosen. */
export function habitOf(game: GameInfo, bots: readonly string[]): Habit {
  return fitting(stored()[game.id], game, bots);
}

/** Remember it for the next time. */
export function keep(game: string, habit: Habit): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [game]: habit }));
  } catch {
    // private windows keep nothing
  }
}

function stored(): Record<string, unknown> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown> | null) ?? {};
  } catch {
    return {}; // no storage, or something else's
  }
}

/** What was kept, as far as the game still has it; for the rest, what suits most. */
export function fitting(kept: unknown, game: GameInfo, bots: readonly string[]): Habit {
  const { seats, level, options, listed, seating } = (kept ?? {}) as Partial<Habit>;
  return {
    seats: game.seats.includes(seats!) ? seats! : game.best,
    level: [level, RENAMED[level!], FIRST].find((each) => bots.includes(each!)) ?? bots[0]!,
    options: known(options, game),
    listed: listed === true,
    seating: seating === "as_seated" ? seating : "shuffled",
  };
}

/** The options that differ from the default. */
export function known(options: unknown, game: GameInfo): Record<string, string> {
  const chosen = Object.entries((options ?? {}) as Record<string, string>);
  return Object.fromEntries(chosen.filter(([name, value]) => (game.options[name] ?? []).indexOf(value) > 0));
}
