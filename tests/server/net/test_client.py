"""The Python client: the example of the docs plays, breaks are taken up, and a server stops cleanly."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import mizban
from mizban.client.client import Client, Trouble
from mizban.client.seat import Gone, NotAccepted
from mizban.registry import find
from mizban.server.messages import Ack, Bye, Leave, Seen
from server.processes import first_line
from server.running import Running, running

PAGE = Path(__file__).parents[3] / "docs" / "protocol.md"


def test_the_program_of_the_page_plays_from_what_its_seat_knows(folder: Path) -> None:
    page = PAGE.with_name("client.md").read_text(encoding="utf-8")
    (code,) = [each for each in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "play_known" in each]
    names: dict[str, Any] = {}
    exec(compile(code, "client.md", "exec"), names)

    async def test() -> None:
        async with running(folder) as server, server.people("A") as (client,):
            table = await client.open("kilt-castle", 3, bots={1: "random"})
            async with asyncio.timeout(100), client.seat(table) as mine:
                program = asyncio.create_task(names["play_known"](server.address, table))
                await mine.play(lambda sight: sight.ask.options[0].answer)
                assert (await program).status == "over"
                chairs = (await client.sight(table)).chairs
                assert [chair.program for chair in chairs if chair.name == "Deep Heron"] == [True]

    asyncio.run(test())


def test_the_example_of_the_protocol_plays_a_game(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(code, "protocol.md", "exec"), names)

    async def test() -> None:
        async with running(folder) as server:
            await asyncio.wait_for(names["play"](server.address), 60)

    asyncio.run(test())
    assert re.search(r"\[\d, \d\]", capsys.readouterr().out)


def test_a_program_that_is_too_fast_waits_and_plays_on(folder: Path) -> None:
    async def test() -> None:
        async with running(folder, rate=40, burst=8) as server, server.people("A") as (client,):
            table = await client.open("kilt-castle", 2, bots={1: "random"})
            async with client.seat(table) as seat, asyncio.timeout(60):
                assert (await seat.play(lambda sight: sight.ask.options[0].answer)).status == "over"

    asyncio.run(test())


def test_a_request_whose_connection_breaks_is_sent_again() -> None:
    asked: list[bytes] = []

    async def broken_once(request: httpx.Request) -> httpx.Response:
        asked.append(request.content)
        if len(asked) == 1:
            raise httpx.ReadError("the connection is gone")
        return httpx.Response(200, content=b'{"type": "ack", "re": "a1", "at": 3}')

    async def test() -> None:
        client = Client("http://table")
        client.http._transport = httpx.MockTransport(broken_once)
        assert await client.request("t1", Leave(id="a1")) == Ack(re="a1", at=3)

    asyncio.run(test())
    assert len(asked) == 2
    assert asked[0] == asked[1]


def test_a_program_takes_a_seat_and_the_table_shows_it(folder: Path) -> None:
    async def test() -> None:
        async with running(folder) as server, server.people("A", "B", "C") as (one, two, three):
            table = await one.open("kilt-castle", 3)
            async with await two.sit(table, 2) as seat, asyncio.timeout(10):
                sight = await seat.until(1)
                assert [chair.program for chair in sight.chairs] == [True, False, True]
                assert [chair.name for chair in sight.chairs] == ["A", "", "B"]
            with pytest.raises(NotAccepted, match="Seat 3 is not free") as refused:
                await three.sit(table, 2)
            assert refused.value.code == "seat-taken"

    asyncio.run(test())


def test_a_program_may_ask_what_its_seat_knows_and_a_person_may_not(folder: Path) -> None:
    async def test() -> None:
        async with running(folder) as server, server.people("A", "B", "C") as (one, two, three):
            table = await one.open("silver", 2, seating="as_seated")
            await two.sit(table)
            async with one.seat(table) as seat, asyncio.timeout(20):
                await seat.wait(lambda sight: sight.status == "playing")
                known = await seat.known()
                match = (await server.service.tables.table(table)).now.match
                assert match is not None
                assert known == match.known(0)
                guessed = find("silver").from_known(known)
                assert find("silver").known(guessed, 0) == known
            async with three.seat(table) as watcher, asyncio.timeout(20):
                with pytest.raises(NotAccepted) as refused:
                    await watcher.known()
                assert refused.value.code == "not-seated"
            for options, allowed in (({}, False), ({"memory_aid": "on"}, True)):
                table = await three.open("silver", 2, options, bots={1: "random"}, seating="as_seated")
                await as_a_person(server, table)
                async with three.seat(table) as seat, asyncio.timeout(20):
                    await seat.until(1)
                    if allowed:
                        assert (await seat.known())["seat"] == 0
                    else:
                        with pytest.raises(NotAccepted) as refused:
                            await seat.known()
                        assert refused.value.code == "not-a-program"

    asyncio.run(test())


async def as_a_person(server: Running, id: str) -> None:
    """Let the first seat of a table look as if it was taken in a browser."""
    table = await server.service.tables.table(id)
    table.now = msgspec.structs.replace(table.now, info=table.now.info.with_chair(0, program=False))


@pytest.mark.parametrize("kind", ["slow", "asynchronous", "several"])
def test_a_chooser_may_be_of_any_kind(folder: Path, kind: str) -> None:
    def slow(sight: Any) -> int:
        time.sleep(0.02)
        return int(sight.ask.options[0].answer)

    async def asynchronous(sight: Any) -> int:
        await asyncio.sleep(0)
        return int(sight.ask.options[0].answer)

    def several(sight: Any) -> list[int]:
        return [sight.ask.options[0].answer]

    choosers: dict[str, Any] = {"slow": slow, "asynchronous": asynchronous, "several": several}

    async def test() -> None:
        async with running(folder) as server, server.people("A") as (client,):
            table = await client.open("kilt-castle", 2, bots={1: "random"})
            async with client.seat(table) as seat, asyncio.timeout(60):
                sight = await seat.play(choosers[kind])
                assert sight.status == "over"
                with pytest.raises(NotAccepted, match="the game is over"):
                    await seat.move(0)

    asyncio.run(test())


def test_a_choice_may_be_said_in_words(folder: Path) -> None:
    async def test() -> None:
        async with running(folder) as server, server.people("A") as (client,):
            table = await client.open("kilt-castle", 2, {"colours": "ROLD"}, bots={1: "random"})
            async with client.seat(table) as seat, asyncio.timeout(20):
                sight = await seat.turn()
                match = (await server.service.tables.table(table)).now.match
                assert match is not None
                assert sight.seat is not None
                await seat.make(match.choices(sight.seat)[0])
                assert seat.sight is not None
                assert seat.sight.at > sight.at

    asyncio.run(test())


def test_a_program_plays_on_after_breaks(folder: Path) -> None:
    async def test() -> None:
        async with running(folder) as server, server.people("A") as (client,):
            table = await client.open("kilt-castle", 2, bots={1: "random"})
            asked = 0

            async with client.seat(table) as seat, asyncio.timeout(60):

                async def cut_now_and_then(sight: Any) -> int:
                    nonlocal asked
                    asked += 1
                    if asked % 5 == 0:
                        assert seat.socket is not None
                        await seat.socket.close()
                    return int(sight.ask.options[0].answer)

                assert (await seat.play(cut_now_and_then)).status == "over"
            assert asked > 10

    asyncio.run(test())


def test_a_server_that_stays_away_is_named_after_a_while() -> None:
    async def test() -> None:
        seat = Client("http://127.0.0.1:9", patience=0.2).seat("t1")
        async with asyncio.timeout(10):
            with pytest.raises(Gone, match="the server cannot be reached"):
                await seat.reconnect()

    asyncio.run(test())


def test_who_comes_too_soon_waits_and_asks_again() -> None:
    problem = {"code": "slow-down", "text": "Slowly.", "args": {"seconds": 0}}
    replies = [httpx.Response(429, json=problem), httpx.Response(200, json={"answers": []})]

    async def busy(request: httpx.Request) -> httpx.Response:
        return replies.pop(0)

    async def test() -> None:
        client = Client("http://table")
        client.http._transport = httpx.MockTransport(busy)
        assert await client.record("t1") == {"answers": []}

    asyncio.run(test())
    assert replies == []


def test_patience_ends() -> None:
    async def busy(request: httpx.Request) -> httpx.Response:
        return httpx.Response(429, json={"code": "slow-down", "text": "Slowly.", "args": {"seconds": 30}})

    async def test() -> None:
        client = Client("http://table", patience=5)
        client.http._transport = httpx.MockTransport(busy)
        with pytest.raises(Trouble, match="Slowly"):
            await client.record("t1")

    asyncio.run(test())


def test_an_answer_that_is_refused_is_an_error(folder: Path) -> None:
    async def test() -> None:
        async with running(folder) as server, server.people("A") as (client,):
            table = await client.open("kilt-castle", 2, bots={1: "random"})
            async with client.seat(table) as seat, asyncio.timeout(60):
                with pytest.raises(NotAccepted):
                    await seat.play(lambda sight: 999)

    asyncio.run(test())


def test_after_a_break_only_what_is_new_is_sent(folder: Path) -> None:
    async def test() -> None:
        async with running(folder) as server, server.people("A", "B") as (one, two):
            table = await one.open("kilt-castle", 2)
            async with two.seat(table) as other, one.seat(table) as seat:
                from mizban.server.messages import Sit

                await other.send(Sit("s"))
                await seat.wait(lambda sight: sight.status == "playing")
                await seat.close()
                seat.keep = True
                await seat.connect()
                async with asyncio.timeout(5):
                    while not seat.raw:
                        await asyncio.sleep(0.01)
                assert seat.sight is not None
                assert seat.raw == [b'{"type":"current","at":%d}' % seat.sight.at]

    asyncio.run(test())


def test_there_is_no_such_table(folder: Path) -> None:
    async def test() -> None:
        async with running(folder) as server, server.people("A") as (client,), client.seat("nowhere") as seat:
            with pytest.raises(Gone):
                await seat.turn()
            assert seat.bye is not None
            assert seat.bye.why.code == "no-table"

    asyncio.run(test())


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_server_says_where_it_is_and_stops_cleanly(tmp_path: Path, sign: signal.Signals) -> None:
    env = {**os.environ, "PYTHONPATH": str(Path(mizban.__file__).parent.parent)}
    command = [sys.executable, "-m", "mizban.cli", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env) as server:
        assert server.stdout is not None
        try:
            line = first_line(server.stdout)
            assert re.fullmatch(r"Mizban is at http://127\.0\.0\.1:\d+ \(Ctrl-C stops it\)\n", line)
            port = line.split(":")[2].split()[0]
            second = sentence(*command[3:], "--port", port)
            assert second == f"mizban: cannot listen on 127.0.0.1:{port}: Address already in use\n"
            server.send_signal(sign)
            out, err = server.communicate(timeout=20)
        finally:
            server.kill()
    assert (out, err) == ("", "")
    assert not (tmp_path / "mizban.db-wal").exists()


def sentence(*args: str) -> str:
    """What a server says that cannot start."""
    env = {**os.environ, "PYTHONPATH": str(Path(mizban.__file__).parent.parent)}
    command = [sys.executable, "-m", "mizban.cli", *args]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    return done.stderr


def test_a_server_that_cannot_start_says_why_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "junk").mkdir()
    (tmp_path / "junk" / "mizban.db").write_bytes(b"no database at all" * 100)
    serve = ("serve", "--port", "0", "--data")
    assert sentence(*serve, f"{tmp_path}/file") == f"mizban: cannot use the folder {tmp_path}/file: File exists\n"
    junk = f"mizban: cannot open the store at {tmp_path}/junk: file is not a database\n"
    assert sentence(*serve, f"{tmp_path}/junk") == junk
    nobody = sentence("serve", "--port", "0", "--database", "postgresql://a:secret@127.0.0.1:1/x")
    assert nobody.startswith("mizban: cannot open the store at postgresql://a:***@127.0.0.1:1/x: connection failed")
    assert nobody.count("\n") == 1
    assert "secret" not in nobody


def test_a_message_that_is_not_understood_ends_the_connection_and_nobody_waits(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with running(folder) as server, server.people("A") as (client,):
            seat = client.seat(await client.open("kilt-castle", 2))
            await seat.connect()
            await seat.until(1)
            monkeypatch.setattr("mizban.client.seat.MESSAGE", msgspec.json.Decoder(Bye))
            async with asyncio.timeout(10):
                with pytest.raises(Gone):
                    await seat.send(Seen("s", 1))
            with pytest.raises(msgspec.ValidationError):
                await seat.close()

    asyncio.run(test())
