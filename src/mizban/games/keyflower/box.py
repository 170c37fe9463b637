"""What is printed on the tiles, for boards that draw them."""

from __future__ import annotations

from typing import Final

from mizban.core.game import Plain
from mizban.games.keyflower.data import (
    BARN,
    BARN_POINTS,
    FIRST_BOAT,
    FIRST_HOME,
    FIRST_SUMMER_BOAT,
    FIRST_TURN_TILE,
    NAMES,
    PER_SEASON,
    SCORED,
    SEASONS,
    STOCK_POINTS,
    SUMMER_BOAT_4,
    TABLE,
    TIMBER_YARD,
)

# What a tile scores points for; none of something means that its number does not matter.
EACH: Final = {
    "timber_yard": "1 wood",
    "stone_yard": "1 stone",
    "blacksmith": "1 iron",
    "barn": "1 any",
    "apothecary": "5 worker",
    "craftsmans_guild": "1 red 1 blue 1 yellow",
    "jeweller": "1 gold",
    "key_guild": "5 token",
    "key_market": "1 green",
    "scholar": "1 token",
    "mercers_guild": "1 iron 1 stone 1 wood",
    "scribes": "1 anvil 1 pickaxe 1 saw",
    "village_hall": "1 worker",
    "watermill": "1 any",
    "windmill": "5 any",
    "turn_order_1": "1 tile",
    "turn_order_2": "1 tile",
    "turn_order_3": "1 tile",
    "turn_order_4": "1 tile",
    "boat_keyflower": "0 step",
    "boat_sea_bastion": "1 loop",
    "boat_sea_breese": "1 boat",
    "boat_white_wind": "1 worker",
}
# What a boat does for its owner all the time, on each side.
HELP: Final = {
    "summer_boat_1": ("2 worker", "1 green"),
    "summer_boat_2": ("0 step 0 tile", "0 step 0 step 0 upgrade 0 upgrade"),
    "summer_boat_3": ("1 any 0 upgrade", "1 any 1 flower"),
    "summer_boat_4": ("1 red 1 yellow", "1 blue 1 green"),
    "boat_flipper": ("0 upgrade", "0 upgrade"),
}
LONGEST_LINE: Final = 2  # points for each boat of the Sea Breese, as far as they are drawn


def land_of(tile: int) -> str:
    """The kind of country that a tile shows."""
    if tile >= FIRST_BOAT or FIRST_SUMMER_BOAT <= tile <= SUMMER_BOAT_4:
        return "boat"
    if tile >= FIRST_TURN_TILE:
        return "home" if tile >= FIRST_HOME else "order"
    return SEASONS[tile // PER_SEASON]


def points_for_each(tile: int) -> tuple[int, ...]:
    """The points for each of what a tile scores, by side."""
    if TIMBER_YARD <= tile < BARN:
        return STOCK_POINTS
    if tile == BARN:
        return BARN_POINTS
    points = LONGEST_LINE if NAMES[tile] == "boat_sea_breese" else SCORED.get(NAMES[tile], 1)
    return points, points


def side_of(tile: int, side: int) -> Plain:
    """What one side gives and scores."""
    row, name = TABLE[tile], NAMES[tile]
    return {
        "gives": (row[4], row[6])[side],
        "points": (row[5], row[7])[side],
        "help": HELP[name][side] if name in HELP else "",
        "for_each": points_for_each(tile)[side] if name in EACH else 0,
    }


def printed(tile: int) -> Plain:
    """Both sides of a tile, and what they share; edges clockwise from the top: R road, ~ river."""
    row = TABLE[tile]
    return {
        "land": land_of(tile),
        "edges": row[1],
        "price": row[2],
        "cost": row[3],
        "each": EACH.get(row[0], ""),
        "front": side_of(tile, 0),
        "back": side_of(tile, 1),
    }


BOX: Final[Plain] = {"tiles": {NAMES[tile]: printed(tile) for tile in range(len(NAMES))}}
