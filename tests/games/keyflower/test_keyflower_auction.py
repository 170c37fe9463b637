"""Sections 5 to 7 of the rules: turns, the colour rule, bids, losing stacks."""

from __future__ import annotations

from typing import Any

from keyflower_table import (
    all_pass,
    asked,
    bag,
    options,
    owned,
    play,
    refused,
    screen,
    table,
    tile,
)

OPEN: dict[str, dict[str, Any]] = {"keywood": {}, "stable": {}, "alehouse": {}}


# E1


def test_outbidding() -> None:
    match = table("4 red 2 blue", "3 red", "3 red 3 blue", middle=OPEN)
    play(match, "bid keywood red")
    assert tile(match, "keywood")["colour"] == "red"
    play(match, "bid keywood 2 red")
    assert refused(match, "bid keywood 2 red") == "outbid"
    assert refused(match, "bid keywood 3 blue") == "colour"
    play(match, "pass")
    assert refused(match, "bid keywood red") == "outbid"
    play(match, "bid keywood 2 red")
    assert tile(match, "keywood")["stacks"] == [3, 2, 0]
    play(match, "bid stable keywood")
    assert tile(match, "stable")["colour"] == "red"
    assert tile(match, "stable")["stacks"] == [0, 2, 0]
    assert tile(match, "keywood")["stacks"] == [3, 0, 0]


# E2


def two_losing_stacks() -> dict[str, dict[str, Any]]:
    return {
        "miner": {"colour": "red", "stacks": [2, 3]},
        "workshop": {"colour": "red", "stacks": [1, 2]},
        "alehouse": {},
        "stable": {"colour": "blue", "stacks": [2, 0]},
    }


def test_losing_stacks_join_with_workers_from_the_screen() -> None:
    match = table("3 red 2 blue", "", middle=two_losing_stacks())
    play(match, "bid alehouse red miner workshop")
    assert tile(match, "alehouse")["stacks"] == [4, 0]
    assert tile(match, "alehouse")["colour"] == "red"
    assert screen(match) == {"red": 2, "blue": 2}
    assert tile(match, "miner")["stacks"] == [0, 3]


def test_a_stack_moves_whole_and_in_one_colour() -> None:
    match = table("2 blue", "", middle=two_losing_stacks())
    assert refused(match, "bid alehouse workshop") is None
    assert refused(match, "bid alehouse miner") is None
    assert refused(match, "bid alehouse workshop miner") is None
    assert refused(match, "bid alehouse red") == "not-together"
    assert refused(match, "bid alehouse workshop miner red") == "not-together"
    assert refused(match, "bid alehouse 3 blue") == "not-together"
    assert refused(match, "bid alehouse blue miner") == "one-colour"
    assert refused(match, "bid alehouse miner miner") == "stack-twice"
    assert refused(match, "bid alehouse stack:keywood") == "no-losing-stack"


def test_a_winning_stack_cannot_move() -> None:
    match = table("1 red", "", middle=two_losing_stacks())
    assert refused(match, "bid alehouse stable") == "no-losing-stack"
    play(match, "bid alehouse", 0, 0)  # red, none from behind the screen
    assert options(match) == ["the 2 red beside Miner", "the 1 red beside Workshop"]
    assert match.things() == ["stack:miner", "stack:workshop"]


def test_stacks_are_chosen_in_order_and_then_enough() -> None:
    match = table("1 red", "", middle=two_losing_stacks())
    play(match, "bid alehouse", 0, 1, 7)
    assert tile(match, "alehouse")["stacks"] == [2, 0]
    match = table("1 red", "", middle=two_losing_stacks())
    play(match, "bid alehouse", 0, 1, 5, "enough")
    assert tile(match, "alehouse")["stacks"] == [3, 0]


def test_a_half_made_choice_changes_nothing() -> None:
    match = table("1 red", "", middle=two_losing_stacks())
    before = match.view(1), match.known(1)
    play(match, "bid alehouse", 0, 1, 5)
    assert match.begun() == ["tile:alehouse", "worker:red", "stack:miner"]
    assert (match.view(1), match.known(1)) == before


# The rules of 7


def test_a_losing_stack_may_stay_and_be_raised() -> None:
    match = table("2 red", "", middle={"miner": {"colour": "red", "stacks": [2, 3]}})
    assert refused(match, "bid miner red") == "outbid"
    play(match, "bid miner 2 red")
    assert tile(match, "miner")["stacks"] == [4, 3]


def test_one_may_raise_ones_own_winning_stack() -> None:
    match = table("1 red", "", middle={"miner": {"colour": "red", "stacks": [2, 0]}})
    play(match, "bid miner red")
    assert tile(match, "miner")["stacks"] == [3, 0]


def test_turn_order_tiles_are_bid_for_but_never_used() -> None:
    match = table("1 red", "", middle=OPEN)
    assert "bid for Turn order 1" in options(match)
    assert refused(match, "use turn_order_1") == "no-effect"
    assert refused(match, "bid turn_order_2") == "not-on-offer"


def test_boats_and_tiles_of_villages_are_not_bid_for() -> None:
    match = table("1 red", "", middle=OPEN)
    assert refused(match, "bid boat_keyflower") == "not-on-offer"
    assert refused(match, "bid home_1") == "not-on-offer"


def test_green_is_a_colour_like_the_others() -> None:
    match = table("1 green 1 red", "2 green", middle=OPEN)
    play(match, "bid keywood green")
    assert refused(match, "bid keywood 2 red") == "colour"
    play(match, "bid keywood 2 green")
    assert tile(match, "keywood")["stacks"] == [1, 2]


# E4


def test_bid_and_use_share_one_colour_and_the_winner_takes_the_workers_on_the_tile() -> None:
    match = table("1 blue", "1 blue 1 red", "2 blue", middle={"alehouse": {}})
    play(match, "bid alehouse blue")
    assert refused(match, "use alehouse red") == "colour"
    play(match, "use alehouse blue")
    assert sum(screen(match, 1).values()) == 2  # one red and the worker drawn
    play(match, "bid alehouse 2 blue")
    before = bag(match)
    all_pass(match)
    assert screen(match, 0) == {"blue": 1}
    assert screen(match, 2) == {"blue": 1}
    assert bag(match)[1] == before[1] + 2
    assert "alehouse" in owned(match, 2)


def test_a_losing_stack_may_be_moved_onto_the_same_tile() -> None:
    match = table("", "", middle={"keywood": {"colour": "red", "stacks": [1, 2]}})
    play(match, "use keywood keywood")
    assert tile(match, "keywood")["stacks"] == [0, 2]
    assert tile(match, "keywood")["workers"] == {"red": 1}


def test_the_colour_stays_when_workers_leave() -> None:
    match = table("1 red", "3 blue", middle={"keywood": {"colour": "red", "stacks": [1, 2]}, "stable": {}})
    play(match, "bid stable keywood")
    assert tile(match, "keywood")["colour"] == "red"
    assert refused(match, "bid keywood 3 blue") == "stack-colour"


# E13


def test_the_season_ends_when_all_have_passed_in_a_row() -> None:
    match = table("1 red", "1 red", "1 red", middle=OPEN)
    play(match, "bid keywood red")
    play(match, "pass", "pass")
    assert asked(match) == ("act", 0)
    play(match, "pass")
    assert asked(match)[0] == "choose_boat"


def test_a_player_who_passed_may_act_again() -> None:
    match = table("2 red", "1 red", "1 red", middle=OPEN)
    play(match, "bid keywood red")
    play(match, "pass", "pass")
    play(match, "bid stable red")
    assert asked(match) == ("act", 1)
    assert "bid for Alehouse" in options(match)
    play(match, "pass", "pass")
    assert asked(match) == ("act", 0)


def test_without_workers_one_can_only_pass_and_the_driver_does_not_say_so() -> None:
    match = table("", "1 red", middle=OPEN)
    assert options(match) == ["pass"]
    assert match.forced() is None


def test_play_goes_clockwise_from_the_start_player() -> None:
    match = table("1 red", "1 red", "1 red", middle=OPEN, start=1)
    order = []
    for _ in range(3):
        order.append(match.seat)
        play(match, "pass")
    assert order == [1, 2, 0]
