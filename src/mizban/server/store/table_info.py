"""What is known of a table beside its game: who sits where, how far everybody has seen, what is proposed."""

from __future__ import annotations

from typing import Literal, Optional

import msgspec
from msgspec import Struct

from mizban.server.messages import Chair, Recall

Status = Literal["open", "playing", "over", "aside"]


class Seated(Struct, frozen=True):
    """A chair, and whose it is; the person stays on the server."""

    chair: Chair = Chair()
    person: str = ""


class Mark(Struct, frozen=True):
    """How far a seat is: the number of its sight, of its question, and how many answers it has acknowledged."""

    at: int = 0
    decision: int = 0
    heard: int = 0


class Failure(Struct, frozen=True):
    """A bot that has failed, and the one that plays its seat since."""

    seat: int
    bot: str
    by: str
    answers: int  # so many had been given, those of chance included


class TableInfo(Struct, frozen=True):
    """All that is written down about a table and changes while it lives."""

    host: str
    seated: list[Seated]
    marks: list[Mark]  # one a seat, and the spectators' last
    status: Status = "open"
    ended: Literal["", "played", "resigned"] = ""
    recall: Optional[Recall] = None
    next: Optional[str] = None
    listed: bool = False  # strangers may find it as long as a seat is free
    shuffled: bool = False  # the seats are drawn by lot when the game begins
    waiting: list[int] = []  # the seats that are asked
    winners: list[int] = []  # once it is over
    failures: list[Failure] = []  # of bots

    def fits(self, seats: int) -> bool:
        """Whether this is about a table of so many seats."""
        return len(self.seated) == seats and len(self.marks) == seats + 1

    def seat_of(self, person: str) -> Optional[int]:
        """The seat of a person, if there is one."""
        for seat, seated in enumerate(self.seated):
            if person and seated.person == person:
                return seat
        return None

    def chair(self, seat: int) -> Chair:
        return self.seated[seat].chair

    def free(self) -> list[int]:
        """The seats that nobody has."""
        return [seat for seat, seated in enumerate(self.seated) if not seated.person and not seated.chair.bot]

    def people(self) -> list[str]:
        """Who has a seat."""
        return [seated.person for seated in self.seated if seated.person]

    def is_joinable(self) -> bool:
        """Whether a stranger may find the table and sit down."""
        return self.listed and self.status == "open" and bool(self.free()) and bool(self.people())

    def with_seat(self, seat: int, seated: Seated) -> TableInfo:
        """The same, but for one seat."""
        return msgspec.structs.replace(self, seated=[*self.seated[:seat], seated, *self.seated[seat + 1 :]])

    def with_chair(self, seat: int, **changes: object) -> TableInfo:
        """The same, but for something about one chair."""
        chair = msgspec.structs.replace(self.chair(seat), **changes)
        return self.with_seat(seat, msgspec.structs.replace(self.seated[seat], chair=chair))

    def but(self, **changes: object) -> TableInfo:
        """The same, but for these."""
        return msgspec.structs.replace(self, **changes)


def opened(host: str, seats: int, listed: bool = False, shuffled: bool = False) -> TableInfo:
    """An empty table."""
    return TableInfo(host, [Seated()] * seats, [Mark()] * (seats + 1), listed=listed, shuffled=shuffled)
