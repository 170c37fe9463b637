"""Why a bid or a use with certain workers is not possible: the first rule that forbids it."""

from __future__ import annotations

from typing import Final, Optional

from mizban.core.words import Word
from mizban.games.keyflower.data import COLOURS, KINDS, MOST_ON_TILE, NAMES
from mizban.games.keyflower.means import FRESH, MIXED, Means
from mizban.games.keyflower.packing import POWERS, count_in
from mizban.games.keyflower.rules import (
    ALLOWED,
    bid_colour_fault,
    can_pay_token,
    colour_for_bid,
    is_in_play,
    is_losing,
    is_on_offer,
    largest_other,
    last_use,
    lot_of,
    may_mix,
    needed_for,
    stack_colour,
    use_colour_fault,
    use_fault,
    use_number_fault,
    window,
)
from mizban.games.keyflower.state import NONE, WORKERS, Keyflower
from mizban.games.keyflower.steps.auction import USE, Join
from mizban.games.keyflower.words.common import STACK_IN, WORKER_IN, about


class Said:
    """Workers from behind the screen by colour, and losing stacks by their tiles."""

    def __init__(self, words: list[str]) -> None:
        self.workers: Final = [0] * WORKERS
        self.stacks: Final[list[int]] = []
        self.others = 0  # words that are neither
        for word in words:
            if word in WORKER_IN:
                self.workers[WORKER_IN[word]] += 1
            elif word in STACK_IN:
                self.stacks.append(STACK_IN[word])
            else:
                self.others += 1

    def add(self, taken: int, stacks: list[int]) -> None:
        """What was chosen before."""
        for colour in range(WORKERS):
            self.workers[colour] += count_in(taken, colour)
        self.stacks.extend(stacks)

    def is_nothing(self) -> bool:
        return not self.others and not self.stacks and not any(self.workers)

    def number(self, state: Keyflower, seat: int) -> int:
        """How many workers they are together."""
        sizes = [state.stacks[lot_of(tile) * state.seats + seat] for tile in self.stacks]
        return sum(self.workers) + sum(sizes)

    def colours(self, state: Keyflower, seat: int) -> list[int]:
        """Which colours they have."""
        found = {colour for colour in range(WORKERS) if self.workers[colour]}
        return sorted(found | {stack_colour(state, seat, lot_of(tile)) for tile in self.stacks})

    def whole_use(self, seat: int, tile: int) -> Join:
        """The use of a tile for which just these are chosen."""
        taken = sum([self.workers[colour] * POWERS[colour] for colour in range(WORKERS)])
        joined = sum([1 << lot_of(each) for each in self.stacks])
        return Join(seat, USE + tile, MIXED, taken, joined)


# What is said of workers, whatever they are for


def said_fault(state: Keyflower, seat: int, said: Said) -> Optional[Word]:
    """All go to one tile; stacks are losing ones, each once."""
    if said.others:
        return Word("why-one-tile")
    for tile in said.stacks:
        if not is_on_offer(state, tile) or not is_losing(state, seat, lot_of(tile)):
            return about("why-no-losing-stack", tile)
    return Word("why-stack-twice") if len(set(said.stacks)) != len(said.stacks) else None


def lacking_worker(state: Keyflower, seat: int, words: list[str]) -> Optional[Word]:
    """Of each colour that is named there is a worker behind the screen."""
    for word in words:
        if word in WORKER_IN and not state.held[seat * KINDS + WORKER_IN[word]]:
            return Word("why-no-worker", {"colour": COLOURS[WORKER_IN[word]]})
    return None


def screen_fault(state: Keyflower, seat: int, said: Said) -> Optional[Word]:
    """There are not more behind the screen than there are."""
    for colour in range(WORKERS):
        have = state.held[seat * KINDS + colour]
        if said.workers[colour] > have:
            return Word("why-not-together", {"colour": COLOURS[colour], "count": have})
    return None


def mixture_fault(state: Keyflower, seat: int, said: Said) -> Optional[Word]:
    """All have one colour."""
    return Word("why-one-colour") if len(said.colours(state, seat)) > 1 else None


# Bids


def bid_refusal(state: Keyflower, seat: int, tile: int, said: Said) -> Word:
    """The first rule that forbids a bid."""
    if not is_on_offer(state, tile):
        return about("why-not-on-offer", tile)
    if said.is_nothing():
        return no_bid(state, seat, tile)
    return (
        said_fault(state, seat, said)
        or (about("why-stack-there", tile) if tile in said.stacks else None)
        or size_fault(state, seat, tile, said.number(state, seat))
        or bid_colours_fault(state, seat, tile, said)
        or mixture_fault(state, seat, said)
        or screen_fault(state, seat, said)
        or Word("why-begun")
    )


def no_bid(state: Keyflower, seat: int, tile: int) -> Word:
    """Why no bid for a tile is possible at all: nothing of its colour, or too few."""
    colour = colour_for_bid(state, seat, tile)
    means = Means(state, seat, 0)
    if colour != NONE and not means.screen[colour] and not means.in_stacks(colour, 0, lot_of(tile)):
        return bound_to(state, seat, tile, "why-colour")
    return outbid(state, seat, tile)


def outbid(state: Keyflower, seat: int, tile: int) -> Word:
    lot = lot_of(tile)
    return Word("why-outbid", {"count": largest_other(state, seat, lot), "needed": needed_for(state, seat, lot)})


def size_fault(state: Keyflower, seat: int, tile: int, number: int) -> Optional[Word]:
    """The stack must be the largest."""
    return outbid(state, seat, tile) if number < needed_for(state, seat, lot_of(tile)) else None


def bid_colours_fault(state: Keyflower, seat: int, tile: int, said: Said) -> Optional[Word]:
    """The tile has a colour, or the own stack beside it has."""
    for colour in said.colours(state, seat):
        fault = bid_colour_fault(state, seat, tile, colour)
        if fault != ALLOWED:
            return bound_to(state, seat, tile, fault)
    return None


def bound_to(state: Keyflower, seat: int, tile: int, fault: str) -> Word:
    """The colour that a tile, or the own stack beside it, has."""
    is_stack = fault == "why-stack-colour"
    colour = stack_colour(state, seat, lot_of(tile)) if is_stack else state.colour[tile]
    return Word(fault, {"tile": NAMES[tile], "colour": COLOURS[colour]})


# Uses


def use_refusal(state: Keyflower, seat: int, tile: int, said: Said) -> Word:
    """The first rule that forbids a use."""
    if not is_in_play(state, tile):
        return about("why-not-in-play", tile)
    fault = use_fault(state, tile)
    if fault != ALLOWED:
        return Word(fault, {"tile": NAMES[tile], "most": MOST_ON_TILE})
    if said.is_nothing():
        return no_use(state, seat, tile)
    return (
        said_fault(state, seat, said)
        or use_colours_fault(state, seat, tile, said)
        or crew_fault(state, tile, said.number(state, seat))
        or screen_fault(state, seat, said)
        or price_fault(state, seat, tile, said)
        or Word("why-begun")
    )


def use_colours_fault(state: Keyflower, seat: int, tile: int, said: Said) -> Optional[Word]:
    """The tile has a colour, or takes one; any where boat 4b mixes."""
    if may_mix(state, seat, tile):
        return None
    for colour in said.colours(state, seat):
        if use_colour_fault(state, seat, tile, colour) != ALLOWED:
            return Word("why-colour", {"tile": NAMES[tile], "colour": COLOURS[state.colour[tile]]})
    return mixture_fault(state, seat, said)


def crew_fault(state: Keyflower, tile: int, number: int) -> Optional[Word]:
    """More workers than last time, and not too many."""
    fault = use_number_fault(state, tile, number)
    return None if fault == ALLOWED else Word(fault, {"count": last_use(state, tile), "most": MOST_ON_TILE})


def price_fault(state: Keyflower, seat: int, tile: int, said: Said) -> Optional[Word]:
    """Something must be left for the price."""
    can_pay = can_pay_token(state, seat, tile) and said.whole_use(seat, tile).is_enough(state)
    return None if can_pay else about("why-price", tile)


def no_use(state: Keyflower, seat: int, tile: int) -> Word:
    """Why no use of a tile is possible at all: the workers, or the price."""
    means, numbers = Means(state, seat, 0), window(state, tile)
    allowed = [colour for colour in range(WORKERS) if use_colour_fault(state, seat, tile, colour) == ALLOWED]
    colours = [MIXED] if may_mix(state, seat, tile) else allowed
    has_workers = any(means.can_finish(FRESH[colour], numbers, NONE) for colour in colours)
    return about("why-price" if has_workers else "why-no-workers", tile)
