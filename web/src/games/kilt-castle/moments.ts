// Ducat day and the end: what each colour and each tower pays.

import type { Table } from "../../lib/table.svelte";
import { changed, of, sum, type Happening, type Moment } from "../moment";
import type { Event, View } from "./wire";

type KiltTable = Table<View, Event>;
type Scene = Happening<View, Event>;

export function moment(table: KiltTable, { events, after }: Scene): Moment | null {
  if (of(events, "payout").length) return theEnd(table, events, after);
  return of(events, "ducat_day").length ? ducatDay(table, events, after) : null;
}

function ducatDay(table: KiltTable, events: readonly Event[], after: View): Moment {
  const paid = of(events, "income");
  const rows = after.players.map(({ ducats }, seat) => {
    const mine = paid.filter((each) => each.seat === seat);
    const why = mine.map(({ colour, income }) => share(table, table.word("colour", colour), income));
    return changed(seat, table.names[seat]!, ducats, sum(mine.map(({ income }) => income)), why);
  });
  return { title: table.t("moment-ducat-day"), note: table.t("moment-ducat-day-why"), rows, sound: "coins" };
}

function theEnd(table: KiltTable, events: readonly Event[], after: View): Moment {
  const paid = of(events, "payout");
  const rows = after.players.map(({ ducats }, seat) => {
    const mine = paid.filter((each) => each.seat === seat);
    const [towers, crests] = [sum(mine.map((each) => each.towers)), sum(mine.map((each) => each.crests))];
    const why = [
      share(table, table.word("moment", "towers"), towers),
      share(table, table.word("moment", "crests"), crests),
    ];
    return changed(seat, table.names[seat]!, ducats, towers + crests, why);
  });
  return { title: table.t("moment-end"), note: table.t("moment-end-why"), rows, sound: "coins" };
}

function share(table: KiltTable, what: string, count: number): string {
  return table.t("moment-share", { what, count });
}
