"""What every bot is."""

from __future__ import annotations

from typing import Any, Final

from mizban.core.game import Game
from mizban.core.source import Fast
from mizban.core.state import State


class Bot:
    """Chooses answers for a seat; it is given a guess of what that seat cannot know, never the truth."""

    def __init__(self, game: Game[Any], seed: int = 1) -> None:
        self.game: Final = game
        self.source: Final = Fast(seed)

    def choose(self, state: State, seat: int, options: list[int], budget: float = 1.0) -> int:
        """One of a seat's options in a state that was guessed for it, within a budget of seconds."""
        raise NotImplementedError
