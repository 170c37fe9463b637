"""Section 3 of the rules: the squares, the ring of positions, and the line in front of each."""

from __future__ import annotations

from itertools import combinations

import pytest

import mizban
from kilt import LINES, POSITIONS, SQUARES, asked, cards_at, income, landed, lies, options, places, play, rows, table

# The squares in front of each position, nearest first, water or not.
SQUARES_FROM_CARD = {
    **{f"P{i}": [f"{column}{row}" for row in "12345"] for i, column in enumerate("abcde")},
    **{f"P{5 + i}": [f"{column}{row}" for column in "edcba"] for i, row in enumerate("12345")},
    **{f"P{10 + i}": [f"{column}{row}" for row in "54321"] for i, column in enumerate("edcba")},
    **{f"P{15 + i}": [f"{column}{row}" for column in "abcde"] for i, row in enumerate("54321")},
}
WATER = {
    "top-left": {"a1", "a2", "b1"},
    "top-right": {"d1", "e1", "e2"},
    "bottom-left": {"a4", "a5", "b5"},
    "bottom-right": {"d5", "e4", "e5"},
}
ADJACENT = {
    "a1": "a2 b1",
    "b1": "a1 b2 c1",
    "c1": "b1 c2 d1",
    "d1": "c1 d2 e1",
    "e1": "d1 e2",
    "a2": "a1 a3 b2",
    "b2": "a2 b1 b3 c2",
    "c2": "b2 c1 c3 d2",
    "d2": "c2 d1 d3 e2",
    "e2": "d2 e1 e3",
    "a3": "a2 a4 b3",
    "b3": "a3 b2 b4 c3",
    "c3": "b3 c2 c4 d3",
    "d3": "c3 d2 d4 e3",
    "e3": "d3 e2",
    "a4": "a3 a5 b4",
    "b4": "a4 b3 b5 c4",
    "c4": "b4 c3 c5 d4",
    "d4": "c4 d3",
    "a5": "a4 b5",
    "b5": "a5 b4 c5",
    "c5": "b5 c4",
}
SITES = tuple(ADJACENT)


def line(at: str, water: str) -> list[str]:
    """The sites in front of a position: where one without ducats builds, as dark grey fills one after the other."""
    found: dict[str, str] = {}
    while True:
        match = landed("R", at, towers=found, ducats={"R": 0}, options={"water": water})
        if asked(match)[0] != "build_on":
            return list(found)
        [site] = options(match)
        found[site] = "D"


@pytest.mark.parametrize("at", POSITIONS)
def test_the_line_of_a_position_lists_its_sites_in_order_from_the_card(at: str) -> None:
    assert line(at, "bottom-right") == LINES[at].split()


@pytest.mark.parametrize("at", POSITIONS)
@pytest.mark.parametrize("water", WATER)
def test_water_squares_are_skipped_whichever_corner_they_are_in(water: str, at: str) -> None:
    assert line(at, water) == [square for square in SQUARES_FROM_CARD[at] if square not in WATER[water]]


@pytest.mark.parametrize(
    ("water", "first"),
    [
        ("bottom-right", {"P0": "a1", "P3": "d1", "P8": "d4", "P9": "c5", "P10": "e3", "P11": "d4"}),
        ("bottom-left", {"P0": "a1", "P13": "b4", "P14": "a3", "P15": "c5", "P16": "b4"}),
        ("top-left", {"P0": "a3", "P1": "b2", "P2": "c1", "P18": "b2", "P19": "c1"}),
        ("top-right", {"P3": "d2", "P4": "e3", "P5": "c1", "P6": "d2", "P7": "e3"}),
    ],
)
def test_the_first_site_beside_the_water_lies_behind_it(water: str, first: dict[str, str]) -> None:
    for at, site in first.items():
        assert options(landed("R", at, options={"water": water})) == [site]


@pytest.mark.parametrize("water", WATER)
def test_the_view_names_the_water(water: str) -> None:
    assert set(mizban.new("kilt-castle", 4, options={"water": water}).view()["water"]) == WATER[water]


def test_the_water_is_at_the_bottom_right_unless_the_table_says_otherwise() -> None:
    assert set(mizban.new("kilt-castle", 4).view()["water"]) == {"d5", "e4", "e5"}


@pytest.mark.parametrize("water", WATER)
def test_22_squares_are_sites_and_no_more(water: str) -> None:
    on_lines = [site for at in POSITIONS for site in line(at, water)]
    assert set(on_lines) == set(SQUARES) - WATER[water]


@pytest.mark.parametrize("water", WATER)
def test_each_site_belongs_to_two_lines_each_entered_from_both_ends(water: str) -> None:
    lines = [line(at, water) for at in POSITIONS]
    for site in set(SQUARES) - WATER[water]:
        through = [each for each in lines if site in each]
        assert len(through) == 4
        assert all(each[::-1] in through for each in through)


@pytest.mark.parametrize("water", WATER)
def test_every_line_has_at_least_three_sites(water: str) -> None:
    assert min(len(line(at, water)) for at in POSITIONS) == 3


def test_two_sites_are_adjacent_when_they_share_a_side() -> None:
    for one, other in combinations(SITES, 2):
        match = table(towers={one: "R", other: "R"})
        assert income(match)["red"] == (2 if other in ADJACENT[one].split() else 1), f"{one} and {other}"


def test_water_connects_nothing() -> None:
    match = table(towers={"a3": "R", "b2": "R", "c1": "R"}, options={"water": "top-left"})
    assert income(match)["red"] == 1


@pytest.mark.parametrize("before", ["P4", "P9", "P14", "P19"])
def test_positions_on_both_sides_of_a_corner_are_neighbours(before: str) -> None:
    lead = int(before[1:])
    after = f"P{(lead + 1) % 20}"
    match = rows({f"P{lead - 2}": 4, f"P{lead - 1}": 4, before: 2})
    assert places(match, before) == [after]


def test_after_p19_comes_p0_and_the_travel_index_goes_on() -> None:
    match = rows({"P17": 4, "P18": 4, "P19": 2})
    card = cards_at(match, "P19")[0]
    play(match, card, "P0")
    seen = next(seen for seen in match.view()["cards"] if seen["card"] == card)
    assert (seen["at"], seen["travel"]) == ("P0", 20)
    assert options(match) == ["a1"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_setup_the_travel_index_equals_the_position_number(seats: int) -> None:
    for seen in mizban.new("kilt-castle", seats).view()["cards"]:
        assert seen["at"] == f"P{seen['travel']}"


def test_a_single_colour_card_has_no_orientation() -> None:
    match = landed("O", "P4")
    assert lies(match, "S-O") == "O/O"
