"""Dice and tools as numbers, three bits for each: a row of them, or how many dice show each face."""

from __future__ import annotations

from mizban.games.stone_age.data import FACES


def joined(row: int, item: int) -> int:
    """A row with one more die or tool at its end."""
    return row << 3 | item


def last_in(row: int) -> int:
    """The last die or tool of a row; 0 for none."""
    return row & 7


def items_in(row: int) -> list[int]:
    """The dice or tools of a row, in their order."""
    items: list[int] = []
    while row:
        items.append(row & 7)
        row >>= 3
    items.reverse()
    return items


def total_of(row: int) -> int:
    """The sum of a row of dice."""
    total = 0
    while row:
        total += row & 7
        row >>= 3
    return total


def showing(faces: int, face: int) -> int:
    """How many of the dice for everyone show a face."""
    return faces >> 3 * face & 7


def with_face(faces: int, face: int) -> int:
    return faces + (1 << 3 * face)


def without_face(faces: int, face: int) -> int:
    return faces - (1 << 3 * face)


def faces_in(faces: int) -> list[int]:
    """The dice for everyone that are left, from low to high."""
    return [face for face in range(1, FACES + 1) for _ in range(showing(faces, face))]
