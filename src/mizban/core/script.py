"""What is pending in a position: the steps of a game, written so that people can read them, and read again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Optional

from mypy_extensions import mypyc_attr

from mizban.core.faults import misread, nearest
from mizban.core.reading import Fields, as_choice, as_list, as_number, shown
from mizban.core.state import State, Step
from mizban.core.steps import TOGETHER, seen_by, step_name
from mizban.core.values import fields_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """How a number of a step is written."""

    def written(self, number: int) -> Any:
        """The number as people read it."""
        return number

    def read(self, value: object, where: str, seats: int) -> int:
        """The number that was written, at a table of so many seats."""
        raise NotImplementedError


class Whole(Form):
    """A whole number within its limits."""

    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high

    def read(self, value: object, where: str, seats: int) -> int:
        return as_number(value, where, self.low, self.high)


class Seat(Form):
    """A seat of the table."""

    def read(self, value: object, where: str, seats: int) -> int:
        return as_number(value, where, 0, seats - 1)


class Name(Form):
    """One of several names; null for a number below the first, where there is such a one."""

    def __init__(self, names: Sequence[str], none: Optional[int] = None) -> None:
        self.names: Final = tuple(names)
        self.none: Final = none

    def written(self, number: int) -> Any:
        return None if number == self.none else self.names[number]

    def read(self, value: object, where: str, seats: int) -> int:
        if value is None and self.none is not None:
            return self.none
        return as_choice(value, where, self.names)


class Truth(Form):
    """True or false, for 1 or 0."""

    def written(self, number: int) -> Any:
        return number == 1

    def read(self, value: object, where: str, seats: int) -> int:
        if not isinstance(value, bool):
            raise misread(where, "fault-truth", value=shown(value))
        return int(value)


SEAT: Final = Seat()
TRUTH: Final = Truth()


class Script:
    """The steps of one game, and how each of their numbers is written, by its name."""

    def __init__(self, kinds: Sequence[type[Step]], forms: Mapping[str, Form]) -> None:
        self.kinds: Final = {step_name(kind): kind for kind in kinds}
        self.forms: Final = forms

    # Writing

    def written(self, state: State) -> list[Any]:
        """All that is still to be done, next first."""
        return self.listed([state.todo, *state.lanes], state.sealed)

    def known(self, state: State, seat: Optional[int]) -> list[Any]:
        """What is still to be done, as a seat or a spectator may know it."""
        return self.listed([seen_by(stack, seat) for stack in [state.todo, *state.lanes]], state.sealed)

    def listed(self, stacks: list[list[Step]], sealed: bool) -> list[Any]:
        """The main stack and the lanes of a group, next first."""
        todo, *lanes = [[self.step(each) for each in stack[::-1]] for stack in stacks]
        return [{TOGETHER: {"sealed": sealed, "lanes": lanes}}, *todo] if lanes else todo

    def step(self, step: Step) -> dict[str, Any]:
        """A step as plain data: {"roll": {"seat": 1, "dice": 3}}."""
        numbers = {name: self.forms[name].written(getattr(step, name)) for name in fields_of(type(step))}
        return {step_name(type(step)): numbers}

    # Reading

    def fill(self, state: State, data: object) -> None:
        """Give a state what is pending, lanes included."""
        entries = as_list(data, "pending")
        first = 0
        if entries and isinstance(entries[0], dict) and TOGETHER in entries[0]:
            self.fill_lanes(state, Fields(entries[0][TOGETHER], f"pending[0].{TOGETHER}"))
            first = 1
        places = [f"pending[{i}]" for i in range(len(entries))]
        state.todo = [self.read(entries[i], places[i], state.seats) for i in range(len(entries) - 1, first - 1, -1)]

    def fill_lanes(self, state: State, group: Fields) -> None:
        """Give a state the lanes of its group."""
        lanes = group.items("lanes")
        if len(lanes) != state.seats:
            raise misread(group.place("lanes"), "fault-each-seat", number=state.seats)
        state.lanes = [self.lane(lane, f"{group.where}.lanes[{i}]", state.seats) for i, lane in enumerate(lanes)]
        state.sealed = group.truth("sealed", False)
        group.done()

    def lane(self, data: object, where: str, seats: int) -> list[Step]:
        """What a seat still has to do in a group, as a stack."""
        return [self.read(entry, f"{where}[{i}]", seats) for i, entry in enumerate(as_list(data, where))][::-1]

    def read(self, data: object, where: str, seats: int) -> Step:
        """One step, such as {"roll": {"seat": 1, "dice": 3}}."""
        if not isinstance(data, dict) or len(data) != 1:
            raise misread(where, "fault-step", value=shown(data))
        name, numbers = next(iter(data.items()))
        if name not in self.kinds:
            raise misread(where, "fault-choice", names=nearest(str(name), sorted(self.kinds)), value=shown(name))
        kind = self.kinds[name]
        fields = Fields(numbers, f"{where}.{name}")
        values = [self.forms[each].read(fields.take(each, None), fields.place(each), seats) for each in fields_of(kind)]
        fields.done()
        return kind(*values)
