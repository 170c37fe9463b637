// Which thing on the board an option, an event or a wish means.

import type { Args } from "../../lib/speaker";
import type { Table } from "../../lib/table.svelte";
import type { Words } from "../../lib/wire";
import type { Key } from "../game";
import { question, questioned, real } from "./view";

/** A choice of winter tiles to offer. */
export function offerKey({ args }: Words): Key {
  return `offer:${["tile", "second", "third"].flatMap((name) => (args[name] ? [String(args[name])] : [])).join("+")}`;
}

const KEYS: Record<string, (args: Args) => Key> = {
  "answer-bid": ({ tile }) => `bid:${tile}`,
  "answer-use": ({ tile }) => `tile:${tile}`,
  "answer-colour": ({ colour }) => `worker:${colour}`,
  "answer-take": ({ count }) => `take:${count}`,
  "answer-stack": ({ tile }) => `bid:${tile}`,
  "answer-worker": ({ colour }) => `worker:${colour}`,
  "answer-skill": ({ skill }) => `skill:${skill}`,
  "answer-good": ({ good }) => `good:${good}`,
  "answer-move": ({ tile }) => `tile:${tile}`,
  "answer-upgrade": ({ tile }) => `upgrade:${tile}`,
  "answer-flip": ({ tile }) => `upgrade:${tile}`,
  "answer-carry": ({ good, tile }) => `carry:${good}:${tile}`,
  "answer-cargo": ({ tile }) => `boat:${tile}`,
  "answer-boat": ({ tile }) => `boat:${tile}`,
  "answer-lay": ({ tile }) => `tile:${tile}`,
  "answer-turned": ({ turned }) => `turn:${turned}`,
};

/** The thing that an option means; passing, and having enough, are on no board. */
export function aim(words: Words): Key | null {
  if (words.id.startsWith("answer-beside")) return `cell:${words.args["column"]},${words.args["row"]}`;
  if (words.id.startsWith("answer-offer")) return offerKey(words);
  return KEYS[words.id]?.(words.args) ?? null;
}

/** The things that an event is about. */
export function traces(event: Args): Key[] {
  const { kind, seat, tile, target } = event;
  const tiles = [tile, target].filter((each) => typeof each === "string");
  const keys = tiles.flatMap((each) => [`tile:${each}`, `boat:${each}`]);
  return kind === "bid" || kind === "moved" || kind === "returned"
    ? [...keys, `bid:${tile}`, `stack:${tile}:${seat}`]
    : keys;
}

type Wish = Record<string, unknown>;

/** What somebody wishes who points at a thing, by what is asked. */
const WISHES: Record<string, (of: string, what: string, table: Table) => Wish | null> = {
  "ask-act": (of, tile) => (of === "bid" ? { bid: { tile } } : of === "tile" ? { use: { tile } } : null),
  "ask-pick-colour": (of, colour, table) => (of === "worker" ? workers(table, { colour }) : null),
  "ask-take": (of, count, table) =>
    of === "take"
      ? workers(table, { colour: table.sight?.ask?.prompt.args["colour"], number: Number(count) || 1 })
      : null,
  "ask-pay-worker": (of, what) =>
    of === "worker" ? { pay_worker: { colour: what } } : of === "bid" ? { pay_stack: { tile: what } } : null,
  "ask-pay-skill": (of, skill) => (of === "skill" ? { pay_skill: { skill } } : null),
  "ask-pay-token": (of, skill) => (of === "skill" ? { pay_skill: { skill } } : null),
  "ask-choose-good": (of, good) => (of === "good" ? { take: { good } } : null),
  "ask-pay-goods": (of, good) => (of === "good" ? { pay_good: { good } } : null),
  "ask-transport": (of, tile) => (of === "tile" ? { upgrade: { tile } } : null),
  "ask-move-good": (of, to, table) => (of === "tile" ? carried(table, to) : null),
  "ask-choose-boat": (of, tile) => (of === "boat" ? { boat: { tile } } : null),
  "ask-flip-free": (of, tile) => (of === "tile" ? { flip: { tile } } : null),
};

export function wish(key: Key, table: Table): Wish | null {
  const [of, what] = key.split(":");
  return WISHES[question(table)]?.(of!, what!, table) ?? null;
}

/** The bid or use that is begun, with these workers. */
function workers(table: Table, fields: Wish): Wish | null {
  const begun = real(table).begun;
  return begun ? { [begun.kind]: { tile: begun.tile, ...fields } } : null;
}

/** The first resource of the tile that is asked about, to another one. */
function carried(table: Table, to: string): Wish | null {
  const from = questioned(table);
  const lying = real(table).players[table.me ?? 0]?.village.find((tile) => tile.tile === from)?.goods ?? {};
  const good = Object.keys(lying)[0];
  return good && from !== to ? { carry: { good, from, to } } : null;
}
