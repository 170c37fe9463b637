"""Wishes as people type them, for the question why something is not possible: one file for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Optional

from mizban.cli.files import parse_json
from mizban.cli.keyboard import tidy
from mizban.cli.parser import Mistake
from mizban.cli.wishes import stone_age
from mizban.core.game import Plain

WISHES: Final[dict[str, Callable[[list[str]], Optional[Plain]]]] = {
    "stone-age": stone_age.wish,
}


def wish_in(game_id: str, text: str) -> Optional[Plain]:
    """The wish in a text: in the game's own short words, or as JSON; None when it is neither."""
    if text.startswith("{"):
        return wish_of_json(text)
    words = tidy(text).split()
    read = WISHES.get(game_id)
    return read(words) if read is not None and words else None


def wish_of_json(text: str) -> Optional[Plain]:
    """A wish in the words of the view."""
    try:
        wish = parse_json(text.encode(), "the wish")
    except Mistake:
        return None
    return wish if isinstance(wish, dict) else None
