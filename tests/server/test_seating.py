"""Who plays: sitting down, starting, leaving, coming back, giving up, playing again."""

from __future__ import annotations

from pathlib import Path

import pytest

from mizban.server.house import House
from mizban.server.messages import Ack, ComeBack, Leave, NewTable, Next, Rematch, Resign, Sit, Start
from mizban.server.refusals import Refusal
from mizban.server.sight import places
from mizban.server.table import Table
from server.house import PEOPLE, move, play_some, run, send, sight, sqlite, table_of, turn


async def refused(table: Table, seat: int, request: object) -> str:
    with pytest.raises(Refusal) as caught:
        await send(table, seat, request)  # type: ignore[arg-type]
    return caught.value.code


def test_the_game_begins_when_the_last_seat_is_taken(folder: Path) -> None:
    async def test(found: House) -> None:
        table = await found.open(PEOPLE[0], NewTable("kilt-castle", 3))
        assert (sight(table, 0).status, sight(table, 0).host, sight(table, 0).view) == ("open", True, None)
        assert await refused(table, 0, move(table, 0)) == "not-started"
        assert isinstance(await send(table, 1, Sit("s", 2)), Ack)
        assert await refused(table, 2, Sit("t", 2)) == "seat-taken"
        assert await refused(table, 1, Start("b", "random")) == "not-host"
        assert isinstance(await send(table, 2, Sit("t")), Ack)
        assert [chair.name for chair in sight(table, 0).chairs] == ["A", "C", "B"]
        assert sight(table, 0).status == "playing"
        assert await refused(table, 3, Sit("u")) == "started"
        assert isinstance(await send(table, 2, Sit("again")), Ack), "who sits may say so twice"

    run(sqlite(folder), test)


def test_bots_fill_the_free_seats(folder: Path) -> None:
    async def test(found: House) -> None:
        table = await found.open(PEOPLE[0], NewTable("kilt-castle", 4))
        assert await refused(table, 0, Start("b", "clever")) == "bad-setup"
        assert isinstance(await send(table, 0, Start("c", "random")), Ack)
        assert [chair.bot for chair in sight(table, 0).chairs] == ["", "random", "random", "random"]

    run(sqlite(folder), test)


@pytest.mark.parametrize(
    "wish",
    [
        NewTable("chess", 2),
        NewTable("silver", 9),
        NewTable("silver", 2, {"colour": "red"}),
        NewTable("silver", 2, {}, {"5": "random"}),
        NewTable("silver", 2, {}, {"0": "random", "1": "random"}),
        NewTable("silver", 2, {}, {"1": "clever"}),
    ],
)
def test_a_table_that_cannot_be_is_refused(folder: Path, wish: NewTable) -> None:
    async def test(found: House) -> None:
        with pytest.raises(Refusal, match="bad-setup"):
            await found.open(PEOPLE[0], wish)

    run(sqlite(folder), test)


def test_before_the_game_a_seat_is_free_again_and_another_is_the_host(folder: Path) -> None:
    async def test(found: House) -> None:
        table = await found.open(PEOPLE[0], NewTable("kilt-castle", 3))
        await send(table, 1, Sit("s", 1))
        await send(table, 0, Leave("l"))
        assert isinstance(await send(table, 0, Leave("l")), Ack)
        assert sight(table, 1).host
        assert table.info.free() == [0, 2]

    run(sqlite(folder), test)


def test_who_leaves_may_come_back_and_who_resigns_may_not(folder: Path) -> None:
    async def test(found: House) -> None:
        table = await table_of(found, "kilt-castle", 3)
        found.bots.wake = lambda table: None  # type: ignore[method-assign]
        me, you = turn(table)
        assert isinstance(await send(table, me, Leave("l")), Ack)
        assert await refused(table, me, move(table, me, id="x")) == "away"
        assert isinstance(await send(table, me, ComeBack("c")), Ack)
        assert isinstance(await send(table, me, move(table, me, id="y")), Ack)
        assert isinstance(await send(table, you, Resign("r")), Ack)
        assert await refused(table, you, ComeBack("d")) == "resigned"
        assert sight(table, me).status == "playing"
        last = 3 - me - you
        await send(table, last, Resign("r2"))
        result = sight(table, me).result
        assert result is not None
        assert (result.ended, result.ranking[me]) == ("resigned", 1)
        assert await refused(table, me, move(table, me, id="z")) == "over"

    run(sqlite(folder), test)


def test_places_leave_those_behind_who_gave_up() -> None:
    assert places([1, 2, 3, 3], [True, False, False, False]) == [4, 1, 2, 2]
    assert places([1, 1, 3], [False, False, False]) == [1, 1, 3]


def test_a_rematch_is_played_by_the_same_people(folder: Path) -> None:
    async def test(found: House) -> None:
        table = await table_of(found, "kilt-castle")
        assert await refused(table, 0, Rematch("a")) == "not-over"
        await send(table, 0, Resign("r"))
        first = await send(table, 0, Rematch("b"))
        assert isinstance(first, Next)
        assert sight(table, 1).next == first.table
        assert await send(table, 1, Rematch("c")) == Next("c", first.table)
        again = await found.table(first.table)
        assert [chair.name for chair in sight(again, 0).chairs] == ["A", "B"]
        assert sight(again, 0).status == "playing"

    run(sqlite(folder), test)


def test_a_finished_game_shows_the_secret_of_its_shuffles(folder: Path) -> None:
    import hashlib
    import hmac

    async def test(found: House) -> None:
        table = await table_of(found, "kilt-castle")
        assert table.header.secret not in str(sight(table, 0))
        while sight(table, 0).status == "playing":
            await play_some(table, 1)
        seen = sight(table, 0)
        assert seen.result is not None
        secret = bytes.fromhex(seen.result.secret)
        assert hashlib.sha256(secret).hexdigest() == seen.commitment
        salts = ",".join(chair.salt for chair in seen.chairs)
        assert table.match is not None
        assert table.match.record()["key"] == hmac.digest(secret, salts.encode(), "sha256").hex()

    run(sqlite(folder), test)


def test_idle_tables_are_put_away_and_opened_again(folder: Path) -> None:
    async def test(found: House) -> None:
        tables = [await table_of(found, "kilt-castle") for _ in range(3)]
        assert list(found.tables) == [tables[2].id]
        again = await found.table(tables[0].id)
        assert again is not tables[0]
        assert [sight.encoded() for sight in again.sights] == [sight.encoded() for sight in tables[0].sights]

    run(sqlite(folder), test, tables_in_memory=2)
