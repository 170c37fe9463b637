"""What a contest shows, as tables for people."""

from __future__ import annotations

from typing import Any, Optional

from rich.table import Table

from mizban.cli.words import decimal, say, seat_name
from mizban.core.game import Plain


def spoken(lang: str, id: str, **args: Any) -> str:
    """A message with numbers as the language writes them."""
    return say(id, lang, **{name: decimal(each, lang) if type(each) is float else each for name, each in args.items()})


def tables(made: Plain, title: str, lang: str) -> list[Table]:
    """All tables of a contest."""
    heading = say("arena-title", lang, game=title, seats=made["contest"]["seats"], games=made["games"])
    return [
        wins_table(made, heading, lang),
        points_table(made, lang),
        *([meetings_table(made, lang)] if len(made["bots"]) > 1 else []),
        seats_table(made, lang),
        times_table(made, lang),
    ]


def new_table(lang: str, first: str, *columns: str, title: Optional[str] = None) -> Table:
    """A table with a column for names, and columns for numbers."""
    table = Table(title=title, title_justify="left", title_style="bold", header_style="bold")
    table.add_column(say(first, lang), overflow="fold")
    for id in columns:
        table.add_column(say(id, lang), justify="right")
    return table


def percent(share: float, lang: str) -> str:
    return spoken(lang, "arena-percent", value=100.0 * share)


def between(part: Plain, lang: str) -> str:
    """The interval of a share."""
    return spoken(lang, "arena-between", low=100.0 * part["low"], high=100.0 * part["high"])


def wins_table(made: Plain, title: str, lang: str) -> Table:
    columns = ("arena-wins", "arena-interval", "arena-fair", "arena-rank", "arena-rating")
    table = new_table(lang, "arena-bot", *columns, title=title)
    for name, bot in made["bots"].items():
        if bot["games"]:
            rating = spoken(lang, "arena-off", value=bot["rating"]["mu"], off=1.959964 * bot["rating"]["sigma"])
            rank = decimal(bot["rank"], lang, 2)
            table.add_row(
                name, percent(bot["share"], lang), between(bot, lang), percent(bot["fair"], lang), rank, rating
            )
    return table


def points_table(made: Plain, lang: str) -> Table:
    columns = ("arena-mean", "arena-sd", "arena-quartiles", "arena-when-won")
    table = new_table(lang, "arena-points", *columns)
    for name, bot in made["bots"].items():
        points, won = bot["points"], bot["points_when_won"]
        if points["count"]:
            quartiles = " · ".join([decimal(each, lang) for each in points["quartiles"]])
            when_won = "" if won is None else decimal(won, lang)
            table.add_row(name, decimal(points["mean"], lang), decimal(points["sd"], lang), quartiles, when_won)
    return table


def meetings_table(made: Plain, lang: str) -> Table:
    """How often the bot of a line was placed before that of a column."""
    table = new_table(lang, "arena-ahead")
    for name in made["bots"]:
        table.add_column(name, justify="right", overflow="fold")
    for name, met in made["head_to_head"].items():
        cells = [met.get(other) for other in made["bots"]]
        table.add_row(name, *[f"{percent(each['share'], lang)}" if each and each["games"] else "" for each in cells])
    return table


def seats_table(made: Plain, lang: str) -> Table:
    table = new_table(lang, "arena-seat", "arena-wins", "arena-interval")
    for seat, part in enumerate(made["seats"]):
        table.add_row(seat_name(seat, lang), percent(part["share"], lang), between(part, lang))
    return table


def times_table(made: Plain, lang: str) -> Table:
    table = new_table(lang, "arena-ms", "arena-median", "arena-p99", "arena-most", "arena-over")
    for name, bot in made["bots"].items():
        times = bot["ms"]
        if times["count"]:
            numbers = [decimal(times[part], lang, 2) for part in ("median", "p99", "most")]
            table.add_row(name, *numbers, percent(times["over"], lang))
    return table
