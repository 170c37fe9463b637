"""The log of a match: append-only entries, and what stands of them after all undos."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.errors import BadRecord
from mizban.core.state import CHANCE

ANSWER: Final = "answer"
CHANCED: Final = "chance"
UNDO: Final = "undo"
TAKEOVER: Final = "takeover"

# An answer that stands is one number: group, forced or not, seat, answer, from the highest bits down.
SEAT_AT: Final[i64] = 36
FORCED_AT: Final[i64] = 41
GROUP_AT: Final[i64] = 42
ANSWER_BITS: Final[i64] = (1 << 36) - 1


def packed(seat: i64, answer: i64, group: i64, forced: bool) -> i64:
    """An answer by a seat or by chance, in which group of answers (0 outside), and whether it was the only option."""
    return group << GROUP_AT | i64(forced) << FORCED_AT | seat + 1 << SEAT_AT | answer


def unpacked(entry: i64) -> tuple[int, int, int, bool]:
    """Seat, answer, group, forced: what packed takes."""
    return seat_of(entry), answer_of(entry), group_of(entry), is_forced(entry)


def seat_of(entry: i64) -> i64:
    """Who answered."""
    return (entry >> SEAT_AT & 31) - 1


def answer_of(entry: i64) -> i64:
    """What was answered."""
    return entry & ANSWER_BITS


def group_of(entry: i64) -> i64:
    """The number of the group in which it was answered; 0 outside groups."""
    return entry >> GROUP_AT


def is_forced(entry: i64) -> bool:
    """Whether there was one option only."""
    return entry >> FORCED_AT & 1 != 0


def written(entry: i64) -> list[Any]:
    """An answer as an entry of a written log."""
    seat = seat_of(entry)
    return [CHANCED, answer_of(entry)] if seat == CHANCE else [ANSWER, seat, answer_of(entry)]


def recorded(entry: i64) -> Any:
    """An answer as it stands in a record."""
    return [seat_of(entry), answer_of(entry)] if group_of(entry) else answer_of(entry)


def without(line: vec[i64], gone: list[int]) -> vec[i64]:
    """The answers of a line but for those at some places."""
    return vec[i64]([line[i] for i in range(len(line)) if i not in gone])


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
