"""Steps by their names, and a stack of them as a seat may know it."""

from __future__ import annotations

from typing import Final, Optional

from mizban.core.state import Ask, State, Step
from mizban.core.values import fields_of

TOGETHER: Final = "together"
_names: Final[dict[type[Step], str]] = {}


def step_name(kind: type[Step]) -> str:
    """The class name in small letters: BuildOn is build_on."""
    if kind not in _names:
        letters = [f"_{c.lower()}" if c.isupper() else c for c in kind.__name__]
        _names[kind] = "".join(letters).lstrip("_")
    return _names[kind]


def named(step: Step) -> str:
    """A step in one line, such as roll(seat=1,dice=3)."""
    kind = type(step)
    fields = fields_of(kind)
    if not fields:
        return step_name(kind) + "()"
    numbers = [f"{name}={getattr(step, name)}" for name in fields]
    return f"{step_name(kind)}({','.join(numbers)})"


def seen_by(stack: list[Step], seat: Optional[int]) -> list[Step]:
    """A stack as a seat may know it: another's half-made choice is not yet begun."""
    if not stack:
        return []
    top = stack[-1]
    if isinstance(top, Ask) and top.seat != seat:
        return top.unbegun(stack)
    return stack


def hide_begun(state: State, seat: Optional[int]) -> None:
    """Let no choice of others be begun, as far as this seat may know."""
    state.todo = seen_by(state.todo, seat)
    if state.lanes:
        state.lanes = [seen_by(lane, seat) for lane in state.lanes]
