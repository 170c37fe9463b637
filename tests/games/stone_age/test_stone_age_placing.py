"""Phase 1: figures are put on the board."""

from __future__ import annotations

import pytest

from stone_age_table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asked,
    dealt,
    homes,
    is_refused,
    kinds,
    options,
    placing,
    play,
    reason,
    tribe,
)
from texts import bare

VILLAGE = ["tool_maker", "hut", "field"]
GATHER = ["forest", "clay_pit", "quarry", "river"]
CARDS = ["card_1", "card_2", "card_3", "card_4"]
STACKS = ["building_1", "building_2", "building_3", "building_4"]
FIGURES = ["1", "2", "3", "4", "5"]


# The turn


def test_in_the_beginning_all_places_are_open() -> None:
    assert options(dealt(4)) == [*VILLAGE, "hunting_ground", *GATHER, *CARDS, *STACKS]


def test_each_turn_puts_figures_on_one_place_then_the_next_player_is_asked() -> None:
    match = placing(seats=3)
    play(match, "forest 2")
    assert asked(match) == ("place_at", BLUE)
    assert match.view()["places"] == {"forest": [2, 0, 0]}
    assert homes(match) == [3, 5, 5]


def test_a_turn_begins_with_the_start_player_and_goes_clockwise() -> None:
    match = dealt(4, start=GREEN)
    order = []
    for place in ("forest 1", "clay_pit 1", "quarry 1", "river 1"):
        order.append(match.seat)
        play(match, place)
    assert [*order, match.seat] == [GREEN, YELLOW, RED, BLUE, GREEN]


def test_one_lap_with_a_card_hunters_the_hut_and_a_building() -> None:
    match = dealt(4)
    play(match, "card_1", "hunting_ground 5", "hut", "building_1")
    assert homes(match) == [4, 0, 3, 4]
    assert match.seat == RED


def test_a_player_without_figures_at_home_is_skipped_from_then_on() -> None:
    match = dealt(4)
    play(match, "card_1", "hunting_ground 5", "hut", "building_1", "card_2")
    assert match.seat == GREEN
    play(match, "card_3", "card_4", "field")
    assert match.seat == GREEN


def test_nobody_may_pass_while_a_placement_is_possible() -> None:
    match = placing(seats=2, placed={"hunting_ground": [1, 1]})
    assert all(place in [*VILLAGE, *GATHER, *CARDS, *STACKS] for place in options(match))
    assert reason(match, "decline") == "asked-else"


def test_a_player_who_can_place_nowhere_is_skipped_every_lap_and_keeps_figures_at_home() -> None:
    board = {
        "tool_maker": [0, 0, 1], "field": [0, 0, 1], "hunting_ground": [1], "forest": [1],
        "clay_pit": [1, 0, 1], "quarry": [1, 0, 1], "river": [1, 0, 1],
        "card_1": [0, 0, 1], "card_2": [0, 0, 1], "card_3": [0, 0, 1], "card_4": [0, 0, 1],
        "building_1": [1], "building_2": [1], "building_3": [1],
    }  # fmt: skip
    match = placing(tribe(figures=10), tribe(), tribe(figures=10), placed=board, turn=BLUE)
    play(match, "hunting_ground 1", "hunting_ground 1")
    assert asked(match) == ("place_at", BLUE)
    assert options(match) == ["forest"]
    play(match, "forest 1")
    assert asked(match) == ("resolve", RED)
    assert homes(match) == [2, 3, 0]


def test_who_has_hunted_and_finds_all_taken_keeps_figures_at_home() -> None:
    board = {
        "hunting_ground": [1, 0], "tool_maker": [0, 1], "field": [0, 1],
        "forest": [0, 1], "clay_pit": [0, 1], "quarry": [0, 1], "river": [0, 1],
        "card_1": [1], "card_2": [1], "card_3": [1], "card_4": [1], "building_1": [1], "building_2": [0, 1],
    }  # fmt: skip
    match = placing(tribe(figures=8), tribe(figures=9), placed=board, turn=BLUE)
    play(match, "hunting_ground 1")
    assert homes(match) == [2, 1]
    assert asked(match) == ("resolve", RED)


def test_the_hunting_ground_is_always_open_to_who_has_not_hunted() -> None:
    board = {
        "hunting_ground": [10, 0], "tool_maker": [0, 1], "field": [0, 1],
        "forest": [0, 1], "clay_pit": [0, 1], "quarry": [0, 1], "river": [0, 1], "card_1": [0, 1],
    }  # fmt: skip
    match = placing(tribe(figures=10), tribe(figures=10), placed=board, turn=BLUE)
    play(match, "hunting_ground 2")
    assert match.view()["places"]["hunting_ground"] == [10, 2]


def test_the_phase_ends_when_nobody_has_a_figure_left() -> None:
    match = placing(placed={"hunting_ground": [5, 0]}, turn=BLUE)
    play(match, "hunting_ground 5")
    assert asked(match) == ("resolve", RED)


def test_what_cannot_be_paid_may_be_stood_on() -> None:
    match = placing(tribe())
    play(match, "card_4")
    assert match.view()["places"] == {"card_4": [1, 0]}
    play(match, "building_1")
    assert match.view()["places"] == {"card_4": [1, 0], "building_1": [0, 1]}


@pytest.mark.parametrize(
    ("place", "who"),
    [
        ("hut", tribe(figures=10)),
        ("field", tribe(agriculture=10)),
        ("tool_maker", tribe(tools="4 4 4")),
    ],
)
def test_a_placement_without_any_effect_is_legal(place: str, who: dict[str, object]) -> None:
    match = placing(who)
    play(match, place)
    assert match.view()["places"] == {place: [2 if place == "hut" else 1, 0]}


def test_places_may_be_filled_in_any_order() -> None:
    match = placing(seats=2)
    play(match, "card_4", "building_2", "card_2", "building_1", "card_1")
    assert options(match) == [*VILLAGE, "hunting_ground", *GATHER, "card_3"]


# The places


def test_a_resource_place_is_full_with_seven_figures() -> None:
    match = placing(seats=4)
    play(match, "forest 4", "forest 1", "river 1", "forest 2", "card_1", "card_2")
    assert match.view()["places"]["forest"] == [4, 1, 0, 2]
    assert match.seat == GREEN
    assert "forest" not in options(match)
    assert is_refused(match, "forest")
    assert reason(match, "place forest 1") == "full"


def test_more_figures_than_free_circles_are_refused() -> None:
    match = placing(seats=4)
    play(match, "forest 4", "forest")
    assert options(match) == ["1", "2", "3"]
    assert is_refused(match, "4")
    assert reason(match, "place forest 4") == "no-room"
    play(match, "3")
    assert match.view()["places"]["forest"] == [4, 3, 0, 0]


@pytest.mark.parametrize("place", GATHER)
def test_each_resource_place_takes_one_figure_up_to_the_free_circles(place: str) -> None:
    match = placing(tribe(figures=10))
    play(match, place)
    assert options(match) == ["1", "2", "3", "4", "5", "6", "7"]


def test_nobody_puts_more_figures_than_are_at_home() -> None:
    match = placing(placed={"river": [2]})
    play(match, "forest")
    assert options(match) == ["1", "2", "3"]
    assert is_refused(match, "4")
    assert is_refused(match, "0")


def test_nobody_returns_to_a_place_in_the_same_round() -> None:
    match = placing(seats=4)
    play(match, "forest 4", "card_1", "card_2", "card_3")
    assert match.seat == RED
    assert "forest" not in options(match)
    assert is_refused(match, "forest")
    assert reason(match, "place forest 1") == "been-there"


def test_nobody_hunts_twice() -> None:
    match = placing(placed={"hunting_ground": [2, 1]})
    assert "hunting_ground" not in options(match)
    assert reason(match, "place hunting_ground") == "been-there"


def test_any_number_may_hunt_and_everybody_may() -> None:
    match = placing(*[tribe(figures=10)] * 4)
    play(match, "hunting_ground 10", "hunting_ground 10", "hunting_ground 10", "hunting_ground")
    assert options(match) == [str(n) for n in range(1, 11)]
    assert match.view()["places"]["hunting_ground"] == [10, 10, 10, 0]


@pytest.mark.parametrize("place", ["tool_maker", "field", "card_2", "building_3"])
def test_a_place_for_one_takes_exactly_one_figure_and_is_closed_for_all_then(place: str) -> None:
    match = placing(seats=4)
    assert reason(match, f"place {place} 2") == "exact-number"
    play(match, place)
    assert match.view()["places"] == {place: [1, 0, 0, 0]}
    for other in ("forest 1", "forest 1", "forest 1"):
        assert is_refused(match, place)
        assert reason(match, f"place {place}") == "occupied"
        play(match, other)
    assert is_refused(match, place)
    assert reason(match, f"place {place}") == "been-there"


def test_two_figures_of_one_player_go_to_the_hut_together() -> None:
    match = placing(seats=4, turn=GREEN)
    assert reason(match, "place hut 1") == "exact-number"
    assert reason(match, "place hut 2") == "exact-number"  # what is fixed is not said
    assert reason(match, "place hut") is None
    play(match, "hut")
    assert match.view()["places"] == {"hut": [0, 0, 2, 0]}
    assert homes(match) == [5, 5, 3, 5]
    for other in ("forest 1", "forest 1", "forest 1"):
        assert is_refused(match, "hut")
        play(match, other)
    assert is_refused(match, "hut")


def test_the_hut_needs_two_figures_at_home() -> None:
    match = placing(placed={"hunting_ground": [4]})
    assert homes(match)[RED] == 1
    assert is_refused(match, "hut")
    assert reason(match, "place hut") == "needs-two"
    match = placing(placed={"hunting_ground": [3]})
    play(match, "hut")
    assert homes(match)[RED] == 0


def test_a_single_figure_leaves_no_choice_of_the_number() -> None:
    match = placing(placed={"hunting_ground": [4]})
    play(match, "forest")
    assert match.forced() == (RED, 1)


def test_a_figure_on_a_card_leaves_the_other_three_open_to_all() -> None:
    match = placing(seats=4)
    play(match, "card_2")
    for _ in range(3):
        assert [place for place in options(match) if place in CARDS] == ["card_1", "card_3", "card_4"]
        play(match, "forest 1")
    assert match.seat == RED
    assert [place for place in options(match) if place in CARDS] == ["card_1", "card_3", "card_4"]


def test_a_figure_on_a_stack_leaves_the_other_three_open_to_all() -> None:
    match = placing(seats=4, turn=YELLOW)
    play(match, "building_3")
    for _ in range(4):
        assert [place for place in options(match) if place in STACKS] == ["building_1", "building_2", "building_4"]
        play(match, "hunting_ground 1")


def test_one_player_may_take_several_cards_and_stacks_in_different_turns() -> None:
    match = placing(placed={"hunting_ground": [0, 5]})
    play(match, "card_1", "card_2", "building_1", "building_2", "card_4")
    assert match.view()["places"] == {
        "hunting_ground": [0, 5], "card_1": [1, 0], "card_2": [1, 0], "card_4": [1, 0],
        "building_1": [1, 0], "building_2": [1, 0],
    }  # fmt: skip


def test_an_empty_card_space_and_an_empty_stack_are_closed() -> None:
    stacks = [{"top": None, "below": 0}, {"top": "wwb"}]
    match = placing(display=["art-tool", None, "pottery-dice", None], stacks=stacks)
    assert [place for place in options(match) if place in [*CARDS, *STACKS]] == ["card_1", "card_3", "building_2"]
    assert reason(match, "place card_2") == "not-open"
    assert reason(match, "place building_1") == "not-open"


# Two and three players


@pytest.mark.parametrize(("seats", "stacks"), [(2, 2), (3, 3), (4, 4)])
def test_there_are_as_many_places_to_build_as_players(seats: int, stacks: int) -> None:
    match = placing(seats=seats)
    assert [place for place in options(match) if place in STACKS] == STACKS[:stacks]


@pytest.mark.parametrize("place", GATHER)
def test_with_three_players_two_may_gather_at_a_place(place: str) -> None:
    match = placing(seats=3, placed={place: [2]}, turn=BLUE)
    play(match, f"{place} 1")
    assert match.view()["places"] == {place: [2, 1, 0]}
    assert is_refused(match, place)
    assert reason(match, f"place {place} 1") == "too-many-players"


@pytest.mark.parametrize("place", GATHER)
def test_with_two_players_one_may_gather_at_a_place(place: str) -> None:
    match = placing()
    play(match, f"{place} 1")
    assert is_refused(match, place)
    assert reason(match, f"place {place}") == "too-many-players"
    assert [other for other in options(match) if other in GATHER] == [other for other in GATHER if other != place]


@pytest.mark.parametrize("place", GATHER)
def test_with_four_players_all_may_gather_at_a_place(place: str) -> None:
    match = placing(seats=4)
    play(match, f"{place} 1", f"{place} 1", f"{place} 1", f"{place} 4")
    assert match.view()["places"] == {place: [1, 1, 1, 4]}


@pytest.mark.parametrize(("seats", "most"), [(2, 7), (3, 6)])
def test_with_fewer_players_the_seven_circles_remain(seats: int, most: int) -> None:
    match = placing(*[tribe(figures=10)] * seats, placed={"quarry": [0, 0, 1]} if seats == 3 else {})
    play(match, "quarry")
    assert options(match)[-1] == str(most)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("third", VILLAGE)
def test_with_two_or_three_players_the_third_village_place_closes(seats: int, third: str) -> None:
    first, second = [place for place in VILLAGE if place != third]
    match = placing(seats=seats)
    play(match, first, second)
    for _ in range(seats):
        assert [place for place in options(match) if place in VILLAGE] == []
        assert is_refused(match, third)
        assert reason(match, f"place {third}") == "village-closed"
        play(match, "hunting_ground 1")


def test_while_one_village_place_is_taken_both_others_are_open() -> None:
    match = placing()
    play(match, "field")
    assert [place for place in options(match) if place in VILLAGE] == ["tool_maker", "hut"]


def test_one_player_may_take_both_village_places() -> None:
    match = placing(placed={"hunting_ground": [0, 5]})
    play(match, "hut", "field")
    assert match.view()["places"] == {"hut": [2, 0], "field": [1, 0], "hunting_ground": [0, 5]}


def test_next_round_any_two_village_places_are_open_again() -> None:
    match = placing(placed={"tool_maker": [1], "field": [0, 1], "hunting_ground": [4, 3]}, turn=BLUE)
    assert is_refused(match, "hut")
    play(match, "forest 1", "tool_maker", "hunting_ground", "enough", "field", "hunting_ground", "forest")
    assert match.view()["round"] == 2
    assert [place for place in options(match) if place in VILLAGE] == VILLAGE
    play(match, "hut", "field")
    assert is_refused(match, "tool_maker")


def test_with_four_players_all_three_village_places_are_used() -> None:
    match = placing(seats=4)
    play(match, "tool_maker", "field", "hut")
    assert match.view()["places"] == {"tool_maker": [1, 0, 0, 0], "hut": [0, 0, 2, 0], "field": [0, 1, 0, 0]}


def test_a_placement_is_told() -> None:
    match = placing()
    play(match, "forest 2", "hut")
    assert bare(match.events()) == [
        {"kind": "placed", "seat": 0, "count": 2, "place": "forest"},
        {"kind": "placed", "seat": 1, "count": 2, "place": "hut"},
    ]
    assert kinds(match, BLUE) == ["placed", "placed"]
