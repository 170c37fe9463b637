// How cards and places are called.

import { wordOf, type SilverTable } from "./parts";
import type { CardView } from "./wire";

/** The name of a card without its number. */
export function nameOf(table: SilverTable, number: number): string {
  return table
    .word("card", wordOf(number))
    .replace(/[0-9۰-۹]+/g, "")
    .trim();
}

/** A name in one line, or in two if it is long. */
export function lines(name: string): string[] {
  return name.length > 12 ? name.split(" ") : [name];
}

/** What a card can do, to be said after its name. */
export function powerOf(table: SilverTable, number: number): string {
  return table.t(`web-power-${wordOf(number).replace("_", "-")}`);
}

/** What everybody, or this player alone, may know of a card in a village. */
export function spokenCard(table: SilverTable, card: CardView, glimpsed: number | undefined): string {
  const number = glimpsed ?? card.number;
  const said = [
    number === null ? table.t("web-face-down") : table.word("card", wordOf(number)),
    card.up || number === null ? "" : table.t("web-face-down"),
    card.amulet ? table.t("web-under-amulet") : "",
    card.guarded && card.guards === null && !card.up ? table.t("web-guarded") : "",
    card.used ? table.t("web-used") : "",
  ];
  return said.filter(Boolean).join(", ");
}
