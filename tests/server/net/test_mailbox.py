"""A mailbox holds few replies and the newest sight; whoever reads slowly delays nobody."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from mizban.server.messages import Log, Sight
from mizban.server.net.mailbox import ROOM, SIGHTS, Mailbox, Overflow
from mizban.server.tables.diary import Diary, Told
from mizban.server.tables.sight import SeatSight


def look_at(at: int, events: list[dict[str, Any]], seat: int = 0) -> SeatSight:
    sight = Sight(
        table="t", game="g", version=1, options={}, seats=2, at=at, seat=seat, status="playing", host=0,
        shuffled=False, chairs=[], notices=[], commitment="",
        waiting=[], decision=None, ask=None, undo=0, recallable=False, recall=None, result=None, next=None,
        log=Log(0, []), view=None, hash="",
    )  # fmt: skip
    return SeatSight(sight, Diary(Told(events, [0] * len(events), [len(events)]), 0))


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
    assert log_of(taken(mailbox)) == Log(1, [{"n": 2, "card": None}, {"n": 3}, {"n": 4}], [0, 0, 0])
    mailbox.show(look_at(4, [{"n": 1}]))
    assert log_of(taken(mailbox)) == Log(1, [])


def test_the_same_sight_is_not_sent_again() -> None:
    mailbox = Mailbox("p")
    mailbox.knows(look_at(3, []))
    mailbox.show(look_at(3, []))
    assert not mailbox.looks
    mailbox.show(look_at(3, [], seat=1))
    assert mailbox.looks, "the same number of another seat is another sight"


def test_whoever_wants_all_sights_gets_them_in_their_order_up_to_a_bound() -> None:
    mailbox = Mailbox("p", staged=True)
    events = [{"n": n} for n in range(SIGHTS + 10)]
    for at in range(1, SIGHTS + 10):
        mailbox.show(look_at(at, events[:at]))
    sent = [msgspec.json.decode(taken(mailbox), type=Sight) for _ in range(SIGHTS)]
    assert [sight.at for sight in sent] == [*range(1, SIGHTS), SIGHTS + 9], "the newest is in the place of the last"
    assert [event for sight in sent for event in sight.log.events] == events[:-1], "nothing is lost from the log"
    assert not mailbox.looks


def test_whoever_was_told_how_it_looks_now_gets_only_the_newest() -> None:
    mailbox = Mailbox("p", staged=True)
    for at in range(1, 5):
        mailbox.show(look_at(at, []))
    mailbox.hurry()
    assert msgspec.json.decode(taken(mailbox), type=Sight).at == 4
    assert not mailbox.looks


def test_replies_come_first_and_too_many_end_it() -> None:
    mailbox = Mailbox("p")
    mailbox.show(look_at(1, []))
    mailbox.post(b"reply")
    assert taken(mailbox) == b"reply"
    for n in range(ROOM + 1):
        mailbox.post(str(n).encode())
    with pytest.raises(Overflow):
        taken(mailbox)
