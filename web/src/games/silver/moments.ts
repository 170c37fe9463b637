// Silver's loudest moment: somebody calls the census. How a round ends is told by the board, until everybody has read it.

import { changed, of, type Happening, type Moment, type Row } from "../moment";
import type { SilverTable } from "./parts";
import type { Ending } from "./rounds";
import type { Event, View } from "./wire";

const LAST = 4; // of a game of so many rounds

export function moment(table: SilverTable, { events }: Happening<View, Event>): Moment | null {
  const call = of(events, "called").at(-1);
  if (!call || of(events, "scored").length) return null;
  return { title: table.tell(call), note: table.t("moment-called-why"), rows: [], sound: "bell" };
}

/** What each village costs its owner. */
export function rowsOf(table: SilverTable, ending: Ending): Row[] {
  return ending.seats.map(({ sum, points, total }, seat) =>
    changed(seat, table.names[seat]!, total, points, [table.t("moment-sum", { sum })]),
  );
}

/** Whether the round that begins now is the last. */
export function isLast(view: View): boolean {
  return view.mode === "rounds4" && view.round === LAST;
}
