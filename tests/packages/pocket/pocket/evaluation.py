"""How well a seat stands, for simple bots."""

from __future__ import annotations

from pocket.scoring import scores
from pocket.state import Pocket


def evaluate(state: Pocket, seat: int) -> int:
    """A seat's points as they are."""
    return scores(state)[seat]
