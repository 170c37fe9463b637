// Workers go to tiles and come back, tiles go to whoever has won them, goods from tile to tile.

import { gained, given, tossed } from "../tosses";
import type { Event } from "./wire";

const tile = (name: string) => `tile:${name}`;

export const tosses = tossed<Event>({
  bid: ({ seat, tile: to }) => given(seat, tile(to)),
  used: ({ seat, tile: to }) => given(seat, tile(to)),
  returned: ({ seat, tile: from }) => gained(seat, tile(from)),
  won: ({ seat, tile: from }) => gained(seat, tile(from)),
  carried: ({ seat, tile: from, target }) => ({ from: tile(from), to: tile(target), seat }),
});
