// How an Alhambra would look after what is being considered. The end of a turn meets chance, so that the server cannot
// show all of it: what is built on a place then comes from the list of sites.

import type { Table } from "../../lib/table.svelte";
import { added } from "./layout";
import { inHand, real, tried, type Built, type Edge, type TileView } from "./view";

export interface Ahead {
  ghosts: Built[];
  kept: Set<string>; // the tiles that stay
  course: Edge[];
  wall: number;
}

export function ahead(table: Table, seat: number): Ahead {
  const view = real(table);
  const now = view.players[seat]!.alhambra;
  const then = tried(table).players[seat]!;
  const kept = new Set(then.alhambra.map((tile) => tile.tile));
  const tile = handled(table);
  const site = seat === table.me ? view.sites?.find(({ x, y }) => table.considered === `cell:${x},${y}`) : undefined;
  if (site && tile) return { ghosts: [{ ...tile, x: site.x, y: site.y }], kept, course: site.course, wall: site.wall };
  return { ghosts: added(now, then.alhambra), kept, course: then.course, wall: then.wall };
}

/** The tiles that would come to lie aside: the one to be placed, if that is where it goes. */
export function arriving(table: Table, key: string, before: readonly TileView[], after: readonly TileView[]): TileView[] {
  const tile = table.considered === key && table.choices.has(key) ? handled(table) : undefined;
  return tile ? [tile] : added(before, after);
}

/** The tile that is to be placed. */
function handled(table: Table): TileView | undefined {
  const view = real(table);
  const name = inHand(table);
  return [...view.held, ...(view.players[table.me ?? 0]?.reserve ?? [])].find((tile) => tile.tile === name);
}
