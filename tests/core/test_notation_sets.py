"""Choices as text, in a kitchen: several verbs, a verb that is decided later, a set that is begun."""

from __future__ import annotations

from typing import Any, ClassVar, Optional

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.errors import NotAnAnswer
from mizban.core.notation.reading import read
from mizban.core.notation.sets import Addable, sets_of
from mizban.core.notation.wording import ByVerb, Sign, Wording, Wordings
from mizban.core.notation.writing import begun, choices
from mizban.core.state import Ask, State, Step
from mizban.core.words import Word

FRUITS = ("apple", "pear", "plum")
POTS = ("jug", "pan")
ENOUGH = len(FRUITS)


class Kitchen(State):
    """Fruits in a basket."""

    def __init__(self, like: Optional[Kitchen] = None) -> None:
        super().__init__(1, like)
        self.basket: list[int] = [2, 1, 1] if like is None else like.basket[:]

    def copy(self) -> Kitchen:
        return Kitchen(self)


class Cook(Ask):
    """0 to 2: eat a fruit, and more; 3, 4: take a pot, to fill or to wash it; 5: rest."""

    answers: ClassVar[int] = 6

    def options(self, state: Kitchen) -> vec[i64]:
        return vec[i64]([0, 1, 2, 3, 4])  # no rest

    def run(self, state: Kitchen, answer: i64) -> None:
        step: Step = Eat(0, [answer]) if answer < ENOUGH else Use(0, answer - ENOUGH)
        state.plan([step])


class Eat(Ask):
    """More fruits, in the order of the basket: two or three together."""

    answers: ClassVar[int] = ENOUGH + 1

    def __init__(self, seat: i64, eaten: list[int]) -> None:
        super().__init__(seat)
        self.eaten = eaten

    def options(self, state: Kitchen) -> vec[i64]:
        left = [fruit for fruit in range(self.eaten[-1], 3) if self.eaten.count(fruit) < state.basket[fruit]]
        more = left if len(self.eaten) < 3 else []
        return vec[i64](more + ([ENOUGH] if len(self.eaten) > 1 else []))

    def run(self, state: Kitchen, answer: i64) -> None:
        if answer != ENOUGH:
            state.plan([Eat(0, [*self.eaten, answer])])

    def whole(self) -> Cook:
        return Cook(0)

    def so_far(self, state: Kitchen) -> list[int]:
        return self.eaten


class Use(Ask):
    """0: fill the pot, 1: wash it."""

    answers: ClassVar[int] = 2

    def __init__(self, seat: i64, pot: i64) -> None:
        super().__init__(seat)
        self.pot = pot

    def options(self, state: Kitchen) -> vec[i64]:
        return vec[i64]([0] if self.pot else [0, 1])

    def run(self, state: Kitchen, answer: i64) -> None:
        return

    def whole(self) -> Cook:
        return Cook(0)

    def so_far(self, state: Kitchen) -> list[int]:
        return [ENOUGH + self.pot]


class Told(Wording[Kitchen, Any]):
    """Refuses in the name of its verb."""

    def refusal(self, state: Kitchen, ask: Any, words: list[str]) -> Optional[Word]:
        return Word(f"why-{self.verb}", {"words": " ".join(words)})


class Fruit(Told):
    many: ClassVar[tuple[str, ...]] = ("eat",)
    stop: ClassVar[int] = ENOUGH

    def sign(self, state: Kitchen, ask: Any, answer: int) -> Sign:
        return Sign("eat") if answer == ENOUGH else super().sign(state, ask, answer)


class Pot(Told):
    def sign(self, state: Kitchen, ask: Any, answer: int) -> Sign:
        return Sign("", f"pot:{POTS[answer - ENOUGH]}")


class Work(Told):
    def sign(self, state: Kitchen, ask: Any, answer: int) -> Sign:
        return Sign(self.verb)


class Cooking(ByVerb[Kitchen, Cook]):
    many: ClassVar[tuple[str, ...]] = ("eat",)

    def verb_of(self, state: Kitchen, ask: Cook, answer: int) -> str:
        return "eat" if answer < ENOUGH else "fill"


class Working(ByVerb[Kitchen, Use]):
    def verb_of(self, state: Kitchen, ask: Use, answer: int) -> str:
        return "wash" if answer else "fill"


FRUIT = Fruit("eat", "fruit", FRUITS)
WORDINGS: Wordings = {
    Cook: Cooking(
        {"eat": FRUIT, "fill": Pot("fill", "pot", POTS), "wash": Pot("wash", "pot", POTS), "rest": Told("rest")}
    ),
    Eat: FRUIT,
    Use: Working({"fill": Work("fill"), "wash": Work("wash")}),
}


def kitchen(ask: Optional[Ask] = None) -> Kitchen:
    state = Kitchen()
    state.plan([ask or Cook(0)])
    return state


def ways(state: Kitchen, text: str) -> list[list[int]]:
    return read(WORDINGS, state, 0, text).ways


def refused(state: Kitchen, text: str) -> str:
    reading = read(WORDINGS, state, 0, text)
    assert reading.refusal is not None
    assert not reading.ways
    return reading.refusal.id


# Several verbs


def test_each_verb_knows_its_own_things() -> None:
    for text in ("eat jug", "fill apple", "rest jug"):
        with pytest.raises(NotAnAnswer, match="is no word of"):
            read(WORDINGS, kitchen(), 0, text)
    assert ways(kitchen(), "eat apple pear") == [[0, 1, ENOUGH]]


def test_a_refusal_is_that_of_the_verb() -> None:
    assert refused(kitchen(), "eat apple") == "why-eat"
    assert refused(kitchen(), "wash pan") == "why-wash"
    assert refused(kitchen(), "rest") == "why-rest"  # not that of a pot, whose verb is still open


def test_a_verb_is_decided_by_a_later_answer() -> None:
    assert ways(kitchen(), "fill jug") == [[3, 0]]
    assert ways(kitchen(), "wash jug") == [[3, 1]]
    assert ways(kitchen(), "jug") == [[3]]
    assert ways(kitchen(Use(0, 0)), "wash jug") == [[1]]
    assert refused(kitchen(Use(0, 0)), "wash pan") == "why-other-pot"


# A set that is begun


def test_what_is_begun_of_a_set_is_said_again_whole_or_left_out() -> None:
    state = kitchen(Eat(0, [0, 1]))
    assert [sign.things for sign in begun(WORDINGS, state, 0)] == [("fruit:apple",), ("fruit:pear",)]
    assert ways(state, "eat pear apple plum") == [[2, ENOUGH]]
    assert ways(state, "eat plum") == [[2, ENOUGH]]
    assert refused(state, "eat apple plum") == "why-eat"


def test_the_same_things_again_mean_enough() -> None:
    assert ways(kitchen(Eat(0, [0, 1])), "eat pear apple") == [[ENOUGH]]
    assert ways(kitchen(Eat(0, [0, 0])), "eat 2 apple") == [[ENOUGH]]
    assert refused(kitchen(Eat(0, [0])), "eat apple") == "why-eat"
    assert ways(kitchen(Eat(0, [0])), "eat 2 apple") == [[0, ENOUGH]]


def test_a_set_that_is_begun_is_left_open_by_its_verb_alone() -> None:
    assert ways(kitchen(Eat(0, [0, 1])), "eat") == [[]]


def test_all_choices_of_a_set_that_is_begun() -> None:
    assert choices(WORDINGS, kitchen(Eat(0, [0, 1])), 0) == ["eat apple pear plum", "eat apple pear"]


# What may join


def addable(state: Kitchen, chosen: list[str]) -> tuple[list[str], bool]:
    found = sets_of(WORDINGS, state, 0, "eat", chosen)
    assert found is not None
    joined = found.addable(chosen)
    assert isinstance(joined, Addable)
    return joined.more, joined.whole


def test_any_thing_of_a_set_may_come_first() -> None:
    assert addable(kitchen(), ["plum"]) == (["fruit:apple", "fruit:pear"], False)
    assert addable(kitchen(), ["fruit:plum", "Apple"]) == (["fruit:apple", "fruit:pear"], True)
    assert addable(kitchen(), ["plum", "plum"]) == ([], False)


def test_what_is_begun_belongs_to_the_set() -> None:
    state = kitchen(Eat(0, [0]))
    assert addable(state, ["apple"]) == (["fruit:apple", "fruit:pear", "fruit:plum"], False)
    assert addable(state, ["plum", "apple"]) == (["fruit:apple", "fruit:pear"], True)
