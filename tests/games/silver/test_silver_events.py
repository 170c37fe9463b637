"""What is told: the events of a turn, as everybody hears them."""

from __future__ import annotations

from typing import Any

import pytest

from mizban import Match
from silver_table import drawn, exchange, kinds, last_turn, play, power, table
from texts import bare


def told(match: Match, viewer: int = 1) -> list[dict[str, Any]]:
    """The events as the opponent has heard them."""
    return bare(match.events(viewer))


def test_a_draw_and_a_discard_are_told() -> None:
    assert told(power(1, "d5 d6"))[:2] == [
        {"kind": "drew", "seat": 0, "card": None},
        {"kind": "discarded", "seat": 0, "card": "squire"},
    ]


def test_an_exchange_is_told() -> None:
    match = drawn(2, "d6 d6 d7")
    exchange(match, 0, 1, at=1)
    assert told(match)[1:] == [
        {"kind": "slid", "seat": 0, "place": 1, "card": "revealer"},
        {"kind": "slid", "seat": 0, "place": 2, "card": "revealer"},
        {"kind": "exchanged", "seat": 0, "place": 1, "card": "revealer"},
        {"kind": "exchanged", "seat": 0, "place": 2, "card": "revealer"},
        {"kind": "placed", "seat": 0, "other": 0, "place": 1, "card": None},
    ]


def test_a_failed_exchange_is_told() -> None:
    match = drawn(2, "d6 d5 d7")
    exchange(match, 0, 1, 2)
    assert told(match)[4:] == [
        {"kind": "failed", "seat": 0, "count": 3},
        {"kind": "placed", "seat": 0, "other": 0, "place": 4, "card": None},
        {"kind": "extra", "seat": 0},
    ]


def test_of_doppelgangers_too_the_places_are_told() -> None:
    match = drawn(2, "d6 d13 d7")
    exchange(match, 0, 1, at=1)
    assert told(match)[3:5] == [
        {"kind": "exchanged", "seat": 0, "place": 2, "card": "doppelganger"},
        {"kind": "exchanged", "seat": 0, "place": 1, "card": "revealer"},
    ]


def test_the_place_of_a_card_that_a_witch_replaces_is_told() -> None:
    match = power(11, "d8 d7", "u9 d8", top="12")
    play(match, "conjure", "bewitch b2")
    assert told(match)[-2:] == [
        {"kind": "replaced", "seat": 0, "other": 1, "place": 2, "card": "apprentice_seer"},
        {"kind": "placed", "seat": 0, "other": 1, "place": 2, "card": None},
    ]


@pytest.mark.parametrize("source", ["discard", "display"])
def test_the_face_of_a_card_that_enters_face_up_is_told(source: str) -> None:
    match = table("d5 d6", discard="8") if source == "discard" else table("d5 d6", display="4 8")
    play(match, "take" if source == "discard" else "shown 2")
    exchange(match, 0)
    took = {"kind": "took", "seat": 0, "card": "apprentice_seer"}
    assert told(match)[0] == (took if source == "discard" else {**took, "kind": "took_shown", "place": 2})
    assert told(match)[-1] == {"kind": "placed", "seat": 0, "other": 0, "place": 1, "card": "apprentice_seer"}


def test_a_card_turned_up_is_told() -> None:
    match = power(6, "d5", "d8")
    play(match, "reveal b1")
    assert told(match)[-1] == {"kind": "exposed", "seat": 0, "other": 1, "place": 1, "card": "apprentice_seer"}


def test_bodyguards_and_the_amulet_are_told() -> None:
    match = table("u3 d5 d6", holder=0, active=True)
    play(match, "guard 1 2", "amulet 3", "lift 1")
    assert told(match) == [
        {"kind": "guarded", "seat": 0, "place": 1, "target": 2},
        {"kind": "amulet_placed", "seat": 0, "place": 3},
        {"kind": "guard_lifted", "seat": 0, "place": 1},
    ]


def test_a_call_and_the_end_of_a_round_are_told() -> None:
    match = table("d2", "d9", top="4 13")
    play(match, "call", "draw", "discard")
    assert kinds(match)[:4] == ["called", "drew", "discarded", "census"]
    scored = [event for event in told(match) if event["kind"] in ("scored", "awarded")]
    assert scored == [
        {"kind": "scored", "seat": 0, "sum": 2, "points": 0, "total": 0},
        {"kind": "scored", "seat": 1, "sum": 9, "points": 9, "total": 9},
        {"kind": "awarded", "seat": 0, "active": 1},
    ]


def test_a_refill_is_told() -> None:
    match = power(2, "u1 d5", top="9")
    assert told(match)[-1] == {"kind": "displayed", "card": "seer"}


def test_special_points_are_told() -> None:
    match = last_turn("d12", "d12 d12 d13 d13", mode="points100", points=[{"cards": 50}])
    assert [event for event in told(match) if event["kind"] in ("kamikaze", "jumped")] == [
        {"kind": "kamikaze", "seat": 1},
        {"kind": "jumped", "seat": 0},
    ]


def test_a_new_round_is_told() -> None:
    match = last_turn("d5", "d2")
    assert [event for event in told(match) if event["kind"] == "round"] == [{"kind": "round", "round": 2, "seat": 1}]
    assert kinds(match)[-1] == "first_discard"
