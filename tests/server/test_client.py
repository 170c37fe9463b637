"""The Python client: the example of the docs plays, breaks are taken up, and a server stops cleanly."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import mizban
from mizban.client.client import Client
from mizban.client.seat import Gone, NotAccepted
from mizban.server.messages import Ack, Bye, Leave, Seen
from server.processes import first_line
from server.running import running

PAGE = Path(__file__).parent.parent.parent / "docs" / "protocol.md"


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
