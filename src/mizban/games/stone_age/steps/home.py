"""An action ends when its figures go home; until then its steps belong to the place where they stand."""

from __future__ import annotations

from typing import Final, Optional

from mypy_extensions import i64, mypyc_attr

from mizban.core.state import Step
from mizban.core.words import Word
from mizban.games.stone_age.data import FIRST_SPACE, FIRST_STACK, PLACES, ROLL, ROLL_DICE
from mizban.games.stone_age.rules import gathered_at, has_bought, is_open, stand, there
from mizban.games.stone_age.state import StoneAge
from mizban.games.stone_age.steps.neighbours import after, turn_fault


@mypyc_attr(acyclic=True, free_list_len=1)
class GoHome(Step):
    """The figures on a place go home."""

    def __init__(self, seat: i64, place: i64) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def run(self, state: StoneAge, answer: i64) -> None:
        stand(state, self.seat, self.place, 0)

    def fault(self, state: StoneAge) -> Optional[Word]:
        if there(state, self.seat, self.place) == 0:
            return Word("fault-nobody-there", {"seat": self.seat, "place": PLACES[self.place]})
        return turn_fault(state, self, self.seat)


# What the steps of an action must agree on with the figures that go home after it


def action_fault(state: StoneAge, step: Step, seat: i64, place: i64) -> Optional[Word]:
    """The action of a seat on a place ends with its figures there."""
    home = after(state, step)
    if home.seat != seat:
        return Word("fault-turn", {"seat": home.seat})
    return None if home.place == place else elsewhere(home)


def elsewhere(home: GoHome) -> Word:
    """Something is done that is not done on this place."""
    return Word("fault-elsewhere", {"place": PLACES[home.place]})


def bought_fault(state: StoneAge, step: Step, seat: i64, top: i64, gives: i64) -> Optional[Word]:
    """A seat has just bought a card with this top half, so the space of the figure that goes home is empty."""
    home = after(state, step)
    if home.seat != seat:
        return Word("fault-turn", {"seat": home.seat})
    if home.place < FIRST_SPACE or home.place >= FIRST_STACK:
        return elsewhere(home)
    if is_open(state, home.place):
        return Word("fault-no-purchase", {"place": PLACES[home.place]})
    return None if has_bought(state, seat, top, gives) else Word("fault-not-bought", {"seat": seat})


def roll_fault(state: StoneAge, step: Step, seat: i64, what: i64, dice: i64) -> Optional[Word]:
    """A die for each figure where this is gathered, or the dice of a card that was bought."""
    place = gathered_at(what)
    if after(state, step).place == place:
        number = there(state, seat, place)
        fault = action_fault(state, step, seat, place)
    else:
        number = ROLL_DICE
        fault = bought_fault(state, step, seat, ROLL, what)
    if fault is not None or dice == number:
        return fault
    return Word("fault-dice", {"number": number})
