// Where everything lies, in pixels of the screen: the others above, the piles between, one's own village large below.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Cards of one size, by their upper left corners. */
export interface Row {
  width: number; // of a card
  cards: { x: number; y: number }[];
}

export interface Home {
  numbered: boolean; // under each card stands its place
  ground: Box; // all of it
  plate: Box; // who lives here
  row: Row;
}

export interface Layout {
  width: number;
  height: number;
  homes: Home[]; // one's own, then the others clockwise
  cover: Box; // what something to read may hide: all but one's own village
  pile: number; // the width of a card in the middle
  middle: Box;
  bell: Box;
  deck: Box;
  discard: Box;
  display: Row;
  hand: Row;
  amulet: Box | null; // where it lies while nobody has it
}

/** What is to be laid out. */
export interface Sizes {
  villages: number[]; // one's own, then the others clockwise
  display: number;
  hand: number;
  amulet: boolean; // nobody has it
}

export const RATIO = 1.4; // of a card, height to width
const PAD = 10;
/** What a card needs below it, where its place stands, and above it, where the line of its Bodyguard runs. */
interface Room {
  foot: number;
  head: number;
  gap: number; // at least, between two cards
}
const ROOMY: Room = { foot: 16, head: 12, gap: 4 };
const TIGHT: Room = { foot: 0, head: 6, gap: 3 };
const FOOT = ROOMY.foot;
const PLATE = 34;
const LOW = 380; // less height than this, and they do not sit above each other
const LEAST = 34; // the narrowest card of the piles; when many lie open on a phone, they overlap
const FULL = 5; // cards of a village when a round begins: fewer do not become larger

export const heightOf = (width: number): number => width * RATIO;

export function layout(width: number, height: number, sizes: Sizes): Layout {
  if (height < LOW && width > 1.3 * height) return low(width, height, sizes);
  return width < 620 ? tall(width, height, sizes) : wide(width, height, sizes);
}

/** On a phone that lies on its side: the others and the piles at the left, one's own village over all of the height at the right. */
function low(width: number, height: number, sizes: Sizes): Layout {
  const [own, ...rest] = sizes.villages as [number, ...number[]];
  const edge = PAD / 2;
  const [left, high] = [width * 0.56, height - 2 * edge];
  const below = Math.max(high * 0.3, 84);
  const each = (high - below) / rest.length;
  const others = rest.map((count, i) => {
    const ground = { x: edge, y: edge + i * each, width: left - edge, height: each - 4 };
    return rest.length === 1 ? homeAt(ground, count, count) : sideways(ground, count, count, TIGHT);
  });
  const middle = { x: edge, y: edge + high - below, width: left - edge, height: below };
  const mine = homeAt({ x: left + edge, y: edge, width: width - left - 2 * edge, height: high }, own, own);
  const cover = { x: 0, y: 0, width: left, height };
  return { width, height, homes: [mine, ...others], cover, ...piles(middle, sizes) };
}

/** On a desk the others sit beside each other. */
function wide(width: number, height: number, sizes: Sizes): Layout {
  const high = Math.max(height, 420);
  const inner = width - 2 * PAD;
  const [own, ...rest] = sizes.villages as [number, ...number[]];
  const above = (high - 2 * PAD) * 0.29;
  const below = (high - 2 * PAD) * 0.41;
  const each = (inner + PAD) / rest.length;
  const most = Math.max(...rest);
  const others = rest.map((count, i) =>
    homeAt({ x: PAD + i * each, y: PAD, width: each - PAD, height: above }, count, most),
  );
  const mine = homeAt({ x: PAD, y: high - PAD - below, width: inner, height: below }, own, own);
  const middle = { x: PAD, y: PAD + above + 8, width: inner, height: high - 2 * PAD - above - below - 16 };
  return { width, height: high, homes: [mine, ...others], cover: over(mine, width), ...piles(middle, sizes) };
}

/** On a phone they sit one below the other, and the page may be longer than the screen. */
function tall(width: number, height: number, sizes: Sizes): Layout {
  const inner = width - 2 * PAD;
  const [own, ...rest] = sizes.villages as [number, ...number[]];
  const place = rest.length === 1 ? homeAt : sideways;
  const least = rest.map((count) =>
    place === homeAt ? PLATE + 106 * linesOf(count, inner, 44) : 76 * linesOf(count, inner * 0.7, 30),
  );
  const [above, between, below] = [sum(least), 106, PLATE + 122 * linesOf(own, inner, 44)];
  const spare = Math.max(0, height - 2 * PAD - above - between - below);
  const lines = least.map((line) => line + (spare * 0.35) / rest.length);
  const others = rest.map((count, i) =>
    place({ x: PAD, y: PAD + sum(lines.slice(0, i)), width: inner, height: lines[i]! - 4 }, count, count),
  );
  const middle = { x: PAD, y: PAD + sum(lines), width: inner, height: between + spare * 0.35 };
  const top = middle.y + middle.height;
  const mine = homeAt({ x: PAD, y: top, width: inner, height: below + spare * 0.3 }, own, own);
  const all = { width, height: Math.max(height, top + below + PAD) };
  return { ...all, homes: [mine, ...others], cover: over(mine, width), ...piles(middle, sizes) };
}

/** Everything above a village. */
function over({ plate }: Home, width: number): Box {
  return { x: 0, y: 0, width, height: plate.y };
}

/** How many lines a village takes if a card is to be at least so wide. */
const linesOf = (count: number, width: number, least: number): number =>
  Math.ceil(count / Math.floor(width / (least + 4)));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** A village with its owner's name above it. */
function homeAt(ground: Box, count: number, most: number, room: Room = ROOMY): Home {
  const row = rows({ ...ground, y: ground.y + PLATE, height: ground.height - PLATE }, count, most, room);
  return { numbered: room.foot > 0, ground, plate: { ...ground, height: PLATE }, row };
}

/** A village with its owner's name beside it. */
function sideways(ground: Box, count: number, most: number, room: Room = ROOMY): Home {
  const name = Math.min(104, Math.max(room === TIGHT ? 92 : 96, ground.width * 0.27));
  const plate = { x: ground.x + 4, y: ground.y, width: name, height: ground.height };
  const row = rows({ ...ground, x: ground.x + name + 6, width: ground.width - name - 12 }, count, most, room);
  return { numbered: room.foot > 0, ground, plate, row };
}

/** Cards in the middle of a box, as large as the fullest village allows, in as many lines as that takes. */
export function rows(box: Box, count: number, most = count, room: Room = ROOMY): Row {
  const sizes = [1, 2, 3].map((lines) => ({ lines, ...cardIn(box, Math.max(most, FULL), lines, room) }));
  const { lines, width, gap } = sizes.reduce((best, each) => (each.width > best.width + 4 ? each : best));
  const perLine = Math.ceil(Math.max(most, FULL) / lines);
  const high = box.height / lines;
  const lower = room.head + (high - room.head - room.foot - heightOf(width)) / 2;
  const cards = Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / perLine);
    const across = Math.min(perLine, count - line * perLine) * (width + gap) - gap;
    return { x: box.x + (box.width - across) / 2 + (i % perLine) * (width + gap), y: box.y + line * high + lower };
  });
  return { width, cards };
}

/** How wide a card can be, and what lies between two. */
function cardIn(box: Box, count: number, lines: number, room: Room): { width: number; gap: number } {
  const perLine = Math.ceil(count / lines);
  const gap = Math.max(room.gap, Math.min(14, box.width / perLine / 9));
  const margin = 8;
  const width = Math.min(
    (box.width - margin - (perLine - 1) * gap) / perLine,
    (box.height / lines - room.head - room.foot) / RATIO,
  );
  return { width: Math.max(12, width), gap };
}

/** The bell, the deck, the discard pile, the display, what somebody holds, and the amulet that nobody has. */
function piles(middle: Box, sizes: Sizes): Omit<Layout, "width" | "height" | "homes" | "cover"> {
  const gap = middle.width < 500 ? 8 : 18;
  const cards = 3 + sizes.display + Math.max(1, sizes.hand) + (sizes.amulet ? 0.7 : 0);
  const fitting = (middle.width - Math.ceil(cards) * gap) / Math.max(cards, 5);
  const pile = Math.min((middle.height - FOOT - 6) / RATIO, Math.max(LEAST, fitting), 120);
  const y = middle.y + (middle.height - FOOT - heightOf(pile)) / 2;
  const box = (x: number): Box => ({ x, y, width: pile, height: heightOf(pile) });
  const step = pile + gap;
  const token = sizes.amulet ? Math.min(pile * 0.7, 60) : 0;
  const loose = middle.width - 3 * step - (token ? token + gap : 0) - (sizes.display ? gap : 0);
  const [display, hand] = shares(
    loose,
    wanted(sizes.display, step, gap),
    wanted(Math.max(1, sizes.hand), step, gap),
    pile,
  );
  const all = 3 * step + (display ? display + gap : 0) + hand + (token ? token + gap : 0);
  const x = middle.x + Math.max(0, (middle.width - all) / 2);
  const held = x + 3 * step + (display ? display + gap : 0);
  return {
    middle,
    pile,
    bell: box(x),
    deck: box(x + step),
    discard: box(x + 2 * step),
    display: fan(x + 3 * step, y, display, sizes.display, pile),
    hand: fan(held, y, hand, sizes.hand, pile),
    amulet: token ? { x: held + hand + gap, y: y + (heightOf(pile) - token) / 2, width: token, height: token } : null,
  };
}

/** How much room cards beside each other would like. */
const wanted = (count: number, step: number, gap: number): number => (count ? count * step - gap : 0);

/** Two rows that want more room than there is share it; each shows at least one card. */
function shares(room: number, first: number, second: number, least: number): [number, number] {
  if (first + second <= room) return [first, second];
  const part = Math.max(first ? least : 0, Math.min((room * first) / (first + second), room - least));
  return [part, Math.max(least, room - part)];
}

/** Cards beside each other, overlapping where the room is short. */
function fan(x: number, y: number, room: number, count: number, width: number): Row {
  const step = count > 1 ? Math.min((room - width) / (count - 1), width * 1.2) : 0;
  return { width, cards: Array.from({ length: count }, (_, i) => ({ x: x + i * step, y })) };
}
