"""Why a wish is refused: each reason once, with its arguments."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Optional

import pytest

import mizban
from mizban import Match, NotAnAnswer, Word
from silver_table import dealt, drawn, last_turn, look_around, play, power, table

FTL = Path(mizban.__file__).parent / "locales" / "en" / "silver.ftl"


def after(match: Match, *words: str) -> Match:
    play(match, *words)
    return match


# The reason with its arguments, the match, and what seat 0 wishes.
REFUSALS: dict[str, tuple[Word, Callable[[], Match], dict[str, Any]]] = {
    "another is asked": (
        Word("why-not-your-turn", {"other": 1}),
        lambda: table("d5", "d6", turn=1),
        {"draw": {}},
    ),
    "the game is over": (Word("why-over"), lambda: last_turn("d5", "d6", round=4), {"draw": {}}),
    "something else is asked": (Word("why-asked-else"), lambda: table("d5"), {"discard": {}}),
    "an exchange without a card": (Word("why-asked-else"), lambda: table("d5"), {"exchange": {"places": [1]}}),
    "the deck is empty": (
        Word("why-deck-empty"),
        lambda: table("d5", discard="9", deck=0),
        {"draw": {}},
    ),
    "the discard pile is empty": (Word("why-discard-empty"), lambda: table("d5"), {"take": {}}),
    "no card may be exchanged": (
        Word("why-nothing-to-exchange"),
        lambda: table("d5*", discard="9", holder=0),
        {"take": {}},
    ),
    "a master with nothing to exchange": (
        Word("why-nothing-to-exchange"),
        lambda: after(power(10, "d5", discard="9", holder=0, active=True), "amulet 0"),
        {"search": {"number": 1}},
    ),
    "a robber with nothing to give": (
        Word("why-nothing-to-exchange"),
        lambda: after(power(12, "d5", "d8", holder=0, active=True), "amulet 0"),
        {"target": {"seat": 1, "place": 1}},
    ),
    "somebody has called": (
        Word("why-called-already", {"other": 1}),
        lambda: table("d5", "d6", caller=1),
        {"call": {}},
    ),
    "too many cards": (
        Word("why-too-many-cards", {"count": 5, "limit": 4}),
        lambda: table("d5 d6 d7 d7 d6"),
        {"call": {}},
    ),
    "something was done": (
        Word("why-acted-already"),
        lambda: after(table("u2 d6"), "empath 1"),
        {"call": {}},
    ),
    "no empath": (Word("why-no-empath"), lambda: table("d2 d6"), {"empath": {"place": 2}}),
    "a used empath": (Word("why-no-empath"), lambda: table("u2! d6"), {"empath": {"place": 2}}),
    "no bodyguard": (Word("why-no-bodyguard", {"place": 1}), lambda: table("d3 d6"), {"guard": {"place": 1}}),
    "a moved bodyguard": (
        Word("why-guard-moved", {"place": 1}),
        lambda: after(table("u3 d6 d7"), "guard 0", "to 1"),
        {"guard": {"place": 1}},
    ),
    "nothing to guard": (Word("why-nothing-to-guard", {"place": 1}), lambda: table("u3"), {"guard": {"place": 1}}),
    "not the holder": (
        Word("why-not-entitled"),
        lambda: table("d5", holder=1, active=True),
        {"amulet": {"place": 1}},
    ),
    "a holder without a call": (Word("why-not-entitled"), lambda: table("d5", holder=0), {"amulet": {"place": 1}}),
    "the amulet lies": (
        Word("why-amulet-placed"),
        lambda: table("d5 d6*", holder=0, active=True),
        {"amulet": {"place": 1}},
    ),
    "an exchange is owed": (
        Word("why-exchange-owed"),
        lambda: after(table("d5", discard="9", holder=0, active=True), "take"),
        {"amulet": {"place": 1}},
    ),
    "guards nobody": (Word("why-guards-nobody"), lambda: after(table("u3 d6"), "guard 0"), {"lift": {}}),
    "guards already": (
        Word("why-guards-already", {"place": 2}),
        lambda: after(table("u3>1 d6 d7"), "guard 0"),
        {"guard_to": {"place": 2}},
    ),
    "guards a guard": (
        Word("why-guards-guard", {"place": 2}),
        lambda: after(table("u3 u3 d7"), "guard 0"),
        {"guard_to": {"place": 2}},
    ),
    "guards himself": (
        Word("why-guards-guard", {"place": 1}),
        lambda: after(table("u3 d7"), "guard 0"),
        {"guard_to": {"place": 1}},
    ),
    "must be exchanged": (
        Word("why-must-exchange"),
        lambda: after(table("d5", discard="9"), "take"),
        {"discard": {}},
    ),
    "out of order": (Word("why-order"), lambda: drawn(2, "d5 d6"), {"exchange": {"places": [2, 1]}}),
    "twice the same": (Word("why-order"), lambda: drawn(2, "d5 d6"), {"exchange": {"places": [1, 1]}}),
    "no card at all": (Word("why-order"), lambda: drawn(2, "d5 d6"), {"exchange": {"places": []}}),
    "other cards chosen": (
        Word("why-chosen-already"),
        lambda: after(drawn(2, "d5 d6"), "swap 0"),
        {"exchange": {"places": [2]}},
    ),
    "no such card": (
        Word("why-no-card", {"place": 3}),
        lambda: drawn(2, "d5 d6"),
        {"exchange": {"places": [1, 3]}},
    ),
    "no such display card": (
        Word("why-no-card", {"place": 2}),
        lambda: table("d5", display="4"),
        {"shown": {"place": 2}},
    ),
    "no such card of an opponent": (
        Word("why-no-card", {"place": 3}),
        lambda: power(8, "d5", "d6 d7"),
        {"target": {"seat": 1, "place": 3}},
    ),
    "an own card under the amulet": (
        Word("why-amulet", {"place": 2}),
        lambda: drawn(2, "d5 d6*", holder=0),
        {"exchange": {"places": [1, 2]}},
    ),
    "an empath under the amulet": (
        Word("why-amulet", {"place": 2}),
        lambda: table("u2 d6*", holder=0),
        {"empath": {"place": 2}},
    ),
    "an opponent's card under the amulet": (
        Word("why-amulet", {"place": 1}),
        lambda: power(8, "d5", "d6* d7", holder=1),
        {"target": {"seat": 1, "place": 1}},
    ),
    "a guarded card": (
        Word("why-guarded", {"other": 1, "place": 2}),
        lambda: power(8, "d5", "u3>1 d6 d7"),
        {"target": {"seat": 1, "place": 2}},
    ),
    "a bodyguard": (
        Word("why-guarded", {"other": 1, "place": 1}),
        lambda: power(12, "d5", "u3 d6 d7"),
        {"target": {"seat": 1, "place": 1}},
    ),
    "an own card": (
        Word("why-own-card", {"other": 0, "place": 1}),
        lambda: power(6, "d5", "d6"),
        {"target": {"seat": 0, "place": 1}},
    ),
    "a face-up card": (
        Word("why-face-up", {"place": 1}),
        lambda: power(6, "d5", "u6 d7"),
        {"target": {"seat": 1, "place": 1}},
    ),
    "an own face-up card": (Word("why-face-up", {"place": 1}), lambda: power(5, "u5 d6"), {"own": {"place": 1}}),
    "looked at in the beginning": (
        Word("why-looked-already", {"place": 1}),
        lambda: after(dealt(2), "0"),
        {"look": {"place": 1}},
    ),
    "looked at by a beholder": (
        Word("why-looked-already", {"place": 2}),
        lambda: after(power(7, "d5 d6 d7"), "1"),
        {"own": {"place": 2}},
    ),
    "not vacated": (
        Word("why-not-vacated", {"place": 3}),
        lambda: after(drawn(2, "d6 d6 d7"), "swap 0", "and 1", "enough"),
        {"put": {"place": 3}},
    ),
    "the master himself": (
        Word("why-master-itself"),
        lambda: power(10, "d5 d6", discard="9"),
        {"search": {"number": 2}},
    ),
}


@pytest.mark.parametrize("name", REFUSALS)
def test_a_wish_is_refused_because(name: str) -> None:
    word, match, wish = REFUSALS[name]
    assert match().why(0, wish) == word


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("name", REFUSALS)
def test_each_reason_has_a_text(name: str, lang: str) -> None:
    word, match, _ = REFUSALS[name]
    assert mizban.language.say(match().game, word, lang)


def test_every_reason_in_the_texts_is_provoked() -> None:
    ids = {line.split(" =")[0] for line in FTL.read_text(encoding="utf-8").splitlines() if line.startswith("why-")}
    assert ids <= {word.id for word, _, _ in REFUSALS.values()}


# What is allowed is not refused
ALLOWED: dict[str, tuple[Callable[[], Match], dict[str, Any]]] = {
    "look": (lambda: dealt(2), {"look": {"place": 1}}),
    "draw": (lambda: table("d5"), {"draw": {}}),
    "take": (lambda: table("d5", discard="9"), {"take": {}}),
    "call": (lambda: table("d5"), {"call": {}}),
    "shown": (lambda: table("d5", display="9"), {"shown": {"place": 1}}),
    "a wrong set of cards": (lambda: drawn(2, "d5 d6"), {"exchange": {"places": [1, 2]}}),
    "more of a set": (lambda: after(drawn(2, "d5 d6"), "swap 0"), {"exchange": {"places": [1, 2]}}),
    "target": (lambda: power(9, "d5 d6"), {"target": {"seat": 0, "place": 2}}),
    "witch": (lambda: after(power(11, "d5 d6"), "look"), {"target": {"seat": 1, "place": 2}}),
    "decline": (lambda: power(9, "d5 d6"), {"decline": {}}),
}


@pytest.mark.parametrize("name", ALLOWED)
def test_what_is_allowed_is_not_refused(name: str) -> None:
    match, wish = ALLOWED[name]
    assert match().why(0, wish) is None


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"fly": {}},
        {"draw": {}, "take": {}},
        {"draw": {"place": 1}},
        {"shown": {}},
        {"shown": {"place": 0}},
        {"exchange": {"places": [0]}},
        {"target": {"seat": 7, "place": 1}},
    ],
)
def test_what_is_no_wish_is_no_answer(wish: dict[str, Any]) -> None:
    with pytest.raises(NotAnAnswer):
        table("d5").why(0, wish)


@pytest.mark.parametrize("hidden", ["d0 d0 d1", "d3 d13 d2", "d5 d6 d7"])
def test_reasons_do_not_depend_on_hidden_faces(hidden: str) -> None:
    wishes: list[dict[str, Any]] = [{"guard": {"place": 1}}, {"empath": {"place": 1}}, {"call": {}}, {"take": {}}]
    found: list[Optional[Word]] = [table(hidden, "d8 d8").why(0, wish) for wish in wishes]
    expected = [Word("why-no-bodyguard", {"place": 1}), Word("why-no-empath"), None, Word("why-discard-empty")]
    assert found == expected


def test_in_the_first_looks_turns_are_asked_of_nobody() -> None:
    assert dealt(2).why(0, {"draw": {}}) == Word("why-asked-else")
    assert look_around(dealt(2)).why(1, {"draw": {}}) == Word("why-not-your-turn", {"other": 0})
