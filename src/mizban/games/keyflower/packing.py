"""Several numbers in one, as steps hold them: two digits for each colour or kind, or a bit for each lot.

203 is three red workers and two blue ones, or three iron and two stone.
"""

from __future__ import annotations

from typing import Final

from mizban.games.keyflower.state import LOTS

DIGITS: Final = 100
POWERS: Final[tuple[int, ...]] = (1, 100, 10_000, 1_000_000)


def count_in(taken: int, kind: int) -> int:
    """How many of a colour or kind."""
    return taken // POWERS[kind] % DIGITS


def total_in(taken: int) -> int:
    """How many in all."""
    total = 0
    while taken:
        total += taken % DIGITS
        taken //= DIGITS
    return total


def pieces_in(taken: int) -> list[int]:
    """The colour or kind of each, in order."""
    return [kind for kind in range(len(POWERS)) for _ in range(count_in(taken, kind))]


def lots_in(joined: int) -> list[int]:
    """The lots of a choice of several stacks, a bit for each."""
    return [lot for lot in range(LOTS) if joined >> lot & 1]
