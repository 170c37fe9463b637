"""How the numbers of steps are written: places as they are counted from 0, and where a new card comes from by name."""

from __future__ import annotations

from typing import Any, Final

from mizban.core.faults import misread
from mizban.core.packed import bit
from mizban.core.reading import as_list, as_number
from mizban.core.script import SEAT, TRUTH, Form, Name, Script, Whole
from mizban.games.silver.data import SLOTS, SOURCES
from mizban.games.silver.rules import slots_in
from mizban.games.silver.state import NOTHING
from mizban.games.silver.steps import STEPS


class PlaceOrNone(Form):
    """A place, or null."""

    def written(self, number: int) -> Any:
        return None if number == NOTHING else number

    def read(self, value: object, where: str, seats: int) -> int:
        return int(NOTHING) if value is None else as_number(value, where, 0, SLOTS - 1)


class Places(Form):
    """Several places: [0, 2] for a bit of each."""

    def written(self, number: int) -> Any:
        return list(slots_in(number))

    def read(self, value: object, where: str, seats: int) -> int:
        places = [as_number(place, f"{where}[{i}]", 0, SLOTS - 1) for i, place in enumerate(as_list(value, where))]
        if not places:
            raise misread(where, "fault-no-place")
        if len(set(places)) < len(places):
            raise misread(where, "fault-place-twice")
        return sum([int(bit(place)) for place in places])


SCRIPT: Final = Script(
    STEPS,
    {
        "seat": SEAT,
        "other": SEAT,
        "slot": Whole(0, SLOTS - 1),
        "first": PlaceOrNone(),
        "source": Name(SOURCES),
        "picked": Places(),
        "fresh": TRUTH,
    },
)
