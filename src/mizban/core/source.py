"""Two sources of chance behind one interface: keyed and named for tables, small and fast for search."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.packed import total
from mizban.core.state import Step
from mizban.core.steps import named

WORD: Final = 1 << 64
LOW: Final[i64] = (1 << 32) - 1

# HMAC, as it is defined
BLOCK: Final = 64
INNER: Final = 0x36
OUTER: Final = 0x5C


class Source:
    """Answers the questions to chance."""

    def draw(self, chance: Step, weights: vec[i64]) -> i64:
        """An outcome, as likely as its weight says."""
        raise NotImplementedError


def outcome_at(weights: vec[i64], point: i64) -> i64:
    """The outcome in which a point of the weights, laid end to end, falls."""
    outcome: i64 = 0
    while point >= weights[outcome]:
        point -= weights[outcome]
        outcome += 1
    return outcome


class Fast(Source):
    """A small seeded generator for search, self-play, fuzzing and measuring."""

    def __init__(self, seed: int) -> None:
        digest = sha256(f"mizban fast {seed}".encode()).digest()
        self.x: i64 = int.from_bytes(digest[0:4], "big")
        self.y: i64 = int.from_bytes(digest[4:8], "big")
        self.z: i64 = int.from_bytes(digest[8:12], "big")
        self.w: i64 = int.from_bytes(digest[12:16], "big")

    def below(self, limit: i64) -> i64:
        """A number from 0 up to, not including, the limit."""
        # Xorshift of four 32-bit words: no step leaves the range of a machine's integer.
        t = self.x ^ (self.x << 11) & LOW
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = self.w ^ (self.w >> 19) ^ t ^ (t >> 8)
        return (self.w >> 2) * limit >> 30

    def draw(self, chance: Step, weights: vec[i64]) -> i64:
        return outcome_at(weights, self.below(total(weights)))


class Keyed(Source):
    """A secret key and the name of each draw give its outcome: no draw shifts another, and all can be checked."""

    def __init__(self, key: bytes) -> None:
        self.key: Final = key
        self.inner: Final = padded(key, INNER)
        self.outer: Final = padded(key, OUTER)
        self.times: dict[str, int] = {}  # how often each name came before

    def copy(self) -> Keyed:
        """An independent source that goes on from here."""
        twin = Keyed(self.key)
        twin.times = self.times.copy()
        return twin

    def draw(self, chance: Step, weights: vec[i64]) -> i64:
        return self.outcome(self.name(chance), weights)

    def name(self, chance: Step) -> str:
        """The name of the next such draw; it counts as drawn."""
        base = named(chance)
        nth = self.times.get(base, 0)
        self.times[base] = nth + 1
        return f"{base}#{nth}"

    def outcome(self, name: str, weights: vec[i64]) -> i64:
        """The outcome of a named draw: by the name and a counter, by rejection so that none is favoured."""
        points = int(total(weights))
        fair = WORD - WORD % points
        counter = 0
        while True:
            point = int.from_bytes(self.digest(f"{name}:{counter}".encode())[:8], "big")
            if point < fair:
                return outcome_at(weights, point % points)
            counter += 1

    def digest(self, message: bytes) -> bytes:
        """HMAC-SHA256 of a message, from its definition: that is three times as fast as hmac.digest."""
        return sha256(self.outer + sha256(self.inner + message).digest()).digest()


def padded(key: bytes, pad: int) -> bytes:
    """A key of 32 bytes filled up to a block of SHA-256, each byte changed by the pad of HMAC."""
    return bytes(byte ^ pad for byte in key.ljust(BLOCK, b"\0"))


def key_of(seed: int) -> bytes:
    """The key that a plain seed stands for."""
    return sha256(f"mizban seed {seed}".encode()).digest()
