"""Positions: what is written can be read, what is left out has its default, what cannot be is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

import mizban
from faults import unshown
from kilt import (
    CARDS,
    COLOURS,
    FOUR,
    answer_at_random,
    asked,
    cards_at,
    dealt,
    ducats,
    landed,
    lay,
    lies,
    options,
    places,
    play,
    sizes,
    supply,
    tower,
)
from mizban import BadPosition, Match
from mizban.registry import find


def position(**description: Any) -> Match:
    return mizban.position("kilt-castle", description, seed=1)


# Written and read


def same_after_reading(match: Match) -> None:
    """What was written gives the same position, asks the same and shows the same."""
    written = match.position()
    again = mizban.position("kilt-castle", written, seed=1)
    assert again.position() == written
    assert again.waiting == match.waiting
    assert again.view() == match.view()
    for seat in match.waiting:
        assert again.legal(seat) == match.legal(seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("water", ["bottom-right", "top-left"])
def test_every_position_of_a_game_can_be_written_and_read(seats: int, water: str) -> None:
    colours = "DLOR" if seats == 4 else "ODRL"
    table = {"water": water, "colours": colours, "gap_entry_needs_neighbour": "yes"}
    match = mizban.new("kilt-castle", seats, 5, table)
    chance = random.Random(seats)
    while not match.over:
        same_after_reading(match)
        answer_at_random(match, chance)
    same_after_reading(match)


def test_the_second_half_of_a_choice_can_be_written_and_read() -> None:
    match = landed("R/O", "P4", towers={"a1": "R O", "c3": "L D"}, roofs=["a1", "c3"], empties=True)
    for word in ("e1", "0", "e1", "0", "a1"):
        same_after_reading(match)
        play(match, word)
    play(match, "S-L")
    same_after_reading(match)


def test_a_position_within_the_deal_can_be_written_and_read() -> None:
    written = dealt(4, ["R/O", "D/L"]).position()
    again = mizban.position("kilt-castle", written, seed=1)
    assert sizes(again) == {"P0": 4, "P1": 3, "P2": 2, "P3": 1}  # chance has dealt the rest
    assert {"D-RO", "D-LD"} < set(cards_at(again, "P1"))


def test_a_position_is_written_in_the_words_of_the_rule_book() -> None:
    match = landed("R/O", "P4", towers={"e2": "D2 R"}, ducats={"R": 5}, turn=9, empties=True)
    play(match, "e2", "1")
    written = match.position()
    assert written["options"] == {"water": "bottom-right", "gap_entry_needs_neighbour": "no"}
    assert written["players"][0]["colours"] == ["red"]
    assert written["players"][0]["ducats"]["start"] == 5
    assert written["cards"]["D-RO"] == {"travel": 24, "near": "red"}
    assert written["cards"]["S-R"] == {"travel": 24}
    assert written["towers"] == {"e2": "D2 R R1"}
    assert written["roofs"] == []
    assert written["seal"] == {"seat": 0, "ducat_side": True}
    assert written["turn"] == 9
    assert written["pending"][0] == {"build_on": {"seat": 1, "card": "D-RO", "half": 1, "first": "e2"}}


# Defaults


def test_without_a_word_two_players_begin() -> None:
    match = position()
    assert [list(player["colours"]) for player in match.view()["players"]] == [
        ["red", "orange"],
        ["light_grey", "dark_grey"],
    ]
    assert ducats(match) == [10, 10]
    assert sizes(match) == {"P0": 4, "P1": 3, "P2": 2, "P3": 1}
    assert set(supply(match)) == set(COLOURS.values())
    assert match.view()["sites"] == {}
    assert (match.view()["turn"], match.view()["seal"]) == (1, {"seat": 0, "ducat_side": False})
    assert asked(match) == ("move_card", 0)


@pytest.mark.parametrize(
    ("seats", "expected"), [(3, {"P1": 3, "P2": 2, "P3": 1}), (4, {"P0": 4, "P1": 3, "P2": 2, "P3": 1})]
)
def test_without_cards_they_lie_as_at_the_start(seats: int, expected: dict[str, int]) -> None:
    match = position(players=[{}] * seats)
    assert sizes(match) == expected
    for at in expected:
        letters = "".join(card[2:] for card in cards_at(match, at))
        assert all(letters.count(letter) <= 2 for letter in "ROLD")


def test_without_near_the_first_colour_of_a_card_faces_the_board() -> None:
    assert lies(position(), "D-OD") == "O/D"


def test_the_seal_decides_who_is_asked() -> None:
    assert asked(position(players=[{}] * 4, seal={"seat": 2})) == ("move_card", 2)


def test_a_plain_number_of_ducats_is_money_from_the_start() -> None:
    match = position(players=[{"ducats": 7}, {}])
    assert match.breakdown(0)["start"] == 7
    assert match.scores() == [7, 10]


def test_ducats_may_be_told_by_what_they_came_from() -> None:
    match = position(players=[{"ducats": {"start": 10, "received": 3, "paid": -4}}, {}])
    assert match.scores() == [9, 10]
    assert match.breakdown(0)["paid"] == -4


def test_the_storeys_of_towers_come_out_of_the_supply() -> None:
    match = position(towers={"a1": "R O2 R1", "b1": "L"})
    assert supply(match) == {
        "red": [10, 2, 2],
        "orange": [11, 3, 1],
        "light_grey": [10, 3, 2],
        "dark_grey": [11, 3, 2],
    }
    assert tower(match, "a1") == "R O2 R1"


def test_the_options_of_the_table_can_be_set() -> None:
    match = position(
        options={"water": "top-left", "gap_entry_needs_neighbour": "yes"}, cards=lay({"P4": 4, "P8": 4, "P9": 2}, FOUR)
    )
    assert set(match.view()["water"]) == {"a1", "a2", "b1"}
    assert places(match, "P4") == ["P5", "P9", "P10"]


def test_a_lone_question_is_followed_by_the_rest_of_its_turn() -> None:
    match = position(
        players=[{}] * 4,
        seal={"ducat_side": True},
        pending=[{"build_on": {"seat": 0, "card": "S-R", "half": 0, "first": None}}],
    )
    assert options(match) == ["a1"]
    play(match, "a1", "0")
    assert ducats(match) == [11, 10, 10, 10]
    assert asked(match) == ("move_card", 1)


def test_without_anything_pending_the_game_is_over() -> None:
    assert position(pending=[]).over


# What cannot be

CARDS_APART = {card: {"travel": 20 if card == "S-R" else i // 3} for i, card in enumerate(CARDS)}

FOUR_PLAYERS: list[dict[str, Any]] = [{}] * 4
ALL_RED = {"a1": "R R R R R R R R R R R R1 R1 R1 R2 R2"}
RED_BUILDS = {"seat": 0, "card": "S-R", "half": 0, "first": None}

MISTAKES: list[tuple[dict[str, Any], str]] = [
    # Players
    ({"players": [{}]}, "players must have 2 to 4 entries, not 1"),
    ({"players": [{}] * 5}, "players must have 2 to 4 entries, not 5"),
    ({"players": {}}, "players must be a list"),
    ({"players": [{}, "me"]}, r"players\[1\] must be an object"),
    ({"players": [{"colours": ["red"]}, {}]}, r"players\[0\].colours must have 2 to 2 entries, not 1"),
    ({"players": [{"colours": ["red", "orange"]}, {}, {}]}, r"players\[0\].colours must have 1 to 1 entries, not 2"),
    ({"players": [{}, {"colours": ["red", "light_grey"]}]}, r"players\[1\].colours has red, which is taken"),
    ({"players": [{"colours": ["red", "pink"]}, {}]}, r"players\[0\].colours cannot be 'pink'; it may be red, orange"),
    ({"players": [{"hat": 1}, {}]}, r"players\[0\] has no field named 'hat'"),
    # Ducats
    ({"players": [{"ducats": -1}, {}]}, r"players\[0\].ducats must be a whole number from 0"),
    ({"players": [{"ducats": "many"}, {}]}, r"players\[0\].ducats must be a whole number"),
    ({"players": [{"ducats": {"start": 0.5}}, {}]}, r"players\[0\].ducats.start must be a whole number"),
    ({"players": [{"ducats": {"loan": 5}}, {}]}, r"players\[0\].ducats has no field named 'loan'"),
    # Options
    ({"options": {"water": "middle"}}, "options.water cannot be 'middle'; it may be bottom-right, "),
    (
        {"options": {"gap_entry_needs_neighbour": "maybe"}},
        "neighbour cannot be 'maybe'; it may be no, yes",
    ),
    ({"options": {"colours": "ROLD"}}, "options has no field named 'colours'"),
    # Cards
    ({"players": [{}] * 3, "cards": {"S-D": {"travel": 1}}}, "cards.S-D: the dark grey card is not in play"),
    ({"cards": {"S-X": {"travel": 1}}}, "cards has no field named 'S-X'"),
    ({"cards": {"S-R": {"travel": -1}}}, "S-R.travel must be a whole number from 0"),
    ({"cards": {"S-R": {}}}, "S-R.travel must be a whole number"),
    ({"cards": {"S-R": {"travel": 0, "near": "red"}}}, "S-R has no field named 'near'"),
    ({"cards": {"D-RO": {"travel": 0, "near": "dark_grey"}}}, "D-RO.near cannot be 'dark_grey'; it may be red, orange"),
    ({"cards": CARDS_APART}, "cards must not be a whole round apart"),
    (
        {"cards": lay({"P0": 2, "P1": 2, "P2": 2, "P3": 2, "P4": 1, "P5": 1}, FOUR)},
        "cards must lie in at most 5 rows",
    ),
    (
        {"players": [{}] * 3, "cards": lay({"P0": 2, "P1": 1, "P2": 1, "P3": 1, "P4": 1}, "ROL")},
        "cards must lie in at most 4 rows",
    ),
    ({"cards": lay({"P0": 5, "P1": 3, "P2": 2}, FOUR)}, "cards must not lie more than 4 in a row"),
    (
        {"players": [{}] * 3, "cards": lay({"P0": 4, "P1": 2}, "ROL")},
        "cards must not lie more than 3 in a row",
    ),
    # Towers
    ({"towers": {"e5": "R"}}, "towers.e5 is water; nothing can stand there"),
    ({"towers": {"a1": "R"}, "options": {"water": "top-left"}}, "towers.a1 is water"),
    ({"towers": {"f1": "R"}}, "towers has no field named 'f1'"),
    ({"towers": {"a1": ["R"]}}, "towers.a1 must be a text of at most 300 letters, not a list"),
    ({"towers": {"a1": "R " * 200}}, "towers.a1 must be a text of at most 300 letters, not 'R R"),
    ({"towers": {"a1": "R G"}}, "towers.a1 has the storey 'G'"),
    ({"towers": {"a1": "R3"}}, "towers.a1 has the storey 'R3'"),
    ({"towers": {"a1": "RO"}}, "towers.a1 has the storey 'RO'"),
    ({"players": [{}] * 3, "towers": {"a1": "D"}}, "towers.a1 has a storey of dark grey, which nobody has"),
    ({"towers": {"a1": "R " * 12}}, "towers.a1 has more red storeys with 0 crests than there are"),
    ({"towers": {"a1": "R1 R1", "b1": "R1 R1"}}, "towers.b1 has more red storeys with 1 crests than there are"),
    ({"towers": {"a1": "R2 R2 R2"}}, "towers.a1 has more red storeys with 2 crests than there are"),
    # Roofs
    ({"roofs": ["a1"]}, r"roofs: a roof must lie on a tower of at least two storeys"),
    ({"towers": {"a1": "R"}, "roofs": ["a1"]}, r"roofs: a roof must lie on a tower of at least two storeys"),
    ({"towers": {"a1": "R O"}, "roofs": ["a1", "a1"]}, r"roofs\[1\]: a1 has a roof already"),
    (
        {"towers": {"a1": "R O", "b1": "R O", "c1": "R O"}, "roofs": ["a1", "b1", "c1"]},
        "roofs must be at most 2",
    ),
    ({"roofs": ["f1"]}, r"roofs\[0\] cannot be 'f1'; it may be"),
    ({"roofs": "a1"}, "roofs must be a list"),
    # Seal and turn
    ({"seal": {"seat": 2}}, "seal.seat must be a whole number from 0 to 1"),
    ({"seal": {"ducat_side": 1}}, "seal.ducat_side must be true or false"),
    ({"seal": {"side": "ducat"}}, "seal has no field named 'side'"),
    ({"turn": 401}, "turn must be a whole number from 0 to 400"),
    ({"turn": True}, "turn must be a whole number"),
    # What is pending
    (
        {"cards": lay({"P4": 4, "P5": 4, "P6": 2}, FOUR), "pending": [{"check_deal": {}}]},
        "cards must lie as they are dealt",
    ),
    (
        {"cards": lay({"P0": 4, "P1": 4, "P2": 2}, FOUR), "pending": [{"check_deal": {}}]},
        "cards must lie as they are dealt",
    ),
    (
        {
            "cards": {card: {"travel": 50 if card == "D-RO" else 0} for card in (*CARDS[:4], "D-RO")},
            "pending": [{"deal_card": {"travel": travel}} for travel in (1, 1, 2, 2, 3)] + [{"check_deal": {}}],
        },
        "cards must lie as they are dealt",
    ),
    # Whom a question is put to, and when
    ({"seal": {"ducat_side": True}}, "the ducat side of the seal comes up only when a card has moved"),
    (
        {"seal": {"seat": 1}, "pending": [{"move_card": {"seat": 0}}]},
        "the seal is with Player 2, who alone moves",
    ),
    ({"turn": 0}, "turns are counted from 1"),
    ({"towers": ALL_RED, "players": FOUR_PLAYERS}, "no turn follows once a player has built the last storey"),
    ({"players": [{"ducats": {"start": 5, "paid": -10}}, {}]}, r"players\[0\].ducats: nobody can have -5 ducats"),
    (
        {"towers": ALL_RED, "players": FOUR_PLAYERS, "pending": [{"build_on": RED_BUILDS}]},
        "red has no storey left to build",
    ),
    ({"pending": [{"build_on": {**RED_BUILDS, "seat": 1}}]}, "red is the colour of another player"),
    ({"pending": [{"build_on": {**RED_BUILDS, "half": 1}}]}, "the red card has no such half"),
    ({"pending": [{"build_on": {**RED_BUILDS, "first": "a1"}}]}, "nobody can have built on a1 just before"),
    (
        {"players": [{}] * 3, "pending": [{"build_on": {**RED_BUILDS, "card": "S-D"}}]},
        "the dark grey card is not in play",
    ),
    ({"pending": [{"roof": {"seat": 0, "site": "a1"}}]}, "unlike a1"),
    ({"towers": {"a1": "R L"}, "pending": [{"roof": {"seat": 0, "site": "a1"}}]}, "belongs to whoever built its top"),
    ({"towers": {"a1": "L R"}, "pending": [{"move_roof": {"seat": 0, "site": "a1"}}]}, "a roof lies beside the board"),
    (
        {"towers": {"a1": "L R"}, "roofs": ["a1"], "pending": [{"roof": {"seat": 0, "site": "a1"}}]},
        "a1 has a roof already",
    ),
    ({"pending": [{"deal_card": {"travel": 1}}, {"check_deal": {}}]}, "pending must deal the 0 cards"),
    ({"pending": [{"together": {"lanes": [[], []]}}]}, "players never choose at the same time"),
    # The whole
    ({"weather": "rain"}, "position has no field named 'weather'"),
    ({"game": "chess"}, "game is 'chess', but the position was to be one of kilt-castle"),
]


@pytest.mark.parametrize(("description", "message"), MISTAKES)
def test_a_mistake_is_named(description: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        position(**description)


def test_cards_nineteen_apart_are_fine() -> None:
    assert sizes(position(cards=lay({"P0": 3, "P5": 4, "P19": 3}, FOUR))) == {"P0": 3, "P5": 4, "P19": 3}


def test_every_fault_of_the_game_has_an_example() -> None:
    assert unshown(find("kilt-castle"), [description for description, _ in MISTAKES]) == []
