"""A terminal for tests: commands are run in this process, and what they say is caught."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass
class Said:
    """What a command has said, and its exit code."""

    code: int
    out: str
    err: str


class Run(Protocol):
    """Runs a command, with what a person types."""

    def __call__(self, *args: str, typed: str = "") -> Said: ...
