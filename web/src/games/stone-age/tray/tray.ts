// What lies on the tray: a roll that tools may be added to, dice for everyone, or a payment.

import type { Args } from "../../../lib/speaker";
import type { Table } from "../../../lib/table.svelte";
import { real, type Yield } from "../view";

export function trayOf(table: Table): "roll" | "dice" | "two" | "deal" | null {
  const view = real(table);
  if (view.two) return "two";
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
export function lastRoll(events: readonly Args[]): Rolled | null {
  for (let i = events.length - 1; i >= 0 && events[i]!["kind"] !== "round"; i--) {
    if (events[i]!["kind"] !== "gathered") continue;
    const rolled = events.slice(0, i).findLast((event) => event["kind"] === "rolled");
    if (rolled) return { ...(events[i] as unknown as Rolled), dice: rolled["dice"] as number[] };
  }
  return null;
}
