"""Section 9 of the rules: when a roof is put on a tower, and what it does."""

from __future__ import annotations

import pytest

from kilt import FOUR, THREE, TWO, asked, ducats, income, kinds, landed, options, play, prices, roofs, tower
from texts import bare

BOTH_USED = {"a1": "R O2", "c3": "L D"}


def test_the_second_builder_on_the_same_site_must_put_a_roof_on_it() -> None:  # example 22
    match = landed("O/R", "P4")
    play(match, "e1", "0")
    assert prices(match) == {"e1": 1, "e2": 0}
    play(match, "e1", "0")
    assert ducats(match) == [9, 11, 10, 10]
    assert (tower(match, "e1"), roofs(match)) == ("O R", ["e1"])
    assert asked(match) == ("move_card", 1)


def test_the_second_builder_on_another_site_puts_no_roof() -> None:  # example 22
    match = landed("O/R", "P4")
    play(match, "e1", "0", "e2", "0")
    assert roofs(match) == []


@pytest.mark.parametrize("players", [TWO, THREE, FOUR])
def test_roofs_are_used_with_any_number_of_players(players: tuple[str, ...]) -> None:  # KC-R11
    match = landed("O/L", "P4", players=players)
    play(match, "e1", "0", "e1", "0")
    assert roofs(match) == ["e1"]
    assert match.view()["roofs_left"] == 1


def test_both_may_build_on_a_tower_that_stood_there_before() -> None:
    match = landed("O/R", "P4", towers={"e2": "L D"})
    play(match, "e2", "0", "e2", "0")
    assert (tower(match, "e2"), roofs(match)) == ("L D O R", ["e2"])


def test_building_on_another_tower_of_the_line_puts_no_roof() -> None:
    match = landed("O/R", "P4", towers={"e2": "L D"})
    play(match, "e1", "0", "e2", "0")
    assert roofs(match) == []


def test_two_storeys_on_one_site_in_two_turns_get_no_roof() -> None:  # KC-R12
    match = landed("R", "P4")
    play(match, "e1", "0")
    play(match, "S-O", "P5", "e1", "0")
    assert (tower(match, "e1"), roofs(match)) == ("R O", [])


def test_the_first_builder_of_a_turn_puts_no_roof_where_the_last_turn_ended() -> None:  # KC-R12
    match = landed("R", "P4", towers={"e1": "L"})
    play(match, "e1", "0")
    play(match, "D-RO", "P5", "e1", "0")
    assert roofs(match) == []


def test_without_a_first_storey_the_second_builder_puts_no_roof() -> None:
    towers = {"e1": "R R", "e2": "R R", "e3": "R R"}
    match = landed("O/R", "P4", towers=towers, ducats={"O": 1})
    play(match, "e1", "0")
    assert kinds(match) == ["moved", "excused", "built"]
    assert roofs(match) == []


def test_two_colours_of_one_player_make_a_roof_free_of_charge() -> None:  # KC-R19
    match = landed("R/O", "P4", players=TWO)
    play(match, "e1", "0")
    assert prices(match) == {"e1": 0, "e2": 0}
    play(match, "e1", "0")
    assert roofs(match) == ["e1"]
    assert ducats(match) == [10, 10]


def test_the_second_roof_too_comes_from_beside_the_board() -> None:
    match = landed("O/R", "P4", towers=BOTH_USED, roofs=["a1"])
    play(match, "e1", "0", "e1", "0")
    assert sorted(roofs(match)) == ["a1", "e1"]
    assert match.view()["roofs_left"] == 0
    assert asked(match)[0] == "move_card"


def test_when_both_roofs_are_used_the_second_builder_chooses_the_one_that_moves() -> None:
    match = landed("O/R", "P4", towers=BOTH_USED, roofs=["a1", "c3"])
    play(match, "e1", "0", "e1", "0")
    assert asked(match) == ("move_roof", 0)
    assert options(match) == ["a1", "c3"]  # and no way to decline (KC-R13)


@pytest.mark.parametrize(("taken", "stays"), [("a1", "c3"), ("c3", "a1")])
def test_the_chosen_roof_moves_and_the_other_stays(taken: str, stays: str) -> None:
    match = landed("O/R", "P4", towers=BOTH_USED, roofs=["a1", "c3"])
    play(match, "e1", "0", "e1", "0", taken)
    assert sorted(roofs(match)) == sorted([stays, "e1"])
    assert bare(match.last_events())[0] == {"kind": "roof_moved", "seat": 0, "from_site": taken, "site": "e1"}
    assert asked(match) == ("move_card", 1)


def test_nobody_can_build_on_a_roofed_tower_not_even_its_last_builder() -> None:
    for colour in "ROLD":
        match = landed(colour, "P0", towers={"a1": "R O"}, roofs=["a1"])
        assert options(match) == ["a2"]


def test_a_roofed_tower_is_passed_over_like_any_built_up_site() -> None:
    assert options(landed("R", "P19", towers={"a1": "R O", "b1": "R"}, roofs=["a1"])) == ["b1", "c1"]


def test_a_roofed_tower_belongs_to_all_alike() -> None:
    match = landed("R", "P0", towers={"a1": "R O"}, roofs=["a1"])
    assert match.view()["sites"]["a1"]["owner"] is None
    assert income(match) == {"red": 1, "orange": 1, "light_grey": 1, "dark_grey": 1}


def test_a_tower_whose_roof_was_moved_away_belongs_to_its_top_colour_again() -> None:
    match = landed("O/R", "P4", towers=BOTH_USED, roofs=["a1", "c3"])
    play(match, "e1", "0", "e1", "0", "a1")
    assert match.view()["sites"]["a1"]["owner"] == 1
    assert income(match)["orange"] == 1 + 2  # its crests are visible again


def test_and_it_can_be_built_on_again_for_its_height() -> None:
    match = landed("O/R", "P19", towers=BOTH_USED | {"b1": "L"}, roofs=["a1", "c3"])
    play(match, "c1", "0", "c1", "0", "a1")
    play(match, "S-L", "P0")
    assert prices(match) == {"a1": 2, "a2": 0}
