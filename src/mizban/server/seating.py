"""Who plays: sit down, start, leave, come back, give up."""

from __future__ import annotations

from typing import Final, Optional

from mizban.bots import BOTS
from mizban.records import restore
from mizban.server.messages import Chair, ComeBack, Leave, Reply, Resign, Sit, Start
from mizban.server.refusals import Refusal
from mizban.server.store import Person
from mizban.server.table import Draft, Table, acked
from mizban.server.table_info import Seated, TableInfo

PERSON: Final = "person"  # who plays a seat again, as the log says it


async def sit(table: Table, person: Person, request: Sit) -> Reply:
    """Take a seat; the game begins when none is free any longer."""
    seat = table.facts.seat_of(person.id)
    if seat is not None:
        return acked(request, table.facts.marks[seat].at)
    if not person.id:
        raise Refusal("no-session")
    check_open(table)
    seat = wanted(table.facts, request.seat)
    facts = seated(table, table.facts, seat, person, request.salt)
    if facts.free():
        return acked(request, await table.commit(Draft("sit", facts, None, seat, request.id)))
    return acked(request, await table.commit(started(table, facts, seat, request.id)))


def check_open(table: Table) -> None:
    if table.facts.status == "aside":
        raise Refusal("set-aside")
    if table.facts.status != "open":
        raise Refusal("started")


def wanted(facts: TableInfo, seat: Optional[int]) -> int:
    """A free seat: the one that is wanted, or the first."""
    free = facts.free()
    if seat is not None and seat not in free:
        raise Refusal("seat-taken", seat=seat + 1)
    return free[0] if seat is None else seat


def seated(table: Table, facts: TableInfo, seat: int, person: Person, salt: Optional[str]) -> TableInfo:
    """The facts with a person on a seat."""
    chair = Chair(name=person.name, salt=salt or table.house.world.salt())
    return facts.with_seat(seat, Seated(chair, person.id))


def with_bot(table: Table, facts: TableInfo, seat: int, bot: str) -> TableInfo:
    """The facts with a bot on a seat."""
    return facts.with_seat(seat, Seated(Chair(bot=bot, salt=table.house.world.salt())))


def check_bot(bot: str) -> str:
    """A bot that there is."""
    if bot not in BOTS:
        raise Refusal("bad-setup", reason=f"there is no bot {bot!r}; there are {', '.join(BOTS)}")
    return bot


def started(table: Table, facts: TableInfo, seat: Optional[int], request: Optional[str]) -> Draft:
    """The table at which the game has begun."""
    match = restore({**table.setup, "key": table.key(facts).hex()}, [])
    match.play_forced()
    return Draft("start", facts.but(status="playing"), match, seat, request)


async def start(table: Table, person: Person, request: Start) -> Reply:
    """The host begins before the table is full."""
    seat = table.seat(person)
    if table.facts.status == "playing":
        return acked(request, table.facts.marks[seat].at)
    check_open(table)
    if person.id != table.facts.host:
        raise Refusal("not-host")
    facts = table.facts
    for free in facts.free():
        facts = with_bot(table, facts, free, check_bot(request.bots))
    return acked(request, await table.commit(started(table, facts, seat, request.id)))


async def leave(table: Table, person: Person, request: Leave) -> Reply:
    """Leave the table; a running game goes on."""
    if table.facts.seat_of(person.id) is None:
        return acked(request, table.facts.marks[-1].at)
    seat = table.seat(person)
    if table.facts.status == "open":
        return acked(request, await table.commit(Draft("leave", vacated(table.facts, seat), None)))
    if table.facts.status != "playing" or table.facts.chair(seat).away or table.facts.chair(seat).resigned:
        return acked(request, table.facts.marks[seat].at)
    facts = table.facts.with_chair(seat, bot=table.house.settings.stand_in, away=True)
    return acked(request, await table.commit(taken_over(table, facts, seat, facts.chair(seat).bot, request.id)))


def vacated(facts: TableInfo, seat: int) -> TableInfo:
    """The facts without the person of a seat; somebody else is the host then."""
    gone = facts.seated[seat].person
    left = facts.with_seat(seat, Seated())
    people = [each.person for each in left.seated if each.person]
    return left.but(host=people[0] if facts.host == gone and people else facts.host)


def taken_over(table: Table, facts: TableInfo, seat: int, by: str, request: str) -> Draft:
    """The table at which somebody else plays a seat from now on."""
    match = table.playing().copy()
    match.takeover(seat, by)
    return Draft("takeover", facts, match, seat, request)


async def come_back(table: Table, person: Person, request: ComeBack) -> Reply:
    """Play one's seat again."""
    seat = table.seat(person)
    if table.facts.chair(seat).resigned:
        raise Refusal("resigned")
    if not table.facts.chair(seat).away or table.facts.status != "playing":
        return acked(request, table.facts.marks[seat].at)
    facts = table.facts.with_chair(seat, bot="", away=False)
    return acked(request, await table.commit(taken_over(table, facts, seat, PERSON, request.id)))


async def resign(table: Table, person: Person, request: Resign) -> Reply:
    """Give up; when nobody is left to play against, the table is over."""
    seat = table.seat(person)
    table.playing()
    if table.facts.chair(seat).resigned:
        return acked(request, table.facts.marks[seat].at)
    facts = table.facts.with_chair(seat, bot=table.house.settings.stand_in, away=False, resigned=True)
    if is_decided(facts):
        facts = facts.but(status="over", ended="resigned", recall=None)
    return acked(request, await table.commit(taken_over(table, facts, seat, facts.chair(seat).bot, request.id)))


def is_decided(facts: TableInfo) -> bool:
    """Whether fewer than two seats go on, or only bots."""
    left = [each for each in facts.seated if not each.chair.resigned]
    return len(left) < 2 or not any(each.person for each in left)
