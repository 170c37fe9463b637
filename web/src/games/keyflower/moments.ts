// A season's end: who has won which tiles; winter, and what every village is worth.

import { changed, of, sum, type Happening, type Moment, type Row } from "../moment";
import type { KeyflowerTable } from "./parts";
import type { Event, View } from "./wire";

const MOST = 6; // tiles that are named in the end, the best first

export function moment(table: KeyflowerTable, { events, after }: Happening<View, Event>): Moment | null {
  if (of(events, "total").length) return theEnd(table, events);
  const [ends] = of(events, "season_ends");
  if (ends)
    return {
      title: table.tell(ends),
      rows: after.players.map((_, seat) => harvest(table, seat, events)),
      sound: "coins",
    };
  const winter = of(events, "season").find(({ season }) => season === "winter");
  return winter ? { title: table.t("moment-winter"), note: table.tell(winter), rows: [], sound: "bell" } : null;
}

/** What a season has brought to a player. */
function harvest(table: KeyflowerTable, seat: number, events: readonly Event[]): Row {
  const tiles = of(events, "won").filter((each) => each.seat === seat);
  const back = sum(of(events, "collected").map((each) => (each.seat === seat ? each.count : 0)));
  const why = tiles.map(({ tile }) => table.word("tile", tile));
  if (!why.length) why.push(table.t("moment-no-tiles"));
  if (back) why.push(table.t("moment-workers", { count: back }));
  return { seat, name: table.names[seat]!, why };
}

function theEnd(table: KeyflowerTable, events: readonly Event[]): Moment {
  const rows = of(events, "total").map(({ seat, points }) => {
    const best = of(events, "scored")
      .filter((each) => each.seat === seat)
      .sort((one, other) => other.points - one.points)
      .slice(0, MOST);
    const why = best.map(({ tile, points }) =>
      table.t("moment-share", { what: table.word("tile", tile), count: points }),
    );
    return changed(seat, table.names[seat]!, points, points, why);
  });
  return { title: table.t("moment-end"), rows, sound: "coins" };
}
