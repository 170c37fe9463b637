"""docs/add-a-game.md is followed literally: its files are written out and installed, its commands are run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import guide
from installing import POCKET, at_keyboard, surroundings
from mizban.core.state import Ask
from mizban.core.steps import step_name
from pocket import GAME
from pocket.steps import Peek

TEXTS = ("locales/en/pocket.ftl", "locales/fa/pocket.ftl")
TYPED = {"play": "برداشتن ۹\n" + "برداشتن ۱\n" * 20}


def test_the_commands_are_those_that_are_tested_here_and_at_the_server() -> None:
    assert [command.split()[:2] for command in guide.commands()] == [
        ["pip", "install"],
        ["mizban", "games"],
        ["mizban", "fuzz"],
        ["mizban", "play"],
        ["mizban", "serve"],
    ]


@pytest.mark.parametrize(("command", "said"), [("games", "Sticks"), ("fuzz", "none failed."), ("play", "نتیجه")])
def test_a_command_does_what_it_should(guide_package: Path, command: str, said: str) -> None:
    (line,) = [each for each in guide.commands() if each.startswith(f"mizban {command}")]
    assert said in at_keyboard(guide_package, TYPED.get(command, ""), *line.split()[1:])


def test_the_tests_of_the_page_pass(guide_package: Path, tmp_path: Path) -> None:
    (tmp_path / "test_sticks.py").write_text(guide.files()["test_sticks.py"], encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_sticks.py"]
    env = surroundings(guide_package)
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path, env=env)
    assert "2 passed" in done.stdout, done.stdout


@pytest.mark.parametrize("ask", [kind for kind in GAME.steps if issubclass(kind, Ask)], ids=lambda ask: ask.__name__)
def test_a_question_of_the_test_game_stands_in_four_files_beside_its_drawing_and_its_test(ask: type[Ask]) -> None:
    message = "answer-peek" if ask is Peek else f"ask-{step_name(ask).replace('_', '-')}"
    named = re.compile(rf"\b{ask.__name__}\b|^{message} =", re.MULTILINE)
    files = [path for path in POCKET.rglob("*") if path.suffix in (".py", ".ftl")]
    found = {path for path in files if named.search(path.read_text(encoding="utf-8"))}
    assert found == {POCKET / "pocket" / name for name in ("steps.py", "words.py", *TEXTS)}
