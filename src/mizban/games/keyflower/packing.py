"""Several numbers in one, as steps hold them: two digits for each colour or kind, or a bit for each lot.

203 is three red workers and two blue ones, or three iron and two stone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.faults import misread
from mizban.core.reading import Fields, as_choice, as_list, as_text, shown
from mizban.core.script import Form
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


# How such numbers are written


class Counts(Form):
    """How many of each kind, by name: {"red": 3, "blue": 2}."""

    def __init__(self, names: Sequence[str], most: Sequence[int]) -> None:
        self.names: Final = tuple(names)
        self.most: Final = tuple(most)

    def written(self, number: int) -> Any:
        counts = {name: count_in(number, kind) for kind, name in enumerate(self.names)}
        return {name: count for name, count in counts.items() if count}

    def read(self, value: object, where: str, seats: int) -> int:
        fields = Fields(value, where)
        counts = [fields.number(name, 0, self.most[kind], 0) for kind, name in enumerate(self.names)]
        fields.done()
        return sum([count * int(POWERS[kind]) for kind, count in enumerate(counts)])


class Lots(Form):
    """The tiles beside which stacks stand, each once."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names: Final = tuple(names)

    def written(self, number: int) -> Any:
        return [self.names[lot] for lot in lots_in(number)]

    def read(self, value: object, where: str, seats: int) -> int:
        joined = 0
        for i, entry in enumerate(as_list(value, where)):
            lot = as_choice(entry, f"{where}[{i}]", self.names)
            if joined >> lot & 1:
                raise misread(f"{where}[{i}]", "fault-twice", tile=self.names[lot])
            joined |= 1 << lot
        return joined


class Pair(Form):
    """Two names, one of each row: "bid keywood", "home_1 NE"."""

    def __init__(self, firsts: Sequence[str], seconds: Sequence[str]) -> None:
        self.firsts: Final = tuple(firsts)
        self.seconds: Final = tuple(seconds)

    def written(self, number: int) -> Any:
        return f"{self.firsts[number // len(self.seconds)]} {self.seconds[number % len(self.seconds)]}"

    def read(self, value: object, where: str, seats: int) -> int:
        words = as_text(value, where, 40).split()
        if len(words) != 2:
            raise misread(where, "fault-pair", first=self.firsts[0], second=self.seconds[0], value=shown(value))
        first = as_choice(words[0], where, self.firsts)
        return first * len(self.seconds) + as_choice(words[1], where, self.seconds)
