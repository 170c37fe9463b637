// The games, each loaded only when it is played. Covers are small and belong to the home page.

import type { Game } from "./game";

const GAMES: Record<string, () => Promise<{ default: unknown }>> = {
  alhambra: () => import("./alhambra"),
  keyflower: () => import("./keyflower"),
  "kilt-castle": () => import("./kilt-castle"),
  silver: () => import("./silver"),
  "stone-age": () => import("./stone-age"),
};

/** The board of a game. */
export async function load(game: string): Promise<Game> {
  const found = GAMES[game];
  if (!found) throw new Error(`there is no board for ${game}`);
  return (await found()).default as Game; // each board knows its own view; the frame none
}
