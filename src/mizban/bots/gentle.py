"""Plays well, but overlooks things."""

from __future__ import annotations

from typing import Final

from mizban.bots.greedy import Greedy
from mizban.core.state import State

SEEN: Final = 2  # one of so many options is seen; of a few, two


class Gentle(Greedy):
    """Takes what looks best among half of the options, as somebody does who plays for the first time."""

    def choose(self, state: State, seat: int, options: list[int], budget: float = 1.0) -> int:
        return super().choose(state, seat, self.noticed(options), budget)

    def noticed(self, options: list[int]) -> list[int]:
        """Some of the options, in their order."""
        left = list(options)
        while len(left) > max(2, len(options) // SEEN):
            del left[self.source.below(len(left))]
        return left
