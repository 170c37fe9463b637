"""Buildings: buying the face-up tile of a stack."""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from librt.vecs import append, vec
from mypy_extensions import i64

from mizban.core.packed import sort
from mizban.core.state import Chance, Step
from mizban.core.words import Word
from mizban.games.stone_age.data import BUILDINGS, EXACT_KINDS, FIRST_CHOICE, FIRST_STACK, KINDS, LEAST, MOST, PLACES
from mizban.games.stone_age.payments import PRICE, can_pay_tile, pay, worth_of
from mizban.games.stone_age.rules import enter
from mizban.games.stone_age.state import NOTHING, StoneAge
from mizban.games.stone_age.steps.cards import DECLINE
from mizban.games.stone_age.steps.free import Question
from mizban.games.stone_age.steps.home import GoHome, action_fault
from mizban.games.stone_age.steps.neighbours import after
from mizban.games.stone_age.steps.paying import Pay, leave_or_pay


class OfferTile(Question):
    """Buy the building on this stack, or leave it?"""

    answers: ClassVar[int] = 2

    def __init__(self, seat: i64, stack: i64) -> None:
        super().__init__(seat)
        self.stack: Final = stack

    def size(self) -> i64:
        return 2

    def own_options(self, state: StoneAge) -> vec[i64]:
        return leave_or_pay(can_pay_tile(state, self.seat, state.top[self.stack]))

    def choose(self, state: StoneAge, answer: i64) -> None:
        tile = state.top[self.stack]
        if answer == DECLINE:
            state.say("tile_left", self.seat, tile)
        elif tile < FIRST_CHOICE:
            build(state, self.seat, self.stack, PRICE[tile])
        else:
            state.then(PayTile(self.seat, self.stack, 0))

    def place(self) -> i64:
        return FIRST_STACK + self.stack

    def fault(self, state: StoneAge) -> Optional[Word]:
        return tile_fault(state, self, self.seat, self.stack)


def tile_fault(state: StoneAge, step: Step, seat: i64, stack: i64) -> Optional[Word]:
    """A tile that is offered lies on top of the stack where the figure stands."""
    place = FIRST_STACK + stack
    if state.top[stack] == NOTHING:
        return Word("fault-no-tile", {"place": PLACES[place]})
    return action_fault(state, step, seat, place)


class PayTile(Pay):
    """Exactly so many resources of exactly so many kinds, or one to seven of any."""

    answers: ClassVar[int] = KINDS + 1

    def __init__(self, seat: i64, stack: i64, paid: i64) -> None:
        super().__init__(seat, paid)
        self.stack: Final = stack

    def least(self, state: StoneAge) -> i64:
        return LEAST[state.top[self.stack]]

    def most(self, state: StoneAge) -> i64:
        return MOST[state.top[self.stack]]

    def kinds(self, state: StoneAge) -> i64:
        return EXACT_KINDS[state.top[self.stack]]

    def on(self, paid: i64) -> Question:
        return PayTile(self.seat, self.stack, paid)

    def buy(self, state: StoneAge, paid: i64) -> None:
        build(state, self.seat, self.stack, paid)

    def place(self) -> i64:
        return FIRST_STACK + self.stack

    def whole(self) -> OfferTile:
        return OfferTile(self.seat, self.stack)

    def fault(self, state: StoneAge) -> Optional[Word]:
        fault = tile_fault(state, self, self.seat, self.stack)
        if fault is not None:
            return fault
        return Word("fault-fixed-price") if state.top[self.stack] < FIRST_CHOICE else super().fault(state)


def build(state: StoneAge, seat: i64, stack: i64, paid: i64) -> None:
    """Pay, score the worth of what was paid, and turn up the next tile."""
    tile = state.top[stack]
    pay(state, seat, paid)
    enter(state, seat, BUILDINGS, worth_of(paid))
    state.built = sort(append(state.built, seat << 5 | tile))
    state.top[stack] = NOTHING
    state.say("built", seat, tile, worth_of(paid))
    if state.below[stack] > 0:
        state.then(ShowTile(stack))
    else:
        state.say("stack_empty", stack)


class ShowTile(Chance):
    """The next tile of a stack is turned up: any that nobody has seen."""

    def __init__(self, stack: i64) -> None:
        self.stack: Final = stack

    def weights(self, state: StoneAge) -> vec[i64]:
        return state.tiles[:]

    def run(self, state: StoneAge, answer: i64) -> None:
        state.tiles[answer] -= 1
        state.below[self.stack] -= 1
        state.top[self.stack] = answer
        state.say("tile_shown", answer, self.stack)

    def fault(self, state: StoneAge) -> Optional[Word]:
        place = FIRST_STACK + self.stack
        if state.top[self.stack] != NOTHING:
            return Word("fault-tile-shown", {"place": PLACES[place]})
        if state.below[self.stack] == 0:
            return Word("fault-no-tiles", {"place": PLACES[place]})
        then = after(state, self)
        if isinstance(then, GoHome):
            return action_fault(state, self, then.seat, place)
        if state.round > 0:
            return Word("fault-setup")
        return Word("fault-turn-up") if isinstance(then, ShowTile) and then.stack <= self.stack else None
