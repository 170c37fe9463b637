// What the server shows of Kilt Castle, in its own words.

import type { Args } from "../../lib/speaker";

export type Colour = "red" | "orange" | "light_grey" | "dark_grey";
export type Crests = 0 | 1 | 2;

export interface CardView {
  card: string;
  at: string;
  travel: number;
  near: Colour; // the half that faces the board
  far: Colour;
}

export interface StoreyView {
  colour: Colour;
  crests: Crests;
}

export interface TowerView {
  storeys: StoreyView[]; // from bottom to top
  owner: number | null;
  height: number;
  roof: boolean;
}

export interface PlayerView {
  ducats: number;
  colours: Partial<Record<Colour, { storeys: [number, number, number]; income: number }>>;
}

export interface View {
  turn: number;
  seal: { seat: number; ducat_side: boolean };
  players: PlayerView[];
  cards: CardView[];
  sites: Record<string, TowerView>;
  water: string[];
  roofs_left: number;
  limits: { cards_in_row: number; rows: number };
}

export const CRESTS: readonly Crests[] = [0, 1, 2];

export function viewOf(args: Args): View {
  return args as unknown as View;
}

/** The player who builds in a colour; nobody when it is not in the game. */
export function seatOf(view: View, colour: Colour): number | null {
  const seat = view.players.findIndex((player) => colour in player.colours);
  return seat < 0 ? null : seat;
}

export function cardsAt(view: View, place: string): CardView[] {
  return view.cards.filter((card) => card.at === place);
}

export function isTwoColoured(card: CardView): boolean {
  return card.near !== card.far;
}
