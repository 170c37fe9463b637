"""Why a bid or a use is not possible: the first rule that forbids it."""

from __future__ import annotations

from typing import Any, Final, Optional

from mizban.core.flow import asked, play
from mizban.core.game import Word
from mizban.core.state import Ask
from mizban.games.keyflower.data import COLOURS, MOST_ON_TILE, NAMES, WORKER_PRICE
from mizban.games.keyflower.means import FRESH, MIXED, Means
from mizban.games.keyflower.moments import is_in_play
from mizban.games.keyflower.rules import (
    ALLOWED,
    bid_colour_fault,
    can_pay_token,
    is_on_offer,
    largest_other,
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
from mizban.games.keyflower.steps.auction import USE, Act, Join, PickColour, Take

OPEN: Final = -1  # a part of a wish that is left open


def workers_refusal(state: Keyflower, ask: Ask[Any], act: int, colour: int, number: int) -> Optional[Word]:
    """A bid or a use with workers of a colour, so many in all; both may be left open."""
    if isinstance(ask, Act):
        if act < USE:
            return bid_refusal(state, ask.seat, act, colour, number)
        return use_refusal(state, ask.seat, act - USE, colour, number)
    assert isinstance(ask, (PickColour, Take, Join))
    if ask.act != act:
        return Word("why-begun")
    for placed in endings(state, ask.seat, act):
        used = [each for each in range(WORKERS) if placed[each]]
        if colour in (OPEN, used[0]) and (colour == OPEN or len(used) == 1) and number in (OPEN, sum(placed)):
            return None
    return Word("why-begun")


def endings(state: Keyflower, seat: int, act: int) -> list[list[int]]:
    """By colour, the workers that are placed in each way to finish a choice that is begun."""
    ask = asked(state, seat)
    assert isinstance(ask, (PickColour, Take, Join))
    found: list[list[int]] = []
    for answer in ask.options(state):
        after = state.copy()
        play(after, seat, answer)
        if isinstance(asked(after, seat), (PickColour, Take, Join)):
            found += endings(after, seat, act)
        else:
            found.append(placed_between(state, after, seat, act))
    return found


def placed_between(state: Keyflower, after: Keyflower, seat: int, act: int) -> list[int]:
    """The workers that have come beside a tile, or onto it."""
    if act >= USE:
        at = (act - USE) * WORKERS
        return [after.on[at + colour] - state.on[at + colour] for colour in range(WORKERS)]
    lot = lot_of(act)
    placed = [0] * WORKERS
    at = lot * state.seats + seat
    placed[stack_colour(after, seat, lot)] = after.stacks[at] - state.stacks[at]
    return placed


def bid_refusal(state: Keyflower, seat: int, tile: int, colour: int, number: int) -> Optional[Word]:
    """The first rule that forbids a bid."""
    if not is_on_offer(state, tile):
        return Word("why-not-on-offer", {"tile": NAMES[tile]})
    needed = needed_for(state, seat, lot_of(tile))
    if number != OPEN and number < needed:
        most = largest_other(state, seat, lot_of(tile))
        return Word("why-outbid", {"count": most, "needed": needed})
    fault = Word("why-outbid", {"count": largest_other(state, seat, lot_of(tile)), "needed": needed})
    for each in range(WORKERS):
        if colour in (OPEN, each):
            found = bid_fault(state, seat, tile, each, number, needed)
            if found is None:
                return None
            fault = found
    return fault


def bid_fault(state: Keyflower, seat: int, tile: int, colour: int, number: int, needed: int) -> Optional[Word]:
    """The first rule that forbids a bid with this colour."""
    lot = lot_of(tile)
    fault = bid_colour_fault(state, seat, tile, colour)
    if fault == "why-stack-colour":
        return Word(fault, {"colour": COLOURS[stack_colour(state, seat, lot)]})
    if fault != ALLOWED:
        return Word(fault, {"tile": NAMES[tile], "colour": COLOURS[state.colour[tile]]})
    reach = bid_reach(Means(state, seat, 0), colour, lot) >> needed << needed
    if number != OPEN:
        reach &= 1 << number
    return None if reach else Word("why-not-together", {"colour": COLOURS[colour]})


def bid_reach(means: Means, colour: int, own: int) -> int:
    """A bit for each number of workers of a colour that can be put together for a bid."""
    reach = 1
    for i, lot in enumerate(means.lots):
        if means.colours[i] == colour and lot != own:
            reach |= reach << means.sizes[i]
    for _ in range(means.screen[colour]):
        reach |= reach << 1
    return reach


def use_refusal(state: Keyflower, seat: int, tile: int, colour: int, number: int) -> Optional[Word]:
    """The first rule that forbids a use."""
    if not is_in_play(state, tile):
        return Word("why-not-in-play", {"tile": NAMES[tile]})
    fault = use_fault(state, tile)
    if fault != ALLOWED:
        return Word(fault, {"tile": NAMES[tile], "most": MOST_ON_TILE})
    if colour != OPEN and use_colour_fault(state, seat, tile, colour) != ALLOWED:
        return Word("why-colour", {"tile": NAMES[tile], "colour": COLOURS[state.colour[tile]]})
    if number != OPEN and use_number_fault(state, tile, number) != ALLOWED:
        return Word(use_number_fault(state, tile, number), {"count": state.last[tile], "most": MOST_ON_TILE})
    return means_refusal(state, seat, tile, colour, window(state, tile) if number == OPEN else 1 << number)


def means_refusal(state: Keyflower, seat: int, tile: int, colour: int, numbers: int) -> Optional[Word]:
    """Whether a seat has the workers for a use, and its price."""
    colours = [colour]
    if colour == OPEN and may_mix(state, seat, tile):
        colours = [MIXED]
    elif colour == OPEN:
        colours = [each for each in range(WORKERS) if use_colour_fault(state, seat, tile, each) == ALLOWED]
    means = Means(state, seat, 0)
    if not any(means.can_finish(FRESH[each], numbers, NONE) for each in colours):
        return Word("why-no-workers", {"tile": NAMES[tile]})
    if not can_pay_token(state, seat, tile):
        return Word("why-price", {"tile": NAMES[tile]})
    can_pay = any(means.can_finish(FRESH[each], numbers, WORKER_PRICE[tile]) for each in colours)
    return None if can_pay else Word("why-price", {"tile": NAMES[tile]})
