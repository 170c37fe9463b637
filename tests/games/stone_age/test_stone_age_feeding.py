"""Phase 3: every tribe is fed."""

from __future__ import annotations

import pytest

from mizban import Match
from stone_age_table import (
    BLUE,
    GREEN,
    RED,
    acting,
    asked,
    begin,
    feeding,
    food,
    goods,
    heard,
    is_refused,
    kinds,
    options,
    play,
    reason,
    score,
    scored,
    tribe,
)


def test_the_harvest_comes_first_then_each_figure_eats_and_the_rest_is_kept() -> None:
    match = feeding(tribe(agriculture=2, figures=6, food=5))
    assert food(match) == 1
    assert heard(match, "harvest") == [{"seat": 0, "count": 2}]
    assert heard(match, "fed")[0] == {"seat": 0, "count": 6}


def test_exactly_enough_food_is_enough() -> None:
    match = feeding(tribe(agriculture=1, food=4))
    assert (food(match), score(match)) == (0, 0)
    assert asked(match)[0] == "place_at"


def test_agriculture_alone_may_feed_a_tribe() -> None:
    match = feeding(tribe(agriculture=10, figures=7, food=0))
    assert food(match) == 3


def test_without_agriculture_nothing_is_harvested() -> None:
    assert heard(feeding(), "harvest") == []


def test_who_has_enough_food_is_not_asked_and_pays_no_resources() -> None:
    match = feeding(tribe("9 wood"))
    assert asked(match)[0] == "place_at"
    assert (goods(match), food(match)) == ("9 wood", 7)


# Hunger


def hungry(missing: int, have: str, points: int = 0) -> Match:
    """A tribe of five lacks so much food."""
    return feeding(tribe(have, food=5 - missing, points={"buildings": points}))


@pytest.mark.parametrize("missing", [1, 4])
def test_the_unwilling_lose_ten_points_however_much_is_missing(missing: int) -> None:
    match = hungry(missing, "2 wood 3 gold", points=6)
    assert asked(match) == ("hunger", RED)
    assert options(match) == ["starve", "feed"]
    play(match, "starve")
    assert score(match) == -4
    assert (food(match), goods(match)) == (0, "2 wood 3 gold")
    assert match.breakdown(RED)["hunger"] == -10
    assert heard(match, "hungry") == [{"seat": 0, "count": missing, "points": 10}]


@pytest.mark.parametrize(("missing", "have"), [(1, ""), (3, "1 wood 1 gold"), (5, "4 stone")])
def test_who_cannot_pay_loses_ten_points_without_a_question_and_keeps_the_resources(missing: int, have: str) -> None:
    match = hungry(missing, have)
    assert asked(match)[0] == "place_at"
    assert (score(match), food(match), goods(match)) == (-10, 0, have)


def test_a_resource_of_ones_choice_is_paid_for_each_missing_food() -> None:
    match = hungry(3, "2 wood 2 brick 1 stone 1 gold")
    play(match, "feed 2 brick wood")
    assert (goods(match), food(match), score(match)) == ("1 wood 1 stone 1 gold", 0, 0)
    assert asked(match)[0] == "place_at"


def test_any_mixture_of_the_right_size_will_do() -> None:
    match = hungry(2, "2 wood 1 gold")
    assert reason(match, "feed 2 wood") is None
    assert reason(match, "feed 1 wood 1 gold") is None
    assert reason(match, "feed 2 gold") == "lacks"


def test_a_part_of_the_shortage_or_more_than_it_cannot_be_paid() -> None:
    match = hungry(3, "9 wood")
    assert reason(match, "feed 2 wood") == "wrong-number"
    assert reason(match, "feed 4 wood") == "wrong-number"
    begin(match, "feed", "wood", "wood")
    assert options(match) == ["wood"]
    assert is_refused(match, "4")
    assert (goods(match), food(match)) == ("9 wood", 2)


def test_all_food_is_paid_before_resources() -> None:
    match = hungry(1, "1 gold")
    play(match, "feed gold")
    assert (food(match), goods(match)) == (0, "")
    assert heard(match, "fed")[0] == {"seat": 0, "count": 4}


def test_the_harvest_counts_before_the_shortage() -> None:
    match = feeding(tribe("9 wood", food=1, agriculture=2, figures=6))
    assert asked(match) == ("hunger", RED)
    assert "3" in match.prompt()
    play(match, "feed 3 wood")
    assert (goods(match), food(match)) == ("6 wood", 0)


def test_before_feeding_the_view_says_how_much_will_be_missing() -> None:
    match = acting(tribe(food=1, agriculture=2, figures=6), placed={"field": [1]})
    assert match.view()["players"][RED]["missing"] == 3
    play(match, "field")
    assert match.view()["players"][RED]["missing"] == 2


def test_while_a_tribe_is_hungry_the_view_says_how_much_is_missing() -> None:
    match = feeding(tribe("9 wood", food=1, agriculture=2, figures=6))
    assert match.view()["players"][RED]["missing"] == 3


def test_nothing_is_missing_when_the_game_is_over() -> None:
    assert scored(tribe(food=0, figures=6)).view()["players"][RED]["missing"] == 0


def test_the_score_may_fall_below_zero_again_and_again() -> None:
    match = feeding(tribe(food=0, points={"hunger": -20}))
    assert score(match) == -30


# Who eats


def test_every_figure_eats_the_new_one_and_those_that_stayed_at_home() -> None:
    match = acting(tribe(food=9, figures=8), placed={"hut": [2], "hunting_ground": [0, 0]})
    play(match, "hut")
    assert (food(match), heard(match, "fed")[0]) == (0, {"seat": 0, "count": 9})


def test_every_tribe_is_fed_from_the_start_player_clockwise() -> None:
    match = feeding(seats=3, start=BLUE)
    assert [event["seat"] for event in heard(match, "fed")] == [BLUE, GREEN, RED]
    assert [food(match, seat) for seat in range(3)] == [7, 7, 7]


def test_several_hungry_tribes_decide_each_for_itself() -> None:
    match = feeding(tribe("1 wood", food=4), tribe("5 gold", food=0), tribe("1 gold", food=4), start=GREEN)
    assert asked(match) == ("hunger", GREEN)
    play(match, "feed gold")
    assert asked(match) == ("hunger", RED)
    play(match, "starve")
    assert asked(match) == ("hunger", BLUE)
    play(match, "feed 5 gold")
    assert [score(match, seat) for seat in range(3)] == [-10, 0, 0]
    assert [goods(match, seat) for seat in range(3)] == ["1 wood", "", ""]


def test_feeding_follows_the_last_action() -> None:
    match = acting(placed={"field": [1], "hunting_ground": [0, 0]})
    play(match, "field")
    assert kinds(match)[:4] == ["field", "harvest", "fed", "fed"]
