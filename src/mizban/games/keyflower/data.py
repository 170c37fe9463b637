"""The sixty-four tiles and all other parts in the box, as tables in the words of the rule book."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Pieces that are kept behind screens, in the bag and in the pile.
COLOURS: Final[tuple[str, ...]] = ("red", "blue", "yellow", "green")
SKILLS: Final[tuple[str, ...]] = ("anvil", "pickaxe", "saw")
PIECES: Final = (*COLOURS, *SKILLS)
KINDS: Final[i64] = 7  # of pieces
FIRST_SKILL: Final[i64] = 4
GREEN: Final[i64] = 3
ALL_PIECES: Final = vec[i64]([40, 40, 40, 20, 16, 16, 16])

GOODS: Final[tuple[str, ...]] = ("iron", "stone", "wood", "gold")
IRON: Final[i64] = 0
STONE: Final[i64] = 1
WOOD: Final[i64] = 2
GOLD: Final[i64] = 3
ALL_GOODS: Final[tuple[int, ...]] = (24, 24, 24, 48)

SEASONS: Final[tuple[str, ...]] = ("spring", "summer", "autumn", "winter")
SUMMER: Final[i64] = 1
WINTER: Final[i64] = 3
OVER: Final[i64] = 4  # after the last season

# Numbers of tiles: twelve a season, then turn order tiles, homes, boats.
TILES: Final[i64] = 64
PER_SEASON: Final[i64] = 12
FIRST_SUMMER_BOAT: Final[i64] = 20
SUMMER_BOAT_1: Final[i64] = 20
SUMMER_BOAT_2: Final[i64] = 21
SUMMER_BOAT_3: Final[i64] = 22
SUMMER_BOAT_4: Final[i64] = 23
FIRST_WINTER: Final[i64] = 36
FIRST_TURN_TILE: Final[i64] = 48
FIRST_HOME: Final[i64] = 52
FIRST_BOAT: Final[i64] = 58
SIDES: Final[tuple[str, ...]] = ("front", "back")
BOAT_SIDES: Final[tuple[str, ...]] = ("a", "b")
SIDE_A: Final[i64] = 0  # of a summer boat
SIDE_B: Final[i64] = 1

STARTING_WORKERS: Final[i64] = 8
MOST_ON_TILE: Final[i64] = 6  # workers, in a season
TILES_LAID_OUT: Final = vec[i64]([0, 0, 6, 7, 8, 9, 10])  # by players, as all that follow
TURN_TILES: Final = vec[i64]([0, 0, 1, 2, 3, 4, 4])  # the last of them shows the purple worker
WINTER_TILES: Final = vec[i64]([0, 0, 3, 3, 3, 2, 2])  # dealt to each

# By boat and season: workers and skill tokens.
BOAT_WORKERS: Final[tuple[tuple[int, ...], ...]] = ((7, 7, 3), (6, 6, 6), (6, 4, 4), (5, 5, 2), (5, 5, 3), (4, 4, 4))
BOAT_SKILLS: Final[tuple[tuple[int, ...], ...]] = ((1, 1, 2), (2, 2, 2), (1, 1, 1), (2, 2, 2), (1, 1, 1), (2, 2, 1))
BOATS: Final[i64] = 6
KEYFLOWER: Final[i64] = FIRST_BOAT
SEA_BASTION: Final[i64] = FIRST_BOAT + 1
SEA_BREESE: Final[i64] = FIRST_BOAT + 2
FLIPPER: Final[i64] = FIRST_BOAT + 3
WHITE_WIND: Final[i64] = FIRST_BOAT + 5
RIVER_LINE: Final[tuple[int, ...]] = (0, 2, 4, 8, 16, 32)  # the Sea Breese's points by boats in line

# Name, edges (N, NE, SE, S, SW, NW: R road, ~ river), price of a use, upgrade cost, front and back with their points.
Row = tuple[str, str, str, str, str, int, str, int]
HOME_SIDES: Final = ("1 step 1 upgrade", 0, "2 step 1 upgrade", 5)
TABLE: Final[tuple[Row, ...]] = (
    ("keywood", "RR-RR-", "", "1 saw", "1 wood", 0, "3 wood", 3),
    ("keystone_quarry", "RR-R-R", "", "1 pickaxe", "1 stone", 0, "3 stone", 3),
    ("key_mine", "RRRR--", "", "1 anvil", "1 iron", 0, "3 iron", 3),
    ("woodcutter", "R--RRR", "", "1 saw", "2 wood", 0, "1 wood 1 gold", 3),
    ("quarryman", "R-RR-R", "", "1 pickaxe", "2 stone", 0, "1 stone 1 gold", 3),
    ("miner", "R-RRR-", "", "1 anvil", "2 iron", 0, "1 iron 1 gold", 3),
    ("gold_mine", "R-RR-R", "", "1 iron 1 stone", "1 gold", 0, "2 gold", 3),
    ("workshop", "RRRR--", "", "2 any", "1 choice", 0, "1 iron 1 stone 1 wood", 3),
    ("apprentice_hall", "RR-RR-", "", "1 wood 1 stone", "1 skill", 0, "2 skill", 3),
    ("alehouse", "R--RRR", "", "1 iron 1 stone 1 wood", "1 worker", 0, "2 worker", 0),
    ("peddler", "RR-R-R", "yellow", "1 gold", "1 green", 0, "2 green", 0),
    ("stable", "R-RRR-", "", "1 wood 1 iron", "2 step 1 upgrade", 0, "4 step 2 upgrade", 5),
    ("store", "R-RR--", "blue", "1 gold", "1 green", 0, "2 green", 3),
    ("tavern", "-RR-R-", "worker", "1 iron 1 stone 1 wood", "2 worker", 0, "3 worker", 0),
    ("brewer", "-R--RR", "token", "1 iron 1 stone", "2 worker", 0, "3 worker", 3),
    ("hiring_fair", "R-R--R", "token", "1 wood 1 iron", "2 skill", 0, "3 skill", 5),
    ("carpenter", "RR--R-", "saw", "3 wood", "3 wood", 0, "3 gold", 7),
    ("mason", "--R-RR", "pickaxe", "3 stone", "3 stone", 0, "3 gold", 7),
    ("smelter", "R--RR-", "anvil", "3 iron", "3 iron", 0, "3 gold", 7),
    ("farrier", "--RR-R", "", "2 any", "3 step 1 upgrade", 0, "5 step 2 upgrade", 5),
    ("summer_boat_1", "~--~--", "", "", "", 0, "", 0),
    ("summer_boat_2", "~--~--", "", "", "", 0, "", 0),
    ("summer_boat_3", "~--~--", "", "", "", 0, "", 0),
    ("summer_boat_4", "~--~--", "", "", "", 0, "", 0),
    ("timber_yard", "--R-R-", "", "1 saw", "", 0, "", 0),
    ("stone_yard", "R---R-", "", "1 pickaxe", "", 0, "", 0),
    ("blacksmith", "R----R", "", "1 anvil", "", 0, "", 0),
    ("barn", "---RR-", "", "1 token", "", 0, "", 0),
    ("sawmill", "R--R--", "", "3 wood", "", 3, "", 10),
    ("sculptor", "--R--R", "", "3 stone", "", 3, "", 10),
    ("forge", "---R-R", "", "3 iron", "", 3, "", 10),
    ("goldsmith", "-R--R-", "", "2 gold", "", 0, "", 7),
    ("well", "R-R---", "", "3 any", "", 3, "", 7),
    ("fair", "-RR---", "red", "1 gold", "1 green", 0, "2 green", 5),
    ("inn", "-R-R--", "", "1 any 1 token", "1 worker", 0, "3 worker", 0),
    ("wainwright", "-R---R", "", "2 any", "4 step 2 upgrade", 0, "6 step 2 upgrade", 5),
    ("apothecary", "----R-", "", "", "", 0, "", 0),
    ("craftsmans_guild", "----R-", "", "", "", 0, "", 0),
    ("jeweller", "--R---", "", "", "", 0, "", 0),
    ("key_guild", "-R----", "", "", "", 0, "", 0),
    ("keythedral", "--R---", "", "", "", 12, "", 12),
    ("key_market", "-----R", "", "", "", 0, "", 0),
    ("scholar", "R-----", "", "", "", 0, "", 0),
    ("mercers_guild", "---R--", "", "", "", 0, "", 0),
    ("scribes", "-----R", "", "", "", 0, "", 0),
    ("village_hall", "R-----", "", "", "", 0, "", 0),
    ("watermill", "-R----", "", "", "", 0, "", 0),
    ("windmill", "---R--", "", "", "", 0, "", 0),
    ("turn_order_1", "R-----", "", "", "", 0, "", 0),
    ("turn_order_2", "R--R--", "", "", "", 0, "", 0),
    ("turn_order_3", "R-R-R-", "", "", "", 0, "", 0),
    ("turn_order_4", "-RR-RR", "", "", "", 0, "", 0),
    ("home_1", "RRR~RR", "", "1 wood 1 stone", *HOME_SIDES),
    ("home_2", "RRRR~R", "", "1 stone 1 iron", *HOME_SIDES),
    ("home_3", "~RRRRR", "", "1 wood 1 iron", *HOME_SIDES),
    ("home_4", "RRRRR~", "", "1 wood 1 stone", *HOME_SIDES),
    ("home_5", "R~RRRR", "", "1 stone 1 iron", *HOME_SIDES),
    ("home_6", "RR~RRR", "", "1 wood 1 iron", *HOME_SIDES),
    ("boat_keyflower", "~--~--", "", "", "", 0, "", 0),
    ("boat_sea_bastion", "~--~--", "", "", "", 0, "", 0),
    ("boat_sea_breese", "~--~--", "", "", "", 0, "", 0),
    ("boat_flipper", "~--~--", "", "", "", 2, "", 2),
    ("boat_ianvincible", "~--~--", "", "", "", 5, "", 5),
    ("boat_white_wind", "~--~--", "", "", "", 0, "", 0),
)
NAMES: Final[tuple[str, ...]] = tuple([row[0] for row in TABLE])

TAVERN: Final[i64] = 13
HIRING_FAIR: Final[i64] = 15
TIMBER_YARD: Final[i64] = 24
BARN: Final[i64] = 27
APOTHECARY: Final[i64] = 36
CRAFTSMANS_GUILD: Final[i64] = 37
JEWELLER: Final[i64] = 38
KEY_GUILD: Final[i64] = 39
KEY_MARKET: Final[i64] = 41
SCHOLAR: Final[i64] = 42
MERCERS_GUILD: Final[i64] = 43
SCRIBES: Final[i64] = 44
VILLAGE_HALL: Final[i64] = 45
WATERMILL: Final[i64] = 46
WINDMILL: Final[i64] = 47

# Tiles that score what a player has: points for each piece, each set of three or each group of five.
SCORED: Final = {
    "apothecary": 3,
    "craftsmans_guild": 3,
    "key_market": 2,
    "village_hall": 1,
    "boat_white_wind": 1,
    "key_guild": 10,
    "scribes": 10,
    "scholar": 3,
    "mercers_guild": 5,
    "windmill": 5,
    "jeweller": 2,
    "watermill": 1,
}
EACH: Final[tuple[int, ...]] = tuple([SCORED.get(name, 0) for name in NAMES])


def amount(text: str, name: str) -> int:
    """How many of something a text such as "1 wood 1 gold" names."""
    words = text.split()
    return int(words[words.index(name) - 1]) if name in words else 0


def on_faces(name: str) -> vec[i64]:
    """By tile and side: how many of something the effect gives."""
    return vec[i64]([amount(side, name) for row in TABLE for side in (row[4], row[6])])


def price(words: tuple[str, ...]) -> vec[i64]:
    """By tile: which of these words its use costs besides the workers, or -1."""
    return vec[i64]([words.index(row[2]) if row[2] in words else -1 for row in TABLE])


# Edges, by tile and side of the hexagon.
FIELD: Final[i64] = 0
ROAD: Final[i64] = 1
RIVER: Final[i64] = 2
EDGES: Final[tuple[int, ...]] = tuple(["-R~".index(edge) for row in TABLE for edge in row[1]])

# Effects, by tile and side; what is taken also by kind.
EFFECTS: Final = vec[bool]([bool(row[4]) for row in TABLE])  # whether workers can use the tile
USABLE: Final = vec[i64]([tile for tile, row in enumerate(TABLE) if row[4]])  # those tiles, in order
STEPS_OF: Final = on_faces("step")
UPGRADES_OF: Final = on_faces("upgrade")
TAKEN: Final = vec[i64]([amount(side, good) for row in TABLE for side in (row[4], row[6]) for good in GOODS])
CHOICES: Final = on_faces("choice")
WORKERS_DRAWN: Final = on_faces("worker")
SKILLS_DRAWN: Final = on_faces("skill")
GREENS: Final = on_faces("green")
POINTS: Final = vec[i64]([points for row in TABLE for points in (row[5], row[7])])

# Prices and costs.
ANY_WORKER: Final[i64] = 4
ANY_SKILL: Final[i64] = 3
WORKER_PRICE: Final = price((*COLOURS, "worker"))
SKILL_PRICE: Final = price((*SKILLS, "token"))
COST: Final = vec[i64]([amount(row[3], good) for row in TABLE for good in GOODS])
ANY_COST: Final = vec[i64]([amount(row[3], "any") for row in TABLE])
SKILL_COST: Final = vec[i64](
    [([amount(row[3], skill) for skill in (*SKILLS, "token")] + [1]).index(1) for row in TABLE]
)
NO_SKILL: Final[i64] = 4  # where a cost has no skill token
UPGRADABLE: Final = vec[bool]([bool(row[3]) for row in TABLE])

# Stock tiles: the good that they score, and points for each, by side.
STOCK_GOOD: Final[tuple[int, ...]] = (WOOD, STONE, IRON)  # from the timber yard on
STOCK_POINTS: Final[tuple[int, ...]] = (2, 3)
BARN_POINTS: Final[tuple[int, ...]] = (1, 2)

# What points come from.
CATEGORIES: Final[tuple[str, ...]] = ("tiles", "stock", "winter", "boat", "turn_order", "gold")

OPTIONS: Final = {
    "boat_3b_gold": ("yes", "no"),
    "boat_4a_turn_order": ("yes", "no"),
    "stock_elsewhere": ("yes", "no"),
}
