"""The card for two resources of one's choice: once, whenever its owner is asked something."""

from __future__ import annotations

from typing import Any

import pytest

from mizban import Match
from stone_age_table import (
    BLUE,
    RED,
    acting,
    asked,
    begin,
    building,
    buying,
    display,
    feeding,
    goods,
    heard,
    kinds,
    options,
    placing,
    play,
    reason,
    score,
    seen,
    tops,
    tribe,
)

CARD = "medicine-any2"


def owner(have: str = "", **rest: Any) -> dict[str, Any]:
    """A player who holds the unused card."""
    return tribe(have, kept=CARD, **rest)


# What it gives


@pytest.mark.parametrize(
    ("first", "second", "gain"),
    [
        ("wood", "wood", "2 wood"),
        ("gold", "gold", "2 gold"),
        ("wood", "gold", "1 wood 1 gold"),
        ("brick", "stone", "1 brick 1 stone"),
    ],
)
def test_it_gives_two_equal_or_two_different_resources(first: str, second: str, gain: str) -> None:
    match = placing(owner())
    play(match, "two", f"take {second} {first}")
    assert goods(match) == gain


def test_it_is_turned_face_down_and_cannot_be_used_again() -> None:
    match = placing(owner())
    play(match, "two", "take 2 stone")
    assert (seen(match)["kept"], seen(match)["cards"]) == ([], 1)
    assert asked(match) == ("place_at", RED)
    assert "two" not in options(match)
    assert heard(match, "card_used") == [{"seat": 0}]


def test_its_bottom_half_still_counts() -> None:
    match = placing(owner())
    play(match, "two", "take 2 stone")
    assert match.position()["players"][RED]["cards"] == [CARD]


def test_after_gold_only_gold_is_left_to_choose() -> None:
    match = placing(owner())
    begin(match, "two", "gold")
    assert options(match) == ["gold"]
    assert match.play_forced() == 1
    assert goods(match) == "2 gold"


def test_nothing_is_taken_before_both_are_chosen() -> None:
    match = placing(owner())
    begin(match, "two", "brick")
    assert (goods(match), seen(match)["kept"]) == ("", [CARD])


# When it may be used


def test_in_ones_own_placing_turn() -> None:
    assert options(placing(owner()))[-1] == "two"


def test_in_ones_own_action_turn() -> None:
    match = acting(owner(), placed={"field": [1]})
    assert options(match) == ["field", "two"]
    play(match, "two", "take wood gold")
    assert (goods(match), options(match)) == ("1 wood 1 gold", ["field"])


def test_after_a_roll() -> None:
    match = acting(owner(tools="1"), placed={"forest": [1]})
    play(match, "forest", "dice 4")
    assert options(match) == ["enough", "1", "two"]
    play(match, "two", "take 2 gold")
    assert (asked(match), options(match)) == (("add_tool", RED), ["enough", "1"])


def test_between_choosing_to_buy_a_card_and_paying() -> None:
    match = buying("music-points3-a", owner("2 wood"), space=2)
    play(match, "card_2", "buy")
    assert options(match) == ["wood", "two"]
    play(match, "two", "take 2 brick", "buy 2 brick")
    assert (goods(match), score(match)) == ("2 wood", 3)


def test_between_choosing_to_build_and_paying() -> None:
    match = building("4of1", owner("4 wood 2 gold"))
    play(match, "building_1", "buy", "two", "take 2 gold", "buy 4 gold")
    assert (goods(match), score(match)) == ("4 wood", 24)


def test_not_in_the_middle_of_a_payment() -> None:
    match = buying("music-points3-a", owner("2 wood"), space=2)
    begin(match, "card_2", "buy", "wood")
    assert options(match) == ["wood"]
    assert reason(match, "two") == "two-too-late"


def test_in_ones_own_die_pick_also_in_anothers_turn() -> None:
    match = buying("pottery-dice", tribe("1 wood"), owner())
    play(match, "card_1", "buy wood", "dice 3 4")
    assert "two" not in options(match)
    play(match, "die 4")
    assert (asked(match), options(match)) == (("take_die", BLUE), ["3", "two"])
    play(match, "two", "take 2 wood", "die 3")
    assert goods(match, BLUE) == "2 wood 1 stone"


def test_in_ones_own_feeding_decision() -> None:
    match = feeding(owner(food=3))
    assert (asked(match), options(match)) == (("hunger", RED), ["starve", "two"])
    play(match, "two", "take 2 wood")
    assert options(match) == ["starve", "feed"]
    play(match, "feed 2 wood")
    assert (goods(match), score(match)) == ("", 0)


def test_one_resource_of_ones_own_and_the_card_feed_three() -> None:
    match = feeding(owner("1 gold", food=2))
    assert options(match) == ["starve", "two"]
    play(match, "two", "take wood brick", "feed wood brick gold")
    assert (goods(match), score(match)) == ("", 0)


def test_when_even_the_card_does_not_help_the_hungry_are_not_asked() -> None:
    match = feeding(owner(food=2))
    assert (score(match), seen(match)["kept"]) == (-10, [CARD])


def test_not_in_anothers_turn() -> None:
    match = placing(tribe(), owner())
    assert "two" not in options(match)
    assert reason(match, "two", seat=BLUE) == "not-your-turn"


def test_right_after_buying_it() -> None:
    match = acting(tribe("1 wood"), placed={"card_1": [1], "field": [1]}, display=[CARD])
    play(match, "card_1", "buy wood")
    assert options(match) == ["field", "two"]


def test_bought_in_the_last_action_it_feeds_the_tribe_of_the_same_round() -> None:
    match = acting(tribe("1 wood", food=3), placed={"card_1": [1], "hunting_ground": [0, 0]}, display=[CARD])
    play(match, "card_1", "buy wood")
    assert (asked(match), options(match)) == (("hunger", RED), ["starve", "two"])


def test_in_a_later_round() -> None:
    match = feeding(owner(), tribe(), start=BLUE)
    assert (match.view()["round"], asked(match)) == (2, ("place_at", RED))
    assert options(match)[-1] == "two"


def test_not_to_pay_for_itself() -> None:
    match = buying(CARD, tribe())
    play(match, "card_1")
    assert asked(match) == ("resolve", BLUE)
    assert display(match)[0] == CARD


def test_the_question_comes_back_after_the_card() -> None:
    match = placing(owner())
    play(match, "two", "take 2 wood", "forest 2")
    assert match.view()["places"] == {"forest": [2, 0]}


# It makes the dear affordable


def test_a_card_is_offered_that_can_only_be_paid_with_its_help() -> None:
    match = buying("music-points3-a", owner("1 wood"), space=3)
    play(match, "card_3")
    assert options(match) == ["decline", "two"]
    play(match, "two", "take 2 gold")
    assert options(match) == ["decline", "buy"]
    play(match, "buy 2 gold wood")
    assert score(match) == 3


def test_a_card_is_offered_that_lacks_only_one_resource() -> None:
    match = buying("music-points3-a", owner("2 wood"), space=3)
    play(match, "card_3")
    assert options(match) == ["decline", "two"]


def test_a_card_that_is_too_dear_even_so_is_left_at_once() -> None:
    match = buying("music-points3-a", owner("1 wood"), space=4)
    play(match, "card_4")
    assert asked(match) == ("resolve", BLUE)


@pytest.mark.parametrize(
    ("tile", "have", "two"),
    [
        ("wwb", "1 wood", ["wood", "brick"]),
        ("ssg", "1 stone", ["stone", "gold"]),
        ("4of1", "2 gold", ["gold", "gold"]),
        ("4of4", "1 wood 1 gold", ["brick", "stone"]),
        ("5of2", "4 wood", ["wood", "gold"]),
        ("any", "", ["gold", "gold"]),
    ],
)
def test_a_building_is_offered_that_can_only_be_paid_with_its_help(tile: str, have: str, two: list[str]) -> None:
    match = building(tile, owner(have))
    play(match, "building_1")
    assert options(match) == ["decline", "two"]
    play(match, "two", f"take {' '.join(two)}")
    assert options(match) == ["decline", "buy"]


@pytest.mark.parametrize(("tile", "have"), [("wwb", ""), ("4of1", "1 gold"), ("4of4", "1 wood"), ("5of4", "2 wood")])
def test_a_building_that_is_too_dear_even_so_is_left_at_once(tile: str, have: str) -> None:
    match = building(tile, owner(have))
    play(match, "building_1")
    assert (asked(match), tops(match)[0]) == (("resolve", BLUE), tile)


def test_who_holds_back_the_card_may_decline() -> None:
    match = building("wwb", owner("1 wood"))
    play(match, "building_1", "decline")
    assert (tops(match)[0], seen(match)["kept"]) == ("wwb", [CARD])


# At the end


def last_round(who: dict[str, Any]) -> Match:
    match = acting(
        who, placed={"building_1": [1], "hunting_ground": [0, 0]}, stacks=[{"top": "any", "below": 0}, {"top": "wwb"}]
    )
    play(match, "building_1", "buy wood")
    return match


def test_unused_it_is_turned_into_two_resources_before_the_scoring() -> None:
    match = last_round(owner("1 wood"))
    assert match.over
    assert match.breakdown(RED)["resources"] == 2
    assert kinds(match)[kinds(match).index("ended_by_tiles") + 1] == "card_used"
    assert match.scores() == [6, 0]  # 3 for the building, 2 for resources, 1 for medicine
