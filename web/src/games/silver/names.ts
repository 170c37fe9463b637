// How cards and places are called.

import type { Table } from "../../lib/table.svelte";
import { CARDS, type VillageCard } from "./view";

/** The name of a card without its number. */
export function nameOf(table: Table, number: number): string {
  return table
    .word("card", CARDS[number]!)
    .replace(/[0-9۰-۹]+/g, "")
    .trim();
}

/** A name in one line, or in two if it is long. */
export function lines(name: string): string[] {
  return name.length > 12 ? name.split(" ") : [name];
}

/** A card with its number and what it can do. */
export function aboutCard(table: Table, number: number): string {
  return `${table.word("card", CARDS[number]!)}: ${table.t(`web-power-${CARDS[number]!.replace("_", "-")}`)}`;
}

/** What everybody, or this player alone, may know of a card in a village. */
export function spokenCard(table: Table, card: VillageCard, glimpsed: number | undefined): string {
  const number = glimpsed ?? card.number;
  const said = [
    number === null
      ? table.t("web-face-down")
      : card.up
        ? aboutCard(table, number)
        : table.word("card", CARDS[number]!),
    card.up || number === null ? "" : table.t("web-face-down"),
    card.amulet ? table.t("web-under-amulet") : "",
    card.guarded && card.guards === null && !card.up ? table.t("web-guarded") : "",
    card.used ? table.t("web-used") : "",
  ];
  return said.filter(Boolean).join(", ");
}
