"""No secret leaves Stone Age: planted leaks of the extra card and of bought cards are found by the right twins."""

from __future__ import annotations

from typing import Any, Optional

import pytest

import leaks
from conformance import SEED
from games.stone_age.test_stone_age_conformance import StoneAgeSpec
from mizban.core.game import Plain, Word
from mizban.games.stone_age.scoring import scores
from mizban.games.stone_age.state import StoneAge
from mizban.games.stone_age.steps.actions import Resolve
from mizban.games.stone_age.view import known as honest_known
from mizban.games.stone_age.view import view as honest_view
from mizban.games.stone_age.words import WORDINGS

pytestmark = pytest.mark.conformance
GAMES = 3  # in one of them somebody draws an extra card


def variant(**changes: Any) -> StoneAgeSpec:
    """The game with other functions."""
    return leaks.changed(StoneAgeSpec(), **changes)


def found_by(spec: StoneAgeSpec) -> set[str]:
    """The kinds of twins that find a leak."""
    return leaks.found_by(spec, 2, *range(SEED, SEED + GAMES))


def test_the_honest_game_has_none() -> None:
    assert found_by(variant()) == set()


def test_a_view_that_shows_the_extra_card_is_found() -> None:
    def view(state: StoneAge, seat: Optional[int]) -> Plain:
        return {**honest_view(state, seat), "hint": state.extra % 5}

    assert found_by(variant(view=view)) == {"a", "b"}


def test_a_view_that_remembers_what_others_bought_is_found_by_the_twin_of_what_is_shown() -> None:
    def view(state: StoneAge, seat: Optional[int]) -> Plain:
        bought = [owner if card != state.extra else -1 for card, owner in enumerate(state.owner)]
        return {**honest_view(state, seat), "bought": bought}

    assert found_by(variant(view=view)) == {"b"}


def test_a_known_deck_without_the_extra_card_is_found() -> None:
    def known(state: StoneAge, seat: int) -> Plain:
        return {**honest_known(state, seat), "deck": [card for card, owner in enumerate(state.owner) if owner < 0]}

    assert "a" in found_by(variant(known=known))


def test_a_refusal_that_counts_the_points_to_come_is_found() -> None:
    class Leaking(leaks.Like):
        """Refuses what is not asked with a number that tells too much."""

        def asked_else(self, state: Any, ask: Any) -> Word:
            return Word("why-asked-else", {"points": sum(scores(state)) + sum(state.owner[:18])})

    wordings = {**WORDINGS, Resolve: Leaking(WORDINGS[Resolve])}
    assert found_by(variant(wordings=wordings)) == {"a", "b"}
