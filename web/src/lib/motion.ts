// Pieces move from where they were to where they are. A piece carries data-piece with a name that it keeps; what is
// hidden has no name that tells anything, so it fades and never travels.

import { settings } from "./settings.svelte";

type Places = Map<string, DOMRect>;
const MOST = 800; // milliseconds for everything that moves at once
const FEW = 60; // pieces; when more has changed, somebody is catching up

export class Mover {
  #before: Places | null = null;
  #running: Animation[] = [];

  constructor(readonly root: () => Element | undefined) {}

  /** Remember where everything is, before the page changes. */
  note(): void {
    this.skip();
    this.#before = settings.pace ? this.#places() : null;
  }

  /** Move everything from where it was. */
  play(): void {
    const before = this.#before;
    this.#before = null;
    if (!before?.size) return;
    const changed = [...this.#pieces()].map((piece) => [piece, before.get(piece.dataset["piece"]!)] as const).filter(([piece, from]) => !from || moved(piece, from));
    if (changed.length > FEW) return;
    changed.forEach(([piece, from], i) => this.#animate(piece, from, Math.min(i * 60, MOST - settings.pace)));
  }

  /** Everything is where it belongs at once. */
  skip(): void {
    for (const animation of this.#running) animation.finish();
    this.#running = [];
  }

  #animate(piece: HTMLElement, from: DOMRect | undefined, delay: number): void {
    const frames = from ? [{ translate: offset(piece, from) }, { translate: "0px 0px" }] : [{ opacity: 0 }, { opacity: 1 }];
    const animation = piece.animate(frames, { duration: settings.pace, delay, easing: "cubic-bezier(.3,.1,.2,1)", fill: "backwards" });
    this.#running.push(animation);
  }

  *#pieces(): Iterable<HTMLElement> {
    yield* this.root()?.querySelectorAll<HTMLElement>("[data-piece]") ?? [];
  }

  #places(): Places {
    return new Map([...this.#pieces()].map((piece) => [piece.dataset["piece"]!, piece.getBoundingClientRect()]));
  }
}

function centre(box: DOMRect): [number, number] {
  return [box.x + box.width / 2, box.y + box.height / 2];
}

function moved(piece: Element, from: DOMRect): boolean {
  const [x, y] = centre(from);
  const [toX, toY] = centre(piece.getBoundingClientRect());
  return Math.hypot(toX - x, toY - y) > 2;
}

/** How far a piece was from where it is, in its own units. */
function offset(piece: Element, from: DOMRect): string {
  const [x, y] = centre(from);
  const [toX, toY] = centre(piece.getBoundingClientRect());
  const scale = piece instanceof SVGGraphicsElement ? (piece.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1;
  return `${(x - toX) / scale}px ${(y - toY) / scale}px`;
}
