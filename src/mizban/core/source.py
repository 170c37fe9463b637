"""Two sources of chance behind one interface: keyed and named for tables, small and fast for search."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, Final

from mizban.core.state import Chance
from mizban.core.steps import named

WORD: Final = 1 << 64
LOW: Final = (1 << 32) - 1


class Source:
    """Answers the questions to chance."""

    def draw(self, chance: Chance[Any], weights: list[int]) -> int:
        """An outcome, as likely as its weight says."""
        raise NotImplementedError


def outcome_at(weights: list[int], point: int) -> int:
    """The outcome in which a point of the weights, laid end to end, falls."""
    outcome = 0
    while point >= weights[outcome]:
        point -= weights[outcome]
        outcome += 1
    return outcome


class Fast(Source):
    """A small seeded generator for search, self-play, fuzzing and measuring."""

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(f"mizban fast {seed}".encode()).digest()
        self.x, self.y, self.z, self.w = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 16, 4)]

    def below(self, limit: int) -> int:
        """A number from 0 up to, not including, the limit."""
        # Xorshift of four 32-bit words: no step leaves the range of a machine's integer.
        t = self.x ^ (self.x << 11) & LOW
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = self.w ^ (self.w >> 19) ^ t ^ (t >> 8)
        return (self.w >> 2) * limit >> 30

    def draw(self, chance: Chance[Any], weights: list[int]) -> int:
        return outcome_at(weights, self.below(sum(weights)))


class Keyed(Source):
    """A secret key and the name of each draw give its outcome: no draw shifts another, and all can be checked."""

    def __init__(self, key: bytes) -> None:
        self.key: Final = key
        self.times: Final[dict[str, int]] = {}  # how often each name came before

    def draw(self, chance: Chance[Any], weights: list[int]) -> int:
        return keyed_outcome(self.key, self.name(chance), weights)

    def name(self, chance: Chance[Any]) -> str:
        """The name of the next such draw; it counts as drawn."""
        base = named(chance)
        nth = self.times.get(base, 0)
        self.times[base] = nth + 1
        return f"{base}#{nth}"


def key_of(seed: int) -> bytes:
    """The key that a plain seed stands for."""
    return hashlib.sha256(f"mizban seed {seed}".encode()).digest()


def keyed_outcome(key: bytes, name: str, weights: list[int]) -> int:
    """The outcome of a named draw: HMAC-SHA256 of the name and a counter, by rejection so that none is favoured."""
    total = sum(weights)
    fair = WORD - WORD % total
    counter = 0
    while True:
        digest = hmac.digest(key, f"{name}:{counter}".encode(), "sha256")
        point = int.from_bytes(digest[:8], "big")
        if point < fair:
            return outcome_at(weights, point % total)
        counter += 1
