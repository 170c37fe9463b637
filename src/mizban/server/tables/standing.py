"""How a table stands, for all who judge a request; and a draft of how it shall stand after it."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Collection
from typing import Literal, Optional

from msgspec import Struct

from mizban.match import Match
from mizban.records import restore
from mizban.server.messages import Ack, Reply, Request, Stale
from mizban.server.refusals import Refusal
from mizban.server.store.rows import NewTable, Person, Setup
from mizban.server.store.table_info import TableInfo
from mizban.server.tables.presence import Presence
from mizban.server.tables.sight import Header, SeatSight, ranking, raw
from mizban.server.world import World


class Absence(Struct, frozen=True):
    """What happens when somebody is gone."""

    stand_in: str  # the level of the bot that plays meanwhile
    seconds: float  # after which the others may let it


class Standing(Struct, frozen=True):
    """A table at one moment; whoever has one changes nothing."""

    header: Header
    setup: Setup
    secret: bytes
    info: TableInfo
    match: Optional[Match]
    sights: list[SeatSight]  # of each seat, and the spectators' last
    presence: Presence
    world: World
    absence: Absence
    bots: Collection[str]  # those that may be seated

    def playing(self) -> Match:
        """The match, while it is being played."""
        if self.info.status == "aside":
            raise Refusal("set-aside")
        if self.match is None:
            raise Refusal("not-started")
        if self.info.status == "over":
            raise Refusal("over")
        return self.match

    def seat(self, person: Person) -> int:
        """The seat of a person who plays it."""
        seat = self.info.seat_of(person.id)
        if seat is None:
            raise Refusal("not-seated")
        return seat

    def active(self, person: Person) -> int:
        """The seat of a person who has neither left nor given up."""
        seat = self.seat(person)
        if self.info.chair(seat).resigned:
            raise Refusal("resigned")
        if self.info.chair(seat).away:
            raise Refusal("away")
        return seat

    def due(self) -> list[int]:
        """The seats at which a bot is to move."""
        return due_in(self.info, self.match)

    def begun(self, info: TableInfo) -> Match:
        """The match at its beginning, with these people and bots."""
        match = restore({**self.setup.plain(), "key": key_of(self.secret, info).hex()}, [])
        match.play_forced()
        return match

    def stale(self, seat: int, request: Request) -> Stale:
        """The table has moved on; this is how it looks."""
        return Stale(request.id, raw(self.sights[seat].encoded()))

    def acked(self, seat: int, request: Request) -> Ack:
        """There is nothing to do; this is how far the seat is."""
        return Ack(request.id, self.info.marks[seat].at)


class Draft(Struct, frozen=True):
    """How a table shall stand after a request."""

    kind: str
    info: TableInfo
    match: Optional[Match]
    seat: Optional[int] = None
    rewound: bool = False  # answers were taken back
    asked: list[int] = []  # seats whose question counts as a new one even if it looks the same
    played: Optional[int] = None  # fewer answers than were sent
    opens: Optional[NewTable] = None  # another table that is there from then on
    reply: Optional[Reply] = None  # instead of an ack


def header_of(id: str, setup: Setup, secret: bytes) -> Header:
    """What never changes about a table."""
    commitment = hashlib.sha256(secret).hexdigest()
    return Header(id, setup.game, setup.version, setup.options, setup.seats, commitment, secret.hex())


def key_of(secret: bytes, info: TableInfo) -> bytes:
    """The key of all shuffles: from the secret, and from what each seat has added."""
    salts = ",".join(seated.chair.salt for seated in info.seated)
    return hmac.digest(secret, salts.encode(), "sha256")


def waiting_in(info: TableInfo, match: Optional[Match]) -> list[int]:
    """The seats that are asked."""
    return [] if match is None or info.status != "playing" else match.waiting


def due_in(info: TableInfo, match: Optional[Match]) -> list[int]:
    """The seats at which a bot is to move."""
    return [seat for seat in waiting_in(info, match) if info.chair(seat).bot]


def ended(info: TableInfo, match: Optional[Match]) -> TableInfo:
    """The info of a table, with the end of the game if it has come."""
    if info.status == "playing" and match is not None and match.over:
        return over(info, match, "played")
    return info


def over(info: TableInfo, match: Match, how: Literal["played", "resigned"]) -> TableInfo:
    """The info of a table whose game is over, with those who have won."""
    winners = [seat for seat, place in enumerate(ranking(info, match)) if place == 1]
    return info.but(status="over", ended=how, recall=None, winners=winners)
