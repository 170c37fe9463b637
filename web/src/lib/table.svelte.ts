// A table as the page sees it: what is shown, what can be done, and what comes of it. What is only considered: rehearsal.

import type { Game, Key } from "../games/game";
import { isRoll, worth, type Moment } from "../games/moment";
import { Connection, type Link } from "./connection";
import { language, t } from "./language.svelte";
import { levelName } from "./levels";
import { Moments } from "./moments.svelte";
import type { Break } from "./log";
import { Marks } from "./marks.svelte";
import { deedOf, Rehearsal, type Deed, type Reason, type Trial } from "./rehearsal.svelte";
import { Requests } from "./requests";
import type { Selection } from "./selection.svelte";
import { settings } from "./settings.svelte";
import { Staging, type Scene } from "./staging";
import { bare, told, type Args, type Speaker } from "./speaker";
import type { Notice, Option, Sight, Words } from "./wire";

export const TIMER = 3000; // milliseconds in which a choice can be called back

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
const FEW = 3; // answers that are all buttons, if one is

export class Table<View = Args, Event extends object = Args> {
  sight = $state.raw<Sight>(); // what is shown; more may have come already
  staged = $state(false); // more has happened than is shown
  repeatable = $state(false); // what has happened since one's last answer can be shown again
  events = $state.raw<Event[]>([]);
  by = $state.raw<number[]>([]); // who has answered what each event came of; -1: nobody
  fresh = $state.raw<Event[]>([]); // those that came with the last sight
  link = $state<Link>("connecting");
  closed = $state("");
  held = $state.raw<Option | null>(null); // waits to be confirmed
  line = $state.raw<Event | null>(null); // of the log, under the pointer
  rule = $state<string | null>(null); // the section of the rules that somebody wants to read
  busy = $state(false);

  readonly #connection: Connection;
  readonly #staging = new Staging(
    (scene) => this.#see(scene),
    () => (document.hidden ? 0 : settings.step),
    () => this.moments.last && worth(this.moments.last),
  );
  readonly moments = new Moments();
  readonly #marks = new Marks();
  readonly #described = new Map<Key, string>(); // by the board, as it draws
  #timer?: ReturnType<typeof setTimeout>;

  /** What is asked of the house, besides moves. */
  readonly requests = new Requests(
    (request) => this.#request(request),
    () => this.#at,
  );

  /** What is being considered, before it is done. */
  readonly rehearsal = new Rehearsal({
    sight: () => this.sight,
    optionsOf: (key) => this.choices.get(key) ?? [],
    isAim: (key) => this.#aims.has(key),
    say: (words) => this.say(words),
    send: (request) => this.#connection.send(request),
  });

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
  view: View = $derived((this.rehearsal.tried?.reply.view ?? this.sight?.view ?? {}) as View);
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

  /** The thing that is explained. */
  get considered(): Key | null {
    return this.rehearsal.considered;
  }

  /** What would come of what is being considered. */
  get tried(): Trial | null {
    return this.rehearsal.tried;
  }

  /** Why something was refused. */
  get reason(): Reason | null {
    return this.rehearsal.reason;
  }

  /** The things of a set that is being put together. */
  get selection(): Selection {
    return this.rehearsal.selection;
  }

  get speaker(): Speaker {
    return language.of(this.sight?.game ?? "");
  }

  /** The things of each player's last move. */
  get marks(): ReadonlyMap<Key, number> {
    return this.#marks.marks;
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

  /** What the table itself has to say. */
  announce({ seat, bot, by }: Notice): string {
    return t("bot-replaced", { name: this.names[seat] ?? "", bot: levelName(bot), by: levelName(by) });
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

  /** A thing is pointed at; needsTwo asks for an explanation before the deed. */
  async point(key: Key, needsTwo: boolean): Promise<void> {
    if (this.held) this.release();
    if (this.selection.has(key)) return await this.#toggle(key, needsTwo);
    const options = this.choices.get(key) ?? [];
    const again = this.considered === key;
    if (options.length === 0) return await this.rehearsal.explain(key);
    if (options.length === 1 && (again || !needsTwo)) return await this.act(options[0]!);
    await this.rehearsal.consider(key);
  }

  /** A thing joins the set or leaves it. One thing that is a whole set by itself is done at once, like any other. */
  async #toggle(key: Key, needsTwo: boolean): Promise<void> {
    if (!(await this.rehearsal.toggle(key))) return;
    const { chosen, several } = this.selection;
    if (!needsTwo && chosen.length === 1 && several?.whole && !several.more.length) await this.finish();
  }

  /** The set is whole: do it. */
  async finish(): Promise<void> {
    if (this.selection.whole && !this.busy) await this.#move({ say: this.selection.text });
  }

  // Doing

  /** Choose an option; what a slip must not do is confirmed first, and what cannot be taken back if the player likes. */
  async act(option: Option): Promise<void> {
    if (this.busy) return;
    const confirm = settings.get("confirm");
    const asks =
      this.game.careful?.includes(option.verb) || (confirm !== "off" && (await this.rehearsal.commits(option)));
    if (!asks) return await this.send(option);
    this.held = option;
    this.rehearsal.considered = option.thing || null;
    void this.rehearsal.preview(option);
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
    this.rehearsal.forget();
  }

  /** Nothing waits to be confirmed any more. */
  release(): void {
    clearTimeout(this.#timer);
    this.held = null;
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
    this.rehearsal.refused(reply);
  }

  /** The number of what has come last, which others may have made since what is shown. */
  get #at(): number {
    return this.#staging.newest?.at ?? 0;
  }

  /** Take back one's last choice; where others have answered since, bots agree at once, and people are asked. */
  async takeTurnBack(): Promise<void> {
    if (this.sight?.undo) await this.requests.undo("choice");
    else if (this.recallable) await this.requests.recall();
  }

  /** One has a name now, which the server must know before anything else is asked for. */
  introduce(): void {
    this.#connection.renew();
  }

  async #request(request: Parameters<Connection["send"]>[0]): Promise<void> {
    this.release();
    this.rehearsal.refused(await this.#connection.send(request));
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
    if (!stays) this.release();
    this.rehearsal.renew(stays);
    this.events = [...this.events.slice(0, sight.log.start), ...(sight.log.events as Event[])];
    this.by = [...this.by.slice(0, sight.log.start), ...sight.log.by];
    this.fresh = first ? [] : this.events.slice(known);
    const moment = this.#momentOf(sight);
    this.sight = sight;
    if (this.fresh.length) this.moments.come(moment, this.#lasting(moment));
    this.#marks.follow(sight);
    this.#follow();
    if (considered) void this.rehearsal.consider(considered);
  }

  /** The big moment on the way from what is shown to another scene. */
  #momentOf(scene: Scene): Moment | null {
    const [before, after] = [this.sight?.view as View | null, scene.view as View | null];
    if (!before || !after || !this.fresh.length) return null;
    const earlier = this.events.slice(0, -this.fresh.length);
    return this.game.moment?.(this, { events: this.fresh, earlier, before, after }) ?? null;
  }

  /** How long a moment is shown; at once, dice and the end are told by the board and the result. */
  #lasting(moment: Moment | null): number {
    if (!moment) return 0;
    if (settings.step) return settings.step * worth(moment);
    return isRoll(moment) || this.sight?.status === "over" ? 0 : STILL;
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
