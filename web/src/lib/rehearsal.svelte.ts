// What somebody considers before doing it: what would come of it, or why it cannot be; nothing of this is done.

import type { Key } from "../games/game";
import type { Connection, Reply } from "./connection";
import { t } from "./language.svelte";
import { Selection } from "./selection.svelte";
import type { Option, Several, Sight, Tried, Words } from "./wire";

const NO_MOVE = "bad-move"; // what was pointed at is in no choice: its name says enough
const REFUSED = ["illegal", "refused", "not_your_turn"];

/** Why something was refused, and where the rules say so. */
export interface Reason {
  text: string;
  rule?: string;
}

/** What somebody would do: answers by their numbers, or a choice in words. */
export type Deed = { answers: number[] } | { say: string };

/** Something that was tried: the option or the set, and how it would look then. */
export interface Trial {
  option?: Option;
  reply: Tried;
}

/** What a rehearsal needs of its table. */
export interface Host {
  sight(): Sight | undefined;
  /** What a thing stands for now. */
  optionsOf(key: Key): readonly Option[];
  /** Whether a thing stands for anything, were no set begun. */
  isAim(key: Key): boolean;
  say(words: Words): string;
  send: Connection["send"];
}

export function deedOf(option: Option): Deed {
  return { answers: [option.answer] };
}

export class Rehearsal {
  considered = $state<Key | null>(null); // the thing that is explained
  tried = $state.raw<Trial | null>(null);
  reason = $state.raw<Reason | null>(null);

  readonly #replies = new Map<string, Tried>(); // of what was tried since the last change
  #wanted: { deed: Deed; option?: Option } | null = null; // to be previewed
  #trying = false;

  /** The things of a set that is being put together. */
  readonly selection = new Selection(
    () => this.host.sight()?.ask?.several ?? null,
    (say) => this.#part(say),
  );

  constructor(readonly host: Host) {}

  /** Show what would come of a thing, without doing anything. */
  async consider(key: Key): Promise<void> {
    if (this.considered === key) return;
    this.forget();
    this.considered = key;
    const options = this.host.optionsOf(key);
    if (this.selection.busy) return; // what may join is not known yet, and the set itself will be shown
    if (this.selection.joins(key)) await this.#try({ say: this.selection.say([...this.selection.chosen, key]) });
    else if (options.length === 1) await this.#try(deedOf(options[0]!), options[0]);
  }

  /** Show what would come of an option. */
  async preview(option: Option): Promise<void> {
    await this.#try(deedOf(option), option);
  }

  /** Nothing is considered any more; a set that is whole still shows what would come of it. */
  forget(): void {
    this.considered = null;
    this.reason = null;
    this.#wanted = null;
    const whole = this.selection.whole && this.#replies.get(JSON.stringify({ say: this.selection.text }));
    this.tried = whole ? { reply: whole } : null;
  }

  /** Nothing is considered, and nothing chosen. */
  drop(): void {
    this.selection.clear();
    this.forget();
  }

  /** The table has changed: what was found out before is worth nothing; a set is kept where its question is still asked. */
  renew(stays: boolean): void {
    if (!stays) this.selection.clear();
    this.#replies.clear();
    this.forget();
  }

  /** A thing joins the set or leaves it; says whether the set is as wished. */
  async toggle(key: Key): Promise<boolean> {
    const done = await this.selection.toggle(key);
    if (done) this.forget();
    return done;
  }

  /** One of the chosen things is taken back out of its set. */
  async takeBack(key: Key): Promise<void> {
    await this.selection.drop(key);
    this.forget();
  }

  /** Choose exactly these things of a set, which is then still to be confirmed. */
  async choose(things: readonly Key[]): Promise<void> {
    await this.selection.choose(things);
    this.forget();
  }

  /** Say why a thing cannot be chosen; of one that no choice is about there is nothing to say but its name. */
  async explain(key: Key): Promise<void> {
    this.forget();
    this.considered = key;
    const sight = this.host.sight();
    if (sight?.seat == null || sight.status !== "playing") return;
    if (this.selection.chosen.length && this.host.isAim(key)) return void (this.reason = { text: t("set-first") });
    const reply = await this.host.send({ type: "why", say: this.#wished(key) });
    if (this.considered !== key) return;
    if (reply.type === "because" && reply.words) this.#because(reply.words, reply.rule);
    else if (!("why" in reply) || reply.why.code !== NO_MOVE) this.refused(reply);
  }

  /** Whether an option would end one's turn, or bring what nobody can foresee. */
  async commits(option: Option): Promise<boolean> {
    const reply = await this.#rehearse(deedOf(option));
    return reply === null || reply.played < 1 || reply.ask === null;
  }

  /** Give the reason, where a reply refuses something. */
  refused(reply: Reply): void {
    if (reply.type === "illegal" && reply.words) this.#because(reply.words, reply.rule);
    else if (REFUSED.includes(reply.type) && "why" in reply) this.reason = { text: reply.why.text };
  }

  #because(words: Words, rule: string | null): void {
    this.reason = { text: this.host.say(words), ...(rule ? { rule } : {}) };
  }

  /** What somebody wishes for who points at a thing: that it joins the set, where one was begun and takes such things. */
  #wished(key: Key): string {
    return this.selection.chosen.length && this.selection.takes(key)
      ? this.selection.say([...this.selection.chosen, key])
      : key;
  }

  /** How a set can go on with some things; null, with the reason, if it cannot. */
  async #part(say: string): Promise<Several | null> {
    const reply = await this.#rehearse({ say });
    return reply?.several ?? null;
  }

  /** One preview is under way at a time; of those wished for meanwhile only the last counts. */
  async #try(deed: Deed, option?: Option): Promise<void> {
    this.#wanted = { deed, ...(option ? { option } : {}) };
    if (this.#trying) return;
    this.#trying = true;
    while (this.#wanted) {
      const wanted: { deed: Deed; option?: Option } = this.#wanted;
      const reply = await this.#rehearse(wanted.deed);
      if (this.#wanted !== wanted) continue;
      this.#wanted = null;
      if (reply?.view) this.tried = { ...(wanted.option ? { option: wanted.option } : {}), reply };
    }
    this.#trying = false;
  }

  /** What a deed would lead to; asked for once as long as nothing changes. */
  async #rehearse(deed: Deed): Promise<Tried | null> {
    const key = JSON.stringify(deed);
    const before = this.#replies.get(key);
    if (before) return before;
    const sight = this.host.sight();
    const reply = await this.host.send({ type: "try", ...deed });
    // Others who are asked at the same time may have answered meanwhile: the question is the same, what would come of it not.
    if (sight !== this.host.sight()) return this.#asks(sight?.decision) ? this.#rehearse(deed) : null;
    if (reply.type !== "tried") return (this.refused(reply), null);
    this.#replies.set(key, reply);
    return reply;
  }

  /** Whether this is still the question. */
  #asks(decision: number | null | undefined): boolean {
    return decision != null && decision === this.host.sight()?.decision;
  }
}
