// Where everything is: hexagons with a flat top, as the rule book lays them, and a place at their edges for each player.

export type Point = readonly [x: number, y: number];
export type Cell = readonly [column: number, row: number];

export const R = 60; // from the middle of a tile to a corner
export const HALF = (R * Math.sqrt(3)) / 2; // from the middle to an edge
export const SIDES = [0, 1, 2, 3, 4, 5] as const; // N, NE, SE, S, SW, NW

/** The corners of a hexagon, for a path. */
export function hexagon(radius: number): string {
  const corners = SIDES.map((side) =>
    towards(side * 60 - 120, radius)
      .map(rounded)
      .join(" "),
  );
  return `M${corners.join("L")}z`;
}

/** A point in a direction: degrees clockwise, from the right. */
export function towards(degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle) * distance, Math.sin(angle) * distance];
}

/** The middle of a side, or a point before or behind it. */
export function atSide(side: number, distance = HALF): Point {
  return towards(side * 60 - 90, distance);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The middle of a cell of a village; home is at the origin. */
export function centreOf([column, row]: Cell): Point {
  return [column * 1.5 * R, (row + column / 2) * 2 * HALF];
}

export function neighbour([column, row]: Cell, side: number): Cell {
  const steps: readonly Cell[] = [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ];
  const [right, down] = steps[side]!;
  return [column + right, row + down];
}

/** The edges of a tile that is turned clockwise by so many sides. */
export function turnedEdges(edges: string, turned: number): string {
  return SIDES.map((side) => edges[(side - turned + 6) % 6]).join("");
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The least box around hexagons, with some room. */
export function around(cells: readonly Cell[], room: number): Box {
  const middles = cells.map(centreOf);
  const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - R - room, Math.min(...ys) - HALF - room];
  return { x: left, y: top, width: Math.max(...xs) + R + room - left, height: Math.max(...ys) + HALF + room - top };
}

// Players sit around the middle: one's own bids are below, the others' follow clockwise, as play does.
const CHAIRS: Record<number, readonly number[]> = {
  2: [3, 0],
  3: [3, 5, 1],
  4: [3, 5, 0, 1],
  5: [3, 4, 5, 1, 2],
  6: [3, 4, 5, 0, 1, 2],
};

/** The side of every tile that faces a player. */
export function sideFacing(seat: number, viewer: number, seats: number): number {
  return CHAIRS[seats]![(seat - viewer + seats) % seats]!;
}

/** The number of columns that makes pieces of a size largest in a room. */
export function columnsFor(count: number, piece: readonly [number, number], room: readonly [number, number]): number {
  const scale = (columns: number) =>
    Math.min(room[0] / (columns * piece[0]), room[1] / (Math.ceil(count / columns) * piece[1]));
  const all = Array.from({ length: Math.max(1, count) }, (_, i) => i + 1);
  return all.reduce((best, columns) => (scale(columns) > scale(best) + 1e-9 ? columns : best), 1);
}
