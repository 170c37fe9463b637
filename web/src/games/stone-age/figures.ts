// Which figure is which. The view only counts them; so that they can be seen walking, each keeps a number of its own.

import type { Place } from "./parts";
import type { View } from "./wire";

type Where = Place | "home";

export class Crowd {
  #where: Where[][] = []; // by seat and figure

  /** The numbers of a seat's figures on each place, after all have gone where the view says. */
  arrange(view: View): Map<Where, number[]>[] {
    this.#where = view.players.map((tribe, seat) =>
      walked(
        this.#where[seat] ?? [],
        tribe.figures,
        (place) => view.places[place]?.[seat] ?? 0,
        Object.keys(view.places) as Place[],
      ),
    );
    return this.#where.map(grouped);
  }
}

/** Who stands where is wanted stays; the others fill what is missing, those at home first. */
function walked(
  before: readonly Where[],
  figures: number,
  wanted: (place: Place) => number,
  places: readonly Place[],
): Where[] {
  const left = new Map(places.map((place) => [place, wanted(place)]));
  const after: (Where | null)[] = Array.from({ length: figures }, (_, figure) => {
    const place = before[figure] ?? "home";
    const room = place === "home" ? 0 : (left.get(place) ?? 0);
    if (!room) return null;
    left.set(place as Place, room - 1);
    return place;
  });
  for (const [place, count] of left) {
    for (let i = 0; i < count; i++) after[next(after, before)] = place;
  }
  return after.map((place) => place ?? "home");
}

function next(after: readonly (Where | null)[], before: readonly Where[]): number {
  const resting = after.findIndex((place, figure) => place === null && (before[figure] ?? "home") === "home");
  return resting >= 0 ? resting : after.indexOf(null);
}

function grouped(where: readonly Where[]): Map<Where, number[]> {
  const groups = new Map<Where, number[]>();
  where.forEach((place, figure) => groups.set(place, [...(groups.get(place) ?? []), figure]));
  return groups;
}
