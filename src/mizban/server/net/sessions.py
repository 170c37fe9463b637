"""Who somebody is: an opaque token in a cookie that no script can read, stored hashed."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import Final, Optional

from msgspec import structs

from mizban.server.messages import NewSession
from mizban.server.names import cleaned
from mizban.server.refusals import Refusal
from mizban.server.store import rows
from mizban.server.store.gateway import Store
from mizban.server.store.rows import Person
from mizban.server.world import World

YEAR: Final = 365 * 24 * 3600
KEPT: Final = 20_000  # people in memory
NOBODY: Final = Person("", "", "en")  # may watch


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Sessions:
    """Finds out who sends a token, and lets guests in."""

    def __init__(self, store: Store, world: World) -> None:
        self.store: Final = store
        self.world: Final = world
        self.known: Final[OrderedDict[str, Person]] = OrderedDict()

    async def person(self, token: Optional[str]) -> Optional[Person]:
        """Whose token this is."""
        if not token or len(token) > 100:
            return None
        key = hashed(token)
        if key not in self.known:
            person = await self.store.read(lambda connection: rows.person_of(connection, key))
            if person is None:
                return None
            self.remember(key, person)
        self.known.move_to_end(key)
        return self.known[key]

    def remember(self, key: str, person: Person) -> None:
        self.known[key] = person
        if len(self.known) > KEPT:
            self.known.popitem(last=False)

    async def begin(self, new: NewSession) -> tuple[str, Person]:
        """A guest with a new token."""
        token, now = self.world.token(), self.world.now()
        person = Person(self.world.id(), checked(new.name), new.lang)
        key = hashed(token)
        await self.store.write(lambda connection: rows.add_person(connection, person, key, now))
        self.remember(key, person)
        return token, person

    async def rename(self, token: str, person: Person, new: NewSession) -> Person:
        """The same person with another name or language."""
        renamed = structs.replace(person, name=checked(new.name), lang=new.lang)
        await self.store.write(lambda connection: rows.rename(connection, renamed))
        self.remember(hashed(token), renamed)
        return renamed


def language_of(person: Optional[Person], accepted: str) -> str:
    """The language of a person, or the one that a browser asks for."""
    if person is not None:
        return person.lang
    return "fa" if accepted.strip().lower().startswith("fa") else "en"


def checked(name: str) -> str:
    """A name that has something to show."""
    clean = cleaned(name)
    if not clean:
        raise Refusal("bad-name")
    return clean
