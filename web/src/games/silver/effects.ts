// What the things of Silver do, with the numbers of now; of a card that is hidden, only what holds for all of them.

import { sentence } from "../../lib/speaker";
import { effectFrom, sentences } from "../effects";
import { powerOf } from "./names";
import { openAt, seatIn, type SilverTable } from "./parts";
import type { CardView } from "./wire";

function power(table: SilverTable, number: number | null): string {
  return number === null ? "" : sentence(powerOf(table, number));
}

function card(table: SilverTable, id: string): string {
  const seat = seatIn(id);
  const found = table.real.players[seat]?.village[Number(id.slice(1)) - 1];
  if (!found) return "";
  const mine = seat === table.me;
  const name = table.names[seat] ?? "";
  const { number, up } = found;
  return sentences(
    up && power(table, number),
    number !== null && (mine ? table.t("about-counts-own", { number }) : table.t("about-counts", { number, name })),
    !up && (mine ? table.t("about-hidden-own") : table.t("about-hidden", { name })),
    protection(table, found),
  );
}

function protection(table: SilverTable, { amulet, guards, guarded }: CardView): string {
  if (amulet) return table.t("about-under-amulet");
  if (guards !== null) return table.t("about-guards", { place: guards });
  return guarded ? table.t("about-guarded") : "";
}

function pile(table: SilverTable, place: string): string {
  const top = openAt(table.real, place ? `pile:${place}` : "pile");
  if (place) return power(table, top);
  return sentences(top === null ? table.t("about-pile-empty") : table.t("about-pile"), power(table, top));
}

function hand(table: SilverTable, place: string): string {
  const { turn } = table.real;
  const number = openAt(table.real, `hand:${place}`);
  return number === null
    ? table.t("about-hand-hidden", { name: table.names[turn ?? -1] ?? "" })
    : sentences(table.t("about-hand"), power(table, number));
}

function bell(table: SilverTable): string {
  const { caller, players } = table.real;
  if (caller !== null) return table.t("about-bell-rung", { name: table.names[caller] ?? "" });
  const count = players[table.me ?? -1]?.village.length;
  return sentences(table.t("about-bell"), count !== undefined && table.t("about-bell-own", { count }));
}

function amulet(table: SilverTable): string {
  const { holder, active } = table.real.amulet;
  if (holder === null) return table.t("about-amulet-free");
  const name = table.names[holder] ?? "";
  return active ? table.t("about-amulet-active", { name }) : table.t("about-amulet", { name });
}

export const effect = effectFrom<SilverTable>({
  card,
  pile,
  hand,
  bell,
  amulet,
  deck: (table) => table.t("about-deck", { count: table.real.deck }),
  shown: (table, place) => sentences(table.t("about-shown"), power(table, openAt(table.real, `shown:${place}`))),
});
