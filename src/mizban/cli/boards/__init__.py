"""Boards as text, drawn from what a seat sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import RenderableType
from rich.pretty import Pretty

from mizban.cli.boards import alhambra, keyflower, kilt_castle, silver, stone_age
from mizban.core.game import Plain

BOARDS: Final[dict[str, Callable[[Plain, str], RenderableType]]] = {
    "alhambra": alhambra.table,
    "keyflower": keyflower.table,
    "kilt-castle": kilt_castle.table,
    "silver": silver.table,
    "stone-age": stone_age.table,
}


def draw(game_id: str, view: Plain, lang: str) -> RenderableType:
    """The table as a seat sees it; a game without a board of its own shows its plain data."""
    board = BOARDS.get(game_id)
    return Pretty(view) if board is None else board(view, lang)
