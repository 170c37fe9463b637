// What on the board is meant by an option and by an event; who points at a thing says its name.

import type { Args } from "../../lib/speaker";
import type { Table } from "../../lib/table.svelte";
import type { Words } from "../../lib/wire";
import type { Key } from "../game";
import { onceValue } from "./cards";
import { mainSeat, real, type Place } from "./view";

export const TWO = "medicine-any2"; // the card with two resources of one's choice

/** Keys: place:forest, figures:3, tool:2, used:2, card:farmer2-food3, die:5, good:wood, and tribe:0 for what is a player's. */
export function aim({ id, args }: Words, table: Table): Key | null {
  switch (id) {
    case "answer-place":
    case "answer-place-card":
    case "answer-place-tile":
      return `place:${String(args["place"])}`;
    case "answer-how-many":
      return `figures:${String(args["count"])}`;
    case "answer-tool":
      return `tool:${String(args["value"])}`;
    case "answer-once":
      return onceKey(table, Number(args["value"]));
    case "answer-die":
      return `die:${String(args["face"])}`;
    case "answer-piece":
      return `good:${String(args["what"])}`;
    case "answer-two-resources":
      return `card:${TWO}`;
    case "answer-buy":
    case "answer-buy-fixed":
      return `place:${real(table).deal!.place}`;
    default:
      return null; // leave it, no more, starve or give: buttons
  }
}

function onceKey(table: Table, value: number): Key | null {
  const card = real(table).players[mainSeat(table)]!.kept.find((name) => onceValue(name) === value);
  return card ? `card:${card}` : null;
}

const SITE_OF: Record<string, Place> = {
  wood: "forest",
  brick: "clay_pit",
  stone: "quarry",
  gold: "river",
  food: "hunting_ground",
};

/** The things that an event is about. */
export function traces(event: Args, table: Table): Key[] {
  const { kind, seat, place, space, stack, what, card, tile, value } = event as Record<string, string | undefined>;
  const mine = Number(seat) === mainSeat(table);
  switch (kind) {
    case "placed":
      return [`place:${place}`];
    case "card_shown":
      return [`place:card_${space}`];
    case "tile_shown":
    case "stack_empty":
      return [`place:building_${stack}`];
    case "gathered":
      return [`place:${SITE_OF[what!]}`, ...(mine ? goodKey(what!) : [])];
    case "received":
    case "paid":
      return mine ? goodKey(what!) : [`tribe:${seat}`];
    case "tool":
    case "no_tool":
      return ["place:tool_maker"];
    case "figure":
    case "no_figure":
      return ["place:hut"];
    case "field":
    case "no_field":
      return ["place:field"];
    case "tool_used":
      return mine ? [`used:${value}`] : [];
    case "card_left":
      return keysOf(real(table).display, card, "card");
    case "card_bought":
    case "drew":
      return mine && card ? [`card:${card}`] : [];
    case "tile_left":
      return keysOf(
        real(table).stacks.map((each) => each.tile),
        tile,
        "building",
      );
    case "rolled":
    case "rolled_for_all":
    case "die_taken":
      return ["dice"];
    default:
      return seat === undefined ? [] : [`tribe:${seat}`];
  }
}

function goodKey(what: string): Key[] {
  return [what === "food" ? "food" : `good:${what}`];
}

/** The first place of a row on which something lies. */
function keysOf(row: readonly (string | null)[], name: string | undefined, place: "card" | "building"): Key[] {
  const at = row.findIndex((each) => each === name);
  return at < 0 ? [] : [`place:${place}_${at + 1}`];
}
