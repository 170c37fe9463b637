// What the things of Alhambra do, with the numbers of now.

import { effectFrom, listed, sentences } from "../effects";
import { isPaying, money, type AlhambraTable, type BuildingType, type Currency } from "./parts";
import { BOX, type SlotView, type TileView } from "./wire";

function name(table: AlhambraTable, seat: number): string {
  return table.names[seat] ?? table.t("web-imaginary");
}

// Tiles

function tile(table: AlhambraTable, id: string): string {
  if (id === "fountain") return table.t("about-fountain");
  const slot = table.real.market.findIndex((each) => each.tile?.tile === id);
  if (slot >= 0) return offered(table, table.real.market[slot]!, slot);
  if (table.real.held.some((each) => each.tile === id)) return table.t("about-bought");
  return lying(table, id);
}

function offered(table: AlhambraTable, { currency, tile }: SlotView, slot: number): string {
  const { price, building } = tile!;
  return sentences(
    table.t("about-price", { price, currency: table.word("currency", currency) }),
    affordable(table, slot, currency),
    building && counted(table, building),
  );
}

/** Whether one could pay, and what would come of it. */
function affordable(table: AlhambraTable, slot: number, currency: Currency): string {
  const payments = table.real.payments?.[slot];
  const args = { currency: table.word("currency", currency) };
  if (!payments) return "";
  if (payments.exact.length) return table.t("about-exact");
  return payments.excess === null
    ? table.t("about-too-dear", args)
    : table.t("about-over", { excess: payments.excess });
}

/** A tile that somebody has. */
function lying(table: AlhambraTable, id: string): string {
  const has = (tiles: readonly TileView[]) => tiles.find((each) => each.tile === id);
  for (const [seat, { alhambra, reserve }] of table.real.players.entries()) {
    const [own, args] = [seat === table.me, { name: name(table, seat) }];
    const built = has(alhambra);
    if (built)
      return sentences(
        own ? table.t("about-built-own") : table.t("about-built", args),
        built.building && counted(table, built.building),
      );
    if (has(reserve)) return own ? table.t("about-reserved-own") : table.t("about-reserved", args);
  }
  return table.t("about-imaginary-tile");
}

// Points

/** How many of a type everybody has. */
function counted(table: AlhambraTable, type: BuildingType): string {
  const { players, imaginary } = table.real;
  const counts = [...players, ...(imaginary ? [imaginary] : [])].map(({ buildings }) => buildings[type] ?? 0);
  const built = counts.flatMap((count, seat) =>
    count ? [table.t("about-count", { name: name(table, seat), count })] : [],
  );
  const building = table.word("building", type);
  return built.length
    ? table.t("about-counts", { building, counts: listed(built) })
    : table.t("about-none", { building });
}

function type(table: AlhambraTable, id: string): string {
  if (id === "walls") return walls(table);
  const { outlook } = table.real;
  const pays = outlook?.pays[id]?.filter(Boolean).map(String);
  return sentences(
    outlook && pays && table.t("about-pays", { round: outlook.round, count: pays.length, pays: listed(pays) }),
    counted(table, id as BuildingType),
    outlook && table.me !== null && table.t("about-outlook", { points: outlook.points[table.me]?.[id] ?? 0 }),
  );
}

function walls(table: AlhambraTable): string {
  const lengths = table.real.players.map(({ wall }, seat) =>
    table.t("about-count", { name: name(table, seat), count: wall }),
  );
  return table.t("about-walls", { lengths: listed(lengths) });
}

// Money

function open(table: AlhambraTable): string {
  return table.t("about-open");
}

function hand(table: AlhambraTable, card: string): string {
  const { currency } = money(card);
  const tile = table.real.market.find((slot) => slot.currency === currency)?.tile;
  const args = { currency: table.word("currency", currency) };
  return tile
    ? table.t("about-hand", { ...args, tile: table.word("tile", tile.tile), price: tile.price })
    : table.t("about-hand-idle", args);
}

function slot(table: AlhambraTable, number: string): string {
  const { currency } = table.real.market[Number(number) - 1]!;
  return table.t("about-slot", { currency: table.word("currency", currency), bag: table.real.bag });
}

function alhambra(table: AlhambraTable, seat: string): string {
  const { alhambra, wall, cards, reserve, total } = table.real.players[Number(seat)]!;
  const args = { tiles: alhambra.length - 1, wall, cards, reserve: reserve.length, total };
  return sentences(table.t("about-alhambra", args), table.t("about-rounds", { most: BOX.rounds }));
}

export const effect = effectFrom<AlhambraTable>({
  tile,
  type,
  open,
  hand,
  slot,
  alhambra,
  card: (table, card) => (isPaying(table) ? hand(table, card) : open(table)), // where it can be meant now
  cell: (table) => table.t("about-cell"),
  reserve: (table) => table.t("about-reserve"),
  imaginary: (table) => table.t("about-imaginary"),
});
