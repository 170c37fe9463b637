"""What is wrong with a position: each fault with its place and a message of its own."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import Any, Final

from mizban.core.errors import BadPosition
from mizban.core.values import Value
from mizban.core.words import Word

FEW: Final = 8  # so many names are listed; of more, the nearest
NEAREST: Final = 3


class Fault(Value):
    """Something that cannot be so: where it stands, such as players[1].village[0], and what is wrong there."""

    def __init__(self, where: str, word: Word) -> None:
        self.where: Final = where
        self.word: Final = word


class Misread(BadPosition):
    """Data that cannot be read at all; whoever asked for it says so in a language."""

    def __init__(self, fault: Fault) -> None:
        args = ", ".join([f"{name} {value}" for name, value in fault.word.args.items()])
        super().__init__(f"{fault.where} cannot be read: {fault.word.id} ({args})", [fault])
        self.fault: Final = fault

    def __reduce__(self) -> tuple[Any, ...]:
        return Misread, (self.fault,)


def misread(where: str, id: str, **args: int | str) -> Misread:
    """The error for what cannot be read."""
    return Misread(Fault(where, Word(id, args)))


def nearest(value: str, names: list[str]) -> str:
    """The names that were perhaps meant: all of a few, the nearest of many."""
    if len(names) > FEW:
        names = sorted(names, key=lambda name: -likeness(value, name))[:NEAREST]
    return ", ".join(names)


def likeness(value: str, name: str) -> float:
    """How alike two names are, from 0 to 1."""
    return SequenceMatcher(None, value[:100].casefold(), name.casefold()).ratio()
