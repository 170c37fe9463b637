"""The building rules, with the boards drawn: placing (X4, X6), removing (X7), swapping (X8), walls (X10, X11)."""

from __future__ import annotations

from typing import Optional

import pytest

from alhambra_table import ground, play, player, refusal, reserve, table, tile
from mizban.games.alhambra.ground import (
    ALLOWED,
    Frontier,
    Walk,
    build_fault,
    remove_fault,
    swap_fault,
)
from mizban.games.alhambra.places import spot_at
from mizban.games.alhambra.walls import longest_course, longest_wall

ALONE = "fountain"
LINE = "fountain pavilion-8 seraglio-9"
HOOK = """
fountain pavilion-8  seraglio-9
.        .           arcades-9
.        chambers-10 arcades-10
"""
BAY = """
tower-12  fountain    pavilion-8  seraglio-9
.         .           .           arcades-9
garden-11 chambers-11 chambers-10 arcades-10
"""


def removed(drawing: str, name: str) -> str:
    """The rule that forbids taking a tile away, if any."""
    land = ground(drawing)
    return remove_fault(land, Walk(land), land.square_of(tile(name)))


def placed(drawing: str, name: str, x: int, y: int) -> str:
    """The rule that forbids a tile on a place, if any."""
    land = ground(drawing)
    return build_fault(land, tile(name), land.find(spot_at(x, y)))


@pytest.mark.parametrize(
    ("vector", "name", "x", "y", "fault"),
    [
        ("X4.1", "pavilion-8", 1, 0, ALLOWED),
        ("X4.2", "pavilion-7", 1, 0, ALLOWED),
        ("X4.3", "chambers-9b", 1, 0, "walls-differ"),
        ("X4.4", "seraglio-7", -1, 0, ALLOWED),
        ("X4.5", "garden-11", 1, 1, "does-not-touch"),
        ("X4.6", "pavilion-2", 0, -1, ALLOWED),
        ("X4.7", "pavilion-2", 0, 1, "walls-differ"),
        ("X4.8", "pavilion-8", 0, 0, "occupied"),
    ],
)
def test_first_placements(vector: str, name: str, x: int, y: int, fault: str) -> None:
    assert placed(ALONE, name, x, y) == fault


@pytest.mark.parametrize(
    ("vector", "drawing", "name", "x", "y", "fault"),
    [
        ("X6.1", HOOK, "chambers-11", 0, 1, "hole"),
        ("X6.2", HOOK, "chambers-11", 0, 2, ALLOWED),
        ("X6.3", HOOK, "chambers-11", 1, 1, ALLOWED),
        ("X6.4", BAY, "tower-11c", -1, 1, "hole"),
        ("X6.5", BAY, "tower-11c", 0, 1, "hole"),
        ("X6.6", BAY, "tower-11c", 1, 1, ALLOWED),
    ],
)
def test_an_empty_place_is_never_closed_in(vector: str, drawing: str, name: str, x: int, y: int, fault: str) -> None:
    assert placed(drawing, name, x, y) == fault


@pytest.mark.parametrize(
    ("vector", "name", "fault"),
    [("X7.1", "pavilion-8", "cut-off"), ("X7.2", "seraglio-9", ALLOWED), ("X7.3", "fountain", "fountain")],
)
def test_removing(vector: str, name: str, fault: str) -> None:
    assert removed(LINE, name) == fault


@pytest.mark.parametrize(
    ("vector", "name", "old", "fault"),
    [
        ("X8.1", "arcades-8a", "pavilion-8", ALLOWED),
        ("X8.2", "arcades-8b", "pavilion-8", "walls-differ"),
        ("X8.3", "arcades-8b", "seraglio-9", ALLOWED),
        ("X8.4", "garden-11", "fountain", "fountain"),
    ],
)
def test_swapping(vector: str, name: str, old: str, fault: str) -> None:
    land = ground(LINE)
    assert swap_fault(land, tile(name), land.square_of(tile(old))) == fault


@pytest.mark.parametrize(
    ("vector", "drawing", "longest"),
    [
        ("X10.1", ALONE, 0),
        ("X10.2", "pavilion-2 \n fountain", 3),
        ("X10.3", "pavilion-2 . \n fountain arcades-4 \n seraglio-3 .", 9),
        ("X10.4", ". pavilion-2 . \n chambers-5 fountain arcades-4 \n . seraglio-3 .", 12),
        ("X11.1", "fountain pavilion-6 garden-10a tower-13", 2),
        ("X11.2", "fountain pavilion-6 garden-10a tower-9a", 4),
    ],
)
def test_the_longest_wall(vector: str, drawing: str, longest: int) -> None:
    assert longest_wall(ground(drawing)) == longest
    assert len(longest_course(ground(drawing))) == longest


def test_walls_back_to_back_do_not_count() -> None:
    drawing = """
    fountain   pavilion-8
    garden-12  garden-9
    garden-10a arcades-9
    """
    # The south wall of garden-12 lies against the north wall of garden-10a; only the east wall of garden-9 is outside.
    assert longest_wall(ground(drawing)) == 1


def test_a_tile_behind_walls_cannot_be_reached_on_foot() -> None:
    assert placed("fountain pavilion-7", "chambers-9b", 2, 0) == "not-on-foot"


def test_a_tile_with_one_open_side_among_walls_can() -> None:
    drawing = """
    fountain  pavilion-7  .
    .         garden-11   garden-10c
    """
    assert placed(drawing, "chambers-9b", 2, 0) == ALLOWED


def test_far_away_is_not_touching() -> None:
    assert placed(ALONE, "garden-11", 40, -40) == "does-not-touch"


def test_a_tile_with_four_neighbours_leaves_a_hole() -> None:
    drawing = """
    arcades-9   arcades-10  chambers-10
    fountain    garden-11   chambers-11
    garden-10c  tower-12    tower-11c
    """
    assert removed(drawing, "garden-11") == "hole"
    assert removed(drawing, "arcades-9") == ALLOWED


def test_a_place_is_named_by_its_lowest_anchor() -> None:
    drawing = """
    fountain   pavilion-8
    seraglio-9 .
    """
    # The place in the corner lies south of pavilion-8 (tile 6) and east of seraglio-9 (tile 13).
    anchors = Frontier(ground(drawing)).anchors
    assert 6 * 4 + 2 in anchors
    assert 13 * 4 + 1 not in anchors
    assert list(anchors) == sorted(anchors)
    assert len(anchors) == 7


REFUSALS: list[tuple[str, Optional[str]]] = [
    ("build arcades-8b 1,0", "occupied"),
    ("build arcades-8b 1,2", "does-not-touch"),
    ("build arcades-8b -1,0", "walls-differ"),
    ("build arcades-8b 3,0", None),
    ("build 3,0", None),
    ("build 1,0", "occupied"),
    ("build arcades-8b 99,-999", "does-not-touch"),
    ("build arcades-8b 1,128", "does-not-touch"),
    ("build garden-11 3,0", "not-in-reserve"),
    ("build fountain 3,0", "not-in-reserve"),
    ("build arcades-8b 3,0 2,-1", "one-at-a-time"),
    ("remove pavilion-8", "cut-off"),
    ("remove seraglio-9", None),
    ("remove fountain", "fountain"),
    ("remove garden-11", "not-built"),
    ("remove arcades-8b", "not-built"),
    ("buy arcades-8b", "not-on-market"),
    ("finish", "must-act"),
    ("remove seraglio-9 pavilion-8", "one-at-a-time"),
    ("swap arcades-8b pavilion-8", "walls-differ"),
    ("swap arcades-8b seraglio-9", None),
    ("swap arcades-8b fountain", "fountain"),
    ("swap garden-11 seraglio-9", "not-in-reserve"),
    ("swap seraglio-9 arcades-8b", "not-in-reserve"),
    ("swap arcades-8b garden-11", "not-built"),
    ("swap arcades-8b seraglio-9 pavilion-8", "one-at-a-time"),
    # Who merely points
    ("tile:pavilion-8", "cut-off"),
    ("tile:fountain", "fountain"),
    ("tile:arcades-8b", None),
    ("tile:garden-11", "not-in-reserve"),
    ("cell:3,0", None),
]


@pytest.mark.parametrize(("text", "reason"), REFUSALS)
def test_refusals_name_the_rule(text: str, reason: Optional[str]) -> None:
    assert refusal(table(player(LINE, reserve="arcades-8b")), text) == reason


def test_where_nothing_fits_that_is_the_reason() -> None:
    drawn = """
    pavilion-6 garden-10a
    fountain   .
    """
    match = table(player(drawn, reserve="pavilion-2 pavilion-3"))
    assert refusal(match, "build pavilion-2") == "fits-nowhere"
    assert refusal(match, "swap pavilion-2") == "no-swap"
    assert refusal(match, "build pavilion-2 1,0") == "walls-differ"
    assert refusal(match, "swap pavilion-2 garden-10a") == "walls-differ"
    assert refusal(table(player(LINE)), "build") == "reserve-empty"
    assert refusal(table(player(LINE)), "swap seraglio-9") == "not-in-reserve"
    assert refusal(table(player(ALONE)), "remove") == "cannot-remove"


def test_a_tile_that_may_not_be_removed_can_be_swapped() -> None:
    match = play(table(player(LINE, reserve="arcades-8a")), "swap arcades-8a pavilion-8")
    assert match.position()["players"][0]["alhambra"] == ["fountain arcades-8a seraglio-9"]
    assert reserve(match) == ["pavilion-8"]
