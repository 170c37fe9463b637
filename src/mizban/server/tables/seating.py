"""Who plays: sit down, start, leave, come back, give up, play again."""

from __future__ import annotations

import hmac
import math
from collections.abc import Collection, Mapping
from typing import Final, Optional

from msgspec import structs

from mizban.bots import USUAL
from mizban.server.messages import Chair, ComeBack, Leave, Next, Rematch, Reply, Resign, Sit, StandIn, Start
from mizban.server.names import distinct
from mizban.server.refusals import Refusal
from mizban.server.store.rows import NewTable, Person, Stored
from mizban.server.store.table_info import Failure, Seated, TableInfo, opened
from mizban.server.tables.standing import Draft, Standing, over
from mizban.server.world import World

PERSON: Final = "person"  # who plays a seat again, as the log says it


def sit(now: Standing, person: Person, request: Sit) -> Draft | Reply:
    """Take a seat; the game begins when none is free any longer. Who sits there already may have another name now."""
    seat = now.info.seat_of(person.id)
    if seat is not None:
        return renamed(now, seat, person, request)
    if not person.id:
        raise Refusal("no-session")
    check_open(now)
    seat = wanted(now.info, request.seat)
    info = seated(now, seat, person, request)
    return Draft("sit", info, None, seat) if info.free() else started(now, info, seat)


def renamed(now: Standing, seat: int, person: Person, request: Sit) -> Draft | Reply:
    """The table at which somebody is called as the person is now, as long as the game has not begun."""
    others = [each.chair.name for each in now.info.seated if each.person != person.id]
    name = distinct(person.name, others)
    if now.info.status != "open" or now.info.chair(seat).name == name:
        return now.acked(seat, request)
    return Draft("sit", now.info.with_chair(seat, name=name), None, seat)


def check_open(now: Standing) -> None:
    if now.info.status == "aside":
        raise Refusal("set-aside")
    if now.info.status != "open":
        raise Refusal("started")


def wanted(info: TableInfo, seat: Optional[int]) -> int:
    """A free seat: the one that is wanted, or the first."""
    free = info.free()
    if seat is not None and seat not in free:
        raise Refusal("seat-taken", seat=seat + 1)
    return free[0] if seat is None else seat


def seated(now: Standing, seat: int, person: Person, request: Sit) -> TableInfo:
    """The info of a table with a person, or a program of theirs, on a seat."""
    others = [each.chair.name for each in now.info.seated]
    salt = request.salt or now.world.salt()
    chair = Chair(name=distinct(person.name, others), salt=salt, program=request.program)
    return now.info.with_seat(seat, Seated(chair, person.id))


def with_bots(info: TableInfo, bots: Mapping[int, str], world: World) -> TableInfo:
    """The info of a table with bots on some seats."""
    for seat, bot in bots.items():
        info = info.with_seat(seat, Seated(Chair(bot=bot, salt=world.salt())))
    return info


def check_bot(bot: str, bots: Collection[str]) -> str:
    """A bot that may be seated here."""
    if bot not in bots:
        raise Refusal("bad-setup", reason=f"there is no bot {bot!r}; there are {', '.join(bots)}")
    return bot


def started(now: Standing, info: TableInfo, seat: int) -> Draft:
    """The table at which the game has begun; the seats are drawn by lot, unless all keep those that they have taken."""
    order = lot_order(now.secret, info) if info.shuffled else list(range(now.header.seats))
    info = info.but(status="playing", seated=[info.seated[each] for each in order])
    return Draft("start", info, now.begun(info), order.index(seat))


def lot_order(secret: bytes, info: TableInfo) -> list[int]:
    """The seats by lots that nobody can foresee: the secret says what everybody's salt is worth, lowest first."""
    lots = [hmac.digest(secret, f"seat {seated.chair.salt}".encode(), "sha256") for seated in info.seated]
    return sorted(range(len(lots)), key=lots.__getitem__)


def start(now: Standing, person: Person, request: Start) -> Draft | Reply:
    """The host begins before the table is full."""
    seat = now.seat(person)
    if now.info.status == "playing":
        return now.acked(seat, request)
    check_open(now)
    if person.id != now.info.host:
        raise Refusal("not-host")
    bots = dict.fromkeys(now.info.free(), check_bot(request.bots, now.bots))
    return started(now, with_bots(now.info, bots, now.world), seat)


def leave(now: Standing, person: Person, request: Leave) -> Draft | Reply:
    """Leave the table; a running game goes on."""
    if now.info.seat_of(person.id) is None:
        return now.acked(-1, request)
    seat = now.seat(person)
    if now.info.status == "open":
        return Draft("leave", vacated(now.info, seat), None)
    if now.info.status != "playing" or now.info.chair(seat).away or now.info.chair(seat).resigned:
        return now.acked(seat, request)
    info = now.info.with_chair(seat, bot=now.absence.stand_in, away=True)
    return taken_over(now, info, seat, info.chair(seat).bot)


def vacated(info: TableInfo, seat: int) -> TableInfo:
    """The info of a table without the person of a seat; somebody else is the host then."""
    gone = info.seated[seat].person
    left = info.with_seat(seat, Seated())
    people = [each.person for each in left.seated if each.person]
    return left.but(host=people[0] if info.host == gone and people else info.host)


def taken_over(now: Standing, info: TableInfo, seat: int, by: str) -> Draft:
    """The table at which somebody else plays a seat from now on."""
    match = now.playing().copy()
    match.timeline.takeover(seat, by)
    return Draft("takeover", info, match, seat)


def replaced(now: Standing, seat: int, by: str) -> Draft:
    """The table at which another bot plays for one that has failed, and everybody is told so."""
    failure = Failure(seat, now.info.chair(seat).bot, by, now.playing().timeline.length)
    info = now.info.with_chair(seat, bot=by).but(failures=[*now.info.failures, failure])
    return taken_over(now, info, seat, by)


def come_back(now: Standing, person: Person, request: ComeBack) -> Draft | Reply:
    """Play one's seat again."""
    seat = now.seat(person)
    if now.info.chair(seat).resigned:
        raise Refusal("resigned")
    if not now.info.chair(seat).away or now.info.status != "playing":
        return now.acked(seat, request)
    info = now.info.with_chair(seat, bot="", away=False)
    return taken_over(now, info, seat, PERSON)


def stand_in(now: Standing, person: Person, request: StandIn) -> Draft | Reply:
    """Let a bot play for somebody who has been gone for a while."""
    mine, seat = now.active(person), request.seat
    now.playing()
    check_absent(now, seat)
    if now.info.chair(seat).bot:
        return now.acked(mine, request)
    info = now.info.with_chair(seat, bot=now.absence.stand_in, away=True)
    return structs.replace(taken_over(now, info, seat, now.absence.stand_in), seat=mine)


def check_absent(now: Standing, seat: int) -> None:
    """Somebody who has been here lately plays for themselves."""
    if seat >= now.header.seats:
        raise Refusal("not-absent", seat=seat + 1, seconds=0)
    left = now.absence.seconds - now.presence.absent(now.info.seated[seat].person)
    if left > 0 and not now.info.chair(seat).bot:
        raise Refusal("not-absent", seat=seat + 1, seconds=math.ceil(left))


def resign(now: Standing, person: Person, request: Resign) -> Draft | Reply:
    """Give up; when nobody is left to play against, the table is over."""
    seat = now.seat(person)
    now.playing()
    if now.info.chair(seat).resigned:
        return now.acked(seat, request)
    info = now.info.with_chair(seat, bot=now.absence.stand_in, away=False, resigned=True)
    if is_decided(info):
        info = over(info, now.playing(), "resigned")
    return taken_over(now, info, seat, info.chair(seat).bot)


def is_decided(info: TableInfo) -> bool:
    """Whether fewer than two seats go on, or only bots."""
    left = [each for each in info.seated if not each.chair.resigned]
    return len(left) < 2 or not any(each.person for each in left)


def rematch(now: Standing, person: Person, request: Rematch) -> Draft | Reply:
    """The same game once more: the first who asks has a table opened, with the same bots; all who ask sit there."""
    seat = now.seat(person)
    if now.info.status != "over":
        raise Refusal("not-over")
    if now.info.next is not None:
        return Next(request.id, now.info.next)
    again = opened_again(now, person)
    info = now.info.but(next=again.id)
    return Draft("rematch", info, now.match, seat, opens=again, reply=Next(request.id, again.id))


def opened_again(now: Standing, person: Person) -> NewTable:
    """A new table like the old one, with its bots; a position that it began with is not set up again."""
    world, setup = now.world, structs.replace(now.setup, start=None)
    bots = {seat: welcome(old.chair.bot, now.bots) for seat, old in enumerate(now.info.seated) if not old.person}
    info = with_bots(opened(person.id, setup.seats, shuffled=now.info.shuffled), bots, world)
    return NewTable(world.id(), Stored(setup, world.secret(), info, world.now()))


def welcome(bot: str, bots: Collection[str]) -> str:
    """The bot that sits at the next table where this one sat: itself, as long as it may be seated."""
    return bot if bot in bots else USUAL
