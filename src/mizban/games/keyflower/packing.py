"""Several numbers in one, as steps hold them: two digits for each colour or kind, or a bit for each lot.

203 is three red workers and two blue ones, or three iron and two stone.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.games.keyflower.state import LOTS

DIGITS: Final[i64] = 100
POWERS: Final = vec[i64]([1, 100, 10_000, 1_000_000])


def count_in(taken: i64, kind: i64) -> i64:
    """How many of a colour or kind."""
    return taken // POWERS[kind] % DIGITS


def total_in(taken: i64) -> i64:
    """How many in all."""
    total: i64 = 0
    while taken:
        total += taken % DIGITS
        taken //= DIGITS
    return total


def pieces_in(taken: i64) -> list[int]:
    """The colour or kind of each, in order."""
    return [kind for kind in range(len(POWERS)) for _ in range(count_in(taken, kind))]


def lots_in(joined: i64) -> vec[i64]:
    """The lots of a choice of several stacks, a bit for each."""
    return vec[i64]([lot for lot in range(LOTS) if joined >> lot & 1])
