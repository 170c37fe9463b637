// Civilization cards, as they are printed.

import { BOX } from "./wire";

type CardName = keyof typeof BOX.cards;
export type Card = (typeof BOX.cards)[CardName];

export function cardOf(name: string): Card {
  return BOX.cards[name as CardName];
}

/** Whether its bottom half shows a symbol, and no people. */
export function isGreen({ bottom }: Card): boolean {
  return BOX.symbols.some((symbol) => symbol === bottom);
}

/** The value of a one-use tool, or null. */
export function onceValue(name: string): number | null {
  const card = cardOf(name);
  return card.top === "once" ? card.amount : null;
}

/** Cards by what counts at the end: symbols first, then people, equal ones beside each other. */
export function sorted(names: readonly string[]): string[] {
  const rank = (name: string) => BOX.bottoms.indexOf(cardOf(name).bottom);
  return names.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}
