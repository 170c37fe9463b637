"""Places of an Alhambra, each packed into one number, and in the words of the view."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mizban.core.words import Args

# 128 places to a row, so that the one below is 128 more; the start tile lies in the middle.
#
#     column    -1     0     1
#     row -1   8127  8128  8129
#     row  0   8255  8256  8257
#     row  1   8383  8384  8385
SPAN: Final[i64] = 128
MIDDLE: Final[i64] = 64 * SPAN + 64
FURTHEST: Final = 60  # more rows or columns from the start tile than 54 tiles can reach


def spot_at(x: i64, y: i64) -> i64:
    """A place by its column and row, counted from the start tile to the east and to the south."""
    return MIDDLE + y * SPAN + x


def column_of(spot: i64) -> i64:
    """How far a place lies to the east of the start tile."""
    return spot % SPAN - MIDDLE % SPAN


def row_of(spot: i64) -> i64:
    """How far a place lies to the south of the start tile."""
    return spot // SPAN - MIDDLE // SPAN


def bearing(spot: i64) -> Args:
    """Where a place lies, as it is said: so far from the start tile, which is n, e, s, w or between two of them."""
    x: int = column_of(spot)
    y: int = row_of(spot)
    way = ("n" if y < 0 else "s" if y > 0 else "") + ("e" if x > 0 else "w" if x < 0 else "")
    return {"way": way, "across": abs(x), "down": abs(y)}
