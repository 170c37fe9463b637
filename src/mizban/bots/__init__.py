"""Players that are programs: each is given a guess of what its seat cannot know, and gives an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mizban.bots.bot import Bot
from mizban.bots.gentle import Gentle
from mizban.bots.greedy import Greedy
from mizban.bots.random import Random
from mizban.core.errors import BadSetup
from mizban.core.game import Game
from mizban.core.reading import quoted

BOTS: Final[dict[str, Callable[[Game[Any], int], Bot]]] = {
    "gentle": Gentle,
    "greedy": Greedy,
    "random": Random,
}


def make(name: object, game: Game[Any], seed: int = 1) -> Bot:
    """A bot by its name."""
    if not isinstance(name, str) or name not in BOTS:
        raise BadSetup(f"there is no bot {quoted(name)}; there are {', '.join(BOTS)}")
    if not isinstance(game, Game):
        raise BadSetup(f"{quoted(game)} is no game")
    return BOTS[name](game, seed)


__all__ = ["BOTS", "Bot", "make"]
