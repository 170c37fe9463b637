"""Who sits where: every line-up comes as often as any other, and rotations of one come in a row."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from mizban.core.errors import BadSetup
from mizban.core.source import Fast

MOST: Final = 8  # bots that can be named: more would have too many line-ups

LineUp = tuple[str, ...]  # the name of a bot for each seat


def filled(bots: Sequence[str], seats: int) -> list[str]:
    """The bots for all seats; where there are too few, the last of them takes the seats that are left."""
    if not bots or not all(bots):
        raise BadSetup("bots are names with commas between them, such as expert,regular")
    if len(bots) > MOST:
        raise BadSetup(f"at most {MOST} bots can be named, not {len(bots)}")
    return [*bots, *[bots[-1]] * (seats - len(bots))]


def line_ups(bots: Sequence[str], seats: int, seed: int = 1) -> list[LineUp]:
    """All ways in which bots can sit, each once; more bots than seats meet in all choices of so many.

    Those that are rotations of each other follow each other, so that no seat is favoured even when games are few.
    """
    left = set(permutations(filled(bots, seats), seats))
    groups = []
    for line_up in sorted(left):
        if line_up in left:
            groups.append(list(dict.fromkeys(rotations(line_up))))
            left.difference_update(groups[-1])
    return [line_up for group in shuffled(groups, Fast(seed)) for line_up in group]


def rotations(line_up: LineUp) -> list[LineUp]:
    """The same neighbours, each beginning once."""
    return [line_up[i:] + line_up[:i] for i in range(len(line_up))]


def shuffled(groups: list[list[LineUp]], source: Fast) -> list[list[LineUp]]:
    """The groups in an order of chance."""
    for i in range(len(groups) - 1, 0, -1):
        j = source.below(i + 1)
        groups[i], groups[j] = groups[j], groups[i]
    return groups
