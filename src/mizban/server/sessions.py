"""Who somebody is: an opaque token in a cookie that no script can read, stored hashed."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import TYPE_CHECKING, Final, Optional

from msgspec import structs

from mizban.server import store
from mizban.server.messages import NewSession
from mizban.server.names import cleaned
from mizban.server.refusals import Refusal
from mizban.server.store import Person
from mizban.server.writer import StoreDown

if TYPE_CHECKING:
    from mizban.server.house import House

COOKIE: Final = "mizban"
YEAR: Final = 365 * 24 * 3600
KEPT: Final = 20_000  # people in memory
NOBODY: Final = Person("", "", "en")  # may watch


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Sessions:
    """Finds out who sends a token, and lets guests in."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        self.known: Final[OrderedDict[str, Person]] = OrderedDict()

    async def person(self, token: Optional[str]) -> Optional[Person]:
        """Whose token this is."""
        if not token or len(token) > 100:
            return None
        key = hashed(token)
        if key not in self.known:
            person = await self.house.read(lambda connection: store.person_of(connection, key))
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
        token, now = self.house.world.token(), self.house.world.now()
        person = Person(self.house.world.id(), checked(new.name), new.lang)
        key = hashed(token)
        try:
            await self.house.writer.write(lambda connection: store.add_person(connection, person, key, now))
        except StoreDown:
            raise Refusal("store-down") from None
        self.remember(key, person)
        return token, person

    async def rename(self, token: str, person: Person, new: NewSession) -> Person:
        """The same person with another name or language."""
        renamed = structs.replace(person, name=checked(new.name), lang=new.lang)
        try:
            await self.house.writer.write(lambda connection: store.rename(connection, renamed))
        except StoreDown:
            raise Refusal("store-down") from None
        self.remember(hashed(token), renamed)
        return renamed


def checked(name: str) -> str:
    """A name that has something to show."""
    clean = cleaned(name)
    if not clean:
        raise Refusal("bad-name")
    return clean
