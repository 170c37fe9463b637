// What the things of Stone Age do, with the numbers of now.

import { effectFrom, sentences } from "../effects";
import { cardOf, isGreen, onceValue, type Card } from "./cards";
import { gainOf, GOODS, mainSeat, type Good, type Place, type Site, type StoneTable } from "./parts";
import { BOX, type PlayerView } from "./wire";

function tribeOf(table: StoneTable): PlayerView {
  return table.real.players[mainSeat(table)]!;
}

/** What all tools of a tribe are worth together. */
function toolValue({ tools }: PlayerView): number {
  return tools.reduce((sum, tool) => sum + tool.value, 0);
}

// Places

function place(table: StoneTable, id: string): string {
  const number = Number(id.slice(-1));
  if (id.startsWith("card")) return space(table, number);
  if (id.startsWith("building")) return stack(table, number);
  return gainOf(id as Site) ? gathering(table, id as Site) : village(table, id as Site);
}

function gathering(table: StoneTable, site: Site): string {
  const { what, pips } = gainOf(site)!;
  const players = table.real.players.length;
  const { circles } = BOX.sites[site];
  const limit = BOX.gatherers[players]!;
  return sentences(
    table.t("about-gathering", { what: table.word("what", what), pips }),
    circles ? table.t("about-free", { free: circles - standing(table, site), circles }) : table.t("about-room"),
    circles > 0 && limit < players && table.t("about-gatherers", { players, limit }),
  );
}

function village(table: StoneTable, site: Site): string {
  const tribe = tribeOf(table);
  const players = table.real.players.length;
  const open = BOX.village_open[players]!;
  const does = {
    tool_maker: () => table.t("about-tool-maker", { value: toolValue(tribe) }),
    hut: () => table.t("about-hut", { count: tribe.figures, most: BOX.figures }),
    field: () => table.t("about-field", { level: tribe.agriculture, most: BOX.fields }),
  }[site as "tool_maker" | "hut" | "field"]();
  return sentences(does, taken(table, site), open < 3 && table.t("about-village-open", { players, open }));
}

function standing(table: StoneTable, place: Place): number {
  return (table.real.places[place] ?? []).reduce((sum, count) => sum + count, 0);
}

function taken(table: StoneTable, place: Place): string {
  return standing(table, place) ? table.t("about-taken") : table.t("about-vacant");
}

function space(table: StoneTable, number: number): string {
  const name = table.real.display[number - 1];
  if (!name) return table.t("about-space-empty");
  const card = cardOf(name);
  return sentences(table.t("about-card-price", { count: number }), top(table, card), bottom(table, card));
}

function stack(table: StoneTable, number: number): string {
  const { price, points, below } = table.real.stacks[number - 1]!;
  if (!price) return table.t("about-stack-empty");
  const { least, most, kinds } = price;
  const built =
    points !== null
      ? table.t("about-building-fixed", { points })
      : kinds !== null
        ? table.t("about-building-kinds", { count: least, kinds })
        : table.t("about-building-any", { least, most });
  return sentences(built, points === null && worths(table), table.t("about-below", { below }));
}

function worths(table: StoneTable): string {
  return table.t("about-worths", BOX.worth);
}

// Cards

function top(table: StoneTable, { top, amount, gives }: Card): string {
  return table.t(`about-top-${top}`, { amount, what: table.word("what", gives) });
}

function bottom(table: StoneTable, card: Card): string {
  if (isGreen(card)) return table.t("about-green");
  const tribe = tribeOf(table);
  const now = {
    farmer: tribe.agriculture,
    tool_maker: toolValue(tribe),
    builder: tribe.buildings.length,
    shaman: tribe.figures,
  }[card.bottom as "farmer" | "tool_maker" | "builder" | "shaman"];
  return table.t(`about-role-${card.bottom}`, { people: card.people, now, points: card.people * now });
}

function card(table: StoneTable, name: string): string {
  const found = cardOf(name);
  const kept = table.real.players.some((player) => player.kept.includes(name));
  return sentences(kept ? top(table, found) : table.t("about-top-done"), bottom(table, found));
}

function once(table: StoneTable, value: string): string {
  const name = Object.keys(BOX.cards).find((each) => onceValue(each) === Number(value));
  return name ? card(table, name) : table.t("about-top-once", { amount: Number(value), what: "" });
}

// The tribe

function good(table: StoneTable, id: string): string {
  if (id === "food") return food(table);
  const worth = BOX.worth[GOODS.find((each) => each === id) as Good];
  return table.t("about-good", { worth });
}

function food(table: StoneTable): string {
  const { figures, agriculture, missing } = tribeOf(table);
  return sentences(
    table.t("about-food", { figures, agriculture }),
    missing ? table.t("about-food-short", { missing }) : table.t("about-food-enough"),
  );
}

function tribe(table: StoneTable, seat: string): string {
  const it = table.real.players[Number(seat)]!;
  const { home, figures, food, agriculture, cards } = it;
  const tools = toolValue(it);
  return table.t("about-tribe", { home, figures, food, agriculture, tools, cards, buildings: it.buildings.length });
}

function die(table: StoneTable, face: string): string {
  return table.t("about-die", { item: table.word("item", BOX.faces[Number(face) - 1]!) });
}

export const effect = effectFrom<StoneTable>({
  place,
  card,
  once,
  good,
  tribe,
  die,
  deck: (table) => table.t("about-deck"),
  figures: (table) => table.t("about-figures", { home: tribeOf(table).home }),
  tool: (table, value) => table.t("about-tool", { value: Number(value) }),
  used: (table, value) => table.t("about-used", { value: Number(value) }),
  agriculture: (table) => table.t("about-agriculture", { most: BOX.fields }),
  buildings: (table) => table.t("about-buildings"),
  dice: (table) => table.t("about-dice"),
});
