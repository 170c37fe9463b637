// Dice over their place, the feeding of the tribes, the last round, and what everything is worth in the end.

import { changed, of, sum, type Happening, type Moment, type Row } from "../moment";
import { placeOf, type StoneTable } from "./parts";
import type { Event, View } from "./wire";

const ROLES = { farmer: "farmers", tool_maker: "tool_makers", builder: "builders", shaman: "shamans" } as const;
const ENDS = ["ended_by_tiles", "ended_by_cards", "ended_by_rounds"] as const;
const DICE = 1; // step of time: dice roll and are read

export function moment(table: StoneTable, happening: Happening<View, Event>): Moment | null {
  const { events, after } = happening;
  const found = theEnd(table, events, after) ?? feeding(table, happening) ?? lastRound(table, events);
  const dice = thrown(table, events, after);
  return found && dice ? { ...found, dice: dice.dice! } : (found ?? dice);
}

function theEnd(table: StoneTable, events: readonly Event[], after: View): Moment | null {
  const [ended] = of(events, ...ENDS);
  if (!ended) return null;
  const scored = of(events, "scored_green", "scored_role", "scored_resources").filter(({ points }) => points);
  const rows = after.players.map(({ score }, seat) => {
    const mine = scored.filter((each) => each.seat === seat);
    const why = mine.map((each) => share(table, table.word("score", partOf(each)), each.points));
    return changed(seat, table.names[seat]!, score, sum(mine.map((each) => each.points)), why);
  });
  return { title: table.t("moment-end"), note: table.tell(ended), rows, sound: "coins" };
}

function partOf(event: { kind: string; role?: keyof typeof ROLES }): string {
  return event.role ? ROLES[event.role] : event.kind.replace("scored_", "");
}

/** The meal of a round, once everybody has eaten: it may have stopped to ask what somebody gives. */
function feeding(table: StoneTable, { events, earlier, after }: Happening<View, Event>): Moment | null {
  const round = of(events, "round").at(-1);
  const since = [...earlier.slice(1 + earlier.findLastIndex(({ kind }) => kind === "round")), ...events];
  const meals = of(since, "fed", "hungry");
  if (!of(events, "fed", "hungry").length || meals.length < after.players.length) return null;
  const rows = meals.map((meal) => (meal.kind === "fed" ? fed(table, meal, since, after) : hungry(table, meal, after)));
  return { title: table.t("moment-feeding"), ...(round ? { note: table.tell(round) } : {}), rows };
}

type Told<Kind extends Event["kind"]> = Extract<Event, { kind: Kind }>;

function fed(table: StoneTable, { seat, count }: Told<"fed">, events: readonly Event[], after: View): Row {
  const harvest = sum(of(events, "harvest").map((each) => (each.seat === seat ? each.count : 0)));
  const why = [...(harvest ? [table.t("moment-harvest", { count: harvest })] : []), table.t("moment-fed", { count })];
  const row = changed(seat, table.names[seat]!, after.players[seat]!.food, harvest - count, why);
  return { ...row, unit: table.word("what", "food") };
}

function hungry(table: StoneTable, { seat, count, points }: Told<"hungry">, after: View): Row {
  const why = [table.t("moment-hungry", { count })];
  const row = changed(seat, table.names[seat]!, after.players[seat]!.score, -points, why);
  return { ...row, unit: table.word("moment", "points") };
}

function lastRound(table: StoneTable, events: readonly Event[]): Moment | null {
  const [empty] = of(events, "stack_empty");
  return empty ? { title: table.t("moment-last-round"), note: table.tell(empty), rows: [], sound: "bell" } : null;
}

/** The dice of a roll, over the place where such things are found. */
function thrown(table: StoneTable, events: readonly Event[], after: View): Moment | null {
  const roll = of(events, "rolled").at(-1);
  if (!roll) return null;
  const got = of(events, "gathered").findLast(({ seat }) => seat === roll.seat);
  const result = got ? table.t("moment-got", { ...got, things: "", what: table.word("what", got.what) }) : "";
  const at = placeOf(got?.what ?? after.roll?.what);
  const dice = { faces: roll.dice, total: roll.total, result };
  return { title: table.names[roll.seat]!, rows: [], dice, steps: DICE, ...(at ? { at } : {}), sound: "dice" };
}

function share(table: StoneTable, what: string, count: number): string {
  return table.t("moment-share", { what, count });
}
