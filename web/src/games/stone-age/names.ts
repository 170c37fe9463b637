// What things are called when they are heard or explained.

import { language, n } from "../../lib/language.svelte";
import { bare } from "../../lib/speaker";
import type { Place, StoneTable } from "./parts";
import type { StackView } from "./wire";

/** A place, with what lies there and who stands there. */
export function placeName(table: StoneTable, place: Place): string {
  const standing = (table.real.places[place] ?? []).flatMap((count, seat) =>
    count ? [`${table.names[seat]} ${n(count)}`] : [],
  );
  const name = withContent(table, place);
  return standing.length ? bare(table.t("web-standing", { name, figures: listed(standing) })) : name;
}

function withContent(table: StoneTable, place: Place): string {
  const view = table.real;
  const number = Number(place.slice(-1));
  const name = table.word("place", place);
  if (place.startsWith("card")) return withThing(table, name, "card", view.display[number - 1]);
  if (place.startsWith("building"))
    return `${withThing(table, name, "tile", view.stacks[number - 1]?.tile)}${details(table, view.stacks[number - 1]!)}`;
  return name;
}

function withThing(table: StoneTable, name: string, family: "card" | "tile", id: string | null | undefined): string {
  return id ? `${name}: ${table.word(family, id)}` : name;
}

function details(table: StoneTable, { points, below }: StackView): string {
  const worth = points == null ? [] : [table.t("web-points", { count: points })];
  return [...worth, table.t("web-below", { count: below })].map((part) => ` · ${bare(part)}`).join("");
}

function listed(parts: string[]): string {
  return new Intl.ListFormat(language.lang, { type: "conjunction" }).format(parts);
}
