"""Buildings: what a tile costs, what it scores, and what lies under it."""

from __future__ import annotations

from collections import Counter

import pytest

from mizban.games.stone_age.data import COST, RESOURCES, TILE_NAMES
from stone_age_table import (
    BLUE,
    RED,
    YELLOW,
    acting,
    asked,
    begin,
    building,
    buy,
    give,
    goods,
    heard,
    homes,
    is_refused,
    kinds,
    options,
    play,
    reason,
    score,
    scored,
    seen,
    tops,
    tribe,
)

PLENTY = "9 wood 9 brick 9 stone 9 gold"
POINTS = {
    "wwb": 10, "wws": 11, "wbb": 11, "wwg": 12, "wss": 13, "bbs": 13, "bbg": 14, "bss": 14, "ssg": 16,
    "wbs": 12, "wbg": 13, "wsg": 14, "bsg": 15,
}  # fmt: skip


# Fixed costs


def test_two_wood_and_a_brick_score_ten_and_the_next_tile_is_turned_up() -> None:
    match = acting(
        tribe(),
        tribe(),
        tribe(),
        tribe("2 wood 1 brick"),
        turn=YELLOW,
        placed={"building_1": [0, 0, 0, 1], "hunting_ground": [0, 0, 0, 1]},
        stacks=[{"top": "wwb"}, {"top": "wss"}, {"top": "wwg"}, {"top": "bbs"}],
    )
    play(match, "building_1", "buy", "shows 4of2")
    assert (score(match, YELLOW), goods(match, YELLOW)) == (10, "")
    assert seen(match, YELLOW)["buildings"] == ["wwb"]
    assert tops(match) == ["4of2", "wss", "wwg", "bbs"]
    assert match.view()["stacks"][0]["below"] == 5
    assert homes(match)[YELLOW] == 4


@pytest.mark.parametrize(("tile", "points"), POINTS.items())
def test_a_fixed_tile_costs_exactly_what_it_shows(tile: str, points: int) -> None:
    match = building(tile, tribe(PLENTY))
    cost = dict(zip(RESOURCES, COST[TILE_NAMES.index(tile)], strict=True))
    play(match, "building_1")
    assert Counter(match.view()["stacks"][0]["price"]["pieces"]) == Counter(cost)
    assert reason(match, "buy") is None
    assert reason(match, "buy gold") == "exact-cost"
    price = " ".join(f"{count} {kind}" for kind, count in cost.items() if count)
    assert reason(match, f"buy {price}") == "exact-cost"  # what is fixed is not said
    play(match, "buy")
    assert score(match) == points
    assert seen(match)["goods"] == {kind: 9 - count for kind, count in cost.items()}


@pytest.mark.parametrize("have", ["9 wood 9 stone 9 gold", "1 wood 9 brick 9 stone 9 gold"])
def test_a_fixed_cost_admits_no_substitution(have: str) -> None:
    match = building("wwb", tribe(have))
    play(match, "building_1")
    assert asked(match) == ("resolve", BLUE)
    assert (score(match), goods(match), tops(match)[0]) == (0, have, "wwb")
    assert heard(match, "tile_left") == [{"seat": 0, "tile": "wwb"}]


def test_a_declined_tile_stays_face_up_and_the_figure_goes_home() -> None:
    match = building("wwb", tribe("2 wood 1 brick"))
    play(match, "building_1")
    assert options(match) == ["decline", "buy"]
    play(match, "decline")
    assert (tops(match)[0], goods(match), score(match), homes(match)[RED]) == ("wwb", "2 wood 1 brick", 0, 5)


def test_the_new_tile_can_be_visited_from_the_next_round_on() -> None:
    match = building("any", tribe("3 wood"))
    buy(match, "1 wood", "shows 5of1")
    assert asked(match) == ("resolve", BLUE)
    play(match, "hunting_ground", "building_1")
    assert match.view()["round"] == 2
    assert match.view()["places"] == {"building_1": [0, 1]}


# So many of so many kinds


def test_four_of_two_kinds_score_what_was_paid() -> None:
    match = building("4of2", tribe("1 wood 3 stone"))
    buy(match, "1 wood 3 stone")
    assert (score(match), goods(match)) == (18, "")
    assert seen(match)["buildings"] == ["4of2"]


def test_four_of_two_kinds_is_exact_in_number_and_kinds() -> None:
    match = building("4of2", tribe("2 wood 4 stone 1 gold"))
    play(match, "building_1")
    assert reason(match, "buy 4 stone") == "tile-kinds"
    assert reason(match, "buy 2 stone 1 wood 1 gold") == "tile-kinds"
    assert reason(match, "buy 3 stone 2 wood") == "tile-number"
    assert reason(match, "buy 2 stone 1 wood") == "tile-number"
    assert reason(match, "buy 3 stone 1 wood") is None
    begin(match, "buy", "stone", "stone", "stone")
    assert options(match) == ["gold"]
    assert is_refused(match, "stone")


def test_a_third_kind_is_not_offered_for_four_of_two_kinds() -> None:
    match = building("4of2", tribe("2 wood 4 stone 1 gold"))
    begin(match, "building_1", "buy", "wood", "stone", "stone")
    assert options(match) == ["stone"]
    assert is_refused(match, "gold")


def test_four_of_four_kinds_is_one_of_each() -> None:
    match = building("4of4", tribe("3 wood 3 brick 3 stone 3 gold"))
    play(match, "building_1", "buy")
    for kind in RESOURCES:
        assert options(match) == [kind]
        begin(match, kind)
    assert (score(match), goods(match)) == (18, "2 wood 2 brick 2 stone 2 gold")


def test_four_of_four_kinds_cannot_be_had_with_three_kinds() -> None:
    match = building("4of4", tribe("9 wood 9 brick 9 stone"))
    play(match, "building_1")
    assert heard(match, "tile_left") == [{"seat": 0, "tile": "4of4"}]


@pytest.mark.parametrize(
    ("tile", "low", "least", "high", "most"),
    [
        ("4of1", "4 wood", 12, "4 gold", 24),
        ("4of2", "3 wood 1 brick", 13, "1 stone 3 gold", 23),
        ("4of3", "2 wood 1 brick 1 stone", 15, "1 brick 1 stone 2 gold", 21),
        ("4of4", "1 wood 1 brick 1 stone 1 gold", 18, "1 wood 1 brick 1 stone 1 gold", 18),
        ("5of1", "5 wood", 15, "5 gold", 30),
        ("5of2", "4 wood 1 brick", 16, "1 stone 4 gold", 29),
        ("5of3", "3 wood 1 brick 1 stone", 18, "1 brick 1 stone 3 gold", 27),
        ("5of4", "2 wood 1 brick 1 stone 1 gold", 21, "1 wood 1 brick 1 stone 2 gold", 24),
    ],
)
def test_a_choice_tile_scores_the_worth_of_what_is_paid(tile: str, low: str, least: int, high: str, most: int) -> None:
    for price, points in ((low, least), (high, most)):
        match = building(tile, tribe(PLENTY))
        buy(match, price)
        assert score(match) == points
        assert match.breakdown(RED)["buildings"] == points


@pytest.mark.parametrize(
    ("tile", "have"),
    [
        ("4of1", "3 wood 3 brick 3 stone 3 gold"),
        ("4of2", "9 wood"),
        ("4of3", "9 wood 9 gold"),
        ("5of1", "4 wood 4 brick"),
        ("5of2", "2 wood 2 gold"),
        ("5of3", "1 wood 1 brick 1 stone 1 gold"),
        ("5of4", "1 wood 1 brick 1 stone 1 gold"),
    ],
)
def test_who_cannot_meet_number_and_kinds_leaves_the_tile(tile: str, have: str) -> None:
    match = building(tile, tribe(have))
    play(match, "building_1")
    assert asked(match) == ("resolve", BLUE)
    assert (tops(match)[0], goods(match)) == (tile, have)


# One to seven of any kinds


def test_seven_gold_score_42() -> None:
    match = building("any", tribe("8 gold"))
    buy(match, "7 gold")
    assert (score(match), goods(match)) == (42, "1 gold")


def test_one_wood_scores_three() -> None:
    match = building("any", tribe("2 wood"))
    buy(match, "1 wood")
    assert (score(match), goods(match)) == (3, "1 wood")


def test_a_mixture_scores_its_sum() -> None:
    match = building("any", tribe(PLENTY))
    buy(match, "2 wood 1 brick 1 stone 1 gold")
    assert score(match) == 21


def test_nothing_is_no_purchase_and_eight_are_too_many() -> None:
    match = building("any", tribe("9 gold"))
    play(match, "building_1")
    assert reason(match, "buy 8 gold") == "tile-number"
    assert reason(match, "buy 7 gold") is None
    play(match, "buy")
    assert options(match) == ["gold"]
    assert reason(match, "enough") == "tile-number"
    assert is_refused(match, "4")


def test_the_seventh_piece_ends_the_payment() -> None:
    match = building("any", tribe("8 gold"))
    begin(match, "building_1", "buy", *["gold"] * 6)
    assert options(match) == ["gold", "enough"]
    begin(match, "gold")
    assert kinds(match)[:2] == ["paid", "built"]


def test_without_a_resource_even_this_tile_is_left() -> None:
    match = building("any", tribe())
    play(match, "building_1")
    assert heard(match, "tile_left") == [{"seat": 0, "tile": "any"}]


def test_nothing_changes_hands_before_the_last_piece() -> None:
    match = building("4of1", tribe("4 wood"))
    begin(match, "building_1", "buy", "wood", "wood", "wood")
    assert (goods(match), score(match)) == ("4 wood", 0)
    begin(match, "wood")
    assert (goods(match), score(match)) == ("", 12)


# How many


FIVE = "wbb wwg wss bbs bbg"


def test_a_sixth_building_may_be_bought() -> None:
    match = building("any", tribe("1 wood", buildings=FIVE))
    buy(match, "1 wood")
    assert len(seen(match)["buildings"]) == 6
    assert score(match) == 3


def test_builders_count_all_six() -> None:
    match = scored(tribe(buildings=f"{FIVE} any", cards="builder2-food2"))
    assert match.breakdown(RED)["builders"] == 12


def test_two_buildings_can_be_bought_in_one_turn() -> None:
    match = acting(
        tribe("4 wood 1 brick 1 stone"),
        placed={"building_1": [1], "building_2": [1]},
        stacks=[{"top": "wwb"}, {"top": "wws"}],
    )
    play(match, "building_2", "buy", "building_1", "buy")
    assert (score(match), seen(match)["buildings"]) == (21, ["wwb", "wws"])


def test_a_score_may_be_of_any_size() -> None:
    match = building("any", tribe("7 gold", points={"buildings": 980}))
    buy(match, "7 gold")
    assert score(match) == 1022


def test_the_last_tile_of_a_stack_leaves_it_empty() -> None:
    match = building("wwb", tribe("2 wood 1 brick"), below=0)
    play(match, "building_1", "buy")
    assert match.view()["stacks"][0] == {"tile": None, "below": 0, "price": None, "points": None}
    assert heard(match, "stack_empty") == [{"stack": 1}]


def test_the_last_tile_below_is_turned_up_too() -> None:
    match = building("wwb", tribe("2 wood 1 brick"), below=1)
    play(match, "building_1", "buy")
    stack = match.view()["stacks"][0]
    assert stack["below"] == 0
    assert stack["tile"] is not None
    assert heard(match, "stack_empty") == []


def test_a_tile_that_is_turned_up_is_one_that_nobody_has_seen() -> None:
    match = building("any", tribe("1 wood", buildings="4of1 4of2"))
    play(match, "building_1")
    give(match, match.read("buy wood"))
    weights = dict(zip(TILE_NAMES, match.state.todo[-1].weights(match.state), strict=True))
    assert (weights["4of1"], weights["4of2"], weights["wwb"], weights["any"], weights["wbs"]) == (0, 0, 0, 2, 2)
