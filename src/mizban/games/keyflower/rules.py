"""The auction and the use of tiles: stacks, colours, numbers of workers, and what a seat could place.

Workers of several colours are one number, two digits for each colour: 203 is three red and two blue.
"""

from __future__ import annotations

from typing import Final

from mizban.games.keyflower.data import (
    ANY_SKILL,
    ANY_WORKER,
    EFFECTS,
    FIRST_SKILL,
    FIRST_TURN_TILE,
    GREEN,
    KINDS,
    MOST_ON_TILE,
    PER_SEASON,
    SKILL_PRICE,
    SKILLS,
    SUMMER_BOAT_4,
    TURN_TILES,
    WORKER_PRICE,
)
from mizban.games.keyflower.knowledge import skills_of
from mizban.games.keyflower.state import LOTS, NOBODY, NONE, NOWHERE, WORKERS, Keyflower
from mizban.games.keyflower.village import has_boat

ALLOWED: Final = ""
MIXED: Final = WORKERS  # in the place of a colour: several are allowed
DIGITS: Final = 100
POWERS: Final[tuple[int, ...]] = (1, 100, 10_000, 1_000_000)
UNREACHED: Final = -1
ANY_NUMBER: Final = (2 << MOST_ON_TILE) - 2  # of workers on a tile that was not used yet
MASKS: Final = (2 << MOST_ON_TILE) - 1


# Tiles and lots


def lot_of(tile: int) -> int:
    """Where stacks beside a tile of the auction are kept."""
    return tile % PER_SEASON if tile < FIRST_TURN_TILE else PER_SEASON + tile - FIRST_TURN_TILE


def tile_at(state: Keyflower, lot: int) -> int:
    """The tile of a lot in this season."""
    return state.season * PER_SEASON + lot if lot < PER_SEASON else FIRST_TURN_TILE + lot - PER_SEASON


def turn_tiles(state: Keyflower) -> list[int]:
    """The turn order tiles in play; the last one shows the purple worker."""
    return list(range(FIRST_TURN_TILE, FIRST_TURN_TILE + TURN_TILES[state.seats]))


def auction_tiles(state: Keyflower) -> list[int]:
    """All tiles that are bid for, in order."""
    return state.middle + turn_tiles(state)


def workers_on(state: Keyflower, tile: int) -> int:
    """How many workers stand or lie on a tile."""
    at = tile * WORKERS
    on = state.on
    return on[at] + on[at + 1] + on[at + 2] + on[at + 3]


# Stacks


def largest_other(state: Keyflower, seat: int, lot: int) -> int:
    """The largest stack of anybody else beside a tile."""
    at = lot * state.seats
    largest = 0
    for other in range(state.seats):
        if other != seat and state.stacks[at + other] > largest:
            largest = state.stacks[at + other]
    return largest


def leader_at(state: Keyflower, lot: int) -> int:
    """Who has the largest stack beside a tile, or nobody."""
    leader = NOBODY
    largest = 0
    for seat in range(state.seats):
        if state.stacks[lot * state.seats + seat] > largest:
            largest = state.stacks[lot * state.seats + seat]
            leader = seat
    return leader


def stack_colour(state: Keyflower, seat: int, lot: int) -> int:
    """The colour of a stack: the tile's, or its own if it lies."""
    if state.lies[lot] != NONE and has_boat(state, seat, SUMMER_BOAT_4, 0):
        return state.lies[lot]
    return state.colour[tile_at(state, lot)]


def is_losing(state: Keyflower, seat: int, lot: int) -> bool:
    """Whether a seat has a stack beside a tile that is not the largest."""
    size = state.stacks[lot * state.seats + seat]
    return size > 0 and largest_other(state, seat, lot) > size


def losing_lots(state: Keyflower, seat: int) -> list[int]:
    """Where a seat has losing stacks, in order."""
    stacks, seats = state.stacks, state.seats
    return [lot for lot in range(LOTS) if stacks[lot * seats + seat] and is_losing(state, seat, lot)]


def take_stack(state: Keyflower, seat: int, lot: int) -> int:
    """A stack leaves its place, and says how many workers it had; a lying one may now stand up there."""
    at = lot * state.seats + seat
    size = state.stacks[at]
    if state.lies[lot] != NONE and has_boat(state, seat, SUMMER_BOAT_4, 0):
        state.lies[lot] = NONE
    state.stacks[at] = 0
    return size


def stand_up(state: Keyflower, lot: int) -> bool:
    """A lying stack gives the tile its colour once nothing of the old colour is left there."""
    tile = tile_at(state, lot)
    if state.lies[lot] == NONE or workers_on(state, tile):
        return False
    stacks = state.stacks[lot * state.seats : (lot + 1) * state.seats]
    if sum(stacks) != max(stacks):
        return False
    state.colour[tile] = state.lies[lot]
    state.lies[lot] = NONE
    return True


# Bids


def is_on_offer(state: Keyflower, tile: int) -> bool:
    """Whether a tile is bid for in this season."""
    if tile < FIRST_TURN_TILE:
        return tile in state.middle
    return tile - FIRST_TURN_TILE < TURN_TILES[state.seats]


def needed_for(state: Keyflower, seat: int, lot: int) -> int:
    """How many workers a seat must add to have the largest stack."""
    needed = largest_other(state, seat, lot) + 1 - state.stacks[lot * state.seats + seat]
    return needed if needed > 1 else 1


def may_counter(state: Keyflower, seat: int, tile: int) -> bool:
    """Whether boat 4a lets a seat bid with another colour: against a standing red, blue or yellow stack."""
    if not has_boat(state, seat, SUMMER_BOAT_4, 0) or state.colour[tile] in (NONE, GREEN):
        return False
    if tile >= FIRST_TURN_TILE and not state.boat_4a_turn_order:
        return False
    return largest_other(state, seat, lot_of(tile)) > 0


def colour_for_bid(state: Keyflower, seat: int, tile: int) -> int:
    """The one colour with which a seat may bid for a tile, or none if all are allowed."""
    lot = lot_of(tile)
    if state.stacks[lot * state.seats + seat]:
        return stack_colour(state, seat, lot)
    return NONE if may_counter(state, seat, tile) else state.colour[tile]


def bid_colour_fault(state: Keyflower, seat: int, tile: int, colour: int) -> str:
    """The first rule that forbids a bid with this colour."""
    if colour_for_bid(state, seat, tile) in (NONE, colour):
        return ALLOWED
    return "why-stack-colour" if state.stacks[lot_of(tile) * state.seats + seat] else "why-colour"


# Uses


def may_mix(state: Keyflower, seat: int, tile: int) -> bool:
    """Whether boat 4b lets a seat use a tile with any colours: one that has a colour already."""
    return state.colour[tile] != NONE and has_boat(state, seat, SUMMER_BOAT_4, 1)


def use_colour_fault(state: Keyflower, seat: int, tile: int, colour: int) -> str:
    """The first rule that forbids a use with this colour."""
    if state.colour[tile] in (NONE, colour) or may_mix(state, seat, tile):
        return ALLOWED
    return "why-colour"


def window(state: Keyflower, tile: int) -> int:
    """A bit for each number of workers that may use a tile now."""
    room = MOST_ON_TILE - workers_on(state, tile)
    least = state.last[tile] + 1
    if room < least:
        return 0
    return (2 << room) - (1 << least)


def use_number_fault(state: Keyflower, tile: int, number: int) -> str:
    """The first rule that forbids a use with so many workers."""
    if window(state, tile) >> number & 1:
        return ALLOWED
    return "why-too-few" if number <= state.last[tile] else "why-too-many"


def use_fault(state: Keyflower, tile: int) -> str:
    """The first rule that forbids any use of a tile in play."""
    if not EFFECTS[tile]:
        return "why-no-effect"
    return ALLOWED if window(state, tile) else "why-full"


def can_pay_skill(state: Keyflower, seat: int, skill: int) -> bool:
    """Whether a seat has the skill token that something costs."""
    if skill == ANY_SKILL:
        return skills_of(state, seat) > 0
    return state.held[seat * KINDS + FIRST_SKILL + skill] > 0


def held_skills(state: Keyflower, holder: int) -> list[int]:
    """The types of skill token that a holder has."""
    at = holder * KINDS + FIRST_SKILL
    return [skill for skill in range(len(SKILLS)) if state.held[at + skill]]


# Several colours in one number


def count_in(taken: int, colour: int) -> int:
    """How many workers of a colour."""
    return taken // POWERS[colour] % DIGITS


def total_in(taken: int) -> int:
    """How many workers in all."""
    total = 0
    while taken:
        total += taken % DIGITS
        taken //= DIGITS
    return total


def lots_in(joined: int) -> list[int]:
    """The lots of a choice of several stacks, a bit for each."""
    return [lot for lot in range(LOTS) if joined >> lot & 1]


# What a seat could place


def sums(before: int, size: int) -> int:
    """Which numbers of workers can be reached with or without one more stack; a bit for each."""
    return (before | before << size) & MASKS if size <= MOST_ON_TILE else before


def and_singles(before: int, count: int) -> int:
    """Which numbers of workers can be reached with up to so many single ones more."""
    for _ in range(min(count, MOST_ON_TILE)):
        before |= before << 1
    return before & MASKS


class Means:
    """The workers that a seat could place: those left behind its screen and its losing stacks."""

    def __init__(self, state: Keyflower, seat: int, taken: int) -> None:
        self.screen: Final = state.held[seat * KINDS : seat * KINDS + WORKERS]
        if taken:
            for colour in range(WORKERS):
                self.screen[colour] -= count_in(taken, colour)
        self.lots: Final = losing_lots(state, seat)
        self.colours: Final = [stack_colour(state, seat, lot) for lot in self.lots]
        self.sizes: Final = [state.stacks[lot * state.seats + seat] for lot in self.lots]
        self.has_any: Final = len(self.lots) > 0 or max(self.screen) > 0
        self.reached: Final = [UNREACHED] * (WORKERS + 1)  # by colour, once it was worked out

    def in_stacks(self, colour: int, first: int, without: int) -> int:
        """How many workers of a colour are in the stacks from a lot on, but for one lot."""
        total = 0
        for i in range(len(self.lots)):
            if self.colours[i] == colour and self.lots[i] >= first and self.lots[i] != without:
                total += self.sizes[i]
        return total

    def reach(self, choice: Choice, kept: int) -> int:
        """A bit for each number of workers that can still be added, when the stack of one lot is kept."""
        reach = 1
        for i in range(len(self.lots)):
            if self.lots[i] >= choice.first and self.lots[i] != kept and choice.stacks >> self.colours[i] & 1:
                reach = sums(reach, self.sizes[i])
        singles = 0
        for colour in range(WORKERS):
            if choice.singles >> colour & 1:
                singles += self.screen[colour]
        return and_singles(reach, singles)

    def reach_of_any(self) -> int:
        """A bit for each number of workers of one colour, whichever, that can be put together."""
        reached = 0
        for colour in range(WORKERS):
            reached |= self.reach_of(colour)
        return reached

    def reach_of(self, colour: int) -> int:
        """A bit for each number of workers of a colour, or of a mixture, that can be put together; worked out once."""
        if self.reached[colour] == UNREACHED:
            self.reached[colour] = self.reach(FRESH[colour], NOWHERE)
        return self.reached[colour]

    def can_begin(self, colour: int, numbers: int, price: int) -> bool:
        """Whether one of these numbers of a colour can be placed, or of a mixture, and the price paid."""
        if price != NONE:
            return self.can_finish(FRESH[colour], numbers, price)
        return self.reach_of(colour) & numbers != 0

    def can_finish(self, choice: Choice, numbers: int, price: int) -> bool:
        """Whether one of these numbers can still be added, and another worker paid where that is the price."""
        if price == NONE:
            return self.reach(choice, NOWHERE) & numbers != 0
        for colour in range(WORKERS):
            if price in (colour, ANY_WORKER) and self.can_spare(colour, choice, numbers):
                return True
        return False

    def can_spare(self, paid: int, choice: Choice, numbers: int) -> bool:
        """Whether it works out when one worker of this colour, or a whole stack of it, is kept for the price."""
        if self.screen[paid]:
            self.screen[paid] -= 1
            reached = self.reach(choice, NOWHERE) & numbers
            self.screen[paid] += 1
            if reached:
                return True
        for i in range(len(self.lots)):
            is_left = self.colours[i] == paid and not choice.joined >> self.lots[i] & 1
            if is_left and self.reach(choice, self.lots[i]) & numbers:
                return True
        return False


class Choice:
    """How far a choice of workers has come: what may still be added."""

    def __init__(self, singles: int, stacks: int, joined: int, first: int) -> None:
        self.singles: Final = singles  # a bit for each colour of which workers behind the screen may be added
        self.stacks: Final = stacks  # a bit for each colour of which stacks may join
        self.joined: Final = joined  # a bit for each lot whose stack joins
        self.first: Final = first  # the first lot whose stack may still join


FRESH: Final[tuple[Choice, ...]] = (
    *[Choice(1 << colour, 1 << colour, 0, 0) for colour in range(WORKERS)],
    Choice(15, 15, 0, 0),
)


def bid_colours(state: Keyflower, seat: int, tile: int, means: Means) -> list[int]:
    """The colours with which a seat can have the largest stack beside a tile."""
    lot = lot_of(tile)
    needed = needed_for(state, seat, lot)
    bound = colour_for_bid(state, seat, tile)
    colours = range(WORKERS) if bound == NONE else range(bound, bound + 1)
    return [colour for colour in colours if means.screen[colour] + means.in_stacks(colour, 0, lot) >= needed]


def use_colours(state: Keyflower, seat: int, tile: int, means: Means) -> list[int]:
    """The colours with which a seat can use a tile and pay its price; MIXED alone where any may be mixed."""
    numbers = window(state, tile)
    if not numbers or not can_pay_token(state, seat, tile):
        return []
    price = WORKER_PRICE[tile]
    if may_mix(state, seat, tile):
        return [MIXED] if means.can_begin(MIXED, numbers, price) else []
    bound = state.colour[tile]
    if bound != NONE:
        return [bound] if means.can_begin(bound, numbers, price) else []
    return [colour for colour in range(WORKERS) if means.can_begin(colour, numbers, price)]


def can_pay_token(state: Keyflower, seat: int, tile: int) -> bool:
    """Whether a seat has the skill token that the use of a tile costs, if it costs one."""
    return SKILL_PRICE[tile] == NONE or can_pay_skill(state, seat, SKILL_PRICE[tile])


def can_bid(state: Keyflower, seat: int, tile: int, means: Means) -> bool:
    """Whether a seat can bid for a tile: as bid_colours, but quicker."""
    if state.colour[tile] == NONE:
        return means.has_any
    return bool(bid_colours(state, seat, tile, means))


def can_use(state: Keyflower, seat: int, tile: int, means: Means) -> bool:
    """Whether a seat can use a tile in play: as use_colours, but quicker."""
    if not EFFECTS[tile]:
        return False
    if state.colour[tile] == NONE and WORKER_PRICE[tile] == NONE:
        return means.reach_of_any() & ANY_NUMBER != 0 and can_pay_token(state, seat, tile)
    return bool(use_colours(state, seat, tile, means))
