// Made from the shapes and events of the game by `make wire`; do not change by hand.

/** A boat, what it carries, and who has chosen it. */
export interface BoatView {
  boat: string;
  cargo: Record<string, number>;
  taken_by: number | null;
}

/** The same with the colour of each stack, who leads, and whether it shows the purple worker. */
export interface LotView {
  colour: string | null;
  colours: Array<string | null>;
  last: number;
  leader: number | null;
  lying: string | null;
  purple: boolean;
  side: string;
  stacks: Array<number>;
  tile: string;
  workers: Record<string, number>;
}

/** A tile of a village: where it lies, by how many sixths it is turned, and the resources on it. */
export interface PlacedView {
  at: Array<number> | null;
  colour: string | null;
  goods: Record<string, number>;
  last: number;
  side: string;
  tile: string;
  turned: number;
  workers: Record<string, number>;
}

/** A village; in the end also what the screen hid, and how the points come about. */
export interface PlayerView {
  scoring: Array<ShareView> | null;
  screen: Record<string, number> | null;
  village: Array<PlacedView>;
}

/** What a tile scores in the end, and with which items; without a tile it is gold that is left. */
export interface ShareView {
  items: Record<string, number>;
  points: number;
  tile: string | null;
}

/** What lies openly, and what is behind the own screen; whoever only watches has none. */
export interface View {
  bag: number;
  boats: Array<BoatView>;
  middle: Array<LotView>;
  offered: Array<string>;
  passes: number;
  pile: number;
  players: Array<PlayerView>;
  screen: Record<string, number> | null;
  season: string;
  start: number;
  supply: Record<string, number>;
  turn: number | null;
  turn_order: Array<LotView>;
  winter: Array<string>;
}

/** Something that has happened. */
export type Event =
  | { kind: "drew_worker"; seat: number; colour: "red" | "blue" | "yellow" | "green" | null; things: Array<string> }
  | { kind: "home"; seat: number; tile: string; things: Array<string> }
  | { kind: "purple"; seat: number; things: Array<string> }
  | { kind: "dealt"; seat: number; tile: string; things: Array<string> }
  | { kind: "season"; season: "spring" | "summer" | "autumn" | "winter"; seat: number; things: Array<string> }
  | { kind: "loaded"; tile: string; red: number; blue: number; yellow: number; green: number; anvil: number; pickaxe: number; saw: number; things: Array<string> }
  | { kind: "laid_out"; tile: string; things: Array<string> }
  | { kind: "boat_side"; tile: string; side: "a" | "b"; things: Array<string> }
  | { kind: "offered"; seat: number; count: number; things: Array<string> }
  | { kind: "passed"; seat: number; things: Array<string> }
  | { kind: "moved"; seat: number; tile: string; count: number; colour: "red" | "blue" | "yellow" | "green" | null; things: Array<string> }
  | { kind: "bid"; seat: number; tile: string; count: number; colour: "red" | "blue" | "yellow" | "green" | null; total: number; things: Array<string> }
  | { kind: "stood_up"; tile: string; colour: "red" | "blue" | "yellow" | "green" | null; things: Array<string> }
  | { kind: "used"; seat: number; tile: string; count: number; colour: "red" | "blue" | "yellow" | "green" | null; things: Array<string> }
  | { kind: "paid_worker"; seat: number; count: number; colour: "red" | "blue" | "yellow" | "green" | null; things: Array<string> }
  | { kind: "paid_skill"; seat: number; skill: "anvil" | "pickaxe" | "saw" | null; things: Array<string> }
  | { kind: "gained"; seat: number; count: number; good: "iron" | "stone" | "wood" | "gold"; tile: string; things: Array<string> }
  | { kind: "took_green"; seat: number; count: number; things: Array<string> }
  | { kind: "drew_skill"; seat: number; skill: "anvil" | "pickaxe" | "saw" | null; things: Array<string> }
  | { kind: "carried"; seat: number; good: "iron" | "stone" | "wood" | "gold"; tile: string; target: string; things: Array<string> }
  | { kind: "paid_goods"; seat: number; count: number; good: "iron" | "stone" | "wood" | "gold"; things: Array<string> }
  | { kind: "upgraded"; seat: number; tile: string; things: Array<string> }
  | { kind: "season_ends"; season: "spring" | "summer" | "autumn" | "winter"; things: Array<string> }
  | { kind: "returned"; seat: number; tile: string; count: number; colour: "red" | "blue" | "yellow" | "green" | null; things: Array<string> }
  | { kind: "unsold"; tile: string; things: Array<string> }
  | { kind: "won"; seat: number; tile: string; things: Array<string> }
  | { kind: "collected"; seat: number; count: number; things: Array<string> }
  | { kind: "chose_boat"; seat: number; tile: string; things: Array<string> }
  | { kind: "placed"; seat: number; tile: string; column: number; row: number; turned: number; things: Array<string> }
  | { kind: "isolated"; seat: number; tile: string; things: Array<string> }
  | { kind: "opened"; seat: number; red: number; blue: number; yellow: number; green: number; anvil: number; pickaxe: number; saw: number; things: Array<string> }
  | { kind: "scored"; seat: number; tile: string; points: number; things: Array<string> }
  | { kind: "scored_with"; seat: number; tile: string; count: number; item: string; things: Array<string> }
  | { kind: "total"; seat: number; points: number; things: Array<string> };

/** What is printed on the parts. */
export const BOX = {
  "tiles": {
    "keywood": {
      "land": "spring",
      "edges": "RR-RR-",
      "price": "",
      "cost": "1 saw",
      "each": "",
      "front": {
        "gives": "1 wood",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "3 wood",
        "points": 3,
        "help": "",
        "for_each": 0
      }
    },
    "keystone_quarry": {
      "land": "spring",
      "edges": "RR-R-R",
      "price": "",
      "cost": "1 pickaxe",
      "each": "",
      "front": {
        "gives": "1 stone",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "3 stone",
        "points": 3,
        "help": "",
        "for_each": 0
      }
    },
    "key_mine": {
      "land": "spring",
      "edges": "RRRR--",
      "price": "",
      "cost": "1 anvil",
      "each": "",
      "front": {
        "gives": "1 iron",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "3 iron",
        "points": 3,
        "help": "",
        "for_each": 0
      }
    },
    "woodcutter": {
      "land": "spring",
      "edges": "R--RRR",
      "price": "",
      "cost": "1 saw",
      "each": "",
      "front": {
        "gives": "2 wood",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "1 wood 1 gold",
        "points": 3,
        "help": "",
        "for_each": 0
      }
    },
    "quarryman": {
      "land": "spring",
      "edges": "R-RR-R",
      "price": "",
      "cost": "1 pickaxe",
      "each": "",
      "front": {
        "gives": "2 stone",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "1 stone 1 gold",
        "points": 3,
        "help": "",
        "for_each": 0
      }
    },
    "miner": {
      "land": "spring",
      "edges": "R-RRR-",
      "price": "",
      "cost": "1 anvil",
      "each": "",
      "front": {
        "gives": "2 iron",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "1 iron 1 gold",
        "points": 3,
        "help": "",
        "for_each": 0
      }
    },
    "gold_mine": {
      "land": "spring",
      "edges": "R-RR-R",
      "price": "",
      "cost": "1 iron 1 stone",
      "each": "",
      "front": {
        "gives": "1 gold",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "2 gold",
        "points": 3,
        "help": "",
        "for_each": 0
      }
    },
    "workshop": {
      "land": "spring",
      "edges": "RRRR--",
      "price": "",
      "cost": "2 any",
      "each": "",
      "front": {
        "gives": "1 choice",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "1 iron 1 stone 1 wood",
        "points": 3,
        "help": "",
        "for_each": 0
      }
    },
    "apprentice_hall": {
      "land": "spring",
      "edges": "RR-RR-",
      "price": "",
      "cost": "1 wood 1 stone",
      "each": "",
      "front": {
        "gives": "1 skill",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "2 skill",
        "points": 3,
        "help": "",
        "for_each": 0
      }
    },
    "alehouse": {
      "land": "spring",
      "edges": "R--RRR",
      "price": "",
      "cost": "1 iron 1 stone 1 wood",
      "each": "",
      "front": {
        "gives": "1 worker",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "2 worker",
        "points": 0,
        "help": "",
        "for_each": 0
      }
    },
    "peddler": {
      "land": "spring",
      "edges": "RR-R-R",
      "price": "yellow",
      "cost": "1 gold",
      "each": "",
      "front": {
        "gives": "1 green",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "2 green",
        "points": 0,
        "help": "",
        "for_each": 0
      }
    },
    "stable": {
      "land": "spring",
      "edges": "R-RRR-",
      "price": "",
      "cost": "1 wood 1 iron",
      "each": "",
      "front": {
        "gives": "2 step 1 upgrade",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "4 step 2 upgrade",
        "points": 5,
        "help": "",
        "for_each": 0
      }
    },
    "store": {
      "land": "summer",
      "edges": "R-RR--",
      "price": "blue",
      "cost": "1 gold",
      "each": "",
      "front": {
        "gives": "1 green",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "2 green",
        "points": 3,
        "help": "",
        "for_each": 0
      }
    },
    "tavern": {
      "land": "summer",
      "edges": "-RR-R-",
      "price": "worker",
      "cost": "1 iron 1 stone 1 wood",
      "each": "",
      "front": {
        "gives": "2 worker",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "3 worker",
        "points": 0,
        "help": "",
        "for_each": 0
      }
    },
    "brewer": {
      "land": "summer",
      "edges": "-R--RR",
      "price": "token",
      "cost": "1 iron 1 stone",
      "each": "",
      "front": {
        "gives": "2 worker",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "3 worker",
        "points": 3,
        "help": "",
        "for_each": 0
      }
    },
    "hiring_fair": {
      "land": "summer",
      "edges": "R-R--R",
      "price": "token",
      "cost": "1 wood 1 iron",
      "each": "",
      "front": {
        "gives": "2 skill",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "3 skill",
        "points": 5,
        "help": "",
        "for_each": 0
      }
    },
    "carpenter": {
      "land": "summer",
      "edges": "RR--R-",
      "price": "saw",
      "cost": "3 wood",
      "each": "",
      "front": {
        "gives": "3 wood",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "3 gold",
        "points": 7,
        "help": "",
        "for_each": 0
      }
    },
    "mason": {
      "land": "summer",
      "edges": "--R-RR",
      "price": "pickaxe",
      "cost": "3 stone",
      "each": "",
      "front": {
        "gives": "3 stone",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "3 gold",
        "points": 7,
        "help": "",
        "for_each": 0
      }
    },
    "smelter": {
      "land": "summer",
      "edges": "R--RR-",
      "price": "anvil",
      "cost": "3 iron",
      "each": "",
      "front": {
        "gives": "3 iron",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "3 gold",
        "points": 7,
        "help": "",
        "for_each": 0
      }
    },
    "farrier": {
      "land": "summer",
      "edges": "--RR-R",
      "price": "",
      "cost": "2 any",
      "each": "",
      "front": {
        "gives": "3 step 1 upgrade",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "5 step 2 upgrade",
        "points": 5,
        "help": "",
        "for_each": 0
      }
    },
    "summer_boat_1": {
      "land": "boat",
      "edges": "~--~--",
      "price": "",
      "cost": "",
      "each": "",
      "front": {
        "gives": "",
        "points": 0,
        "help": "2 worker",
        "for_each": 0
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "1 green",
        "for_each": 0
      }
    },
    "summer_boat_2": {
      "land": "boat",
      "edges": "~--~--",
      "price": "",
      "cost": "",
      "each": "",
      "front": {
        "gives": "",
        "points": 0,
        "help": "0 step 0 tile",
        "for_each": 0
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "0 step 0 step 0 upgrade 0 upgrade",
        "for_each": 0
      }
    },
    "summer_boat_3": {
      "land": "boat",
      "edges": "~--~--",
      "price": "",
      "cost": "",
      "each": "",
      "front": {
        "gives": "",
        "points": 0,
        "help": "1 any 0 upgrade",
        "for_each": 0
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "1 any 1 flower",
        "for_each": 0
      }
    },
    "summer_boat_4": {
      "land": "boat",
      "edges": "~--~--",
      "price": "",
      "cost": "",
      "each": "",
      "front": {
        "gives": "",
        "points": 0,
        "help": "1 red 1 yellow",
        "for_each": 0
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "1 blue 1 green",
        "for_each": 0
      }
    },
    "timber_yard": {
      "land": "autumn",
      "edges": "--R-R-",
      "price": "",
      "cost": "1 saw",
      "each": "1 wood",
      "front": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 2
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 3
      }
    },
    "stone_yard": {
      "land": "autumn",
      "edges": "R---R-",
      "price": "",
      "cost": "1 pickaxe",
      "each": "1 stone",
      "front": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 2
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 3
      }
    },
    "blacksmith": {
      "land": "autumn",
      "edges": "R----R",
      "price": "",
      "cost": "1 anvil",
      "each": "1 iron",
      "front": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 2
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 3
      }
    },
    "barn": {
      "land": "autumn",
      "edges": "---RR-",
      "price": "",
      "cost": "1 token",
      "each": "1 any",
      "front": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 1
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 2
      }
    },
    "sawmill": {
      "land": "autumn",
      "edges": "R--R--",
      "price": "",
      "cost": "3 wood",
      "each": "",
      "front": {
        "gives": "",
        "points": 3,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "",
        "points": 10,
        "help": "",
        "for_each": 0
      }
    },
    "sculptor": {
      "land": "autumn",
      "edges": "--R--R",
      "price": "",
      "cost": "3 stone",
      "each": "",
      "front": {
        "gives": "",
        "points": 3,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "",
        "points": 10,
        "help": "",
        "for_each": 0
      }
    },
    "forge": {
      "land": "autumn",
      "edges": "---R-R",
      "price": "",
      "cost": "3 iron",
      "each": "",
      "front": {
        "gives": "",
        "points": 3,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "",
        "points": 10,
        "help": "",
        "for_each": 0
      }
    },
    "goldsmith": {
      "land": "autumn",
      "edges": "-R--R-",
      "price": "",
      "cost": "2 gold",
      "each": "",
      "front": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "",
        "points": 7,
        "help": "",
        "for_each": 0
      }
    },
    "well": {
      "land": "autumn",
      "edges": "R-R---",
      "price": "",
      "cost": "3 any",
      "each": "",
      "front": {
        "gives": "",
        "points": 3,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "",
        "points": 7,
        "help": "",
        "for_each": 0
      }
    },
    "fair": {
      "land": "autumn",
      "edges": "-RR---",
      "price": "red",
      "cost": "1 gold",
      "each": "",
      "front": {
        "gives": "1 green",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "2 green",
        "points": 5,
        "help": "",
        "for_each": 0
      }
    },
    "inn": {
      "land": "autumn",
      "edges": "-R-R--",
      "price": "",
      "cost": "1 any 1 token",
      "each": "",
      "front": {
        "gives": "1 worker",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "3 worker",
        "points": 0,
        "help": "",
        "for_each": 0
      }
    },
    "wainwright": {
      "land": "autumn",
      "edges": "-R---R",
      "price": "",
      "cost": "2 any",
      "each": "",
      "front": {
        "gives": "4 step 2 upgrade",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "6 step 2 upgrade",
        "points": 5,
        "help": "",
        "for_each": 0
      }
    },
    "apothecary": {
      "land": "winter",
      "edges": "----R-",
      "price": "",
      "cost": "",
      "each": "5 worker",
      "front": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 3
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 3
      }
    },
    "craftsmans_guild": {
      "land": "winter",
      "edges": "----R-",
      "price": "",
      "cost": "",
      "each": "1 red 1 blue 1 yellow",
      "front": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 3
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 3
      }
    },
    "jeweller": {
      "land": "winter",
      "edges": "--R---",
      "price": "",
      "cost": "",
      "each": "1 gold",
      "front": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 2
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 2
      }
    },
    "key_guild": {
      "land": "winter",
      "edges": "-R----",
      "price": "",
      "cost": "",
      "each": "5 token",
      "front": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 10
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 10
      }
    },
    "keythedral": {
      "land": "winter",
      "edges": "--R---",
      "price": "",
      "cost": "",
      "each": "",
      "front": {
        "gives": "",
        "points": 12,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "",
        "points": 12,
        "help": "",
        "for_each": 0
      }
    },
    "key_market": {
      "land": "winter",
      "edges": "-----R",
      "price": "",
      "cost": "",
      "each": "1 green",
      "front": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 2
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 2
      }
    },
    "scholar": {
      "land": "winter",
      "edges": "R-----",
      "price": "",
      "cost": "",
      "each": "1 token",
      "front": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 3
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 3
      }
    },
    "mercers_guild": {
      "land": "winter",
      "edges": "---R--",
      "price": "",
      "cost": "",
      "each": "1 iron 1 stone 1 wood",
      "front": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 5
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 5
      }
    },
    "scribes": {
      "land": "winter",
      "edges": "-----R",
      "price": "",
      "cost": "",
      "each": "1 anvil 1 pickaxe 1 saw",
      "front": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 10
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 10
      }
    },
    "village_hall": {
      "land": "winter",
      "edges": "R-----",
      "price": "",
      "cost": "",
      "each": "1 worker",
      "front": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 1
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 1
      }
    },
    "watermill": {
      "land": "winter",
      "edges": "-R----",
      "price": "",
      "cost": "",
      "each": "1 any",
      "front": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 1
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 1
      }
    },
    "windmill": {
      "land": "winter",
      "edges": "---R--",
      "price": "",
      "cost": "",
      "each": "5 any",
      "front": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 5
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 5
      }
    },
    "turn_order_1": {
      "land": "order",
      "edges": "R-----",
      "price": "",
      "cost": "",
      "each": "1 tile",
      "front": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 1
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 1
      }
    },
    "turn_order_2": {
      "land": "order",
      "edges": "R--R--",
      "price": "",
      "cost": "",
      "each": "1 tile",
      "front": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 1
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 1
      }
    },
    "turn_order_3": {
      "land": "order",
      "edges": "R-R-R-",
      "price": "",
      "cost": "",
      "each": "1 tile",
      "front": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 1
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 1
      }
    },
    "turn_order_4": {
      "land": "order",
      "edges": "-RR-RR",
      "price": "",
      "cost": "",
      "each": "1 tile",
      "front": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 1
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 1
      }
    },
    "home_1": {
      "land": "home",
      "edges": "RRR~RR",
      "price": "",
      "cost": "1 wood 1 stone",
      "each": "",
      "front": {
        "gives": "1 step 1 upgrade",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "2 step 1 upgrade",
        "points": 5,
        "help": "",
        "for_each": 0
      }
    },
    "home_2": {
      "land": "home",
      "edges": "RRRR~R",
      "price": "",
      "cost": "1 stone 1 iron",
      "each": "",
      "front": {
        "gives": "1 step 1 upgrade",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "2 step 1 upgrade",
        "points": 5,
        "help": "",
        "for_each": 0
      }
    },
    "home_3": {
      "land": "home",
      "edges": "~RRRRR",
      "price": "",
      "cost": "1 wood 1 iron",
      "each": "",
      "front": {
        "gives": "1 step 1 upgrade",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "2 step 1 upgrade",
        "points": 5,
        "help": "",
        "for_each": 0
      }
    },
    "home_4": {
      "land": "home",
      "edges": "RRRRR~",
      "price": "",
      "cost": "1 wood 1 stone",
      "each": "",
      "front": {
        "gives": "1 step 1 upgrade",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "2 step 1 upgrade",
        "points": 5,
        "help": "",
        "for_each": 0
      }
    },
    "home_5": {
      "land": "home",
      "edges": "R~RRRR",
      "price": "",
      "cost": "1 stone 1 iron",
      "each": "",
      "front": {
        "gives": "1 step 1 upgrade",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "2 step 1 upgrade",
        "points": 5,
        "help": "",
        "for_each": 0
      }
    },
    "home_6": {
      "land": "home",
      "edges": "RR~RRR",
      "price": "",
      "cost": "1 wood 1 iron",
      "each": "",
      "front": {
        "gives": "1 step 1 upgrade",
        "points": 0,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "2 step 1 upgrade",
        "points": 5,
        "help": "",
        "for_each": 0
      }
    },
    "boat_keyflower": {
      "land": "boat",
      "edges": "~--~--",
      "price": "",
      "cost": "",
      "each": "0 step",
      "front": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 1
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 1
      }
    },
    "boat_sea_bastion": {
      "land": "boat",
      "edges": "~--~--",
      "price": "",
      "cost": "",
      "each": "1 loop",
      "front": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 1
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 1
      }
    },
    "boat_sea_breese": {
      "land": "boat",
      "edges": "~--~--",
      "price": "",
      "cost": "",
      "each": "1 boat",
      "front": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 2
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 2
      }
    },
    "boat_flipper": {
      "land": "boat",
      "edges": "~--~--",
      "price": "",
      "cost": "",
      "each": "",
      "front": {
        "gives": "",
        "points": 2,
        "help": "0 upgrade",
        "for_each": 0
      },
      "back": {
        "gives": "",
        "points": 2,
        "help": "0 upgrade",
        "for_each": 0
      }
    },
    "boat_ianvincible": {
      "land": "boat",
      "edges": "~--~--",
      "price": "",
      "cost": "",
      "each": "",
      "front": {
        "gives": "",
        "points": 5,
        "help": "",
        "for_each": 0
      },
      "back": {
        "gives": "",
        "points": 5,
        "help": "",
        "for_each": 0
      }
    },
    "boat_white_wind": {
      "land": "boat",
      "edges": "~--~--",
      "price": "",
      "cost": "",
      "each": "1 worker",
      "front": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 1
      },
      "back": {
        "gives": "",
        "points": 0,
        "help": "",
        "for_each": 1
      }
    }
  }
} as const;
