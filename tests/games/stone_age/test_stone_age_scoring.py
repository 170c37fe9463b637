"""The final scoring, where points came from, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from mizban.games.stone_age.data import CARDS, SYMBOLS
from stone_age_table import GREEN, RED, after_round, heard, scored, tribe

FIVE_SYMBOLS = "pottery-food7 medicine-food5 art-tool time-dice music-points3-a"
ALL_GREEN = " ".join(card[0] for card in CARDS if card[4] in SYMBOLS)


def points(entry: str, **who: Any) -> int:
    """What a tribe gets for this in the final scoring."""
    return scored(tribe(**who)).breakdown(RED)[entry]


# Green cards


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("", 0),
        ("pottery-food7", 1),
        ("pottery-food7 pottery-dice", 2),
        ("pottery-food7 medicine-food5", 4),
        (FIVE_SYMBOLS, 25),
        (f"{FIVE_SYMBOLS} pottery-dice", 26),
        (f"{FIVE_SYMBOLS} pottery-dice music-points3-b", 29),
        (ALL_GREEN, 128),
    ],
)
def test_different_symbols_and_those_owned_twice_score_their_squares(cards: str, expected: int) -> None:
    assert points("green", cards=cards) == expected


def test_eight_different_symbols_score_64() -> None:
    eight = "pottery-dice medicine-any2 art-tool writing-dice time-dice transport-dice music-points3-b weaving-food1"
    assert points("green", cards=eight) == 64


# People


def test_five_farmers_and_level_7_score_35() -> None:
    assert points("farmers", cards="farmer2-food3 farmer2-dice farmer1-dice", agriculture=7) == 35


def test_three_tool_makers_and_tools_of_7_score_21() -> None:
    assert points("tool_makers", cards="toolmaker1-once4 toolmaker2-dice-a", tools="3 2 2") == 21


def test_seven_builders_and_six_buildings_score_42() -> None:
    six = "wbb wwg wss bbs bbg any"
    assert points("builders", cards="builder3-points3 builder2-food2 builder2-dice", buildings=six) == 42


def test_three_shamans_and_eight_figures_score_24() -> None:
    assert points("shamans", cards="shaman2-brick1 shaman1-gold1", figures=8) == 24


def test_people_are_summed_over_all_cards() -> None:
    match = scored(tribe(cards="farmer2-food3 farmer1-stone1", agriculture=4))
    assert match.breakdown(RED)["farmers"] == 12
    assert heard(match, "scored_role")[0] == {"seat": 0, "role": "farmer", "people": 3, "times": 4, "points": 12}


def test_without_a_level_tools_or_buildings_people_score_nothing() -> None:
    match = scored(tribe(cards="farmer2-food3 toolmaker2-dice-a builder3-points3"))
    assert match.scores()[RED] == 0


def test_shamans_count_five_figures_at_least() -> None:
    assert points("shamans", cards="shaman2-rollwood") == 10


def test_used_tools_count_like_fresh_ones() -> None:
    assert points("tool_makers", cards="toolmaker2-dice-b", tools="3! 3! 2") == 16


@pytest.mark.parametrize("unused", [True, False])
def test_one_use_tools_do_not_count_for_tool_makers_but_their_bottom_half_does(unused: bool) -> None:
    card = "toolmaker2-once2"
    assert points("tool_makers", cards="" if unused else card, kept=card if unused else "", tools="1 1") == 4


# Resources


def test_each_resource_left_over_scores_one_point_of_any_kind() -> None:
    assert points("resources", goods="3 wood 1 brick 2 stone 4 gold") == 10


def test_food_scores_nothing() -> None:
    assert scored(tribe(food=99)).scores()[RED] == 0


def test_an_unused_one_use_tool_is_worth_nothing_extra() -> None:
    match = scored(tribe(kept="toolmaker1-once4"))
    assert match.scores()[RED] == 0


def test_the_unused_two_resources_card_is_cashed_in_for_two_points() -> None:
    match = scored(tribe("1 gold", kept="medicine-any2"))
    assert match.breakdown(RED) == {
        "buildings": 0, "cards": 0, "hunger": 0, "green": 1, "farmers": 0,
        "tool_makers": 0, "builders": 0, "shamans": 0, "resources": 3,
    }  # fmt: skip
    assert match.view()["players"][RED]["kept"] == []


def test_the_used_two_resources_card_is_not_cashed_in() -> None:
    assert scored(tribe(cards="medicine-any2")).breakdown(RED)["resources"] == 0


def test_a_two_resources_card_that_was_the_extra_card_is_not_cashed_in() -> None:
    match = scored(tribe(cards="writing-card", extra="medicine-any2"))
    assert match.breakdown(RED)["resources"] == 0
    assert match.breakdown(RED)["green"] == 4


# All together


def test_the_final_points_are_added_to_those_on_the_track() -> None:
    match = scored(
        tribe(
            "2 wood",
            cards="farmer1-dice shaman1-gold1 art-tool",
            agriculture=3,
            figures=6,
            points={"buildings": 30, "cards": 3, "hunger": -10},
        )
    )
    assert match.breakdown(RED) == {
        "buildings": 30, "cards": 3, "hunger": -10, "green": 1, "farmers": 3,
        "tool_makers": 0, "builders": 0, "shamans": 6, "resources": 2,
    }  # fmt: skip
    assert match.scores() == [35, 0]
    assert match.view()["players"][RED]["score"] == 35


def test_only_own_cards_count() -> None:
    match = scored(tribe(cards="pottery-food7"), tribe(cards="pottery-dice art-tool"))
    assert match.scores() == [1, 4]


def test_before_the_end_cards_and_resources_score_nothing() -> None:
    match = after_round(tribe("5 gold", cards=FIVE_SYMBOLS, agriculture=4))
    assert match.scores() == [0, 0]


# The winner


def ended(*tribes: dict[str, Any]) -> list[int]:
    """The ranking of tribes that have ten points each."""
    return scored(*[{**each, "points": {"buildings": 10}} for each in tribes]).ranking()


def test_the_highest_total_wins() -> None:
    match = scored(
        tribe("3 wood", agriculture=10), tribe(points={"buildings": 9}), tribe(points={"hunger": -10, "cards": 3})
    )
    assert (match.scores(), match.ranking()) == ([3, 9, -7], [2, 1, 3])


def test_a_tie_is_decided_by_agriculture_before_tools_and_figures() -> None:
    assert ended(tribe(agriculture=3), tribe(agriculture=2, tools="4 4 4", figures=10)) == [1, 2]


def test_then_by_tools_before_figures() -> None:
    assert ended(tribe(tools="1", figures=10), tribe(tools="1 1")) == [2, 1]


def test_then_by_figures() -> None:
    assert ended(tribe(tools="1", figures=6), tribe(tools="1!", figures=7)) == [2, 1]


def test_one_use_tools_do_not_decide_a_tie() -> None:
    assert ended(tribe(kept="toolmaker1-once4"), tribe()) == [1, 1]


def test_who_is_equal_in_everything_shares_the_victory() -> None:
    assert ended(tribe(), tribe()) == [1, 1]


def test_all_tied_leaders_are_compared() -> None:
    assert ended(tribe(agriculture=1), tribe(agriculture=2), tribe(agriculture=2), tribe()) == [3, 1, 1, 4]


def test_a_shared_victory_leaves_no_second_place() -> None:
    match = scored(tribe("1 wood"), tribe("1 gold"), tribe())
    assert match.ranking() == [1, 1, 3]
    assert match.scores()[GREEN] == 0
