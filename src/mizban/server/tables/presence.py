"""Who is at a table now, and since when somebody is not."""

from __future__ import annotations

from collections import Counter
from typing import Final

from mizban.server.world import World


class Presence:
    """The open sockets of each person at a table; who sends requests otherwise has been there just then."""

    def __init__(self, world: World) -> None:
        self.world: Final = world
        self.since: Final = world.tick()  # before that nothing is known
        self.sockets: Final[Counter[str]] = Counter()
        self.last: Final[dict[str, float]] = {}

    def come(self, person: str) -> None:
        """A socket is opened."""
        self.sockets[person] += 1

    def go(self, person: str) -> None:
        """A socket is closed."""
        self.sockets[person] -= 1
        self.note(person)

    def note(self, person: str) -> None:
        """Somebody is there at this moment."""
        self.last[person] = self.world.tick()

    def absent(self, person: str) -> float:
        """For how many seconds a person has not been there."""
        if self.sockets[person] > 0:
            return 0.0
        return self.world.tick() - self.last.get(person, self.since)
