"""Section 12 of the rules: where a tile may be placed, and how everybody places at the same time."""

from __future__ import annotations

import pytest

import mizban
from keyflower_table import EXAMPLE, all_pass, asked, options, play, refused, table, tile, tile_of
from mizban import Match

CELLS = [[column, row] for column in range(-3, 5) for row in range(-4, 5)]


def placing(drawing: str, won: str, season: str = "summer", seats: int = 2) -> Match:
    """Seat 0 has to place a tile that it has won; the others have nothing to do."""
    match = table(*[""] * seats, season=season, villages=[drawing])
    position = match.position()
    position.pop("boats")  # all are chosen by now
    position["players"][0]["village"].append({**tile_of(won), "at": None})
    position["turn_order"] = [lot for lot in position["turn_order"] if lot["tile"] != won]
    lanes: list[object] = [[{"expand": {"seat": 0}}], *[[] for _ in range(seats - 1)]]
    position["pending"] = [{"together": {"sealed": False, "lanes": lanes}}, {"next_season": {}}]
    return mizban.position("keyflower", position, seed=1)


def rotations(match: Match, name: str, at: list[int]) -> list[int]:
    """How a tile may be turned in a place."""
    return [k for k in range(6) if refused(match, f"place {name} {at[0]},{at[1]} {k}", 0) is None]


# E7


def test_every_edge_must_match() -> None:
    two = "keywood\n.\nhome_1"
    assert rotations(placing(two, "keystone_quarry"), "keystone_quarry", [1, -1]) == [1, 3]
    assert rotations(placing(two, "stable"), "stable", [1, -1]) == [0, 4]


# E24 and E25


def test_a_boat_beside_the_river_edge_lies_in_the_river() -> None:
    match = placing(EXAMPLE, "summer_boat_2b")
    assert rotations(match, "summer_boat_2", [0, 1]) == [0, 3]


def test_a_turn_order_tile_must_match_both_neighbours() -> None:
    match = placing(EXAMPLE, "turn_order_1", "winter")
    assert rotations(match, "turn_order_1", [2, -1]) == [5]


def test_a_river_edge_need_not_be_joined_but_never_meets_anything_else() -> None:
    match = placing("home_1", "summer_boat_1a")
    # East of the home tile are roads; only its southern edge is a river.
    free = [at for at in CELLS if rotations(match, "summer_boat_1", at)]
    assert free == [[0, 1]]


def test_no_road_needs_no_road() -> None:
    match = placing("keywood\n.\nhome_1", "windmill", "winter")
    assert rotations(match, "windmill", [-1, 0]) == []  # it would touch roads of both tiles
    assert refused(match, "place windmill -1,0 0", 0) == "no-turn"


# Boat 2a


def test_with_boat_2a_edges_need_not_match_from_the_expansion_in_which_it_is_won() -> None:
    match = placing("home_1", "summer_boat_2a")
    assert rotations(match, "summer_boat_2", [1, 0]) == [0, 1, 2, 3, 4, 5]


# Questions


def test_a_tile_then_a_place_then_its_rotation() -> None:
    match = placing("keywood\n.\nhome_1", "stable")
    assert asked(match, 0) == ("lay_tile", 0)
    play(match, "place stable", "place 1,-1", seat=0)
    assert match.begun(0) == ["tile:stable", "cell:1,-1"]
    assert options(match, 0) == ["not turned", "turned clockwise by 4"]
    play(match, "place 0", seat=0)
    assert tile(match, "stable")["at"] == [1, -1]


def test_a_place_is_named_by_its_lowest_anchor() -> None:
    match = placing("keywood\n.\nhome_1", "stable")
    play(match, "place stable", seat=0)
    assert "south-east of Keywood" in options(match, 0)
    assert "north-east of Home 1" not in options(match, 0)


@pytest.mark.parametrize(
    ("at", "fault"),
    [
        ("0,0", "cell-taken"),
        ("5,5", "not-beside"),
        ("0,-1", "cell-taken"),
        ("0,1", "no-turn"),
        ("0,200", "not-beside"),
        ("1,-1", "edges"),
    ],
)
def test_refusals(at: str, fault: str) -> None:
    match = placing("keywood\n.\nhome_1", "stable")
    assert refused(match, f"place stable {at} 1", 0) == fault
    assert refused(match, f"place keywood {at} 1", 0) == "placed"
    assert refused(match, f"place home_2 {at} 1", 0) == "not-yours"


def test_all_place_at_the_same_time_and_nobody_waits() -> None:
    middle = {"keywood": {"colour": "red", "stacks": [1, 0]}, "stable": {"colour": "red", "stacks": [0, 1]}}
    match = table("", "", middle=middle)
    all_pass(match)
    play(match, "boat boat_keyflower", "boat boat_sea_bastion")
    assert match.waiting == [0, 1]
    match.play(match.choices(1)[0], 1)
    assert match.waiting == [0]
    assert tile(match, "stable")["at"] is not None


# R13


def test_a_tile_that_fits_nowhere_stays_beside_the_village_and_is_usable() -> None:
    loose = [{"tile": "home_1"}, {"tile": "stable"}]
    match = mizban.position(
        "keyflower", {"season": "summer", "players": [{"village": loose, "screen": {"red": 1}}, {}]}
    )
    assert "use Stable" in options(match)
    assert tile(match, "stable")["at"] is None
    all_pass(match)
    match.play(match.legal()[0])
    match.play(match.legal()[0])
    assert asked(match, 0) == ("lay_tile", 0)  # now it can and must be placed
