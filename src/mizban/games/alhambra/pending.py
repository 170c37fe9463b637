"""How the numbers of steps are written: tiles and market slots by name, sets of cards as lists."""

from __future__ import annotations

from typing import Any, Final

from mizban.core.faults import misread
from mizban.core.reading import as_list, as_number
from mizban.core.script import SEAT, TRUTH, Form, Name, Script, Whole
from mizban.games.alhambra.card_sets import add_card, indices_of, pick, values_of
from mizban.games.alhambra.data import BUILDINGS, COPIES, CURRENCIES, DISPLAY, SCORING_CARDS, TILES, VALUES
from mizban.games.alhambra.steps import STEPS


class Picked(Form):
    """Cards of the display by their places: [0, 2] for the first and the third."""

    def written(self, number: int) -> Any:
        return indices_of(number)

    def read(self, value: object, where: str, seats: int) -> int:
        picked = 0
        for i, index in enumerate(as_list(value, where)):
            place = as_number(index, f"{where}[{i}]", 0, DISPLAY - 1)
            if picked >> place & 1:
                raise misread(f"{where}[{i}]", "fault-picked-twice", number=place)
            picked = int(pick(picked, place))
        if not picked:
            raise misread(where, "fault-nothing-picked")
        return picked


class Paid(Form):
    """Cards by their values: [4, 4, 6]."""

    def written(self, number: int) -> Any:
        return values_of(number)

    def read(self, value: object, where: str, seats: int) -> int:
        values = [as_number(each, f"{where}[{i}]", 1, VALUES) for i, each in enumerate(as_list(value, where))]
        paid = 0
        for i, each in enumerate(values):
            if values.count(each) > COPIES[seats]:
                raise misread(f"{where}[{i}]", "fault-paid", number=each, most=COPIES[seats])
            paid = int(add_card(paid, each - 1))
        return paid


SCRIPT: Final = Script(
    STEPS,
    {
        "seat": SEAT,
        "again": TRUTH,
        "give": TRUTH,
        "picked": Picked(),
        "slot": Name(CURRENCIES),
        "paid": Paid(),
        "tile": Name(TILES[:BUILDINGS]),
        "done": Whole(0, SCORING_CARDS),
    },
)
