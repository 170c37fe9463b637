// The things of a player's last move are marked until that player moves again.

import type { Key } from "../games/game";
import { actorOf, type Scene } from "./staging";

const LATELY = 60; // events in which the last move of everybody is found

export class Marks {
  marks = $state.raw<ReadonlyMap<Key, number>>(new Map()); // the seat, by thing
  #actor?: number; // who has moved last

  /** Mark what a scene tells of, as if each event had come alone: several have moved where everything is shown at once. */
  follow(scene: Scene): void {
    for (const move of singly(scene)) this.#mark(move);
  }

  #mark(scene: Scene): void {
    const actor = actorOf(scene) ?? this.#actor;
    if (actor === undefined || !scene.log.events.length) return;
    const others = actor === this.#actor ? [...this.marks] : [...this.marks].filter(([, seat]) => seat !== actor);
    const things = (scene.log.events as { things?: Key[] }[]).flatMap((event) => event.things ?? []);
    this.#actor = actor;
    this.marks = new Map([...others, ...things.map((key) => [key, actor] as const)]);
  }
}

/** The last events of a log, each as if it had come alone. */
function singly(scene: Scene): Scene[] {
  const { events, by } = scene.log;
  const each = events.map((event, i) => ({ ...scene, log: { ...scene.log, events: [event], by: by.slice(i, i + 1) } }));
  return each.slice(-LATELY);
}
