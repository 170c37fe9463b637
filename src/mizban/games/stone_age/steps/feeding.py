"""Phase 3: every tribe is fed."""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.state import Step
from mizban.core.words import Word
from mizban.games.stone_age.data import FOOD, HUNGER, HUNGRY, KINDS
from mizban.games.stone_age.payments import could_pay_any, goods_of, pay
from mizban.games.stone_age.rules import enter, gain, give, shortage_of, stored
from mizban.games.stone_age.state import StoneAge
from mizban.games.stone_age.steps.free import Question
from mizban.games.stone_age.steps.neighbours import after, left_of, next_fault
from mizban.games.stone_age.steps.paying import LEAVE, PAY, Pay, leave_or_pay

STARVE: Final[i64] = LEAVE
GIVE: Final[i64] = PAY


class Feed(Step):
    """The fields yield; then every figure eats one food. Who cannot make up for what is missing is punished."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: StoneAge, answer: i64) -> None:
        harvest(state, self.seat)
        missing = shortage_of(state, self.seat)
        if missing == 0:
            give(state, self.seat, FOOD, state.figures[self.seat])
            state.say("fed", self.seat, state.figures[self.seat])
        elif could_pay_any(state, self.seat, missing):
            state.then(Hunger(self.seat))
        else:
            starve(state, self.seat)

    def fault(self, state: StoneAge) -> Optional[Word]:
        return meal_fault(state, self, self.seat)


def meal_fault(state: StoneAge, step: Step, seat: i64) -> Optional[Word]:
    """After a seat the next one is fed, until all are."""
    if left_of(state, seat) != state.start:
        return next_fault(state, step, Feed, left_of(state, seat))
    return Word("fault-all-fed") if isinstance(after(state, step), Feed) else None


def harvest(state: StoneAge, seat: i64) -> None:
    """Food equal to the level of agriculture."""
    if state.fields[seat] > 0:
        gain(state, seat, FOOD, state.fields[seat])
        state.say("harvest", seat, state.fields[seat])


def eat_all(state: StoneAge, seat: i64) -> None:
    """No food is left."""
    give(state, seat, FOOD, stored(state, seat, FOOD))


def starve(state: StoneAge, seat: i64) -> None:
    """All food is eaten, and ten points are lost, however much is missing."""
    state.say("hungry", seat, shortage_of(state, seat), -HUNGER)
    eat_all(state, seat)
    enter(state, seat, HUNGRY, HUNGER)


class Hunger(Question):
    """Give a resource for each missing food, or lose ten points?"""

    answers: ClassVar[int] = 2

    def size(self) -> i64:
        return 2

    def own_options(self, state: StoneAge) -> vec[i64]:
        return leave_or_pay(goods_of(state, self.seat) >= shortage_of(state, self.seat))

    def choose(self, state: StoneAge, answer: i64) -> None:
        if answer == GIVE:
            state.then(PayFood(self.seat, 0))
        else:
            starve(state, self.seat)

    def fault(self, state: StoneAge) -> Optional[Word]:
        return hunger_fault(state, self, self.seat)


def hunger_fault(state: StoneAge, step: Step, seat: i64) -> Optional[Word]:
    """Only who lacks food is asked for something else."""
    if shortage_of(state, seat) == 0:
        return Word("fault-not-hungry", {"seat": seat})
    return meal_fault(state, step, seat)


class PayFood(Pay):
    """As many resources as food is missing, of any kinds."""

    answers: ClassVar[int] = KINDS + 1

    def least(self, state: StoneAge) -> i64:
        return shortage_of(state, self.seat)

    def most(self, state: StoneAge) -> i64:
        return shortage_of(state, self.seat)

    def kinds(self, state: StoneAge) -> i64:
        return 0

    def on(self, paid: i64) -> Question:
        return PayFood(self.seat, paid)

    def buy(self, state: StoneAge, paid: i64) -> None:
        pay(state, self.seat, paid)
        state.say("fed", self.seat, stored(state, self.seat, FOOD))
        eat_all(state, self.seat)

    def whole(self) -> Hunger:
        return Hunger(self.seat)

    def fault(self, state: StoneAge) -> Optional[Word]:
        return hunger_fault(state, self, self.seat) or super().fault(state)
