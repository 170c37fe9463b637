"""Scoring rounds: ties (X14), the imaginary player (X17), walls, and the breakdown."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alhambra_table import FOUR, kinds, play, player, points, table
from mizban import Match
from mizban.games.alhambra.data import POINTS, TILES, TYPES
from mizban.games.alhambra.rules import divide
from mizban.games.alhambra.scoring import shares

FULL = "pavilion-5 garden-12 garden-10b tower-11a"
SIX = "pavilion seraglio arcades chambers garden tower"


@pytest.mark.parametrize(
    ("vector", "number", "building", "counts", "paid"),
    [
        ("X14.1", 1, "tower", [3, 3, 1, 0], [3, 3, 0, 0]),
        ("X14.2", 1, "garden", [1, 1, 1], [1, 1, 1]),
        ("X14.3", 1, "pavilion", [1, 1, 0], [0, 0, 0]),
        ("X14.4", 1, "chambers", [2, 1, 1], [4, 0, 0]),
        ("X17.1", 1, "tower", [2, 1, 2], [3, 0, 3]),
        ("X17.2", 2, "garden", [2, 1, 2], [8, 0, 8]),
        ("X17.3", 3, "tower", [4, 3, 4], [17, 6, 17]),
        ("three places", 3, "tower", [3, 2, 1, 0], [21, 13, 6, 0]),
        ("a tie for second fills the third place", 3, "garden", [3, 1, 1, 0], [20, 8, 8, 0]),
        ("a tie for third", 3, "pavilion", [5, 4, 2, 2], [16, 8, 0, 0]),
        ("nobody has any", 3, "tower", [0, 0, 0], [0, 0, 0]),
    ],
)
def test_tied_players_share_the_places_they_fill(
    vector: str, number: int, building: str, counts: list[int], paid: list[int]
) -> None:
    assert list(shares(vec[i64](counts), POINTS[number - 1][TYPES.index(building)])) == paid


def before_card(
    *players: dict[str, Any],
    number: int = 1,
    seats: int = 3,
    market: str = FULL,
    display: tuple[str, ...] = FOUR,
    **rest: Any,
) -> Match:
    """The next card of the deck is a scoring card, whatever chance says."""
    used = {colour: [1, 2, 3, 4, 5, 6, 7, 8] for colour in ("yellow", "green", "blue", "orange")}
    left = (72 if seats == 2 else 108) - 32 - len(display)
    piles = [0, *divide(left, 3)] if number == 1 else [0, left]
    rest = {"discard": used, "scoring_cards": number - 1, "piles": piles, **rest}
    return table(*players, market=market, display=display, seats=seats, **rest)


def test_a_scoring_card_is_set_aside_and_the_round_scored_after_the_refill() -> None:
    match = before_card(player("fountain tower-13"), player("tower-12 fountain"))
    play(match, "take yellow-9")
    told = kinds(match)
    assert told.index("scoring_card") < told.index("laid") < told.index("scoring")
    assert len(match.view()["display"]) == 4
    assert match.view()["scoring_cards"] == 1
    assert [points(match, "tower", seat) for seat in range(3)] == [3, 3, 0]
    assert [points(match, "walls", seat) for seat in range(3)] == [1, 0, 0]
    assert match.scores() == [4, 3, 0]


def test_tiles_built_in_the_turn_count_and_reserved_ones_do_not() -> None:
    pending = [{"place_tile": {"seat": 0, "give": False, "tile": "tower-13"}}]
    market = " ".join(["-", *FULL.split()[1:]])
    for where, worth in (("build 1,0", 6), ("reserve", 0)):
        match = before_card(player(), held=["tower-13"], market=market, display=FOUR[1:], pending=pending)
        play(match, where)
        assert points(match, "tower", 0) == worth


def test_round_two_pays_two_places() -> None:
    match = before_card(player("fountain garden-11 \n garden-10c ."), player("fountain garden-9"), number=2)
    play(match, "take yellow-9")
    assert [points(match, "garden", seat) for seat in range(3)] == [12, 5, 0]


def test_everybody_scores_the_own_longest_wall() -> None:
    ring = ". pavilion-2 . \n chambers-5 fountain arcades-4 \n . seraglio-3 ."
    match = before_card(player(ring), player("fountain tower-13"))
    play(match, "take yellow-9")
    assert [points(match, "walls", seat) for seat in range(3)] == [12, 1, 0]


def test_the_imaginary_player_is_ranked_but_has_no_wall() -> None:
    tiles = ["tower-12", "tower-8", "tower-7", "garden-6", "garden-7", "garden-9"]
    match = before_card(player("tower-13 \n fountain"), player(), seats=2, imaginary={"tiles": tiles})
    play(match, "take yellow-9")
    seen = match.view()["imaginary"]
    assert seen["points"] == dict.fromkeys(SIX.split(), 0) | {"walls": 0, "tower": 6, "garden": 5}
    assert seen["total"] == 11
    assert match.scores() == [1, 0]
    assert match.ranking() == [1, 2]


@pytest.mark.parametrize(("number", "given"), [(1, 6), (2, 14)])
def test_the_imaginary_player_gets_tiles_after_the_rounds(number: int, given: int) -> None:
    """Six after round 1; after round 2 a third of the forty-four in the bag, rounded down."""
    match = before_card(number=number, seats=2)
    assert (match.view()["bag"], len(match.view()["imaginary"]["tiles"])) == (44, 6)
    play(match, "take yellow-9")
    assert len(match.view()["imaginary"]["tiles"]) == 6 + given


def test_he_gets_what_is_there() -> None:
    built = ["tower-12", "tower-7"]
    rest = [name for name in TILES[:54] if name not in (*FULL.split(), *built, "garden-6", "garden-7")]
    match = before_card(seats=2, imaginary={"tiles": [*built, *rest]})
    assert match.view()["bag"] == 2
    play(match, "take yellow-9")
    assert match.view()["bag"] == 0


def test_points_stand_by_what_they_came_from() -> None:
    match = before_card(player("fountain tower-13", tower=5, walls=2), player(), number=2)
    play(match, "take yellow-9")
    assert match.breakdown(0) == dict.fromkeys(SIX.split(), 0) | {"tower": 18, "walls": 3}
    assert sum(match.breakdown(0).values()) == match.scores()[0]
