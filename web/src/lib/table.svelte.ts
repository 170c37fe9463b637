// A table as the page sees it: the sight, what is being considered, and what can be done.

import type { Game, Key } from "../games/game";
import { isRoll, worth, type Moment } from "../games/moment";
import { salt } from "./api";
import { Connection, type Link, type Reply } from "./connection";
import { language, t } from "./language.svelte";
import { Moments } from "./moments.svelte";
import type { Break } from "./log";
import { Selection } from "./selection.svelte";
import { settings } from "./settings.svelte";
import { actorOf, Staging, type Scene } from "./staging";
import { bare, told, type Args, type Speaker } from "./speaker";
import type { Option, Several, Sight, Tried, Words } from "./wire";

export const TIMER = 3000; // milliseconds in which a choice can be called back

/** Why something was refused, and where the rules say so. */
export interface Reason {
  text: string;
  rule?: string;
}

/** The attributes of the place of a chosen thing. */
export interface SlotAttributes {
  "data-taken": Key;
  role: "button";
  tabindex: 0;
  "aria-label": string;
}

/** The attributes of a thing on the board. */
export interface ThingAttributes {
  "data-thing": Key;
  "data-state": string;
  role: "button" | "img";
  tabindex: 0 | -1;
  "aria-label": string;
  "data-meanings": number; // how many options it stands for
  "data-mover": number | undefined; // whose last move it was part of
}

const STILL = 2500; // milliseconds of a big moment for those who want everything at once
const NO_MOVE = "bad-move"; // what was pointed at is in no choice: its name says enough
const LATELY = 60; // events in which the last move of everybody is found
const FEW = 3; // answers that are all buttons, if one is
const REFUSED = ["illegal", "refused", "not_your_turn"];

/** What somebody would do: answers by their numbers, or a choice in words. */
type Deed = { answers: number[] } | { say: string };

/** Something that was tried: the option or the set, and how it would look then. */
export interface Trial {
  option?: Option;
  reply: Tried;
}

function deedOf(option: Option): Deed {
  return { answers: [option.answer] };
}

/** The last events of a log, each as if it had come alone. */
function singly(scene: Scene): Scene[] {
  const { events, by } = scene.log;
  const each = events.map((event, i) => ({ ...scene, log: { ...scene.log, events: [event], by: by.slice(i, i + 1) } }));
  return each.slice(-LATELY);
}

export class Table<View = Args, Event extends object = Args> {
  sight = $state.raw<Sight>(); // what is shown; more may have come already
  staged = $state(false); // more has happened than is shown
  repeatable = $state(false); // what has happened since one's last answer can be shown again
  marks = $state.raw<ReadonlyMap<Key, number>>(new Map()); // the last move of each player
  events = $state.raw<Event[]>([]);
  by = $state.raw<number[]>([]); // who has answered what each event came of; -1: nobody
  fresh = $state.raw<Event[]>([]); // those that came with the last sight
  link = $state<Link>("connecting");
  closed = $state("");
  considered = $state<Key | null>(null); // the thing that is explained
  tried = $state.raw<Trial | null>(null);
  reason = $state.raw<Reason | null>(null);
  held = $state.raw<Option | null>(null); // waits to be confirmed
  line = $state.raw<Event | null>(null); // of the log, under the pointer
  rule = $state<string | null>(null); // the section of the rules that somebody wants to read
  busy = $state(false);

  readonly #connection: Connection;
  readonly #staging = new Staging(
    (scene) => this.#see(scene),
    () => (document.hidden ? 0 : settings.step),
    () => (this.moments.last ? worth(this.moments.last) : 1),
  );
  readonly moments = new Moments();
  readonly #rehearsed = new Map<string, Tried>();
  readonly #described = new Map<Key, string>(); // by the board, as it draws
  #wanted: { deed: Deed; option?: Option } | null = null; // to be previewed
  #trying = false;
  #timer?: ReturnType<typeof setTimeout>;
  #actor?: number; // who has moved last

  /** The things of a set that is being put together. */
  readonly selection = new Selection(
    () => this.sight?.ask?.several ?? null,
    (say) => this.#part(say),
  );

  constructor(
    readonly id: string,
    readonly game: Game<View, Event>,
  ) {
    this.#connection = new Connection(id, {
      sight: (sight) => this.#come(sight),
      link: (link, why) => this.#linked(link, why),
      staged: () => settings.step > 0,
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#staging.close();
    this.moments.close();
    this.#connection.close();
  }

  // What is there

  /** What lies on the table, or would lie there after what is being considered. */
  view: View = $derived((this.tried?.reply.view ?? this.sight?.view ?? {}) as View);
  /** What lies on the table, whatever is being considered. */
  real: View = $derived((this.sight?.view ?? {}) as View);
  /** The options, but for those that a set stands for. */
  options: readonly Option[] = $derived(
    (this.sight?.ask?.options ?? []).filter((option) => !option.verb || option.verb !== this.selection.verb),
  );
  readonly #aims: Map<Key, Option[]> = $derived.by(() => this.#aimed());
  /** What each thing stands for; while a set is being put together, none but its own things stand for anything. */
  choices: Map<Key, Option[]> = $derived.by(() => this.#beside());
  buttons: readonly Option[] = $derived.by(() => this.#pressed());
  pointed: readonly Key[] = $derived(this.line ? this.about(this.line) : []); // what the line is about
  pointedSeat: unknown = $derived(this.line && (this.line as { seat?: number }).seat); // and whom
  readonly #named: string = $derived(JSON.stringify(this.#names()));
  names: readonly string[] = $derived(JSON.parse(this.#named) as string[]); // the same list until somebody comes or goes

  get speaker(): Speaker {
    return language.of(this.sight?.game ?? "");
  }

  get me(): number | null {
    return this.sight?.seat ?? null;
  }

  /** Whether one's last choice can still be taken back with what others have done since. */
  get recallable(): boolean {
    return (this.sight?.recallable ?? false) && !this.sight?.recall;
  }

  /** Whether other people play here, who are asked what bots grant. */
  get withPeople(): boolean {
    return (this.sight?.chairs ?? []).some((chair, seat) => seat !== this.me && !chair.bot);
  }

  /** Whether there is nothing to do but to see what others did; where all choose at the same time, one is asked meanwhile. */
  get watching(): boolean {
    return this.staged && !this.myTurn;
  }

  get myTurn(): boolean {
    return this.sight?.ask != null;
  }

  /** Words of the game as a sentence. */
  say(words: Words): string {
    return this.speaker.say(words, this.names);
  }

  /** A message of the game. */
  t(id: string, args: Record<string, string | number> = {}): string {
    return this.speaker.t(id, args);
  }

  /** The name of something in the game, for attributes too: word("card", "S-R"). */
  word(family: string, member: string | number): string {
    return bare(this.speaker.t(`${family}-${member}`));
  }

  tell(event: Event): string {
    return this.say(told(event as Args));
  }

  /** What begins with an event: a round, or somebody's turn. */
  breakOf(event: Event): Break {
    return this.speaker.attribute(told(event as Args).id, "break") as Break;
  }

  #aimed(): Map<Key, Option[]> {
    const found = new Map<Key, Option[]>();
    for (const option of this.options) {
      if (option.thing) found.set(option.thing, [...(found.get(option.thing) ?? []), option]);
    }
    return found;
  }

  #beside(): Map<Key, Option[]> {
    const { chosen } = this.selection;
    return chosen.length ? new Map([...this.#aims].filter(([key]) => chosen.includes(key))) : this.#aims;
  }

  /** What is on no board; where that is one of a few answers, all of them, so that no question is answered in part. */
  #pressed(): readonly Option[] {
    const plain = this.options.filter((option) => !option.thing);
    const all = this.sight?.ask?.options ?? [];
    const begins = all.filter((option) => option.verb === this.selection.verb); // the set: buying, before it is paid
    return plain.length && all.length <= FEW && (!this.selection.verb || begins.length === 1) ? all : plain;
  }

  /** The things that an event is about. */
  about(event: Event): readonly Key[] {
    return (event as { things?: Key[] }).things ?? [];
  }

  /** The name of a thing: a word of the game, or else what the board calls it before it says more. */
  nameOf(key: Key): string {
    const id = key.replace(":", "-");
    return this.speaker.has(id) ? bare(this.speaker.t(id)) : this.described(key).split(":")[0]!;
  }

  /** What the board says of a thing. */
  described(key: Key): string {
    return this.#described.get(key) ?? key.replace(/^[a-z]+:/, "");
  }

  #names(): string[] {
    const chairs = this.sight?.chairs ?? [];
    return chairs.map((chair, seat) => chair.name || (chair.bot ? t(`bot-${seat}`) : t("seat", { number: seat + 1 })));
  }

  // Things on the board

  /** What makes an element of the board a thing: it can be pointed at, focused and heard; also by other names. */
  thing(key: Key, name: string, also: readonly Key[] = []): ThingAttributes {
    this.#described.set(key, name);
    const options = this.choices.get(key) ?? [];
    const active = options.length > 0 || this.selection.has(key);
    const state = [
      ((options.length && !this.selection.chosen.includes(key)) || this.selection.joins(key)) && !this.held
        ? "choosable"
        : "",
      this.selection.joins(key) ? "joins" : "",
      this.selection.chosen.includes(key) ? "chosen" : "",
      this.considered === key ? "considered" : "",
      [key, ...also].some((each) => this.pointed.includes(each)) ? "pointed" : "",
    ];
    const mover = [key, ...also].map((each) => this.marks.get(each)).find((seat) => seat !== undefined);
    const label = options.length === 1 ? `${name}. ${bare(this.say(options[0]!.words))}` : name;
    return {
      "data-thing": key,
      "data-state": state.filter(Boolean).join(" "),
      role: active ? "button" : "img",
      tabindex: active ? 0 : -1,
      "aria-label": label,
      "data-meanings": options.length,
      "data-mover": mover,
    };
  }

  /** What makes the place of a chosen thing a button that takes it back. */
  slot(key: Key): SlotAttributes {
    return {
      "data-taken": key,
      role: "button",
      tabindex: 0,
      "aria-label": t("take-back", { thing: this.nameOf(key) }),
    };
  }

  /** Show what would come of a thing, without doing anything. */
  async consider(key: Key): Promise<void> {
    if (this.considered === key) return;
    this.forget();
    this.considered = key;
    const options = this.choices.get(key) ?? [];
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
    const whole = this.selection.whole && this.#rehearsed.get(JSON.stringify({ say: this.selection.text }));
    this.tried = whole ? { reply: whole } : null;
  }

  /** Nothing is considered, and nothing chosen. */
  drop(): void {
    this.selection.clear();
    this.forget();
  }

  /** A thing is pointed at; needsTwo asks for an explanation before the deed. */
  async point(key: Key, needsTwo: boolean): Promise<void> {
    if (this.held) this.release();
    if (this.selection.has(key)) return await this.#toggle(key, needsTwo);
    const options = this.choices.get(key) ?? [];
    const again = this.considered === key;
    if (options.length === 0) return await this.explain(key);
    if (options.length === 1 && (again || !needsTwo)) return await this.act(options[0]!);
    await this.consider(key);
  }

  /** A thing joins the set or leaves it. One thing that is a whole set by itself is done at once, like any other. */
  async #toggle(key: Key, needsTwo: boolean): Promise<void> {
    if (!(await this.selection.toggle(key))) return;
    this.forget();
    const { chosen, several } = this.selection;
    if (!needsTwo && chosen.length === 1 && several?.whole && !several.more.length) await this.finish();
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

  /** The set is whole: do it. */
  async finish(): Promise<void> {
    if (this.selection.whole && !this.busy) await this.#move({ say: this.selection.text });
  }

  /** How a set can go on with some things; null, with the reason, if it cannot. */
  async #part(say: string): Promise<Several | null> {
    const reply = await this.#rehearse({ say });
    return reply?.several ?? null;
  }

  /** Say why a thing cannot be chosen; of one that no choice is about there is nothing to say but its name. */
  async explain(key: Key): Promise<void> {
    this.forget();
    this.considered = key;
    if (this.me === null || this.sight?.status !== "playing") return;
    if (this.selection.chosen.length && this.#aims.has(key)) return void (this.reason = { text: t("set-first") });
    const reply = await this.#connection.send({ type: "why", say: this.#wished(key) });
    if (this.considered !== key) return;
    if (reply.type === "because" && reply.words) this.#because(reply.words, reply.rule);
    else if (!("why" in reply) || reply.why.code !== NO_MOVE) this.#refused(reply);
  }

  /** What somebody wishes for who points at a thing: that it joins the set, where one was begun and takes such things. */
  #wished(key: Key): string {
    return this.selection.chosen.length && this.selection.takes(key)
      ? this.selection.say([...this.selection.chosen, key])
      : key;
  }

  #because(words: Words, rule: string | null): void {
    this.reason = { text: this.say(words), ...(rule ? { rule } : {}) };
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
    const before = this.#rehearsed.get(key);
    if (before) return before;
    const sight = this.sight;
    const reply = await this.#connection.send({ type: "try", ...deed });
    if (sight !== this.sight) return null;
    if (reply.type !== "tried") return (this.#refused(reply), null);
    this.#rehearsed.set(key, reply);
    return reply;
  }

  // Doing

  /** Choose an option; what a slip must not do is confirmed first, and what cannot be taken back if the player likes. */
  async act(option: Option): Promise<void> {
    if (this.busy) return;
    const confirm = settings.get("confirm");
    const asks = this.game.careful?.includes(option.verb) || (confirm !== "off" && (await this.#commits(option)));
    if (!asks) return await this.send(option);
    this.held = option;
    this.considered = option.thing || null;
    void this.preview(option);
    if (confirm === "timer") this.#timer = setTimeout(() => void this.confirm(), TIMER);
  }

  async confirm(): Promise<void> {
    const option = this.held;
    this.release();
    if (option) await this.send(option);
  }

  /** What waits to be confirmed is not done. */
  cancel(): void {
    this.release();
    this.forget();
  }

  /** Nothing waits to be confirmed any more. */
  release(): void {
    clearTimeout(this.#timer);
    this.held = null;
  }

  async #commits(option: Option): Promise<boolean> {
    const deed = deedOf(option);
    const reply = await this.#rehearse(deed);
    return reply === null || ("answers" in deed && reply.played < deed.answers.length) || reply.ask === null;
  }

  send(option: Option): Promise<void> {
    return this.#move(deedOf(option));
  }

  async #move(deed: Deed): Promise<void> {
    const { decision } = this.sight ?? {};
    if (decision == null) return;
    this.busy = true;
    this.moments.close();
    this.#staging.hurry();
    const reply = await this.#connection.send({ type: "move", decision, at: this.#at, ...deed });
    this.busy = false;
    this.#refused(reply);
  }

  /** The number of what has come last, which others may have made since what is shown. */
  get #at(): number {
    return this.#staging.newest?.at ?? 0;
  }

  undo(to: "choice" | "turn"): Promise<void> {
    return this.#request({ type: "undo", at: this.#at, to });
  }

  /** Take back one's last choice; where others have answered since, bots agree at once, and people are asked. */
  async takeTurnBack(): Promise<void> {
    if (this.sight?.undo) await this.undo("choice");
    else if (this.recallable) await this.#request({ type: "recall", at: this.#at });
  }

  consent(agree: boolean): Promise<void> {
    return this.#request({ type: "consent", at: this.#at, agree });
  }

  seen(): Promise<void> {
    return this.#request({ type: "seen", at: this.#at });
  }

  /** One has a name now, which the server must know before anything else is asked for. */
  introduce(): void {
    this.#connection.renew();
  }

  sit(seat: number | null): Promise<void> {
    return this.#request({ type: "sit", seat, salt: salt() });
  }

  start(bots: string): Promise<void> {
    return this.#request({ type: "start", bots });
  }

  leave(): Promise<void> {
    return this.#request({ type: "leave" });
  }

  comeBack(): Promise<void> {
    return this.#request({ type: "come_back" });
  }

  /** A bot plays for somebody who has been gone for a while. */
  standIn(seat: number): Promise<void> {
    return this.#request({ type: "stand_in", seat });
  }

  resign(): Promise<void> {
    return this.#request({ type: "resign" });
  }

  rematch(): Promise<void> {
    return this.#request({ type: "rematch" });
  }

  async #request(request: Parameters<Connection["send"]>[0]): Promise<void> {
    this.release();
    this.#refused(await this.#connection.send(request));
  }

  #refused(reply: Reply): void {
    if (reply.type === "illegal" && reply.words) this.#because(reply.words, reply.rule);
    else if (REFUSED.includes(reply.type) && "why" in reply) this.reason = { text: reply.why.text };
  }

  // Hearing

  #come(sight: Sight): void {
    this.#staging.receive(sight);
    this.#follow();
  }

  /** What has happened is shown to its end at once. */
  skip(): void {
    this.#staging.skip();
    this.#follow();
  }

  /** What has happened since one's last answer is shown again. */
  repeat(): void {
    this.#staging.repeat();
    this.#follow();
  }

  #follow(): void {
    this.staged = this.#staging.busy;
    this.repeatable = this.#staging.repeatable;
  }

  #see(sight: Scene): void {
    const first = this.sight === undefined;
    this.busy = false; // what was sent is done, or of no use any more
    const known = this.events.length; // older lines may have faded since
    const stays = this.#stays(sight);
    const considered = stays ? this.considered : null;
    if (!stays) {
      this.release();
      this.selection.clear();
    }
    this.#rehearsed.clear();
    this.forget();
    this.events = [...this.events.slice(0, sight.log.start), ...(sight.log.events as Event[])];
    this.by = [...this.by.slice(0, sight.log.start), ...sight.log.by];
    this.fresh = first ? [] : this.events.slice(known);
    const moment = this.#momentOf(sight);
    this.sight = sight;
    if (this.fresh.length) this.moments.come(moment, this.#lasting(moment));
    for (const move of first ? singly(sight) : [sight]) this.#mark(move);
    this.#follow();
    if (considered) void this.consider(considered);
  }

  /** The big moment on the way from what is shown to another scene. */
  #momentOf(scene: Scene): Moment | null {
    const [before, after] = [this.sight?.view as View | null, scene.view as View | null];
    return (
      (before && after && this.fresh.length && this.game.moment?.(this, { events: this.fresh, before, after })) || null
    );
  }

  /** How long a moment is shown; at once, dice and the end are told by the board and the result. */
  #lasting(moment: Moment | null): number {
    if (!moment) return 0;
    if (settings.step) return settings.step * worth(moment);
    return isRoll(moment) || this.sight?.status === "over" ? 0 : STILL;
  }

  /** The things of a player's last move are marked until that player moves again. */
  #mark(scene: Scene): void {
    const actor = actorOf(scene) ?? this.#actor;
    if (actor === undefined || !scene.log.events.length) return;
    const others = actor === this.#actor ? [...this.marks] : [...this.marks].filter(([, seat]) => seat !== actor);
    const things = (scene.log.events as Event[]).flatMap((event) => this.about(event));
    this.#actor = actor;
    this.marks = new Map([...others, ...things.map((key) => [key, actor] as const)]);
  }

  /** Whether the question is the same as before: others have answered theirs, and nothing has faded. */
  #stays(sight: Sight): boolean {
    return sight.decision !== null && sight.decision === this.sight?.decision && sight.log.start >= this.events.length;
  }

  #linked(link: Link, why?: string): void {
    this.link = link;
    if (why) this.closed = why;
  }
}
