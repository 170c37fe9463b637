"""Lists of tables: one's own, and those that anybody may join; they tell no more than everybody may know."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from mizban.client import Client
from mizban.server.messages import Leave, NewTable, Resign, Sit, Sitter, Start, TableLine
from mizban.server.net.service import Service
from mizban.server.net.sessions import NOBODY
from mizban.server.store.rows import Person
from mizban.server.tables.lobby import FINISHED, OPEN, lobby
from mizban.server.tables.table import Table
from mizban.server.world import World
from server.at_table import PEOPLE, play_some, run, send, sight, sqlite, table_of, turn
from server.running import running

GAME = "kilt-castle"


async def mine(found: Service, seat: int) -> list[TableLine]:
    return (await lobby(found.tables, PEOPLE[seat])).mine


async def open_to(found: Service, person: Person = NOBODY) -> list[str]:
    return [line.table for line in (await lobby(found.tables, person)).open]


async def listed(found: Service, seats: int = 2) -> Table:
    return await found.tables.open(PEOPLE[0], NewTable(GAME, seats, listed=True))


def test_first_come_the_tables_that_wait_for_ones_answer_then_what_goes_on_then_open_then_over(database: str) -> None:
    async def test(found: Service) -> None:
        over = await table_of(found, GAME)
        await send(over, 0, Resign("r"))
        asked, other = await table_of(found, GAME), await table_of(found, GAME)
        open = await found.tables.open(PEOPLE[0], NewTable(GAME, 2))
        if turn(asked)[0] != 0:
            await pass_on(asked, 0)
        if turn(other)[0] == 0:
            await pass_on(other, 1)
        lines = await mine(found, 0)
        assert [line.table for line in lines] == [asked.id, other.id, open.id, over.id]
        assert [line.your_turn for line in lines] == [True, False, False, False]
        assert [line.status for line in lines] == ["playing", "playing", "open", "over"]
        assert {line.table: line.your_turn for line in await mine(found, 1)} == {
            asked.id: False, other.id: True, over.id: False,
        }  # fmt: skip

    run(database, test)


def test_a_finished_game_names_who_has_won_and_ones_own_seat(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await table_of(found, GAME)
        (line,) = await mine(found, 1)
        assert (line.seat, line.winners) == (1, [])
        await send(table, 0, Resign("r"))
        assert [(each.seat, each.winners) for each in await mine(found, 1)] == [(1, [1])]
        assert [(each.seat, each.winners) for each in await mine(found, 0)] == [(0, [1])]

    run(sqlite(folder), test)


def test_winners_are_those_of_the_result(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await table_of(found, GAME)
        while table.now.info.status == "playing":
            await play_some(table, 1)
        result = sight(table, 0).result
        assert result is not None
        (line,) = await mine(found, 0)
        assert line.winners == [seat for seat, place in enumerate(result.ranking) if place == 1] != []

    run(sqlite(folder), test)


async def pass_on(table: Table, seat: int) -> None:
    """Play until another seat is asked."""
    while turn(table)[0] != seat:
        await play_some(table, 1)


def test_a_line_has_what_everybody_may_know_and_no_more(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await listed(found, 3)
        await send(table, 1, Sit("s", 2))
        (line,) = (await lobby(found.tables, PEOPLE[2])).open
        assert line.sitters == [Sitter("A", ""), Sitter("", ""), Sitter("B", "")]
        assert (line.game, line.seats, line.status, line.your_turn) == (GAME, 3, "open", False)
        assert line.created == int(table.created)
        await send(table, 0, Start("b", "random"))
        (own,) = await mine(found, 1)
        assert Sitter("", "random") in own.sitters
        written = msgspec.json.encode([line, own]).decode()
        hidden = [
            table.now.header.secret,
            table.now.header.commitment,
            *(each.chair.salt for each in table.now.info.seated),
        ]
        assert [secret for secret in [*hidden, PEOPLE[0].id] if secret in written] == []

    run(sqlite(folder), test)


def test_anybody_finds_a_listed_table_as_long_as_a_seat_is_free(database: str) -> None:
    async def test(found: Service) -> None:
        await found.tables.open(PEOPLE[0], NewTable(GAME, 2))
        table = await listed(found, 3)
        assert await open_to(found) == [table.id]
        assert await open_to(found, PEOPLE[0]) == [], "who sits there has it among the own ones"
        await send(table, 1, Sit("s"))
        assert await open_to(found) == [table.id]
        await send(table, 2, Sit("t"))
        assert await open_to(found) == []

    run(database, test)


def test_a_table_that_all_have_left_is_not_found_until_somebody_sits_there(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await listed(found)
        await send(table, 0, Leave("l"))
        assert (await open_to(found), await mine(found, 0)) == ([], [])
        await send(table, 1, Sit("s"))
        assert await open_to(found) == [table.id]

    run(sqlite(folder), test)


def test_the_answer_of_who_has_left_is_not_waited_for(folder: Path) -> None:
    async def test(found: Service) -> None:
        found.bots.wake = lambda table: None  # type: ignore[method-assign]
        table = await table_of(found, GAME)
        me, _ = turn(table)
        assert (await mine(found, me))[0].your_turn
        await send(table, me, Leave("l"))
        assert [(line.your_turn, line.status) for line in await mine(found, me)] == [(False, "playing")]

    run(sqlite(folder), test)


def test_the_lists_are_short_and_the_newest_come_first(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(found: Service) -> None:
        tables = [await listed(found) for _ in range(OPEN + 2)]
        assert await open_to(found) == [table.id for table in reversed(tables)][:OPEN]
        for table in tables[: FINISHED + 2]:
            await send(table, 1, Sit("s"))
            await send(table, 1, Resign("r"))
        over = [line.table for line in await mine(found, 1)]
        assert over == [table.id for table in reversed(tables[: FINISHED + 2])][:FINISHED]
        monkeypatch.setattr(World, "now", lambda _: tables[-1].created + 31 * 24 * 3600)
        assert await mine(found, 1) == []

    run(sqlite(folder), test)


def test_the_lists_are_found_by_index(folder: Path) -> None:
    async def test(found: Service) -> None:
        with found.store.engine.connect() as connection:
            for query in (
                "SELECT * FROM tables WHERE listed IS NOT NULL ORDER BY listed DESC LIMIT 50",
                "SELECT * FROM tables JOIN places ON tables.id = table_id WHERE person = 'x' AND ended IS NULL",
            ):
                plan = connection.execute(text(f"EXPLAIN QUERY PLAN {query}")).all()
                assert all("SEARCH" in row[-1] or "listed" in row[-1] for row in plan), plan

    run(sqlite(folder), test)


def test_the_client_reads_the_lists_with_and_without_a_session(folder: Path) -> None:
    async def test() -> None:
        async with running(folder) as server, server.people("A") as (client,), Client(server.address) as stranger:
            table = await client.open(GAME, 2, listed=True)
            assert [line.table for line in (await client.lobby()).mine] == [table]
            seen = await stranger.lobby()
            assert ([line.table for line in seen.open], seen.mine) == ([table], [])

    asyncio.run(test())
