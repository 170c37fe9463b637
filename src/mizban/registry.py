"""The games, by their ids: our own, those of installed packages, and those that a program registers.

Our own are the folders of mizban.games. A package of its own names its game in its pyproject.toml:

    [project.entry-points."mizban.games"]
    pocket = "pocket:GAME"
"""

from __future__ import annotations

import copyreg
import pkgutil
import re
from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Optional

from mizban import language
from mizban.core.errors import BadSetup
from mizban.core.game import Game
from mizban.core.reading import quoted

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GAMES: Final = "mizban.games"  # the folder of our own games, and the entry points of all others
ID: Final = re.compile("[a-z][a-z0-9-]{0,39}")

_games: Final[dict[str, Game[Any]]] = {}  # those that are loaded


def register(game: Game[Any]) -> None:
    """Make a game known by its id, until the program ends."""
    if not isinstance(game, Game):
        raise BadSetup(f"{quoted(game)} is no game")
    if not ID.fullmatch(game.id):
        raise BadSetup(f"the id of a game has small letters, digits and hyphens, unlike {quoted(game.id)}")
    if game.id in own() or _games.get(game.id, game) is not game:
        raise BadSetup(f"there is a game {game.id} already")
    _games[game.id] = game


def ids() -> list[str]:
    """The ids of all games that can be played, in order."""
    return sorted({*own(), *installed().games, *_games})


def find(id: object) -> Game[Any]:
    """The game with this id; it is loaded when it is first asked for."""
    found = known(id) if isinstance(id, str) else None
    if found is None:
        fault = installed().faults.get(id) if isinstance(id, str) else None
        raise BadSetup(fault or f"there is no game {quoted(id)}; there are {', '.join(ids())}")
    return found


def known(id: str) -> Optional[Game[Any]]:
    """The game with this id, if there is one; packages are looked through last."""
    if id in _games:
        return _games[id]
    if id in own():
        _games[id] = import_module(f"{GAMES}.{folder(id)}").GAME
        return _games[id]
    return installed().games.get(id)


def reduced(game: Game[Any]) -> tuple[Any, ...]:
    """A game is pickled as its id: whoever reads it has the game, too."""
    if known(game.id) is not game:
        raise BadSetup(f"{game.id} is not registered, so that no pickle of it could be read")
    return find, (game.id,)


copyreg.pickle(Game, reduced)


# Our own


@lru_cache(maxsize=1)
def own() -> tuple[str, ...]:
    """The ids of our own games, which are the names of their folders."""
    return tuple(
        each.name.replace("_", "-") for each in pkgutil.iter_modules(import_module(GAMES).__path__) if each.ispkg
    )


def folder(id: str) -> str:
    """The name of the folder of one of our own games."""
    return id.replace("-", "_")


# Packages


class Installed:
    """The games of installed packages, and why some cannot be played: a sentence for each."""

    def __init__(self, games: Mapping[str, Game[Any]], faults: Mapping[str, str]) -> None:
        self.games: Final = games
        self.faults: Final = faults


@lru_cache(maxsize=1)
def installed() -> Installed:
    """The games of installed packages, looked for once."""
    games: dict[str, Game[Any]] = {}
    faults: dict[str, str] = {}
    for entry in entries(GAMES):
        try:
            if entry.name in own() or entry.name in games:
                raise BadSetup("there is another game of that id")
            games[entry.name] = loaded(entry)
        except (Exception, SystemExit) as error:  # whatever a stranger's code does when it is imported
            faults.setdefault(entry.name, fault(entry, error))
    return Installed(games, faults)


def faults() -> list[str]:
    """What is wrong with the games of installed packages."""
    return list(installed().faults.values())


def entries(group: str) -> list[EntryPoint]:
    """What installed packages hand in under a name, in the order of the packages."""
    from importlib.metadata import entry_points  # costs more than all of ours, and few need it

    return sorted(set(entry_points(group=group)), key=lambda entry: (source(entry), entry.name))


def source(entry: EntryPoint) -> str:
    """The name of the package that hands something in."""
    return entry.dist.name if entry.dist else "an unknown package"


def fault(entry: EntryPoint, error: BaseException) -> str:
    """Why something that a package hands in cannot be used."""
    reason = str(error) if isinstance(error, BadSetup) else f"{type(error).__name__}: {error}"
    return f"{entry.name} of the package {source(entry)} cannot be used: {reason}"


def loaded(entry: EntryPoint) -> Game[Any]:
    """The game of a package, if it is one, is called as it says, and has its words."""
    game = entry.load()
    if not isinstance(game, Game):
        raise BadSetup(f"{entry.value} is no game, but {type(game).__name__}")
    if game.id != entry.name or not ID.fullmatch(game.id):
        raise BadSetup(f"its game is called {quoted(game.id)}")
    for lang in language.LANGUAGES:
        for id in ("name", "about"):
            if not language.has(game, id, lang):
                raise BadSetup(f"it has no message {id!r} in {lang}")
    return game
