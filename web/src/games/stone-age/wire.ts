// Made from the shapes and events of the game by `make wire`; do not change by hand.

/** What somebody may buy, and for how many pieces; food that is missing has no place. */
export interface DealView {
  least: number;
  most: number;
  place: "building_1" | "building_2" | "building_3" | "building_4" | "card_1" | "card_2" | "card_3" | "card_4" | "clay_pit" | "field" | "forest" | "hunting_ground" | "hut" | "quarry" | "river" | "tool_maker" | null;
  seat: number;
}

/** How many resources of each kind. */
export interface GoodsView {
  brick: number;
  gold: number;
  stone: number;
  wood: number;
}

/** A tribe as all see it. */
export interface PlayerView {
  agriculture: number;
  buildings: Array<string>;
  cards: number;
  figures: number;
  food: number;
  goods: GoodsView;
  home: number;
  kept: Array<string>;
  missing: number;
  score: number;
  tools: Array<ToolView>;
}

/** What a building costs: these pieces, or as many of one's choice of exactly so many kinds, where it says so. */
export interface PriceView {
  kinds: number | null;
  least: number;
  most: number;
  pieces: Array<"brick" | "gold" | "stone" | "wood">;
}

/** A roll to which tools may be added, with what those add that are chosen already. */
export interface RollView {
  dice: Array<number>;
  divisor: number;
  seat: number;
  tools: number;
  total: number;
  what: "brick" | "food" | "gold" | "stone" | "wood";
}

/** The building on top of a stack; its points are unknown where they depend on what is paid. */
export interface StackView {
  below: number;
  points: number | null;
  price: PriceView | null;
  tile: string | null;
}

/** One of the three tools. */
export interface ToolView {
  used: boolean;
  value: number;
}

/** All that lies on the table; of one's own cards only a player knows. */
export interface View {
  cards: Array<string> | null;
  deal: DealView | null;
  deck: number;
  dice: Array<number> | null;
  display: Array<string | null>;
  places: Record<string, Array<number>>;
  players: Array<PlayerView>;
  roll: RollView | null;
  round: number;
  stacks: Array<StackView>;
  start: number;
  two: number | null;
}

/** Something that has happened. */
export type Event =
  | { kind: "card_shown"; card: string | null; space: number; things: Array<string> }
  | { kind: "tile_shown"; tile: string; stack: number; things: Array<string> }
  | { kind: "round"; round: number; seat: number; things: Array<string> }
  | { kind: "placed"; seat: number; count: number; place: string; things: Array<string> }
  | { kind: "card_used"; seat: number; things: Array<string> }
  | { kind: "received"; seat: number; count: number; what: "wood" | "brick" | "stone" | "gold" | "food"; things: Array<string> }
  | { kind: "tool"; seat: number; value: number; things: Array<string> }
  | { kind: "no_tool"; seat: number; things: Array<string> }
  | { kind: "figure"; seat: number; count: number; things: Array<string> }
  | { kind: "no_figure"; seat: number; things: Array<string> }
  | { kind: "field"; seat: number; level: number; things: Array<string> }
  | { kind: "no_field"; seat: number; things: Array<string> }
  | { kind: "rolled"; seat: number; dice: Array<number>; total: number; things: Array<string> }
  | { kind: "tool_used"; seat: number; value: number; things: Array<string> }
  | { kind: "once_used"; seat: number; value: number; things: Array<string> }
  | { kind: "gathered"; seat: number; count: number; what: "wood" | "brick" | "stone" | "gold" | "food"; total: number; divisor: number; things: Array<string> }
  | { kind: "paid"; seat: number; count: number; what: "wood" | "brick" | "stone" | "gold" | "food"; things: Array<string> }
  | { kind: "card_bought"; seat: number; card: string | null; things: Array<string> }
  | { kind: "card_left"; seat: number; card: string | null; things: Array<string> }
  | { kind: "points"; seat: number; points: number; things: Array<string> }
  | { kind: "rolled_for_all"; seat: number; faces: Array<number>; things: Array<string> }
  | { kind: "die_taken"; seat: number; face: number; things: Array<string> }
  | { kind: "drew"; seat: number; card: string | null; things: Array<string> }
  | { kind: "deck_empty"; seat: number; things: Array<string> }
  | { kind: "built"; seat: number; tile: string; points: number; things: Array<string> }
  | { kind: "tile_left"; seat: number; tile: string; things: Array<string> }
  | { kind: "stack_empty"; stack: number; things: Array<string> }
  | { kind: "harvest"; seat: number; count: number; things: Array<string> }
  | { kind: "fed"; seat: number; count: number; things: Array<string> }
  | { kind: "hungry"; seat: number; count: number; points: number; things: Array<string> }
  | { kind: "ended_by_tiles"; things: Array<string> }
  | { kind: "ended_by_cards"; things: Array<string> }
  | { kind: "ended_by_rounds"; things: Array<string> }
  | { kind: "extra_shown"; seat: number; card: string | null; things: Array<string> }
  | { kind: "scored_green"; seat: number; different: number; twice: number; points: number; things: Array<string> }
  | { kind: "scored_role"; seat: number; role: "farmer" | "tool_maker" | "builder" | "shaman"; people: number; times: number; points: number; things: Array<string> }
  | { kind: "scored_resources"; seat: number; points: number; things: Array<string> };

/** What is printed on the parts. */
export const BOX = {
  "sites": {
    "tool_maker": {
      "circles": 1,
      "what": null,
      "pips": 0
    },
    "hut": {
      "circles": 2,
      "what": null,
      "pips": 0
    },
    "field": {
      "circles": 1,
      "what": null,
      "pips": 0
    },
    "hunting_ground": {
      "circles": 0,
      "what": "food",
      "pips": 2
    },
    "forest": {
      "circles": 7,
      "what": "wood",
      "pips": 3
    },
    "clay_pit": {
      "circles": 7,
      "what": "brick",
      "pips": 4
    },
    "quarry": {
      "circles": 7,
      "what": "stone",
      "pips": 5
    },
    "river": {
      "circles": 7,
      "what": "gold",
      "pips": 6
    }
  },
  "gatherers": [
    0,
    0,
    1,
    2,
    4
  ],
  "village_open": [
    0,
    0,
    2,
    2,
    3
  ],
  "goods": [
    "wood",
    "brick",
    "stone",
    "gold"
  ],
  "worth": {
    "wood": 3,
    "brick": 4,
    "stone": 5,
    "gold": 6
  },
  "faces": [
    "wood",
    "brick",
    "stone",
    "gold",
    "tool",
    "field"
  ],
  "figures": 10,
  "fields": 10,
  "symbols": [
    "pottery",
    "medicine",
    "art",
    "writing",
    "time",
    "transport",
    "music",
    "weaving"
  ],
  "bottoms": [
    "pottery",
    "medicine",
    "art",
    "writing",
    "time",
    "transport",
    "music",
    "weaving",
    "farmer",
    "tool_maker",
    "builder",
    "shaman"
  ],
  "cards": {
    "pottery-food7": {
      "top": "food",
      "amount": 7,
      "gives": "food",
      "bottom": "pottery",
      "people": 1
    },
    "pottery-dice": {
      "top": "dice",
      "amount": 0,
      "gives": "food",
      "bottom": "pottery",
      "people": 1
    },
    "medicine-food5": {
      "top": "food",
      "amount": 5,
      "gives": "food",
      "bottom": "medicine",
      "people": 1
    },
    "medicine-any2": {
      "top": "any",
      "amount": 2,
      "gives": "food",
      "bottom": "medicine",
      "people": 1
    },
    "art-tool": {
      "top": "tool",
      "amount": 1,
      "gives": "food",
      "bottom": "art",
      "people": 1
    },
    "art-rollgold": {
      "top": "roll",
      "amount": 2,
      "gives": "gold",
      "bottom": "art",
      "people": 1
    },
    "writing-card": {
      "top": "extra",
      "amount": 1,
      "gives": "food",
      "bottom": "writing",
      "people": 1
    },
    "writing-dice": {
      "top": "dice",
      "amount": 0,
      "gives": "food",
      "bottom": "writing",
      "people": 1
    },
    "time-agriculture": {
      "top": "agriculture",
      "amount": 1,
      "gives": "food",
      "bottom": "time",
      "people": 1
    },
    "time-dice": {
      "top": "dice",
      "amount": 0,
      "gives": "food",
      "bottom": "time",
      "people": 1
    },
    "transport-stone2": {
      "top": "resource",
      "amount": 2,
      "gives": "stone",
      "bottom": "transport",
      "people": 1
    },
    "transport-dice": {
      "top": "dice",
      "amount": 0,
      "gives": "food",
      "bottom": "transport",
      "people": 1
    },
    "music-points3-a": {
      "top": "points",
      "amount": 3,
      "gives": "food",
      "bottom": "music",
      "people": 1
    },
    "music-points3-b": {
      "top": "points",
      "amount": 3,
      "gives": "food",
      "bottom": "music",
      "people": 1
    },
    "weaving-food3": {
      "top": "food",
      "amount": 3,
      "gives": "food",
      "bottom": "weaving",
      "people": 1
    },
    "weaving-food1": {
      "top": "food",
      "amount": 1,
      "gives": "food",
      "bottom": "weaving",
      "people": 1
    },
    "farmer1-stone1": {
      "top": "resource",
      "amount": 1,
      "gives": "stone",
      "bottom": "farmer",
      "people": 1
    },
    "farmer1-agriculture": {
      "top": "agriculture",
      "amount": 1,
      "gives": "food",
      "bottom": "farmer",
      "people": 1
    },
    "farmer1-dice": {
      "top": "dice",
      "amount": 0,
      "gives": "food",
      "bottom": "farmer",
      "people": 1
    },
    "farmer2-food3": {
      "top": "food",
      "amount": 3,
      "gives": "food",
      "bottom": "farmer",
      "people": 2
    },
    "farmer2-dice": {
      "top": "dice",
      "amount": 0,
      "gives": "food",
      "bottom": "farmer",
      "people": 2
    },
    "toolmaker1-once4": {
      "top": "once",
      "amount": 4,
      "gives": "food",
      "bottom": "tool_maker",
      "people": 1
    },
    "toolmaker1-once3": {
      "top": "once",
      "amount": 3,
      "gives": "food",
      "bottom": "tool_maker",
      "people": 1
    },
    "toolmaker2-once2": {
      "top": "once",
      "amount": 2,
      "gives": "food",
      "bottom": "tool_maker",
      "people": 2
    },
    "toolmaker2-dice-a": {
      "top": "dice",
      "amount": 0,
      "gives": "food",
      "bottom": "tool_maker",
      "people": 2
    },
    "toolmaker2-dice-b": {
      "top": "dice",
      "amount": 0,
      "gives": "food",
      "bottom": "tool_maker",
      "people": 2
    },
    "builder1-food4": {
      "top": "food",
      "amount": 4,
      "gives": "food",
      "bottom": "builder",
      "people": 1
    },
    "builder1-dice": {
      "top": "dice",
      "amount": 0,
      "gives": "food",
      "bottom": "builder",
      "people": 1
    },
    "builder2-food2": {
      "top": "food",
      "amount": 2,
      "gives": "food",
      "bottom": "builder",
      "people": 2
    },
    "builder2-dice": {
      "top": "dice",
      "amount": 0,
      "gives": "food",
      "bottom": "builder",
      "people": 2
    },
    "builder3-points3": {
      "top": "points",
      "amount": 3,
      "gives": "food",
      "bottom": "builder",
      "people": 3
    },
    "shaman1-stone1": {
      "top": "resource",
      "amount": 1,
      "gives": "stone",
      "bottom": "shaman",
      "people": 1
    },
    "shaman1-gold1": {
      "top": "resource",
      "amount": 1,
      "gives": "gold",
      "bottom": "shaman",
      "people": 1
    },
    "shaman1-rollstone": {
      "top": "roll",
      "amount": 2,
      "gives": "stone",
      "bottom": "shaman",
      "people": 1
    },
    "shaman2-brick1": {
      "top": "resource",
      "amount": 1,
      "gives": "brick",
      "bottom": "shaman",
      "people": 2
    },
    "shaman2-rollwood": {
      "top": "roll",
      "amount": 2,
      "gives": "wood",
      "bottom": "shaman",
      "people": 2
    }
  }
} as const;
