"""A bot that fails is replaced aloud: another one plays, everybody is told, and nobody waits."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from mizban.server.bots import pool
from mizban.server.messages import ComeBack, Leave, NewTable, Next, Notice, Rematch, Resign
from mizban.server.net.service import Service
from mizban.server.tables.table import Table
from server.at_table import PEOPLE, house, play_some, run, send, sight, sqlite, turn

PLANTED = Path(__file__).parent / "planted.py"
FAILING = ("Raises", "Nonsense", "Nothing", "NoNumbers", "Hangs", "Dies", "Leaves", "Eats")


def planted(*names: str) -> dict[str, Any]:
    """The settings of a server with bots that others have written."""
    return {"bots": [f"{PLANTED}:{name}" for name in names], "bot_seconds": 0.3}


async def with_bot(found: Service, bot: str, seats: int = 2) -> Table:
    """A table at which a bot begins."""
    bots = {str(seat): bot for seat in range(1, seats)}
    table = await found.tables.open(PEOPLE[0], NewTable("silver", seats, bots=bots, seating="as_seated"))
    await until(table, lambda: bool(answered_by(table, 1)))
    return table


async def until(table: Table, ready: Any) -> None:
    async with asyncio.timeout(60):
        while not ready():
            await asyncio.sleep(0.01)


def answered_by(table: Table, seat: int) -> list[list[Any]]:
    assert table.now.match is not None
    return [entry for entry in table.now.match.timeline.entries() if entry[:2] == ["answer", seat]]


def told(table: Table, seat: int) -> list[tuple[int, str, str]]:
    """What a seat is told of bots that have failed; -1: a spectator."""
    return [(each.seat, each.bot, each.by) for each in table.now.sights[seat].sight.notices]


@pytest.mark.parametrize("name", FAILING)
def test_who_fails_is_replaced_by_the_regular_bot_and_everybody_is_told(
    folder: Path, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(found: Service) -> None:
        table = await with_bot(found, bot)
        for seat in (0, 1, -1):
            assert told(table, seat) == [(1, bot, "regular")]
        assert sight(table, 0).chairs[1].bot == "regular"
        assert table.now.match is not None
        assert ["takeover", 1, "regular"] in table.now.match.timeline.entries()

    bot = "no-numbers" if name == "NoNumbers" else name.lower()
    run(sqlite(folder), test, **planted(name))
    assert f"the bot {bot} of table" in caplog.text
    assert [record for record in caplog.records if record.exc_info] == []


def test_what_a_bot_needs_in_memory_is_bounded_and_reported(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test(found: Service) -> None:
        await with_bot(found, "eats")

    run(sqlite(folder), test, **{**planted("Eats"), "bot_seconds": 5.0})
    assert "it needs more than 500 MB" in caplog.text


def test_where_the_regular_bot_fails_too_anything_is_played(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(found: Service) -> None:
        think = found.bots.thought

        async def thought(question: dict[str, Any]) -> list[int]:
            if question["bot"] == "regular":
                raise pool.Raised("it has a bad day")
            return await think(question)

        found.bots.thought = thought  # type: ignore[method-assign]
        table = await with_bot(found, "raises")
        assert told(table, 0) == [(1, "raises", "regular"), (1, "regular", "random")]
        assert sight(table, 0).chairs[1].bot == "random"

    run(sqlite(folder), test, **planted("Raises"))


def test_only_the_seat_of_the_bot_that_failed_is_played_by_another(folder: Path) -> None:
    async def test(found: Service) -> None:
        bots = {"1": "raises", "2": "first"}
        table = await found.tables.open(PEOPLE[0], NewTable("silver", 3, bots=bots, seating="as_seated"))
        await until(table, lambda: bool(answered_by(table, 1) and answered_by(table, 2)))
        assert [chair.bot for chair in sight(table, 0).chairs] == ["", "regular", "first"]
        assert len(told(table, 0)) == 1

    run(sqlite(folder), test, **planted("Raises", "First"))


def test_what_a_bot_prints_is_no_answer(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await with_bot(found, "first")
        assert told(table, 0) == []
        assert sight(table, 0).chairs[1].bot == "first"

    run(sqlite(folder), test, **planted("First"))


def test_who_failed_is_still_told_after_a_restart(database: str) -> None:
    async def first(found: Service) -> None:
        table = await with_bot(found, "raises")
        kept.append(table.id)
        notices.append(sight(table, 0).notices)

    async def second(found: Service) -> None:
        table = await found.tables.table(kept[0])
        assert sight(table, 0).notices == notices[0] != []
        assert sight(table, 0).chairs[1].bot == "regular"

    kept: list[str] = []
    notices: list[list[Notice]] = []
    run(database, first, **planted("Raises"))
    run(database, second)


def test_a_notice_stands_in_the_log_where_it_came(folder: Path) -> None:
    async def test(found: Service) -> None:
        bots = {"1": "first"}
        table = await found.tables.open(PEOPLE[0], NewTable("silver", 2, bots=bots, seating="as_seated"))
        await until(table, lambda: 0 in sight(table, 0).waiting)
        while turn(table)[0] == 0:
            await play_some(table, 1)
        await table.replace_bot(1, "first", "regular")
        heard = len(table.now.sights[0].diary.events)
        assert [each.log for each in sight(table, 0).notices] == [heard]
        await until(table, lambda: len(table.now.sights[0].diary.events) > heard)
        assert [each.log for each in sight(table, 0).notices] == [heard]

    run(sqlite(folder), test, **{**planted("First"), "bot_pause": 0.5})


def test_the_record_of_the_answers_does_not_name_who_failed(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await with_bot(found, "raises")
        assert table.now.match is not None
        assert "raises" not in str(table.now.match.record())

    run(sqlite(folder), test, **planted("Raises"))


def test_a_stand_in_that_fails_is_replaced_and_the_person_can_come_back(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await found.tables.open(PEOPLE[0], NewTable("kilt-castle", 2, bots={"1": "random"}))
        me = table.now.info.seat_of(PEOPLE[0].id)
        assert me is not None
        await until(table, lambda: me in sight(table, me).waiting)
        await table.handle(PEOPLE[0], Leave("l"))
        await until(table, lambda: bool(told(table, me)))
        chair = sight(table, me).chairs[me]
        assert (chair.bot, chair.away, chair.name) == ("regular", True, "A")
        assert told(table, me) == [(me, "raises", "regular")]
        await table.handle(PEOPLE[0], ComeBack("c"))
        chair = sight(table, me).chairs[me]
        assert (chair.bot, chair.away, chair.name) == ("", False, "A")

    run(sqlite(folder), test, **{**planted("Raises"), "bots": [f"{PLANTED}:Raises", "random"], "stand_in": "raises"})


def test_a_bot_that_may_not_be_seated_any_longer_is_replaced(folder: Path) -> None:
    async def first(found: Service) -> None:
        found.bots.wake = lambda table: None  # type: ignore[method-assign]
        table = await found.tables.open(PEOPLE[0], NewTable("silver", 2, bots={"1": "first"}, seating="as_seated"))
        kept.append(table.id)

    async def second(found: Service) -> None:
        await found.tables.resume()
        table = found.tables.kept[kept[0]]
        await until(table, lambda: bool(answered_by(table, 1)))
        assert told(table, 0) == [(1, "first", "regular")]

    kept: list[str] = []
    run(sqlite(folder), first, **planted("First"))
    run(sqlite(folder), second)


def test_a_bot_that_failed_harms_no_other_table(folder: Path) -> None:
    async def test() -> None:
        async with house(sqlite(folder), **planted("Hangs")) as found:
            hanging, other = await asyncio.gather(with_bot(found, "hangs"), with_bot(found, "newcomer"))
            assert told(other, 0) == []
            assert told(hanging, 0) == [(1, "hangs", "regular")]

    asyncio.run(test())


def test_who_plays_the_seat_meanwhile_is_not_replaced(folder: Path) -> None:
    async def test(found: Service) -> None:
        found.bots.wake = lambda table: None  # type: ignore[method-assign]
        table = await found.tables.open(PEOPLE[0], NewTable("silver", 2, bots={"1": "newcomer"}, seating="as_seated"))
        assert table.due() == [1]
        before = table.seq
        await table.replace_bot(0, "newcomer", "regular")
        await table.replace_bot(1, "expert", "regular")
        assert (table.seq, sight(table, 0).notices) == (before, [])

    run(sqlite(folder), test)


def test_a_rematch_seats_no_bot_that_may_not_be_seated(folder: Path) -> None:
    async def first(found: Service) -> None:
        found.bots.wake = lambda table: None  # type: ignore[method-assign]
        table = await found.tables.open(PEOPLE[0], NewTable("silver", 2, bots={"1": "first"}, seating="as_seated"))
        kept.append(table.id)

    async def second(found: Service) -> None:
        found.bots.wake = lambda table: None  # type: ignore[method-assign]
        table = await found.tables.table(kept[0])
        await send(table, 0, Resign("r"))
        reply = await send(table, 0, Rematch("again"))
        assert isinstance(reply, Next)
        again = await found.tables.table(reply.table)
        assert [each.chair.bot for each in again.now.info.seated] == ["", "regular"]

    kept: list[str] = []
    run(sqlite(folder), first, **planted("First"))
    run(sqlite(folder), second)
