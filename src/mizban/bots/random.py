"""Plays anything."""

from __future__ import annotations

from mizban.bots.bot import SECONDS, Bot
from mizban.core.state import State


class Random(Bot):
    """Every option is as good as any other."""

    def choose(self, state: State, seat: int, options: list[int], budget: float = SECONDS) -> int:
        return options[self.source.below(len(options))]
