// Where everything lies. The board is 5 by 5 sites; around it run 20 places for cards, clockwise from the top left; the
// cards of a place lie one behind the other in lanes, outward from the board.

export const SIDE = 5;
const COLUMNS = "abcde";
export const SITES = Array.from({ length: SIDE * SIDE }, (_, i) => COLUMNS[i % SIDE]! + (Math.floor(i / SIDE) + 1));
export const PLACES = Array.from({ length: 4 * SIDE }, (_, i) => `P${i}`);

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How many cards deep each side is: top, right, bottom, left. */
export type Lanes = [top: number, right: number, bottom: number, left: number];

export interface Layout {
  width: number;
  height: number;
  castle: Box;
  cell: { width: number; height: number };
  lane: { across: number; down: number }; // the depth of a card at the sides, and at top and bottom
  lanes: Lanes;
}

export const WALK = { across: 24, down: 18 }; // the strip between the sites and the cards, where the names of the places stand
const EDGE = 4;
const GAP = 2.5; // between cards

interface Sizes {
  cell: [least: number, most: number];
  lane: number;
}

/** One direction: sites take what the cards leave; when that is too little, the cards become smaller. */
function axis(
  room: number,
  lanes: number,
  walk: number,
  { cell, lane }: Sizes,
): { cell: number; lane: number; used: number } {
  const free = room - 2 * (EDGE + walk);
  const size = Math.max(cell[0], Math.min(cell[1], (free - lanes * lane) / SIDE));
  const depth = Math.min(lane, (free - SIDE * size) / lanes);
  return { cell: size, lane: depth, used: SIDE * size + lanes * depth + 2 * walk };
}

export function layout(width: number, height: number, lanes: Lanes, lane: Layout["lane"]): Layout {
  const across = axis(width, lanes[1] + lanes[3], WALK.across, { cell: [36, 96], lane: lane.across });
  const down = axis(height, lanes[0] + lanes[2], WALK.down, { cell: [height < 400 ? 38 : 46, 84], lane: lane.down });
  return {
    width,
    height,
    castle: {
      x: (width - across.used) / 2 + lanes[3] * across.lane + WALK.across,
      y: (height - down.used) / 2 + lanes[0] * down.lane + WALK.down,
      width: SIDE * across.cell,
      height: SIDE * down.cell,
    },
    cell: { width: across.cell, height: down.cell },
    lane: { across: across.lane, down: down.lane },
    lanes,
  };
}

/** The box of a site such as c3. */
export function siteBox({ castle, cell }: Layout, site: string): Box {
  const column = COLUMNS.indexOf(site[0]!);
  const row = Number(site.slice(1)) - 1;
  return { x: castle.x + column * cell.width, y: castle.y + row * cell.height, ...cell };
}

function numberOf(place: string): number {
  return Number(place.slice(1));
}

/** 0 top, 1 right, 2 bottom, 3 left. */
export function sideOf(place: string): number {
  return Math.floor(numberOf(place) / SIDE);
}

/** The sites in front of a place, nearest first, without water. */
export function lineOf(place: string, water: readonly string[]): string[] {
  const side = sideOf(place);
  const i = numberOf(place) % SIDE;
  const along = side < 2 ? i : SIDE - 1 - i; // the bottom runs from right to left, the left side upwards
  const line = SITES.filter((_, site) => (side % 2 ? Math.floor(site / SIDE) : site % SIDE) === along);
  const nearestFirst = side === 0 || side === 3 ? line : line.reverse();
  return nearestFirst.filter((site) => !water.includes(site));
}

/** A band outside one side of the board, beside the first site of a place's line: from one depth to another. */
function band(it: Layout, place: string, from: number, to: number): Box {
  const { x, y, width, height } = siteBox(it, lineOf(place, [])[0]!);
  const deep = to - from;
  return [
    { x, y: y - to, width, height: deep },
    { x: x + width + from, y, width: deep, height },
    { x, y: y + height + from, width, height: deep },
    { x: x - to, y, width: deep, height },
  ][sideOf(place)]!;
}

function walkAt(place: string): number {
  return sideOf(place) % 2 ? WALK.across : WALK.down;
}

function laneAt({ lane }: Layout, place: string): number {
  return sideOf(place) % 2 ? lane.across : lane.down;
}

/** All the room that the cards of a place have. */
export function placeBox(it: Layout, place: string): Box {
  return band(it, place, walkAt(place), walkAt(place) + it.lanes[sideOf(place)]! * laneAt(it, place));
}

/** Where the name of a place stands. */
export function nameAt(it: Layout, place: string): { x: number; y: number } {
  return middle(band(it, place, 0, walkAt(place)));
}

export interface Slot {
  x: number; // the middle
  y: number;
  turn: number; // in degrees, so that what was below faces the board
  width: number; // along the edge of the board
  depth: number;
}

/** Where the card with this number lies in the row of a place. */
export function slotAt(it: Layout, place: string, i: number): Slot {
  const [walk, lane] = [walkAt(place), laneAt(it, place)];
  const box = band(it, place, walk + i * lane, walk + (i + 1) * lane);
  const side = sideOf(place);
  const along = side % 2 ? box.height : box.width;
  return { ...middle(box), turn: 90 * side, width: Math.min(along - 2 * GAP, 2 * lane), depth: lane - GAP };
}

export function middle({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** A box that is smaller on all sides, or larger. */
export function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** How deep the rows are, with room for one more card everywhere, so that nothing shifts while a move is considered. */
export function lanesFor(places: readonly string[], most: number): Lanes {
  const counts = PLACES.map((place) => places.filter((each) => each === place).length);
  const deepest = (side: number) => Math.max(...counts.slice(SIDE * side, SIDE * side + SIDE)) + 1;
  return [0, 1, 2, 3].map((side) => Math.min(most, deepest(side))) as Lanes;
}

/** The measures of a round tower on a site: it stands at the lower end and may reach a little into the site behind. */
export interface Shape {
  x: number; // of the middle
  foot: number; // the height at which the middle of its foot stands
  rx: number;
  ry: number;
  step: number; // the height of a storey
}

export function towerAt(it: Layout, site: string, storeys: number, roofed = false): Shape {
  const { x, y, width, height } = siteBox(it, site);
  const narrow = height > 1.25 * width; // then its name and height stand below the tower, not beside it
  const rx = Math.min((narrow ? 0.44 : 0.37) * width, 0.44 * height);
  const ry = Math.min(0.6 * rx, 0.26 * height);
  const foot = y + height - ry - (narrow ? 15 : 4);
  const rise = foot - ry - y + 0.14 * height - (roofed ? ry : 0);
  return { x: x + width / 2, foot, rx, ry, step: Math.min(12, 0.17 * height, rise / Math.max(storeys, 1)) };
}
