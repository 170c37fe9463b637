"""The log of a match: append-only entries, and what stands of them after all undos."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from mizban.core.errors import BadRecord
from mizban.core.state import CHANCE, Event, event_of

ANSWER: Final = "answer"
CHANCED: Final = "chance"
UNDO: Final = "undo"
TAKEOVER: Final = "takeover"


@mypyc_attr(acyclic=True)
class Answered:
    """One answer that stands, by a seat or by chance, and what came of it."""

    def __init__(self, seat: int, answer: int, group: int, forced: bool, events: list[Event]) -> None:
        self.seat: Final = seat
        self.answer: Final = answer
        self.group: Final = group  # the number of the group it was given in; 0 outside
        self.forced: Final = forced  # there was one option only
        self.events: Final = events

    def reveals(self) -> bool:
        """Whether somebody has learnt something by it."""
        return any(event.reveals for event in self.events)

    def entry(self) -> list[Any]:
        """The answer as an entry of a written log."""
        return [CHANCED, self.answer] if self.seat == CHANCE else [ANSWER, self.seat, self.answer]

    def recorded(self) -> Any:
        """The answer as it stands in a record."""
        return [self.seat, self.answer] if self.group else self.answer

    def plain(self) -> list[Any]:
        """The answer with its events as plain data."""
        return [self.seat, self.answer, self.group, self.forced, [event.plain() for event in self.events]]


def answered_of(data: list[Any]) -> Answered:
    """An answer that was written down with its events."""
    seat, answer, group, forced, events = data
    return Answered(seat, answer, group, forced, [event_of(event) for event in events])


def own_to_barrier(line: list[Answered], seat: int, group: int) -> list[int]:
    """Where in the line the answers are that a seat may take back, last first.

    The barrier is chance, a revelation, or another seat's answer outside the own lane.
    """
    own: list[int] = []
    for i in range(len(line) - 1, -1, -1):
        answered = line[i]
        if group and answered.group != group:
            break
        if group and answered.seat != seat:
            continue
        if answered.seat != seat or answered.reveals():
            break
        own.append(i)
    return own


def fold(log: list[Any]) -> list[list[Any]]:
    """The entries of a log that still stand: each undo takes away that seat's last answers."""
    standing: list[list[Any]] = []
    for entry in log:
        kind = entry[0]
        if kind in (ANSWER, CHANCED):
            standing.append(entry)
        elif kind == UNDO:
            for _ in range(entry[2]):
                standing.pop(last_of(standing, entry[1]))
    return standing


def last_of(standing: list[list[Any]], seat: int) -> int:
    """Where a seat's last answer stands."""
    for i in range(len(standing) - 1, -1, -1):
        if standing[i][0] == ANSWER and standing[i][1] == seat:
            return i
    raise BadRecord(f"the log takes back an answer that seat {seat} has not given")
