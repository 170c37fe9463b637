"""Points by category, and who is in which place."""

from __future__ import annotations

from pocket.data import POINTS
from pocket.rules import faces_of
from pocket.state import Pocket


def scores(state: Pocket) -> list[int]:
    """Everybody's points."""
    return [sum(breakdown(state, seat).values()) for seat in range(state.seats)]


def breakdown(state: Pocket, seat: int) -> dict[str, int]:
    """A seat's points by category."""
    return {"tokens": POINTS * state.tokens[seat], "cards": sum(faces_of(state, seat))}


def ranking(state: Pocket) -> list[int]:
    """Everybody's place; equal points share one."""
    totals = scores(state)
    return [1 + sum(other > total for other in totals) for total in totals]
