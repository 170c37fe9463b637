"""The games and their rules."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from cli.terminal import Run
from mizban.registry import find, ids, own


@pytest.mark.parametrize(("lang", "name", "seats"), [("en", "Kilt Castle", "2–4"), ("fa", "قلعهٔ کیلت", "۲–۴")])
def test_games_are_listed(run: Run, lang: str, name: str, seats: str) -> None:
    said = run("games", "--lang", lang)
    assert (said.code, said.err) == (0, "")
    assert all(word in said.out for word in (*ids(), name, seats))
    assert max(cell_len(line) for line in said.out.splitlines()) <= 80


def test_options_are_listed_as_they_are_typed(run: Run) -> None:
    out = run("games").out
    assert all(name in out for name in find("kilt-castle").options)
    assert "bottom-right" in out
    assert "(24" in out


TITLES = {"en": ("Aim of the game", "Where we had to decide"), "fa": ("هدف بازی", "آن‌جا که تصمیم با ما بود")}


@pytest.mark.parametrize(("lang", "titles"), TITLES.items())
@pytest.mark.parametrize("game", own())
def test_rules_are_shown(run: Run, game: str, lang: str, titles: tuple[str, str]) -> None:
    said = run("rules", game, "--lang", lang)
    assert (said.code, said.err) == (0, "")
    assert all(f"\n{title}\n" in said.out for title in titles)
    assert "<!--" not in said.out


def test_one_section_is_shown(run: Run) -> None:
    out = run("rules", "kilt-castle", "--section", "roofs").out
    assert "\nRoofs\n" in out
    assert "Ducat day\n" not in out
