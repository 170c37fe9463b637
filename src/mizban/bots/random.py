"""Plays anything."""

from __future__ import annotations

from mizban.bots.bot import Bot
from mizban.core.state import State


class Random(Bot):
    """Every option is as good as any other."""

    def choose(self, state: State, seat: int, options: list[int], budget: float = 1.0) -> int:
        return options[self.source.below(len(options))]
