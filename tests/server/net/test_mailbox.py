"""A mailbox holds few replies and the newest sight; whoever reads slowly delays nobody."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from mizban.server.messages import Log, Sight
from mizban.server.net.mailbox import ROOM, Mailbox, Overflow
from mizban.server.tables.diary import Diary
from mizban.server.tables.sight import SeatSight


def look_at(at: int, events: list[dict[str, Any]], seat: int = 0) -> SeatSight:
    sight = Sight(
        table="t", game="g", version=1, options={}, seats=2, at=at, seat=seat, status="playing", host=0,
        shuffled=False, chairs=[], commitment="",
        waiting=[], decision=None, ask=None, undo=0, recall=None, result=None, next=None,
        log=Log(0, []), view=None, hash="",
    )  # fmt: skip
    return SeatSight(sight, Diary(events, [len(events)], 0))


def taken(mailbox: Mailbox) -> Any:
    return asyncio.run(asyncio.wait_for(mailbox.take(), 1))


def log_of(message: bytes) -> Log:
    return msgspec.json.decode(message, type=Sight).log


def test_of_many_sights_the_newest_is_sent() -> None:
    mailbox = Mailbox("p")
    for at in range(1, 50):
        mailbox.show(look_at(at, []))
    assert msgspec.json.decode(taken(mailbox), type=Sight).at == 49
    with pytest.raises(TimeoutError):
        asyncio.run(asyncio.wait_for(mailbox.take(), 0.01))


def test_the_log_goes_on_where_the_other_side_is() -> None:
    mailbox = Mailbox("p")
    mailbox.show(look_at(1, [{"n": 1}, {"n": 2, "card": 7}]))
    assert log_of(taken(mailbox)).start == 0
    mailbox.show(look_at(2, [{"n": 1}, {"n": 2, "card": 7}, {"n": 3}]))
    mailbox.show(look_at(3, [{"n": 1}, {"n": 2, "card": None}, {"n": 3}, {"n": 4}]))
    assert log_of(taken(mailbox)) == Log(1, [{"n": 2, "card": None}, {"n": 3}, {"n": 4}])
    mailbox.show(look_at(4, [{"n": 1}]))
    assert log_of(taken(mailbox)) == Log(1, [])


def test_the_same_sight_is_not_sent_again() -> None:
    mailbox = Mailbox("p")
    mailbox.knows(look_at(3, []))
    mailbox.show(look_at(3, []))
    assert mailbox.look is None
    mailbox.show(look_at(3, [], seat=1))
    assert mailbox.look is not None, "the same number of another seat is another sight"


def test_replies_come_first_and_too_many_end_it() -> None:
    mailbox = Mailbox("p")
    mailbox.show(look_at(1, []))
    mailbox.post(b"reply")
    assert taken(mailbox) == b"reply"
    for n in range(ROOM + 1):
        mailbox.post(str(n).encode())
    with pytest.raises(Overflow):
        taken(mailbox)
