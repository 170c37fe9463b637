"""A served process: it says goodbye, keeps its files to itself, and its log tells no secrets."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import stat
import subprocess
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from installing import surroundings
from mizban.client import Client
from mizban.server.net.service import Service
from mizban.server.serve import CannotServe, check_bots, opened
from mizban.server.settings import Settings
from server.at_table import run
from server.processes import COMMAND, first_line, served


def test_who_is_connected_hears_that_the_server_stops(tmp_path: Path) -> None:
    async def watch(address: str, server: subprocess.Popen[str]) -> tuple[list[str], int | None]:
        async with Client(address) as client:
            await client.enter("A")
            table = await client.open("kilt-castle", 2)
            url = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
            async with connect(url, proxy=None) as socket:
                heard = [json.loads(await socket.recv())["type"]]
                server.send_signal(signal.SIGTERM)
                try:
                    while True:
                        message = json.loads(await asyncio.wait_for(socket.recv(), 10))
                        heard.append(message["why"]["code"])
                except ConnectionClosed:
                    return heard, socket.close_code

    command = [*COMMAND, "serve", "--port", "0", "--data", str(tmp_path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=surroundings()) as server:
        assert server.stdout is not None
        try:
            address = first_line(server.stdout).split()[3]
            assert asyncio.run(watch(address, server)) == (["sight", "stopping"], 1012)
            assert server.communicate(timeout=20) == ("", "")
        finally:
            server.kill()


def test_the_data_folder_and_its_files_are_for_the_server_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    before = os.umask(0o022)
    try:
        with served(data) as address:
            asyncio.run(entered(address))
            command = [*COMMAND, "backup", str(tmp_path / "copy.db"), "--data", str(data)]
            subprocess.run(command, check=True, env=surroundings(), stdout=subprocess.DEVNULL)
            files = {file.name: mode(file) for file in data.iterdir()}
        assert mode(data) == 0o700
        assert set(files) == {"mizban.db", "mizban.db-wal", "mizban.db-shm"}
        assert {*files.values(), mode(tmp_path / "copy.db")} == {0o600}
    finally:
        os.umask(before)


def test_a_store_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    opened(Settings(data=str(tmp_path))).dispose()
    (tmp_path / "mizban.db").chmod(0o644)
    opened(Settings(data=str(tmp_path))).dispose()
    assert mode(tmp_path / "mizban.db") == 0o600


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def entered(address: str) -> None:
    async with Client(address) as client:
        await client.enter("A")


def test_the_log_has_no_parameters_of_what_could_not_be_written(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)

    async def test(found: Service) -> None:
        def wrong(connection: Connection) -> None:
            connection.execute(text("INSERT INTO tables (id, secret) VALUES (:id, :secret)"), parameters)

        parameters = {"id": "the-table", "secret": b"the-secret"}
        with pytest.raises(Exception, match=r".") as failed:
            await found.store.write(wrong)
        logging.getLogger("test").error("it failed", exc_info=failed.value)

    run(database, test)
    assert "it failed" in caplog.text
    assert [secret for secret in ("the-table", "the-secret", "746865") if secret in caplog.text] == []


def test_a_store_of_a_form_that_is_not_known_is_refused_in_one_sentence(tmp_path: Path) -> None:
    engine = opened(Settings(data=str(tmp_path)))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0002'"))
    engine.dispose()
    with pytest.raises(Exception, match="unknown form 0002"):
        opened(Settings(data=str(tmp_path)))


def test_a_bot_that_cannot_be_used_is_named_before_the_server_starts(tmp_path: Path) -> None:
    (tmp_path / "club.py").write_text("from mizban.bots import Bot\n\nclass Idle(Bot):\n    pass\n\n1 / 0\n")
    (tmp_path / "idle.py").write_text("from mizban.bots import Bot\n\nclass Idle(Bot):\n    pass\n")
    for bot, fault in {
        f"{tmp_path}/club.py:Idle": "club.py cannot be used: ZeroDivisionError: division by zero",
        f"{tmp_path}/idle.py:Idle": "idle.py plays nothing: it must have a method choose or turn",
        f"{tmp_path}/none.py:Idle": "there is no file",
        "mason": "there is no bot 'mason'; there are newcomer, regular, expert, greedy, random",
    }.items():
        with pytest.raises(CannotServe, match=fault):
            check_bots(Settings(bots=[bot]))
    check_bots(Settings(bots=["greedy", "mizban.bots.planning:Greedy"]))
    check_bots(Settings())


def test_bots_that_load_for_ever_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "slow.py").write_text("import time\ntime.sleep(100)\n")
    monkeypatch.setattr("mizban.server.bots.pool.LOADING", 1)
    with pytest.raises(CannotServe, match="the bots cannot be loaded: it takes longer than 1 seconds"):
        check_bots(Settings(bots=[f"{tmp_path}/slow.py:Idle"]))
