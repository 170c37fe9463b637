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
  plate: Box; // who lives here
  row: Row;
}

export interface Layout {
  width: number;
  height: number;
  homes: Home[]; // one's own, then the others clockwise
  pile: number; // the width of a card in the middle
  middle: Box;
  bell: Box;
  deck: Box;
  discard: Box;
  display: Row;
  hand: Row;
}

/** What is to be laid out. */
export interface Sizes {
  villages: number[]; // one's own, then the others clockwise
  display: number;
  hand: number;
}

export const RATIO = 1.4; // of a card, height to width
const PAD = 10;
const FOOT = 18; // under a card stands its place
const HEAD = 14; // over a card runs the line of its Bodyguard
const PLATE = 34;

export const heightOf = (width: number): number => width * RATIO;

export function layout(width: number, height: number, sizes: Sizes): Layout {
  return width < 620 ? tall(width, height, sizes) : wide(width, height, sizes);
}

/** On a desk the others sit beside each other. */
function wide(width: number, height: number, sizes: Sizes): Layout {
  const high = Math.max(height, 420);
  const others = sizes.villages.length - 1;
  const above = (high - 2 * PAD) * 0.29;
  const below = (high - 2 * PAD) * 0.41;
  const each = (width - 2 * PAD) / others;
  const own = homeAt({ x: PAD, y: high - PAD - below, width: width - 2 * PAD, height: below }, sizes.villages[0]!);
  const rest = sizes.villages.slice(1).map((count, i) => homeAt({ x: PAD + i * each + 4, y: PAD, width: each - 8, height: above }, count));
  const middle = { x: PAD, y: PAD + above + 8, width: width - 2 * PAD, height: high - 2 * PAD - above - below - 16 };
  return { width, height: high, homes: [own, ...rest], ...piles(middle, sizes) };
}

/** On a phone they sit one below the other, and the page may be longer than the screen. */
function tall(width: number, height: number, sizes: Sizes): Layout {
  const others = sizes.villages.length - 1;
  const wanted = others * 86 + 112 + 166 + 2 * PAD;
  const more = Math.max(0, height - wanted);
  const line = 86 + Math.min(34, (more * 0.35) / others);
  const between = 112 + Math.min(40, more * 0.25);
  const inner = width - 2 * PAD;
  const rest = sizes.villages.slice(1).map((count, i) => sideways({ x: PAD, y: PAD + i * line, width: inner, height: line - 4 }, count));
  const middle = { x: PAD, y: PAD + others * line, width: inner, height: between };
  const top = middle.y + between;
  const own = homeAt({ x: PAD, y: top, width: inner, height: Math.max(166, height - top - PAD) }, sizes.villages[0]!);
  const end = Math.max(...own.row.cards.map((card) => card.y)) + heightOf(own.row.width) + FOOT + PAD;
  return { width, height: Math.max(height, end), homes: [own, ...rest], ...piles(middle, sizes) };
}

/** A village with its owner's name above it. */
function homeAt(box: Box, count: number): Home {
  const plate = { x: box.x, y: box.y, width: box.width, height: PLATE };
  const row = rows({ ...box, y: box.y + PLATE, height: box.height - PLATE }, count);
  return { plate, row };
}

/** A village with its owner's name beside it. */
function sideways(box: Box, count: number): Home {
  const name = Math.min(104, box.width * 0.27);
  const plate = { x: box.x, y: box.y + HEAD, width: name, height: box.height - HEAD - FOOT };
  return { plate, row: rows({ ...box, x: box.x + name + 6, width: box.width - name - 6 }, count) };
}

/** Cards as large as a box allows, in as many lines as that takes, in the middle of it. */
export function rows(box: Box, count: number): Row {
  let best: Row = { width: 0, cards: [] };
  for (let lines = 1; lines <= 3; lines++) {
    const row = inLines(box, Math.max(count, 1), lines);
    if (row.width > best.width + 4) best = row;
  }
  return { ...best, cards: best.cards.slice(0, count) };
}

function inLines(box: Box, count: number, lines: number): Row {
  const perLine = Math.ceil(count / lines);
  const high = box.height / lines;
  const gap = Math.max(4, Math.min(14, box.width / perLine / 9));
  const width = Math.max(24, Math.min((box.width - (perLine - 1) * gap) / perLine, (high - HEAD - FOOT) / RATIO));
  const across = perLine * (width + gap) - gap;
  const cards = Array.from({ length: count }, (_, i) => ({
    x: box.x + (box.width - across) / 2 + (i % perLine) * (width + gap),
    y: box.y + Math.floor(i / perLine) * high + HEAD,
  }));
  return { width, cards };
}

/** The bell, the deck, the discard pile, the display, and what somebody holds. */
function piles(middle: Box, sizes: Sizes): Pick<Layout, "middle" | "pile" | "bell" | "deck" | "discard" | "display" | "hand"> {
  const gap = middle.width < 500 ? 8 : 18;
  const pile = Math.min((middle.height - FOOT - 6) / RATIO, middle.width / 6, 120);
  const y = middle.y + (middle.height - FOOT - heightOf(pile)) / 2;
  const box = (x: number): Box => ({ x, y, width: pile, height: heightOf(pile) });
  const wantedFan = (count: number) => (count ? count * (pile + gap) - gap : 0);
  const fixed = 3 * pile + 3 * gap;
  const loose = middle.width - fixed - gap;
  const [display, hand] = shares(loose, wantedFan(sizes.display), wantedFan(sizes.hand), pile);
  const all = fixed + wantedRoom(display, gap) + wantedRoom(Math.max(hand, pile), gap);
  const x = middle.x + Math.max(0, (middle.width - all) / 2);
  const shown = x + fixed;
  return {
    middle,
    pile,
    bell: box(x),
    deck: box(x + pile + gap),
    discard: box(x + 2 * (pile + gap)),
    display: fan(shown, y, display, sizes.display, pile),
    hand: fan(shown + wantedRoom(display, gap), y, hand, sizes.hand, pile),
  };
}

const wantedRoom = (width: number, gap: number): number => (width ? width + gap : 0);

/** Two rows that want more room than there is share it; each shows at least one card. */
function shares(room: number, first: number, second: number, least: number): [number, number] {
  if (first + second <= room || first + second === 0) return [first, second];
  const part = Math.max(first ? least : 0, Math.min((room * first) / (first + second), room - (second ? least : 0)));
  return [part, Math.max(0, room - part)];
}

/** Cards beside each other, overlapping where the room is short. */
function fan(x: number, y: number, room: number, count: number, width: number): Row {
  const step = count > 1 ? (room - width) / (count - 1) : 0;
  return { width, cards: Array.from({ length: count }, (_, i) => ({ x: x + i * step, y })) };
}
