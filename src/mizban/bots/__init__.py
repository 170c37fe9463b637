"""Players that are programs: each is given what its seat knows, and gives an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mizban.bots.bot import Bot
from mizban.bots.greedy import Greedy
from mizban.bots.random import Random
from mizban.core.errors import BadSetup
from mizban.core.game import Game

BOTS: Final[dict[str, Callable[[Game[Any], int], Bot]]] = {"greedy": Greedy, "random": Random}


def make(name: str, game: Game[Any], seed: int = 1) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise BadSetup(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](game, seed)


__all__ = ["BOTS", "Bot", "make"]
