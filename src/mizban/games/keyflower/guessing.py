"""Hidden pieces dealt at random to their holders, within what is known of each."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.source import Fast, outcome_at


class Deal:
    """A table of pieces by holder and kind; each holder gets its number, between least and most of each kind."""

    def __init__(self, left: list[int], least: list[list[int]], most: list[list[int]]) -> None:
        self.left: Final = left  # by kind: pieces that have no holder yet
        self.least: Final = least
        self.most: Final = most
        self.table: Final = [row[:] for row in least]
        for row in least:
            for kind, number in enumerate(row):
                left[kind] -= number

    def fill(self, holder: int, number: int, chance: Fast) -> None:
        """Give a holder pieces at random until it has its number."""
        row = self.table[holder]
        for _ in range(number - sum(row)):
            free = [n if row[kind] < self.most[holder][kind] else 0 for kind, n in enumerate(self.left)]
            if sum(free):
                kind = outcome_at(vec[i64](free), chance.below(sum(free)))
                row[kind] += 1
                self.left[kind] -= 1
            else:
                self.gain_one(holder, [])

    def fill_last(self, holder: int) -> None:
        """All pieces that are left go to the last holder; what it may not have, it exchanges with others."""
        row = self.table[holder]
        missing = 0
        for kind, number in enumerate(self.left):
            fitting = min(number, self.most[holder][kind] - row[kind])
            row[kind] += fitting
            self.left[kind] -= fitting
            missing += number - fitting
        for _ in range(missing):
            self.gain_one(holder, [])

    def gain_one(self, holder: int, tried: list[int]) -> bool:
        """Give a holder one piece more, by way of other holders where it must be."""
        for kind in range(len(self.left)):
            if kind not in tried and self.table[holder][kind] < self.most[holder][kind]:
                tried.append(kind)
                if self.left[kind]:
                    self.left[kind] -= 1
                    self.table[holder][kind] += 1
                    return True
                if self.take_from_other(holder, kind, tried):
                    return True
        return False

    def take_from_other(self, holder: int, kind: int, tried: list[int]) -> bool:
        """A holder takes a piece of another one, who gets something else for it."""
        for other in range(len(self.table)):
            if other != holder and self.table[other][kind] > self.least[other][kind]:
                self.table[other][kind] -= 1
                if self.gain_one(other, tried):
                    self.table[holder][kind] += 1
                    return True
                self.table[other][kind] += 1
        return False
