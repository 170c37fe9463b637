// Where cards go, from place to place as everybody at the table sees it: which card it is nobody learns from that.

import type { Key, Flight } from "../game";
import { of } from "../moment";
import { cardKey } from "./parts";
import type { Event, View } from "./wire";

const [DECK, PILE, HAND] = ["deck", "pile", "hand:1"];

export function flights(events: readonly Event[], after: View): Flight[] {
  return [...closing(events, after), ...events.flatMap((event) => flight(event, after))];
}

function flight(event: Event, after: View): Flight[] {
  if (event.kind === "drew") return [[DECK, HAND]];
  if (event.kind === "took" || event.kind === "searched") return [[PILE, HAND]];
  if (event.kind === "took_shown") return [[`shown:${event.place}`, HAND]];
  if (event.kind === "discarded") return [[HAND, PILE]];
  if (event.kind === "exchanged") return [[cardKey(event.seat, event.place), PILE]];
  if (event.kind === "replaced") return [[cardKey(event.other, event.place), PILE]];
  if (event.kind === "placed") return [[HAND, cardKey(event.other, event.place)]];
  if (event.kind === "extra") return [[DECK, cardKey(event.seat, after.players[event.seat]?.village.length ?? 0)]];
  if (event.kind === "robbed") return swap(cardKey(event.seat, event.place), cardKey(event.other, event.other_place));
  return [];
}

function swap(one: Key, other: Key): Flight[] {
  return [
    [one, other],
    [other, one],
  ];
}

/** Where several cards leave a village for one, the others close up. */
function closing(events: readonly Event[], after: View): Flight[] {
  const gone = of(events, "exchanged");
  const [placed] = of(events, "placed");
  if (gone.length < 2 || !placed) return [];
  const seat = placed.other;
  const left = gone.map(({ place }) => place);
  const before = (after.players[seat]?.village.length ?? 0) + gone.length - 1;
  const stay = Array.from({ length: before }, (_, i) => i + 1).filter((place) => !left.includes(place));
  return stay.map((place, i) => [cardKey(seat, place), cardKey(seat, i + 1 < placed.place ? i + 1 : i + 2)]);
}
