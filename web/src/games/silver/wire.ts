// Made from the shapes and events of the game by `make wire`; do not change by hand.

/** Who has the amulet, whether it may be placed, and on which place of the holder it lies. */
export interface AmuletView {
  active: boolean;
  holder: number | null;
  on: number | null;
}

/** A card as it lies in a village; a face-down one shows its number only with the memory aid. */
export interface CardView {
  amulet: boolean;
  guarded: boolean;
  guards: number | null;
  number: number | null;
  up: boolean;
  used: boolean;
}

/** The discard pile; all of it, from the bottom, only for those who may look through it. */
export interface DiscardView {
  pile: Array<number> | null;
  size: number;
  top: number | null;
}

/** A village from the left, and its owner's points. */
export interface PlayerView {
  last: number;
  total: number;
  village: Array<CardView>;
}

/** All that a seat is shown; the hand only to the seat whose turn it is, the known top only with the memory aid. */
export interface View {
  amulet: AmuletView;
  caller: number | null;
  deck: number;
  discard: DiscardView;
  display: Array<number>;
  hand: Array<number> | null;
  held: number;
  known_top: Array<number | null> | null;
  mode: "points100" | "rounds4";
  players: Array<PlayerView>;
  removed: number;
  round: number;
  start: number;
  turn: number | null;
}

/** Something that has happened. */
export type Event =
  | { kind: "round"; round: number; seat: number; things: Array<string> }
  | { kind: "first_discard"; card: string | null; things: Array<string> }
  | { kind: "looked"; seat: number; other: number; place: number; card: string | null; things: Array<string> }
  | { kind: "drew"; seat: number; card: string | null; things: Array<string> }
  | { kind: "returned"; seat: number; count: number; things: Array<string> }
  | { kind: "discarded"; seat: number; card: string | null; things: Array<string> }
  | { kind: "took"; seat: number; card: string | null; things: Array<string> }
  | { kind: "took_shown"; seat: number; place: number; card: string | null; things: Array<string> }
  | { kind: "slid"; seat: number; place: number; card: string | null; things: Array<string> }
  | { kind: "exchanged"; seat: number; place: number; card: string | null; things: Array<string> }
  | { kind: "placed"; seat: number; other: number; place: number; card: string | null; things: Array<string> }
  | { kind: "failed"; seat: number; count: number; things: Array<string> }
  | { kind: "extra"; seat: number; things: Array<string> }
  | { kind: "exposed"; seat: number; other: number; place: number; card: string | null; things: Array<string> }
  | { kind: "searched"; seat: number; card: string | null; things: Array<string> }
  | { kind: "replaced"; seat: number; other: number; place: number; card: string | null; things: Array<string> }
  | { kind: "robbed"; seat: number; place: number; other: number; other_place: number; things: Array<string> }
  | { kind: "guarded"; seat: number; place: number; target: number; things: Array<string> }
  | { kind: "guard_lifted"; seat: number; place: number; things: Array<string> }
  | { kind: "amulet_placed"; seat: number; place: number; things: Array<string> }
  | { kind: "called"; seat: number; things: Array<string> }
  | { kind: "displayed"; card: string | null; things: Array<string> }
  | { kind: "census"; seat: number; things: Array<string> }
  | { kind: "deck_empty"; things: Array<string> }
  | { kind: "villagers_meet"; things: Array<string> }
  | { kind: "shown"; seat: number; place: number; card: string | null; things: Array<string> }
  | { kind: "kamikaze"; seat: number; things: Array<string> }
  | { kind: "scored"; seat: number; sum: number; points: number; total: number; things: Array<string> }
  | { kind: "jumped"; seat: number; things: Array<string> }
  | { kind: "awarded"; seat: number; active: number; things: Array<string> };

/** What is printed on the parts. */
export const BOX = {
  "cards": [
    "villager",
    "squire",
    "empath",
    "bodyguard",
    "rascal",
    "exposer",
    "revealer",
    "beholder",
    "apprentice_seer",
    "seer",
    "master",
    "witch",
    "robber",
    "doppelganger"
  ]
} as const;
