// Made from the shapes and events of the game by `make wire`; do not change by hand.

/** A card and where it lies; near is the colour that faces the board. */
export interface CardView {
  at: string;
  card: string;
  far: "dark_grey" | "light_grey" | "orange" | "red";
  near: "dark_grey" | "light_grey" | "orange" | "red";
  travel: number;
}

/** How many cards a row takes, and how many rows there may be. */
export interface LimitsView {
  cards_in_row: number;
  rows: number;
}

/** A player's money, and what is left of the player's colours. */
export interface PlayerView {
  colours: Record<string, SupplyView>;
  ducats: number;
}

/** Who has the seal, and which of its sides is up. */
export interface SealView {
  ducat_side: boolean;
  seat: number;
}

/** A storey of a tower. */
export interface StoreyView {
  colour: "dark_grey" | "light_grey" | "orange" | "red";
  crests: number;
}

/** The storeys of a colour that are left, by crests, and what a ducat day would pay for it now. */
export interface SupplyView {
  income: number;
  storeys: Array<number>;
}

/** A tower from bottom to top, whose it is, and how high. */
export interface TowerView {
  height: number;
  owner: number | null;
  roof: boolean;
  storeys: Array<StoreyView>;
}

/** All that lies on the table. */
export interface View {
  cards: Array<CardView>;
  limits: LimitsView;
  players: Array<PlayerView>;
  roofs_left: number;
  seal: SealView;
  sites: Record<string, TowerView>;
  turn: number;
  water: Array<string>;
}

/** Something that has happened. */
export type Event =
  | { kind: "dealt"; card: string; to: string; things: Array<string> }
  | { kind: "redealt"; things: Array<string> }
  | { kind: "seal"; seat: number; things: Array<string> }
  | { kind: "moved"; seat: number; card: string; from: string; to: string; things: Array<string> }
  | { kind: "row_emptied"; from: string; things: Array<string> }
  | { kind: "excused"; seat: number; colour: "red" | "orange" | "light_grey" | "dark_grey"; things: Array<string> }
  | { kind: "no_storeys"; seat: number; colour: "red" | "orange" | "light_grey" | "dark_grey"; things: Array<string> }
  | { kind: "paid"; seat: number; price: number; other: number; things: Array<string> }
  | { kind: "built"; seat: number; colour: "red" | "orange" | "light_grey" | "dark_grey"; crests: number; site: string; things: Array<string> }
  | { kind: "roofed"; seat: number; site: string; things: Array<string> }
  | { kind: "roof_moved"; seat: number; from_site: string; site: string; things: Array<string> }
  | { kind: "ducat_day"; things: Array<string> }
  | { kind: "income"; seat: number; colour: "red" | "orange" | "light_grey" | "dark_grey"; income: number; things: Array<string> }
  | { kind: "payout"; seat: number; colour: "red" | "orange" | "light_grey" | "dark_grey"; towers: number; crests: number; things: Array<string> };
