"""Summer boat 4a: bids of another colour, and lying stacks that stand up."""

from __future__ import annotations

from typing import Any

from keyflower_table import all_pass, bag, owned, play, refused, screen, table, tile

BOAT = "home_1\n.\nsummer_boat_4a"


def with_boat(screen_0: str, screen_1: str, middle: dict[str, dict[str, Any]], **rest: Any) -> Any:
    return table(screen_0, screen_1, season="autumn", villages=[BOAT], middle=middle, **rest)


RED_BID = {"colour": "red", "stacks": [0, 1]}


def test_the_owner_may_bid_against_a_standing_stack_with_any_one_colour() -> None:
    for colour in ("blue", "yellow", "green"):
        match = with_boat(f"2 {colour}", "", {"fair": RED_BID})
        play(match, f"bid fair 2 {colour}")
        assert tile(match, "fair")["stacks"] == [2, 1]
        assert tile(match, "fair")["lying"] == colour
        assert tile(match, "fair")["colour"] == "red"


def test_it_must_still_be_the_largest_stack() -> None:
    match = with_boat("2 blue", "", {"fair": {"colour": "red", "stacks": [0, 2]}})
    assert refused(match, "bid fair 2 blue") == "outbid"


def test_others_follow_the_tiles_colour() -> None:
    match = with_boat("2 blue", "3 blue 3 red", {"fair": RED_BID})
    play(match, "bid fair 2 blue")
    assert refused(match, "bid fair 3 blue") == "stack-colour"
    play(match, "bid fair 2 red")
    assert tile(match, "fair")["stacks"] == [2, 3]


def test_a_lying_stack_is_raised_with_its_own_colour_only() -> None:
    match = with_boat("2 blue 2 red", "", {"fair": {"colour": "red", "stacks": [2, 1], "lying": "blue"}})
    assert refused(match, "bid fair red") == "stack-colour"
    play(match, "bid fair blue")
    assert tile(match, "fair")["stacks"] == [3, 1]


def test_a_green_tile_cannot_be_countered() -> None:
    match = with_boat("2 blue", "", {"fair": {"colour": "green", "stacks": [0, 1]}})
    assert refused(match, "bid fair 2 blue") == "colour"


def test_a_mere_use_is_not_enough() -> None:
    used = {"colour": "red", "workers": {"red": 1}, "last": 1}
    match = with_boat("2 blue", "", {"fair": used})
    assert refused(match, "bid fair 2 blue") == "colour"


def test_the_owners_own_bid_is_not_enough() -> None:
    match = with_boat("2 blue", "", {"fair": {"colour": "red", "stacks": [1, 0]}})
    assert refused(match, "bid fair 2 blue") == "stack-colour"


def test_at_turn_order_tiles_by_option() -> None:
    turn_order = {"turn_order_1": RED_BID}
    match = with_boat("2 blue", "", {}, turn_order=turn_order)
    assert refused(match, "bid turn_order_1 2 blue") is None
    match = with_boat("2 blue", "", {}, turn_order=turn_order, options={"boat_4a_turn_order": "no"})
    assert refused(match, "bid turn_order_1 2 blue") == "colour"


def test_it_stands_up_when_no_standing_stack_is_left() -> None:
    middle = {"fair": {"colour": "red", "stacks": [2, 1], "lying": "blue"}, "inn": {}}
    match = with_boat("", "1 red", middle, start=1)
    play(match, "bid inn fair")
    assert tile(match, "fair")["colour"] == "blue"
    assert tile(match, "fair")["lying"] is None
    assert "stood_up" in [event["kind"] for event in match.last_events()]


def test_it_stays_lying_while_workers_are_on_the_tile() -> None:
    middle = {
        "wainwright": {"colour": "red", "stacks": [2, 1], "lying": "blue", "workers": {"red": 1}, "last": 1},
        "inn": {},
    }
    match = with_boat("", "1 red", middle, start=1)
    play(match, "bid inn wainwright")
    assert tile(match, "wainwright")["colour"] == "red"
    assert tile(match, "wainwright")["lying"] == "blue"


def test_moved_onto_the_tile_by_another_it_stays_lying() -> None:
    match = with_boat("", "", {"wainwright": {"colour": "red", "stacks": [2, 1], "lying": "blue"}}, start=1)
    play(match, "use wainwright wainwright")
    assert tile(match, "wainwright")["colour"] == "red"


def test_a_losing_lying_stack_moves_with_its_own_colour() -> None:
    middle = {"fair": {"colour": "red", "stacks": [1, 2], "lying": "blue"}, "inn": {}}
    match = with_boat("", "", middle)
    play(match, "bid inn fair")
    assert tile(match, "inn")["colour"] == "blue"
    assert tile(match, "fair")["lying"] is None
    assert tile(match, "fair")["colour"] == "red"


def test_a_winning_lying_stack_goes_into_the_bag_and_a_losing_one_returns() -> None:
    match = with_boat("", "", {"fair": {"colour": "red", "stacks": [2, 1], "lying": "blue"}})
    before = bag(match)
    all_pass(match)
    assert bag(match)[1] == before[1] + 2
    assert "fair" in owned(match, 0)
    match = with_boat("", "", {"fair": {"colour": "red", "stacks": [1, 2], "lying": "blue"}})
    all_pass(match)
    assert screen(match) == {"blue": 1}


def test_without_the_boat_there_is_no_such_bid() -> None:
    match = table("2 blue", "", season="autumn", middle={"fair": RED_BID})
    assert refused(match, "bid fair 2 blue") == "colour"
    play(match, "pass")
