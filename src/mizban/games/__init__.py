"""The games, by their ids."""

from __future__ import annotations

from typing import Any, Final

from mizban.core.errors import BadSetup
from mizban.core.game import Game
from mizban.core.reading import shown
from mizban.games import alhambra, keyflower, kilt_castle, silver, stone_age

_games: Final[dict[str, Game[Any]]] = {}


def register(game: Game[Any]) -> None:
    """Make a game known by its id."""
    _games[game.id] = game


def ids() -> list[str]:
    """The ids of all games, in order."""
    return sorted(_games)


def find(id: object) -> Game[Any]:
    """The game with this id."""
    if not isinstance(id, str) or id not in _games:
        raise BadSetup(f"there is no game {shown(id)}; there are {', '.join(ids())}")
    return _games[id]


for _game in (alhambra.GAME, keyflower.GAME, kilt_castle.GAME, silver.GAME, stone_age.GAME):
    register(_game)
