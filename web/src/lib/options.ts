// The options of a table in words.

import { language } from "./language.svelte";

export function optionName(game: string, name: string): string {
  return said(game, `option-${name}`) || name;
}

export function optionText(game: string, name: string, value: string): string {
  return said(game, `option-${name}-${value}`) || value;
}

/** What is different with so many players, where that would surprise. */
export function noteWith(game: string, seats: number): string {
  return said(game, `with-${seats}`);
}

function said(game: string, id: string): string {
  const speaker = language.of(game);
  return speaker.has(id) ? speaker.t(id) : "";
}
