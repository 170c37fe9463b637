// What things on a board do, for whom, and what they cost or bring now: one function for each kind of thing.

import { language } from "../lib/language.svelte";

/** By the kind of a thing's key: card of card:S-R. The rest of the key is the id; a thing without one is its own kind. */
export type Effects<Table> = Readonly<Record<string, (table: Table, id: string) => string>>;

/** The effect of any thing; empty where nothing is known of its kind. */
export function effectFrom<Table>(effects: Effects<Table>): (table: Table, key: string) => string {
  return (table, key) => {
    const [kind = "", ...id] = key.split(":");
    return effects[kind]?.(table, id.join(":")) ?? "";
  };
}

/** Sentences one after the other, without those that have nothing to say. */
export function sentences(...each: readonly (string | false | null | undefined)[]): string {
  return each.filter(Boolean).join(" ");
}

/** Words in a row, as the language joins them: a, b and c, or with "or". Each keeps its own direction, the row the language's. */
export function listed(words: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  const row = new Intl.ListFormat(language.lang, { type }).format(words.map((word) => `\u2068${word}\u2069`));
  return language.lang === "fa" ? `\u200f${row}` : row;
}
