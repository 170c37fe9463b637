"""Mizban (میزبان, "host"): modern board games with exact rules, to play, to study and to search."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final, Optional

from mizban import games, language
from mizban.core import flow
from mizban.core.errors import (
    BadPosition,
    BadRecord,
    BadSetup,
    MizbanError,
    NotAnAnswer,
    NotLegal,
    NotUndoable,
    NotYourTurn,
)
from mizban.core.game import Game, Word
from mizban.core.source import key_of
from mizban.match import Match
from mizban.records import begin, faults_of, from_position, replay, restore
from mizban.registry import find, register

__version__: Final = "0.1.0"
compiled: Final = not flow.__file__.endswith(".py")


def new(game: str, seats: int = 2, seed: Optional[int] = None, options: Optional[Mapping[str, Any]] = None) -> Match:
    """A new match; the same seed gives the same chance, none gives a secret one."""
    return begin(find(game), seats, {} if options is None else options, _key(seed))


def position(game: str, description: Mapping[str, Any], seed: Optional[int] = None) -> Match:
    """A match that starts from a description; what is left out takes its default."""
    return from_position(find(game), description, _key(seed))


def faults(game: str, description: Mapping[str, Any], lang: str = "en") -> list[str]:
    """All that is wrong with a description of a position, each in a sentence; nothing where it can be played."""
    found = find(game)
    return [language.fault_text(fault, language.check(lang), found) for fault in faults_of(found, description)]


def _key(seed: Optional[int]) -> bytes:
    return secrets.token_bytes(32) if seed is None else key_of(seed)


__all__ = [
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Game",
    "Match",
    "MizbanError",
    "NotAnAnswer",
    "NotLegal",
    "NotUndoable",
    "NotYourTurn",
    "Word",
    "compiled",
    "faults",
    "games",
    "new",
    "position",
    "register",
    "replay",
    "restore",
]
