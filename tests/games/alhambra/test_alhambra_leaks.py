"""Hands are hidden: the log names a card while it happens, and whoever reads back later learns nothing of them."""

from __future__ import annotations

import json
from typing import Any, Optional

import pytest

import mizban
from mizban import Match
from mizban.core.state import CHANCE
from mizban.games.alhambra import GAME
from mizban.games.alhambra.data import CARDS
from mizban.records import fresh

MONEY = ("dealt", "laid", "took", "paid")
HANDS = (
    ("yellow-9", "green-9", "orange-7"),
    ("yellow-8", "green-8", "blue-8"),
    ("yellow-8", "green-8", "orange-8"),
)
OTHER_HANDS = (HANDS[0], HANDS[2], HANDS[1])
DISPLAY = ("blue-5", "orange-5", "yellow-5", "green-5")
NEXT = ("blue-6", "blue-7", "green-7")


def began(hands: tuple[tuple[str, ...], ...], open_hands: str = "no") -> Match:
    """A match of three in which chance deals these cards; seat 1 begins, or with the same merits seat 0."""
    match = fresh(GAME, 3, {"open_hands": open_hands}, bytes(32))
    for outcome in (*range(4), *[CARDS.index(card) for hand in hands for card in hand]):
        match.timeline.take(CHANCE, outcome)
    for card in DISPLAY:
        match.timeline.take(CHANCE, CARDS.index(card))
    match.timeline.roll()
    return match


def take(match: Match, card: str, laid: str) -> None:
    """Whoever is asked takes a card, and chance lays this one."""
    seat = match.seat
    assert seat is not None
    for answer in match.read(f"take {card}"):
        match.timeline.take(seat, answer)
    match.timeline.take(CHANCE, CARDS.index(laid))
    match.timeline.roll()


def sent(match: Match, seat: Optional[int]) -> str:
    """All that a seat can read back."""
    diary = None if seat is None else match.diary(seat)
    return json.dumps([match.view(seat), match.events(seat), diary], sort_keys=True)


def cards(match: Match, seat: Optional[int]) -> list[Any]:
    """The cards of which the log of a seat tells."""
    return [event["card"] for event in match.events(seat) if event["kind"] in MONEY]


def taken_crosswise(open_hands: str = "no") -> tuple[Match, Match]:
    """Two matches in which seats 1 and 2 have taken each other's cards; all else is the same, and seat 0 is asked."""
    pair = began(HANDS, open_hands), began(HANDS, open_hands)
    for match, first, second in zip(pair, ("blue-5", "orange-5"), ("orange-5", "blue-5"), strict=True):
        while match.seat != 1:
            take(match, "yellow-5", NEXT[0])
        take(match, first, NEXT[1])
        take(match, second, NEXT[2])
        assert match.seat == 0
    return pair


def test_what_happens_is_told_until_the_next_choice() -> None:
    match, twin = taken_crosswise()
    assert cards(match, 0)[-4:] == ["blue-5", "blue-7", "orange-5", "green-7"]
    assert sent(match, 0) != sent(twin, 0)
    for each in (match, twin):
        take(each, "green-5", "green-6")
        assert set(cards(each, 0)[:-2]) == {None}
    assert sent(match, 0) == sent(twin, 0)


def test_an_acknowledgement_is_enough() -> None:
    match, twin = taken_crosswise()
    for each in (match, twin):
        each.acknowledge(0)
    assert sent(match, 0) == sent(twin, 0)


def test_a_spectator_hears_of_the_last_choice_only() -> None:
    match, twin = taken_crosswise()
    for each in (match, twin):
        take(each, "green-5", "green-6")
        assert cards(each, None)[-2:] == ["green-5", "green-6"]
        assert set(cards(each, None)[:-2]) == {None}
    assert sent(match, None) == sent(twin, None)


def test_the_open_deal_is_forgotten() -> None:
    match, twin = began(HANDS), began(OTHER_HANDS)
    assert match.view(0) == twin.view(0)
    assert sent(match, 0) != sent(twin, 0)
    for each in (match, twin):
        each.acknowledge(0)
    assert sent(match, 0) == sent(twin, 0)


def test_with_two_players_the_cards_laid_open_do_not_tell_the_other_hand() -> None:
    match = mizban.new("alhambra", seats=2, seed=3)
    while len(match.timeline.line) < 200:
        match.play(match.legal()[0])
    match.acknowledge(0)
    assert set(cards(match, 0)) == {None}


@pytest.mark.parametrize("seat", [0, None])
def test_with_open_hands_the_log_shows_all(seat: Optional[int]) -> None:
    match, twin = taken_crosswise("yes")
    for each in (match, twin):
        take(each, "green-5", "green-6")
        assert None not in cards(each, seat)
    assert sent(match, seat) != sent(twin, seat)


def test_with_open_hands_the_view_is_as_ever() -> None:
    match, twin = taken_crosswise("yes")
    assert match.view(0) == twin.view(0)
    assert match.view(0)["hands"] is None


def test_faded_cards_are_told_in_words() -> None:
    match, _ = taken_crosswise()
    match.acknowledge(0)
    told = [mizban.language.event_word(event) for event in match.events(0) if event["kind"] == "took"]
    assert mizban.language.say(GAME, told[-1], "en") == "Player 3 takes a card."
    assert mizban.language.say(GAME, told[-1], "fa") == "بازیکن ۳ یک کارت برداشت."
