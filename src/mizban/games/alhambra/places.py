"""Places and edges of an Alhambra in the words of the view, counted from the start tile to the east and the south."""

from __future__ import annotations

from mizban.core.game import Plain
from mizban.games.alhambra.data import SIDES
from mizban.games.alhambra.ground import Ground, longest_course
from mizban.games.alhambra.state import MIDDLE, SPAN


def place_view(ground: Ground, cell: int) -> Plain:
    """A place."""
    spot = ground.spot_of(cell)
    return {"x": spot % SPAN - MIDDLE % SPAN, "y": spot // SPAN - MIDDLE // SPAN}


def course_view(ground: Ground) -> list[Plain]:
    """The longest wall, edge by edge: the place of the tile, and the side."""
    sides = len(SIDES)
    return [{**place_view(ground, edge // sides), "side": SIDES[edge % sides]} for edge in longest_course(ground)]
