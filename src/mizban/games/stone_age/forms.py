"""How dice, tools, payments and stacks of pending steps are written."""

from __future__ import annotations

from typing import Any, Final

from mizban.core.faults import misread
from mizban.core.reading import Fields, as_choice, as_list, as_number
from mizban.core.script import Form
from mizban.games.stone_age.data import (
    AMOUNT,
    CARD_NAMES,
    FACES,
    FIGURES_MOST,
    FIRST_STACK,
    ONCE,
    ONCE_CARD,
    ONCE_LEAST,
    PLACES,
    RESOURCES,
    TOOL_MOST,
    TOOLS,
    TOP,
)
from mizban.games.stone_age.packed import faces_in, items_in, joined, with_face
from mizban.games.stone_age.payments import paid_of, payment
from mizban.games.stone_age.rules import NO_MORE

MOST_PIECES: Final = 15  # of a kind in a payment
ONCE_CARDS: Final = [  # by their values
    next(CARD_NAMES[card] for card in range(len(TOP)) if TOP[card] == ONCE_CARD and AMOUNT[card] == ONCE_LEAST + i)
    for i in range(ONCE)
]


def entries_of(value: object, where: str, most: int) -> list[tuple[Any, str]]:
    """The entries of a list, each with its place; so many at most."""
    entries = as_list(value, where)
    if len(entries) > most:
        raise misread(where, "fault-size", low=0, high=most, number=len(entries))
    return [(entry, f"{where}[{i}]") for i, entry in enumerate(entries)]


class Dice(Form):
    """Dice one after the other: [4, 6]."""

    def written(self, number: int) -> Any:
        return list(items_in(number))

    def read(self, value: object, where: str, seats: int) -> int:
        row = 0
        for die, place in entries_of(value, where, FIGURES_MOST):
            row = joined(row, as_number(die, place, 1, FACES))
        return row


class Faces(Form):
    """The dice for everyone, from low to high: [1, 5, 5]."""

    def written(self, number: int) -> Any:
        return faces_in(number)

    def read(self, value: object, where: str, seats: int) -> int:
        faces = 0
        for die, place in entries_of(value, where, seats):
            faces = with_face(faces, as_number(die, place, 1, FACES))
        return faces


class Tool(Form):
    """A tool by its value, a one-use tool by its card, null for none."""

    def written(self, number: int) -> Any:
        if number == NO_MORE:
            return None
        return number if number <= TOOL_MOST else ONCE_CARDS[number - TOOL_MOST - 1]

    def read(self, value: object, where: str, seats: int) -> int:
        return NO_MORE if value is None else tool_in(value, where)


def tool_in(value: object, where: str) -> int:
    """The number of a tool among what can be added to a roll."""
    if isinstance(value, str):
        return TOOL_MOST + 1 + as_choice(value, where, ONCE_CARDS)
    return as_number(value, where, 1, TOOL_MOST)


class Row(Form):
    """Tools one after the other: [1, 2, "toolmaker1-once4"]."""

    def written(self, number: int) -> Any:
        return [Tool().written(tool) for tool in items_in(number)]

    def read(self, value: object, where: str, seats: int) -> int:
        row = 0
        for tool, place in entries_of(value, where, TOOLS + ONCE):
            row = joined(row, tool_in(tool, place))
        return row


class Pieces(Form):
    """The pieces of a payment by their kinds: {"wood": 2, "gold": 1}."""

    def written(self, number: int) -> Any:
        return {name: paid_of(number, kind) for kind, name in enumerate(RESOURCES) if paid_of(number, kind)}

    def read(self, value: object, where: str, seats: int) -> int:
        fields = Fields(value, where)
        pieces = tuple([fields.number(name, 0, MOST_PIECES, 0) for name in RESOURCES])
        fields.done()
        return payment(pieces)


class Stack(Form):
    """A building stack by its place; there are as many as players."""

    def written(self, number: int) -> Any:
        return PLACES[FIRST_STACK + number]

    def read(self, value: object, where: str, seats: int) -> int:
        return as_choice(value, where, PLACES[FIRST_STACK : FIRST_STACK + seats])
