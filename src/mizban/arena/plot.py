"""The drawing of a contest: the share of wins of each bot with its interval, and how its points are spread."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, floor, log10
from typing import Final

from mizban.arena.drawing import GREY, RULE, Drawing
from mizban.core.game import Plain

LEFT: Final = 190
WIDTH: Final = 560
RIGHT: Final = 150
TOP: Final = 60
SHARE_ROW: Final = 30
POINTS_ROW: Final = 64
BETWEEN: Final = 78  # from the one picture to the other
BINS: Final = 40
COLOURS: Final = ("#0d6e6e", "#b58b3c", "#7a4e8a", "#4b7bab", "#a8483f", "#5d7f3a", "#63b3ad", "#8a7761")

Say = Callable[..., str]  # the words of the drawing, by their ids
Scale = Callable[[float], float]


def plot(report: Plain, game: str, say: Say) -> Drawing:
    """A contest as a drawing."""
    count = len(report["bots"])
    middle = TOP + SHARE_ROW * count + BETWEEN
    title = say("arena-title", game=game, seats=report["contest"]["seats"], games=report["games"])
    drawing = Drawing(LEFT + WIDTH + RIGHT, middle + POINTS_ROW * count + 30, title)
    drawing.text((16, 26), title, size=16)
    draw_shares(drawing, report, say)
    draw_points(drawing, report, say, middle)
    return drawing


def draw_shares(drawing: Drawing, report: Plain, say: Say) -> None:
    """A bar for each bot with its interval, and a stroke where a fair share is."""
    drawing.text((16, TOP - 10), say("arena-plot-wins"), colour=GREY)
    bottom = TOP + SHARE_ROW * len(report["bots"])
    for percent in range(0, 101, 20):
        x = LEFT + WIDTH * percent / 100
        drawing.line((x, TOP), (x, bottom + 4), RULE)
        drawing.text((x, bottom + 20), say("arena-percent", value=percent), "middle", GREY)
    for i, (name, bot) in enumerate(report["bots"].items()):
        draw_share(drawing, name, bot, TOP + SHARE_ROW * i, COLOURS[i % len(COLOURS)], say)


def draw_share(drawing: Drawing, name: str, bot: Plain, y: float, colour: str, say: Say) -> None:
    share, low, high, fair = (LEFT + WIDTH * bot[part] for part in ("share", "low", "high", "fair"))
    drawing.text((LEFT - 10, y + 20), shortened(name), "end")
    drawing.box((LEFT, y + 7), share - LEFT, 16, colour)
    drawing.line((fair, y + 3), (fair, y + 27), GREY, 2)
    drawing.line((low, y + 15), (high, y + 15), width=1.5)
    for end in (low, high):
        drawing.line((end, y + 10), (end, y + 20), width=1.5)
    percents = [round(100 * bot[part], 1) for part in ("share", "low", "high")]
    told = say("arena-plot-share", share=percents[0], low=percents[1], high=percents[2])
    drawing.text((LEFT + WIDTH + 12, y + 20), told, colour=GREY)


def draw_points(drawing: Drawing, report: Plain, say: Say, top: float) -> None:
    """For each bot a hill of its points, and a stroke at its mean."""
    drawing.text((16, top - 10), say("arena-plot-points"), colour=GREY)
    spreads = {name: bot["points"] for name, bot in report["bots"].items() if bot["points"]["count"]}
    if not spreads:
        return
    least: int = min(each["least"] for each in spreads.values())
    most: int = max(max(each["most"] for each in spreads.values()), least + 1)
    bottom = top + POINTS_ROW * len(report["bots"])

    def at(points: float) -> float:
        return LEFT + WIDTH * (points - least) / (most - least)

    for mark in marks(least, most):
        drawing.line((at(mark), top), (at(mark), bottom + 4), RULE)
        drawing.text((at(mark), bottom + 20), say("arena-number", value=mark), "middle", GREY)
    for i, (name, spread) in enumerate(spreads.items()):
        draw_hill(drawing, name, spread, at, top + POINTS_ROW * (i + 1), COLOURS[i % len(COLOURS)])
        told = say("arena-plot-mean", mean=round(spread["mean"], 1))
        drawing.text((LEFT + WIDTH + 12, top + POINTS_ROW * (i + 1) - 8), told, colour=GREY)


def draw_hill(drawing: Drawing, name: str, spread: Plain, at: Scale, bottom: float, colour: str) -> None:
    """How often which points came."""
    heights = [0.0] * BINS
    for points, times in spread["often"]:
        heights[min(int((at(points) - LEFT) / WIDTH * BINS), BINS - 1)] += times
    step, tallest = WIDTH / BINS, max(heights)
    for i, height in enumerate(heights):
        if height:
            tall = (POINTS_ROW - 10) * height / tallest
            drawing.box((LEFT + step * i, bottom - tall), step - 1, tall, colour)
    drawing.line((LEFT, bottom), (LEFT + WIDTH, bottom), RULE)
    drawing.line((at(spread["mean"]), bottom - POINTS_ROW + 8), (at(spread["mean"]), bottom), width=1.5)
    drawing.text((LEFT - 10, bottom - 8), shortened(name), "end")


def marks(least: float, most: float) -> list[int]:
    """Round numbers along a scale, about six."""
    rough = max((most - least) / 6, 1.0)
    unit = 10 ** floor(log10(rough))
    step = next(unit * times for times in (1, 2, 5, 10) if unit * times >= rough)
    return list(range(ceil(least / step) * step, floor(most) + 1, step))


def shortened(name: str) -> str:
    """A name that has room beside a drawing."""
    return name if len(name) <= 24 else f"…{name[-23:]}"
