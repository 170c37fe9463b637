"""Untrusted plain data, read field by field; every mistake is one clear sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Optional

from mizban.core.errors import BadPosition

HUGE: Final = 1 << 40


def quoted(value: object) -> str:
    """A value short enough for a sentence."""
    if isinstance(value, int) and abs(value) > HUGE:
        return "a huge number"
    if isinstance(value, (dict, list)):
        return "a list" if isinstance(value, list) else "an object"
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


def as_number(value: object, where: str, low: int, high: int) -> int:
    """A whole number within its limits."""
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(f"{where} must be a whole number from {low} to {high}, not {quoted(value)}")
    return value


def as_choice(value: object, where: str, choices: Sequence[str]) -> int:
    """The place of a word among the words allowed."""
    if not isinstance(value, str) or value not in choices:
        raise BadPosition(f"{where} must be one of {', '.join(choices)}, not {quoted(value)}")
    return choices.index(value)


def as_list(value: object, where: str) -> list[Any]:
    """A list of at most a thousand entries."""
    if not isinstance(value, list) or len(value) > 1000:
        raise BadPosition(f"{where} must be a list, not {quoted(value)}")
    return value


class Fields:
    """The named fields of an object; each is asked for once, and what is left over is a mistake."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, dict) or not all(isinstance(name, str) for name in data):
            raise BadPosition(f"{where} must be an object with named fields, not {quoted(data)}")
        self.left: Final[dict[str, Any]] = dict(data)
        self.where: Final = where

    def take(self, name: str, default: Any) -> Any:
        """A field as it is, or the default."""
        return self.left.pop(name, default)

    def number(self, name: str, low: int, high: int, default: Optional[int] = None) -> int:
        """A whole number within its limits; without a default it may not be left out."""
        value = self.left.pop(name, default)
        if type(value) is int and low <= value <= high:
            return value
        return as_number(value, f"{self.where}.{name}", low, high)

    def truth(self, name: str, default: bool) -> bool:
        """True or false."""
        value = self.take(name, default)
        if not isinstance(value, bool):
            raise BadPosition(f"{self.where}.{name} must be true or false, not {quoted(value)}")
        return value

    def choice(self, name: str, choices: Sequence[str], default: Optional[str] = None) -> int:
        """The place of a word among the words allowed."""
        return as_choice(self.take(name, default), f"{self.where}.{name}", choices)

    def items(self, name: str) -> list[Any]:
        """A list; empty when left out."""
        return as_list(self.take(name, []), f"{self.where}.{name}")

    def object(self, name: str) -> Fields:
        """Fields inside a field; none when left out."""
        return Fields(self.take(name, {}), f"{self.where}.{name}")

    def done(self) -> None:
        """Nothing may be left over."""
        for name in self.left:
            raise BadPosition(f"{self.where} has no field named {quoted(name)}")
