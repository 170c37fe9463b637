// Where cards go, from place to place as everybody at the table sees it: which card it is nobody learns from that.

import { cardKey } from "./parts";
import type { Flight } from "../game";
import type { Event, View } from "./wire";

const [DECK, PILE, HAND] = ["deck", "pile", "hand:1"];

export function flights(events: readonly Event[], after: View): Flight[] {
  return events.flatMap((event) => flight(event, after));
}

function flight(event: Event, after: View): Flight[] {
  if (event.kind === "drew") return [[DECK, HAND]];
  if (event.kind === "took" || event.kind === "searched") return [[PILE, HAND]];
  if (event.kind === "took_shown") return [["shown:1", HAND]];
  if (event.kind === "discarded") return [[HAND, PILE]];
  if (event.kind === "placed") return [[HAND, cardKey(event.other, event.place)]];
  if (event.kind === "extra") return [[DECK, cardKey(event.seat, after.players[event.seat]?.village.length ?? 0)]];
  if (event.kind === "robbed") return swap(cardKey(event.seat, event.place), cardKey(event.other, event.other_place));
  return [];
}

function swap(one: string, other: string): Flight[] {
  return [
    [one, other],
    [other, one],
  ];
}
