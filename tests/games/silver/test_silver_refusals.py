"""Why a choice is refused: each reason once, with its arguments."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Optional

import pytest

import mizban
import texts
from conformance import SEED, states
from mizban import Match, NotAnAnswer, Word
from mizban.core.flow import asked
from mizban.core.state import State
from mizban.games.silver import GAME
from silver_table import begin, dealt, drawn, last_turn, look_around, play, power, table

FTL = Path(mizban.__file__).parent / "locales" / "en" / "silver.ftl"


def after(match: Match, *said: str) -> Match:
    play(match, *said)
    return match


# The reason with its arguments, the match, and what seat 0 says.
REFUSALS: dict[str, tuple[Word, Callable[[], Match], str]] = {
    "another is asked": (Word("why-not-your-turn", {"other": 1}), lambda: table("d5", "d6", turn=1), "draw"),
    "the game is over": (Word("why-over"), lambda: last_turn("d5", "d6", round=4), "draw"),
    "something else is asked": (Word("why-asked-else"), lambda: table("d5"), "discard"),
    "an exchange without a card": (Word("why-asked-else"), lambda: table("d5"), "exchange 1"),
    "a free action in the middle of an exchange": (
        Word("why-asked-else"),
        lambda: begin(drawn(2, "u2 d5"), "exchange 1"),
        "empath 2",
    ),
    "the deck is empty": (Word("why-deck-empty"), lambda: table("d5", discard="9", display="4", deck=0), "draw"),
    "the discard pile is empty": (Word("why-discard-empty"), lambda: table("d5"), "take"),
    "no card may be exchanged": (
        Word("why-nothing-to-exchange"),
        lambda: table("d5*", discard="9", holder=0),
        "take",
    ),
    "a drawn card that cannot be exchanged": (
        Word("why-nothing-to-exchange"),
        lambda: drawn(2, "d5*", holder=0),
        "exchange",
    ),
    "a master with nothing to exchange": (
        Word("why-nothing-to-exchange"),
        lambda: after(power(10, "d5", discard="9", holder=0, active=True), "amulet 1"),
        "search 1",
    ),
    "a witch with nothing to exchange": (
        Word("why-nothing-to-exchange"),
        lambda: after(power(11, "d5", "u3", holder=0, active=True), "amulet 1"),
        "conjure",
    ),
    "a robber with nothing to give": (
        Word("why-nothing-to-exchange"),
        lambda: after(power(12, "d5", "d8", holder=0, active=True), "amulet 1"),
        "rob b1",
    ),
    "a robber with nothing to give at all": (
        Word("why-nothing-to-exchange"),
        lambda: after(power(12, "d5", "d8", holder=0, active=True), "amulet 1"),
        "rob",
    ),
    "somebody has called": (
        Word("why-called-already", {"other": 1}),
        lambda: table("d5", "d6", caller=1),
        "call",
    ),
    "too many cards": (
        Word("why-too-many-cards", {"count": 5, "limit": 4}),
        lambda: table("d5 d6 d7 d7 d6"),
        "call",
    ),
    "too many cards, whoever guards them": (
        Word("why-too-many-cards", {"count": 5, "limit": 4}),
        lambda: table("u3 d6 d7 d7 d6"),
        "call",
    ),
    "something was done": (Word("why-acted-already"), lambda: after(table("u2 d6"), "empath 2"), "call"),
    "no empath": (Word("why-no-empath"), lambda: table("d2 d6"), "empath 2"),
    "a used empath": (Word("why-no-empath"), lambda: table("u2! d6"), "empath 2"),
    "no empath at all": (Word("why-no-empath"), lambda: table("d2 d6"), "empath"),
    "an empath with nothing to look at": (Word("why-nothing-hidden"), lambda: table("u2 u6"), "empath"),
    "an exposer with nothing left": (
        Word("why-nothing-hidden"),
        lambda: after(power(5, "u5 d6", holder=0, active=True), "amulet 2"),
        "show",
    ),
    "a seer with nothing left": (
        Word("why-nothing-hidden"),
        lambda: after(power(9, "d5", "u6", holder=0, active=True), "amulet 1"),
        "spy",
    ),
    "no bodyguard": (Word("why-no-bodyguard", {"place": 1}), lambda: table("d3 d6"), "guard 1 2"),
    "no bodyguard at all": (Word("why-no-guard"), lambda: table("d3 d6"), "guard"),
    "tired bodyguards": (
        Word("why-guards-tired", {"limit": 50}),
        lambda: after(table("u3 d6 d7", guard_moves=49), "guard 1 2"),
        "guard 1 3",
    ),
    "nothing to guard": (Word("why-nothing-to-guard", {"place": 1}), lambda: table("u3"), "guard 1"),
    "nothing else to guard": (Word("why-nothing-to-guard", {"place": 1}), lambda: table("u3>1 d6"), "guard 1"),
    "not the holder": (Word("why-not-entitled"), lambda: table("d5", holder=1, active=True), "amulet 1"),
    "a holder without a call": (Word("why-not-entitled"), lambda: table("d5", holder=0), "amulet 1"),
    "the amulet lies": (Word("why-amulet-placed"), lambda: table("d5 d6*", holder=0, active=True), "amulet 1"),
    "an exchange is owed": (
        Word("why-exchange-owed"),
        lambda: after(table("d5", discard="9", holder=0, active=True), "take"),
        "amulet 1",
    ),
    "guards nobody": (Word("why-guards-nobody"), lambda: table("u3 d6"), "lift 1"),
    "guards nobody, half made": (Word("why-guards-nobody"), lambda: begin(table("u3 d6 d7"), "guard 1"), "lift"),
    "guards already": (Word("why-guards-already", {"place": 2}), lambda: table("u3>1 d6 d7"), "guard 1 2"),
    "guards already, half made": (
        Word("why-guards-already", {"place": 2}),
        lambda: begin(table("u3>1 d6 d7"), "guard 1"),
        "guard 1 2",
    ),
    "guards a guard": (Word("why-guards-guard", {"place": 2}), lambda: table("u3 u3 d7"), "guard 1 2"),
    "guards himself": (Word("why-guards-guard", {"place": 1}), lambda: table("u3 d7"), "guard 1 1"),
    "guards a place without a card": (Word("why-no-card", {"place": 3}), lambda: table("u3 d7"), "guard 1 3"),
    "another bodyguard has begun to move": (
        Word("why-other-card", {"card": "1"}),
        lambda: begin(table("u3 u3 d7"), "guard 1"),
        "guard 2 3",
    ),
    "another bodyguard is to be lifted": (
        Word("why-other-card", {"card": "1"}),
        lambda: begin(table("u3 u3>2 d7"), "guard 1"),
        "lift 2",
    ),
    "must be exchanged": (Word("why-must-exchange"), lambda: after(table("d5", discard="9"), "take"), "discard"),
    "twice the same": (Word("why-twice", {"place": 1}), lambda: drawn(2, "d5 d6"), "exchange 1 1"),
    "twice the same by two names": (Word("why-twice", {"place": 1}), lambda: drawn(2, "d5 d6"), "exchange 1 a1"),
    "cards on the left of those chosen": (
        Word("why-other-card", {"card": "2"}),
        lambda: begin(drawn(2, "d5 d6"), "exchange 2"),
        "exchange 1 2",
    ),
    "another card was to be robbed": (
        Word("why-other-card", {"card": "b1"}),
        lambda: begin(power(12, "d5", "d6 d7"), "rob b1"),
        "rob b2 1",
    ),
    "no such card": (Word("why-no-card", {"place": 3}), lambda: drawn(2, "d5 d6"), "exchange 1 3"),
    "no such display card": (Word("why-no-card", {"place": 2}), lambda: table("d5", display="4"), "shown 2"),
    "no display card": (Word("why-no-card", {"place": 1}), lambda: table("d5"), "shown"),
    "no such drawn card": (
        Word("why-no-card", {"place": 3}),
        lambda: after(table("u4 d5", top="7 8"), "draw", "more"),
        "pick 3",
    ),
    "no such discarded card": (
        Word("why-no-card", {"place": 3}),
        lambda: power(10, "d5 d6", discard="9"),
        "search 3",
    ),
    "no such card of an opponent": (Word("why-no-card", {"place": 3}), lambda: power(8, "d5", "d6 d7"), "spy b3"),
    "no such card to give": (Word("why-no-card", {"place": 2}), lambda: power(12, "d5", "d6"), "rob b1 2"),
    "no such village": (Word("why-no-village", {"count": 2}), lambda: power(8, "d5", "d6 d7"), "spy c1"),
    "no such village, for one's own": (Word("why-no-village", {"count": 2}), lambda: table("u2 d6"), "empath d1"),
    "a card of another": (Word("why-others-card"), lambda: drawn(2, "d5 d6"), "exchange 1 b1"),
    "a card of another for an exposer": (Word("why-others-card"), lambda: power(5, "d5 d6"), "show b1"),
    "a card of another for an empath": (Word("why-others-card"), lambda: table("u2 d6"), "empath b1"),
    "an own card under the amulet": (
        Word("why-amulet", {"place": 2}),
        lambda: drawn(2, "d5 d6*", holder=0),
        "exchange 1 2",
    ),
    "an empath under the amulet": (Word("why-amulet", {"place": 2}), lambda: table("u2 d6*", holder=0), "empath 2"),
    "an own card under the amulet cannot be given": (
        Word("why-amulet", {"place": 2}),
        lambda: power(12, "d5 d6*", "d8", holder=0),
        "rob b1 2",
    ),
    "a stolen card under the amulet": (
        Word("why-amulet", {"place": 1}),
        lambda: after(power(12, "d5 d6", "d8", holder=0, active=True), "rob b1 1", "amulet 1"),
        "inspect",
    ),
    "an opponent's card under the amulet": (
        Word("why-amulet", {"place": 1}),
        lambda: power(8, "d5", "d6* d7", holder=1),
        "spy b1",
    ),
    "a guarded card": (
        Word("why-guarded", {"other": 1, "place": 2}),
        lambda: power(8, "d5", "u3>1 d6 d7"),
        "spy b2",
    ),
    "a bodyguard": (Word("why-guarded", {"other": 1, "place": 1}), lambda: power(12, "d5", "u3 d6 d7"), "rob b1"),
    "a guarded card for a witch": (
        Word("why-guarded", {"other": 1, "place": 1}),
        lambda: after(power(11, "d5", "u3 d6 d7"), "conjure"),
        "bewitch b1",
    ),
    "nothing for a witch": (
        Word("why-nothing-open"),
        lambda: after(power(11, "d5", "u3"), "conjure"),
        "bewitch",
    ),
    "an own card": (Word("why-own-card", {"other": 0, "place": 1}), lambda: power(6, "d5", "d6"), "reveal a1"),
    "an own card by its place": (Word("why-own-card", {"other": 0, "place": 1}), lambda: power(6, "d5"), "reveal 1"),
    "a face-up card": (Word("why-face-up", {"place": 1}), lambda: power(6, "d5", "u6 d7"), "reveal b1"),
    "an own face-up card": (Word("why-face-up", {"place": 1}), lambda: power(5, "u5 d6"), "show 1"),
    "an own face-up card for a seer": (Word("why-face-up", {"place": 1}), lambda: power(9, "u5 d6"), "spy 1"),
    "looked at in the beginning": (
        Word("why-looked-already", {"place": 1}),
        lambda: after(dealt(2), "look 1"),
        "look 1",
    ),
    "looked at by a beholder": (
        Word("why-looked-already", {"place": 2}),
        lambda: after(power(7, "d5 d6 d7"), "behold 2"),
        "behold 2",
    ),
    "not vacated": (
        Word("why-not-vacated", {"place": 3}),
        lambda: after(drawn(2, "d6 d6 d7"), "exchange 1 2"),
        "put 3",
    ),
    "the master himself": (Word("why-master-itself"), lambda: power(10, "d5 d6", discard="9"), "search 2"),
}


@pytest.mark.parametrize("name", REFUSALS)
def test_a_choice_is_refused_because(name: str) -> None:
    word, match, text = REFUSALS[name]
    assert match().why(text, 0) == word


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("name", REFUSALS)
def test_each_reason_has_a_text(name: str, lang: str) -> None:
    word, match, _ = REFUSALS[name]
    assert mizban.language.say(match().game, word, lang)


def test_every_reason_in_the_texts_is_provoked() -> None:
    ids = {line.split(" =")[0] for line in FTL.read_text(encoding="utf-8").splitlines() if line.startswith("why-")}
    assert ids <= {word.id for word, _, _ in REFUSALS.values()}


# What is allowed is not refused
ALLOWED: dict[str, tuple[Callable[[], Match], str]] = {
    "look": (lambda: dealt(2), "look 1"),
    "draw": (lambda: table("d5"), "draw"),
    "take": (lambda: table("d5", discard="9"), "take"),
    "call": (lambda: table("d5"), "call"),
    "shown": (lambda: table("d5", display="9"), "shown 1"),
    "a wrong set of cards": (lambda: drawn(2, "d5 d6"), "exchange 1 2"),
    "a set from the right": (lambda: drawn(2, "d5 d6"), "exchange 2 1"),
    "a set that stays open": (lambda: drawn(2, "d5 d6"), "exchange"),
    "more of a set": (lambda: begin(drawn(2, "d5 d6"), "exchange 1"), "exchange 1 2"),
    "no more of a set": (lambda: begin(drawn(2, "d5 d6"), "exchange 1"), "exchange 1"),
    "seer": (lambda: power(9, "d5 d6"), "spy 2"),
    "witch": (lambda: after(power(11, "d5 d6"), "conjure"), "bewitch b2"),
    "a witch's card for own ones": (lambda: after(power(11, "d5 d6"), "conjure"), "exchange 1 2"),
    "robber": (lambda: power(12, "d5 d6"), "rob b1 2"),
    "robber, in any order": (lambda: power(12, "d5 d6"), "rob 2 b1"),
    "decline": (lambda: power(9, "d5 d6"), "decline"),
    "guard": (lambda: table("u3 d6"), "guard 1 2"),
    "lift": (lambda: table("u3>1 d6"), "lift 1"),
}


@pytest.mark.parametrize("name", ALLOWED)
def test_what_is_allowed_is_not_refused(name: str) -> None:
    match, text = ALLOWED[name]
    assert match().why(text, 0) is None


@pytest.mark.parametrize(
    "text",
    [
        None,
        {"draw": {}},
        "",
        "fly",
        "draw take",
        "draw 1",
        "draw deck",
        "decline 1",
        "shown 0",
        "shown a1",
        "exchange 0",
        "exchange 53",
        "exchange pile",
        "spy e1",
        "spy card:1",
        "spy b",
    ],
)
def test_what_is_no_choice_is_no_answer(text: Any) -> None:
    for match in (table("d5"), drawn(2, "d5"), after(power(11, "d5"), "conjure")):
        with pytest.raises(NotAnAnswer):
            match.why(text, 0)


def test_what_says_too_much_is_no_answer() -> None:
    for match, text in ((dealt(2), "look 1 2"), (power(8, "d5"), "spy b1 b2"), (table("u3>1 d6 u2 d8"), "empath 2 4")):
        with pytest.raises(NotAnAnswer, match="says more than one choice takes"):
            match.why(text, 0)


# Nothing that a refusal says depends on a hidden face


@pytest.mark.parametrize("hidden", ["d0 d0 d1", "d3 d13 d2", "d5 d6 d7"])
def test_reasons_do_not_depend_on_hidden_faces(hidden: str) -> None:
    said = ["guard 1 2", "empath 1", "call", "take"]
    found: list[Optional[Word]] = [table(hidden, "d8 d8").why(text, 0) for text in said]
    expected = [Word("why-no-bodyguard", {"place": 1}), Word("why-no-empath"), None, Word("why-discard-empty")]
    assert found == expected


@pytest.mark.parametrize("cards", ["d6 d6 d6", "d5 d6 d7", "d13 d0 d0"])
def test_whether_cards_match_is_never_said_beforehand(cards: str) -> None:
    match = drawn(2, cards)
    sets = ["exchange 1", "exchange 2", "exchange 3", "exchange 1 2", "exchange 1 3", "exchange 2 3", "exchange 1 2 3"]
    assert sorted(match.choices()) == sorted(["discard", *sets])
    assert all(match.why(text) is None for text in sets)
    assert [match.read(text) for text in sets[3:6]] == [[1, 1, 52], [1, 2, 52], [2, 2, 52]]


def test_in_the_first_looks_turns_are_asked_of_nobody() -> None:
    assert dealt(2).why("draw", 0) == Word("why-asked-else")
    assert look_around(dealt(2)).why("draw", 1) == Word("why-not-your-turn", {"other": 0})


# One's own cards


def reason(state: State, seat: int, text: str) -> Optional[Word]:
    """Why a text is refused, nonsense or not."""
    found = texts.refusal(GAME, state, seat, text)
    return Word("nonsense") if isinstance(found, str) else found


def test_one_s_own_card_is_refused_alike_by_its_name_and_by_its_place() -> None:
    compared = 0
    for i, state in enumerate(states(GAME, 3, {"amulet_placement": "any_holder"}, SEED)):
        for seat in [seat for seat in range(3) if i % 7 == 0 and asked(state, seat) is not None]:
            for text in texts.every_text(GAME.wordings):
                short = re.sub(rf"\b{'abc'[seat]}([0-9])", r"\1", text)
                compared += short != text
                assert reason(state, seat, short) == reason(state, seat, text), text
    assert compared > 1000
