"""The card for two resources of one's choice: usable once, whenever its owner is asked something."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Optional

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.packed import span
from mizban.core.state import Ask
from mizban.core.words import Word
from mizban.games.stone_age.data import KINDS
from mizban.games.stone_age.rules import TWO_RESOURCES, gain, has_two_resources
from mizban.games.stone_age.state import NOTHING, StoneAge
from mizban.games.stone_age.steps.neighbours import after


class Free(Ask):
    """Use the two-resources card now; it only has a number, for the questions themselves offer it."""

    answers: ClassVar[int] = 1


@mypyc_attr(acyclic=True)
class Question(Ask):
    """A question with its own answers; before them the two-resources card may be used."""

    public: ClassVar[bool] = True
    free: ClassVar[Optional[type[Any]]] = Free

    def options(self, state: StoneAge) -> vec[i64]:
        options = self.own_options(state)
        if has_two_resources(state, self.seat) and self.is_fresh():
            options = append(options, self.size())
        return options

    def run(self, state: StoneAge, answer: i64) -> None:
        if answer == self.size():
            state.plan([TakeTwo(self.seat), self])
        else:
            self.choose(state, answer)

    def size(self) -> i64:
        """How many answers of its own it can ever have."""
        raise NotImplementedError

    def own_options(self, state: StoneAge) -> vec[i64]:
        """The options without the card."""
        raise NotImplementedError

    def choose(self, state: StoneAge, answer: i64) -> None:
        """Do what one of its own answers says."""
        raise NotImplementedError

    def is_fresh(self) -> bool:
        """Whether nothing of a choice of several was chosen yet: later the card must wait."""
        return True

    def place(self) -> i64:
        """The place of the action that it belongs to; nothing where it belongs to none."""
        return NOTHING


class TakeTwo(Ask):
    """Which resource?"""

    answers: ClassVar[int] = KINDS
    public: ClassVar[bool] = True

    def options(self, state: StoneAge) -> vec[i64]:
        return span(0, KINDS)

    def run(self, state: StoneAge, answer: i64) -> None:
        state.then(TakeSecond(self.seat, answer))

    def fault(self, state: StoneAge) -> Optional[Word]:
        return two_fault(state, self, self.seat)


def two_fault(state: StoneAge, step: Ask, seat: i64) -> Optional[Word]:
    """The card is used by whoever is asked something and has chosen nothing yet."""
    if not has_two_resources(state, seat):
        return Word("fault-no-two", {"seat": seat})
    asked = after(state, step)
    return None if asked.seat == seat and asked.is_fresh() else Word("fault-interrupts", {"seat": seat})


class TakeSecond(Ask):
    """Which other one, or another of the same?"""

    answers: ClassVar[int] = KINDS
    public: ClassVar[bool] = True

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def options(self, state: StoneAge) -> vec[i64]:
        return span(self.kind, KINDS)

    def run(self, state: StoneAge, answer: i64) -> None:
        turn_card_down(state, self.seat)
        take(state, self.seat, self.kind, answer)

    def whole(self) -> TakeTwo:
        return TakeTwo(self.seat)

    def so_far(self, state: StoneAge) -> list[int]:
        return [self.kind]

    def fault(self, state: StoneAge) -> Optional[Word]:
        return two_fault(state, self, self.seat)


def turn_card_down(state: StoneAge, seat: i64) -> None:
    """The two-resources card is used."""
    assert has_two_resources(state, seat), "the card is there"
    state.kept[seat] -= TWO_RESOURCES
    state.say("card_used", seat)


def take(state: StoneAge, seat: i64, first: i64, second: i64) -> None:
    """Two resources from the supply."""
    gain(state, seat, first, 1)
    gain(state, seat, second, 1)
    if first == second:
        state.say("received", seat, 2, first)
    else:
        state.say("received", seat, 1, first)
        state.say("received", seat, 1, second)
