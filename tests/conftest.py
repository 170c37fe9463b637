"""The test game is known to the library like any other; packages can be put beside it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import pocket
from mizban import register, registry
from mizban.cli.boards import board_of

register(pocket.GAME)


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in which Python looks for packages; what is found there is forgotten at the end."""
    folder = tmp_path / "packages"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)
    forget()
    yield folder
    forget()


def forget() -> None:
    registry.installed.cache_clear()
    board_of.cache_clear()
