"""The parts in the box, the board and the limits, as tables.

A table that is indexed has a type without a length: the compiler unpacks others at each use.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

Colour = Literal["red", "orange", "light_grey", "dark_grey"]
COLOURS: Final[tuple[Colour, ...]] = ("red", "orange", "light_grey", "dark_grey")
LETTERS: Final = "ROLD"

# Building cards: one of each colour, and every pair of colours once.
CARDS: Final[tuple[str, ...]] = ("S-R", "S-O", "S-L", "S-D", "D-RO", "D-RL", "D-RD", "D-OL", "D-OD", "D-LD")
HALVES: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,), (0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
FIRST_DOUBLE: Final[i64] = 4

CRESTS: Final[i64] = 3  # storeys are plain, with one crest or with two
STOREYS: Final[tuple[int, ...]] = (11, 3, 2)  # of each colour, by crests
ROOFS: Final = 2

# The board: squares a1 to e5, numbered row by row from the top left.
SIDE: Final = 5
SQUARES: Final = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in "abcde")
WATER: Final = {
    "bottom-right": ("d5", "e4", "e5"),
    "bottom-left": ("a4", "a5", "b5"),
    "top-left": ("a1", "a2", "b1"),
    "top-right": ("d1", "e1", "e2"),
}
CORNERS: Final = tuple(WATER)

# Twenty positions around the edge, clockwise from the top left; the squares in front of each, nearest first.
POSITIONS: Final = tuple(f"P{n}" for n in range(4 * SIDE))
TOP: Final = tuple(tuple(range(column, 25, SIDE)) for column in range(SIDE))
RIGHT: Final = tuple(tuple(range(SIDE * row + 4, SIDE * row - 1, -1)) for row in range(SIDE))
BOTTOM: Final = tuple(line[::-1] for line in TOP[::-1])
LEFT: Final = tuple(line[::-1] for line in RIGHT[::-1])
AROUND: Final[i64] = 20  # positions
LINES: Final = vec[vec[i64]](  # by corner of the water and position
    [
        vec[i64]([square for square in line if SQUARES[square] not in water])
        for water in WATER.values()
        for line in TOP + RIGHT + BOTTOM + LEFT
    ]
)
NEIGHBOURS: Final = vec[vec[i64]](
    [
        vec[i64]([other for other in range(25) if abs(other // 5 - square // 5) + abs(other % 5 - square % 5) == 1])
        for square in range(25)
    ]
)

# By number of players: limits, and where the cards lie at the start (one-colour cards, then each two-colour card).
CARDS_IN_ROW: Final = vec[i64]([0, 0, 4, 3, 4])
ROWS: Final = vec[i64]([0, 0, 5, 4, 5])
SINGLES_START: Final = vec[i64]([0, 0, 0, 1, 0])
DOUBLES_START: Final[tuple[tuple[int, ...], ...]] = ((), (), (1, 1, 1, 2, 2, 3), (2, 2, 3), (1, 1, 1, 2, 2, 3))
LONE_START: Final[i64] = 3  # the far colour of the card here has the first turn
SAME_COLOUR_START: Final[i64] = 2  # at most so often in one row of the starting layout

# Money: what it came from or went to.
LEDGER: Final[tuple[str, ...]] = ("start", "ducat_days", "received", "paid", "towers", "crests")
ENTRIES: Final[i64] = 6
START: Final = 0
DUCAT_DAYS: Final[i64] = 1
RECEIVED: Final[i64] = 2
PAID: Final[i64] = 3
TOWERS: Final[i64] = 4
SHOWN_CRESTS: Final[i64] = 5
START_DUCATS: Final = 10

LAST_TURN: Final[i64] = 400  # our own safeguard against an endless game

OPTIONS: Final = {
    "water": CORNERS,
    "gap_entry_needs_neighbour": ("no", "yes"),
    "colours": tuple("".join(order) for order in permutations(LETTERS)),  # in the order of the seats
}
