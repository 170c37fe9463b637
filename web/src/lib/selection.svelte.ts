// Things that are chosen together, in any order: added and taken back one by one, and confirmed when they are whole.

import type { Key } from "../games/game";
import type { Several } from "./wire";

/** What the server says of some of the things: how they can go on, or nothing if they cannot. */
export type Ask = (say: string) => Promise<Several | null>;

export class Selection {
  chosen = $state.raw<readonly Key[]>([]);
  busy = $state(false); // until the server has said how the chosen ones can go on
  readonly #asked: () => Several | null;
  readonly #ask: Ask;
  #part = $state.raw<Several | null>(null); // how the chosen ones can go on
  #last: Promise<boolean> = Promise.resolve(true); // the change that is under way

  constructor(asked: () => Several | null, ask: Ask) {
    this.#asked = asked;
    this.#ask = ask;
  }

  /** How the set can go on now; null where none is asked for. */
  get several(): Several | null {
    return this.chosen.length ? this.#part : this.#asked();
  }

  /** The verb of the set that is asked for. */
  get verb(): string | null {
    return this.#asked()?.verb ?? null;
  }

  /** The set as it is said. */
  get text(): string {
    return this.say(this.chosen);
  }

  say(things: readonly Key[]): string {
    return [this.verb, ...things].join(" ");
  }

  get whole(): boolean {
    return !this.busy && (this.several?.whole ?? false);
  }

  /** Whether a thing may join, or is one of those chosen. */
  has(key: Key): boolean {
    return this.joins(key) || this.chosen.includes(key);
  }

  joins(key: Key): boolean {
    return this.several?.more.includes(key) ?? false;
  }

  /** Whether such sets are made of things of this kind. */
  takes(key: Key): boolean {
    return [...this.chosen, ...(this.#asked()?.more ?? [])].some((each) => kindOf(each) === kindOf(key));
  }

  /** Add a thing that may join; take back one that may not any more. Says whether the set is as wished. */
  toggle(key: Key): Promise<boolean> {
    return this.#next(() => (this.joins(key) ? this.#become([...this.chosen, key]) : this.#without(key)));
  }

  /** Take one of the chosen things back. */
  drop(key: Key): Promise<boolean> {
    return this.#next(() => this.#without(key));
  }

  /** Exactly these things, whatever was chosen before. */
  choose(things: readonly Key[]): Promise<boolean> {
    return this.#next(() => this.#become(things));
  }

  clear(): void {
    this.chosen = [];
    this.#part = null;
  }

  /** One change after the other: each begins with what the server has said of the one before. */
  #next(change: () => Promise<boolean>): Promise<boolean> {
    this.#last = this.#last.then(change);
    return this.#last;
  }

  #without(key: Key): Promise<boolean> {
    const at = this.chosen.lastIndexOf(key);
    return this.#become(this.chosen.filter((_, i) => i !== at));
  }

  async #become(wished: readonly Key[]): Promise<boolean> {
    const before = this.chosen;
    this.#part = this.several;
    this.chosen = wished;
    if (!wished.length) return true;
    this.busy = true;
    const found = await this.#ask(this.say(wished));
    this.busy = false;
    if (this.chosen !== wished) return false; // the question is another one by now
    if (found) this.#part = found;
    else this.chosen = before;
    return found !== null;
  }
}

function kindOf(key: Key): string {
  return key.replace(/:.*/, "");
}
