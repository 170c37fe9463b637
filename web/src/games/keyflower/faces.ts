// What is printed on the tiles: the same table as the server's, which a test compares, so that they can be drawn.

type Row = readonly [
  tile: string,
  edges: string,
  price: string,
  cost: string,
  front: string,
  frontPoints: number,
  back: string,
  backPoints: number,
];

// Edges clockwise from the top: R road, ~ river, - neither.
const TABLE: readonly Row[] = [
  ["keywood", "RR-RR-", "", "1 saw", "1 wood", 0, "3 wood", 3],
  ["keystone_quarry", "RR-R-R", "", "1 pickaxe", "1 stone", 0, "3 stone", 3],
  ["key_mine", "RRRR--", "", "1 anvil", "1 iron", 0, "3 iron", 3],
  ["woodcutter", "R--RRR", "", "1 saw", "2 wood", 0, "1 wood 1 gold", 3],
  ["quarryman", "R-RR-R", "", "1 pickaxe", "2 stone", 0, "1 stone 1 gold", 3],
  ["miner", "R-RRR-", "", "1 anvil", "2 iron", 0, "1 iron 1 gold", 3],
  ["gold_mine", "R-RR-R", "", "1 iron 1 stone", "1 gold", 0, "2 gold", 3],
  ["workshop", "RRRR--", "", "2 any", "1 choice", 0, "1 iron 1 stone 1 wood", 3],
  ["apprentice_hall", "RR-RR-", "", "1 wood 1 stone", "1 skill", 0, "2 skill", 3],
  ["alehouse", "R--RRR", "", "1 iron 1 stone 1 wood", "1 worker", 0, "2 worker", 0],
  ["peddler", "RR-R-R", "yellow", "1 gold", "1 green", 0, "2 green", 0],
  ["stable", "R-RRR-", "", "1 wood 1 iron", "2 step 1 upgrade", 0, "4 step 2 upgrade", 5],
  ["store", "R-RR--", "blue", "1 gold", "1 green", 0, "2 green", 3],
  ["tavern", "-RR-R-", "worker", "1 iron 1 stone 1 wood", "2 worker", 0, "3 worker", 0],
  ["brewer", "-R--RR", "token", "1 iron 1 stone", "2 worker", 0, "3 worker", 3],
  ["hiring_fair", "R-R--R", "token", "1 wood 1 iron", "2 skill", 0, "3 skill", 5],
  ["carpenter", "RR--R-", "saw", "3 wood", "3 wood", 0, "3 gold", 7],
  ["mason", "--R-RR", "pickaxe", "3 stone", "3 stone", 0, "3 gold", 7],
  ["smelter", "R--RR-", "anvil", "3 iron", "3 iron", 0, "3 gold", 7],
  ["farrier", "--RR-R", "", "2 any", "3 step 1 upgrade", 0, "5 step 2 upgrade", 5],
  ["summer_boat_1", "~--~--", "", "", "", 0, "", 0],
  ["summer_boat_2", "~--~--", "", "", "", 0, "", 0],
  ["summer_boat_3", "~--~--", "", "", "", 0, "", 0],
  ["summer_boat_4", "~--~--", "", "", "", 0, "", 0],
  ["timber_yard", "--R-R-", "", "1 saw", "", 0, "", 0],
  ["stone_yard", "R---R-", "", "1 pickaxe", "", 0, "", 0],
  ["blacksmith", "R----R", "", "1 anvil", "", 0, "", 0],
  ["barn", "---RR-", "", "1 token", "", 0, "", 0],
  ["sawmill", "R--R--", "", "3 wood", "", 3, "", 10],
  ["sculptor", "--R--R", "", "3 stone", "", 3, "", 10],
  ["forge", "---R-R", "", "3 iron", "", 3, "", 10],
  ["goldsmith", "-R--R-", "", "2 gold", "", 0, "", 7],
  ["well", "R-R---", "", "3 any", "", 3, "", 7],
  ["fair", "-RR---", "red", "1 gold", "1 green", 0, "2 green", 5],
  ["inn", "-R-R--", "", "1 any 1 token", "1 worker", 0, "3 worker", 0],
  ["wainwright", "-R---R", "", "2 any", "4 step 2 upgrade", 0, "6 step 2 upgrade", 5],
  ["apothecary", "----R-", "", "", "", 0, "", 0],
  ["craftsmans_guild", "----R-", "", "", "", 0, "", 0],
  ["jeweller", "--R---", "", "", "", 0, "", 0],
  ["key_guild", "-R----", "", "", "", 0, "", 0],
  ["keythedral", "--R---", "", "", "", 12, "", 12],
  ["key_market", "-----R", "", "", "", 0, "", 0],
  ["scholar", "R-----", "", "", "", 0, "", 0],
  ["mercers_guild", "---R--", "", "", "", 0, "", 0],
  ["scribes", "-----R", "", "", "", 0, "", 0],
  ["village_hall", "R-----", "", "", "", 0, "", 0],
  ["watermill", "-R----", "", "", "", 0, "", 0],
  ["windmill", "---R--", "", "", "", 0, "", 0],
  ["turn_order_1", "R-----", "", "", "", 0, "", 0],
  ["turn_order_2", "R--R--", "", "", "", 0, "", 0],
  ["turn_order_3", "R-R-R-", "", "", "", 0, "", 0],
  ["turn_order_4", "-RR-RR", "", "", "", 0, "", 0],
  ["home_1", "RRR~RR", "", "1 wood 1 stone", "1 step 1 upgrade", 0, "2 step 1 upgrade", 5],
  ["home_2", "RRRR~R", "", "1 stone 1 iron", "1 step 1 upgrade", 0, "2 step 1 upgrade", 5],
  ["home_3", "~RRRRR", "", "1 wood 1 iron", "1 step 1 upgrade", 0, "2 step 1 upgrade", 5],
  ["home_4", "RRRRR~", "", "1 wood 1 stone", "1 step 1 upgrade", 0, "2 step 1 upgrade", 5],
  ["home_5", "R~RRRR", "", "1 stone 1 iron", "1 step 1 upgrade", 0, "2 step 1 upgrade", 5],
  ["home_6", "RR~RRR", "", "1 wood 1 iron", "1 step 1 upgrade", 0, "2 step 1 upgrade", 5],
  ["boat_keyflower", "~--~--", "", "", "", 0, "", 0],
  ["boat_sea_bastion", "~--~--", "", "", "", 0, "", 0],
  ["boat_sea_breese", "~--~--", "", "", "", 0, "", 0],
  ["boat_flipper", "~--~--", "", "", "", 2, "", 2],
  ["boat_ianvincible", "~--~--", "", "", "", 5, "", 5],
  ["boat_white_wind", "~--~--", "", "", "", 0, "", 0],
];

/** Some of one thing, such as two wood. */
export interface Amount {
  count: number;
  of: string;
}

export interface Face {
  edges: string;
  price: Amount[];
  cost: Amount[];
  gives: Amount[];
  points: number;
}

export type Land = "spring" | "summer" | "autumn" | "winter" | "order" | "home" | "boat";

const LANDS: readonly Land[] = ["spring", "summer", "autumn", "winter"];
const ROWS = new Map(TABLE.map((row) => [row[0], row]));
const NUMBERS = new Map(TABLE.map((row, number) => [row[0], number]));

/** A text such as "1 wood 1 gold" as amounts. */
export function amounts(text: string): Amount[] {
  const words = text.split(" ").filter(Boolean);
  if (words.length === 1) return [{ count: 1, of: words[0]! }];
  return words.flatMap((word, i) => (i % 2 ? [{ count: Number(words[i - 1]), of: word }] : []));
}

export function faceOf(tile: string, side: string): Face {
  const [, edges, price, cost, front, frontPoints, back, backPoints] = ROWS.get(tile)!;
  const isBack = side === "back";
  return {
    edges,
    price: amounts(price),
    cost: isBack ? [] : amounts(cost),
    gives: amounts(isBack ? back : front),
    points: isBack ? backPoints : frontPoints,
  };
}

/** The kind of country that a tile shows. */
export function landOf(tile: string): Land {
  if (tile.includes("boat")) return "boat";
  if (tile.startsWith("home")) return "home";
  if (tile.startsWith("turn_order")) return "order";
  return LANDS[Math.floor(NUMBERS.get(tile)! / 12)]!;
}

// What scores in the end: so many points for each of these.
const YARD = { front: 2, back: 3 };
const SCORES: Record<string, { points: { front: number; back?: number }; each: string }> = {
  timber_yard: { points: YARD, each: "1 wood" },
  stone_yard: { points: YARD, each: "1 stone" },
  blacksmith: { points: YARD, each: "1 iron" },
  barn: { points: { front: 1, back: 2 }, each: "1 any" },
  apothecary: { points: { front: 3 }, each: "5 worker" },
  craftsmans_guild: { points: { front: 3 }, each: "1 red 1 blue 1 yellow" },
  jeweller: { points: { front: 2 }, each: "1 gold" },
  key_guild: { points: { front: 10 }, each: "5 token" },
  key_market: { points: { front: 2 }, each: "1 green" },
  scholar: { points: { front: 3 }, each: "1 token" },
  mercers_guild: { points: { front: 5 }, each: "1 iron 1 stone 1 wood" },
  scribes: { points: { front: 10 }, each: "1 anvil 1 pickaxe 1 saw" },
  village_hall: { points: { front: 1 }, each: "1 worker" },
  watermill: { points: { front: 1 }, each: "1 any" },
  windmill: { points: { front: 5 }, each: "5 any" },
  turn_order_1: { points: { front: 1 }, each: "1 tile" },
  turn_order_2: { points: { front: 1 }, each: "1 tile" },
  turn_order_3: { points: { front: 1 }, each: "1 tile" },
  turn_order_4: { points: { front: 1 }, each: "1 tile" },
  boat_keyflower: { points: { front: 1 }, each: "0 step" },
  boat_sea_bastion: { points: { front: 1 }, each: "1 loop" },
  boat_sea_breese: { points: { front: 2 }, each: "1 boat" },
  boat_white_wind: { points: { front: 1 }, each: "1 worker" },
};

// What a summer boat does, in pictures.
const HELP: Record<string, string> = {
  "summer_boat_1-a": "2 worker",
  "summer_boat_1-b": "1 green",
  "summer_boat_2-a": "0 step 0 tile",
  "summer_boat_2-b": "0 step 0 step 0 upgrade 0 upgrade",
  "summer_boat_3-a": "1 any 0 upgrade",
  "summer_boat_3-b": "1 any 1 flower",
  "summer_boat_4-a": "1 red 1 yellow",
  "summer_boat_4-b": "1 blue 1 green",
  "boat_flipper-front": "0 upgrade",
};

/** The points that a tile gives for each of something, or nothing of the kind. */
export function scoreOf(tile: string, side: string): { points: number; each: Amount[] } | null {
  const score = SCORES[tile];
  return score
    ? { points: (side === "back" ? score.points.back : undefined) ?? score.points.front, each: amounts(score.each) }
    : null;
}

/** What helps the owner of a boat all the time. */
export function helpOf(tile: string, side: string): Amount[] {
  return amounts(HELP[`${tile}-${side}`] ?? "");
}

/** The number and side of a summer boat or a turn order tile, which people call it by. */
export function numberOf(tile: string, side: string): string {
  const number = /^(?:summer_boat|turn_order)_(\d)/.exec(tile)?.[1] ?? "";
  return side === "a" || side === "b" ? number + side : number;
}
