// The games, each loaded only when it is played. Covers are small and belong to the home page.

import type { Game } from "./game";

const GAMES: Record<string, () => Promise<{ default: Game }>> = {
  keyflower: () => import("./keyflower"),
};

/** The board of a game; any game can be played from the list of its answers until it has one. */
export async function load(game: string): Promise<Game> {
  const found = GAMES[game] ?? (() => import("./plain"));
  return (await found()).default;
}
