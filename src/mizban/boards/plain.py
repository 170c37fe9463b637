"""The table of any game, from its view alone: numbers and names in lines, players and other lists in tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mizban import language
from mizban.boards.words import say, seat_name
from mizban.core.game import Game, Plain, Word

PLAYERS: Final = "players"  # a list by seat
INDENT: Final = 2


def table(game: Game[Any], view: Plain, lang: str) -> RenderableType:
    """All that a seat sees."""
    return Group(*Said(game, lang).parts(view))


class Said:
    """A view in the words of its game: view-<key> names a key, and <key>-<value> a value, where there are such."""

    def __init__(self, game: Game[Any], lang: str) -> None:
        self.game: Final = game
        self.lang: Final = lang

    def parts(self, seen: Plain) -> Iterable[RenderableType]:
        """What stands under each key: short things in a line, the rest below it; players need no heading."""
        for key, value in seen.items():
            if is_short(value):
                yield Text(f"{self.key(key)}: {self.value(key, value)}")
            elif key == PLAYERS:
                yield self.block(key, value)
            else:
                yield Text(self.key(key), "bold")
                yield Padding(self.block(key, value), (0, 0, 0, INDENT))

    def block(self, key: str, value: Any) -> RenderableType:
        """A list of things as a table, anything else part by part."""
        if isinstance(value, list) and all(isinstance(each, dict) for each in value):
            return self.rows(key, value)
        parts = value if isinstance(value, dict) else {str(i): each for i, each in enumerate(value, 1)}
        return Group(*self.parts(parts))

    def rows(self, key: str, things: list[Plain]) -> Table:
        """A line for each thing; players are called by their seats."""
        columns = list(dict.fromkeys(column for thing in things for column in thing))
        grid = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
        grid.add_column("")
        for column in columns:
            grid.add_column(self.key(column))
        for i, thing in enumerate(things):
            name = seat_name(i, self.lang) if key == PLAYERS else language.number(i + 1, self.lang)
            grid.add_row(name, *(self.cell(column, thing) for column in columns))
        return grid

    def cell(self, column: str, thing: Plain) -> RenderableType:
        """What a thing has under a column."""
        if column not in thing:
            return ""
        value = thing[column]
        return self.value(column, value) if is_short(value) else self.block(column, value)

    def key(self, key: str) -> str:
        """A key in words."""
        id = f"view-{key.replace('_', '-')}"
        if language.has(self.game, id, self.lang):
            return language.say(self.game, Word(id), self.lang)
        return language.in_digits(key.replace("_", " ").capitalize(), self.lang)

    def value(self, key: str, value: Any) -> str:
        """Something short in words."""
        if isinstance(value, list):
            return say("comma", self.lang).join(self.value(key, each) for each in value) or say("plain-none", self.lang)
        if isinstance(value, bool):
            return say("plain-yes" if value else "plain-no", self.lang)
        if isinstance(value, int):
            return seat_name(value, self.lang) if key in language.SEATS else language.number(value, self.lang)
        return self.name(key, value)

    def name(self, key: str, value: Any) -> str:
        """A thing, a name or something unknown in words."""
        kind, colon, name = str(value).partition(":")
        id = "-".join((kind, name) if colon else (key, "hidden" if value is None else str(value)))
        if language.has(self.game, id, self.lang):
            return language.say(self.game, Word(id), self.lang)
        return say("plain-unknown", self.lang) if value is None else language.in_digits(name or kind, self.lang)


def is_short(value: Any) -> bool:
    """Whether something is said in a line."""
    if isinstance(value, list):
        return not any(isinstance(each, (list, dict)) for each in value)
    return not isinstance(value, dict)
