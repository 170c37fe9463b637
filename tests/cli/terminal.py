"""A terminal for tests: commands are run in this process, and what they say is caught."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from mizban.cli.words import say
from mizban.language import LANGUAGES


@dataclass
class Said:
    """What a command has said, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def last_of_game(self) -> str:
        """The last line of a game, before what may be typed after its end."""
        ends = tuple(say("after-the-end", lang)[:20] for lang in LANGUAGES)
        lines = self.out.splitlines()
        return lines[next(i for i, line in enumerate(lines) if line.lstrip("\u2067").startswith(ends)) - 1]


class Run(Protocol):
    """Runs a command, with what a person types."""

    def __call__(self, *args: str, typed: str = "") -> Said: ...
