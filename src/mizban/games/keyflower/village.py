"""Villages: where tiles lie, where another fits, how resources travel, and what an upgrade costs.

A cell is one number, 128 times its column plus its row, both counted from the home tile's 64.
"""

from __future__ import annotations

from typing import Final

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
from mizban.games.keyflower.state import NOBODY, NOWHERE, RESOURCES, Keyflower

HEX: Final = 6  # sides
CENTRE: Final = 64
COLUMN: Final = 128
HOME_CELL: Final = CENTRE * COLUMN + CENTRE
OFFSETS: Final[tuple[int, ...]] = (-1, COLUMN - 1, COLUMN, 1, 1 - COLUMN, -COLUMN)
ALL_SIDES: Final = 63

# A frontier cell: which of its sides touch the village, and which of those must be road or river; then its anchor.
ROADS_BIT: Final = 6
RIVERS_BIT: Final = 12
ANCHOR_BIT: Final = 18


def cell_at(column: int, row: int) -> int:
    """The cell in a column and a row, counted from the home tile."""
    return (column + CENTRE) * COLUMN + row + CENTRE


def place_of(cell: int) -> list[int]:
    """The column and the row of a cell."""
    return [cell // COLUMN - CENTRE, cell % COLUMN - CENTRE]


def turned(tile: int, spin: int, edge: int) -> int:
    """A bit for each side of a tile that is such an edge once the tile is turned."""
    sides = 0
    for side in range(HEX):
        if EDGES[tile * HEX + (side - spin) % HEX] == edge:
            sides |= 1 << side
    return sides


ROADS_AT: Final[tuple[int, ...]] = tuple([turned(tile, spin, ROAD) for tile in range(TILES) for spin in range(HEX)])
RIVERS_AT: Final[tuple[int, ...]] = tuple([turned(tile, spin, RIVER) for tile in range(TILES) for spin in range(HEX)])


# Owners


def owner_of(state: Keyflower, tile: int) -> int:
    """The seat in whose village a tile stands, or nobody."""
    for seat in range(state.seats):
        if tile in state.tiles[seat]:
            return seat
    return NOBODY


def home_of(state: Keyflower, seat: int) -> int:
    return state.tiles[seat][0]


def has_boat(state: Keyflower, seat: int, tile: int, side: int) -> bool:
    """Whether a seat owns a summer boat with this side up."""
    return state.side[tile] == side and tile in state.tiles[seat]


def has_joker_upgrades(state: Keyflower, seat: int) -> bool:
    """Whether any resource may stand for any other when a seat upgrades: boat 3a."""
    return has_boat(state, seat, SUMMER_BOAT_3, SIDE_A)


def is_free_of_edges(state: Keyflower, seat: int) -> bool:
    """Whether fields can be crossed and edges need not match: boat 2a."""
    return has_boat(state, seat, SUMMER_BOAT_2, SIDE_A)


def add_tile(state: Keyflower, seat: int, tile: int) -> None:
    """A tile comes to a seat; it has no place in the village yet."""
    state.tiles[seat] = [*state.tiles[seat], tile]
    state.cells[seat] = [*state.cells[seat], NOWHERE]
    state.spins[seat] = [*state.spins[seat], 0]
    state.near[seat] = [*state.near[seat], *([NOWHERE] * HEX)]


# Placing


def place(state: Keyflower, seat: int, tile: int, cell: int, spin: int) -> None:
    """A tile of a seat gets its place and its neighbours."""
    tiles = state.tiles[seat]
    index = tiles.index(tile)
    cells, spins, near = state.cells[seat][:], state.spins[seat][:], state.near[seat][:]
    cells[index] = cell
    spins[index] = spin
    for side in range(HEX):
        beside = cell + OFFSETS[side]
        if beside in cells:
            other = cells.index(beside)
            near[index * HEX + side] = tiles[other]
            near[other * HEX + (side + 3) % HEX] = tile
    state.cells[seat], state.spins[seat], state.near[seat] = cells, spins, near


def frontier(state: Keyflower, seat: int) -> dict[int, int]:
    """The empty cells around a village: what each asks of a tile, and its lowest anchor."""
    around: dict[int, int] = {}
    tiles, cells, spins, near = state.tiles[seat], state.cells[seat], state.spins[seat], state.near[seat]
    for index in range(len(tiles)):
        cell = cells[index]
        if cell == NOWHERE:
            continue
        form = tiles[index] * HEX + spins[index]
        for side in range(HEX):
            if near[index * HEX + side] == NOWHERE:
                beside = cell + OFFSETS[side]
                around[beside] = joined(around.get(beside, 0), touching(form, side), tiles[index] * HEX + side)
    return around


def touching(form: int, side: int) -> int:
    """What a tile, turned so, asks over one of its sides of the cell beyond."""
    bit = 1 << (side + 3) % HEX
    if ROADS_AT[form] >> side & 1:
        return bit | bit << ROADS_BIT
    if RIVERS_AT[form] >> side & 1:
        return bit | bit << RIVERS_BIT
    return bit


def frontier_at(state: Keyflower, seat: int, cell: int) -> int:
    """What one empty cell asks of a tile, without its anchor."""
    tiles, cells, spins = state.tiles[seat], state.cells[seat], state.spins[seat]
    asks = 0
    for side in range(HEX):
        beside = cell + OFFSETS[side]
        if beside in cells:
            index = cells.index(beside)
            asks |= touching(tiles[index] * HEX + spins[index], (side + 3) % HEX)
    return asks


def joined(before: int, found: int, anchor: int) -> int:
    """One more side of a frontier cell; the lowest anchor names it."""
    if before and before >> ANCHOR_BIT < anchor:
        anchor = before >> ANCHOR_BIT
    return before & ((1 << ANCHOR_BIT) - 1) | found | anchor << ANCHOR_BIT


def fits(tile: int, spin: int, cell: int, free: bool) -> bool:
    """Whether a tile agrees with all neighbours of a frontier cell, or need not."""
    if free:
        return True
    touched = cell & ALL_SIDES
    form = tile * HEX + spin
    return (
        ROADS_AT[form] & touched == cell >> ROADS_BIT & ALL_SIDES
        and RIVERS_AT[form] & touched == cell >> RIVERS_BIT & ALL_SIDES
    )


def spins_at(tile: int, cell: int, free: bool) -> list[int]:
    """How a tile may be turned on a frontier cell."""
    return [spin for spin in range(HEX) if fits(tile, spin, cell, free)]


def has_place(tile: int, around: dict[int, int], free: bool) -> bool:
    """Whether a tile fits anywhere."""
    for cell in around.values():
        for spin in range(HEX):
            if fits(tile, spin, cell, free):
                return True
    return False


def loose_tiles(state: Keyflower, seat: int) -> list[int]:
    """The tiles of a seat that have no place yet."""
    cells = state.cells[seat]
    return [tile for index, tile in enumerate(state.tiles[seat]) if cells[index] == NOWHERE]


def cell_of_anchor(state: Keyflower, seat: int, anchor: int) -> int:
    """The cell that a tile and a side of it name."""
    return state.cells[seat][state.tiles[seat].index(anchor // HEX)] + OFFSETS[anchor % HEX]


# Transport


def road_sides(state: Keyflower, seat: int, index: int) -> int:
    """A bit for each side over which a road leads from a tile of a village to the next."""
    tiles, spins, near = state.tiles[seat], state.spins[seat], state.near[seat]
    out = ROADS_AT[tiles[index] * HEX + spins[index]]
    sides = 0
    for side in range(HEX):
        if out >> side & 1 and near[index * HEX + side] != NOWHERE:
            other = tiles.index(near[index * HEX + side])
            if ROADS_AT[tiles[other] * HEX + spins[other]] >> (side + 3) % HEX & 1:
                sides |= 1 << side
    return sides


def field_sides(state: Keyflower, seat: int, index: int) -> int:
    """A bit for each side over which the owner of boat 2a may go: all but rivers."""
    tiles, spins, near = state.tiles[seat], state.spins[seat], state.near[seat]
    water = RIVERS_AT[tiles[index] * HEX + spins[index]]
    sides = 0
    for side in range(HEX):
        if not water >> side & 1 and near[index * HEX + side] != NOWHERE:
            other = tiles.index(near[index * HEX + side])
            if not RIVERS_AT[tiles[other] * HEX + spins[other]] >> (side + 3) % HEX & 1:
                sides |= 1 << side
    return sides


def ways_from(state: Keyflower, seat: int, index: int) -> int:
    """A bit for each side over which resources of a seat can leave a tile of its village."""
    return field_sides(state, seat, index) if is_free_of_edges(state, seat) else road_sides(state, seat, index)


def goods_on(state: Keyflower, tile: int) -> int:
    """How many resources lie on a tile."""
    at = tile * RESOURCES
    goods = state.goods
    return goods[at] + goods[at + 1] + goods[at + 2] + goods[at + 3]


# Upgrades


def is_on_front(state: Keyflower, tile: int) -> bool:
    """Whether a tile can still be flipped."""
    return UPGRADABLE[tile] and state.side[tile] == 0


def cost_in_all(tile: int) -> int:
    """How many resources an upgrade costs."""
    at = tile * RESOURCES
    return COST[at] + COST[at + 1] + COST[at + 2] + COST[at + 3] + ANY_COST[tile]


def has_resources_for(state: Keyflower, tile: int, jokers: bool) -> bool:
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
