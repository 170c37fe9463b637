// How an Alhambra would look after what is being considered.

import type { Table } from "../../lib/table.svelte";
import { added } from "./layout";
import { real, tried, type Built, type Edge } from "./view";

export interface Ahead {
  ghosts: Built[];
  kept: Set<string>; // the tiles that stay
  course: Edge[];
  wall: number;
}

export function ahead(table: Table, seat: number): Ahead {
  const now = real(table).players[seat]!.alhambra;
  const then = tried(table).players[seat]!;
  const kept = new Set(then.alhambra.map((tile) => tile.tile));
  return { ghosts: added(now, then.alhambra), kept, course: then.course, wall: then.wall };
}
