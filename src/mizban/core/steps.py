"""Steps as words: their names, their numbers, and stacks of them written down and read back."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from typing import Any, Final, Optional

from mizban.core.errors import BadPosition
from mizban.core.reading import Fields, as_list
from mizban.core.state import Ask, State, Step

TOGETHER: Final = "together"
_names: Final[dict[type[Step], str]] = {}
_fields: Final[dict[type[Step], tuple[str, ...]]] = {}


def step_name(kind: type[Step]) -> str:
    """The class name in small letters: BuildOn is build_on."""
    if kind not in _names:
        letters = [f"_{c.lower()}" if c.isupper() else c for c in kind.__name__]
        _names[kind] = "".join(letters).lstrip("_")
    return _names[kind]


def fields_of(kind: type[Step]) -> tuple[str, ...]:
    """The names of a step's numbers, which are the parameters of its constructor."""
    if kind not in _fields:
        own = kind.__init__ is not object.__init__
        _fields[kind] = tuple(inspect.signature(kind).parameters) if own else ()
    return _fields[kind]


def numbers_of(step: Step) -> dict[str, int]:
    """A step's numbers by name."""
    return {name: getattr(step, name) for name in fields_of(type(step))}


def named(step: Step) -> str:
    """A step in one line, such as roll(seat=1,dice=3)."""
    kind = type(step)
    fields = fields_of(kind)
    if not fields:
        return step_name(kind) + "()"
    numbers = [f"{name}={getattr(step, name)}" for name in fields]
    return f"{step_name(kind)}({','.join(numbers)})"


def written(step: Step) -> dict[str, Any]:
    """A step as plain data: {"roll": {"seat": 1, "dice": 3}}."""
    return {step_name(type(step)): numbers_of(step)}


def seen_by(stack: list[Step], seat: Optional[int]) -> list[Step]:
    """A stack as a seat may know it: another's half-made choice is not yet begun."""
    if not stack:
        return []
    top = stack[-1]
    if isinstance(top, Ask) and top.seat != seat:
        return top.unbegun(stack)
    return stack


def pending(state: State, seat: Optional[int] = None, everything: bool = False) -> list[Any]:
    """What is still to be done, next first: all of it, or as this seat may know it."""
    stacks = [state.todo, *state.lanes]
    if not everything:
        stacks = [seen_by(stack, seat) for stack in stacks]
    todo, *lanes = [[written(step) for step in stack[::-1]] for stack in stacks]
    return [{TOGETHER: {"sealed": state.sealed, "lanes": lanes}}, *todo] if lanes else todo


class Reader:
    """Reads steps of one game from untrusted data; each number keeps to the limits of its name."""

    def __init__(self, kinds: Sequence[type[Step]], limits: Mapping[str, tuple[int, int]]) -> None:
        self.kinds: Final = {step_name(kind): kind for kind in kinds}
        self.limits: Final = limits

    def step(self, data: object, where: str) -> Step:
        """One step, such as {"roll": {"seat": 1, "dice": 3}}."""
        if not isinstance(data, dict) or len(data) != 1:
            raise BadPosition(f"{where} must be one step with its numbers, such as {{'turn': {{}}}}")
        name, numbers = next(iter(data.items()))
        if name not in self.kinds:
            raise BadPosition(f"{where} has no step named {name!r}; known are {', '.join(sorted(self.kinds))}")
        kind = self.kinds[name]
        fields = Fields(numbers, f"{where}.{name}")
        values = [fields.number(field, *self.limits[field]) for field in fields_of(kind)]
        fields.done()
        return kind(*values)

    def stack(self, data: object, where: str) -> list[Step]:
        """A list of steps, next first, as a stack."""
        return [self.step(entry, f"{where}[{i}]") for i, entry in enumerate(as_list(data, where))][::-1]

    def fill(self, state: State, data: object) -> None:
        """Give a state what is pending, lanes included."""
        entries = as_list(data, "pending")
        if entries and isinstance(entries[0], dict) and TOGETHER in entries[0]:
            self.fill_lanes(state, Fields(entries[0][TOGETHER], "pending[0].together"))
            entries = entries[1:]
        state.todo = self.stack(entries, "pending")

    def fill_lanes(self, state: State, group: Fields) -> None:
        """Give a state the lanes of its group."""
        lanes = group.items("lanes")
        if len(lanes) != state.seats:
            raise BadPosition(f"{group.where}.lanes must have one list for each of {state.seats} seats")
        state.lanes = [self.stack(lane, f"{group.where}.lanes[{i}]") for i, lane in enumerate(lanes)]
        state.sealed = group.truth("sealed", False)
        group.done()
