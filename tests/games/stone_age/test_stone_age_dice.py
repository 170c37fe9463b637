"""Phase 2: the order of actions, dice and tools."""

from __future__ import annotations

import pytest

from mizban import Match
from stone_age_table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    acting,
    asked,
    buying,
    food,
    goods,
    heard,
    homes,
    options,
    play,
    reason,
    tools,
    tribe,
)

YIELDS = {"hunting_ground": "food", "forest": "wood", "clay_pit": "brick", "quarry": "stone", "river": "gold"}


def hunting(dice: str, tools: str = "", kept: str = "") -> Match:
    """Seat 0 has rolled these dice at the hunting ground, and has a figure in the field too."""
    number = len(dice.split())
    figures = max(5, number + 1)
    player = tribe(tools=tools, kept=kept, figures=figures, food=0)
    match = acting(player, placed={"hunting_ground": [number, 1], "field": [1]})
    play(match, "hunting_ground", f"dice {dice}")
    return match


# Who acts, and in which order


def test_the_start_player_does_all_actions_before_the_next_player_begins() -> None:
    match = acting(seats=3, placed={"forest": [1, 1], "field": [1], "hunting_ground": [0, 0, 2]})
    play(match, "forest")
    assert asked(match) == ("resolve", RED)
    play(match, "field")
    assert asked(match) == ("resolve", BLUE)
    play(match, "forest")
    assert asked(match) == ("resolve", GREEN)


def test_the_actions_begin_with_the_start_player_and_go_clockwise() -> None:
    match = acting(seats=3, start=GREEN, placed={"hunting_ground": [1, 1, 1]})
    order = []
    while match.view()["round"] == 1:
        order.append(match.seat)
        play(match, "hunting_ground")
    assert order == [GREEN, RED, BLUE]


@pytest.mark.parametrize("order", [["river", "hut", "card_1"], ["card_1", "hut", "river"], ["hut", "river", "card_1"]])
def test_a_player_chooses_the_order_of_places(order: list[str]) -> None:
    match = acting(placed={"hut": [2], "river": [1], "card_1": [1]})
    for place in order:
        assert place in options(match)
        play(match, place, *(["dice 1"] if place == "river" else []))
    assert asked(match) == ("resolve", BLUE)


def test_only_places_with_own_figures_may_be_chosen_and_none_may_be_left_out() -> None:
    match = acting(placed={"field": [1], "river": [2], "forest": [0, 1]})
    assert options(match) == ["field", "river"]
    play(match, "river")
    assert options(match) == ["field"]
    play(match, "field")
    assert homes(match)[RED] == 5
    assert asked(match) == ("resolve", BLUE)


def test_all_figures_on_a_place_roll_once_together_and_go_home() -> None:
    match = acting(placed={"forest": [3], "field": [1]})
    play(match, "forest", "dice 6 6 6")
    assert heard(match, "rolled") == [{"seat": 0, "dice": [6, 6, 6], "total": 18}]
    assert goods(match) == "6 wood"
    assert homes(match)[RED] == 4
    assert options(match) == ["field"]


def test_a_roll_cannot_be_declined() -> None:
    match = acting(placed={"forest": [1]})
    assert options(match) == ["forest"]
    assert reason(match, "decline") == "asked-else"


def test_what_was_gained_can_be_used_by_the_next_action_of_the_turn() -> None:
    match = acting(placed={"forest": [1], "card_1": [1]}, display=["music-points3-a"])
    play(match, "forest", "dice 3", "card_1", "buy wood")
    assert goods(match) == ""
    assert match.breakdown(RED)["cards"] == 3


def test_who_has_no_figures_on_the_board_is_passed_over() -> None:
    match = acting(seats=3, placed={"field": [1]})
    play(match, "field")
    assert asked(match) == ("resolve", GREEN)


# What a roll yields


@pytest.mark.parametrize(
    ("place", "twelve", "eleven", "divisor"),
    [
        ("hunting_ground", 6, 5, 2),
        ("forest", 4, 3, 3),
        ("clay_pit", 3, 2, 4),
        ("quarry", 2, 2, 5),
        ("river", 2, 1, 6),
    ],
)
def test_a_total_is_divided_by_the_number_of_the_place_and_rounded_down(
    place: str, twelve: int, eleven: int, divisor: int
) -> None:
    for dice, total, count in (("6 6", 12, twelve), ("5 6", 11, eleven)):
        match = acting(tribe(food=0), seats=3, placed={place: [2], "field": [1]})
        play(match, place, f"dice {dice}")
        what = YIELDS[place]
        assert heard(match, "gathered") == [
            {"seat": 0, "count": count, "what": what, "total": total, "divisor": divisor}
        ]
        assert food(match) == (count if what == "food" else 0)
        assert goods(match) == ("" if what == "food" else f"{count} {what}")


def test_five_hunters_with_14_bring_7_food() -> None:
    match = hunting("3 3 3 3 2")
    assert food(match) == 7


def test_three_hunters_with_11_bring_5_food_without_a_tool() -> None:
    match = hunting("5 5 1", "1")
    play(match, "enough")
    assert (food(match), tools(match)) == (5, "1")


def test_three_hunters_with_11_and_a_tool_of_1_bring_6_food_and_the_tool_is_used() -> None:
    match = hunting("5 5 1", "1")
    play(match, "add 1")
    assert (food(match), tools(match)) == (6, "1!")


def test_two_hunters_with_4_and_a_tool_of_2_bring_3_food() -> None:
    match = hunting("3 1", "2 1 1")
    assert options(match) == ["enough", "1", "2"]
    play(match, "add 2")
    assert (food(match), tools(match)) == (3, "2! 1 1")


def test_a_used_tool_does_not_help_in_the_river_and_the_figures_go_home_with_nothing() -> None:
    match = acting(
        tribe(),
        tribe(),
        tribe(tools="1", food=0),
        tribe(),
        turn=GREEN,
        placed={"hunting_ground": [0, 0, 3, 1], "river": [0, 0, 2]},
    )
    play(match, "hunting_ground", "dice 5 5 1", "add 1")
    assert (food(match, GREEN), tools(match, GREEN)) == (6, "1!")
    play(match, "river", "dice 4 1")
    assert goods(match, GREEN) == ""
    assert homes(match)[GREEN] == 5
    assert asked(match) == ("resolve", YELLOW)


def test_three_tools_of_2_make_2_gold_of_7_and_the_surplus_is_lost() -> None:
    match = acting(tribe(tools="2 2 2"), placed={"river": [3], "field": [1]})
    play(match, "river", "dice 2 2 3", "add 2 2 2")
    assert goods(match) == "2 gold"
    assert tools(match) == "2! 2! 2!"
    assert heard(match, "gathered")[0]["total"] == 13
    play(match, "field")
    assert goods(match) == "2 gold"


def test_ten_hunters_roll_ten_dice() -> None:
    match = acting(tribe(figures=10, food=0), placed={"hunting_ground": [10, 1]})
    play(match, "hunting_ground", "dice 3 4 3 4 3 4 3 4 3 4")
    assert heard(match, "rolled")[0]["total"] == 35
    assert food(match) == 17


def test_the_supply_never_runs_out() -> None:
    have = "28 wood 18 brick 12 stone 10 gold"
    match = acting(tribe(have, food=198, figures=6), placed={"river": [3], "forest": [2], "hunting_ground": [1, 1]})
    play(match, "river", "dice 6 6 6", "forest", "dice 6 6", "hunting_ground", "dice 6")
    assert (goods(match), food(match)) == ("32 wood 18 brick 12 stone 13 gold", 201)


# Tools


def test_a_tool_of_1_makes_14_of_13_and_cannot_be_added_again_in_the_round() -> None:
    plain = hunting("6 6 1", "1")
    play(plain, "enough")
    assert food(plain) == 6
    match = acting(tribe(tools="1", food=0, figures=6), placed={"hunting_ground": [3, 1], "forest": [2], "field": [1]})
    play(match, "hunting_ground", "dice 6 6 1", "add 1")
    assert food(match) == 7
    assert tools(match) == "1!"
    play(match, "forest", "dice 1 1")
    assert goods(match) == ""
    assert options(match) == ["field"]


def test_tools_are_chosen_after_the_roll_which_all_see() -> None:
    match = hunting("4 1", "1")
    assert asked(match) == ("add_tool", RED)
    assert match.view(BLUE)["roll"] == {
        "seat": 0,
        "dice": [4, 1],
        "tools": 0,
        "total": 5,
        "what": "food",
        "divisor": 2,
    }


def test_without_a_fresh_tool_nothing_is_asked() -> None:
    assert asked(hunting("4 1", "1!")) == ("resolve", RED)


@pytest.mark.parametrize(
    ("words", "total"),
    [
        (["enough"], 2),
        (["add 2"], 4),
        (["add 3"], 5),
        (["add 2 2"], 6),
        (["add 2 3"], 7),
        (["add 2 2 3"], 9),
    ],
)
def test_any_set_of_fresh_tools_may_be_added(words: list[str], total: int) -> None:
    match = hunting("1 1", "3 2 2")
    play(match, *words)
    assert heard(match, "gathered")[0]["total"] == total


def test_a_used_tool_is_not_offered_but_a_fresh_one_beside_it_is() -> None:
    match = hunting("1 1", "2! 1 1!")
    assert options(match) == ["enough", "1"]


def test_of_two_equal_tools_the_fresh_one_is_left_to_use() -> None:
    match = hunting("1 1", "2 2! 2!")
    assert options(match) == ["enough", "2"]
    play(match, "add 2")
    assert tools(match) == "2! 2! 2!"


def test_a_surplus_is_lost_and_never_saved() -> None:
    match = acting(tribe(tools="4 4 4"), placed={"river": [1], "quarry": [1], "field": [1]})
    play(match, "river", "dice 3", "add 4")
    assert goods(match) == "1 gold"
    play(match, "quarry", "dice 4", "enough")
    assert goods(match) == "1 gold"


def test_tools_are_fresh_again_in_the_next_round() -> None:
    match = acting(tribe(tools="2 1 1"), placed={"hunting_ground": [2, 0]})
    play(match, "hunting_ground", "dice 1 1", "add 1 2")
    assert match.view()["round"] == 2
    assert tools(match) == "2 1 1"


def test_a_new_tool_is_fresh_and_helps_in_the_same_round() -> None:
    match = acting(tribe(tools="1!"), placed={"tool_maker": [1], "forest": [1], "field": [1]})
    play(match, "tool_maker")
    assert tools(match) == "1 1!"
    play(match, "forest", "dice 2")
    assert options(match) == ["enough", "1"]
    play(match, "add 1")
    assert goods(match) == "1 wood"


@pytest.mark.parametrize(
    ("before", "then"),
    [
        ("1! 1! 1!", "2! 1! 1!"),  # turned over, and still used
        ("1 1 1", "2 1 1"),
        ("1 1! 1!", "2 1! 1!"),  # the fresh one first
        ("2! 1 1!", "2 2! 1!"),
        ("2! 2! 2!", "3! 2! 2!"),  # exchanged, and still used
        ("2 2! 2!", "3 2! 2!"),
        ("4! 4! 3!", "4! 4! 4!"),
    ],
)
def test_a_raised_tool_keeps_its_state_and_a_fresh_one_is_raised_before_a_used_one(before: str, then: str) -> None:
    match = acting(tribe(tools=before), placed={"tool_maker": [1], "field": [1]})
    play(match, "tool_maker")
    assert tools(match) == then


def test_a_raised_fresh_tool_may_be_used_with_its_new_value() -> None:
    match = acting(tribe(tools="1 1! 1!"), placed={"tool_maker": [1], "river": [1], "field": [1]})
    play(match, "tool_maker", "river", "dice 4", "add 2")
    assert goods(match) == "1 gold"


# One-use tools


def test_a_one_use_tool_is_added_after_a_roll_once_in_the_game_and_turned_face_down() -> None:
    match = hunting("1 1", kept="toolmaker1-once4")
    assert options(match) == ["enough", "once:4"]
    play(match, "add once:4")
    assert food(match) == 3
    assert match.view()["players"][RED]["kept"] == []
    assert match.view()["players"][RED]["cards"] == 1
    assert heard(match, "once_used") == [{"seat": 0, "value": 4}]


def test_a_one_use_tool_is_not_refreshed_by_a_new_round() -> None:
    match = acting(tribe(kept="toolmaker1-once3"), placed={"hunting_ground": [2, 0]})
    play(match, "hunting_ground", "dice 1 1", "add once:3")
    assert match.view()["round"] == 2
    assert match.view()["players"][RED]["kept"] == []


def test_one_use_tools_go_together_with_each_other_and_with_permanent_tools() -> None:
    match = hunting("1 1", "2 1 1", kept="toolmaker1-once4 toolmaker1-once3 toolmaker2-once2")
    assert options(match) == ["enough", "1", "2", "once:2", "once:3", "once:4"]
    play(match, "add 1 1 2 once:2 once:3 once:4")
    assert food(match) == 7  # 2 + 4 + 9 = 15
    assert tools(match) == "2! 1! 1!"


def test_an_unused_one_use_tool_stays_for_a_later_roll() -> None:
    match = hunting("1 1", kept="toolmaker1-once4")
    play(match, "enough")
    assert match.view()["players"][RED]["kept"] == ["toolmaker1-once4"]


@pytest.mark.parametrize(("card", "value"), [("toolmaker1-once4", 4), ("toolmaker1-once3", 3), ("toolmaker2-once2", 2)])
def test_a_one_use_tool_may_be_used_in_the_round_it_is_bought(card: str, value: int) -> None:
    match = acting(tribe("1 wood"), placed={"card_1": [1], "river": [1], "field": [1]}, display=[card])
    play(match, "card_1", "buy wood")
    assert match.view()["players"][RED]["kept"] == [card]
    play(match, "river", "dice 4", f"add once:{value}")
    assert goods(match) == ("1 gold" if value >= 2 else "")
    assert heard(match, "gathered")[0]["total"] == 4 + value


def test_a_one_use_tool_is_no_tool_for_the_ladder() -> None:
    match = acting(tribe(tools="1", kept="toolmaker1-once4"), placed={"tool_maker": [1], "field": [1]})
    play(match, "tool_maker")
    assert tools(match) == "1 1"
    assert match.view()["players"][RED]["kept"] == ["toolmaker1-once4"]


def test_a_one_use_tool_helps_the_dice_of_a_card() -> None:
    match = buying("shaman1-rollstone", tribe("1 wood", kept="toolmaker1-once3"))
    play(match, "card_1", "buy wood", "dice 1 1", "add once:3")
    assert goods(match) == "1 stone"
