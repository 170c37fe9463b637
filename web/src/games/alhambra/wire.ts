// Made from the shapes and events of the game by `make wire`; do not change by hand.

/** A built tile and its place, counted from the fountain to the east and to the south. */
export interface BuiltView {
  building: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower" | null;
  price: number;
  tile: string;
  walls: Array<"E" | "N" | "S" | "W">;
  x: number;
  y: number;
}

/** A piece of a wall: the place of its tile, and the side. */
export interface EdgeView {
  side: "E" | "N" | "S" | "W";
  x: number;
  y: number;
}

/** The tiles and the points of the imaginary player. */
export interface ImaginaryView {
  buildings: Record<string, number>;
  points: Record<string, number>;
  tiles: Array<TileView>;
  total: number;
}

/** What the next scoring round pays by place, and to everybody as things stand; the imaginary player comes last. */
export interface OutlookView {
  pays: Record<string, Array<number>>;
  places: Array<Record<string, number | null>>;
  points: Array<Record<string, number>>;
  round: number;
}

/** Sets of the own cards, by their values: all that pay a tile exactly, and those that pay the least too much. */
export interface PaymentsView {
  exact: Array<Array<number>>;
  excess: number | null;
  over: Array<Array<number>>;
}

/** What lies before a player, with what it is worth; the course of the longest wall is its edges in order. */
export interface PlayerView {
  alhambra: Array<BuiltView>;
  buildings: Record<string, number>;
  cards: number;
  course: Array<EdgeView>;
  points: Record<string, number>;
  reserve: Array<TileView>;
  total: number;
  wall: number;
}

/** A slot of the market: the currency in which its tile is paid, and the tile, if there is one. */
export interface SlotView {
  currency: "blue" | "green" | "orange" | "yellow";
  tile: TileView | null;
}

/** A tile: its building, which the fountain has not, its price, and its sides that have a wall. */
export interface TileView {
  building: "arcades" | "chambers" | "garden" | "pavilion" | "seraglio" | "tower" | null;
  price: number;
  tile: string;
  walls: Array<"E" | "N" | "S" | "W">;
}

/** All that lies on the table; the hand and the payments are those of the seat that looks, hands are of the end. */
export interface View {
  bag: number;
  deck: number;
  discard: Record<string, Array<number>>;
  display: Array<string>;
  hand: Record<string, Array<number>> | null;
  hands: Array<Record<string, Array<number>>> | null;
  held: Array<TileView>;
  imaginary: ImaginaryView | null;
  market: Array<SlotView>;
  outlook: OutlookView | null;
  payments: Array<PaymentsView | null> | null;
  players: Array<PlayerView>;
  scoring_cards: number;
  start: number;
  turn: number | null;
}

/** Something that has happened. */
export type Event =
  | { kind: "offered"; tile: string; slot: number; things: Array<string> }
  | { kind: "imaginary_tile"; tile: string; things: Array<string> }
  | { kind: "dealt"; seat: number; card: string | null; things: Array<string> }
  | { kind: "starts"; seat: number; things: Array<string> }
  | { kind: "laid"; card: string | null; things: Array<string> }
  | { kind: "took"; seat: number; card: string | null; things: Array<string> }
  | { kind: "paid"; seat: number; card: string | null; things: Array<string> }
  | { kind: "bought"; seat: number; tile: string; total: number; price: number; things: Array<string> }
  | { kind: "exact"; seat: number; things: Array<string> }
  | { kind: "removed"; seat: number; tile: string; things: Array<string> }
  | { kind: "swapped"; seat: number; tile: string; x: number; y: number; things: Array<string> }
  | { kind: "finished"; seat: number; things: Array<string> }
  | { kind: "passed"; seat: number; things: Array<string> }
  | { kind: "built"; seat: number; tile: string; x: number; y: number; things: Array<string> }
  | { kind: "reserved"; seat: number; tile: string; things: Array<string> }
  | { kind: "given_away"; seat: number; tile: string; things: Array<string> }
  | { kind: "scoring_card"; round: number; things: Array<string> }
  | { kind: "scoring"; round: number; things: Array<string> }
  | { kind: "building_points"; seat: number; building: "pavilion" | "seraglio" | "arcades" | "chambers" | "garden" | "tower"; points: number; things: Array<string> }
  | { kind: "imaginary_points"; building: "pavilion" | "seraglio" | "arcades" | "chambers" | "garden" | "tower"; points: number; things: Array<string> }
  | { kind: "wall_points"; seat: number; points: number; things: Array<string> }
  | { kind: "stalled"; count: number; things: Array<string> }
  | { kind: "last_turn"; things: Array<string> }
  | { kind: "left_over"; seat: number; tile: string; total: number; currency: "yellow" | "green" | "blue" | "orange"; things: Array<string> };

/** What is printed on the parts. */
export const BOX = {
  "buildings": [
    "pavilion",
    "seraglio",
    "arcades",
    "chambers",
    "garden",
    "tower"
  ],
  "currencies": [
    "yellow",
    "green",
    "blue",
    "orange"
  ],
  "rounds": 3
} as const;
