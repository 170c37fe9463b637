"""The tool maker, the hut and the field."""

from __future__ import annotations

import pytest

from stone_age_table import BLUE, acting, asked, food, heard, homes, level, options, play, seen, tools, tribe

LADDER = [
    "", "1", "1 1", "1 1 1", "2 1 1", "2 2 1", "2 2 2", "3 2 2", "3 3 2", "3 3 3", "4 3 3", "4 4 3", "4 4 4",
]  # fmt: skip


@pytest.mark.parametrize("gain", range(12))
def test_each_gain_of_a_tool_is_a_step_up_the_ladder(gain: int) -> None:
    match = acting(tribe(tools=LADDER[gain]), placed={"tool_maker": [1]})
    play(match, "tool_maker")
    assert tools(match) == LADDER[gain + 1]
    assert heard(match, "tool") == [{"seat": 0, "value": gain + 1}]
    assert homes(match)[0] == 5


def test_the_thirteenth_gain_changes_nothing() -> None:
    match = acting(tribe(tools="4 4 4"), placed={"tool_maker": [1]})
    play(match, "tool_maker")
    assert tools(match) == "4 4 4"
    assert heard(match, "no_tool") == [{"seat": 0}]
    assert homes(match)[0] == 5


def test_there_is_always_another_tool_tile() -> None:
    match = acting(
        tribe(tools="2 2 2"), *[tribe(tools="3 3 3")] * 3, placed={"tool_maker": [1], "hunting_ground": [0, 0, 0, 1]}
    )
    play(match, "tool_maker")
    assert tools(match) == "3 2 2"


def test_the_hut_gives_one_more_figure_at_home() -> None:
    match = acting(placed={"hut": [2]})
    play(match, "hut")
    assert (seen(match)["figures"], homes(match)[0]) == (6, 6)
    assert heard(match, "figure") == [{"seat": 0, "count": 6}]


def test_the_new_figure_eats_in_the_same_round() -> None:
    match = acting(tribe(food=8), placed={"hut": [2], "hunting_ground": [0, 0]})
    play(match, "hut")
    assert food(match) == 2
    assert heard(match, "fed")[0] == {"seat": 0, "count": 6}


def test_the_new_figure_can_be_placed_from_the_next_round_on() -> None:
    match = acting(placed={"hut": [2], "hunting_ground": [0, 0]}, start=0)
    play(match, "hut")
    assert match.view()["round"] == 2
    play(match, "card_1", "hunting_ground")
    assert options(match) == ["1", "2", "3", "4", "5", "6"]


def test_a_tribe_of_ten_does_not_grow() -> None:
    match = acting(tribe(figures=10), placed={"hut": [2]})
    play(match, "hut")
    assert (seen(match)["figures"], homes(match)[0]) == (10, 10)
    assert heard(match, "no_figure") == [{"seat": 0}]


def test_the_tenth_figure_is_the_last() -> None:
    match = acting(tribe(figures=9), placed={"hut": [2]})
    play(match, "hut")
    assert seen(match)["figures"] == 10


def test_the_field_raises_agriculture_by_one_and_this_rounds_harvest_with_it() -> None:
    match = acting(tribe(food=5), placed={"field": [1], "hunting_ground": [0, 0]})
    play(match, "field")
    assert level(match) == 1
    assert heard(match, "field") == [{"seat": 0, "level": 1}]
    assert heard(match, "harvest") == [{"seat": 0, "count": 1}]
    assert food(match) == 1


def test_agriculture_ends_at_ten() -> None:
    match = acting(tribe(agriculture=10), placed={"field": [1]})
    play(match, "field")
    assert level(match) == 10
    assert heard(match, "no_field") == [{"seat": 0}]
    assert homes(match)[0] == 5


def test_agriculture_nine_becomes_ten() -> None:
    match = acting(tribe(agriculture=9), placed={"field": [1]})
    play(match, "field")
    assert level(match) == 10


@pytest.mark.parametrize("place", ["tool_maker", "hut", "field"])
def test_what_the_village_gives_cannot_be_declined(place: str) -> None:
    match = acting(placed={place: [2 if place == "hut" else 1]})
    assert options(match) == [place]
    play(match, place)
    assert asked(match) == ("resolve", BLUE)
    assert [tools(match), str(seen(match)["figures"]), str(level(match))] == {
        "tool_maker": ["1", "5", "0"],
        "hut": ["", "6", "0"],
        "field": ["", "5", "1"],
    }[place]
