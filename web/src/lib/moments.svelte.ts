// The big moment that is shown now, if any; it goes away by itself.

import type { Moment } from "../games/moment";

export class Moments {
  shown = $state.raw<Moment | null>(null);
  last = $state.raw<Moment | null>(null); // of what has happened last, seen or not
  #timer?: ReturnType<typeof setTimeout>;

  /** What has happened last is this moment, shown for some milliseconds; or none, and the one before stays its time. */
  come(moment: Moment | null, time: number): void {
    this.last = moment;
    if (!moment || !time) return;
    clearTimeout(this.#timer);
    this.shown = moment;
    this.#timer = setTimeout(() => this.close(), time);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }
}
