// A table as the page sees it: the sight, what is being considered, and what can be done.

import type { Game, Key, Plan } from "../games/game";
import { salt } from "./api";
import { Connection, type Link, type Reply } from "./connection";
import { language, t } from "./language.svelte";
import { settings } from "./settings.svelte";
import { bare, told, type Args, type Speaker } from "./speaker";
import type { Option, Several, Sight, Tried, Words } from "./wire";

export const TIMER = 3000; // milliseconds in which a choice can be called back

/** Why something was refused, and where the rules say so. */
export interface Reason {
  text: string;
  rule?: string;
}

/** The attributes of a thing on the board. */
export interface ThingAttributes {
  "data-thing": Key;
  "data-state": string;
  role: "button" | "img";
  tabindex: 0 | -1;
  "aria-label": string;
  "data-meanings": number; // how many options it stands for
}

const REFUSED = ["illegal", "refused", "not_your_turn"];

function answersOf(option: Option | Plan): number[] {
  return [option.answer, ...("then" in option ? option.then : [])];
}

export class Table {
  sight = $state.raw<Sight>();
  events = $state.raw<Args[]>([]);
  fresh = $state.raw<Args[]>([]); // those that came with the last sight
  link = $state<Link>("connecting");
  closed = $state("");
  considered = $state<Key | null>(null); // the thing that is explained
  tried = $state.raw<{ option: Option; reply: Tried } | null>(null);
  reason = $state.raw<Reason | null>(null);
  held = $state.raw<Option | null>(null); // waits to be confirmed
  pointed = $state.raw<readonly Key[]>([]); // what a line of the log is about
  rule = $state<string | null>(null); // the section of the rules that somebody wants to read
  busy = $state(false);

  readonly #connection: Connection;
  readonly #rehearsed = new Map<string, Tried>();
  #wanted: Option | null = null; // to be previewed
  #trying = false;
  #timer?: ReturnType<typeof setTimeout>;

  constructor(
    readonly id: string,
    readonly game: Game,
  ) {
    this.#connection = new Connection(id, {
      sight: (sight) => this.#see(sight),
      link: (link, why) => this.#linked(link, why),
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#connection.close();
  }

  // What is there

  /** What lies on the table, or would lie there after what is being considered. */
  view: Args = $derived((this.tried?.reply.view ?? this.sight?.view ?? {}) as Args);
  options: readonly Option[] = $derived(this.sight?.ask?.options ?? []);
  choices: Map<Key, Option[]> = $derived.by(() => this.#aimed());
  buttons: readonly Option[] = $derived(this.options.filter((option) => this.#thingOf(option) === null));
  chosen = $state.raw<readonly Key[]>([]); // the things of a set that is being put together
  #part = $state.raw<Several | null>(null); // how that set can go on
  several: Several | null = $derived(this.chosen.length ? this.#part : (this.sight?.ask?.several ?? null));
  readonly #named: string = $derived(JSON.stringify(this.#names()));
  names: readonly string[] = $derived(JSON.parse(this.#named) as string[]); // the same list until somebody comes or goes

  get speaker(): Speaker {
    return language.of(this.sight?.game ?? "");
  }

  get me(): number | null {
    return this.sight?.seat ?? null;
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

  tell(event: Args): string {
    return this.say(told(event));
  }

  #aimed(): Map<Key, Option[]> {
    const found = new Map<Key, Option[]>();
    for (const option of this.options) {
      const key = this.#thingOf(option);
      if (key !== null) found.set(key, [...(found.get(key) ?? []), option]);
    }
    for (const plan of this.game.plans?.(this) ?? []) found.set(plan.key, [plan]);
    return found;
  }

  #thingOf(option: Option): Key | null {
    return this.game.aim ? this.game.aim(option.words, this) : option.thing || null;
  }

  /** The things that an event is about. */
  about(event: Args): readonly Key[] {
    return this.game.traces ? this.game.traces(event, this) : (event["things"] as Key[]);
  }

  #names(): string[] {
    const chairs = this.sight?.chairs ?? [];
    return chairs.map((chair, seat) => chair.name || (chair.bot ? t(`bot-${seat}`) : t("seat", { number: seat + 1 })));
  }

  // Things on the board

  /** What makes an element of the board a thing: it can be pointed at, focused and heard; also by other names. */
  thing(key: Key, name: string, also: readonly Key[] = []): ThingAttributes {
    const options = this.choices.get(key) ?? [];
    const joins = this.several?.more.includes(key) ?? false;
    const state = [
      (options.length || joins) && !this.held ? "choosable" : "",
      this.chosen.includes(key) ? "chosen" : "",
      this.considered === key ? "considered" : "",
      [key, ...also].some((each) => this.pointed.includes(each)) ? "pointed" : "",
    ];
    const label = options.length === 1 ? `${name}. ${bare(this.say(options[0]!.words))}` : name;
    return {
      "data-thing": key,
      "data-state": state.filter(Boolean).join(" "),
      role: options.length ? "button" : "img",
      tabindex: options.length ? 0 : -1,
      "aria-label": label,
      "data-meanings": options.length,
    };
  }

  /** What makes a chosen thing one that can be taken back. */
  taken(key: Key, name: string): Record<string, unknown> {
    return { role: "button", tabindex: 0, "aria-label": name, onclick: () => void this.drop(key) };
  }

  /** Show what would come of a thing, without doing anything. */
  async consider(key: Key): Promise<void> {
    if (this.considered === key) return;
    this.forget();
    this.considered = key;
    const options = this.choices.get(key) ?? [];
    if (options.length === 1) await this.#try(options[0]!);
  }

  /** Show what would come of an option. */
  async preview(option: Option): Promise<void> {
    await this.#try(option);
  }

  /** Nothing is considered any more. */
  forget(): void {
    this.considered = null;
    this.reason = null;
    this.#wanted = null;
    if (this.tried) this.tried = null;
  }

  /** A thing is pointed at; needsTwo asks for an explanation before the deed. */
  async point(key: Key, needsTwo: boolean): Promise<void> {
    if (this.held) this.release();
    if (this.several?.more.includes(key)) return await this.#choose([...this.chosen, key]);
    const options = this.choices.get(key) ?? [];
    const again = this.considered === key;
    if (options.length === 0) return await this.explain(key);
    if (options.length === 1 && (again || !needsTwo)) return await this.act(options[0]!);
    await this.consider(key);
  }

  /** Take one of the chosen things back out of its set. */
  async drop(key: Key): Promise<void> {
    const at = this.chosen.lastIndexOf(key);
    await this.#choose(this.chosen.filter((_, i) => i !== at));
  }

  /** A set as it is being put together: what may join it, and how the table would look once it is whole. */
  async #choose(chosen: readonly Key[]): Promise<void> {
    const verb = this.several?.verb ?? "";
    this.chosen = chosen;
    if (!chosen.length) return this.forget();
    const reply = await this.#connection.send({ type: "try", say: [verb, ...chosen].join(" ") });
    if (reply.type === "tried" && this.chosen === chosen) this.#part = reply.several;
  }

  /** The set is whole: do it. */
  async finish(): Promise<void> {
    if (this.several?.whole) await this.#move({ say: [this.several.verb, ...this.chosen].join(" ") });
  }

  /** Say why a thing cannot be chosen. */
  async explain(key: Key): Promise<void> {
    this.forget();
    this.considered = key;
    if (this.me === null || this.sight?.status !== "playing") return;
    const wish = this.game.wish?.(key, this);
    if (wish === null) return;
    const reply = await this.#connection.send(wish ? { type: "why", wish } : { type: "why", say: key });
    if (this.considered !== key) return;
    if (reply.type === "because" && reply.words)
      this.reason = { text: this.say(reply.words), ...(reply.rule ? { rule: reply.rule } : {}) };
    else this.#refused(reply);
  }

  /** One preview is under way at a time; of those wished for meanwhile only the last counts. */
  async #try(option: Option): Promise<void> {
    this.#wanted = option;
    if (this.#trying) return;
    this.#trying = true;
    while (this.#wanted) {
      const wanted: Option = this.#wanted;
      const reply = await this.#rehearse(wanted);
      if (this.#wanted !== wanted) continue;
      this.#wanted = null;
      if (reply) this.tried = { option: wanted, reply };
    }
    this.#trying = false;
  }

  /** What answers would lead to; asked for once as long as nothing changes. */
  async #rehearse(option: Option): Promise<Tried | null> {
    const answers = answersOf(option);
    const before = this.#rehearsed.get(answers.join());
    if (before) return before;
    const sight = this.sight;
    const reply = await this.#connection.send({ type: "try", answers });
    if (reply.type !== "tried" || sight !== this.sight) return null;
    this.#rehearsed.set(answers.join(), reply);
    return reply;
  }

  // Doing

  /** Choose an option; what cannot be taken back is confirmed first, if the player wishes that. */
  async act(option: Option): Promise<void> {
    if (this.busy) return;
    const confirm = settings.get("confirm");
    if (confirm === "off" || !(await this.#commits(option))) return await this.send(option);
    this.held = option;
    if (confirm === "timer") this.#timer = setTimeout(() => void this.confirm(), TIMER);
  }

  async confirm(): Promise<void> {
    const option = this.held;
    this.release();
    if (option) await this.send(option);
  }

  /** Call back what waits to be confirmed. */
  release(): void {
    clearTimeout(this.#timer);
    this.held = null;
  }

  async #commits(option: Option): Promise<boolean> {
    const reply = await this.#rehearse(option);
    return reply === null || reply.played < answersOf(option).length || reply.ask === null;
  }

  send(option: Option): Promise<void> {
    return this.#move({ answers: answersOf(option) });
  }

  async #move(what: { answers: number[] } | { say: string }): Promise<void> {
    const { decision, at } = this.sight ?? {};
    if (decision == null || at == null) return;
    this.busy = true;
    const reply = await this.#connection.send({ type: "move", decision, at, ...what });
    this.busy = false;
    this.#refused(reply);
  }

  undo(to: "choice" | "turn"): Promise<void> {
    return this.#request({ type: "undo", at: this.sight?.at ?? 0, to });
  }

  recall(): Promise<void> {
    return this.#request({ type: "recall", at: this.sight?.at ?? 0 });
  }

  consent(agree: boolean): Promise<void> {
    return this.#request({ type: "consent", at: this.sight?.at ?? 0, agree });
  }

  seen(): Promise<void> {
    return this.#request({ type: "seen", at: this.sight?.at ?? 0 });
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
    if (REFUSED.includes(reply.type) && "why" in reply) this.reason = { text: reply.why.text };
  }

  // Hearing

  #see(sight: Sight): void {
    const first = this.sight === undefined;
    this.busy = false; // what was sent is done, or of no use any more
    const known = this.events.length; // older lines may have faded since
    const considered = this.#stays(sight) ? this.considered : null;
    if (!this.#stays(sight)) this.release();
    this.forget();
    this.chosen = [];
    this.#rehearsed.clear();
    this.events = [...this.events.slice(0, sight.log.start), ...sight.log.events];
    this.fresh = first ? [] : this.events.slice(known);
    this.sight = sight;
    if (considered) void this.consider(considered);
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
