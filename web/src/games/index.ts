// The games with a drawn board, each loaded only when it is played: every folder here is called as its game.

import type { Game } from "./game";

const DRAWN = import.meta.glob<{ default: Game }>("./*/index.ts");

/** The board of a game; a plain one where none is drawn. */
export async function load(game: string): Promise<Game> {
  const found = DRAWN[`./${game}/index.ts`] ?? DRAWN["./generic/index.ts"]!;
  return (await found()).default;
}
