"""Our own games, with the numbers of players for which whole games are played, and how pages are looked at."""

from __future__ import annotations

from mizban.registry import find, own

FULL = 4  # at such a table most boards are as full as they get


def counts(game: str) -> tuple[int, ...]:
    """As few players as a game allows, a full table, and as many as there can be."""
    seats = find(game).seats
    return tuple(sorted({min(seats), FULL, max(seats)} & set(seats)))


BOARDS = {game: counts(game) for game in own()}
LANGUAGES = ("en", "fa")
WIDTHS = (360, 390, 768, 1280)
