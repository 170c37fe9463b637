// Money goes from the display to whoever takes it; which card that was is told only as long as the log tells it.

import { gained, tossed } from "../tosses";
import type { Event } from "./wire";

export const tosses = tossed<Event>({
  took: ({ seat, things }) => gained(seat, things[0]),
});
