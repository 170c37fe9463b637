from __future__ import annotations

import io
from pathlib import Path

import pytest

import mizban
from cli.terminal import Run, Said
from mizban.cli import main
from mizban.cli.parser import ENVIRONMENT


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Commands run in an empty folder, 80 columns wide, with piped input."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE", *ENVIRONMENT):
        monkeypatch.delenv(name, raising=False)

    def run(*args: str, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(args)
        return Said(code, *capsys.readouterr())

    return run


@pytest.fixture(scope="session")
def finished() -> dict[str, object]:
    """The record of a whole game."""
    match = mizban.new("kilt-castle", 3, seed=4)
    while not match.over:
        match.play(match.legal()[0])
    return match.record()
