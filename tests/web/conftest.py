"""A server with the built web client, and a browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from server.processes import served
from web.visitor import launched

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("browser")


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the server keeps its tables."""
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="session")
def address(data: Path) -> Iterator[str]:
    """Where the server is."""
    with served(data) as it:
        yield it


@pytest.fixture(scope="session")
def address_with_pocket(tmp_path_factory: pytest.TempPathFactory, pocket_package: Path) -> Iterator[str]:
    """Where a server is that has the test game as an installed package."""
    with served(tmp_path_factory.mktemp("house"), packages=[pocket_package]) as it:
        yield it


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = launched(playwright)
        yield chromium
        chromium.close()
