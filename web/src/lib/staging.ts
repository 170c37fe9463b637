// What has happened is shown step by step, at a pace that people can follow; nothing is shown before it has come.

import { applied } from "./patch";
import type { Log, Sight } from "./wire";

/** How long a step stays before the next one, in milliseconds; 0 shows everything at once. */
export type Pace = () => number;
export type Scene = Sight; // a sight, or the table as it was on the way to one

const MOST = 40; // steps that wait; beyond that somebody has been away, and a summary is enough
const KEPT = 80; // steps that can be shown again
const OWN = 0.6; // one knows what one has done
const CHAIN = 0.7; // further steps of the same player
const ROUND = 8; // steps that may wait without any hurry
const HURRY = 12; // so many more halve the time of each

export class Staging {
  newest?: Sight; // has come, shown or not
  #waiting: Scene[] = [];
  #shown: Scene[] = []; // since one's last answer
  #base?: Scene; // what was there before them
  #actor?: number | undefined;
  #until = 0;
  #timer?: ReturnType<typeof setTimeout>;

  constructor(
    readonly show: (scene: Scene) => void,
    readonly pace: Pace,
    readonly worth: (scene: Scene) => number | null = () => null, // steps of time of the big moment that is shown now
  ) {}

  /** Whether something is still to be shown. */
  get busy(): boolean {
    return this.#waiting.length > 0;
  }

  /** Whether there is something to show again. */
  get repeatable(): boolean {
    return this.#shown.length > 0;
  }

  /** A sight has come: it is shown after those before it. */
  receive(sight: Sight): void {
    const before = this.newest;
    this.newest = sight;
    const catchesUp = before === undefined || sight.log.start < count(before.log);
    if (catchesUp) this.#forget();
    this.#waiting.push(...(catchesUp ? [sight] : scenes(before, sight)));
    if (catchesUp || this.#waiting.length > MOST) this.skip();
    else this.#advance();
  }

  /** What one does oneself is shown at once. */
  hurry(): void {
    this.#until = 0;
  }

  /** Everything that waits has happened. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#until = 0;
    const last = this.#waiting.reduce<Scene | undefined>((one, other) => (one ? after(one, other) : other), undefined);
    for (const scene of this.#waiting.splice(0)) this.#keep(scene);
    if (last) this.show(last);
  }

  /** Once more what has happened since one's last answer. */
  repeat(): void {
    if (!this.#base || this.busy) return;
    const [base, shown] = [this.#base, this.#shown];
    const start = shown[0]?.log.start ?? count(base.log);
    this.show({ ...idle(base), log: { ...base.log, start, events: [], by: [] } });
    this.#shown = [];
    this.#waiting.push(...shown);
    this.#until = Date.now() + this.pace() / 2;
    this.#advance();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #advance(): void {
    clearTimeout(this.#timer);
    if (!this.pace()) return this.skip();
    while (this.#waiting.length) {
      const left = this.#until - Date.now();
      if (left > 0) return void (this.#timer = setTimeout(() => this.#advance(), left));
      const scene = this.#waiting.shift()!;
      this.#keep(scene);
      this.show(scene);
      this.#until = Date.now() + this.#time(scene);
    }
  }

  /** How long a scene stays: not at all if nothing is told in it, and the shorter the more is waiting; a big moment in full. */
  #time(scene: Scene): number {
    if (!scene.log.events.length) return 0;
    const worth = this.worth(scene);
    const actor = actorOf(scene) ?? this.#actor;
    const factor = actor === scene.seat ? OWN : actor === this.#actor ? CHAIN : 1;
    this.#actor = actor;
    if (worth !== null) return this.pace() * worth;
    return (this.pace() * factor) / (1 + Math.max(0, this.#waiting.length - ROUND) / HURRY);
  }

  /** What has come since one's last answer can be shown again; what one has done, or has faded, cannot. */
  #keep(scene: Scene): void {
    if (count(scene.log) <= (this.newest?.log.since ?? 0)) this.#forget(scene);
    else this.#shown = [...this.#shown, scene].slice(-KEPT);
  }

  #forget(base?: Scene): void {
    this.#shown = [];
    this.#base = base;
  }
}

/** The steps on the way from one sight to the next, and that sight. */
export function scenes(before: Sight, sight: Sight): Scene[] {
  let [view, start] = [before.view, sight.log.start];
  const waits = before.decision === sight.decision ? before : idle(before); // whoever is asked is asked all the time
  const between = sight.between.map((step) => {
    view = applied(view, step.view);
    const log = part(sight.log, start, step.log);
    start = step.log;
    return { ...waits, view, log };
  });
  return [...between, { ...sight, log: part(sight.log, start, count(sight.log)) }];
}

/** A sight in which nobody is asked anything. */
function idle(sight: Sight): Sight {
  return { ...sight, ask: null, decision: null, undo: 0 };
}

/** Who has done what a scene tells of; nobody in particular where it is chance. */
export function actorOf(scene: Scene): number | undefined {
  return scene.log.by.find((seat) => seat >= 0);
}

/** How many events there are after a log. */
export function count(log: Log): number {
  return log.start + log.events.length;
}

function part(log: Log, from: number, to: number): Log {
  const [first, last] = [from - log.start, to - log.start];
  return { ...log, start: from, events: log.events.slice(first, last), by: log.by.slice(first, last) };
}

/** A scene with what was told in those before it. */
function after(one: Scene, other: Scene): Scene {
  if (other.log.start <= one.log.start) return other;
  const kept = part(one.log, one.log.start, other.log.start);
  const [events, by] = [
    [...kept.events, ...other.log.events],
    [...kept.by, ...other.log.by],
  ];
  return { ...other, log: { ...other.log, start: one.log.start, events, by } };
}
