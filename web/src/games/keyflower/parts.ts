// What is asked of the table in several places.

import type { Table } from "../../lib/table.svelte";
import type { Question } from "../../lib/wire";
import { sideFacing, type Cell } from "./layout";
import type { Event, LotView, PlacedView, PlayerView, View } from "./wire";

export type KeyflowerTable = Table<View, Event>;
export type Numbers = Readonly<Record<string, number>>;

export const COLOURS = ["red", "blue", "yellow", "green"] as const;
export const SKILLS = ["anvil", "pickaxe", "saw"] as const;
export const GOODS = ["iron", "stone", "wood", "gold"] as const;

/** The seat through whose eyes the table is drawn. */
export function viewer(table: KeyflowerTable): number {
  return table.me ?? 0;
}

/** The sides of a tile at which players sit. */
export function seated(table: KeyflowerTable): number[] {
  const seats = table.real.players.length;
  return table.real.players.map((_, seat) => sideFacing(seat, viewer(table), seats));
}

// What is asked

/** What is asked now, such as ask-transport. */
export function question(table: KeyflowerTable): string {
  return table.sight?.ask?.prompt.id ?? "";
}

/** The question that comes now, or would come after what is considered. */
export function nextQuestion(table: KeyflowerTable): Question | null | undefined {
  return table.tried ? table.tried.reply.ask : table.sight?.ask;
}

/** The tile that a question is about, or whose choice was begun. */
export function questioned(asked: Question | null | undefined): string {
  return begun(asked, "tile") ?? String(asked?.prompt.args["tile"] ?? "");
}

/** The cell that is chosen for a tile which is still to be turned. */
export function begunCell(asked: Question | null | undefined): Cell | null {
  const cell = begun(asked, "cell")?.split(",").map(Number);
  return cell ? [cell[0]!, cell[1]!] : null;
}

/** The thing of a kind that was chosen first of a choice which is not whole yet. */
function begun(asked: Question | null | undefined, kind: string): string | null {
  const thing = asked?.begun.find((each) => each.startsWith(`${kind}:`));
  return thing?.slice(kind.length + 1) ?? null;
}

/** Whether workers are chosen for a tile: for a bid or for a use. */
export function placingAt(table: KeyflowerTable, tile: string): "bid" | "use" | null {
  const asked = table.selection.chosen.length ? table.sight?.ask : nextQuestion(table);
  const verb = asked?.several?.verb;
  return questioned(asked) === tile && (verb === "bid" || verb === "use") ? verb : null;
}

// What lies there

export function lotsOf(view: View): LotView[] {
  return [...view.middle, ...view.turn_order];
}

export function cellOf(tile: PlacedView): Cell | null {
  return tile.at && [tile.at[0]!, tile.at[1]!];
}

export function goodsOf(player: PlayerView): Numbers {
  const all: Record<string, number> = {};
  for (const { goods } of player.village)
    for (const [good, count] of Object.entries(goods)) all[good] = (all[good] ?? 0) + count;
  return all;
}

/** How many pieces of a kind are chosen together with others, and so are gone from where they were. */
export function chosenOf(table: KeyflowerTable, key: string): number {
  return table.selection.chosen.filter((each) => each === key).length;
}

/** How many are left there: of all that there were when the choice began, or after what is considered. */
export function leftOf(table: KeyflowerTable, key: string, real: Numbers, seen: Numbers): number {
  const kind = key.slice(key.indexOf(":") + 1);
  return table.selection.chosen.length ? (real[kind] ?? 0) - chosenOf(table, key) : (seen[kind] ?? 0);
}
