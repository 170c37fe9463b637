"""The games that have a board, and how they are tried out."""

from __future__ import annotations

BOARDS: dict[str, tuple[int, ...]] = {"alhambra": (2, 4, 6), "kilt-castle": (2, 3, 4), "silver": (2, 3, 4)}
LANGUAGES = ("en", "fa")
WIDTHS = (360, 390, 768, 1280)
