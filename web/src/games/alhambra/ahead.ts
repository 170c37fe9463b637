// How an Alhambra would look after what is being considered.

import { added } from "./layout";
import type { AlhambraTable } from "./parts";
import type { BuiltView, EdgeView } from "./wire";

export interface Ahead {
  ghosts: BuiltView[];
  kept: Set<string>; // the tiles that stay
  course: EdgeView[];
  wall: number;
}

export function ahead(table: AlhambraTable, seat: number): Ahead {
  const now = table.real.players[seat]!.alhambra;
  const then = table.view.players[seat]!;
  const kept = new Set(then.alhambra.map((tile) => tile.tile));
  return { ghosts: added(now, then.alhambra), kept, course: then.course, wall: then.wall };
}
