"""No secret leaves Silver: planted leaks are found by the right twins, and what was looked at fades."""

from __future__ import annotations

import json
from types import MappingProxyType
from typing import Any, ClassVar, Optional

import pytest

import leaks
from conformance import SEED
from games.silver.test_silver_conformance import SilverSpec
from leaks import Like
from mizban import new
from mizban.core.flow import chance_of
from mizban.core.game import Plain, Word
from mizban.core.notation.wording import Sign
from mizban.core.state import Ask
from mizban.games.silver.cards import NUMBER, SEEN
from mizban.games.silver.data import BODYGUARD
from mizban.games.silver.rules import own_free, sum_of
from mizban.games.silver.state import Silver
from mizban.games.silver.steps.deal import FirstLook
from mizban.games.silver.steps.exchange import Hold
from mizban.games.silver.steps.free import Free, Question
from mizban.games.silver.steps.turn import Act
from mizban.games.silver.view import view as honest_view
from mizban.games.silver.words import WORDINGS
from mizban.match import Match
from mizban.records import replay

pytestmark = pytest.mark.conformance


def variant(**changes: Any) -> SilverSpec:
    """The game with other functions."""
    return leaks.changed(SilverSpec(), **changes)


def found_by(spec: SilverSpec) -> set[str]:
    """The kinds of twins that find a leak."""
    return leaks.found_by(spec, 2, SEED)


def test_a_view_that_shows_the_sum_of_a_village_is_found() -> None:
    def view(state: Silver, seat: Optional[int]) -> Plain:
        return {**honest_view(state, seat), "sums": [sum_of(state, each) for each in range(state.seats)]}

    assert found_by(variant(view=view)) == {"a", "b"}


def test_a_look_that_stays_in_the_view_is_found_by_the_twin_of_what_is_shown() -> None:
    def view(state: Silver, seat: Optional[int]) -> Plain:
        bit = 0 if seat is None else SEEN << seat
        seen = [[card & NUMBER if card & bit else None for card in village] for village in state.villages]
        return {**honest_view(state, seat), "memory": seen}

    assert found_by(variant(view=view)) == {"b"}


def test_an_id_made_from_a_card_is_found() -> None:
    def view(state: Silver, seat: Optional[int]) -> Plain:
        ids = [[f"card-{card * 2654435761 % 1000003}" for card in village] for village in state.villages]
        return {**honest_view(state, seat), "ids": ids}

    assert found_by(variant(view=view)) == {"a", "b"}


def test_a_view_that_shows_a_secret_only_between_two_answers_is_found() -> None:
    def view(state: Silver, seat: Optional[int]) -> Plain:
        sums = [sum_of(state, each) for each in range(state.seats)] if chance_of(state) is not None else []
        return {**honest_view(state, seat), "sums": sums}

    assert found_by(variant(view=view)) == {"a"}


# Words that tell


def worded(ask: type[Ask], leak: type[Like]) -> SilverSpec:
    """The game with another wording for one question."""
    return variant(wordings={**WORDINGS, ask: leak(WORDINGS[ask])})


class Honest(Like):
    points: ClassVar[tuple[str, ...]] = WORDINGS[Act].points


class Telling(Honest):
    """A refusal with a number in it that nobody may know."""

    def refusal(self, state: Silver, ask: Act, words: list[str]) -> Optional[Word]:
        word = super().refusal(state, ask, words)
        return None if word is None else Word(word.id, {**word.args, "sum": sum_of(state, ask.seat)})


class Reluctant(Like):
    """Another reason for a card that is a Bodyguard, although it lies face-down."""

    def refusal(self, state: Silver, ask: Question, words: list[str]) -> Optional[Word]:
        word = super().refusal(state, ask, words)
        if word is None or word.id != "why-no-bodyguard":
            return word
        card = state.villages[ask.seat][int(word.args["place"]) - 1]
        return Word("why-face-up", word.args) if card & NUMBER == BODYGUARD else word


class Helpful(Like):
    """Only cards that match are taken for an exchange."""

    many: ClassVar[tuple[str, ...]] = WORDINGS[Hold].many
    points: ClassVar[tuple[str, ...]] = WORDINGS[Hold].points

    def pool(self, state: Silver, ask: Hold) -> Optional[list[Sign]]:
        signs = super().pool(state, ask) or []
        village = state.villages[ask.seat]
        first = village[own_free(state, ask.seat)[0]] & NUMBER if signs else 0
        return [sign for sign in signs if village[int(sign.names[0]) - 1] & NUMBER == first]


class Naming(Like):
    """An option that says what lies there."""

    def option(self, state: Silver, ask: FirstLook, answer: int) -> Word:
        return Word("answer-place", {"place": state.villages[ask.seat][answer] & NUMBER})


class Pointing(Like):
    """A thing whose name is made from its face."""

    def sign(self, state: Silver, ask: FirstLook, answer: int) -> Sign:
        return Sign("look", f"card:{state.villages[ask.seat][answer] & NUMBER}", short=(str(answer + 1),))


def test_a_refusal_that_tells_a_hidden_number_is_found() -> None:
    assert found_by(worded(Act, Telling)) == {"a", "b"}


def test_a_refusal_that_depends_on_a_hidden_number_is_found() -> None:
    assert found_by(worded(Free, Reluctant)) == {"a", "b"}


def test_a_set_that_is_refused_because_of_hidden_numbers_is_found() -> None:
    assert found_by(worded(Hold, Helpful))


def test_an_option_that_depends_on_a_hidden_number_is_found() -> None:
    assert found_by(worded(FirstLook, Naming))


def test_a_thing_that_depends_on_a_hidden_number_is_found() -> None:
    assert found_by(worded(FirstLook, Pointing))


def test_honest_words_are_not_found() -> None:
    assert found_by(worded(Act, Honest)) == set()


# What was looked at


def after_first_looks(aid: str) -> tuple[Match, Match]:
    """Two matches that differ in the face at which seat 0 has looked last, and in one of seat 1."""
    match = new("silver", seats=2, seed=3, options={"memory_aid": aid})
    for seat, slot in ((0, 0), (0, 1), (1, 3), (1, 4)):
        match.play(slot, seat)
    record = json.loads(json.dumps(match.record()))
    twin_record = {**record, "key": None, "answers": swapped(record["answers"][:])}  # no key gives these cards
    return replay(record), replay(twin_record)


def swapped(answers: list[Any]) -> list[Any]:
    """The second card dealt to seat 0 changes places with one dealt to seat 1 at which nobody looks."""
    other = next(i for i in (6, 7) if answers[i] != answers[2])
    answers[2], answers[other] = answers[other], answers[2]
    return answers


def sent(match: Match, seat: Optional[int]) -> str:
    diary = None if seat is None else match.diary(seat)
    return json.dumps([match.view(seat), match.events(seat), diary], sort_keys=True)


def test_a_look_is_shown_until_it_is_acknowledged_and_then_never_again() -> None:
    match, twin = after_first_looks("off")
    assert sent(match, 0) != sent(twin, 0)
    for each in (match, twin):
        each.acknowledge(0)
    assert sent(match, 0) == sent(twin, 0)


def test_a_later_answer_acknowledges_too() -> None:
    match, twin = after_first_looks("off")
    for each in (match, twin):
        while each.seat != 0:
            each.play(each.legal()[0])
        each.play(each.legal()[0])
        assert {event["card"] for event in each.events(0) if event["kind"] == "looked"} == {None}


def test_with_the_memory_aid_a_look_stays() -> None:
    match, twin = after_first_looks("on")
    for each in (match, twin):
        each.acknowledge(0)
    assert sent(match, 0) != sent(twin, 0)


@pytest.mark.parametrize("aid", ["off", "on"])
@pytest.mark.parametrize("seat", [1, None])
def test_nobody_else_ever_sees_it(aid: str, seat: Optional[int]) -> None:
    match, twin = after_first_looks(aid)
    assert sent(match, seat) == sent(twin, seat)


def test_every_seat_and_the_spectator_are_safe_with_both_settings() -> None:
    for aid, direction in (("off", "by_source"), ("on", "by_source"), ("off", "same"), ("on", "same")):
        spec = SilverSpec()
        more = {"mode": "points100", "amulet_placement": "any_holder", "direction": direction}
        spec.options = MappingProxyType({"memory_aid": aid, **more})
        assert leaks.compare_game(spec, "a", 3, SEED + 1) > 100
