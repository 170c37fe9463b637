"""The bot of docs/write-a-bot.md wins, as the page says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mizban
from mizban.arena.contest import Contest
from mizban.arena.statistics import bot_report
from mizban.registry import find

PAGE = Path(__file__).parent.parent / "docs" / "write-a-bot.md"
GAMES = 40 if mizban.compiled else 12  # plain Python is slow


def code() -> str:
    [found] = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return str(found)


def test_the_bot_has_about_thirty_lines() -> None:
    lines = [line for line in code().splitlines() if line.strip() and not line.strip().startswith('"""')]
    assert len(lines) <= 30


def test_the_bot_clearly_beats_the_greedy_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mason.py").write_text(code(), encoding="utf-8")
    contest = Contest(find("kilt-castle"), ["mason.py:Mason", "greedy"], 2)
    rows = list(contest.play(range(GAMES), 1))
    assert bot_report(rows, "mason.py:Mason", 1.0)["low"] > 0.6
