// What the things of Keyflower do, with the numbers of now.

import { bare, sentence } from "../../lib/speaker";
import { effectFrom, sentences } from "../effects";
import { listed, sum } from "./names";
import { lotsOf, type KeyflowerTable } from "./parts";
import { BOX, type LotView, type PlacedView } from "./wire";

/** What a side of a tile does, as a sentence. */
function does(table: KeyflowerTable, tile: string, side: string): string {
  return sentence(table.t("about-does", { does: table.word("does", `${tile}-${side}`) }));
}

function tile(table: KeyflowerTable, id: string): string {
  const lot = lotsOf(table.real).find((each) => each.tile === id);
  if (lot) return onOffer(table, lot);
  for (const [seat, { village }] of table.real.players.entries()) {
    const placed = village.find((each) => each.tile === id);
    if (placed) return inVillage(table, placed, seat);
  }
  const known = table.speaker.has(`does-${id}-front`); // otherwise a good on its way to a tile
  return known ? sentences(does(table, id, "front"), table.t("about-winter")) : table.t("about-carry");
}

function onOffer(table: KeyflowerTable, lot: LotView): string {
  return sentences(
    does(table, lot.tile, lot.purple ? "purple" : lot.side),
    bid(table, lot),
    ...inUse(table, lot),
    table.t("about-on-offer"),
  );
}

/** Who leads beside a tile, and what it takes to lead. */
function bid(table: KeyflowerTable, { leader, stacks, colours }: LotView): string {
  if (leader === null) return table.t("about-no-bid");
  const count = stacks[leader] ?? 0;
  const colour = table.word("colour", colours[leader] ?? "hidden");
  return leader === table.me
    ? table.t("about-bid-own", { count, colour })
    : table.t("about-bid", { name: table.names[leader] ?? "", count, colour });
}

function inVillage(table: KeyflowerTable, placed: PlacedView, seat: number): string {
  return sentences(
    does(table, placed.tile, placed.side),
    ...inUse(table, placed),
    sum(placed.goods) > 0 && table.t("web-on-it", { goods: listed(table, placed.goods) }),
    isUsable(placed.tile) &&
      (seat === table.me ? table.t("about-own-tile") : table.t("about-tile-of", { name: table.names[seat] ?? "" })),
  );
}

/** The colour to which a tile is bound, and who has used it in this season. */
function inUse(table: KeyflowerTable, { tile, colour, workers, last }: PlacedView | LotView): string[] {
  const crew = sum(workers);
  return [
    colour ? table.t("web-bound", { colour: table.word("colour", colour) }) : "",
    crew ? table.t("about-crew", { count: crew, last }) : isUsable(tile) ? table.t("about-unused") : "",
  ];
}

function isUsable(tile: string): boolean {
  return (BOX.tiles as Readonly<Record<string, { front: { gives: string } }>>)[tile]?.front.gives !== "";
}

function stack(table: KeyflowerTable, id: string): string {
  const lot = lotsOf(table.real).find((each) => each.tile === id);
  if (!lot || table.me === null) return "";
  if (!lot.stacks[table.me]) return sentences(table.t("about-stack-none"), bid(table, lot));
  return lot.leader === table.me
    ? table.t("about-stack-leading")
    : sentences(table.t("about-stack-losing"), bid(table, lot));
}

function boat(table: KeyflowerTable, id: string): string {
  const found = table.real.boats.find((each) => each.boat === id);
  if (found && found.taken_by !== null) return table.t("about-boat-taken", { name: table.names[found.taken_by] ?? "" });
  if (found && sum(found.cargo)) return table.t("about-boat", { cargo: listed(table, found.cargo) });
  return sentences(table.t("about-boat-winter"), does(table, id, "front"));
}

function worker(table: KeyflowerTable, colour: string): string {
  return colour === "green"
    ? table.t("about-worker-green")
    : table.t("about-worker", { colour: table.word("colour", colour) });
}

export const effect = (table: KeyflowerTable, key: string): string => bare(effects(table, key));
const effects = effectFrom<KeyflowerTable>({
  tile,
  stack,
  boat,
  worker,
  skill: (table) => table.t("about-skill"),
  good: (table, good) => (good === "gold" ? table.t("about-gold") : table.t("about-good")),
  cell: (table) => table.t("about-cell"),
  turn: (table) => table.t("about-turned"),
});
