"""Any position as readable JSON, and back."""

from __future__ import annotations

from typing import Final

from mizban.core.faults import misread
from mizban.core.game import Plain
from mizban.core.reading import Fields, as_number
from mizban.core.script import Script, Whole
from mizban.core.state import EVERYONE
from pocket.data import HAND, NONE, ROUNDS, SEATS
from pocket.state import LISTS, Pocket
from pocket.steps import STEPS, setup

SCRIPT: Final = Script(
    STEPS, {"seat": Whole(0, max(SEATS)), "place": Whole(0, HAND * max(SEATS) - 1), "slot": Whole(0, HAND - 1)}
)


def write(state: Pocket) -> Plain:
    """The whole state."""
    lists = {name: list(getattr(state, name)) for name in LISTS}
    return {"round": state.round, **lists, "pending": SCRIPT.written(state)}


def read(data: Plain) -> Pocket:
    """The state that was written down; nothing is a new game of two."""
    if not data:
        return setup(2, {})
    fields = Fields(data, "position")
    numbers = {name: [as_number(n, name, NONE, EVERYONE) for n in fields.items(name)] for name in LISTS}
    seats = len(numbers["tokens"])
    sizes = {"hands": HAND * seats, "knows": HAND * seats, "bids": seats, "peeked": seats}
    if seats not in SEATS or any(len(numbers[name]) != size for name, size in sizes.items()):
        raise misread("position", "fault-hands")
    if len(numbers["top"]) != len(numbers["top_knows"]):
        raise misread("top_knows", "fault-hands")
    state = Pocket(seats)
    state.round = fields.number("round", 0, ROUNDS + 1)
    for name, values in numbers.items():
        setattr(state, name, values)
    SCRIPT.fill(state, fields.take("pending", []))
    fields.done()
    return state
