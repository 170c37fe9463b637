"""What every bot is."""

from __future__ import annotations

from typing import Any, Final

from mizban.core.game import Game, Plain
from mizban.core.source import Fast


class Bot:
    """Chooses answers for one seat; it sees only what that seat may know."""

    def __init__(self, game: Game[Any], seed: int = 1) -> None:
        self.game: Final = game
        self.source: Final = Fast(seed)

    def choose(self, known: Plain, options: list[int], budget: float = 1.0) -> int:
        """One of the options, within a budget of seconds."""
        raise NotImplementedError
