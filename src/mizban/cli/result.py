"""How a match has ended: points by category, places, winners."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table

from mizban import language
from mizban.cli.words import listed, say, seat_name
from mizban.core.game import Word
from mizban.match import Match


def result(match: Match, lang: str) -> Group:
    """The table of points, and who has won."""
    return Group(table(match, lang), winners(match, lang))


def table(match: Match, lang: str) -> Table:
    """A column for each player: what the points came from, their sum, the place."""
    seats = range(len(match.scores()))
    parts = [match.breakdown(seat) for seat in seats]
    grid = Table(title=say("result", lang), title_justify="left", title_style="bold", header_style="bold")
    grid.add_column("")
    for seat in seats:
        grid.add_column(seat_name(seat, lang), justify="right")
    for category in parts[0]:
        add(grid, category_name(match, category, lang), [part[category] for part in parts], lang)
    grid.add_section()
    add(grid, say("total", lang), match.scores(), lang)
    add(grid, say("place", lang), match.ranking(), lang)
    return grid


def add(grid: Table, name: str, numbers: list[int], lang: str) -> None:
    """A line of the table."""
    grid.add_row(name, *(language.number(number, lang) for number in numbers))


def category_name(match: Match, category: str, lang: str) -> str:
    return language.say(match.game, Word(f"score-{category}"), lang)


def winners(match: Match, lang: str) -> str:
    """Who is in the first place, alone or together."""
    names = [seat_name(seat, lang) for seat, place in enumerate(match.ranking()) if place == 1]
    return say("won", lang, count=len(names), names=listed(names, lang))
