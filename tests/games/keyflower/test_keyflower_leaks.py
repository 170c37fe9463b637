"""No secret leaves Keyflower: planted leaks of screens, winter tiles and the bag are found."""

from __future__ import annotations

from typing import Any, Optional

import pytest

import leaks
from conformance import SEED
from games.keyflower.test_keyflower_conformance import KeyflowerSpec
from leaks import Like
from mizban.core.game import Plain, Word
from mizban.core.notation.wording import Sign
from mizban.core.state import Ask
from mizban.games.keyflower import GAME
from mizban.games.keyflower.data import KINDS
from mizban.games.keyflower.state import Keyflower
from mizban.games.keyflower.steps.auction import PASS, Act

pytestmark = pytest.mark.conformance


def variant(**changes: Any) -> KeyflowerSpec:
    """The game with other functions."""
    return leaks.changed(KeyflowerSpec(), **changes)


def found_by(spec: KeyflowerSpec) -> set[str]:
    """The kinds of twins that find a leak."""
    return leaks.found_by(spec, 3, SEED, SEED + 1, SEED + 2)


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
    assert found_by(with_more(lambda state, seat: [*state.held[state.seats * KINDS : state.seats * KINDS + 4]])) == {
        "a",
        "b",
    }


def test_a_view_that_shows_winter_tiles_is_found() -> None:
    assert found_by(with_more(lambda state, seat: [*state.dealt])) == {"a", "b"}


class LeakingRefusal(Like):
    def refusal(self, state: Keyflower, ask: Any, words: list[str]) -> Optional[Word]:
        word = super().refusal(state, ask, words)
        return None if word is None else Word(word.id, {"reds": reds_of_another(state, ask.seat)})


class LeakingOption(Like):
    def option(self, state: Keyflower, ask: Any, answer: int) -> Word:
        if answer == PASS:
            return Word("answer-take", {"count": reds_of_another(state, ask.seat), "colour": "red"})
        return super().option(state, ask, answer)


class LeakingSign(Like):
    def sign(self, state: Keyflower, ask: Any, answer: int) -> Sign:
        sign = super().sign(state, ask, answer)
        return Sign(sign.verb, *sign.things, at=f"worker:{reds_of_another(state, ask.seat)}")


def reds_of_another(state: Keyflower, seat: int) -> int:
    return state.held[(seat + 1) % state.seats * KINDS]


def with_wording(ask: type[Ask], leak: type[Like]) -> KeyflowerSpec:
    """The game with a leaking wording of a question."""
    return variant(wordings={**GAME.wordings, ask: leak(GAME.wordings[ask])})


def test_the_honest_wording_in_another_one_passes() -> None:
    assert found_by(with_wording(Act, Like)) == set()


def test_a_refusal_that_depends_on_another_screen_is_found() -> None:
    assert found_by(with_wording(Act, LeakingRefusal))


def test_an_option_that_depends_on_another_screen_is_found() -> None:
    assert found_by(with_wording(Act, LeakingOption))


def test_a_sign_that_depends_on_another_screen_is_found() -> None:
    assert found_by(with_wording(Act, LeakingSign))
