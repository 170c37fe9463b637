"""The tests that every game must pass find what they are there to find: each fault is planted, and must be found."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, Optional

import pytest

import leaks
import pocket
from conformance import (
    SEED,
    check_copies,
    check_forced,
    check_group,
    check_guess,
    check_options,
    check_sealed,
    check_why,
    states,
)
from leaks import dump
from mizban.core.flow import waiting
from mizban.core.game import Game, Plain, Word
from mizban.core.source import Fast
from mizban.core.state import EVERYONE, only
from test_pocket import PocketSpec

pytestmark = pytest.mark.conformance


def variant(**changes: Any) -> PocketSpec:
    """The test game with other functions."""
    parts = {name: getattr(pocket.GAME, name) for name in inspect.signature(Game).parameters}
    spec = PocketSpec()
    spec.game = Game(**{**parts, **changes})
    return spec


def leak_found_by(spec: PocketSpec) -> set[str]:
    """The kinds of twins that find a leak."""
    found = set()
    for kind in "abc":
        try:
            for n in range(12):
                leaks.compare_game(spec, kind, 2 + n % 2, SEED + n)
        except AssertionError:
            found.add(kind)
    return found


def every_state(check: Callable[[pocket.Pocket], None]) -> None:
    for n in range(8):
        for state in states(pocket.GAME, 2 + n % 2, {}, SEED + n):
            assert isinstance(state, pocket.Pocket)
            check(state)


def test_the_game_itself_has_no_leak() -> None:
    assert leak_found_by(PocketSpec()) == set()


def test_a_view_that_shows_a_hidden_card_is_found() -> None:
    def view(state: pocket.Pocket, seat: Optional[int]) -> Plain:
        return {**pocket.view(state, seat), "hands": [pocket.faces_of(state, each) for each in range(state.seats)]}

    assert {"a", "b"} <= leak_found_by(variant(view=view))


def test_a_view_that_remembers_for_the_player_is_found() -> None:
    def view(state: pocket.Pocket, seat: Optional[int]) -> Plain:
        seen = [pocket.face(*place, seat) for place in zip(state.hands, state.knows, strict=True)]
        return {**pocket.view(state, seat), "seen": seen}

    assert leak_found_by(variant(view=view)) == {"b"}


def test_an_id_made_from_the_number_of_a_piece_is_found_by_the_renumbered_twin() -> None:
    def view(state: pocket.Pocket, seat: Optional[int]) -> Plain:
        ids = [f"card-{card}" for card in state.hands[2 * (seat or 0) :][:2]] if seat is not None else []
        return {**pocket.view(state, seat), "ids": ids}

    assert leak_found_by(variant(view=view)) == {"c"}


def test_a_refusal_that_depends_on_a_hidden_card_is_found() -> None:
    def why(state: pocket.Pocket, seat: int, wish: Plain) -> Optional[Word]:
        word = pocket.why(state, seat, wish)
        other = state.hands[2 * ((seat + 1) % state.seats)]
        return Word(word.id, {**word.args, "answer": other // 3}) if word is not None else None

    assert {"a", "b"} <= leak_found_by(variant(why=why))


def test_an_event_that_tells_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(self: pocket.See, state: pocket.Pocket, answer: int) -> None:
        state.peeked[self.seat] = 1
        state.top_knows[-1] |= only(self.seat)
        state.tell("peeked", [self.seat, state.top[-1] // 3])

    monkeypatch.setattr(pocket.See, "run", run)
    assert "a" in leak_found_by(PocketSpec())


def test_a_half_made_choice_that_shows_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pocket.SwapSlot, "whole", lambda self: self)
    honest = PocketSpec.twin

    def twin(self: PocketSpec, kind: str, state: Any, *rest: Any) -> leaks.Twin:
        other = honest(self, kind, state, *rest)
        for stack in (other.state.todo,):
            if stack and isinstance(stack[-1], pocket.SwapSlot) and stack[-1].seat != rest[1]:
                stack[-1] = pocket.Act(stack[-1].seat)
        return other

    monkeypatch.setattr(PocketSpec, "twin", twin)
    assert "a" in leak_found_by(PocketSpec())


def test_twins_that_forget_to_vary_something_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PocketSpec, "twin", lambda self, kind, state, *rest: leaks.Twin(state.copy()))
    with pytest.raises(AssertionError):
        leaks.check_twins_vary(PocketSpec(), SEED)


def test_an_option_that_leads_into_a_dead_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def options(self: pocket.SwapSlot, state: pocket.Pocket) -> list[int]:
        return [slot for slot in (0, 1) if pocket.faces_of(state, self.seat)[slot] < 2]

    monkeypatch.setattr(pocket.SwapSlot, "options", options)
    with pytest.raises(AssertionError, match="dead end"):
        every_state(lambda state: check_options(pocket.GAME, state))


def test_a_copy_that_shares_a_list_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = pocket.Pocket.copy

    def copy(self: pocket.Pocket) -> pocket.Pocket:
        twin = honest(self)
        twin.tokens = self.tokens
        return twin

    monkeypatch.setattr(pocket.Pocket, "copy", copy)
    with pytest.raises(AssertionError):
        check_copies(pocket.GAME, 2, {}, SEED)


def test_a_group_in_which_the_order_matters_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = pocket.Bid.run

    def run(self: pocket.Bid, state: pocket.Pocket, answer: int) -> None:
        honest(self, state, answer)
        state.tokens[0] = 2 * state.tokens[0] + self.seat

    monkeypatch.setattr(pocket.Bid, "run", run)
    with pytest.raises(AssertionError, match="order"):
        every_state(lambda state: check_group(pocket.GAME, state, Fast(1)) if state.sealed else None)


def test_a_sealed_bid_that_is_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(self: pocket.Bid, state: pocket.Pocket, answer: int) -> None:
        state.bids[self.seat] = answer
        state.tell("bid", [self.seat, answer], [EVERYONE, only(self.seat)])

    monkeypatch.setattr(pocket.Bid, "run", run)
    with pytest.raises(AssertionError):
        every_state(lambda state: check_sealed(pocket.GAME, state, Fast(1)) if state.sealed else None)


def test_a_forced_answer_that_would_tell_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pocket.Show, "public", True)
    with pytest.raises(AssertionError, match="secret"):
        every_state(lambda state: check_forced(pocket.GAME, state))


def test_a_guess_that_forgets_what_was_seen_is_found() -> None:
    def guess(known: Plain, chance: Fast) -> pocket.Pocket:
        hands = [None if place // 2 != known["seat"] else face for place, face in enumerate(known["hands"])]
        return pocket.guess({**known, "hands": hands}, chance)

    spec = variant(guess=guess)
    with pytest.raises(AssertionError):
        every_state(lambda state: check_guess(spec.game, state, 0, 1) if waiting(state) else None)


def test_a_refusal_of_what_could_be_done_is_found() -> None:
    def why(state: pocket.Pocket, seat: int, wish: Plain) -> Optional[Word]:
        return Word("why-not-now") if wish == {"slot": 1} else pocket.why(state, seat, wish)

    spec = variant(why=why)
    with pytest.raises(AssertionError, match="slot"):
        every_state(lambda state: check_why(spec, state, {}))


def test_a_position_that_leaves_something_out_is_found() -> None:
    def read(data: Plain) -> pocket.Pocket:
        state = pocket.read(data)
        state.peeked = [0] * state.seats
        return state

    differing = 0
    for state in states(pocket.GAME, 2, {}, SEED):
        differing += dump(read(pocket.write(state))) != dump(state)  # type: ignore[arg-type]
    assert differing
