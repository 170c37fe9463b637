"""What the pages show can be used as it stands: code runs and has its types, records and positions are played."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import guide
import mizban
from mizban import language
from mizban.registry import find, own

ROOT = Path(__file__).parent.parent
PAGES = sorted([*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")])
RUN_ELSEWHERE = ("add-a-game.md", "protocol.md")  # by test_guide.py, and at a real server by server/test_client.py
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAMES = {language.say(find(id), mizban.Word("name")): id for id in own()}


def shown(kind: str) -> dict[str, str]:
    """All blocks of a kind, by page and number."""
    found: dict[str, str] = {}
    for page in PAGES:
        blocks = [text for each, text in BLOCK.findall(page.read_text(encoding="utf-8")) if each == kind]
        found |= {f"{page.name}-{i}": text for i, text in enumerate(blocks)}
    return found


CODE = shown("python")
GAMES = {name: json.loads(text) for name, text in shown("json").items() if not name.startswith("protocol.md")}


@pytest.mark.parametrize("name", [name for name in CODE if not name.startswith(RUN_ELSEWHERE)])
def test_code_runs(name: str) -> None:
    exec(compile(CODE[name], name, "exec"), {})


def test_code_has_its_types(tmp_path: Path) -> None:
    """All of it at once: most of the time goes into reading the library."""
    files = guide.files()
    assert [code for name, code in CODE.items() if name.startswith("add-a-game") and code not in files.values()] == []
    guide.write_out(tmp_path)
    names = [name for name in files if name.endswith(".py")]
    for name, code in CODE.items():
        if not name.startswith("add-a-game"):
            names.append(f"{re.sub(r'[^a-z0-9]', '_', name.lower())}.py")
            (tmp_path / names[-1]).write_text(code, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", *(str(tmp_path / name) for name in names)]
    env = {**os.environ, "MYPYPATH": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, env=env)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("name", GAMES)
def test_records_and_positions_are_played_to_the_end_and_replayed(name: str) -> None:
    match = begun(name, GAMES[name])
    choose = random.Random(1)
    while not match.over:
        seat = match.waiting[0]
        match.play(choose.choice(match.legal(seat)), seat)
    again = mizban.replay(json.loads(json.dumps(match.record())))
    assert again.position() == match.position()


def begun(name: str, shown: dict[str, Any]) -> mizban.Match:
    """The match of a record, or of a position in its game's part of the page."""
    if "answers" in shown:
        match = mizban.replay(shown)
        assert match.record() == shown
        return match
    return mizban.position(game_of(name), shown, seed=1)


def game_of(name: str) -> str:
    """The game of a position: it stands under the game's heading."""
    page, _, number = name.rpartition("-")
    parts = re.split(r"^## (.*)$", (ROOT / "docs" / page).read_text(encoding="utf-8"), flags=re.MULTILINE)
    headings = [
        heading for heading, text in zip(parts[1::2], parts[2::2], strict=True) for _ in re.findall("```json", text)
    ]
    return NAMES[headings[int(number)]]
