"""Help everywhere, one version, and the program as a process."""

from __future__ import annotations

import argparse
import os
import pty
import subprocess
import sys

import pytest

import mizban
from cli.terminal import Run
from mizban.cli import all_commands

MIZBAN = [sys.executable, "-m", "mizban.cli"]


def commands() -> list[str]:
    """The names of all commands."""
    subparsers = [action for action in all_commands()._actions if isinstance(action, argparse._SubParsersAction)]
    return list(subparsers[0].choices)


def test_the_commands_are_these() -> None:
    assert commands() == [
        "play", "replay", "verify", "games", "rules", "fuzz", "bench", "arena", "train", "serve", "backup",
    ]  # fmt: skip


@pytest.mark.parametrize("command", commands())
def test_every_command_has_help_with_examples(run: Run, command: str) -> None:
    said = run(command, "--help")
    assert (said.code, said.err) == (0, "")
    assert f"examples:\n  mizban {command}" in said.out
    assert "--lang" in said.out


def test_the_program_has_help_with_all_commands(run: Run) -> None:
    said = run("--help")
    assert said.code == 0
    assert all(f"\n    {command} " in said.out for command in commands())


def test_the_version_is_that_of_the_package(run: Run) -> None:
    assert run("--version").out == f"mizban {mizban.__version__}\n"


def test_the_program_runs_as_a_process() -> None:
    done = subprocess.run(
        [*MIZBAN, "play", "kilt-castle", "--lang", "fa", "--seed", "1"],
        input="۱\nq\n".encode(),
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert "به کجا برود؟" in done.stdout.decode()
    assert b"\x1b" not in done.stdout


def test_a_terminal_gets_colours() -> None:
    mine, its = pty.openpty()
    env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80"}
    env.pop("NO_COLOR", None)
    os.write(mine, b"q\n")
    with subprocess.Popen([*MIZBAN, "play", "kilt-castle"], stdin=its, stdout=its, stderr=its, env=env) as game:
        shown = b""
        while b"Goodbye!" not in shown:
            shown += os.read(mine, 4096)
        assert game.wait(timeout=10) == 0
    os.close(its)
    os.close(mine)
    assert b"\x1b[" in shown
