// How much room there is, as one word which styles know too: html[data-screen].

/** wide: board and side beside each other; low: a phone on its side, or a page made twice as large; phone: held upright. */
export type Room = "wide" | "low" | "middle" | "phone";

const QUERIES: readonly (readonly [Room, string])[] = [
  ["low", "(max-height: 499px) and (min-width: 560px)"],
  ["wide", "(min-width: 1000px)"],
  ["middle", "(min-width: 700px)"],
];

class Screen {
  room = $state<Room>("phone");
  readonly hovers = matchMedia("(hover: hover)").matches; // a mouse, rather than a finger

  constructor() {
    const all = QUERIES.map(([room, query]) => [room, matchMedia(query)] as const);
    const look = () => {
      this.room = all.find(([, query]) => query.matches)?.[0] ?? "phone";
      document.documentElement.dataset["screen"] = this.room;
    };
    for (const [, query] of all) query.addEventListener("change", look);
    look();
  }

  get wide(): boolean {
    return this.room === "wide";
  }

  get low(): boolean {
    return this.room === "low";
  }

  get phone(): boolean {
    return this.room === "phone";
  }
}

export const screen = new Screen();
