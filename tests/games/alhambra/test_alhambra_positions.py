"""Positions: written and read, with defaults; every mistake is one clear sentence."""

from __future__ import annotations

from typing import Any

import pytest

import mizban
from alhambra_table import FOUR, asked, options, player
from mizban import BadPosition

LINE = ["fountain pavilion-8 seraglio-9"]


def read(**position: Any) -> mizban.Match:
    return mizban.position("alhambra", position)


def test_an_empty_position_is_two_players_with_their_start_tiles() -> None:
    match = read()
    assert asked(match) == ("act", 0)
    assert options(match) == ["finish"]
    written = match.position()
    assert [each["alhambra"] for each in written["players"]] == [["fountain"], ["fountain"]]
    assert written["piles"] == [15, 15, 14, 14, 14]


def test_an_alhambra_is_drawn_in_rows() -> None:
    rows = [".          pavilion-2 .", "chambers-5 fountain   arcades-4", ".          seraglio-3 ."]
    match = read(players=[{"alhambra": rows}, {}])
    assert match.position()["players"][0]["alhambra"] == [row.rstrip() for row in rows]


@pytest.mark.parametrize(("turned", "piles"), [(0, [22, 22, 22, 21, 21]), (1, [36, 36, 36]), (2, [108])])
def test_the_deck_is_divided_by_default(turned: int, piles: list[int]) -> None:
    assert read(players=[{}] * 3, scoring_cards=turned).position()["piles"] == piles


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"players": [{}]}, "players must be a list of 2 to 6, not of 1"),
        ({"players": [{}] * 7}, "players must be a list of 2 to 6, not of 7"),
        ({"colour": 1}, "position has no field named 'colour'"),
        ({"players": [{"alhambra": []}, {}]}, "alhambra must have one fountain, not 0"),
        ({"players": [{"alhambra": ["fountain fountain"]}, {}]}, "alhambra must have one fountain, not 2"),
        ({"players": [{"alhambra": [7]}, {}]}, "alhambra must be rows of tiles such as"),
        ({"players": [{"alhambra": ["fountain palace-3"]}, {}]}, "alhambra at 1, 0 must be one of pavilion-2"),
        ({"players": [{"alhambra": ["fountain chambers-9b"]}, {}]}, "breaks a building rule: walls-differ"),
        ({"players": [{"alhambra": ["fountain . garden-11"]}, {}]}, "breaks a building rule: not-on-foot"),
        ({"players": [{"alhambra": ["fountain pavilion-7 seraglio-7"]}, {}]}, "breaks a building rule: not-on-foot"),
        (
            {"players": [{"alhambra": ["fountain garden-11 tower-12", "arcades-9 . arcades-10",
                                       "chambers-10 chambers-11 tower-11c"]}, {}]},
            "breaks a building rule: hole",
        ),
        ({"players": [{"alhambra": LINE}, {"reserve": ["pavilion-8"]}]}, "reserve[0] is pavilion-8, which is"),
        ({"market": ["tower-12"], "held": ["tower-12"]}, "held[0] is tower-12, which is somewhere else already"),
        ({"market": ["tower-12"] * 5}, "market must have at most 4 tiles"),
        ({"market": ["fountain"]}, "market[0] must be one of pavilion-2"),
        ({"players": [{"hand": {"blue": [4, 4, 4]}}, {}]}, "hand has one blue-4 more than there are"),
        ({"players": [{"hand": {"red": [4]}}, {}]}, "hand has no field named 'red'"),
        ({"players": [{"hand": {"blue": [10]}}, {}]}, "hand.blue must be a whole number from 1 to 9, not 10"),
        ({"display": [*FOUR, "blue-1"]}, "display must have at most 4 cards"),
        ({"display": ["blue-0"]}, "display[0] must be one of yellow-1"),
        ({"piles": [1, 2]}, "piles must be at most 5 and have 72 cards together"),
        ({"scoring_cards": 3}, "scoring_cards must be a whole number from 0 to 2, not 3"),
        ({"scoring_cards": 2, "piles": [12, 15, 15, 15, 15]}, "pending is no moment of this game"),
        ({"players": [{}] * 3, "imaginary": {}}, "position has no field named 'imaginary'"),
        ({"held": ["tower-12"], "pending": [{"turn": {"seat": 0}}]}, "pending is no moment of this game"),
        ({"pending": [{"act": {"seat": 2, "again": 0}}]}, "seat must be a whole number from 0 to 1, not 2"),
        ({"pending": [{"choose_tile": {"seat": 0, "give": 1}}]}, "pending is no moment of this game"),
        ({"pending": [{"place_tile": {"seat": 0, "give": 1, "tile": 3}}]}, "pending is no moment of this game"),
        ({"pending": [{"pay": {"seat": 0, "again": 0, "slot": 1, "paid": 0}}]}, "pending is no moment of this game"),
        ({"pending": [{"redesign": {"seat": 0, "again": 0, "tile": 1}}]}, "pending is no moment of this game"),
        ({"pending": [{"take": {"seat": 0, "again": 0, "picked": 1}}]}, "pending is no moment of this game"),
        ({"pending": [{"end_of_turn": {"seat": 0}}, {"act": {"seat": 0, "again": 0}}]}, "pending is no moment"),
        ({"pending": [{"dance": {}}]}, "has no step named 'dance'"),
    ],
)  # fmt: skip
def test_a_mistake_is_one_clear_sentence(position: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read(**position)
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_lone_question_is_followed_by_the_rest_of_its_turn() -> None:
    match = read(players=[player(reserve="tower-12"), {}], pending=[{"redesign": {"seat": 0, "again": 0, "tile": 52}}])
    assert [next(iter(step)) for step in match.position()["pending"]] == ["redesign", "end_of_turn"]
    match = read(held=["tower-12"], pending=[{"choose_tile": {"seat": 1, "give": 1}}])
    names = [next(iter(step)) for step in match.position()["pending"]]
    assert names == ["choose_tile", "place_held", "refill_money", "refill_market", "score_due", "next_turn"]
