"""Boards as text, drawn from what a seat sees: our own, those of installed packages, and a plain one for all others.

Our own are the modules beside this one. A package of its own may name a function of a view and a language:

    [project.entry-points."mizban.boards"]
    pocket = "pocket.board:table"
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final, Optional

from rich.console import Console, RenderableType

from mizban.boards import plain
from mizban.core.errors import BadSetup
from mizban.core.game import Plain
from mizban.registry import entries, fault, find, folder, own

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

BOARDS: Final = "mizban.boards"
Board = Callable[[Plain, str], RenderableType]


def draw(game_id: str, view: Plain, lang: str) -> RenderableType:
    """The table as a seat sees it."""
    board = board_of(game_id)
    return plain.table(find(game_id), view, lang) if board is None else board(view, lang)


def printed(game_id: str, view: Plain, lang: str, width: int) -> str:
    """The table as a seat sees it, as a plain text of so many columns."""
    console = Console(width=width, color_system=None, force_terminal=False, _environ={})
    with console.capture() as capture:
        console.print(draw(game_id, view, lang))
    return "\n".join(line.rstrip() for line in capture.get().rstrip().splitlines())


@cache
def board_of(game_id: str) -> Optional[Board]:
    """The board of a game; None where it has none of its own."""
    if game_id in own():
        board: Board = import_module(f"{__name__}.{folder(game_id)}").table
        return board
    entry = next((entry for entry in entries(BOARDS) if entry.name == game_id), None)
    return None if entry is None else loaded(entry)


def loaded(entry: EntryPoint) -> Board:
    """The board that a package hands in."""
    try:
        board: Board = entry.load()
    except Exception as error:
        raise BadSetup(fault(entry, error)) from None
    return board


def named(game_id: str, text: str) -> str:
    """A text with the few letters of a board as the names that they stand for."""
    codes = {code.casefold(): name for code, name in codes_of(game_id).items()}
    return " ".join(codes.get(word.casefold(), word) for word in text.split())


def codes_of(game_id: str) -> dict[str, str]:
    """How the board of a game calls things in a few letters."""
    return getattr(import_module(f"{__name__}.{folder(game_id)}"), "CODES", {}) if game_id in own() else {}
