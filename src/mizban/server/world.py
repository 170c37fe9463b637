"""What a server takes from the world outside: the time, and what nobody can guess."""

from __future__ import annotations

import secrets
import time


class World:
    """Clock, ids and secrets; tests put their own in its place."""

    def now(self) -> float:
        """Seconds since 1970, to be written down."""
        return time.time()

    def tick(self) -> float:
        """Seconds of a clock that never jumps, to measure with."""
        return time.monotonic()

    def token(self) -> str:
        """256 bits that let somebody in."""
        return secrets.token_urlsafe(32)

    def id(self) -> str:
        """A name that nobody can guess: 128 bits."""
        return secrets.token_urlsafe(16)

    def secret(self) -> bytes:
        """32 bytes from which a table's chance follows."""
        return secrets.token_bytes(32)

    def salt(self) -> str:
        """16 bytes for a seat that brings none."""
        return secrets.token_hex(16)

    def seed(self) -> int:
        """A seed for a bot."""
        return secrets.randbelow(1 << 48)
