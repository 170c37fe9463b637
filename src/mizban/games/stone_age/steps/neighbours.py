"""What a step must agree on with the one that comes after it; which kinds can follow each other is judged before."""

from __future__ import annotations

from typing import Any, Optional

from mypy_extensions import i64

from mizban.core.state import Step
from mizban.core.steps import step_name
from mizban.core.words import Word
from mizban.games.stone_age.state import StoneAge


def after(state: StoneAge, step: Step) -> Any:
    """What comes after a step that is pending."""
    at = next(i for i, each in enumerate(state.todo) if each is step)
    return state.todo[at - 1]


def left_of(state: StoneAge, seat: i64) -> i64:
    """The next seat clockwise."""
    return (seat + 1) % state.seats


def next_fault(state: StoneAge, step: Step, kind: type[Any], seat: i64) -> Optional[Word]:
    """After a step must come one of this kind, of this seat."""
    then = after(state, step)
    if type(then) is kind and then.seat == seat:
        return None
    return Word("fault-next", {"step": step_name(kind), "seat": seat})


def turn_fault(state: StoneAge, step: Step, seat: i64) -> Optional[Word]:
    """A step of a seat must come before another one of this seat."""
    then = after(state, step)
    return None if then.seat == seat else Word("fault-turn", {"seat": then.seat})
