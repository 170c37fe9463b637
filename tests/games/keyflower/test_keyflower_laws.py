"""Section 18 of the rules: what the fuzzer checks in every state, and that each law can be broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import mizban
from conformance import next_answer
from keyflower_table import EXAMPLE, table
from mizban.core.flow import is_over, play
from mizban.core.source import Fast
from mizban.games.keyflower import GAME
from mizban.games.keyflower.data import NAMES
from mizban.games.keyflower.laws import broken
from mizban.games.keyflower.state import CREW, LAST_USE, RESOURCES, SUPPLY, Keyflower, Village


def fresh_state() -> Keyflower:
    middle = {"alehouse": {"colour": "red", "stacks": [1, 2], "workers": {"red": 1}, "last": 1}}
    match = table("3 red 1 saw", "2 blue", villages=[EXAMPLE], middle=middle, on={"keywood": "2 wood"})
    assert isinstance(match.state, Keyflower)
    return match.state.copy()


def set_to(name: str, at: int, value: int) -> Callable[[Keyflower], None]:
    def change(state: Keyflower) -> None:
        getattr(state, name)[at] = value

    return change


def turn_stable(state: Keyflower) -> None:
    village = state.villages[0]
    state.villages[0] = Village(village.tiles, village.cells, vec[i64]([0, 0, 1, 0]), village.near)


def test_all_laws_hold_at_first() -> None:
    assert broken(fresh_state()) == ""


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (set_to("held", 0, 4), "41 red pieces"),
        (set_to("held", 6, 0), "15 saw pieces"),
        (set_to("goods", SUPPLY * RESOURCES + 2, 0), "2 wood, not 24"),
        (set_to("least", 0, 4), "not between"),
        (set_to("stacks", 9 * 2, 2), "red pieces"),
        (set_to("on", NAMES.index("alehouse") * CREW + LAST_USE, 2), "after a use with 2"),
        (turn_stable, "do not match"),
    ],
)
def test_a_broken_law_is_named(change: Callable[[Keyflower], None], sentence: str) -> None:
    state = fresh_state()
    change(state)
    assert sentence in broken(state)


def test_all_laws_hold_in_random_games() -> None:
    for n in range(10):
        state = GAME.start(2 + n % 5, {})
        source = Fast(n)
        while not is_over(state):
            play(state, *next_answer(state, source))
            assert broken(state) == ""


def test_all_summer_boats_are_met_on_both_sides() -> None:
    seen = set()
    for n in range(40):
        match = mizban.new("keyflower", seats=6, seed=n)
        while match.view()["season"] != "summer":
            seat = match.waiting[0]
            match.play(match.legal(seat)[-1], seat)
        seen |= {(tile["tile"], tile["side"]) for tile in match.view()["middle"] if "boat" in tile["tile"]}
    assert len(seen) == 8
