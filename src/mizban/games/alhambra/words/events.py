"""What each event tells, how that is said, and the things that it is about. Slots count from 1."""

from __future__ import annotations

from typing import Final

from mizban.core.words import Events, FromOne, Names
from mizban.games.alhambra.data import CARDS, CURRENCIES, TILES, TYPES

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "offered": ("tile", "slot"),
    "imaginary_tile": ("tile",),
    "dealt": ("seat", "card"),
    "starts": ("seat",),
    "laid": ("card",),
    "took": ("seat", "card"),
    "paid": ("seat", "card"),
    "bought": ("seat", "tile", "total", "price"),
    "exact": ("seat",),
    "removed": ("seat", "tile"),
    "swapped": ("seat", "tile", "x", "y"),
    "finished": ("seat",),
    "passed": ("seat",),
    "built": ("seat", "tile", "x", "y"),
    "reserved": ("seat", "tile"),
    "given_away": ("seat", "tile"),
    "scoring_card": ("round",),
    "scoring": ("round",),
    "building_points": ("seat", "building", "points"),
    "imaginary_points": ("building", "points"),
    "wall_points": ("seat", "points"),
    "stalled": ("count",),
    "last_turn": (),
    "left_over": ("seat", "tile", "total", "currency"),
}
NAMES: Final[dict[str, Names]] = {
    "tile": TILES,
    "card": CARDS,
    "currency": CURRENCIES,
    "building": TYPES,
    "slot": FromOne(),
}
THINGS: Final[dict[str, tuple[str, ...]]] = {
    "offered": ("tile:{tile}", "slot:{slot}"),
    "imaginary_tile": ("tile:{tile}", "imaginary"),
    "dealt": ("hand:{card}", "alhambra:{seat}"),  # the display and all hands may hold equal cards
    "laid": ("open:{card}",),
    "took": ("hand:{card}", "alhambra:{seat}"),
    "paid": ("hand:{card}", "alhambra:{seat}"),
    "bought": ("tile:{tile}", "alhambra:{seat}"),
    "removed": ("tile:{tile}", "alhambra:{seat}"),
    "swapped": ("tile:{tile}", "alhambra:{seat}"),
    "built": ("tile:{tile}", "alhambra:{seat}"),
    "reserved": ("tile:{tile}", "alhambra:{seat}"),
    "given_away": ("tile:{tile}", "imaginary"),
    "building_points": ("type:{building}", "alhambra:{seat}"),
    "imaginary_points": ("type:{building}", "imaginary"),
    "wall_points": ("type:walls", "alhambra:{seat}"),
    "left_over": ("tile:{tile}", "alhambra:{seat}"),
}
SAID: Final = Events(EVENTS, NAMES, THINGS, hidden=("card",), own=("hand",))
