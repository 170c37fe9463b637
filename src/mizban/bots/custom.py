"""Bots that others have written: a class of a file, of a module, or one that an installed package hands in.

A package of its own names its bots in its pyproject.toml:

    [project.entry-points."mizban.bots"]
    mason = "masonry.bots:Mason"
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Optional, TypeGuard

from mizban.bots.bot import Bot
from mizban.core.errors import BadSetup
from mizban.core.game import Game
from mizban.core.reading import quoted
from mizban.registry import entries, fault

GROUP: Final = "mizban.bots"  # the entry points of installed packages
COLON: Final = ":"  # between a file or module and a class
FILE: Final = ".py"

Maker = Callable[[Game[Any], int, int], Bot]  # game, seed and number of seats


def load(name: str) -> Maker:
    """What makes the bots of a name: path.py:Class, package.module:Class, or the name of an entry point."""
    kind = class_of(name)

    def make(game: Game[Any], seed: int, seats: int) -> Bot:
        try:
            return kind(game, seed)
        except Exception as error:  # whatever a stranger's code does
            raise BadSetup(f"{name} cannot be used: {reason_of(error)}") from error

    return make


def is_place(name: str) -> bool:
    """Whether a name says where a class is, and is not the name of an entry point."""
    return COLON in name or name.endswith(FILE)


def located(name: str) -> str:
    """The name for a process that runs in another folder: that of a file says the whole path."""
    place, colon, kind = name.rpartition(COLON)
    return f"{Path(place).resolve()}{colon}{kind}" if place.endswith(FILE) else name


def handed_in() -> list[str]:
    """The names of the bots that installed packages hand in."""
    return list(dict.fromkeys(entry.name for entry in entries(GROUP)))


# Finding the class


def class_of(name: str) -> type[Bot]:
    """The class that a name stands for."""
    if not is_place(name):
        return class_of_entry(name)
    place, _, kind = name.rpartition(COLON)
    if not place or not kind.isidentifier():
        raise BadSetup(f"a bot of one's own is written path.py:Class or package.module:Class, not {quoted(name)}")
    module = module_in_file(place) if place.endswith(FILE) else module_called(place)
    return checked(getattr(module, kind, None), kind, module, place)


def class_of_entry(name: str) -> type[Bot]:
    """The class that an installed package hands in under a name."""
    found = [entry for entry in entries(GROUP) if entry.name == name]
    if not found:
        raise BadSetup(f"no installed package has a bot {quoted(name)}")
    entry = found[0]
    try:
        kind = entry.load()
        return checked(kind, getattr(kind, "__name__", entry.attr), None, entry.module)
    except (Exception, SystemExit) as error:  # whatever a stranger's code does when it is imported
        raise BadSetup(fault(entry, error)) from None


def module_in_file(place: str) -> ModuleType:
    """The module in a file."""
    path = Path(place).resolve()
    if not path.is_file():
        raise BadSetup(f"there is no file {quoted(place)}")
    try:
        return run_file(path)
    except (Exception, SystemExit) as error:
        raise BadSetup(f"{place} cannot be used: {reason_of(error)}") from None


@cache
def run_file(path: Path) -> ModuleType:
    """The module in a file, run once; it has a name of its own, by which its classes can be pickled."""
    name = f"mizban_bot_{sha256(str(path).encode()).hexdigest()[:16]}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def module_called(place: str) -> ModuleType:
    """The module of a name, where Python finds modules."""
    try:
        return import_module(place)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{place}.".startswith(f"{error.name}."):
            raise BadSetup(f"there is no module {quoted(place)}") from None
        raise BadSetup(f"{place} cannot be used: {reason_of(error)}") from None
    except (Exception, SystemExit) as error:
        raise BadSetup(f"{place} cannot be used: {reason_of(error)}") from None


def checked(kind: object, name: str, module: Optional[ModuleType], place: str) -> type[Bot]:
    """A class that is a bot, and plays."""
    if kind is None:
        there = ", ".join(classes_in(module)) or "none"
        raise BadSetup(f"{place} has no class {name}; its bots are {there}")
    if not is_bot(kind):
        raise BadSetup(f"{name} of {place} is no bot: it must be a class that extends mizban.bots.Bot")
    if kind.turn is Bot.turn and kind.choose is Bot.choose:
        raise BadSetup(f"{name} of {place} plays nothing: it must have a method choose or turn")
    return kind


def is_bot(kind: object) -> TypeGuard[type[Bot]]:
    """Whether something is a class of bots."""
    return isinstance(kind, type) and issubclass(kind, Bot)


def classes_in(module: Optional[ModuleType]) -> list[str]:
    """The names of the bots in a module."""
    inside = {} if module is None else vars(module)
    return [name for name, each in inside.items() if is_bot(each) and each is not Bot]


def reason_of(error: BaseException) -> str:
    return str(error) if isinstance(error, BadSetup) else f"{type(error).__name__}: {error}"
