"""What a seat could place: workers from behind its screen and losing stacks, put together for a bid or a use."""

from __future__ import annotations

from typing import Final

from mizban.games.keyflower.data import ANY_WORKER, EFFECTS, KINDS, MOST_ON_TILE, WORKER_PRICE
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

MIXED: Final = WORKERS  # in the place of a colour: several are allowed
UNREACHED: Final = -1
ANY_NUMBER: Final = (2 << MOST_ON_TILE) - 2  # of workers on a tile that was not used yet
MASKS: Final = (2 << MOST_ON_TILE) - 1


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
