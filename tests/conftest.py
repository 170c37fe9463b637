"""The test game is known to the library like any other; packages can be put beside it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import guide
import pocket
from installing import POCKET, pip_install
from mizban import register, registry
from mizban.boards import board_of

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


@pytest.fixture(scope="session")
def pocket_package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the package of the test game is installed."""
    return pip_install(POCKET, tmp_path_factory.mktemp("installed") / "packages")


@pytest.fixture(scope="session")
def guide_package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the package of docs/add-a-game.md is installed."""
    folder = tmp_path_factory.mktemp("guide")
    return pip_install(guide.write_out(folder / "sticks"), folder / "packages")
