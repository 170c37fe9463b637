"""The fifty-four building tiles, the money and the numbers of the rule book, as tables."""

from __future__ import annotations

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

Building = Literal["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]
Currency = Literal["yellow", "green", "blue", "orange"]
Side = Literal["N", "E", "S", "W"]

# Buildings, cheapest type first: the price of each tile, with a letter where a price repeats, and its walls.
BOX: Final[dict[Building, str]] = {
    "pavilion": "2 NEW, 3 SW, 4 ES, 5 NW, 6 N, 7 E, 8 -",
    "seraglio": "3 ESW, 4 NE, 5 SW, 6 ES, 7 W, 8 S, 9 -",
    "arcades": "4 NES, 5 NW, 6a NE, 6b SW, 7 ES, 8a N, 8b E, 9 -, 10 -",
    "chambers": "5 NSW, 6 ES, 7a NE, 7b SW, 8 NW, 9a S, 9b W, 10 -, 11 -",
    "garden": "6 ESW, 7 NSW, 8a NE, 8b NW, 8c SW, 9 E, 10a N, 10b W, 10c -, 11 -, 12 S",
    "tower": "7 NEW, 8 NES, 9a NE, 9b NW, 9c ES, 10 W, 11a N, 11b S, 11c -, 12 -, 13 E",
}
TYPES: Final[tuple[Building, ...]] = tuple(BOX)
SIDES: Final[tuple[Side, ...]] = ("N", "E", "S", "W")  # clockwise; a tile is never rotated

_tiles: Final = [(kind, *entry.split()) for kind, entries in BOX.items() for entry in entries.split(", ")]

# By tile; the last one stands for every player's start tile.
TILES: Final[tuple[str, ...]] = (*(f"{kind}-{price}" for kind, price, _ in _tiles), "fountain")
TYPE: Final = vec[i64]([TYPES.index(kind) for kind, _, _ in _tiles])
PRICE: Final = vec[i64]([int(price.rstrip("abc")) for _, price, _ in _tiles])
WALLS: Final = vec[i64](
    [sum([1 << SIDES.index(side) for side in walls.strip("-")]) for walls in [*[walls for *_, walls in _tiles], "-"]]
)
BUILDINGS: Final[i64] = 54
FOUNTAIN: Final[i64] = BUILDINGS

# Money: a card is its currency times nine plus its value less one.
CURRENCIES: Final[tuple[Currency, ...]] = ("yellow", "green", "blue", "orange")  # also the market slots, in this order
VALUES: Final[i64] = 9
MONEY: Final[i64] = 36
CARDS: Final[tuple[str, ...]] = tuple(f"{colour}-{value}" for colour in CURRENCIES for value in range(1, VALUES + 1))
COPIES: Final = vec[i64]([0, 0, 2, 3, 3, 3, 3])  # of each card, by the number of players

SLOTS: Final[i64] = 4
DISPLAY: Final[i64] = 4
START_MONEY: Final[i64] = 20
TAKE_AT_MOST: Final[i64] = 5  # the sum of several cards
PILES: Final[i64] = 5
SCORING_CARDS: Final = 2
IDLE_LAPS: Final[i64] = 50  # our own safeguard: so many laps in which nobody buys end the game

OPTIONS: Final = {"open_hands": ("no", "yes")}

# Scoring: by round and type, the points of each place that is paid.
ROUNDS: Final = 3
POINTS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    ((1,), (2,), (3,), (4,), (5,), (6,)),
    ((8, 1), (9, 2), (10, 3), (11, 4), (12, 5), (13, 6)),
    ((16, 8, 1), (17, 9, 2), (18, 10, 3), (19, 11, 4), (20, 12, 5), (21, 13, 6)),
)
LEDGER: Final[tuple[str, ...]] = (*TYPES, "walls")
ENTRIES: Final[i64] = 7
WALL: Final[i64] = 6

# Two players: tiles for the imaginary player.
GIVEN_AT_START: Final = 6
GIVEN_AFTER_FIRST: Final[i64] = 6
GIVEN_SHARE: Final[i64] = 3  # after round 2 one of so many that are left in the bag
