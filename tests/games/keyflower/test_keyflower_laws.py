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
from mizban.games.keyflower.laws import LAWS
from mizban.games.keyflower.state import CREW, LAST_USE, RESOURCES, SUPPLY, Keyflower, Village
from mizban.language import fault_text


def fresh_state() -> Keyflower:
    middle = {"tavern": {"colour": "red", "stacks": [1, 2], "workers": {"red": 1}, "last": 1}}
    match = table("3 red 1 saw", "2 blue", season="summer", villages=[EXAMPLE], middle=middle, on={"keywood": "2 wood"})
    assert isinstance(match.state, Keyflower)
    return match.state.copy()


def broken(state: Keyflower) -> str:
    """All laws that are broken, in sentences."""
    return "\n".join([fault_text(fault, "en", GAME) for law in LAWS for fault in law(state)])


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
        (set_to("held", 0, 4), "there are 41 red pieces in all, not 40"),
        (set_to("held", 6, 0), "there are 15 saw pieces in all, not 16"),
        (set_to("goods", SUPPLY * RESOURCES + 2, 0), "there are 2 wood pieces in all, not 24"),
        (set_to("least", 0, 4), "players[0] has 3 red, not at least 4"),
        (set_to("stacks", 1 * 2, 2), "two stacks beside Tavern are equal"),
        (set_to("on", NAMES.index("tavern") * CREW + LAST_USE, 2), "Tavern cannot have 1 workers after a use with 2"),
        (turn_stable, "does not match"),
        (set_to("emptied", 0, 1), "Keyflower is chosen only at the end of a season"),
        (set_to("cargo", 7, 8), "Sea Bastion carries at most 6 workers"),
    ],
)
def test_a_broken_law_is_named(change: Callable[[Keyflower], None], sentence: str) -> None:
    state = fresh_state()
    change(state)
    assert sentence in broken(state)


def test_no_state_of_random_games_has_a_fault() -> None:
    for n in range(10):
        state = GAME.start(2 + n % 5, {})
        source = Fast(n)
        while not is_over(state):
            play(state, *next_answer(state, source))
            assert GAME.faults(state) == []


def test_all_summer_boats_are_met_on_both_sides() -> None:
    seen = set()
    for n in range(40):
        match = mizban.new("keyflower", seats=6, seed=n)
        while match.view()["season"] != "summer":
            seat = match.waiting[0]
            match.play(match.legal(seat)[-1], seat)
        seen |= {(tile["tile"], tile["side"]) for tile in match.view()["middle"] if "boat" in tile["tile"]}
    assert len(seen) == 8
