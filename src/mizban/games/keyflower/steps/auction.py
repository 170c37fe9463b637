"""A player's turn: bid for a tile, use a tile, or pass; and the workers with which that is done."""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.packed import span
from mizban.core.state import Ask, Step
from mizban.core.words import Word
from mizban.games.keyflower.data import EFFECTS, MOST_ON_TILE, NAMES, TILES, USABLE, WORKER_PRICE
from mizban.games.keyflower.knowledge import lose
from mizban.games.keyflower.means import MIXED, Choice, Means, bid_colours, can_bid, can_use, use_colours
from mizban.games.keyflower.packing import POWERS, count_in, lots_in, total_in
from mizban.games.keyflower.rules import (
    is_in_play,
    is_on_offer,
    lot_of,
    may_mix,
    needed_for,
    stack_colour,
    stand_up,
    take_stack,
    tile_at,
    window,
)
from mizban.games.keyflower.state import CREW, LAST_USE, LOTS, LYING, NONE, NOWHERE, WORKERS, Keyflower
from mizban.games.keyflower.steps.use import use

USE: Final[i64] = TILES  # answers: the tile to bid for, then the tile to use, then to pass
PASS: Final[i64] = 2 * TILES
ENOUGH: Final[i64] = LOTS
ALL_COLOURS: Final[i64] = (1 << WORKERS) - 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Act(Ask):
    """Bid for a tile, use a tile, or pass?"""

    answers: ClassVar[int] = 2 * TILES + 1

    def opens(self) -> bool:
        return True

    def options(self, state: Keyflower) -> vec[i64]:
        means = Means(state, self.seat, 0)
        options = vec[i64](capacity=LOTS + len(USABLE) + 1)
        for lot in range(LOTS):
            tile = tile_at(state, lot)
            if is_on_offer(state, tile) and can_bid(state, self.seat, tile, means):
                options = append(options, tile)
        for tile in USABLE:
            if state.where[tile] != NOWHERE and can_use(state, self.seat, tile, means):
                options = append(options, USE + tile)
        return append(options, PASS)

    def run(self, state: Keyflower, answer: i64) -> None:
        if answer == PASS:
            state.passes += 1
            state.say("passed", self.seat)
        elif is_mixing(state, self.seat, answer):
            state.then(Take(self.seat, answer, 0, 0))
        else:
            state.then(PickColour(self.seat, answer))


@mypyc_attr(acyclic=True, free_list_len=1)
class NextTurn(Step):
    """The next player's turn; the season ends as soon as all have passed one after another."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: Keyflower, answer: i64) -> None:
        if state.passes < state.seats:
            state.plan(turn_of((self.seat + 1) % state.seats))


def turn_of(seat: i64) -> list[Step]:
    """A player's turn, and then the next one's."""
    return [Act(seat), NextTurn(seat)]


def is_mixing(state: Keyflower, seat: i64, act: i64) -> bool:
    """Whether workers of several colours may be placed in this turn."""
    return act >= USE and may_mix(state, seat, act - USE)


# The workers


@mypyc_attr(acyclic=True)
class Placing(Ask):
    """A bid or a use is begun, and its workers are chosen; nothing changes before all of them are."""

    def __init__(self, seat: i64, act: i64) -> None:
        super().__init__(seat)
        self.act: Final = act

    def whole(self) -> Ask:
        return Act(self.seat)

    def fault(self, state: Keyflower) -> Optional[Word]:
        tile = self.act % USE
        if self.act < USE:
            return None if is_on_offer(state, tile) else Word("fault-no-bid", {"tile": NAMES[tile]})
        return None if EFFECTS[tile] and is_in_play(state, tile) else Word("fault-no-use", {"tile": NAMES[tile]})


@mypyc_attr(acyclic=True, free_list_len=1)
class PickColour(Placing):
    """With workers of which colour?"""

    answers: ClassVar[int] = WORKERS

    def options(self, state: Keyflower) -> vec[i64]:
        means = Means(state, self.seat, 0)
        if self.act < USE:
            return bid_colours(state, self.seat, self.act, means)
        return use_colours(state, self.seat, self.act - USE, means)

    def run(self, state: Keyflower, answer: i64) -> None:
        state.then(Take(self.seat, self.act, answer, 0))

    def so_far(self, state: Keyflower) -> list[int]:
        return [self.act]


@mypyc_attr(acyclic=True, free_list_len=1)
class Take(Placing):
    """How many workers of this colour from behind the screen?"""

    answers: ClassVar[int] = 41

    def __init__(self, seat: i64, act: i64, colour: i64, taken: i64) -> None:
        super().__init__(seat, act)
        self.colour: Final = colour
        self.taken: Final = taken  # workers of other colours from behind the screen

    def options(self, state: Keyflower) -> vec[i64]:
        return self.for_bid(state) if self.act < USE else self.for_use(state)

    def for_bid(self, state: Keyflower) -> vec[i64]:
        """So many that they are the largest stack, with all stacks that could join."""
        means, lot = Means(state, self.seat, self.taken), lot_of(self.act)
        lacking = needed_for(state, self.seat, lot) - means.in_stacks(self.colour, 0, lot)
        return span(max(i64(0), lacking), means.screen[self.colour] + 1)

    def for_use(self, state: Keyflower) -> vec[i64]:
        """So many that the use can still be finished, with other colours where those may follow."""
        means, tile = Means(state, self.seat, self.taken), self.act - USE
        numbers, before = window(state, tile), total_in(self.taken)
        if is_mixing(state, self.seat, self.act):
            choice = Choice(ALL_COLOURS << self.colour + 1 & ALL_COLOURS, ALL_COLOURS, 0, 0)
        else:
            choice = Choice(0, 1 << self.colour, 0, 0)
        options = vec[i64](capacity=MOST_ON_TILE + 1)
        for count in range(min(means.screen[self.colour], MOST_ON_TILE) + 1):
            if means.can_finish(choice, numbers >> before + count, WORKER_PRICE[tile]):
                options = append(options, count)
            means.screen[self.colour] -= 1
        return options

    def run(self, state: Keyflower, answer: i64) -> None:
        taken = self.taken + answer * POWERS[self.colour]
        if not is_mixing(state, self.seat, self.act):
            go_on(state, Join(self.seat, self.act, self.colour, taken, 0))
        elif self.colour + 1 < WORKERS:
            state.then(Take(self.seat, self.act, self.colour + 1, taken))
        else:
            go_on(state, Join(self.seat, self.act, MIXED, taken, 0))

    def so_far(self, state: Keyflower) -> list[int]:
        if is_mixing(state, self.seat, self.act):
            return [self.act, *[count_in(self.taken, colour) for colour in range(self.colour)]]
        return [self.act, self.colour]

    def fault(self, state: Keyflower) -> Optional[Word]:
        return Word("fault-mixed") if self.colour == MIXED else super().fault(state)


@mypyc_attr(acyclic=True, free_list_len=1)
class Join(Placing):
    """Which losing stack joins them, after those chosen, or are they enough? Answers are lots."""

    answers: ClassVar[int] = LOTS + 1

    def __init__(self, seat: i64, act: i64, colour: i64, taken: i64, joined: i64) -> None:
        super().__init__(seat, act)
        self.colour: Final = colour  # of the stacks that may join
        self.taken: Final = taken
        self.joined: Final = joined  # a bit for each lot

    def options(self, state: Keyflower) -> vec[i64]:
        options = self.further(state)
        return append(options, ENOUGH) if self.is_enough(state) else options

    def further(self, state: Keyflower) -> vec[i64]:
        """The stacks that may join next, so that the choice can still be finished."""
        means = Means(state, self.seat, self.taken)
        return vec[i64]([lot for lot in means.lots if self.can_join(state, means, lot)])

    def can_join(self, state: Keyflower, means: Means, lot: i64) -> bool:
        """Whether a stack may join, and the choice can then still be finished."""
        if self.joined >> lot or self.colour not in (MIXED, stack_colour(state, self.seat, lot)):
            return False
        joined = self.joined | 1 << lot
        number = self.number(state) + state.stacks[lot * state.seats + self.seat]
        if self.act < USE:
            own = lot_of(self.act)
            later = means.in_stacks(self.colour, lot + 1, own)
            return lot != own and number + later >= needed_for(state, self.seat, own)
        tile = self.act - USE
        choice = Choice(0, stacks_of(self.colour), joined, lot + 1)
        return means.can_finish(choice, window(state, tile) >> number, WORKER_PRICE[tile])

    def is_enough(self, state: Keyflower) -> bool:
        """Whether the workers chosen so far are a legal bid or use."""
        if self.act < USE:
            return self.number(state) >= needed_for(state, self.seat, lot_of(self.act))
        tile = self.act - USE
        means = Means(state, self.seat, self.taken)
        choice = Choice(0, 0, self.joined, LOTS)
        return means.can_finish(choice, window(state, tile) >> self.number(state), WORKER_PRICE[tile])

    def number(self, state: Keyflower) -> i64:
        """How many workers are chosen."""
        number = total_in(self.taken)
        for lot in lots_in(self.joined):
            number += state.stacks[lot * state.seats + self.seat]
        return number

    def run(self, state: Keyflower, answer: i64) -> None:
        if answer == ENOUGH:
            carry_out(state, self)
        else:
            go_on(state, Join(self.seat, self.act, self.colour, self.taken, self.joined | 1 << answer))

    def so_far(self, state: Keyflower) -> list[int]:
        taken = [count_in(self.taken, colour) for colour in range(WORKERS)]
        if self.colour != MIXED:
            taken = [self.colour, taken[self.colour]]
        return [self.act, *taken, *lots_in(self.joined)]


def stacks_of(colour: i64) -> i64:
    """A bit for each colour of which stacks may join."""
    return ALL_COLOURS if colour == MIXED else i64(1) << colour


def go_on(state: Keyflower, join: Join) -> None:
    """Ask for stacks as long as one could join."""
    if len(join.further(state)) > 0:
        state.then(join)
    else:
        carry_out(state, join)


# What is done with them


def carry_out(state: Keyflower, join: Join) -> None:
    """All workers of a turn go to their one place."""
    state.passes = 0
    workers = collected(state, join)
    if join.act < USE:
        bid(state, join.seat, join.act, join.colour, workers[join.colour])
    else:
        put_on(state, join.seat, join.act - USE, workers)
    for lot in lots_in(join.joined):
        if stand_up(state, lot):
            tile = tile_at(state, lot)
            state.say("stood_up", tile, state.colour[tile])
    if join.act >= USE:
        use(state, join.seat, join.act - USE)


def collected(state: Keyflower, join: Join) -> vec[i64]:
    """Take the workers from the screen and from losing stacks, by colour."""
    workers = vec[i64]([count_in(join.taken, colour) for colour in range(WORKERS)])
    for colour in range(WORKERS):
        if workers[colour]:
            lose(state, join.seat, colour, workers[colour])
    for lot in lots_in(join.joined):
        colour = stack_colour(state, join.seat, lot)
        size = take_stack(state, join.seat, lot)
        state.say("moved", join.seat, tile_at(state, lot), size, colour)
        workers[colour] += size
    return workers


def bid(state: Keyflower, seat: i64, tile: i64, colour: i64, number: i64) -> None:
    """Workers go beside a tile; the first ones bind it to their colour."""
    lot = lot_of(tile)
    at = lot * state.seats + seat
    state.stacks[at] += number
    if state.colour[tile] == NONE:
        state.colour[tile] = colour
    elif state.colour[tile] != colour:
        state.colour[LYING + lot] = colour
    state.say("bid", seat, tile, number, colour, state.stacks[at])


def put_on(state: Keyflower, seat: i64, tile: i64, workers: vec[i64]) -> None:
    """Workers go on a tile; the first ones bind it to their colour."""
    number: i64 = 0
    for colour in range(WORKERS):
        if workers[colour]:
            number += workers[colour]
            state.on[tile * CREW + colour] += workers[colour]
            if state.colour[tile] == NONE:
                state.colour[tile] = colour
            state.say("used", seat, tile, workers[colour], colour)
    state.on[tile * CREW + LAST_USE] = number
