"""The sixty-four tiles and all other parts in the box, as tables in the words of the rule book."""

from __future__ import annotations

from typing import Final

# Pieces that are kept behind screens, in the bag and in the pile.
COLOURS: Final[tuple[str, ...]] = ("red", "blue", "yellow", "green")
SKILLS: Final[tuple[str, ...]] = ("anvil", "pickaxe", "saw")
PIECES: Final = (*COLOURS, *SKILLS)
KINDS: Final = 7  # of pieces
FIRST_SKILL: Final = 4
GREEN: Final = 3
ALL_PIECES: Final[tuple[int, ...]] = (40, 40, 40, 20, 16, 16, 16)

GOODS: Final[tuple[str, ...]] = ("iron", "stone", "wood", "gold")
IRON: Final = 0
STONE: Final = 1
WOOD: Final = 2
GOLD: Final = 3
ALL_GOODS: Final[tuple[int, ...]] = (24, 24, 24, 48)

SEASONS: Final[tuple[str, ...]] = ("spring", "summer", "autumn", "winter")
SUMMER: Final = 1
WINTER: Final = 3
OVER: Final = 4  # after the last season

# Numbers of tiles: twelve a season, then turn order tiles, homes, boats.
TILES: Final = 64
PER_SEASON: Final = 12
FIRST_SUMMER_BOAT: Final = 20
SUMMER_BOAT_1: Final = 20
SUMMER_BOAT_2: Final = 21
SUMMER_BOAT_3: Final = 22
SUMMER_BOAT_4: Final = 23
FIRST_WINTER: Final = 36
FIRST_TURN_TILE: Final = 48
FIRST_HOME: Final = 52
FIRST_BOAT: Final = 58
SIDES: Final[tuple[str, ...]] = ("front", "back")
BOAT_SIDES: Final[tuple[str, ...]] = ("a", "b")
SIDE_A: Final = 0  # of a summer boat
SIDE_B: Final = 1

STARTING_WORKERS: Final = 8
MOST_ON_TILE: Final = 6  # workers, in a season
TILES_LAID_OUT: Final[tuple[int, ...]] = (0, 0, 6, 7, 8, 9, 10)  # by players, as all that follow
TURN_TILES: Final[tuple[int, ...]] = (0, 0, 1, 2, 3, 4, 4)  # the last of them shows the purple worker
WINTER_TILES: Final[tuple[int, ...]] = (0, 0, 3, 3, 3, 2, 2)  # dealt to each

# By boat and season: workers and skill tokens.
BOAT_WORKERS: Final[tuple[tuple[int, ...], ...]] = ((7, 7, 3), (6, 6, 6), (6, 4, 4), (5, 5, 2), (5, 5, 3), (4, 4, 4))
BOAT_SKILLS: Final[tuple[tuple[int, ...], ...]] = ((1, 1, 2), (2, 2, 2), (1, 1, 1), (2, 2, 2), (1, 1, 1), (2, 2, 1))
BOATS: Final = 6
KEYFLOWER: Final = FIRST_BOAT
SEA_BASTION: Final = FIRST_BOAT + 1
SEA_BREESE: Final = FIRST_BOAT + 2
FLIPPER: Final = FIRST_BOAT + 3
WHITE_WIND: Final = FIRST_BOAT + 5
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

TAVERN: Final = 13
HIRING_FAIR: Final = 15
TIMBER_YARD: Final = 24
BARN: Final = 27
APOTHECARY: Final = 36
CRAFTSMANS_GUILD: Final = 37
JEWELLER: Final = 38
KEY_GUILD: Final = 39
KEY_MARKET: Final = 41
SCHOLAR: Final = 42
MERCERS_GUILD: Final = 43
SCRIBES: Final = 44
VILLAGE_HALL: Final = 45
WATERMILL: Final = 46
WINDMILL: Final = 47

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


def on_faces(name: str) -> tuple[int, ...]:
    """By tile and side: how many of something the effect gives."""
    return tuple([amount(side, name) for row in TABLE for side in (row[4], row[6])])


def price(words: tuple[str, ...]) -> tuple[int, ...]:
    """By tile: which of these words its use costs besides the workers, or -1."""
    return tuple([words.index(row[2]) if row[2] in words else -1 for row in TABLE])


# Edges, by tile and side of the hexagon.
FIELD: Final = 0
ROAD: Final = 1
RIVER: Final = 2
EDGES: Final[tuple[int, ...]] = tuple(["-R~".index(edge) for row in TABLE for edge in row[1]])

# Effects, by tile and side; what is taken also by kind.
EFFECTS: Final[tuple[bool, ...]] = tuple([bool(row[4]) for row in TABLE])  # whether workers can use the tile
STEPS_OF: Final = on_faces("step")
UPGRADES_OF: Final = on_faces("upgrade")
TAKEN: Final[tuple[int, ...]] = tuple(
    [amount(side, good) for row in TABLE for side in (row[4], row[6]) for good in GOODS]
)
CHOICES: Final = on_faces("choice")
WORKERS_DRAWN: Final = on_faces("worker")
SKILLS_DRAWN: Final = on_faces("skill")
GREENS: Final = on_faces("green")
POINTS: Final[tuple[int, ...]] = tuple([points for row in TABLE for points in (row[5], row[7])])

# Prices and costs.
ANY_WORKER: Final = 4
ANY_SKILL: Final = 3
WORKER_PRICE: Final = price((*COLOURS, "worker"))
SKILL_PRICE: Final = price((*SKILLS, "token"))
COST: Final[tuple[int, ...]] = tuple([amount(row[3], good) for row in TABLE for good in GOODS])
ANY_COST: Final[tuple[int, ...]] = tuple([amount(row[3], "any") for row in TABLE])
SKILL_COST: Final[tuple[int, ...]] = tuple(
    [([amount(row[3], skill) for skill in (*SKILLS, "token")] + [1]).index(1) for row in TABLE]
)
NO_SKILL: Final = 4  # where a cost has no skill token
UPGRADABLE: Final[tuple[bool, ...]] = tuple([bool(row[3]) for row in TABLE])

# Stock tiles: the good that they score, and points for each, by side.
STOCK_GOOD: Final[tuple[int, ...]] = (WOOD, STONE, IRON)  # from the timber yard on
STOCK_POINTS: Final[tuple[int, ...]] = (2, 3)
BARN_POINTS: Final[tuple[int, ...]] = (1, 2)

# What points come from.
CATEGORIES: Final[tuple[str, ...]] = ("tiles", "stock", "winter", "boat", "turn_order", "gold")

OPTIONS: Final = {
    "boat_3b_gold": ("yes", "no"),
    "boat_4a_turn_order": ("yes", "no"),
}
