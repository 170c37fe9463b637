"""The games, with the numbers of players for which whole games are played, and how pages are looked at."""

from __future__ import annotations

BOARDS: dict[str, tuple[int, ...]] = {
    "alhambra": (2, 4),
    "keyflower": (2, 4, 6),
    "kilt-castle": (2, 3, 4),
    "silver": (2, 3, 4),
    "stone-age": (2, 4),
}
LANGUAGES = ("en", "fa")
WIDTHS = (360, 390, 768, 1280)
