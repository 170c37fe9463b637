"""Section 10 of the rules: what each colour earns on a ducat day."""

from __future__ import annotations

import pytest

from kilt import THREE, TWO, ducats, income, landed, play, table

RULEBOOK = """
    OD2  D1   L1   .    R
    .    .    OL   .    .
    .    OR^  L    LO^  .
    .    .    ROL  .    ~
    D    RD   D    ~    ~
"""


def earns(picture: str) -> dict[str, int]:
    """What a ducat day pays for each colour, by its letter."""
    names = {"red": "R", "orange": "O", "light_grey": "L", "dark_grey": "D"}
    return {names[name]: value for name, value in income(table(towers=picture)).items()}


# Test vectors


def test_the_example_of_the_rule_book() -> None:  # example 24, I-rulebook-example
    assert earns(RULEBOOK) == {"R": 1, "O": 1, "L": 7, "D": 5}


def test_only_the_better_of_two_regions_pays() -> None:  # I-without-roof
    picture = """
        R    OL   R1   .    .
        .    .    .    .    .
        .    .    .    .    .
        .    .    .    .    ~
        .    .    .    ~    ~
    """
    assert earns(picture) == {"R": 2, "O": 0, "L": 1, "D": 0}


def test_a_covered_crest_earns_nothing() -> None:  # example 26, I-covered-crest
    picture = """
        .    .    .    .    .
        .    .    R2L  .    .
        .    .    .    .    .
        .    .    .    .    ~
        .    .    .    ~    ~
    """
    assert earns(picture) == {"R": 0, "O": 0, "L": 1, "D": 0}


def test_a_crest_under_a_roof_earns_nothing() -> None:  # example 26, KC-R22
    picture = """
        .    .    .    .    .
        .    .    RL2^ .    .
        .    .    .    .    .
        .    .    .    .    ~
        .    .    .    ~    ~
    """
    assert earns(picture) == {"R": 1, "O": 1, "L": 1, "D": 1}


def test_without_tower_or_roof_a_colour_earns_nothing() -> None:  # I-empty
    assert earns("") == {"R": 0, "O": 0, "L": 0, "D": 0}


# Regions


def test_a_single_site_alone_is_a_region() -> None:
    picture = """
        .    .    .    .    .
        .    .    .    .    .
        .    .    R    .    .
        .    .    .    .    ~
        .    .    .    ~    ~
    """
    assert earns(picture) == {"R": 1, "O": 0, "L": 0, "D": 0}


def test_a_region_winds_through_all_four_directions() -> None:
    picture = """
        R    R    R    R    R1
        .    .    .    .    R1
        R1   R    R    R    R2
        R    .    .    .    ~
        R    R    R    ~    ~
    """
    assert earns(picture) == {"R": 15 + 5, "O": 0, "L": 0, "D": 0}


def test_diagonals_never_count() -> None:
    picture = """
        R    .    R    .    .
        .    R    .    .    .
        R    .    R    .    .
        .    .    .    .    ~
        .    .    .    ~    ~
    """
    assert earns(picture)["R"] == 1


def test_the_end_of_a_row_and_the_start_of_the_next_are_not_adjacent() -> None:
    picture = """
        .    .    .    .    R
        R    .    .    .    .
        .    .    .    .    .
        .    .    .    .    ~
        .    .    .    ~    ~
    """
    assert earns(picture)["R"] == 1


def test_crests_that_show_count_one_each() -> None:
    picture = """
        R1   R2   .    .    .
        .    R    .    .    .
        .    .    .    .    .
        .    .    .    .    ~
        .    .    .    ~    ~
    """
    assert earns(picture)["R"] == 3 + 3


def test_height_does_not_count() -> None:
    picture = """
        OLDR .    .    .    .
        .    .    .    .    .
        .    .    .    .    .
        .    .    .    .    ~
        .    .    .    ~    ~
    """
    assert earns(picture)["R"] == 1


def test_the_most_valuable_region_is_not_always_the_largest() -> None:
    picture = """
        R    R    R    .    .
        .    .    .    .    .
        R2   R1   .    .    .
        .    .    .    .    ~
        .    .    .    ~    ~
    """
    assert earns(picture)["R"] == 5


def test_of_two_regions_of_equal_value_one_pays() -> None:
    picture = """
        R    R    .    .    .
        .    .    .    .    .
        R    R    .    .    .
        .    .    .    .    ~
        .    .    .    ~    ~
    """
    assert earns(picture)["R"] == 2


def test_a_strangers_tower_separates_regions() -> None:
    picture = """
        R    R    O    R    .
        .    .    .    .    .
        .    .    .    .    .
        .    .    .    .    ~
        .    .    .    ~    ~
    """
    assert earns(picture) == {"R": 2, "O": 1, "L": 0, "D": 0}


# Roofs


def test_a_roof_connects_two_groups_of_one_colour() -> None:  # KC-R23
    picture = """
        R    R    LO^  R    .
        .    .    .    .    .
        .    .    .    .    .
        .    .    .    .    ~
        .    .    .    ~    ~
    """
    assert earns(picture) == {"R": 4, "O": 1, "L": 1, "D": 1}


def test_a_roof_on_ones_own_storey_is_worth_one_in_total() -> None:
    picture = """
        R    LR2^ .    .    .
        .    .    .    .    .
        .    .    .    .    .
        .    .    .    .    ~
        .    .    .    ~    ~
    """
    assert earns(picture)["R"] == 2


def test_a_roof_apart_from_the_region_adds_nothing() -> None:
    picture = """
        R    R    .    LO^  .
        .    .    .    .    .
        .    .    .    .    .
        .    .    .    .    ~
        .    .    .    ~    ~
    """
    assert earns(picture)["R"] == 2


def test_two_adjacent_roofs_pay_two_to_a_colour_without_towers() -> None:
    picture = """
        .    .    .    .    .
        .    LO^  RD^  .    .
        .    .    .    .    .
        .    .    .    .    ~
        .    .    .    ~    ~
    """
    assert earns(picture) == {"R": 2, "O": 2, "L": 2, "D": 2}


def test_two_roofs_apart_pay_one() -> None:
    picture = """
        .    .    .    .    .
        .    LO^  .    RD^  .
        .    .    .    .    .
        .    .    .    .    ~
        .    .    .    ~    ~
    """
    assert earns(picture) == {"R": 1, "O": 1, "L": 1, "D": 1}


def test_two_roofs_may_be_worth_more_than_a_lone_tower() -> None:
    picture = """
        R    .    .    .    .
        .    LO^  LD^  .    .
        .    .    .    .    .
        .    .    .    .    ~
        .    .    .    ~    ~
    """
    assert earns(picture)["R"] == 2


# The day itself


def test_all_players_are_paid_what_the_view_promised() -> None:
    match = landed("R/O", "P4", empties=True, towers={"a1": "L2", "a2": "L", "c3": "D"})
    play(match, "e1", "0", "e2", "1")
    assert income(match) == {"red": 1, "orange": 2, "light_grey": 4, "dark_grey": 1}
    assert ducats(match) == [11, 12, 14, 11]


def test_the_bank_pays_and_never_runs_out() -> None:  # KC-R20
    match = landed("R", "P4", empties=True, ducats={"R": 500, "O": 500}, towers={"e1": "R2"})
    play(match, "e1", "2")
    assert ducats(match) == [503, 500, 10, 10]


def test_with_two_players_each_colour_is_evaluated_on_its_own() -> None:
    match = landed("R", "P4", players=TWO, empties=True, towers={"e2": "O1", "a1": "L", "a2": "D"})
    play(match, "e1", "0")
    assert ducats(match) == [10 + 1 + 2, 10 + 1 + 1]


def test_with_three_players_the_unused_colour_earns_nothing() -> None:
    match = landed("R/O", "P4", players=THREE, empties=True)
    play(match, "e1", "0", "e1", "0")
    days = [event for event in match.events() if event["kind"] == "income"]
    assert [(event["seat"], event["colour"]) for event in days] == [(0, "red"), (1, "orange"), (2, "light_grey")]


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_whoever_moves_all_are_paid(seat: int) -> None:
    match = landed("D", "P4", empties=True, seal={"seat": seat}, towers={"a1": "R", "b2": "O", "c3": "L"})
    play(match, "e1", "0")
    assert ducats(match) == [11, 11, 11, 11]
