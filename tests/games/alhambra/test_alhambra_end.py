"""The end: when it comes (X20), left-over tiles, the last scoring, and who wins."""

from __future__ import annotations

from typing import Any, Optional

import pytest

from alhambra_table import FOUR, asked, drawing, kinds, market, options, play, player, points, refusal, reserve, table
from mizban import Match
from mizban.games.alhambra.data import TILES

SOLD = ["pavilion-2", "pavilion-3", "pavilion-4", "pavilion-5"]
LEFT = ["garden-12", "garden-11", "tower-12", "tower-13"]


def late(empty: list[int], bag: int, *players: dict[str, Any], seats: int = 3, **rest: Any) -> Match:
    """The end of a turn with so many tiles in the bag; the tiles of the empty slots are just being placed."""
    held = [SOLD[slot - 1] for slot in empty]
    slots = [None if slot in empty else LEFT[slot - 1] for slot in range(1, 5)]
    everybody = [*players, *([player()] * (seats - len(players)))]
    away = {name for each in everybody for row in each["alhambra"] for name in row.split()}
    spare = [name for name in TILES[:54] if name not in (*held, *slots, *away)]
    if seats == 2:
        rest["imaginary"] = {"tiles": [spare.pop() for _ in range(6)], **rest.get("imaginary", {})}
    everybody[-1] = {**everybody[-1], "reserve": spare[bag:]}
    pending = [{"choose_tile": {"seat": 0, "give": seats == 2}}] if held else None
    more = {"pending": pending} if pending else {}
    words = " ".join(slot or "-" for slot in slots)
    return table(*everybody, market=words, held=held, seats=seats, **{"display": FOUR, **more, **rest})


def finish_turn(match: Match) -> Match:
    """Put all bought tiles into the reserve."""
    while not match.over and options(match)[0] in SOLD:
        play(match, f"reserve {options(match)[0]}")
    return match


@pytest.mark.parametrize(
    ("vector", "empty", "bag", "filled", "ends"),
    [
        ("X20.1", [1, 3], 1, [1], True),
        ("X20.2", [1, 3], 2, [1, 3], False),
        ("X20.3", [], 0, [], False),
        ("X20.4", [2], 0, [], True),
    ],
)
def test_the_game_ends_when_a_slot_stays_empty(
    vector: str, empty: list[int], bag: int, filled: list[int], ends: bool
) -> None:
    match = late(empty, bag)
    if empty:
        finish_turn(match)
    else:
        play(match, "take yellow-9")
    assert ("last_turn" in kinds(match)) == ends
    offered = [event["slot"] for event in match.events() if event["kind"] == "offered"]
    assert offered == filled
    assert match.over == ends


def winners(match: Match) -> list[tuple[Optional[int], str]]:
    """Who got which left-over tile."""
    return [(event["seat"], event["tile"]) for event in match.events() if event["kind"] == "left_over"]


def test_the_richest_in_a_currency_gets_the_tile_free_of_charge() -> None:
    match = finish_turn(late([1], 0, player(hand="green 2 3"), player(hand="green 4, blue 7"), player(hand="blue 7")))
    play(match, "reserve garden-11")
    assert match.over
    assert winners(match) == [(0, "garden-11")]  # a tie in blue, no orange at all, and slot 1 is empty
    assert match.position()["players"][0]["hand"] == {"green": [2, 3]}
    assert market(match) == [None, None, "tower-12", "tower-13"]


def test_one_player_can_get_several_tiles_and_builds_them_in_any_order() -> None:
    match = finish_turn(late([1], 0, player(), player(hand="green 1, blue 1, orange 1")))
    assert asked(match) == ("choose_tile", 1)
    assert options(match) == ["garden-11", "tower-12", "tower-13"]
    play(match, "build tower-13 1,0", "build tower-12 0,1", "reserve")
    assert match.over
    assert drawing(match, 1) == ["fountain tower-13", "tower-12 ."]
    assert points(match, "tower", 1) == 21
    assert points(match, "garden", 1) == 0
    assert "garden-11" in reserve(match, 1)


def test_left_over_tiles_cannot_be_given_away() -> None:
    match = finish_turn(late([1], 0, player(hand="green 1"), player(), seats=2))
    assert options(play(match, "garden-11"))[-1] == "reserve"
    assert refusal(match, "give garden-11") == "no-gift"


def test_all_hands_are_open_when_the_left_over_tiles_are_given_out() -> None:
    match = late([1], 0, player(), player(hand="green 1"))
    assert match.view()["hands"] is None
    finish_turn(match)
    assert match.view()["hands"] == [{}, {"green": [1]}, {}]


def test_there_is_no_redesign_at_the_end() -> None:
    match = finish_turn(late([1], 0, player(), player("fountain seraglio-9", hand="green 1")))
    assert options(match) == ["garden-11"]
    assert refusal(match, "remove seraglio-9", 1) == "asked-else"


def test_a_scoring_card_in_the_last_refill_is_scored_first() -> None:
    used = {colour: [1, 2, 3, 4, 5, 6, 7, 8] for colour in ("yellow", "green", "blue", "orange")}
    rest: dict[str, Any] = {"discard": used, "scoring_cards": 1, "piles": [0, 108 - 32 - 3], "display": FOUR[:3]}
    match = finish_turn(late([1], 0, player("fountain seraglio-9"), **rest))
    rounds = [event["round"] for event in match.events() if event["kind"] == "scoring"]
    assert rounds == [2, 3]
    assert points(match, "seraglio", 0) == 9 + 17


def test_a_round_whose_card_never_came_is_not_played() -> None:
    match = finish_turn(late([1], 0, player("fountain seraglio-9")))
    assert [event["round"] for event in match.events() if event["kind"] == "scoring"] == [3]
    assert points(match, "seraglio", 0) == 17


def test_the_highest_score_wins_and_a_tie_is_shared() -> None:
    match = finish_turn(late([1], 0, player(garden=7), player(tower=9), player(walls=9), scoring_cards=2))
    assert match.scores() == [7, 9, 9]
    assert match.ranking() == [3, 1, 1]


def test_the_imaginary_player_cannot_win() -> None:
    imaginary = {"points": {"tower": 90}}
    match = finish_turn(late([1], 0, player(garden=7), player(), seats=2, scoring_cards=2, imaginary=imaginary))
    assert match.ranking() == [1, 2]
    assert match.view()["imaginary"]["total"] >= 90
