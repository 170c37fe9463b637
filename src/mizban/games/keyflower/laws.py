"""What must hold in every state of a game, whatever is played."""

from __future__ import annotations

from typing import Final

from mizban.games.keyflower.data import (
    ALL_GOODS,
    ALL_PIECES,
    BOATS,
    GOODS,
    GREEN,
    KINDS,
    MOST_ON_TILE,
    NAMES,
    PIECES,
    SIDE_B,
    SUMMER_BOAT_4,
    TILES,
)
from mizban.games.keyflower.knowledge import stock_of
from mizban.games.keyflower.position import is_matching, is_one_piece, pieces_seen
from mizban.games.keyflower.rules import auction_tiles, last_use, lot_of, workers_on
from mizban.games.keyflower.state import CREW, LOTS, NOBODY, NONE, RESOURCES, Keyflower
from mizban.games.keyflower.village import goods_on, is_free_of_edges, owner_of, side_of, tiles_of

KEPT: Final = ""


def broken(state: Keyflower) -> str:
    """The first law that is broken, in a sentence; nothing if all hold."""
    for law in (lost_pieces, lost_goods, unknown_pieces, wrong_workers, wrong_stacks, wrong_village, left_behind):
        fault = law(state)
        if fault != KEPT:
            return fault
    return KEPT


def lost_pieces(state: Keyflower) -> str:
    """Nothing ever leaves the game: 40 workers of three colours, 20 green ones, 16 skill tokens of each type."""
    for kind in range(KINDS):
        number = pieces_seen(state, kind) + state.held[stock_of(state) * KINDS + kind]
        if kind == GREEN:
            number += state.greens
        if number != ALL_PIECES[kind]:
            return f"there are {number} {PIECES[kind]} pieces, not {ALL_PIECES[kind]}"
    return KEPT


def lost_goods(state: Keyflower) -> str:
    """Resources are in the supply or in villages, and only on tiles that somebody owns."""
    for good in range(RESOURCES):
        number = sum(list(state.goods)[good::RESOURCES])
        if number != ALL_GOODS[good]:
            return f"there are {number} {GOODS[good]}, not {ALL_GOODS[good]}"
    for tile in range(TILES):
        if owner_of(state, tile) == NOBODY and goods_on(state, tile):
            return f"resources lie on {NAMES[tile]}, which nobody owns"
    return KEPT


def unknown_pieces(state: Keyflower) -> str:
    """What can have been noted down about hidden pieces is true."""
    for at, number in enumerate(state.held):
        if not 0 <= state.least[at] <= number <= state.most[at]:
            return f"{number} {PIECES[at % KINDS]} pieces are not between {state.least[at]} and {state.most[at]}"
    return KEPT


def wrong_workers(state: Keyflower) -> str:
    """At most six workers are on a tile, all of its colour unless boat 4b is in play."""
    is_mixed = owner_of(state, SUMMER_BOAT_4) != NOBODY and side_of(state, SUMMER_BOAT_4) == SIDE_B
    for tile in range(TILES):
        number = workers_on(state, tile)
        if number > MOST_ON_TILE or last_use(state, tile) > number:
            return f"{number} workers on {NAMES[tile]} after a use with {last_use(state, tile)}"
        if number and state.colour[tile] == NONE:
            return f"{NAMES[tile]} is used, but has no colour"
        if not is_mixed and number != state.on[tile * CREW + max(0, state.colour[tile])]:
            return f"workers of several colours are on {NAMES[tile]}"
    return KEPT


def wrong_stacks(state: Keyflower) -> str:
    """Beside each tile at most one stack is the largest; stacks stand beside tiles of the auction only."""
    lots = [lot_of(tile) for tile in auction_tiles(state)]
    for lot in range(LOTS):
        sizes = [size for size in state.stacks[lot * state.seats : (lot + 1) * state.seats] if size]
        if len(set(sizes)) != len(sizes) or (sizes and lot not in lots):
            return f"the stacks of lot {lot} are {sizes}"
    return KEPT


def wrong_village(state: Keyflower) -> str:
    """Every village is in one piece, and its edges match unless its owner has boat 2a."""
    for seat in range(state.seats):
        if len(tiles_of(state, seat)) and not is_one_piece(state, seat):
            return f"the village of seat {seat} is not in one piece"
        if not is_free_of_edges(state, seat) and not is_matching(state, seat):
            return f"two edges in the village of seat {seat} do not match"
    return KEPT


def left_behind(state: Keyflower) -> str:
    """While villages are expanded, no worker is left on or beside a tile, and each player has chosen one boat."""
    if not state.lanes or state.sealed:
        return KEPT
    if any(workers_on(state, tile) for tile in range(TILES)) or any(state.stacks):
        return "a worker is left at the end of a season"
    chosen = sorted(state.emptied)
    if chosen != [NOBODY] * (BOATS - state.seats) + list(range(state.seats)):
        return f"the boats were chosen by {chosen}"
    return KEPT
