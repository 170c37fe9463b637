"""What must hold at every moment of a game, whatever is played; a position that breaks a law is refused.

Here: pieces, villages and the auction. What can lie on the table when, and what is pending, stands in timing.py.
"""

from __future__ import annotations

from typing import Final, Optional

from mypy_extensions import i64

from mizban.core.faults import Fault
from mizban.core.judging import Law
from mizban.core.words import Args, Word
from mizban.games.keyflower.data import (
    ALL_GOODS,
    ALL_PIECES,
    COLOURS,
    EFFECTS,
    FIRST_BOAT,
    FIRST_HOME,
    FIRST_TURN_TILE,
    GOODS,
    GREEN,
    KINDS,
    MOST_ON_TILE,
    NAMES,
    PIECES,
    SIDE_A,
    SIDE_B,
    SUMMER_BOAT_4,
    TILES,
    TURN_TILES,
)
from mizban.games.keyflower.knowledge import aside_of, stock_of
from mizban.games.keyflower.position import pieces_seen
from mizban.games.keyflower.rules import auction_tiles, last_use, lot_of, stacks_beside, workers_on
from mizban.games.keyflower.state import CREW, LYING, NOBODY, NONE, NOWHERE, RESOURCES, Keyflower
from mizban.games.keyflower.timing import TIMELY, place_of_tile
from mizban.games.keyflower.village import (
    HEX,
    OPPOSITE,
    RIVERS_AT,
    ROADS_AT,
    form_of,
    has_boat,
    is_free_of_edges,
    owner_of,
    side_of,
    tiles_of,
)

WHOLE: Final = "position"


# Pieces


def all_pieces(state: Keyflower) -> list[Fault]:
    """Nothing ever leaves the game: 40 workers of three colours, 20 green ones, 16 skill tokens of each type."""
    found: list[Fault] = []
    for kind in range(KINDS):
        number = pieces_seen(state, kind) + state.held[stock_of(state) * KINDS + kind]
        if kind == GREEN:
            number += state.greens
        if number != ALL_PIECES[kind]:
            args: Args = {"number": number, "all": ALL_PIECES[kind], "item": PIECES[kind]}
            found.append(Fault(WHOLE, Word("fault-pieces", args)))
    return found


def all_goods(state: Keyflower) -> list[Fault]:
    """Resources are in the supply or in villages."""
    found: list[Fault] = []
    for good in range(RESOURCES):
        number = sum(list(state.goods)[good::RESOURCES])
        if number != ALL_GOODS[good]:
            args: Args = {"number": number, "all": ALL_GOODS[good], "item": GOODS[good]}
            found.append(Fault(WHOLE, Word("fault-pieces", args)))
    return found


def true_notes(state: Keyflower) -> list[Fault]:
    """What can have been noted down about hidden pieces is true."""
    found: list[Fault] = []
    for at, number in enumerate(state.held):
        if not state.least[at] <= number <= state.most[at]:
            args: Args = {"number": number, "item": PIECES[at % KINDS], "low": state.least[at], "high": state.most[at]}
            found.append(Fault(place_of_holder(state, at // KINDS), Word("fault-noted", args)))
    return found


def place_of_holder(state: Keyflower, holder: int) -> str:
    """Where it is written what a holder has."""
    if holder == stock_of(state):
        return "stock"
    return "aside" if holder == aside_of(state) else f"players[{holder}]"


# Villages


def whole_villages(state: Keyflower) -> list[Fault]:
    """Every village is in one piece, and its edges match unless its owner has boat 2a."""
    found: list[Fault] = []
    for seat in range(state.seats):
        if len(tiles_of(state, seat)) and not is_one_piece(state, seat):
            found.append(Fault(f"players[{seat}].village", Word("fault-apart")))
        if not is_free_of_edges(state, seat):
            for tile, other in mismatches(state, seat):
                found.append(Fault(place_of_tile(state, other), Word("fault-edges", {"tile": NAMES[tile]})))
    return found


def is_one_piece(state: Keyflower, seat: int) -> bool:
    """Whether all tiles that have a place can be reached from the home tile."""
    village = state.villages[seat]
    reached: list[int] = [0]
    for index in reached:
        for other in village.near[index * HEX : (index + 1) * HEX]:
            if other != NOWHERE and other not in reached:
                reached.append(other)
    return len(reached) == len([cell for cell in village.cells if cell != NOWHERE])


def mismatches(state: Keyflower, seat: int) -> list[tuple[int, int]]:
    """Neighbours that do not agree on the edge that they share, each pair once, the one that lay there first before."""
    village = state.villages[seat]
    found: list[tuple[int, int]] = []
    for index in range(len(village.tiles)):
        for side in range(HEX // 2):
            other = village.near[index * HEX + side]
            if other != NOWHERE:
                mine, theirs = form_of(village, index), form_of(village, other)
                roads = ROADS_AT[mine] >> side & 1 == ROADS_AT[theirs] >> OPPOSITE[side] & 1
                rivers = RIVERS_AT[mine] >> side & 1 == RIVERS_AT[theirs] >> OPPOSITE[side] & 1
                if not roads or not rivers:
                    found.append((village.tiles[min(index, other)], village.tiles[max(index, other)]))
    return found


def tiles_in_play(state: Keyflower) -> list[Fault]:
    """Villages have only boats and turn order tiles that are in play with so many players, and one boat each."""
    found: list[Fault] = []
    for seat in range(state.seats):
        boats = [tile for tile in tiles_of(state, seat) if tile >= FIRST_BOAT]
        if len(boats) > 1:
            found.append(Fault(f"players[{seat}].village", Word("fault-two-boats")))
    for tile in range(FIRST_TURN_TILE, TILES):
        number = TURN_TILES[state.seats] if tile < FIRST_HOME else state.seats
        is_home = FIRST_HOME <= tile < FIRST_BOAT
        place = tile - FIRST_TURN_TILE if tile < FIRST_HOME else tile - FIRST_BOAT
        if not is_home and place >= number and owner_of(state, tile) != NOBODY:
            found.append(Fault(place_of_tile(state, tile), Word("fault-not-in-play", {"tile": NAMES[tile]})))
    return found


# Workers on tiles and beside them


def workers_on_tiles(state: Keyflower) -> list[Fault]:
    """At most six workers are on a tile, in ever larger uses, and only where there is something to use."""
    words = [(tile, use_word(state, tile)) for tile in range(TILES)]
    return [Fault(place_of_tile(state, tile), word) for tile, word in words if word is not None]


def use_word(state: Keyflower, tile: i64) -> Optional[Word]:
    """What is wrong with the workers on a tile."""
    number, last = workers_on(state, tile), last_use(state, tile)
    args: Args = {"tile": NAMES[tile], "number": number, "last": last}
    if number > MOST_ON_TILE or last > number or number - last > last * (last - 1) // 2:
        return Word("fault-uses", args)
    if not number:
        return None
    if not EFFECTS[tile]:
        return Word("fault-no-use", args)
    if state.colour[tile] == NONE:
        return Word("fault-no-colour", args)
    own = state.on[tile * CREW + state.colour[tile]]
    is_bid_for = owner_of(state, tile) == NOBODY and stacks_beside(state, lot_of(tile)) > 0
    if number != own and (not can_mix(state) or (not own and not is_bid_for)):
        return Word("fault-colours", {**args, "colour": COLOURS[state.colour[tile]]})
    return None


def can_mix(state: Keyflower) -> bool:
    """Whether somebody has boat 4b, which mixes colours."""
    return owner_of(state, SUMMER_BOAT_4) != NOBODY and side_of(state, SUMMER_BOAT_4) == SIDE_B


def bound_colours(state: Keyflower) -> list[Fault]:
    """A tile has a colour as soon as there is a worker on it or beside it, and not before."""
    found: list[Fault] = []
    lots = list(auction_tiles(state))
    for tile in range(TILES):
        stacks = stacks_beside(state, lot_of(tile)) if tile in lots else i64(0)
        has_workers = workers_on(state, tile) > 0 or stacks > 0
        if state.colour[tile] != NONE and not has_workers:
            found.append(Fault(place_of_tile(state, tile), Word("fault-bound", {"tile": NAMES[tile]})))
        elif stacks and state.colour[tile] == NONE:
            found.append(Fault(place_of_tile(state, tile), Word("fault-no-colour", {"tile": NAMES[tile]})))
    return found


def stacks_of_all(state: Keyflower) -> list[Fault]:
    """No two stacks beside a tile are equal, for each bid was larger than all others."""
    found: list[Fault] = []
    for tile in auction_tiles(state):
        at = lot_of(tile) * state.seats
        sizes = [size for size in state.stacks[at : at + state.seats] if size]
        if len(set(sizes)) != len(sizes):
            found.append(Fault(place_of_tile(state, tile), Word("fault-equal-stacks", {"tile": NAMES[tile]})))
        if state.colour[LYING + lot_of(tile)] != NONE and not can_lie(state, tile):
            found.append(Fault(place_of_tile(state, tile), Word("fault-lying", {"tile": NAMES[tile]})))
    return found


def can_lie(state: Keyflower, tile: i64) -> bool:
    """Whether a stack of another colour can lie beside a tile: that of boat 4a's owner, against red, blue or yellow."""
    lot = lot_of(tile)
    seat = owner_of(state, SUMMER_BOAT_4)
    if seat == NOBODY or not has_boat(state, seat, SUMMER_BOAT_4, SIDE_A) or not state.stacks[lot * state.seats + seat]:
        return False
    if tile >= FIRST_TURN_TILE and not state.boat_4a_turn_order:
        return False
    is_against = stacks_beside(state, lot) > 1 or workers_on(state, tile) > 0
    return is_against and state.colour[tile] not in (NONE, GREEN, state.colour[LYING + lot])


LAWS: Final[tuple[Law, ...]] = (
    *(all_pieces, all_goods, true_notes, whole_villages, tiles_in_play),
    *(workers_on_tiles, bound_colours, stacks_of_all),
    *TIMELY,
)
