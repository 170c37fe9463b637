"""The ladder is made piece by piece, goes on where it was, and its page says what the contests have shown."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from mizban.registry import find, own

LADDER = Path(__file__).parent.parent / "docs" / "ladder"


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The maker of the ladder, with quick contests and a folder of its own."""
    spec = importlib.util.spec_from_file_location("ladder_make", LADDER / "make.py")
    assert spec is not None
    assert spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (tmp_path / "ladder").mkdir()
    monkeypatch.setattr(module, "HERE", tmp_path / "ladder")
    monkeypatch.setattr(module, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(module, "KINDS", {**module.KINDS, "self": (["random"], 4, {})})
    assert isinstance(module, ModuleType)
    return module


def test_every_game_is_played_with_two_and_with_its_best_number(make: Any) -> None:
    found = make.runs(list(own()), [], ["fast"])
    for game in own():
        assert {(game, 2, "fast"), (game, find(game).best, "fast")} <= set(found)
    assert ("keyflower", 6, "fast") in found
    assert make.runs(["silver"], [2, 9], ["self"]) == [("silver", 2, "self")]


def test_a_contest_is_played_once_and_the_page_tells_it(make: Any, tmp_path: Path) -> None:
    run = ("kilt-castle", 3, "self")
    make.play(run, 1.0, 1)
    kept = (tmp_path / "kept" / "kilt-castle-3-self" / "games.jsonl").read_text()
    make.play(run, 1.0, 1)
    assert (tmp_path / "kept" / "kilt-castle-3-self" / "games.jsonl").read_text() == kept
    page = make.page(tmp_path / "ladder")
    assert "## Kilt Castle" in page
    assert "    mizban arena kilt-castle --bots random --games 4 --seats 3 --seed 2026 --evaluations 2000" in page
    assert "Points by place: " in page
    assert "| random | 100.0 % |" in page
    assert "## Silver" not in page


def test_the_page_says_nothing_of_what_is_not_played(make: Any, tmp_path: Path) -> None:
    assert "##" not in make.page(tmp_path / "ladder")


def test_the_page_is_up_to_date() -> None:
    page = LADDER.with_suffix(".md")
    spec = importlib.util.spec_from_file_location("ladder_page", LADDER / "make.py")
    assert spec is not None
    assert spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert page.read_text(encoding="utf-8") == module.page(), "python docs/ladder/make.py --page"
