"""No secret leaves Keyflower: planted leaks of screens, winter tiles and the bag are found."""

from __future__ import annotations

from typing import Any, Optional

import pytest

import leaks
from conformance import SEED
from games.keyflower.test_keyflower_conformance import KeyflowerSpec
from mizban.core.game import Plain, Word
from mizban.core.state import Ask
from mizban.games.keyflower import GAME
from mizban.games.keyflower.data import KINDS
from mizban.games.keyflower.state import Keyflower

pytestmark = pytest.mark.conformance


def variant(**changes: Any) -> KeyflowerSpec:
    """The game with other functions."""
    return leaks.changed(KeyflowerSpec(), **changes)


def found_by(spec: KeyflowerSpec) -> set[str]:
    """The kinds of twins that find a leak."""
    return leaks.found_by(spec, 3, SEED)


def with_more(more: Any) -> KeyflowerSpec:
    def view(state: Keyflower, seat: Optional[int]) -> Plain:
        return {**GAME.view(state, seat), "more": more(state, seat)}

    return variant(view=view)


def test_an_honest_game_passes() -> None:
    assert found_by(KeyflowerSpec()) == set()


def test_a_view_that_shows_reds_behind_a_screen_is_found() -> None:
    assert found_by(with_more(lambda state, seat: [state.held[each * KINDS] for each in range(state.seats)])) == {
        "a",
        "b",
    }


def test_a_view_that_shows_skill_tokens_is_found() -> None:
    def sorts(state: Keyflower, seat: Optional[int]) -> list[int]:
        return [state.held[each * KINDS + 4] for each in range(state.seats)]

    assert found_by(with_more(sorts)) == {"a", "b"}


def test_a_view_that_shows_colours_in_the_bag_is_found() -> None:
    assert found_by(with_more(lambda state, seat: state.held[state.seats * KINDS : state.seats * KINDS + 4])) == {
        "a",
        "b",
    }


def test_a_view_that_shows_winter_tiles_is_found() -> None:
    assert found_by(with_more(lambda state, seat: state.dealt[:])) == {"a", "b"}


def test_a_refusal_that_depends_on_another_screen_is_found() -> None:
    def why(state: Keyflower, seat: int, wish: Plain) -> Optional[Word]:
        word = GAME.why(state, seat, wish)
        other = (seat + 1) % state.seats
        return Word(word.id, {"reds": state.held[other * KINDS]}) if word is not None else None

    assert found_by(variant(why=why))


def test_an_option_that_depends_on_another_screen_is_found() -> None:
    def option(state: Keyflower, ask: Ask[Any], answer: int) -> Word:
        word = GAME.option(state, ask, answer)
        other = (ask.seat + 1) % state.seats
        return (
            Word("answer-take", {"count": state.held[other * KINDS], "colour": "red"})
            if word.id == "answer-pass"
            else word
        )

    assert found_by(variant(option=option))
