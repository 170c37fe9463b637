"""The description of the API and the types for the browser are made from the messages, and hold."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from mizban.client import Client
from mizban.registry import own
from mizban.server import messages
from mizban.server.net.openapi import description
from mizban.server.typescript import files, rendered
from server.processes import served

ROOT = Path(__file__).parents[3]
EXAMPLES = "12"


def test_every_message_is_described() -> None:
    names = set(description()["components"]["schemas"])
    for kind in (*get_args(messages.Request), *get_args(messages.Reply), messages.Sight, messages.Problem):
        assert kind.__name__ in names


@pytest.mark.parametrize("path", files())
def test_the_types_for_the_browser_are_up_to_date(path: str) -> None:
    assert (ROOT / "web/src" / path).read_text(encoding="utf-8") == files()[path], "make wire"


@pytest.mark.parametrize("game", own())
def test_every_game_has_types_for_the_browser(game: str) -> None:
    assert f"games/{game}/wire.ts" in files()


def test_every_message_has_a_type_for_the_browser() -> None:
    text = rendered()
    kinds = [kind for kind in vars(messages).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    ours = [
        kind for kind in kinds if kind.__module__ == messages.__name__ and kind.__name__ not in ("Received", "Sent")
    ]
    assert [kind.__name__ for kind in ours if f"export interface {kind.__name__} " not in text] == []


@pytest.mark.parametrize("session", [False, True])
def test_schemathesis_finds_no_server_error(tmp_path: Path, session: bool) -> None:
    async def prepared(address: str) -> tuple[str, str]:
        async with Client(address) as client:
            await client.enter("A")
            table = await client.open("silver", 2, bots={1: "random"})
            return table, client.http.cookies["mizban"]

    with served(tmp_path) as address:
        table, token = asyncio.run(prepared(address))
        config = tmp_path / "schemathesis.toml"
        config.write_text(f'[parameters]\n"path.table" = "{table}"\n' if session else "")
        command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
        command += [f"{address}/api/openapi.json", "--checks", "not_a_server_error", "--max-examples", EXAMPLES]
        command += ["--phases", "examples,coverage,fuzzing", "--no-color", "--suppress-health-check", "all"]
        if session:
            command += ["--header", f"Cookie: mizban={token}"]
        env = {**os.environ, "NO_PROXY": "*"}
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=env, cwd=tmp_path, timeout=300)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
        assert re.search(r"[1-9]\d* generated", done.stdout), done.stdout[-2000:]
        assert asyncio.run(health(address)) == "ok"


async def health(address: str) -> str:
    async with Client(address) as client:
        return (await client.health()).status
