// What lies on the tray: a roll that tools may be added to, dice for everyone, or a payment.

import type { StoneTable, Yield } from "../parts";
import type { Event } from "../wire";

export function trayOf(table: StoneTable): "roll" | "dice" | "two" | "deal" | null {
  const view = table.real;
  if (view.two !== null) return "two";
  if (view.roll) return "roll";
  if (view.dice) return "dice";
  return view.deal ? "deal" : null;
}

export interface Rolled {
  seat: number;
  dice: number[];
  total: number;
  divisor: number;
  count: number;
  what: Yield;
}

/** The last roll of this round that has yielded something, as the log tells it. */
export function lastRoll(events: readonly Event[]): Rolled | null {
  let yielded: Omit<Rolled, "dice"> | null = null;
  for (const event of events.toReversed()) {
    if (yielded && event.kind === "rolled") return { ...yielded, dice: event.dice };
    if (!yielded && event.kind === "round") return null;
    if (!yielded && event.kind === "gathered") yielded = event;
  }
  return null;
}
