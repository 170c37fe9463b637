// Pieces move from where they were to where they are. A piece carries data-piece with a name that it keeps; what is
// hidden has no name that tells anything: it fades, or goes from place to place where the game says that all see that.

import type { Flight } from "../games/game";
import type { Toss } from "../games/tosses";
import { settings } from "./settings.svelte";

type Point = readonly [number, number];
type Places = Map<string, Point>; // the middles of pieces, counted from the corner of the board
const MOST = 800; // milliseconds for everything that moves at once
const FEW = 60; // pieces; when more has changed, somebody is catching up

export class Mover {
  #before: Places | null = null;
  #things: Places = new Map(); // where the things of the board were
  #running: Animation[] = [];

  constructor(readonly root: () => Element | undefined) {}

  /** Remember where everything is, before the page changes. */
  note(): void {
    this.skip();
    this.#before = settings.travel ? this.#places("piece") : null;
    this.#things = settings.travel ? this.#places("thing") : new Map();
  }

  /** Move everything from where it was, and along these ways. */
  play(flights: readonly Flight[] = [], tosses: readonly Toss[] = []): void {
    const before = this.#before;
    tosses.slice(0, FEW).forEach((toss, i) => this.#toss(toss, Math.min(i * 60, MOST)));
    flights.forEach(([from, to], i) => {
      const last = flights.findLastIndex((other) => other[1] === to) === i;
      if (last) this.#fly(from, to);
      else this.#slip(from, to);
    });
    this.#before = null;
    if (!before?.size) return;
    const changed = [...this.#marked("piece")]
      .map((piece) => [piece, before.get(piece.dataset["piece"]!)] as const)
      .filter(([piece, from]) => !from || this.#moved(piece, from));
    if (changed.length > FEW) return;
    changed.forEach(([piece, from], i) => this.#animate(piece, from, Math.min(i * 60, MOST - settings.travel)));
  }

  /** Everything is where it belongs at once. */
  skip(): void {
    for (const animation of this.#running) animation.finish();
    this.#running = [];
  }

  #fly(from: string, to: string): void {
    const [start, end] = [this.#things.get(from), this.#thing(to)];
    if (start && end && this.#moved(end, start)) this.#animate(end, start, 0);
  }

  /** Something that comes to lie under what flies to the same place: a plain card without any face. */
  #slip(from: string, to: string): void {
    const [start, end] = [this.#was(from), this.#thing(to)?.getBoundingClientRect()];
    if (!this.#before || !start || !end?.width) return;
    const card = this.#loose("slip", start, [end.x + end.width / 2, end.y + end.height / 2], settings.travel);
    card.style.inlineSize = `${end.width}px`;
    card.style.blockSize = `${end.height}px`;
  }

  /** A token of a player goes over the page, from where something was to where something is. */
  #toss({ from, to, seat }: Toss, delay: number): void {
    const [start, end] = [this.#was(from), this.#is(to)];
    if (!this.#before || !start || !end) return;
    this.#loose("token", start, end, settings.travel * 1.5, delay).dataset["mover"] = String(seat);
  }

  /** Something that is on no board goes over the page, and is gone. */
  #loose(name: string, start: Point, end: Point, duration: number, delay = 0): HTMLElement {
    const loose = document.createElement("span");
    loose.className = name;
    document.body.append(loose);
    const frames = [start, end].map(([x, y]) => ({ translate: `calc(${x}px - 50%) calc(${y}px - 50%)` }));
    const animation = loose.animate(frames, { duration, delay, easing: "ease-in-out", fill: "both" });
    animation.onfinish = () => loose.remove();
    this.#running.push(animation);
    return loose;
  }

  #thing(key: string): HTMLElement | undefined {
    return [...this.#marked("thing")].find((each) => each.dataset["thing"] === key);
  }

  /** Where a thing, a piece or a player was on the page. */
  #was(key: string): Point | undefined {
    const at = this.#things.get(key) ?? this.#before?.get(key);
    const board = this.root()?.getBoundingClientRect();
    return at && board ? [at[0] + board.x, at[1] + board.y] : this.#is(key);
  }

  /** Where a thing or a player is on the page. */
  #is(key: string): Point | undefined {
    const found = document.querySelector(`[data-thing="${CSS.escape(key)}"], [data-player="${CSS.escape(key)}"]`);
    const box = found?.getBoundingClientRect();
    return box?.width ? [box.x + box.width / 2, box.y + box.height / 2] : undefined;
  }

  #animate(piece: HTMLElement, from: Point | undefined, delay: number): void {
    const frames = from
      ? [{ translate: this.#offset(piece, from) }, { translate: "0px 0px" }]
      : [{ opacity: 0 }, { opacity: 1 }];
    const animation = piece.animate(frames, {
      duration: settings.travel,
      delay,
      easing: "cubic-bezier(.3,.1,.2,1)",
      fill: "backwards",
    });
    this.#running.push(animation);
  }

  *#marked(name: "piece" | "thing"): Iterable<HTMLElement> {
    yield* this.root()?.querySelectorAll<HTMLElement>(`[data-${name}]`) ?? [];
  }

  #places(name: "piece" | "thing"): Places {
    return new Map([...this.#marked(name)].map((each) => [each.dataset[name]!, this.#middle(each)]));
  }

  #middle(piece: Element): Point {
    const [box, board] = [piece.getBoundingClientRect(), this.root()!.getBoundingClientRect()];
    return [box.x + box.width / 2 - board.x, box.y + box.height / 2 - board.y];
  }

  #moved(piece: Element, [x, y]: Point): boolean {
    const [toX, toY] = this.#middle(piece);
    return Math.hypot(toX - x, toY - y) > 2;
  }

  /** How far a piece was from where it is, in its own units. */
  #offset(piece: Element, [x, y]: Point): string {
    const [toX, toY] = this.#middle(piece);
    const scale = piece instanceof SVGGraphicsElement ? (piece.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1;
    return `${(x - toX) / scale}px ${(y - toY) / scale}px`;
  }
}
