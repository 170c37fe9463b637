"""Section 4 of the rules: the set-up of a round, and the first looks."""

from __future__ import annotations

import pytest

import mizban
from mizban.core.flow import chance_of
from mizban.games.silver import GAME
from mizban.games.silver.data import COPIES, NAMES
from mizban.records import fresh
from silver_table import (
    amulet,
    asked,
    cards_heard,
    dealt,
    deck,
    discard,
    display,
    faces,
    heard,
    last_turn,
    look_around,
    numbers,
    options,
    own_options,
    play,
    village,
)


def test_there_are_fifty_two_cards() -> None:
    assert sum(COPIES) == 52
    assert list(COPIES) == [2, *[4] * 12, 2]
    assert len(NAMES) == 14


def test_two_to_four_play() -> None:
    assert GAME.seats == (2, 3, 4)


@pytest.mark.parametrize(("seats", "removed"), [(2, 10), (3, 5), (4, 0)])
def test_five_cards_each_and_a_deck_of_31_for_every_number_of_players(seats: int, removed: int) -> None:  # E01
    view = mizban.new("silver", seats, seed=3).view()
    assert [len(player["village"]) for player in view["players"]] == [5] * seats
    assert (view["removed"], view["deck"], view["discard"]["size"], view["display"]) == (removed, 31, 1, [])
    assert view["amulet"]["holder"] is None
    assert removed + view["deck"] + view["discard"]["size"] + 5 * seats == 52


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_village_cards_lie_face_down_in_dealt_order(seats: int) -> None:
    match = dealt(seats)
    assert village(match, 0) == "d5 d12 d3 d0 d7"
    assert village(match, 1) == "d8 d9 d2 d6 d11"


@pytest.mark.parametrize("first", [0, 1, 5, 10, 11])
def test_the_power_of_the_first_discard_does_nothing(first: int) -> None:  # R48
    match = look_around(dealt(2, first=first))
    assert discard(match) == [first]
    assert asked(match) == ("act", 0)
    assert (deck(match), display(match)) == (31, [])


def test_everybody_sees_the_first_discard() -> None:
    assert dealt(2, first=9).view()["discard"] == {"size": 1, "top": 9, "pile": None}


def test_chance_says_who_begins_the_first_round() -> None:  # R46
    match = fresh(GAME, 3, {}, bytes(32))
    chance = chance_of(match.state)
    assert chance is not None
    assert list(chance.weights(match.state)) == [1, 1, 1]


@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_start_player_has_the_first_turn(start: int) -> None:
    match = look_around(dealt(3, start=start))
    assert asked(match) == ("act", start)
    assert match.view()["start"] == start


def test_nobody_owns_the_amulet_in_the_first_round() -> None:
    assert amulet(dealt(2)) == (None, False)


def test_in_later_rounds_the_holder_starts() -> None:
    match = last_turn("d9", "d2", "d5")
    assert amulet(match) == (1, False)
    assert match.view()["start"] == 1
    assert asked(look_around(match)) == ("act", 1)


def test_all_cards_are_shuffled_for_the_next_round() -> None:
    match = last_turn("d9", "d2", "d5", discard="4 4 4", display="")
    view = match.view()
    assert (view["round"], view["deck"], view["removed"], view["discard"]["size"]) == (2, 31, 5, 1)
    assert [faces(match, seat, owner) for seat in range(3) for owner in range(3)] == ["? ? ? ? ?"] * 9


# The first looks


def test_all_look_at_the_same_time() -> None:
    match = dealt(3)
    assert match.waiting == [0, 1, 2]
    play(match, "look 5", "look 2", seat=2)
    assert match.waiting == [0, 1]
    play(match, "look 1", seat=0)
    play(match, "look 1", seat=1)
    assert match.waiting == [0, 1]


def test_each_looks_at_exactly_two_of_their_own_cards() -> None:  # R43
    match = dealt(2)
    assert options(match, 0) == ["look 1", "look 2", "look 3", "look 4", "look 5"]
    play(match, "look 4", seat=0)
    assert options(match, 0) == ["look 1", "look 2", "look 3", "look 5"]
    play(match, "look 1", seat=0)
    assert match.waiting == [1]
    assert faces(match, 0) == "5 ? ? 0 ?"


def test_the_first_turn_starts_when_all_are_done() -> None:
    match = dealt(2)
    play(match, "look 4", "look 1", seat=0)
    play(match, "look 2", seat=1)
    assert match.view()["turn"] is None
    play(match, "look 3", seat=1)
    assert asked(match) == ("act", 0)


def test_the_faces_of_the_first_looks_are_secret() -> None:
    match = dealt(2)
    play(match, "look 4", "look 1", seat=0)
    assert faces(match, 1) == "? ? ? ? ?"
    assert cards_heard(match, "looked", 1) == [None, None]
    assert cards_heard(match, "looked", None) == [None, None]
    assert cards_heard(match, "looked", 0)[1] == 5


def test_the_slots_of_the_first_looks_are_public() -> None:  # R43
    match = dealt(2)
    play(match, "look 4", "look 1", seat=0)
    assert [event["place"] for event in heard(match, "looked", 1)] == [4, 1]


def test_the_cards_looked_at_stay_face_down() -> None:
    match = look_around(dealt(2))
    assert village(match) == "d5 d12 d3 d0 d7"
    assert numbers(match, 0) == [None] * 5


def test_there_is_no_display_at_first() -> None:
    match = look_around(dealt(2))
    assert display(match) == []
    assert own_options(match) == ["draw", "take"]
