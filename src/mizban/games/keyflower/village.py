"""Villages: where tiles lie, where another fits, how resources travel, and what an upgrade costs.

A cell is one number, 128 times its column plus its row, both counted from the home tile's 64.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.packed import and_more, index_of, with_number
from mizban.games.keyflower.data import (
    ANY_COST,
    COST,
    EDGES,
    GOLD,
    RIVER,
    ROAD,
    SIDE_A,
    SUMMER_BOAT_2,
    SUMMER_BOAT_3,
    TILES,
    UPGRADABLE,
)
from mizban.games.keyflower.state import NOBODY, NOWHERE, RESOURCES, Keyflower, Village

HEX: Final[i64] = 6  # sides
CENTRE: Final[i64] = 64
COLUMN: Final[i64] = 128
HOME_CELL: Final[i64] = CENTRE * COLUMN + CENTRE
OFFSETS: Final = vec[i64]([-1, COLUMN - 1, COLUMN, 1, 1 - COLUMN, -COLUMN])
OPPOSITE: Final = vec[i64]([3, 4, 5, 0, 1, 2])  # by side
ALL_SIDES: Final[i64] = 63

# A frontier cell: which of its sides touch the village, and which of those must be road or river; then its anchor.
ROADS_BIT: Final[i64] = 6
RIVERS_BIT: Final[i64] = 12
ANCHOR_BIT: Final[i64] = 18
WITHOUT_ANCHOR: Final[i64] = (1 << ANCHOR_BIT) - 1
NOTHING: Final[i64] = 0  # asked of a cell that does not touch the village


def cell_at(column: i64, row: i64) -> i64:
    """The cell in a column and a row, counted from the home tile."""
    return (column + CENTRE) * COLUMN + row + CENTRE


def place_of(cell: i64) -> list[int]:
    """The column and the row of a cell."""
    return [column_of(cell), row_of(cell)]


def column_of(cell: i64) -> i64:
    return cell // COLUMN - CENTRE


def row_of(cell: i64) -> i64:
    return cell % COLUMN - CENTRE


def turned(tile: i64, spin: i64, edge: i64) -> i64:
    """A bit for each side of a tile that is such an edge once the tile is turned."""
    sides: i64 = 0
    for side in range(HEX):
        if EDGES[tile * HEX + (side - spin) % HEX] == edge:
            sides |= 1 << side
    return sides


# By tile and by how far it is turned.
ROADS_AT: Final = vec[i64]([turned(tile, spin, ROAD) for tile in range(TILES) for spin in range(HEX)])
RIVERS_AT: Final = vec[i64]([turned(tile, spin, RIVER) for tile in range(TILES) for spin in range(HEX)])


# Owners and sides


def owner_of(state: Keyflower, tile: i64) -> i64:
    """The seat in whose village a tile stands, or nobody."""
    return max(state.where[tile], NOBODY)


def tiles_of(state: Keyflower, seat: i64) -> vec[i64]:
    """The tiles of a seat, its home first."""
    return state.villages[seat].tiles


def home_of(state: Keyflower, seat: i64) -> i64:
    return state.villages[seat].tiles[0]


def side_of(state: Keyflower, tile: i64) -> i64:
    """Which side of a tile is up."""
    return state.backs >> tile & 1


def turn_up(state: Keyflower, tile: i64, side: i64) -> None:
    """A tile shows this side."""
    change = side_of(state, tile) ^ side
    state.backs ^= change << tile  # a literal must not be shifted so far: compiled, it has 32 bits


def has_boat(state: Keyflower, seat: i64, tile: i64, side: i64) -> bool:
    """Whether a seat owns a summer boat with this side up."""
    return state.where[tile] == seat and side_of(state, tile) == side


def has_joker_upgrades(state: Keyflower, seat: i64) -> bool:
    """Whether any resource may stand for any other when a seat upgrades: boat 3a."""
    return has_boat(state, seat, SUMMER_BOAT_3, SIDE_A)


def is_free_of_edges(state: Keyflower, seat: i64) -> bool:
    """Whether fields can be crossed and edges need not match: boat 2a."""
    return has_boat(state, seat, SUMMER_BOAT_2, SIDE_A)


def move_tile(state: Keyflower, tile: i64, where: i64) -> None:
    """A tile goes to the middle or into the box; or it comes to a seat, which must then add it to its village."""
    state.where = with_number(state.where, tile, where)


def add_tile(state: Keyflower, seat: i64, tile: i64) -> None:
    """A tile comes to a seat; it has no place in the village yet."""
    move_tile(state, tile, seat)
    old = state.villages[seat]
    state.villages[seat] = Village(
        and_more(old.tiles, tile),
        and_more(old.cells, NOWHERE),
        and_more(old.spins, 0),
        and_more(old.near, NOWHERE, HEX),
    )


# Placing


def place(state: Keyflower, seat: i64, tile: i64, cell: i64, spin: i64) -> None:
    """A tile of a seat gets its place and its neighbours."""
    old = state.villages[seat]
    index = index_of(old.tiles, tile)
    cells, near = with_number(old.cells, index, cell), old.near[:]
    for side in range(HEX):
        other = index_of(cells, cell + OFFSETS[side])
        if other != NOWHERE:
            near[index * HEX + side] = other
            near[other * HEX + OPPOSITE[side]] = index
    state.villages[seat] = Village(old.tiles, cells, with_number(old.spins, index, spin), near)


@mypyc_attr(acyclic=True, free_list_len=1)
class Frontier:
    """The empty cells around a village: what each asks of a tile, and its lowest anchor."""

    def __init__(self, village: Village) -> None:
        self.cells = vec[i64](capacity=32)
        self.asks = vec[i64](capacity=32)
        for index in range(len(village.tiles)):
            if village.cells[index] != NOWHERE:
                for side in range(HEX):
                    if village.near[index * HEX + side] == NOWHERE:
                        self.touch(village, index, side)

    def touch(self, village: Village, index: i64, side: i64) -> None:
        """A tile of the village touches an empty cell; the lowest anchor names it."""
        cell = village.cells[index] + OFFSETS[side]
        anchor = village.tiles[index] * HEX + side
        asks = touching(form_of(village, index), side)
        at = index_of(self.cells, cell)
        if at < 0:
            self.cells = append(self.cells, cell)
            self.asks = append(self.asks, asks | anchor << ANCHOR_BIT)
        else:
            before = self.asks[at]
            anchor = min(anchor, before >> ANCHOR_BIT)
            self.asks[at] = before & WITHOUT_ANCHOR | asks | anchor << ANCHOR_BIT

    def asks_at(self, cell: i64) -> i64:
        """What a cell asks of a tile; nothing if it does not touch the village."""
        at = index_of(self.cells, cell)
        return self.asks[at] if at >= 0 else NOTHING


def form_of(village: Village, index: i64) -> i64:
    """A tile of a village as it is turned, to look up its edges."""
    return village.tiles[index] * HEX + village.spins[index]


def touching(form: i64, side: i64) -> i64:
    """What a tile, turned so, asks over one of its sides of the cell beyond."""
    bit = i64(1) << OPPOSITE[side]
    if ROADS_AT[form] >> side & 1:
        return bit | bit << ROADS_BIT
    if RIVERS_AT[form] >> side & 1:
        return bit | bit << RIVERS_BIT
    return bit


def frontier_at(village: Village, cell: i64) -> i64:
    """What one empty cell asks of a tile, without its anchor."""
    asks: i64 = 0
    for side in range(HEX):
        index = index_of(village.cells, cell + OFFSETS[side])
        if index != NOWHERE:
            asks |= touching(form_of(village, index), OPPOSITE[side])
    return asks


def fits(tile: i64, spin: i64, asks: i64, free: bool) -> bool:
    """Whether a tile agrees with all neighbours of a frontier cell, or need not."""
    if free:
        return True
    touched = asks & ALL_SIDES
    form = tile * HEX + spin
    return (
        ROADS_AT[form] & touched == asks >> ROADS_BIT & ALL_SIDES
        and RIVERS_AT[form] & touched == asks >> RIVERS_BIT & ALL_SIDES
    )


def spins_at(tile: i64, asks: i64, free: bool) -> vec[i64]:
    """How a tile may be turned on a frontier cell."""
    return vec[i64]([spin for spin in range(HEX) if fits(tile, spin, asks, free)])


def fits_turned(tile: i64, asks: i64, free: bool) -> bool:
    """Whether a tile may be turned so that it fits a frontier cell."""
    return any(fits(tile, spin, asks, free) for spin in range(HEX))


def has_place(tile: i64, around: Frontier, free: bool) -> bool:
    """Whether a tile fits anywhere."""
    return any(fits_turned(tile, asks, free) for asks in around.asks)


def loose_tiles(village: Village) -> vec[i64]:
    """The tiles of a village that have no place yet."""
    return vec[i64]([village.tiles[i] for i in range(len(village.tiles)) if village.cells[i] == NOWHERE])


def cell_of_anchor(village: Village, anchor: i64) -> i64:
    """The cell that a tile and a side of it name."""
    return village.cells[index_of(village.tiles, anchor // HEX)] + OFFSETS[anchor % HEX]


# Transport


def road_sides(village: Village, index: i64) -> i64:
    """A bit for each side over which a road leads from a tile of a village to the next."""
    out = ROADS_AT[form_of(village, index)]
    sides: i64 = 0
    for side in range(HEX):
        other = village.near[index * HEX + side]
        if other != NOWHERE and out >> side & 1 and ROADS_AT[form_of(village, other)] >> OPPOSITE[side] & 1:
            sides |= 1 << side
    return sides


def field_sides(village: Village, index: i64) -> i64:
    """A bit for each side over which the owner of boat 2a may go: all but rivers."""
    water = RIVERS_AT[form_of(village, index)]
    sides: i64 = 0
    for side in range(HEX):
        other = village.near[index * HEX + side]
        if other != NOWHERE and not (water >> side | RIVERS_AT[form_of(village, other)] >> OPPOSITE[side]) & 1:
            sides |= 1 << side
    return sides


def ways_from(state: Keyflower, seat: i64, index: i64) -> i64:
    """A bit for each side over which resources of a seat can leave a tile of its village."""
    village = state.villages[seat]
    return field_sides(village, index) if is_free_of_edges(state, seat) else road_sides(village, index)


def goods_on(state: Keyflower, tile: i64) -> i64:
    """How many resources lie on a tile."""
    at = tile * RESOURCES
    goods = state.goods
    return goods[at] + goods[at + 1] + goods[at + 2] + goods[at + 3]


# Upgrades


def is_on_front(state: Keyflower, tile: i64) -> bool:
    """Whether a tile can still be flipped."""
    return UPGRADABLE[tile] and side_of(state, tile) == 0


def cost_in_all(tile: i64) -> i64:
    """How many resources an upgrade costs."""
    at = tile * RESOURCES
    return COST[at] + COST[at + 1] + COST[at + 2] + COST[at + 3] + ANY_COST[tile]


def has_resources_for(state: Keyflower, tile: i64, jokers: bool) -> bool:
    """Whether the resource part of an upgrade lies on the tile; gold stands for what is missing."""
    if jokers or ANY_COST[tile]:
        return goods_on(state, tile) >= cost_in_all(tile)
    at = tile * RESOURCES
    gold = state.goods[at + GOLD] - COST[at + GOLD]
    for kind in range(GOLD):
        missing = COST[at + kind] - state.goods[at + kind]
        if missing > 0:
            gold -= missing
    return gold >= 0
