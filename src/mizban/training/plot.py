"""The drawing of a training: iteration by iteration, what the weights win against the first ones, and their points."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from mizban.arena.drawing import GREY, RULE, Drawing
from mizban.arena.plot import COLOURS, Say, marks

LEFT: Final = 70
WIDTH: Final = 640
TOP: Final = 70
HEIGHT: Final = 150
BETWEEN: Final = 60  # from the one picture to the other
DOT: Final = 4.0  # half of its width
KEPT, IN_VAIN = COLOURS[0], "#c9bfae"

Curve = list[dict[str, Any]]


def plot(curve: Curve, game: str, say: Say) -> Drawing:
    """A training as a drawing."""
    title = say("train-plot-title", game=game, seats=curve[0]["seats"], iterations=len(curve))
    lower = TOP + HEIGHT + BETWEEN
    drawing = Drawing(LEFT + WIDTH + 30, lower + HEIGHT + 30, title)
    drawing.text((16, 26), title, size=16)
    shares = [100.0 * float(row["first"]) for row in curve]
    draw_panel(drawing, curve, shares, TOP, say("train-plot-first"), range(0, 101, 25), "arena-percent", say)
    points = [float(row["winner"]) for row in curve]
    scale = [*marks(min(points) - 5.0, max(points) + 5.0)]
    draw_panel(drawing, curve, points, lower, say("train-plot-winner"), scale, "arena-number", say)
    return drawing


def draw_panel(
    drawing: Drawing, curve: Curve, values: list[float], top: float, label: str, scale: Any, number: str, say: Say
) -> None:
    """A row of dots, joined where weights were kept; below it the iterations, beside it the scale."""
    least, most = min([*scale, *values]), max([*scale, *values])
    bottom = top + HEIGHT

    def at(i: int) -> tuple[float, float]:
        return x_of(i, len(curve)), bottom - HEIGHT * (values[i] - least) / max(most - least, 1.0)

    drawing.text((16, top - 14), label, colour=GREY)
    for mark in scale:
        y = bottom - HEIGHT * (mark - least) / max(most - least, 1.0)
        drawing.line((LEFT, y), (LEFT + WIDTH, y), RULE)
        drawing.text((LEFT - 8, y + 4), say(number, value=mark), "end", GREY)
    for i, row in enumerate(curve):
        drawing.text((x_of(i, len(curve)), bottom + 20), say("arena-number", value=row["iteration"]), "middle", GREY)
    draw_dots(drawing, curve, at)


def draw_dots(drawing: Drawing, curve: Curve, at: Callable[[int], tuple[float, float]]) -> None:
    """What was kept, joined; what was not, apart and pale."""
    kept = [i for i, row in enumerate(curve) if row["kept"]]
    for i, j in pairwise(kept):
        drawing.line(at(i), at(j), KEPT, 2)
    for i, row in enumerate(curve):
        x, y = at(i)
        drawing.box((x - DOT, y - DOT), 2 * DOT, 2 * DOT, KEPT if row["kept"] else IN_VAIN)


def x_of(i: int, count: int) -> float:
    """Where an iteration stands."""
    return LEFT + WIDTH * (i + 0.5) / count
