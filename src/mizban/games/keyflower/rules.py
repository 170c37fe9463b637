"""The auction and the use of tiles: stacks, bids, colours, numbers of workers."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mizban.core.packed import span
from mizban.games.keyflower.data import (
    ANY_SKILL,
    EFFECTS,
    FIRST_BOAT,
    FIRST_SKILL,
    FIRST_TURN_TILE,
    GREEN,
    KINDS,
    MOST_ON_TILE,
    OVER,
    PER_SEASON,
    SIDE_A,
    SIDE_B,
    SKILL_PRICE,
    SUMMER_BOAT_4,
    TURN_TILES,
)
from mizban.games.keyflower.knowledge import skills_of
from mizban.games.keyflower.state import (
    CREW,
    IN_MIDDLE,
    LAST_USE,
    LOTS,
    LYING,
    NOBODY,
    NONE,
    Keyflower,
)
from mizban.games.keyflower.village import has_boat, owner_of

ALLOWED: Final = ""


# Tiles and lots


def lot_of(tile: i64) -> i64:
    """Where stacks beside a tile of the auction are kept."""
    return tile % PER_SEASON if tile < FIRST_TURN_TILE else PER_SEASON + tile - FIRST_TURN_TILE


def tile_at(state: Keyflower, lot: i64) -> i64:
    """The tile of a lot in this season."""
    return first_tile(state) + lot if lot < PER_SEASON else FIRST_TURN_TILE + lot - PER_SEASON


def first_tile(state: Keyflower) -> i64:
    """The first of the season's twelve tiles."""
    return state.season % OVER * PER_SEASON


def turn_tiles(state: Keyflower) -> vec[i64]:
    """The turn order tiles in play; the last one shows the purple worker."""
    return span(FIRST_TURN_TILE, FIRST_TURN_TILE + TURN_TILES[state.seats])


def turn_tiles_left(state: Keyflower) -> vec[i64]:
    """The turn order tiles that nobody has won; they are in the box once all boats are taken, at the end of winter."""
    if state.season == OVER or all(owner_of(state, FIRST_BOAT + boat) != NOBODY for boat in range(state.seats)):
        return vec[i64]()
    return vec[i64]([tile for tile in turn_tiles(state) if owner_of(state, tile) == NOBODY])


def middle_tiles(state: Keyflower) -> vec[i64]:
    """The season's tiles on offer, in order."""
    first = first_tile(state)
    return vec[i64]([tile for tile in range(first, first + PER_SEASON) if state.where[tile] == IN_MIDDLE])


def auction_tiles(state: Keyflower) -> vec[i64]:
    """All tiles that are bid for, in order."""
    tiles = middle_tiles(state)
    for tile in turn_tiles(state):
        tiles = append(tiles, tile)
    return tiles


def is_in_play(state: Keyflower, tile: i64) -> bool:
    """Whether a tile lies in the middle or in a village."""
    return is_on_offer(state, tile) or owner_of(state, tile) != NOBODY


def workers_on(state: Keyflower, tile: i64) -> i64:
    """How many workers stand or lie on a tile."""
    at = tile * CREW
    on = state.on
    return on[at] + on[at + 1] + on[at + 2] + on[at + 3]


def last_use(state: Keyflower, tile: i64) -> i64:
    """With how many workers a tile was used last in this season."""
    return state.on[tile * CREW + LAST_USE]


# Stacks


def largest_other(state: Keyflower, seat: i64, lot: i64) -> i64:
    """The largest stack of anybody else beside a tile."""
    stacks, at = state.stacks, lot * state.seats
    largest: i64 = 0
    for other in range(state.seats):
        if other != seat and stacks[at + other] > largest:
            largest = stacks[at + other]
    return largest


def leader_at(state: Keyflower, lot: i64) -> i64:
    """Who has the largest stack beside a tile, or nobody."""
    leader = NOBODY
    largest: i64 = 0
    for seat in range(state.seats):
        if state.stacks[lot * state.seats + seat] > largest:
            largest = state.stacks[lot * state.seats + seat]
            leader = seat
    return leader


def stack_colour(state: Keyflower, seat: i64, lot: i64) -> i64:
    """The colour of a stack: the tile's, or its own if it lies."""
    if state.colour[LYING + lot] != NONE and has_boat(state, seat, SUMMER_BOAT_4, SIDE_A):
        return state.colour[LYING + lot]
    return state.colour[tile_at(state, lot)]


def is_losing(state: Keyflower, seat: i64, lot: i64) -> bool:
    """Whether a seat has a stack beside a tile that is not the largest."""
    size = state.stacks[lot * state.seats + seat]
    return size > 0 and largest_other(state, seat, lot) > size


def losing_lots(state: Keyflower, seat: i64) -> vec[i64]:
    """Where a seat has losing stacks, in order."""
    stacks, seats = state.stacks, state.seats
    return vec[i64]([lot for lot in range(LOTS) if stacks[lot * seats + seat] > 0 and is_losing(state, seat, lot)])


def take_stack(state: Keyflower, seat: i64, lot: i64) -> i64:
    """A stack leaves its place, and says how many workers it had; a lying one may now stand up there."""
    at = lot * state.seats + seat
    size = state.stacks[at]
    if state.colour[LYING + lot] != NONE and has_boat(state, seat, SUMMER_BOAT_4, SIDE_A):
        state.colour[LYING + lot] = NONE
    state.stacks[at] = 0
    return size


def stacks_beside(state: Keyflower, lot: i64) -> i64:
    """How many stacks are beside a tile."""
    number: i64 = 0
    for seat in range(state.seats):
        if state.stacks[lot * state.seats + seat]:
            number += 1
    return number


def stand_up(state: Keyflower, lot: i64) -> bool:
    """A lying stack gives the tile its colour once nothing of the old colour is left there."""
    tile = tile_at(state, lot)
    if state.colour[LYING + lot] == NONE or workers_on(state, tile):
        return False
    if stacks_beside(state, lot) > 1:
        return False
    state.colour[tile] = state.colour[LYING + lot]
    state.colour[LYING + lot] = NONE
    return True


# Bids


def is_on_offer(state: Keyflower, tile: i64) -> bool:
    """Whether a tile is bid for in this season."""
    if tile < FIRST_TURN_TILE:
        return state.where[tile] == IN_MIDDLE
    return tile - FIRST_TURN_TILE < TURN_TILES[state.seats]


def needed_for(state: Keyflower, seat: i64, lot: i64) -> i64:
    """How many workers a seat must add to have the largest stack."""
    return max(i64(1), largest_other(state, seat, lot) + 1 - state.stacks[lot * state.seats + seat])


def may_counter(state: Keyflower, seat: i64, tile: i64) -> bool:
    """Whether boat 4a lets a seat bid with another colour: against a standing red, blue or yellow stack."""
    if not has_boat(state, seat, SUMMER_BOAT_4, SIDE_A) or state.colour[tile] in (NONE, GREEN):
        return False
    if tile >= FIRST_TURN_TILE and not state.boat_4a_turn_order:
        return False
    return largest_other(state, seat, lot_of(tile)) > 0


def colour_for_bid(state: Keyflower, seat: i64, tile: i64) -> i64:
    """The one colour with which a seat may bid for a tile, or none if all are allowed."""
    lot = lot_of(tile)
    if state.stacks[lot * state.seats + seat]:
        return stack_colour(state, seat, lot)
    return NONE if may_counter(state, seat, tile) else state.colour[tile]


def bid_colour_fault(state: Keyflower, seat: i64, tile: i64, colour: i64) -> str:
    """The first rule that forbids a bid with this colour."""
    if colour_for_bid(state, seat, tile) in (NONE, colour):
        return ALLOWED
    return "why-stack-colour" if state.stacks[lot_of(tile) * state.seats + seat] else "why-colour"


# Uses


def may_mix(state: Keyflower, seat: i64, tile: i64) -> bool:
    """Whether boat 4b lets a seat use a tile with any colours: one that has a colour already."""
    return state.colour[tile] != NONE and has_boat(state, seat, SUMMER_BOAT_4, SIDE_B)


def use_colour_fault(state: Keyflower, seat: i64, tile: i64, colour: i64) -> str:
    """The first rule that forbids a use with this colour."""
    if state.colour[tile] in (NONE, colour) or may_mix(state, seat, tile):
        return ALLOWED
    return "why-colour"


def window(state: Keyflower, tile: i64) -> i64:
    """A bit for each number of workers that may use a tile now."""
    room = MOST_ON_TILE - workers_on(state, tile)
    least = last_use(state, tile) + 1
    if room < least:
        return 0
    return (i64(2) << room) - (i64(1) << least)


def use_number_fault(state: Keyflower, tile: i64, number: i64) -> str:
    """The first rule that forbids a use with so many workers."""
    if number <= MOST_ON_TILE and window(state, tile) >> number & 1:
        return ALLOWED
    return "why-too-few" if number <= last_use(state, tile) else "why-too-many"


def use_fault(state: Keyflower, tile: i64) -> str:
    """The first rule that forbids any use of a tile in play."""
    if not EFFECTS[tile]:
        return "why-no-effect"
    return ALLOWED if window(state, tile) else "why-full"


def can_pay_skill(state: Keyflower, seat: i64, skill: i64) -> bool:
    """Whether a seat has the skill token that something costs."""
    if skill == ANY_SKILL:
        return skills_of(state, seat) > 0
    return state.held[seat * KINDS + FIRST_SKILL + skill] > 0


def held_skills(state: Keyflower, holder: i64) -> vec[i64]:
    """The types of skill token that a holder has."""
    at = holder * KINDS + FIRST_SKILL
    return vec[i64]([skill for skill in range(KINDS - FIRST_SKILL) if state.held[at + skill]])


def can_pay_token(state: Keyflower, seat: i64, tile: i64) -> bool:
    """Whether a seat has the skill token that the use of a tile costs, if it costs one."""
    return SKILL_PRICE[tile] == NONE or can_pay_skill(state, seat, SKILL_PRICE[tile])
