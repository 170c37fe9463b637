"""Dice and tools as numbers, three bits for each: a row of them, or how many dice show each face."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mizban.games.stone_age.data import FACES


def joined(row: i64, item: i64) -> i64:
    """A row with one more die or tool at its end."""
    return row << 3 | item


def last_in(row: i64) -> i64:
    """The last die or tool of a row; 0 for none."""
    return row & 7


def length_of(row: i64) -> i64:
    """How many dice or tools are in a row."""
    length: i64 = 0
    while row:
        length += 1
        row >>= 3
    return length


def items_in(row: i64) -> vec[i64]:
    """The dice or tools of a row, in their order."""
    at = length_of(row)
    items = vec[i64]([0] * at)
    while row:
        at -= 1
        items[at] = row & 7
        row >>= 3
    return items


def total_of(row: i64) -> i64:
    """The sum of a row of dice."""
    total: i64 = 0
    while row:
        total += row & 7
        row >>= 3
    return total


def showing(faces: i64, face: i64) -> i64:
    """How many of the dice for everyone show a face."""
    return faces >> 3 * face & 7


def with_face(faces: i64, face: i64) -> i64:
    return faces + (i64(1) << 3 * face)


def without_face(faces: i64, face: i64) -> i64:
    return faces - (i64(1) << 3 * face)


def faces_in(faces: i64) -> list[int]:
    """The dice for everyone that are left, from low to high."""
    return [face for face in range(1, FACES + 1) for _ in range(showing(faces, face))]
