// What a tribe brings home from a place.

import { gained, tossed } from "../tosses";
import { placeOf } from "./parts";
import type { Event } from "./wire";

export const tosses = tossed<Event>({
  gathered: ({ seat, what }) => gained(seat, placeOf(what)),
  card_bought: ({ seat, card }) => gained(seat, card ? `card:${card}` : undefined),
});
