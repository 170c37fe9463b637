"""Sections 11 to 13 of the rules: how a round ends, its points, the amulet, and how the game ends."""

from __future__ import annotations

from typing import Optional

import pytest

from mizban import Match
from silver_table import (
    amulet,
    asked,
    deck,
    ended,
    exchange,
    heard,
    idle_turn,
    kinds,
    last,
    last_turn,
    options,
    own_options,
    play,
    table,
    village,
)

POINTS = "points100"
KAMIKAZE = "d12 u12 d13 d13"

# How a round ends


def test_a_census_ends_the_round_before_the_callers_next_turn() -> None:
    match = table("d1 d2", "d9 d9", top="4")
    play(match, "call", "draw", "discard")
    assert ended(match) == "census"
    assert match.view()["round"] == 2


def test_the_round_ends_when_deck_and_display_are_empty() -> None:
    assert ended(last_turn("d5", "d6")) == "deck_empty"


def test_the_player_who_takes_the_last_card_finishes_the_turn_normally() -> None:
    match = table("d7 d8", "d9 d9", top="12", deck=1)
    play(match, "draw")
    assert deck(match) == 0
    play(match, "discard", "rob b1 1", "inspect")
    assert ended(match) == "deck_empty"
    assert last(match) == [17, 16]


def test_the_round_does_not_end_while_the_display_has_a_card() -> None:
    match = last_turn("d5", "d6", display="4")
    assert ended(match) is None
    assert own_options(match) == ["take", "call", "shown 1"]


def test_the_deck_may_run_out_in_the_last_turns() -> None:  # R33
    match = table("d5 d4", "d6 d6", "d9 d9", top="1", deck=1, caller=2)
    play(match, "draw", "discard")
    assert ended(match) == "deck_empty"
    assert last(match) == [9, 12, 28]  # the caller is still judged


def test_a_census_comes_before_an_empty_deck() -> None:
    assert ended(last_turn("d5", "d6", caller=1)) == "census"


def test_the_callers_village_is_not_frozen() -> None:
    match = table("d9 d9", "d1 d2", top="11 12", caller=1)
    play(match, "draw", "discard", "conjure")
    assert "bewitch b1" in options(match)


def swap_idly(match: Match, turns: int) -> None:
    """Take the top discard and lay it on the first card, so often."""
    for _ in range(turns):
        assert ended(match) is None
        play(match, "take")
        exchange(match, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_laps_without_a_draw_or_a_call_end_the_round(seats: int) -> None:  # R34
    match = table(*["d9 d8", "d8 d6", "d9 d8", "d6 d6"][:seats], discard="7")
    swap_idly(match, 5 * seats)
    assert ended(match) == "deck_empty"


def test_a_draw_begins_the_five_laps_anew() -> None:  # R34
    match = table("d9 d8", "d8 d6", discard="7", top="5")
    swap_idly(match, 8)
    play(match, "draw")
    exchange(match, 1)
    swap_idly(match, 1)
    assert ended(match) is None


def test_all_five_laps_after_a_draw_are_without_a_draw() -> None:  # R34
    match = table("d9 d8", "d8 d6", discard="7", top="5")
    play(match, "draw")
    exchange(match, 1)
    swap_idly(match, 10)
    assert ended(match) == "deck_empty"


def test_a_display_card_begins_the_five_laps_anew() -> None:  # R34
    match = table("d9 d8", "d8 d6", discard="7", display="5", idle=9)
    play(match, "shown 1")
    exchange(match, 1)
    assert ended(match) is None


# Points of a round


def test_everyone_scores_the_plain_sum_without_a_caller() -> None:  # R36
    match = last_turn("u7 d7", "d0 d3", "d13 u12 d5")
    assert last(match) == [14, 3, 30]
    assert match.scores() == [14, 3, 30]


def test_points_add_up() -> None:
    match = last_turn("d7", "d3", points=[{"cards": 20}, {"cards": 5}], round=2)
    assert match.scores() == [27, 8]


# The test vectors: villages, caller, holder, active, start; then scores, new holder, new active.
ROUNDS: dict[
    str, tuple[tuple[str, ...], Optional[int], Optional[int], bool, int, list[int], tuple[Optional[int], bool]]
] = {
    "E13": (("d0 d6 d6 d2", "u0 d8 d3"), None, None, False, 0, [14, 11], (1, False)),
    "E34": (("d7 d7", "d9", "d4 d5", "d10 d10"), 2, 1, True, 1, [14, 9, 0, 20], (2, True)),
    "E36": (("d4 d2", "d1 d1 d1"), 0, None, False, 0, [16, 3], (1, False)),
    "E44": (("d12 d12", "d7", "d12 d12 d13 d13 d0"), None, 0, False, 0, [24, 7, 50], (1, False)),
}


@pytest.mark.parametrize("name", ROUNDS)
def test_a_round_is_scored_as_in_the_vectors(name: str) -> None:
    villages, caller, holder, active, start, scores, award = ROUNDS[name]
    match = last_turn(*villages, caller=caller, holder=holder, active=active, start=start)
    assert last(match) == scores
    assert amulet(match) == award


def test_a_census_with_a_tie_at_the_table() -> None:  # E34, R35
    match = table("d7 d7", "d9", "d4 d5", "d10 d10", turn=2, holder=1, active=True, start=1, top="2 2 2")
    play(match, "call")
    order = []
    while ended(match) is None:
        order.append(match.seat)
        assert "call" not in options(match)
        idle_turn(match)
    assert order == [3, 0, 1]
    assert last(match) == [14, 9, 0, 20]
    assert amulet(match) == (2, True)
    assert match.view()["start"] == 2


def test_a_caller_with_the_lowest_sum_scores_nothing() -> None:
    assert last(last_turn("d7", "d3", "d5", caller=1)) == [7, 0, 5]


def test_a_caller_who_shares_the_lowest_sum_scores_nothing_but_the_others_score() -> None:
    assert last(last_turn("d3", "d3", "d5", caller=1)) == [3, 0, 5]


def test_a_caller_without_the_lowest_sum_scores_ten_more() -> None:
    assert last(last_turn("d3", "d4", "d5", caller=1)) == [3, 14, 5]


def test_everybody_sees_all_villages_at_the_end_of_a_round() -> None:
    match = last_turn("d7 u2", "d3")
    assert [event["place"] for event in heard(match, "shown", 1)] == [1, 2, 1]
    assert [event["card"] for event in heard(match, "shown", 1)] == ["beholder", "empath", "bodyguard"]


def test_the_reveal_triggers_no_power() -> None:
    match = last_turn("d0 d5", "d0 d1")
    assert "villagers_meet" not in kinds(match)


# Kamikaze


def test_kamikaze_scores_nothing_and_all_others_fifty() -> None:
    match = last_turn("d1", KAMIKAZE, "d9 d9", mode=POINTS)
    assert last(match) == [50, 0, 50]
    assert amulet(match) == (1, False)
    assert "kamikaze" in kinds(match)


def test_kamikaze_by_the_caller_has_no_penalty_and_wins_the_amulet() -> None:  # R39
    match = last_turn("d1", KAMIKAZE, caller=1, mode=POINTS)
    assert last(match) == [50, 0]
    assert amulet(match) == (1, True)


def test_kamikaze_against_a_caller_gives_the_caller_fifty() -> None:  # R39
    match = last_turn("d1", KAMIKAZE, caller=0, mode=POINTS)
    assert last(match) == [50, 0]
    assert amulet(match) == (1, False)


def test_kamikaze_must_be_exact() -> None:  # E44, R47
    match = last_turn("d9", "d8", f"{KAMIKAZE} d0", mode=POINTS)
    assert last(match) == [9, 8, 50]
    assert last(last_turn("d9", "d12 d13 d13", mode=POINTS)) == [9, 38]


def test_there_is_no_kamikaze_in_the_four_round_game() -> None:  # E44
    assert last(last_turn("d9", "d8", KAMIKAZE)) == [9, 8, 50]
    assert last(last_turn("d9", "d8", KAMIKAZE, caller=2)) == [9, 8, 60]


# The amulet


# Villages, caller, holder, active, start; then new holder, new active.
AWARDS = {
    "a successful caller": (("d9", "d2", "d5"), 1, 0, True, 0, (1, True)),
    "a caller who ties, before the holder": (("d2", "d2", "d5"), 1, 0, True, 0, (1, True)),
    "a failed caller does not get it": (("d9", "d4", "d2"), 1, None, False, 0, (2, False)),
    "the lowest without a call": (("d9", "d4", "d2"), None, 0, True, 0, (2, False)),
    "the holder in a tie": (("d2", "d9", "d2"), None, 2, False, 2, (2, False)),
    "the holder in a tie keeps the right": (("d2", "d9", "d2"), None, 2, True, 2, (2, True)),
    "the holder alone keeps the right": (("d2", "d9", "d8"), None, 0, True, 0, (0, True)),
    "a tie without a holder: the start player": (("d2", "d2", "d2"), None, None, False, 1, (1, False)),
    "a tie without a holder: clockwise from the start": (("d2", "d2", "d9"), None, None, False, 2, (0, False)),
    "a tie without the holder: clockwise from the start": (("d9", "d2", "d2"), None, 0, True, 0, (1, False)),
    "a holder who calls again keeps the right": (("d1", "d2", "d2"), 0, 0, True, 0, (0, True)),
    "a holder without the right wins it by a call": (("d1", "d2", "d2"), 0, 0, False, 0, (0, True)),
}


@pytest.mark.parametrize("name", AWARDS)
def test_the_amulet_goes_to(name: str) -> None:  # R35, R36, R37
    villages, caller, holder, active, start, award = AWARDS[name]
    match = last_turn(*villages, caller=caller, holder=holder, active=active, start=start)
    assert amulet(match) == award
    assert match.view()["start"] == award[0]


# The same where the holder keeps the amulet when sums are equal, whoever called
TIED_AWARDS: dict[str, tuple[tuple[str, ...], Optional[int], Optional[int], bool, int, tuple[int, bool]]] = {
    "the holder before a caller who ties": (("d2", "d2", "d5"), 1, 0, True, 0, (0, True)),
    "the holder, who does not win the right": (("d2", "d2", "d5"), 1, 0, False, 0, (0, False)),
    "clockwise from the start, before a caller": (("d2", "d9", "d2"), 2, None, False, 0, (0, False)),
    "clockwise from the start, the caller": (("d2", "d9", "d2"), 2, None, False, 1, (2, True)),
    "a holder who calls and ties": (("d2", "d2", "d5"), 0, 0, False, 0, (0, True)),
    "a caller alone": (("d9", "d2", "d5"), 1, 0, True, 0, (1, True)),
    "the lowest when the caller fails": (("d9", "d4", "d2"), 1, None, False, 0, (2, False)),
    "a tie without a call": (("d2", "d9", "d2"), None, 2, True, 2, (2, True)),
}


@pytest.mark.parametrize("name", TIED_AWARDS)
def test_with_amulet_tie_holder_the_amulet_goes_to(name: str) -> None:  # R35, the other reading
    villages, caller, holder, active, start, award = TIED_AWARDS[name]
    by_sums = {"amulet_tie": "holder"}
    match = last_turn(*villages, caller=caller, holder=holder, active=active, start=start, options=by_sums)
    assert amulet(match) == award
    assert match.view()["start"] == award[0]


@pytest.mark.parametrize("tie", ["caller", "holder"])
def test_a_kamikaze_gets_the_amulet_in_both_readings(tie: str) -> None:  # R39
    match = last_turn("d9", "d8", KAMIKAZE, caller=2, holder=1, start=1, mode=POINTS, options={"amulet_tie": tie})
    assert amulet(match) == (2, True)


# Four rounds


def test_the_game_ends_after_four_rounds() -> None:  # R01
    assert not last_turn("d7", "d3", round=3).over
    assert last_turn("d7", "d3", round=4).over


def test_the_lowest_total_wins() -> None:
    match = last_turn("d7", "d3", "d4", round=4, points=[{"cards": 1}, {"cards": 10}, {"cards": 8}])
    assert match.scores() == [8, 13, 12]
    assert match.ranking() == [1, 3, 2]


# Villages, totals before, holder before; the ranking. The holder after round 4 decides.
TIES = {
    "the holder is among the tied": (("d5", "d2", "d9"), (10, 13, 20), [2, 1, 3]),
    "clockwise from the holder": (("d2", "d5", "d5"), (30, 10, 10), [3, 1, 2]),
    "clockwise from the holder, round the table": (("d5", "d2", "d5"), (10, 30, 10), [2, 3, 1]),
}


@pytest.mark.parametrize("name", TIES)
def test_a_tie_after_four_rounds_is_broken_by_the_amulet(name: str) -> None:
    villages, totals, ranking = TIES[name]
    match = last_turn(*villages, round=4, points=[{"cards": total} for total in totals])
    assert match.over
    assert match.ranking() == ranking


def test_the_special_rules_of_the_points_game_do_not_hold_in_four_rounds() -> None:
    match = last_turn("d12", "d0", points=[{"cards": 88}, {"cards": 61}], round=2)
    assert match.scores() == [100, 61]
    assert not match.over


# Points


def ledger(total: int, used: bool) -> dict[str, int]:
    """A total, with or without the jump from a hundred."""
    return {"cards": total + 50, "exact_100": -50} if used else {"cards": total}


# The test vectors: totals, villages, used, holder; then totals, used, over, winner.
POINTS_MODE = {
    "E41": ((88, 61, 99), ("d12", "d0", "d3"), (0, 0, 0), 1, [50, 61, 102], [1, 0, 0], 0),
    "E42": ((88, 61, 70), ("d12", "d0", "d3"), (1, 0, 0), 1, [100, 61, 73], [1, 0, 0], 1),
    "E45a": ((40, 33, 93), ("d0", "d7", "d12"), (0, 0, 0), 0, [40, 40, 105], [0, 0, 0], 0),
    "E45b": ((35, 35, 93), ("d5", "d5", "d12"), (0, 0, 0), 1, [40, 40, 105], [0, 0, 0], 1),
}


@pytest.mark.parametrize("name", POINTS_MODE)
def test_the_points_game_as_in_the_vectors(name: str) -> None:  # R38, R40
    totals, villages, used, holder, after, used_after, winner = POINTS_MODE[name]
    points = [ledger(total, bool(jumped)) for total, jumped in zip(totals, used, strict=True)]
    match = last_turn(*villages, mode=POINTS, holder=holder, points=points)
    assert match.scores() == after
    assert [int(match.breakdown(seat)["exact_100"] != 0) for seat in range(3)] == used_after
    assert match.over
    assert match.ranking().index(1) == winner


def test_exactly_a_hundred_becomes_fifty_and_the_game_goes_on() -> None:
    match = last_turn("d12", "d2", mode=POINTS, points=[{"cards": 88}, {"cards": 61}])
    assert match.scores() == [50, 63]
    assert "jumped" in kinds(match)
    assert not match.over


def test_two_players_may_jump_in_the_same_round() -> None:
    match = last_turn("d12", "d10", mode=POINTS, points=[{"cards": 88}, {"cards": 90}])
    assert match.scores() == [50, 50]
    assert not match.over


def test_ninety_nine_does_not_end_the_game_and_a_hundred_and_one_does() -> None:
    assert not last_turn("d12", "d2", mode=POINTS, points=[{"cards": 87}]).over
    assert last_turn("d12", "d2", mode=POINTS, points=[{"cards": 89}]).over


def test_the_points_game_has_no_limit_of_rounds() -> None:
    assert not last_turn("d12", "d2", mode=POINTS, round=4).over
    assert not last_turn("d12", "d2", mode=POINTS, round=40).over


def test_in_the_four_round_game_the_last_round_does_not_break_ties() -> None:
    match = last_turn("d5", "d2", "d4", round=4, points=[{"cards": 20}, {"cards": 30}, {"cards": 21}])
    assert match.scores() == [25, 32, 25]
    assert match.ranking() == [2, 3, 1]  # clockwise from the holder, seat 1
    other = last_turn("d4", "d2", "d5", round=4, points=[{"cards": 21}, {"cards": 30}, {"cards": 20}])
    assert other.ranking() == [2, 3, 1]


def test_a_finished_game_asks_nobody() -> None:
    match = last_turn("d7", "d3", round=4)
    assert match.waiting == []


def test_a_new_round_begins_with_the_first_looks() -> None:
    match = last_turn("d7", "d3")
    assert asked(match)[0] == "first_look"
    assert len(village(match).split()) == 5


def test_in_a_new_round_nobody_has_called() -> None:
    match = last_turn("d7", "d3", caller=1)
    assert match.view()["caller"] is None
