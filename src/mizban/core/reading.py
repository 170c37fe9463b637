"""Untrusted plain data, read field by field; every mistake is one clear sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Optional

from mizban.core.faults import misread, nearest

HUGE: Final = 1 << 40
LONGEST: Final = 1000  # entries of a list
IN_WORDS: Final = {"huge": "a huge number", "object": "an object", "list": "a list"}
FROM: Final = "position"  # the name of the whole, which stands in no place within it


def shown(value: object) -> str:
    """A value short enough for a sentence, or what it is, which languages have words for."""
    if isinstance(value, int) and abs(value) > HUGE:
        return "huge"
    if isinstance(value, dict):
        return "object"
    if isinstance(value, (list, tuple, set)):
        return "list"
    text = " ".join(repr(value).split())
    return text if len(text) <= 40 else f"{text[:37]}..."


def quoted(value: object) -> str:
    """A value short enough for an English sentence."""
    return IN_WORDS.get(shown(value), shown(value))


def as_number(value: object, where: str, low: int, high: int) -> int:
    """A whole number within its limits."""
    if type(value) is not int or not low <= value <= high:
        raise misread(where, "fault-number", low=low, high=high, value=shown(value))
    return value


def as_choice(value: object, where: str, choices: Sequence[str]) -> int:
    """The place of a word among the words allowed."""
    if not isinstance(value, str) or value not in choices:
        raise misread(where, "fault-choice", names=nearest(str(value), list(choices)), value=shown(value))
    return choices.index(value)


def as_list(value: object, where: str) -> list[Any]:
    """A list of at most a thousand entries."""
    if not isinstance(value, list) or len(value) > LONGEST:
        raise misread(where, "fault-list", most=LONGEST, value=shown(value))
    return value


def as_text(value: object, where: str, longest: int) -> str:
    """A text of at most so many letters."""
    if not isinstance(value, str) or len(value) > longest:
        raise misread(where, "fault-text", most=longest, value=shown(value))
    return value


class Fields:
    """The named fields of an object; each is asked for once, and what is left over is a mistake."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, dict) or not all(isinstance(name, str) for name in data):
            raise misread(where, "fault-object", value=shown(data))
        self.left: Final[dict[str, Any]] = dict(data)
        self.where: Final = where
        self.names: Final[list[str]] = []  # of the fields that there can be

    def place(self, name: str) -> str:
        """Where a field stands."""
        return name if self.where == FROM else f"{self.where}.{name}"

    def take(self, name: str, default: Any) -> Any:
        """A field as it is, or the default."""
        self.names.append(name)
        return self.left.pop(name, default)

    def number(self, name: str, low: int, high: int, default: Optional[int] = None) -> int:
        """A whole number within its limits; without a default it may not be left out."""
        return as_number(self.take(name, default), self.place(name), low, high)

    def truth(self, name: str, default: bool) -> bool:
        """True or false."""
        value = self.take(name, default)
        if not isinstance(value, bool):
            raise misread(self.place(name), "fault-truth", value=shown(value))
        return value

    def choice(self, name: str, choices: Sequence[str], default: Optional[str] = None) -> int:
        """The place of a word among the words allowed."""
        return as_choice(self.take(name, default), self.place(name), choices)

    def items(self, name: str) -> list[Any]:
        """A list; empty when left out."""
        return as_list(self.take(name, []), self.place(name))

    def object(self, name: str) -> Fields:
        """Fields inside a field; none when left out."""
        return Fields(self.take(name, {}), self.place(name))

    def objects(self, name: str, default: int, least: int, most: int) -> list[Fields]:
        """A list of objects, from least to most of them; so many empty ones when left out."""
        entries = self.items(name) or [{}] * default
        if not least <= len(entries) <= most:
            raise misread(self.place(name), "fault-size", low=least, high=most, number=len(entries))
        return [Fields(entry, f"{self.place(name)}[{i}]") for i, entry in enumerate(entries)]

    def done(self, names: Iterable[str] = ()) -> None:
        """Nothing may be left over; names are fields that there can be besides those asked for."""
        for name in self.left:
            known = nearest(name, [*self.names, *names])
            raise misread(self.where, "fault-field" if known else "fault-no-field", value=shown(name), names=known)
