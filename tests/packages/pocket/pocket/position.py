"""Any position as readable JSON, and back."""

from __future__ import annotations

from mizban.core.errors import BadPosition
from mizban.core.game import Plain
from mizban.core.reading import Fields, as_number
from mizban.core.state import EVERYONE
from mizban.core.steps import Reader, pending
from pocket.data import HAND, NONE, ROUNDS, SEATS
from pocket.state import LISTS, Pocket
from pocket.steps import STEPS


def write(state: Pocket) -> Plain:
    """The whole state."""
    lists = {name: list(getattr(state, name)) for name in LISTS}
    return {"round": state.round, **lists, "pending": pending(state, everything=True)}


def read(data: Plain) -> Pocket:
    """The state that was written down."""
    fields = Fields(data, "position")
    numbers = {name: [as_number(n, name, NONE, EVERYONE) for n in fields.items(name)] for name in LISTS}
    seats = len(numbers["tokens"])
    if seats not in SEATS or len(numbers["hands"]) != HAND * seats:
        raise BadPosition("a position has hands and tokens for 2 or 3 seats")
    state = Pocket(seats)
    state.round = fields.number("round", 0, ROUNDS + 1)
    for name, values in numbers.items():
        setattr(state, name, values)
    limits = {"seat": (0, seats), "place": (0, HAND * seats - 1), "slot": (0, HAND - 1)}
    Reader(STEPS, limits).fill(state, fields.take("pending", []))
    fields.done()
    if not all(step.fits(state) for stack in (state.todo, *state.lanes) for step in stack):
        raise BadPosition("what is pending does not fit the table")
    return state
