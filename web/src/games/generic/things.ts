// Things by their keys: kind:name; several in one are joined by +.

import type { Key } from "../game";

/** What is shown of a thing: its kind, and the names of all that it is made of. */
export interface Parts {
  kind: string;
  names: readonly string[];
}

export function partsOf(key: Key): Parts {
  const things = key.split("+").map((thing) => thing.split(/:(.*)/s));
  return { kind: things[0]![1] === undefined ? "" : things[0]![0]!, names: things.map((each) => each[1] ?? each[0]!) };
}

/** Whether a text of the view is a thing, such as card:2 or cell:1,-2. */
export function isThing(text: string): boolean {
  return /^[a-z][a-z_-]*:(?!\/\/)\S+$/.test(text);
}

export interface Group {
  kind: string;
  keys: readonly Key[];
}

/** Keys in groups by their kinds, each once, in the order in which they come. */
export function grouped(keys: Iterable<Key>): Group[] {
  const groups = new Map<string, Set<Key>>();
  for (const key of keys) {
    const { kind } = partsOf(key);
    groups.set(kind, (groups.get(kind) ?? new Set()).add(key));
  }
  return [...groups].map(([kind, found]) => ({ kind, keys: [...found] }));
}

/** A name of the view for people, where the game has no words for it: cards_left is Cards left. */
export function humanised(name: string): string {
  const words = name.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
