"""Phase 1: figures are put on the board."""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.packed import span
from mizban.core.state import Ask, Step
from mizban.core.words import Word
from mizban.games.stone_age.data import FIGURES_MOST, PLACES
from mizban.games.stone_age.rules import can_place, figures_for, most_at, places_for, stand, takes_any_number
from mizban.games.stone_age.state import StoneAge
from mizban.games.stone_age.steps.free import Question
from mizban.games.stone_age.steps.neighbours import after, left_of, next_fault


@mypyc_attr(acyclic=True, free_list_len=1)
class Placing(Step):
    """The next player who can place does so; the phase is over when nobody can."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: StoneAge, answer: i64) -> None:
        for i in range(state.seats):
            seat = (self.seat + i) % state.seats
            if can_place(state, seat):
                state.then(Placing((seat + 1) % state.seats))  # afterwards
                state.then(PlaceAt(seat))
                return

    def fault(self, state: StoneAge) -> Optional[Word]:
        if after(state, self).seat == state.start:
            return None
        return Word("fault-next", {"step": "acting", "seat": state.start})


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceAt(Question):
    """On which place? Never where one has been this round."""

    answers: ClassVar[int] = len(PLACES)

    def opens(self) -> bool:
        return True

    def size(self) -> i64:
        return len(PLACES)

    def own_options(self, state: StoneAge) -> vec[i64]:
        return places_for(state, self.seat)

    def choose(self, state: StoneAge, answer: i64) -> None:
        if takes_any_number(answer):
            state.then(HowMany(self.seat, answer))
        else:
            put(state, self.seat, answer, figures_for(answer))

    def fault(self, state: StoneAge) -> Optional[Word]:
        return placing_fault(state, self, self.seat)


def placing_fault(state: StoneAge, step: Ask, seat: i64) -> Optional[Word]:
    """A seat that is asked has a figure at home and a place for it; after it comes the next one."""
    if not can_place(state, seat):
        return Word("fault-no-place", {"seat": seat})
    return next_fault(state, step, Placing, left_of(state, seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class HowMany(Ask):
    """How many figures?"""

    answers: ClassVar[int] = FIGURES_MOST + 1
    public: ClassVar[bool] = True

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: Final = place

    def options(self, state: StoneAge) -> vec[i64]:
        return span(1, most_at(state, self.seat, self.place) + 1)

    def run(self, state: StoneAge, answer: i64) -> None:
        put(state, self.seat, self.place, answer)

    def whole(self) -> PlaceAt:
        return PlaceAt(self.seat)

    def so_far(self, state: StoneAge) -> list[int]:
        return [self.place]

    def fault(self, state: StoneAge) -> Optional[Word]:
        return placing_fault(state, self, self.seat)


def put(state: StoneAge, seat: i64, place: i64, number: i64) -> None:
    """Figures go to a place."""
    stand(state, seat, place, number)
    state.say("placed", seat, number, place)
