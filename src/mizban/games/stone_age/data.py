"""The parts in the box, the places and the numbers of the rule book, as tables."""

from __future__ import annotations

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

SEATS: Final[i64] = 4  # at most

# Resources by their number, and food, which is none.
Good = Literal["wood", "brick", "stone", "gold"]
Yield = Literal["wood", "brick", "stone", "gold", "food"]
RESOURCES: Final[tuple[Good, ...]] = ("wood", "brick", "stone", "gold")
KINDS: Final[i64] = 4
WOOD: Final[i64] = 0
BRICK: Final[i64] = 1
STONE: Final[i64] = 2
GOLD: Final[i64] = 3
FOOD: Final[i64] = 4
YIELDS: Final[tuple[Yield, ...]] = (*RESOURCES, "food")
STORES: Final[i64] = 5  # of a tribe: its resources and its food
DIVISOR: Final = vec[i64]([3, 4, 5, 6, 2])  # pips for one piece; also the points for one in a building

# Places by their number.
Place = Literal[
    "tool_maker", "hut", "field", "hunting_ground", "forest", "clay_pit", "quarry", "river",
    "card_1", "card_2", "card_3", "card_4", "building_1", "building_2", "building_3", "building_4",
]  # fmt: skip
PLACES: Final[tuple[Place, ...]] = (
    "tool_maker", "hut", "field", "hunting_ground", "forest", "clay_pit", "quarry", "river",
    "card_1", "card_2", "card_3", "card_4", "building_1", "building_2", "building_3", "building_4",
)  # fmt: skip
TOOL_MAKER: Final[i64] = 0
HUT: Final[i64] = 1
FIELD: Final[i64] = 2
VILLAGE: Final[i64] = 3  # the first three places
HUNTING_GROUND: Final[i64] = 3
FOREST: Final[i64] = 4  # the first of the four places of resources, in their order
FIRST_SPACE: Final[i64] = 8
SPACES: Final[i64] = 4  # the first is the rightmost and cheapest; a card costs its number of resources
FIRST_STACK: Final[i64] = 12
CIRCLES: Final[i64] = 7  # at each place of resources
HUT_FIGURES: Final[i64] = 2

# By number of players: how many may gather at one place of resources, and how many places of the village are open.
GATHERERS: Final = vec[i64]([0, 0, 1, 2, 4])
VILLAGE_OPEN: Final = vec[i64]([0, 0, 2, 2, 3])

FIGURES_START: Final[i64] = 5
FIGURES_MOST: Final[i64] = 10
FOOD_START: Final[i64] = 12
FIELD_MOST: Final[i64] = 10
TOOLS: Final[i64] = 3
TOOL_MOST: Final[i64] = 4
ONCE: Final[i64] = 3  # one-use tools, of values 2, 3 and 4
ONCE_LEAST: Final[i64] = 2
FACES: Final[i64] = 6
ROLL_DICE: Final[i64] = 2  # of a card that is rolled for
FACE_TOOL: Final[i64] = 5  # faces 1 to 4 are the resources
HUNGER: Final[i64] = -10
STACK: Final[i64] = 7  # tiles in a stack at the start
LAST_ROUND: Final[i64] = 200  # our own safeguard against an endless game

# Civilization cards: their top half with a number and a resource, and what is on the bottom half, how often.
CARDS: Final[tuple[tuple[str, str, int, int, str, int], ...]] = (
    ("pottery-food7", "food", 7, FOOD, "pottery", 1),
    ("pottery-dice", "dice", 0, FOOD, "pottery", 1),
    ("medicine-food5", "food", 5, FOOD, "medicine", 1),
    ("medicine-any2", "any", 2, FOOD, "medicine", 1),
    ("art-tool", "tool", 1, FOOD, "art", 1),
    ("art-rollgold", "roll", 2, GOLD, "art", 1),
    ("writing-card", "extra", 1, FOOD, "writing", 1),
    ("writing-dice", "dice", 0, FOOD, "writing", 1),
    ("time-agriculture", "agriculture", 1, FOOD, "time", 1),
    ("time-dice", "dice", 0, FOOD, "time", 1),
    ("transport-stone2", "resource", 2, STONE, "transport", 1),
    ("transport-dice", "dice", 0, FOOD, "transport", 1),
    ("music-points3-a", "points", 3, FOOD, "music", 1),
    ("music-points3-b", "points", 3, FOOD, "music", 1),
    ("weaving-food3", "food", 3, FOOD, "weaving", 1),
    ("weaving-food1", "food", 1, FOOD, "weaving", 1),
    ("farmer1-stone1", "resource", 1, STONE, "farmer", 1),
    ("farmer1-agriculture", "agriculture", 1, FOOD, "farmer", 1),
    ("farmer1-dice", "dice", 0, FOOD, "farmer", 1),
    ("farmer2-food3", "food", 3, FOOD, "farmer", 2),
    ("farmer2-dice", "dice", 0, FOOD, "farmer", 2),
    ("toolmaker1-once4", "once", 4, FOOD, "tool_maker", 1),
    ("toolmaker1-once3", "once", 3, FOOD, "tool_maker", 1),
    ("toolmaker2-once2", "once", 2, FOOD, "tool_maker", 2),
    ("toolmaker2-dice-a", "dice", 0, FOOD, "tool_maker", 2),
    ("toolmaker2-dice-b", "dice", 0, FOOD, "tool_maker", 2),
    ("builder1-food4", "food", 4, FOOD, "builder", 1),
    ("builder1-dice", "dice", 0, FOOD, "builder", 1),
    ("builder2-food2", "food", 2, FOOD, "builder", 2),
    ("builder2-dice", "dice", 0, FOOD, "builder", 2),
    ("builder3-points3", "points", 3, FOOD, "builder", 3),
    ("shaman1-stone1", "resource", 1, STONE, "shaman", 1),
    ("shaman1-gold1", "resource", 1, GOLD, "shaman", 1),
    ("shaman1-rollstone", "roll", 2, STONE, "shaman", 1),
    ("shaman2-brick1", "resource", 1, BRICK, "shaman", 2),
    ("shaman2-rollwood", "roll", 2, WOOD, "shaman", 2),
)
TOPS: Final[tuple[str, ...]] = (
    "dice", "food", "resource", "roll", "points", "tool", "agriculture", "extra", "once", "any",
)  # fmt: skip
DICE: Final[i64] = 0
FOOD_CARD: Final[i64] = 1
RESOURCE: Final[i64] = 2
ROLL: Final[i64] = 3
POINTS: Final[i64] = 4
TOOL: Final[i64] = 5
AGRICULTURE: Final[i64] = 6
EXTRA: Final[i64] = 7
ONCE_CARD: Final[i64] = 8
ANY: Final[i64] = 9
SYMBOLS: Final[tuple[str, ...]] = ("pottery", "medicine", "art", "writing", "time", "transport", "music", "weaving")
ROLES: Final[tuple[str, ...]] = ("farmer", "tool_maker", "builder", "shaman")
BOTTOMS: Final[tuple[str, ...]] = (*SYMBOLS, *ROLES)
CARD_NAMES: Final[tuple[str, ...]] = tuple([card[0] for card in CARDS])
TOP: Final = vec[i64]([TOPS.index(card[1]) for card in CARDS])
AMOUNT: Final = vec[i64]([card[2] for card in CARDS])
GIVES: Final = vec[i64]([card[3] for card in CARDS])  # a resource, or food
BOTTOM: Final = vec[i64]([BOTTOMS.index(card[4]) for card in CARDS])
PEOPLE: Final = vec[i64]([card[5] for card in CARDS])

# Building tiles: how many of each, what they cost (wood, brick, stone, gold) or how many pieces of how many kinds.
TILES: Final[tuple[tuple[str, int, tuple[int, ...], int, int, int], ...]] = (
    ("wwb", 1, (2, 1, 0, 0), 3, 3, 2),
    ("wws", 1, (2, 0, 1, 0), 3, 3, 2),
    ("wbb", 1, (1, 2, 0, 0), 3, 3, 2),
    ("wwg", 1, (2, 0, 0, 1), 3, 3, 2),
    ("wss", 1, (1, 0, 2, 0), 3, 3, 2),
    ("bbs", 1, (0, 2, 1, 0), 3, 3, 2),
    ("bbg", 1, (0, 2, 0, 1), 3, 3, 2),
    ("bss", 1, (0, 1, 2, 0), 3, 3, 2),
    ("ssg", 1, (0, 0, 2, 1), 3, 3, 2),
    ("wbs", 2, (1, 1, 1, 0), 3, 3, 3),
    ("wbg", 2, (1, 1, 0, 1), 3, 3, 3),
    ("wsg", 2, (1, 0, 1, 1), 3, 3, 3),
    ("bsg", 2, (0, 1, 1, 1), 3, 3, 3),
    ("4of1", 1, (), 4, 4, 1),
    ("4of2", 1, (), 4, 4, 2),
    ("4of3", 1, (), 4, 4, 3),
    ("4of4", 1, (), 4, 4, 4),
    ("5of1", 1, (), 5, 5, 1),
    ("5of2", 1, (), 5, 5, 2),
    ("5of3", 1, (), 5, 5, 3),
    ("5of4", 1, (), 5, 5, 4),
    ("any", 3, (), 1, 7, 0),
)
FIRST_CHOICE: Final[i64] = 13  # tiles before it have a fixed cost
TILE_NAMES: Final[tuple[str, ...]] = tuple([tile[0] for tile in TILES])
COPIES: Final = vec[i64]([tile[1] for tile in TILES])
COST: Final[tuple[tuple[int, ...], ...]] = tuple([tile[2] for tile in TILES])
LEAST: Final = vec[i64]([tile[3] for tile in TILES])
MOST: Final = vec[i64]([tile[4] for tile in TILES])
EXACT_KINDS: Final = vec[i64]([tile[5] for tile in TILES])  # 0: any

# Points: what they came from.
LEDGER: Final[tuple[str, ...]] = (
    "buildings", "cards", "hunger", "green", "farmers", "tool_makers", "builders", "shamans", "resources",
)  # fmt: skip
ENTRIES: Final[i64] = 9
BUILDINGS: Final[i64] = 0
CARD_POINTS: Final[i64] = 1
HUNGRY: Final[i64] = 2
GREEN: Final[i64] = 3
FARMERS: Final[i64] = 4  # the first of the four roles, in their order
LEFT_OVER: Final[i64] = 8

OPTIONS: Final = {"start": ("random", "first_seat")}
