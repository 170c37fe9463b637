// Scoring rounds: who gets what for which building, and for walls; and the end that is near.

import type { Table } from "../../lib/table.svelte";
import { changed, of, sum, type Happening, type Moment, type Row } from "../moment";
import type { Event, View } from "./wire";

type AlhambraTable = Table<View, Event>;
type Points = { building?: string; points: number };

export function moment(table: AlhambraTable, { events, after }: Happening<View, Event>): Moment | null {
  const scoring = of(events, "scoring").at(-1);
  if (scoring) return scoringRound(table, scoring.round, events.slice(events.lastIndexOf(scoring)), after);
  if (!of(events, "last_turn").length) return null;
  return { title: table.t("moment-last-turn"), note: table.t("moment-last-turn-why"), rows: [], sound: "bell" };
}

function scoringRound(table: AlhambraTable, round: number, events: readonly Event[], after: View): Moment {
  const won = of(events, "building_points", "wall_points");
  const rows: Row[] = after.players.map(({ total }, seat) => {
    const mine = won.filter((each) => each.seat === seat);
    return changed(
      seat,
      table.names[seat]!,
      total,
      points(mine),
      mine.map((each) => share(table, each)),
    );
  });
  if (after.imaginary) rows.push(imaginary(table, events, after.imaginary.total));
  return { title: table.t("moment-scoring", { round }), rows, sound: "coins" };
}

function imaginary(table: AlhambraTable, events: readonly Event[], total: number): Row {
  const won = of(events, "imaginary_points");
  const row = changed(
    0,
    table.t("web-imaginary"),
    total,
    points(won),
    won.map((each) => share(table, each)),
  );
  return { ...row, seat: null };
}

function points(won: readonly Points[]): number {
  return sum(won.map((each) => each.points));
}

/** What one building or the wall brings. */
function share(table: AlhambraTable, { building, points }: Points): string {
  return table.t("moment-share", { what: table.word("score", building ?? "walls"), count: points });
}
