// What the things of Kilt Castle do, with the numbers of now.

import { effectFrom, listed, sentences } from "../effects";
import { lineOf, PLACES } from "./layout";
import { cardsAt, isTwoColoured, seatOf, type Colour, type KiltTable } from "./parts";
import type { TowerView } from "./wire";

/** A colour with the player who builds in it: red (Anar). */
function builder(table: KiltTable, colour: Colour): string {
  const name = table.names[seatOf(table.real, colour) ?? -1] ?? "";
  return table.t("about-builder", { colour: table.word("colour", colour), name });
}

function placesInLine(table: KiltTable, site: string): string {
  const places = PLACES.filter((place) => lineOf(place, table.real.water).includes(site));
  return listed(places, "disjunction");
}

function tower(table: KiltTable, { height, owner, storeys }: TowerView): string {
  const top = storeys.at(-1)!;
  const numbers = { height, worth: 1 + top.crests, colour: table.word("colour", top.colour) };
  return owner === table.me
    ? table.t("about-tower-own", numbers)
    : table.t("about-tower", { ...numbers, name: table.names[owner ?? -1] ?? "" });
}

function site(table: KiltTable, id: string): string {
  const found = table.real.sites[id];
  if (table.real.water.includes(id)) return table.t("about-water");
  if (!found) return table.t("about-empty", { places: placesInLine(table, id) });
  return found.roof ? table.t("about-roofed") : tower(table, found);
}

function card(table: KiltTable, id: string): string {
  const found = table.real.cards.find((each) => each.card === id);
  if (!found) return "";
  const [near, far] = [builder(table, found.near), builder(table, found.far)];
  const cards = cardsAt(table.real, found.at).length;
  return sentences(
    isTwoColoured(found)
      ? table.t("about-card-two", { first: far, second: near })
      : table.t("about-card-one", { near }),
    table.t("about-row", { cards, place: found.at }),
  );
}

function place(table: KiltTable, id: string): string {
  const { limits, water } = table.real;
  const line = lineOf(id, water);
  return sentences(
    table.t("about-place", { sites: listed(line), nearest: line[0] ?? "" }),
    table.t("about-room", { cards: cardsAt(table.real, id).length, most: limits.cards_in_row }),
  );
}

function seal(table: KiltTable): string {
  const { seat, ducat_side: due } = table.real.seal;
  return sentences(
    due ? table.t("about-seal-ducat") : table.t("about-seal", { name: table.names[seat] ?? "" }),
    table.t("about-incomes", { incomes: incomes(table) }),
  );
}

/** What a ducat day would pay for each colour now. */
function incomes(table: KiltTable): string {
  const supplies = table.real.players.flatMap((player) => Object.entries(player.colours));
  return listed(
    supplies.map(([colour, { income }]) => table.t("about-income", { colour: table.word("colour", colour), income })),
  );
}

export const effect = effectFrom<KiltTable>({
  site,
  card,
  place,
  seal,
  roof: (table) => table.t("about-roof", { left: table.real.roofs_left }),
  roofs: (table) => table.t("about-roofs"),
  storey: (table, crests) => table.t("about-storey", { crests: Number(crests) }),
});
