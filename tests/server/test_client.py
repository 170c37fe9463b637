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

import pytest

import mizban
from mizban.client.seat import Gone, NotAccepted
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
        line = server.stdout.readline()
        assert re.fullmatch(r"Mizban is at http://127\.0\.0\.1:\d+ \(Ctrl-C stops it\)\n", line)
        port = line.split(":")[2].split()[0]
        second = subprocess.run(
            [*command[:5], port, *command[6:]], capture_output=True, text=True, check=False, env=env
        )
        assert (second.returncode, second.stderr) == (
            2,
            f"mizban: cannot listen on 127.0.0.1:{port}: Address already in use\n",
        )
        server.send_signal(sign)
        out, err = server.communicate(timeout=20)
    assert (out, err) == ("", "")
    assert not (tmp_path / "mizban.db-wal").exists()
