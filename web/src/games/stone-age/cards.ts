// A civilization card is named by its bottom half and its top half: farmer2-food3 shows two farmers and gives 3 food.

import type { Good } from "./view";

export const SYMBOLS = ["pottery", "medicine", "art", "writing", "time", "transport", "music", "weaving"] as const;
export const ROLES = ["farmer", "tool_maker", "builder", "shaman"] as const;
export type Bottom = (typeof SYMBOLS)[number] | (typeof ROLES)[number];

export type Top =
  | { kind: "food" | "points" | "once" | "any"; amount: number }
  | { kind: "resource" | "roll"; amount: number; good: Good }
  | { kind: "dice" | "tool" | "agriculture" | "card" };

export interface Card {
  bottom: Bottom;
  people: number;
  green: boolean;
  top: Top;
}

const NAME = /^([a-z]+)(\d?)-([a-z]+)(\d?)(-[ab])?$/;
const DICE = 2; // rolled for a resource

export function cardOf(name: string): Card {
  const [, bottom, people, top, amount] = NAME.exec(name)!;
  const half = (bottom === "toolmaker" ? "tool_maker" : bottom) as Bottom;
  return {
    bottom: half,
    people: Number(people || 1),
    green: (SYMBOLS as readonly string[]).includes(half),
    top: topOf(top!, Number(amount)),
  };
}

function topOf(top: string, amount: number): Top {
  if (top === "food" || top === "points" || top === "once" || top === "any") return { kind: top, amount };
  if (top === "dice" || top === "tool" || top === "agriculture" || top === "card") return { kind: top };
  if (top.startsWith("roll")) return { kind: "roll", amount: DICE, good: top.slice("roll".length) as Good };
  return { kind: "resource", amount, good: top as Good };
}

/** The value of a one-use tool, or null. */
export function onceValue(name: string): number | null {
  const { top } = cardOf(name);
  return top.kind === "once" ? top.amount : null;
}

/** Cards by what counts at the end: symbols first, then people, equal ones beside each other. */
export function sorted(names: readonly string[]): string[] {
  const order: readonly string[] = [...SYMBOLS, ...ROLES];
  return names.toSorted(
    (a, b) => order.indexOf(cardOf(a).bottom) - order.indexOf(cardOf(b).bottom) || (a < b ? -1 : 1),
  );
}
