"""What a seat could place: workers from behind its screen and losing stacks, put together for a bid or a use."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.packed import total
from mizban.games.keyflower.data import ANY_WORKER, KINDS, MOST_ON_TILE, WORKER_PRICE
from mizban.games.keyflower.packing import count_in
from mizban.games.keyflower.rules import (
    can_pay_token,
    colour_for_bid,
    losing_lots,
    lot_of,
    may_mix,
    needed_for,
    stack_colour,
    window,
)
from mizban.games.keyflower.state import NONE, NOWHERE, WORKERS, Keyflower

MIXED: Final[i64] = WORKERS  # in the place of a colour: several are allowed
ANY_COLOUR: Final[i64] = WORKERS + 1  # in the place of a colour: one alone, whichever
UNREACHED: Final[i64] = -1
ANY_NUMBER: Final[i64] = (2 << MOST_ON_TILE) - 2  # of workers on a tile that was not used yet
MASKS: Final[i64] = (2 << MOST_ON_TILE) - 1


def sums(before: i64, size: i64) -> i64:
    """Which numbers of workers can be reached with or without one more stack; a bit for each."""
    return (before | before << size) & MASKS if size <= MOST_ON_TILE else before


def and_singles(before: i64, count: i64) -> i64:
    """Which numbers of workers can be reached with up to so many single ones more."""
    for _i in range(min(count, MOST_ON_TILE)):  # a plain _ would be boxed
        before |= before << 1
    return before & MASKS


@mypyc_attr(acyclic=True, free_list_len=1)
class Means:
    """The workers that a seat could place: those left behind its screen and its losing stacks."""

    def __init__(self, state: Keyflower, seat: i64, taken: i64) -> None:
        self.screen: Final = state.held[seat * KINDS : seat * KINDS + WORKERS]
        if taken:
            for colour in range(WORKERS):
                self.screen[colour] -= count_in(taken, colour)
        self.lots: Final = losing_lots(state, seat)
        self.colours: Final = vec[i64]([stack_colour(state, seat, lot) for lot in self.lots])
        self.sizes: Final = vec[i64]([state.stacks[lot * state.seats + seat] for lot in self.lots])
        self.reached: Final = vec[i64]([UNREACHED] * (WORKERS + 2))  # by colour, once it was worked out

    def has_any(self) -> bool:
        """Whether there is a worker at all."""
        return len(self.lots) > 0 or total(self.screen) > 0

    def in_all(self, colour: i64, without: i64) -> i64:
        """How many workers of a colour there are, but for the stack of one lot."""
        return self.screen[colour] + self.in_stacks(colour, 0, without)

    def in_stacks(self, colour: i64, first: i64, without: i64) -> i64:
        """How many workers of a colour are in the stacks from a lot on, but for one lot."""
        number: i64 = 0
        for i in range(len(self.lots)):
            if self.colours[i] == colour and self.lots[i] >= first and self.lots[i] != without:
                number += self.sizes[i]
        return number

    def reach(self, choice: Choice, kept: i64) -> i64:
        """A bit for each number of workers that can still be added, when the stack of one lot is kept."""
        reach: i64 = 1
        for i in range(len(self.lots)):
            if self.lots[i] >= choice.first and self.lots[i] != kept and choice.stacks >> self.colours[i] & 1:
                reach = sums(reach, self.sizes[i])
        singles: i64 = 0
        for colour in range(WORKERS):
            if choice.singles >> colour & 1:
                singles += self.screen[colour]
        return and_singles(reach, singles)

    def reach_of(self, colour: i64) -> i64:
        """A bit for each number of workers of a colour, of any one or of a mixture, that can be put together."""
        if self.reached[colour] == UNREACHED:  # it is worked out once
            self.reached[colour] = self.reach_of_any() if colour == ANY_COLOUR else self.reach(FRESH[colour], NOWHERE)
        return self.reached[colour]

    def reach_of_any(self) -> i64:
        """A bit for each number of workers of one colour, whichever, that can be put together."""
        reached: i64 = 0
        for colour in range(WORKERS):
            reached |= self.reach_of(colour)
        return reached

    def can_begin(self, colour: i64, numbers: i64, price: i64) -> bool:
        """Whether one of these numbers of a colour can be placed, of any one or of a mixture, and the price paid."""
        if price == NONE:
            return self.reach_of(colour) & numbers != 0
        if colour != ANY_COLOUR:
            return self.can_finish(FRESH[colour], numbers, price)
        return any(self.can_finish(FRESH[each], numbers, price) for each in range(WORKERS))

    def can_finish(self, choice: Choice, numbers: i64, price: i64) -> bool:
        """Whether one of these numbers can still be added, and another worker paid where that is the price."""
        if price == NONE:
            return self.reach(choice, NOWHERE) & numbers != 0
        for colour in range(WORKERS):
            if price in (colour, ANY_WORKER) and self.can_spare(colour, choice, numbers):
                return True
        return False

    def can_spare(self, paid: i64, choice: Choice, numbers: i64) -> bool:
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


@mypyc_attr(acyclic=True, free_list_len=1)
class Choice:
    """How far a choice of workers has come: what may still be added."""

    def __init__(self, singles: i64, stacks: i64, joined: i64, first: i64) -> None:
        self.singles: Final = singles  # a bit for each colour of which workers behind the screen may be added
        self.stacks: Final = stacks  # a bit for each colour of which stacks may join
        self.joined: Final = joined  # a bit for each lot whose stack joins
        self.first: Final = first  # the first lot whose stack may still join


FRESH: Final[tuple[Choice, ...]] = (
    *[Choice(1 << colour, 1 << colour, 0, 0) for colour in range(WORKERS)],
    Choice(15, 15, 0, 0),
)


# Bids


def bid_colours(state: Keyflower, seat: i64, tile: i64, means: Means) -> vec[i64]:
    """The colours with which a seat can have the largest stack beside a tile."""
    bound = colour_for_bid(state, seat, tile)
    needed = needed_for(state, seat, lot_of(tile))
    return vec[i64](
        [
            colour
            for colour in range(WORKERS)
            if bound in (NONE, colour) and means.in_all(colour, lot_of(tile)) >= needed
        ]
    )


def can_bid(state: Keyflower, seat: i64, tile: i64, means: Means) -> bool:
    """Whether a seat can bid for a tile: as bid_colours, but quicker."""
    if state.colour[tile] == NONE:
        return means.has_any()
    bound = colour_for_bid(state, seat, tile)
    if bound == NONE:
        return len(bid_colours(state, seat, tile, means)) > 0
    return means.in_all(bound, lot_of(tile)) >= needed_for(state, seat, lot_of(tile))


# Uses


def use_colours(state: Keyflower, seat: i64, tile: i64, means: Means) -> vec[i64]:
    """The colours with which a seat can use a tile and pay its price."""
    numbers, price, bound = window(state, tile), WORKER_PRICE[tile], state.colour[tile]
    if not numbers or not can_pay_token(state, seat, tile):
        return vec[i64]()
    return vec[i64](
        [colour for colour in range(WORKERS) if bound in (NONE, colour) and means.can_begin(colour, numbers, price)]
    )


def can_use(state: Keyflower, seat: i64, tile: i64, means: Means) -> bool:
    """Whether a seat can use a tile in play that has an effect, with one colour or where any may be mixed."""
    price, bound = WORKER_PRICE[tile], state.colour[tile]
    if not can_pay_token(state, seat, tile):
        return False
    if bound == NONE:
        return means.can_begin(ANY_COLOUR, ANY_NUMBER, price)
    numbers = window(state, tile)
    return numbers != 0 and means.can_begin(MIXED if may_mix(state, seat, tile) else bound, numbers, price)
