// Ducats go from whoever builds to whoever is paid.

import { given, player, tossed } from "../tosses";
import type { Event } from "./wire";

export const tosses = tossed<Event>({
  paid: ({ seat, other }) => given(seat, player(other)),
});
