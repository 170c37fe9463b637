"""Phase 3: every tribe is fed."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.state import Step
from mizban.games.stone_age.data import HUNGER, HUNGRY, KINDS
from mizban.games.stone_age.payments import could_pay_any, goods_of, pay
from mizban.games.stone_age.rules import enter, shortage_of
from mizban.games.stone_age.state import StoneAge
from mizban.games.stone_age.steps.free import Question
from mizban.games.stone_age.steps.paying import PAY, Pay

STARVE: Final = 0
GIVE: Final = PAY


class Feed(Step):
    """The fields yield; then every figure eats one food. Who cannot make up for what is missing is punished."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: StoneAge, answer: i64) -> None:
        harvest(state, self.seat)
        missing = shortage_of(state, self.seat)
        if not missing:
            state.food[self.seat] -= state.figures[self.seat]
            state.tell("fed", [self.seat, state.figures[self.seat]])
        elif could_pay_any(state, self.seat, missing):
            state.plan([Hunger(self.seat)])
        else:
            starve(state, self.seat)


def harvest(state: StoneAge, seat: int) -> None:
    """Food equal to the level of agriculture."""
    if state.fields[seat]:
        state.food[seat] += state.fields[seat]
        state.tell("harvest", [seat, state.fields[seat]])


def starve(state: StoneAge, seat: int) -> None:
    """All food is eaten, and ten points are lost, however much is missing."""
    state.tell("hungry", [seat, shortage_of(state, seat), -HUNGER])
    state.food[seat] = 0
    enter(state, seat, HUNGRY, HUNGER)


class Hunger(Question):
    """Give a resource for each missing food, or lose ten points?"""

    answers: ClassVar[int] = 2

    def size(self) -> int:
        return 2

    def own_options(self, state: StoneAge) -> vec[i64]:
        return vec[i64]([STARVE, GIVE] if goods_of(state, self.seat) >= shortage_of(state, self.seat) else [STARVE])

    def choose(self, state: StoneAge, answer: i64) -> None:
        if answer == GIVE:
            state.plan([PayFood(self.seat, 0)])
        else:
            starve(state, self.seat)

    def fits(self, state: StoneAge) -> bool:
        return shortage_of(state, self.seat) > 0


class PayFood(Pay):
    """As many resources as food is missing, of any kinds."""

    answers: ClassVar[int] = KINDS + 1

    def least(self, state: StoneAge) -> int:
        return shortage_of(state, self.seat)

    def most(self, state: StoneAge) -> int:
        return shortage_of(state, self.seat)

    def kinds(self, state: StoneAge) -> int:
        return 0

    def on(self, paid: int) -> Question:
        return PayFood(self.seat, paid)

    def buy(self, state: StoneAge, paid: int) -> None:
        pay(state, self.seat, paid)
        state.tell("fed", [self.seat, state.food[self.seat]])
        state.food[self.seat] = 0

    def whole(self) -> Hunger:
        return Hunger(self.seat)

    def fits(self, state: StoneAge) -> bool:
        return self.whole().fits(state) and super().fits(state)
