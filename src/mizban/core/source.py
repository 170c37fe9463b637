"""Two sources of chance behind one interface: keyed and named for tables, small and fast for search."""

from __future__ import annotations

import operator
from hashlib import sha256
from typing import Any, Final, Optional, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.errors import BadSetup
from mizban.core.packed import total
from mizban.core.reading import quoted
from mizban.core.state import Step
from mizban.core.steps import named
from mizban.core.values import parts_of, remade

WORD: Final = 1 << 64
LOW: Final[i64] = (1 << 32) - 1

SEED_BITS: Final = 4096
HUGE_SEED: Final = 1 << SEED_BITS

# HMAC, as it is defined
BLOCK: Final = 64
INNER: Final = bytes(byte ^ 0x36 for byte in range(256))  # by byte of the key: what it becomes
OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))


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

    def __init__(self, seed: SupportsIndex, like: Optional[Fast] = None) -> None:
        if like is None:
            digest = sha256(f"mizban fast {checked_seed(seed)}".encode()).digest()
            self.x: i64 = int.from_bytes(digest[0:4], "big")
            self.y: i64 = int.from_bytes(digest[4:8], "big")
            self.z: i64 = int.from_bytes(digest[8:12], "big")
            self.w: i64 = int.from_bytes(digest[12:16], "big")
        else:
            self.x, self.y, self.z, self.w = like.x, like.y, like.z, like.w

    def __reduce__(self) -> tuple[Any, ...]:
        return remade, (Fast, {"seed": 0}, parts_of(self))

    def go_on_like(self, other: Fast) -> None:
        """Draw from now on what another source would draw."""
        self.x, self.y, self.z, self.w = other.x, other.y, other.z, other.w

    def twin(self) -> Fast:
        """Another source that draws the same from here on."""
        return Fast(0, self)

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

    def __init__(self, key: bytes, like: Optional[Keyed] = None) -> None:
        self.key: Final = key
        self.inner: Final[Any] = sha256(padded(key, INNER)) if like is None else like.inner
        self.outer: Final[Any] = sha256(padded(key, OUTER)) if like is None else like.outer
        self.times: dict[str, int] = {} if like is None else like.times.copy()  # how often each name came before

    def copy(self) -> Keyed:
        """An independent source that goes on from here."""
        return Keyed(self.key, self)

    def __reduce__(self) -> tuple[Any, ...]:
        return remade, (Keyed, {"key": self.key}, {"times": self.times})

    def draw(self, chance: Step, weights: vec[i64]) -> i64:
        return self.outcome(self.name(chance), weights)

    def name(self, chance: Step) -> str:
        """The name of the next such draw; it counts as drawn."""
        base = named(chance)
        nth = self.times.get(base, 0)
        self.times[base] = nth + 1
        return f"{base}#{nth}"

    def foretold(self, chance: Step, weights: vec[i64]) -> i64:
        """What the next such draw gives; it does not count as drawn."""
        base = named(chance)
        return self.outcome(f"{base}#{self.times.get(base, 0)}", weights)

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
        """HMAC-SHA256 of a message, from its definition: the two blocks of the key are hashed once for all draws."""
        inner = self.inner.copy()
        inner.update(message)
        outer = self.outer.copy()
        outer.update(inner.digest())
        digest: bytes = outer.digest()
        return digest


def padded(key: bytes, pad: bytes) -> bytes:
    """A key of 32 bytes filled up to a block of SHA-256, each byte changed by the pad of HMAC."""
    return key.ljust(BLOCK, b"\0").translate(pad)


def key_of(seed: SupportsIndex) -> bytes:
    """The key that a plain seed stands for."""
    return sha256(f"mizban seed {checked_seed(seed)}".encode()).digest()


def checked_seed(seed: SupportsIndex) -> int:
    """A seed that is a whole number, numpy's included, and can be written down."""
    try:
        number = int(operator.index(seed))
    except TypeError:
        number = HUGE_SEED
    if number.bit_length() > SEED_BITS:
        raise BadSetup(f"a seed must be a whole number of at most {SEED_BITS} bits, not {quoted(seed)}")
    return number
