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
    seat = table.info.seat_of(person.id)
    if seat is not None:
        return acked(request, table.info.marks[seat].at)
    if not person.id:
        raise Refusal("no-session")
    check_open(table)
    seat = wanted(table.info, request.seat)
    info = seated(table, table.info, seat, person, request.salt)
    if info.free():
        return acked(request, await table.commit(Draft("sit", info, None, seat, request.id)))
    return acked(request, await table.commit(started(table, info, seat, request.id)))


def check_open(table: Table) -> None:
    if table.info.status == "aside":
        raise Refusal("set-aside")
    if table.info.status != "open":
        raise Refusal("started")


def wanted(info: TableInfo, seat: Optional[int]) -> int:
    """A free seat: the one that is wanted, or the first."""
    free = info.free()
    if seat is not None and seat not in free:
        raise Refusal("seat-taken", seat=seat + 1)
    return free[0] if seat is None else seat


def seated(table: Table, info: TableInfo, seat: int, person: Person, salt: Optional[str]) -> TableInfo:
    """The info of a table with a person on a seat."""
    chair = Chair(name=person.name, salt=salt or table.house.world.salt())
    return info.with_seat(seat, Seated(chair, person.id))


def with_bot(table: Table, info: TableInfo, seat: int, bot: str) -> TableInfo:
    """The info of a table with a bot on a seat."""
    return info.with_seat(seat, Seated(Chair(bot=bot, salt=table.house.world.salt())))


def check_bot(bot: str) -> str:
    """A bot that there is."""
    if bot not in BOTS:
        raise Refusal("bad-setup", reason=f"there is no bot {bot!r}; there are {', '.join(BOTS)}")
    return bot


def started(table: Table, info: TableInfo, seat: Optional[int], request: Optional[str]) -> Draft:
    """The table at which the game has begun."""
    match = restore({**table.setup, "key": table.key(info).hex()}, [])
    match.play_forced()
    return Draft("start", info.but(status="playing"), match, seat, request)


async def start(table: Table, person: Person, request: Start) -> Reply:
    """The host begins before the table is full."""
    seat = table.seat(person)
    if table.info.status == "playing":
        return acked(request, table.info.marks[seat].at)
    check_open(table)
    if person.id != table.info.host:
        raise Refusal("not-host")
    info = table.info
    for free in info.free():
        info = with_bot(table, info, free, check_bot(request.bots))
    return acked(request, await table.commit(started(table, info, seat, request.id)))


async def leave(table: Table, person: Person, request: Leave) -> Reply:
    """Leave the table; a running game goes on."""
    if table.info.seat_of(person.id) is None:
        return acked(request, table.info.marks[-1].at)
    seat = table.seat(person)
    if table.info.status == "open":
        return acked(request, await table.commit(Draft("leave", vacated(table.info, seat), None)))
    if table.info.status != "playing" or table.info.chair(seat).away or table.info.chair(seat).resigned:
        return acked(request, table.info.marks[seat].at)
    info = table.info.with_chair(seat, bot=table.house.settings.stand_in, away=True)
    return acked(request, await table.commit(taken_over(table, info, seat, info.chair(seat).bot, request.id)))


def vacated(info: TableInfo, seat: int) -> TableInfo:
    """The info of a table without the person of a seat; somebody else is the host then."""
    gone = info.seated[seat].person
    left = info.with_seat(seat, Seated())
    people = [each.person for each in left.seated if each.person]
    return left.but(host=people[0] if info.host == gone and people else info.host)


def taken_over(table: Table, info: TableInfo, seat: int, by: str, request: str) -> Draft:
    """The table at which somebody else plays a seat from now on."""
    match = table.playing().copy()
    match.timeline.takeover(seat, by)
    return Draft("takeover", info, match, seat, request)


async def come_back(table: Table, person: Person, request: ComeBack) -> Reply:
    """Play one's seat again."""
    seat = table.seat(person)
    if table.info.chair(seat).resigned:
        raise Refusal("resigned")
    if not table.info.chair(seat).away or table.info.status != "playing":
        return acked(request, table.info.marks[seat].at)
    info = table.info.with_chair(seat, bot="", away=False)
    return acked(request, await table.commit(taken_over(table, info, seat, PERSON, request.id)))


async def resign(table: Table, person: Person, request: Resign) -> Reply:
    """Give up; when nobody is left to play against, the table is over."""
    seat = table.seat(person)
    table.playing()
    if table.info.chair(seat).resigned:
        return acked(request, table.info.marks[seat].at)
    info = table.info.with_chair(seat, bot=table.house.settings.stand_in, away=False, resigned=True)
    if is_decided(info):
        info = info.but(status="over", ended="resigned", recall=None)
    return acked(request, await table.commit(taken_over(table, info, seat, info.chair(seat).bot, request.id)))


def is_decided(info: TableInfo) -> bool:
    """Whether fewer than two seats go on, or only bots."""
    left = [each for each in info.seated if not each.chair.resigned]
    return len(left) < 2 or not any(each.person for each in left)
