// The keys of things that more than one part of the board must know.

import type { AlhambraView } from "./view";

/** A card of the display; of equal ones that are not taken yet the first stands for all, as the options do. */
export function cardKey(view: AlhambraView, index: number): string {
  const taken = view.begun?.taken ?? [];
  if (taken.includes(index)) return `taken:${index}`;
  return `card:${view.display.findIndex((card, i) => card === view.display[index] && !taken.includes(i))}`;
}

export function takeKey(taken: readonly number[]): string {
  return `take:${taken.join("+")}`;
}

export function payKey(paid: readonly number[]): string {
  return `pay:${paid.join("+")}`;
}
