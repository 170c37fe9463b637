// What options, events and wishes mean on the board.

import type { Args } from "../../lib/speaker";
import type { Table } from "../../lib/table.svelte";
import type { Words } from "../../lib/wire";
import type { Key, Plan } from "../game";
import { AMULET, BELL, BODYGUARD, DECK, DISCARD, cardKey, handKey, parsed, pileKey, shownKey, type View } from "./view";

type Wish = Record<string, unknown>;

// Options

/** The thing that an option means. */
export function aim({ id, args }: Words, table: Table): Key | null {
  const { place, other, number } = args as Record<string, number>;
  const me = table.me ?? 0;
  switch (id) {
    case "answer-draw":
    case "answer-draw-more-yes":
    case "answer-conjure-yes":
      return DECK;
    case "answer-take":
    case "answer-discard":
      return DISCARD;
    case "answer-call":
      return BELL;
    case "answer-shown":
      return shownKey(place!);
    case "answer-pick":
      return handKey(number!);
    case "answer-search":
      return pileKey(number!);
    case "answer-inspect-yes":
      return stolen(table);
    default:
      return place === undefined ? null : cardKey(other ?? me, place);
  }
}

/** The card that a Robber has just brought home. */
function stolen(table: Table): Key | null {
  const spot = (table.sight?.view as View | undefined)?.chosen?.[0];
  return spot ? cardKey(spot.seat, spot.place) : null;
}

/** In an exchange a card that is chosen already can be pointed at once more: these are enough. */
export function plans(table: Table): Plan[] {
  const enough = table.options.find((option) => option.words.id === "answer-enough");
  if (!enough) return [];
  const chosen = (table.sight?.view as unknown as View).chosen ?? [];
  return chosen.map(({ seat, place }) => ({ ...enough, key: cardKey(seat, place), then: [] }));
}

// Events

/** The things that an event is about. */
export function traces(event: Args): Key[] {
  const { seat, other, place, other_place: otherPlace, target } = event as Record<string, number>;
  switch (event["kind"]) {
    case "looked":
    case "placed":
    case "exposed":
      return [cardKey(other!, place!)];
    case "slid":
    case "guard_lifted":
    case "amulet_placed":
      return [cardKey(seat!, place!)];
    case "guarded":
      return [cardKey(seat!, place!), cardKey(seat!, target!)];
    case "robbed":
      return [cardKey(seat!, place!), cardKey(other!, otherPlace!)];
    case "drew":
    case "returned":
      return [DECK];
    case "first_discard":
    case "discarded":
    case "took":
    case "exchanged":
    case "replaced":
    case "searched":
      return [DISCARD];
    case "called":
      return [BELL];
    case "awarded":
      return [AMULET];
    default:
      return [];
  }
}

// Wishes

/** What somebody wants who points at a thing that cannot be chosen now. */
export function wish(key: Key, table: Table): Wish | null {
  const [kind, first, second] = parsed(key);
  const asked = table.sight?.ask?.prompt.id ?? "";
  switch (kind) {
    case "deck":
      return asked === "ask-conjure" ? { conjure: {} } : { draw: {} };
    case "discard":
      return asked === "ask-hold" ? { discard: {} } : { take: {} };
    case "bell":
      return { call: {} };
    case "amulet":
      return { amulet: { place: 1 } };
    case "shown":
      return { shown: { place: first } };
    case "hand":
      return asked === "ask-pick" ? { pick: { number: first } } : null;
    case "pile":
      return { search: { number: first } };
    case "card":
      return cardWish(table, asked, first!, second!);
    default:
      return null;
  }
}

const OWN: Record<string, string> = {
  "ask-first-look": "look",
  "ask-place-at": "put",
  "ask-move-guard": "guard_to",
  "ask-expose": "own",
  "ask-behold": "own",
  "ask-give": "give",
};
const ANYBODYS = ["ask-reveal", "ask-spy", "ask-foresee", "ask-rob"];
const EXCHANGES = ["ask-hold", "ask-bewitch", "ask-exchange"];

function cardWish(table: Table, asked: string, seat: number, place: number): Wish | null {
  const view = table.sight?.view as unknown as View;
  const mine = seat === table.me;
  if (ANYBODYS.includes(asked) || (asked === "ask-bewitch" && !mine)) return { target: { seat, place } };
  if (!mine) return null;
  if (EXCHANGES.includes(asked))
    return { exchange: { places: [...(view.chosen ?? []).map((spot) => spot.place), place].sort((a, b) => a - b) } };
  const verb = OWN[asked];
  return verb ? { [verb]: { place } } : freeWish(view, seat, place);
}

/** What one's own card could be meant for at any moment of a turn. */
function freeWish(view: View, seat: number, place: number): Wish | null {
  const card = view.players[seat]?.village[place - 1];
  if (card?.up) return card.number === BODYGUARD ? { guard: { place } } : null;
  return { empath: { place } };
}
