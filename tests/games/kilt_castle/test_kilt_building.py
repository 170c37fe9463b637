"""Section 8 of the rules: who builds, which storey, where, and for how much."""

from __future__ import annotations

import pytest

from kilt import (
    COLOURS,
    FIFTEEN,
    FOUR,
    SIXTEEN,
    TWO,
    asked,
    board,
    ducats,
    kinds,
    landed,
    options,
    play,
    prices,
    supply,
    tower,
)
from texts import bare

# Test vectors: the board, where the card lies, the colour, its ducats, and the prices of the sites on offer.
ROW_3 = """
    .   .   .   .   .
    .   .   .   .   .
    .   R   .   DO  L
    .   .   .   .   ~
    .   .   .   ~   ~
"""
COLUMN_E = """
    .   .   .   .   RL
    .   .   .   .   OLR
    .   .   .   .   LD^
    .   .   .   .   ~
    .   .   .   ~   ~
"""
BUILDING = {
    "B-first-free-right": (ROW_3, "P7", "R", 1, {"c3": 0, "e3": 1, "b3": 0}),
    "B-water-right-row5": ("", "P9", "O", 0, {"c5": 0}),
    "B-water-bottom-col-e": ("", "P10", "O", 0, {"e3": 0}),
    "B-cannot-build": (COLUMN_E, "P4", "O", 1, {}),
    "B-forced": (COLUMN_E, "P4", "O", 2, {"e1": 2}),
}


@pytest.mark.parametrize("name", BUILDING)
def test_building_as_in_the_vectors(name: str) -> None:
    picture, at, colour, purse, offered = BUILDING[name]
    match = landed(colour, at, towers=picture, ducats={colour: purse}, seal={"seat": 2})
    if offered:
        assert asked(match) == ("build_on", FOUR.index(colour))
        assert prices(match) == offered
    else:
        assert kinds(match) == ["moved", "excused"]
        assert asked(match)[0] == "move_card"


@pytest.mark.parametrize("name", BUILDING)
def test_the_price_goes_to_the_player_of_the_top_storey(name: str) -> None:
    picture, at, colour, purse, offered = BUILDING[name]
    for site, price in offered.items():
        match = landed(colour, at, towers=picture, ducats={colour: purse})
        top = tower(match, site)[-1:]
        before = dict(zip(FOUR, ducats(match), strict=True))
        play(match, site, "0")
        before[colour] -= price
        if price:
            before[top] += price
        assert dict(zip(FOUR, ducats(match), strict=True)) == before


# Who


def test_the_colour_that_faces_the_board_after_turning_builds_first() -> None:
    match = landed("O/R", "P4")
    assert asked(match) == ("build_on", 1)
    play(match, "e1", "0")
    assert tower(match, "e1") == "O"


def test_the_colour_that_faces_away_builds_second() -> None:
    match = landed("O/R", "P4")
    play(match, "e1", "0")
    assert asked(match) == ("build_on", 0)
    play(match, "e2", "0")
    assert tower(match, "e2") == "R"


def test_a_single_colour_card_has_one_builder() -> None:
    match = landed("L", "P4", seal={"seat": 3})
    play(match, "e1", "0")
    assert asked(match) == ("move_card", 0)


def test_the_second_builder_sees_what_the_first_has_built() -> None:
    match = landed("O/R", "P4")
    assert options(match) == ["e1"]
    play(match, "e1", "0")
    assert prices(match) == {"e1": 1, "e2": 0}


def test_money_from_the_first_builder_may_be_spent_at_once_by_the_second() -> None:
    match = landed("R/O", "P4", towers={"e1": "O", "e2": "L", "e3": "L"}, ducats={"R": 1, "O": 0})
    play(match, "e1", "0")
    assert prices(match) == {"e2": 1, "e3": 1}


# Which storey


def test_the_builder_chooses_a_plain_storey_or_one_with_one_or_two_crests() -> None:
    match = landed("R", "P4")
    play(match, "e1")
    assert options(match) == ["0", "1", "2"]


@pytest.mark.parametrize(("crests", "left"), [(0, [10, 3, 2]), (1, [11, 2, 2]), (2, [11, 3, 1])])
def test_a_storey_comes_out_of_the_supply(crests: int, left: list[int]) -> None:
    match = landed("R", "P4")
    play(match, f"build e1 {crests}")
    assert supply(match) == {"red": left, "orange": [11, 3, 2], "light_grey": [11, 3, 2], "dark_grey": [11, 3, 2]}
    assert tower(match, "e1") == f"R{crests or ''}"


@pytest.mark.parametrize(
    ("built", "left"),
    [
        ("R2 R2", ["0", "1"]),
        ("R1 R1 R1", ["0", "2"]),
        ("R R R R R R R R R R R", ["1", "2"]),
        (FIFTEEN, ["0"]),
    ],
)
def test_only_storeys_that_are_left_can_be_chosen(built: str, left: list[str]) -> None:
    match = landed("R", "P4", towers={"a1": built})
    play(match, "e1")
    assert options(match) == left


def test_the_second_colour_builds_its_own_storeys() -> None:
    match = landed("R/O", "P4", towers={"a1": "O2 O2"})
    play(match, "e1", "2", "e2")
    assert options(match) == ["0", "1"]


# Where


def test_a_new_tower_goes_on_the_first_empty_site_counted_from_the_card() -> None:  # example 15
    match = landed("R", "P7", towers=ROW_3, ducats={"R": 1})
    assert prices(match) == {"b3": 0, "c3": 0, "e3": 1}


def test_sites_behind_the_first_empty_one_are_not_available() -> None:
    assert options(landed("R", "P0", towers={"a1": "R", "a3": "R"})) == ["a1", "a2", "a3"]


def test_from_the_other_edge_another_site_is_the_first() -> None:
    assert "c3" not in options(landed("R", "P17", towers=ROW_3))
    assert "a3" in options(landed("R", "P17", towers=ROW_3))


def test_on_an_empty_line_the_first_space_is_the_only_one() -> None:  # example 17
    assert options(landed("R", "P5")) == ["e1"]


def test_beside_water_the_first_site_lies_behind_it() -> None:  # example 18
    assert options(landed("R", "P9")) == ["c5"]
    assert options(landed("R", "P10")) == ["e3"]


def test_a_tower_outside_the_line_cannot_be_built_on_not_even_ones_own() -> None:
    assert options(landed("R", "P0", towers={"b1": "R", "b2": "O"})) == ["a1"]


def test_any_tower_of_the_line_may_be_built_on_wherever_it_stands() -> None:
    match = landed("R", "P2", towers={"c3": "O", "c5": "L D"})
    assert prices(match) == {"c1": 0, "c3": 1, "c5": 2}


def test_the_builder_may_build_on_a_tower_although_there_is_an_empty_site() -> None:
    match = landed("R", "P2", towers={"c3": "O"})
    play(match, "c3", "0")
    assert (tower(match, "c1"), tower(match, "c3")) == ("", "O R")


# Price


def test_the_price_is_the_height_and_goes_to_the_owner_of_the_top_storey() -> None:  # example 19
    match = landed("O", "P1", towers={"b2": "D O R"})
    assert prices(match) == {"b1": 0, "b2": 3}
    play(match, "b2", "0")
    assert tower(match, "b2") == "D O R O"
    assert ducats(match) == [13, 7, 10, 10]
    assert match.view()["sites"]["b2"]["owner"] == 1


def test_the_next_stranger_pays_one_more_to_the_new_owner() -> None:  # example 19
    match = landed("L", "P1", towers={"b2": "D O R O"})
    play(match, "b2", "0")
    assert ducats(match) == [10, 14, 6, 10]


def test_crests_never_change_the_price() -> None:  # example 19
    assert prices(landed("O", "P1", towers={"b2": "D O R2"})) == {"b1": 0, "b2": 3}
    assert prices(landed("O", "P1", towers={"b2": "D1 O2 R"})) == {"b1": 0, "b2": 3}


def test_ones_own_tower_costs_nothing_however_high() -> None:  # example 19
    match = landed("R", "P1", towers={"b2": "D O R"}, ducats={"R": 0})
    assert prices(match) == {"b1": 0, "b2": 0}
    play(match, "b2", "0")
    assert ducats(match) == [0, 10, 10, 10]


def test_a_tower_with_a_storey_of_ones_own_below_is_still_a_strangers() -> None:
    assert prices(landed("O", "P1", towers={"b1": "O O R"})) == {"b1": 3, "b2": 0}


@pytest.mark.parametrize(("purse", "offered"), [(2, ["b1"]), (3, ["b1", "b2"])])
def test_the_full_price_must_be_in_hand(purse: int, offered: list[str]) -> None:
    assert options(landed("O", "P1", towers={"b2": "D O R"}, ducats={"O": purse})) == offered


def test_the_last_ducat_may_be_spent() -> None:
    match = landed("O", "P1", towers={"b2": "D O R"}, ducats={"O": 3})
    play(match, "b2", "0")
    assert ducats(match)[1] == 0


def test_a_new_tower_is_free() -> None:
    match = landed("O", "P1", ducats={"O": 0})
    play(match, "b1", "2")
    assert ducats(match) == [10, 0, 10, 10]


def test_there_is_no_limit_on_height() -> None:  # KC-R24
    match = landed("R", "P1", towers={"b1": "O R O R O R O R O R O R O R O R O R O R"}, ducats={"R": 0})
    play(match, "b1", "1")
    assert match.view()["sites"]["b1"]["height"] == 21


def test_two_players_pay_nothing_between_their_own_colours() -> None:  # KC-R18
    match = landed("R", "P1", players=TWO, towers={"b1": "L O", "b2": "O L"})
    assert prices(match) == {"b1": 0, "b2": 2, "b3": 0}
    play(match, "b1", "0")
    assert ducats(match) == [10, 10]


# Must build


def test_building_is_compulsory_even_when_unwelcome() -> None:
    match = landed("O", "P4", towers=COLUMN_E, ducats={"O": 2})
    assert options(match) == ["e1"]


def test_a_builder_is_excused_when_all_is_built_up_and_too_dear() -> None:
    match = landed("O", "P4", towers=COLUMN_E, ducats={"O": 1}, seal={"seat": 2})
    assert bare(match.last_events())[-1] == {"kind": "excused", "seat": 1, "colour": COLOURS["O"]}
    assert asked(match) == ("move_card", 3)


def test_ones_own_tower_must_be_built_on_when_nothing_else_can() -> None:
    towers, _ = board(COLUMN_E)
    match = landed("R", "P4", towers=towers, ducats={"R": 0})
    assert options(match) == ["e2"]


def test_an_empty_site_must_be_built_on_without_money() -> None:
    match = landed("O", "P4", towers={"e1": "R", "e3": "R"}, ducats={"O": 0})
    assert options(match) == ["e2"]


def test_a_line_whose_towers_are_all_too_dear_or_roofed_excuses_the_rich_no_more_than_the_poor() -> None:
    towers = {"e1": "R L", "e2": "L R", "e3": "R R R"}
    match = landed("O", "P4", towers=towers, roofs=["e1", "e2"], ducats={"O": 2})
    assert kinds(match) == ["moved", "excused"]
    match = landed("O", "P4", towers=towers, roofs=["e1", "e2"], ducats={"O": 3})
    assert options(match) == ["e3"]


def test_an_excused_build_is_lost_and_the_other_colour_builds() -> None:
    match = landed("O/R", "P4", towers=COLUMN_E, ducats={"O": 1})
    assert kinds(match) == ["moved", "excused"]
    assert asked(match) == ("build_on", 0)
    play(match, "e2", "0")
    assert asked(match) == ("move_card", 1)
    assert supply(match)["orange"] == [10, 3, 2]  # one stands in e2


def test_the_second_builder_may_be_excused_too() -> None:
    match = landed("R/O", "P4", towers=COLUMN_E, ducats={"O": 1}, seal={"seat": 2})
    play(match, "e2", "0")
    assert kinds(match)[-1] == "excused"
    assert asked(match) == ("move_card", 3)


def test_two_players_skip_a_colour_that_has_run_out_but_its_card_may_be_moved() -> None:  # KC-R17
    match = landed("R/L", "P4", players=TWO, towers={"a1": SIXTEEN})
    assert bare(match.last_events())[-1] == {"kind": "no_storeys", "seat": 0, "colour": "red"}
    assert asked(match) == ("build_on", 1)


def test_a_single_card_of_an_exhausted_colour_moves_without_building() -> None:  # KC-R17
    match = landed("R", "P4", players=TWO, towers={"a1": SIXTEEN})
    assert kinds(match) == ["moved", "no_storeys"]
    assert asked(match) == ("move_card", 1)


def test_an_exhausted_second_colour_is_skipped_as_well() -> None:  # KC-R17
    match = landed("L/R", "P4", players=TWO, towers={"a1": SIXTEEN})
    play(match, "e1", "0")
    assert kinds(match)[-1] == "no_storeys"
    assert asked(match) == ("move_card", 1)
