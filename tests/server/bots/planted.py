"""Bots as others may write them: most of them fail, each in its own way."""

from __future__ import annotations

import os
import time
from typing import Any

from mizban.bots import Bot
from mizban.core.state import State


class First(Bot):
    """Plays well enough, and talks while it thinks."""

    def choose(self, state: State, seat: int, options: list[int], budget: float = 1.0) -> int:
        print("what shall I do?")
        os.write(1, b"this one?\n")
        return options[0]


class Raises(Bot):
    def choose(self, state: State, seat: int, options: list[int], budget: float = 1.0) -> int:
        raise ValueError("I do not know this position")


class Nonsense(Bot):
    def choose(self, state: State, seat: int, options: list[int], budget: float = 1.0) -> int:
        return 10**6


class Nothing(Bot):
    def turn(self, state: State, seat: int, budget: float = 1.0) -> list[int]:
        return []


class NoNumbers(Bot):
    def turn(self, state: State, seat: int, budget: float = 1.0) -> Any:
        return ["best"]


class Hangs(Bot):
    def choose(self, state: State, seat: int, options: list[int], budget: float = 1.0) -> int:
        time.sleep(100)
        return options[0]


class Dies(Bot):
    def choose(self, state: State, seat: int, options: list[int], budget: float = 1.0) -> int:
        os._exit(3)


class Leaves(Bot):
    def choose(self, state: State, seat: int, options: list[int], budget: float = 1.0) -> int:
        raise SystemExit(3)


class Eats(Bot):
    def choose(self, state: State, seat: int, options: list[int], budget: float = 1.0) -> int:
        eaten = [bytes([n % 251]) * (16 << 20) for n in range(64)]
        return options[len(eaten) % 1]
