"""Errors say whose fault it is, in one sentence with the way out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Optional

from mizban.core.words import Word


class MizbanError(ValueError):
    """Anything that Mizban refuses; nothing was changed."""


class BadSetup(MizbanError):
    """There is no such game, number of seats or option."""


class NotAnAnswer(MizbanError):
    """Nonsense: not a number, not a seat, no words of this game, or words that leave it open."""


class NotLegal(MizbanError):
    """An answer of the question, but not one of its options now; the rule against it, where a text was read."""

    def __init__(self, text: str, reason: Optional[Word] = None) -> None:
        super().__init__(text)
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        return NotLegal, (str(self), self.reason)


class NotYourTurn(MizbanError):
    """This seat is not asked now."""


class NotUndoable(MizbanError):
    """Chance, a revelation or another seat's answer stands in the way."""


class BadRecord(MizbanError):
    """A record that the rules do not give."""


class BadPosition(MizbanError):
    """A description that is no position of the game, and all that is wrong with it, each with its place."""

    def __init__(self, text: str, faults: Sequence[Any] = ()) -> None:
        super().__init__(text)
        self.faults = list(faults)

    def __reduce__(self) -> tuple[Any, ...]:
        return BadPosition, (str(self), self.faults)
