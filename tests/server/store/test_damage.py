"""A damaged row concerns its own table: that one is set aside, listed so, and exported as far as it can be read."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from mizban.server.messages import Ack, NewTable
from mizban.server.net.service import Service
from mizban.server.refusals import Refusal
from mizban.server.tables.export import export_of
from mizban.server.tables.lobby import lobby
from mizban.server.tables.table import Table
from server.at_table import PEOPLE, house, move, play_some, run, send, sight, sqlite, table_of, turn

DAMAGES: list[Any] = [b"\xff\x00\xfe", b"", "text", b"{}", b"[1]", None]
COLUMNS = [
    ("tables", "setup"), ("tables", "secret"), ("tables", "facts"), ("tables", "created"), ("tables", "listed"),
    ("log", "kind"), ("log", "seat"), ("log", "person"), ("log", "request"), ("log", "at"), ("log", "entries"),
    ("log", "created"), ("snapshots", "entries"), ("snapshots", "data"), ("outbox", "kind"), ("outbox", "created"),
    ("places", "ended"),
]  # fmt: skip
MUST_BE_ASIDE = {("tables", "setup"), ("tables", "secret"), ("tables", "facts"), ("log", "entries")}


async def prepared(folder: Path) -> tuple[str, str]:
    """A table that owes a bot's move and has a snapshot, and another one."""
    async with house(sqlite(folder)) as found:
        found.bots.wake = lambda table: None  # type: ignore[method-assign]
        table = await found.tables.open(
            PEOPLE[0], NewTable("kilt-castle", 2, bots={"1": "random"}, listed=True, seating="as_seated")
        )
        while not table.due():
            await play_some(table, 1)
        return table.id, (await table_of(found, "kilt-castle")).id


def damage(folder: Path, table: str, column: str, id: str, value: Any) -> bool:
    """Write something else into a column; says whether the database takes it."""
    key = "id" if table == "tables" else "table_id"
    with sqlite3.connect(folder / "mizban.db") as store:
        try:
            store.execute(f"UPDATE {table} SET {column} = ? WHERE {key} = ?", (value, id))
        except sqlite3.IntegrityError:
            return False
        finally:
            store.commit()
    store.close()
    return True


@pytest.mark.parametrize(("table", "column"), COLUMNS)
def test_a_damaged_column_stops_neither_the_start_nor_the_lists_nor_another_table(
    table: str, column: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mizban.server.tables.table.SNAPSHOT_EVERY", 1)

    async def test(value: Any, data: Path) -> None:
        data.mkdir()
        bad, good = await prepared(data)
        if not damage(data, table, column, bad, value):
            return
        async with house(sqlite(data)) as found:
            await found.tables.resume()
            for person in (PEOPLE[0], PEOPLE[2]):
                await lobby(found.tables, person)
            await check_damaged(found, bad, (table, column) in MUST_BE_ASIDE)
            other = await found.tables.table(good)
            assert isinstance(await send(other, turn(other)[0], move(other, turn(other)[0])), Ack)

    for n, value in enumerate(DAMAGES):
        asyncio.run(test(value, folder / str(n)))


async def check_damaged(found: Service, id: str, must_be_aside: bool) -> None:
    """The table is shown, listed and exported as what it is."""
    table = await found.tables.table(id)
    for person in PEOPLE[:3]:
        assert table.sight_of(person.id).encoded()
    status = table.now.info.status
    assert status == "aside" or not must_be_aside
    (line,) = [line for line in (await lobby(found.tables, PEOPLE[0])).mine if line.table == id]
    assert line.status == status
    if status == "aside":
        assert (await export_of(table, PEOPLE[0])).table == id
        assert await code_of(export_of(table, PEOPLE[2])) == "not-seated"


async def code_of(asked: Any) -> str:
    with pytest.raises(Refusal) as refused:
        await asked
    return refused.value.code


def test_a_game_of_rules_that_have_changed_is_listed_as_set_aside_before_anybody_opens_it(folder: Path) -> None:
    async def first(found: Service) -> None:
        kept.append((await table_of(found, "kilt-castle")).id)

    async def second(found: Service) -> None:
        (line,) = (await lobby(found.tables, PEOPLE[0])).mine
        assert (line.status, line.your_turn) == ("aside", False)
        table = await found.tables.table(kept[0])
        assert sight(table, 0).status == "aside"
        assert await code_of(send(table, 0, move(table, 0))) == "set-aside"

    kept: list[str] = []
    run(sqlite(folder), first)
    setup = b'{"game":"kilt-castle","version":999,"seats":2,"options":{}}'
    assert damage(folder, "tables", "setup", kept[0], setup)
    run(sqlite(folder), second)


def test_an_export_has_ones_own_answers_and_of_the_others_only_that_they_did_something(folder: Path) -> None:
    async def first(found: Service) -> None:
        table = await table_of(found, "silver")
        await play_some(table, 8)
        assert await code_of(export_of(table, PEOPLE[0])) == "not-set-aside"
        kept.append(table.id)
        answers.extend(own_answers(table, seat) for seat in (0, 1))

    async def second(found: Service) -> None:
        table = await found.tables.table(kept[0])
        for seat in (0, 1):
            export = await export_of(table, PEOPLE[seat])
            assert export.damaged == ["secret"]
            assert [chair.name for chair in export.chairs] == ["A", "B"]
            assert [answer for line in export.lines for answer in line.answers] == answers[seat]
            assert [line.seat for line in export.lines if line.answers] == [seat] * len(answers[seat])

    kept: list[str] = []
    answers: list[list[int]] = []
    run(sqlite(folder), first)
    assert damage(folder, "tables", "secret", kept[0], b"short")
    run(sqlite(folder), second)


def own_answers(table: Table, seat: int) -> list[int]:
    assert table.now.match is not None
    return [entry[2] for entry in table.now.match.timeline.entries() if entry[:2] == ["answer", seat]]


def test_a_snapshot_that_is_of_no_use_is_left_out(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mizban.server.tables.table.SNAPSHOT_EVERY", 4)

    async def first(found: Service) -> None:
        table = await table_of(found, "kilt-castle")
        await play_some(table, 8)
        kept.append((table.id, [look.encoded() for look in table.now.sights]))

    async def second(found: Service) -> None:
        table = await found.tables.table(kept[0][0])
        assert [look.encoded() for look in table.now.sights] == kept[0][1]

    kept: list[tuple[str, list[bytes]]] = []
    run(sqlite(folder), first)
    for value in (b"\xff", b"{}", b'{"state": 3}'):
        assert damage(folder, "snapshots", "data", kept[0][0], value)
        run(sqlite(folder), second)
