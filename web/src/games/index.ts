// The games with a drawn board, each loaded only when it is played: every folder here is called as its game.

import type { Game } from "./game";

const DRAWN = import.meta.glob<{ default: Game }>("./*/index.ts");

/** The board of a game. */
export async function load(game: string): Promise<Game> {
  const found = DRAWN[`./${game}/index.ts`];
  if (!found) throw new Error(`there is no board for ${game}`);
  return (await found()).default;
}
