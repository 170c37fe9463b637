"""The tests that every game must pass find what they are there to find: each fault is planted, and must be found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Optional

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import leaks
from conformance import (
    SEED,
    check_copies,
    check_equal_guesses,
    check_forced,
    check_group,
    check_guess,
    check_notation,
    check_options,
    check_sealed,
    check_texts,
    states,
)
from leaks import changed, dump
from mizban.core.flow import waiting
from mizban.core.game import Plain, Word
from mizban.core.notation.wording import Sign, Wording
from mizban.core.source import Fast
from mizban.core.state import EVERYONE, Ask, only
from pocket import GAME
from pocket.data import PLACES
from pocket.position import read as honest_read
from pocket.position import write
from pocket.rules import faces_of, known_face, left_of
from pocket.state import Pocket
from pocket.steps import Act, Bid, See, Show, SwapSlot
from pocket.view import redeal as honest_redeal
from pocket.view import view as honest_view
from pocket.words import WORDINGS, Deed
from test_pocket import PocketSpec

pytestmark = pytest.mark.conformance


def variant(**changes: Any) -> PocketSpec:
    """The test game with other functions."""
    return changed(PocketSpec(), **changes)


def worded(kind: type[Ask], wording: Wording[Any, Any]) -> PocketSpec:
    """The test game with other words for one of its questions."""
    return variant(wordings={**WORDINGS, kind: wording})


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


def every_state(check: Callable[[Pocket], None]) -> None:
    for n in range(8):
        for state in states(GAME, 2 + n % 2, {}, SEED + n):
            assert isinstance(state, Pocket)
            check(state)


def test_the_game_itself_has_no_leak() -> None:
    assert leak_found_by(PocketSpec()) == set()


def test_a_view_that_shows_a_hidden_card_is_found() -> None:
    def view(state: Pocket, seat: Optional[int]) -> Plain:
        return {**honest_view(state, seat), "hands": [faces_of(state, each) for each in range(state.seats)]}

    assert {"a", "b"} <= leak_found_by(variant(view=view))


def test_a_view_that_remembers_for_the_player_is_found() -> None:
    def view(state: Pocket, seat: Optional[int]) -> Plain:
        seen = [known_face(*place, seat) for place in zip(state.hands, state.knows, strict=True)]
        return {**honest_view(state, seat), "seen": seen}

    assert leak_found_by(variant(view=view)) == {"b"}


def test_an_id_made_from_the_number_of_a_piece_is_found_by_the_renumbered_twin() -> None:
    def view(state: Pocket, seat: Optional[int]) -> Plain:
        ids = [f"card-{card}" for card in state.hands[2 * (seat or 0) :][:2]] if seat is not None else []
        return {**honest_view(state, seat), "ids": ids}

    assert leak_found_by(variant(view=view)) == {"c"}


def test_a_refusal_that_depends_on_a_hidden_card_is_found() -> None:
    class Leaking(Deed):
        def asked_else(self, state: Pocket, ask: Act) -> Word:
            return Word("why-asked-else", {"face": faces_of(state, left_of(state, ask.seat))[0]})

    assert {"a", "b"} <= leak_found_by(worded(Act, Leaking("swap")))


def test_an_event_that_tells_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(self: See, state: Pocket, answer: int) -> None:
        state.peeked[self.seat] = 1
        state.top_knows[-1] |= only(self.seat)
        state.tell("peeked", [self.seat, state.top[-1] // 3])

    monkeypatch.setattr(See, "run", run)
    assert "a" in leak_found_by(PocketSpec())


def test_a_half_made_choice_that_shows_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SwapSlot, "whole", lambda self: self)
    honest = PocketSpec.twin

    def twin(self: PocketSpec, kind: str, state: Any, *rest: Any) -> leaks.Twin:
        other = honest(self, kind, state, *rest)
        for stack in (other.state.todo,):
            if stack and isinstance(stack[-1], SwapSlot) and stack[-1].seat != rest[1]:
                stack[-1] = Act(stack[-1].seat)
        return other

    monkeypatch.setattr(PocketSpec, "twin", twin)
    assert "a" in leak_found_by(PocketSpec())


def test_twins_that_forget_to_vary_something_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PocketSpec, "twin", lambda self, kind, state, *rest: leaks.Twin(state.copy()))
    with pytest.raises(AssertionError):
        leaks.check_twins_vary(PocketSpec(), SEED)


def test_an_option_that_leads_into_a_dead_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def options(self: SwapSlot, state: Pocket) -> vec[i64]:
        return vec[i64]([slot for slot in (0, 1) if faces_of(state, self.seat)[slot] < 2])

    monkeypatch.setattr(SwapSlot, "options", options)
    with pytest.raises(AssertionError, match="dead end"):
        every_state(lambda state: check_options(GAME, state))


def test_a_copy_that_shares_a_list_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Pocket.copy

    def copy(self: Pocket) -> Pocket:
        twin = honest(self)
        twin.tokens = self.tokens
        return twin

    monkeypatch.setattr(Pocket, "copy", copy)
    with pytest.raises(AssertionError):
        check_copies(GAME, 2, {}, SEED)


def test_a_group_in_which_the_order_matters_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Bid.run

    def run(self: Bid, state: Pocket, answer: int) -> None:
        honest(self, state, answer)
        state.tokens[0] = 2 * state.tokens[0] + self.seat

    monkeypatch.setattr(Bid, "run", run)
    with pytest.raises(AssertionError, match="order"):
        every_state(lambda state: check_group(GAME, state, Fast(1)) if state.sealed else None)


def test_a_sealed_bid_that_is_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(self: Bid, state: Pocket, answer: int) -> None:
        state.bids[self.seat] = answer
        state.tell("bid", [self.seat, answer], [EVERYONE, only(self.seat)])

    monkeypatch.setattr(Bid, "run", run)
    with pytest.raises(AssertionError):
        every_state(lambda state: check_sealed(GAME, state, Fast(1)) if state.sealed else None)


def test_a_forced_answer_that_would_tell_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Show, "public", True)
    with pytest.raises(AssertionError, match="secret"):
        every_state(lambda state: check_forced(GAME, state))


def test_a_guess_that_forgets_what_was_seen_is_found() -> None:
    def redeal(state: Pocket, seat: Optional[int], chance: Fast) -> None:
        honest_redeal(state, None, chance)

    spec = variant(redeal=redeal)
    with pytest.raises(AssertionError, match="forgets what is known"):
        every_state(lambda state: check_guess(spec.game, state, 0, 1) if waiting(state) else None)


def test_a_guess_that_is_only_a_copy_is_found() -> None:
    spec = variant(redeal=None)
    with pytest.raises(AssertionError, match="depends on more than what is known"):
        every_state(lambda state: check_guess(spec.game, state, 0, 1) if waiting(state) else None)
    with pytest.raises(AssertionError, match="depends on more than what is known"):
        every_state(lambda state: check_equal_guesses(spec, state, 0, Fast(1), 1) if waiting(state) else None)
    with pytest.raises(AssertionError, match=r"guesses keep .*hands"):
        leaks.check_guesses_vary(spec, SEED)


def test_a_guess_that_carries_what_was_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Pocket.copy

    def copy(self: Pocket) -> Pocket:
        twin = honest(self)
        twin.events = self.events
        return twin

    monkeypatch.setattr(Pocket, "copy", copy)
    with pytest.raises(AssertionError, match="carries what was told"):
        every_state(lambda state: check_guess(GAME, state, 0, 1) if waiting(state) else None)


def test_a_guess_whose_chance_depends_on_a_hidden_card_is_found() -> None:
    def redeal(state: Pocket, seat: Optional[int], chance: Fast) -> None:
        for _ in range(state.hands[-1]):
            chance.below(2)
        honest_redeal(state, seat, chance)

    spec = variant(redeal=redeal)
    leaks.check_guesses_vary(spec, SEED)
    with pytest.raises(AssertionError, match="depends on more than what is known"):
        every_state(lambda state: check_equal_guesses(spec, state, 0, Fast(1), 1) if waiting(state) else None)


def test_a_refusal_of_what_could_be_done_is_found() -> None:
    class Deaf(Wording[Pocket, SwapSlot]):
        def knows(self, state: Pocket, ask: SwapSlot, word: str) -> bool:
            return word == "1"

    spec = worded(SwapSlot, Deaf("swap", "card", PLACES))
    with pytest.raises(AssertionError, match="swap 2"):
        every_state(lambda state: check_texts(spec.game, state, {}, Fast(1)))


def test_two_choices_that_are_written_alike_are_found() -> None:
    class Blurred(Wording[Pocket, SwapSlot]):
        def sign(self, state: Pocket, ask: SwapSlot, answer: int) -> Sign:
            return Sign("swap", "card:1")

    spec = worded(SwapSlot, Blurred("swap", "card", PLACES))
    with pytest.raises(AssertionError, match="swap 1"):
        every_state(lambda state: check_notation(spec.game, state, Fast(1)))


def test_a_choice_of_another_shape_than_the_grammar_says_is_found() -> None:
    class Doubled(Wording[Pocket, SwapSlot]):
        def sign(self, state: Pocket, ask: SwapSlot, answer: int) -> Sign:
            return Sign("swap", *[f"card:{answer + 1}"] * 2)

    spec = worded(SwapSlot, Doubled("swap", "card", PLACES))
    with pytest.raises(AssertionError, match="another shape than the grammar says"):
        every_state(lambda state: check_notation(spec.game, state, Fast(1)))


def test_a_choice_that_forgets_how_it_was_begun_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SwapSlot, "so_far", lambda self, state: [])
    with pytest.raises(AssertionError, match="so_far tells whether a choice is begun"):
        every_state(lambda state: check_notation(GAME, state, Fast(1)))


def test_a_position_that_leaves_something_out_is_found() -> None:
    def read(data: Plain) -> Pocket:
        state = honest_read(data)
        state.peeked = [0] * state.seats
        return state

    differing = 0
    for state in states(GAME, 2, {}, SEED):
        differing += dump(read(write(state))) != dump(state)  # type: ignore[arg-type]
    assert differing
