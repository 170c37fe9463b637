"""Positions of Silver: written and read, with defaults, and every mistake one clear sentence."""

from __future__ import annotations

from typing import Any

import pytest

import mizban

ONE = {"village": ["d1"]}
GUARD = {"players": [{"village": ["u3", "d5", "d6"]}, ONE]}
END = [{"end_of_turn": {"seat": 0}}, {"end_round": {}}, {"next_round": {}}]


def test_everything_left_out_takes_its_default() -> None:
    match = mizban.position("silver", {})
    view = match.view()
    assert [len(player["village"]) for player in view["players"]] == [5, 5]
    assert (view["deck"], view["discard"]["size"], view["round"], view["turn"]) == (32, 0, 1, 0)
    assert match.seat == 0


def test_all_signs_of_a_card_are_read_and_written() -> None:
    village = ["u2!", "u3>3~", "d7@02", "d5*@all", "u3>2", "d10"]
    amulet = {"holder": 0, "active": True}
    match = mizban.position("silver", {"players": [{"village": village}, ONE, ONE], "amulet": amulet})
    assert match.position()["players"][0]["village"] == village


def test_the_deck_counts_what_is_left() -> None:
    piles = {"discard": [3, 4], "display": [9], "top": ["12@0", "2"]}
    match = mizban.position("silver", {"players": [{"village": ["u1", "d5"]}, ONE], **piles})
    removed, villages = 10, 3
    assert match.view()["deck"] == 52 - removed - villages - 3
    assert match.position()["top"] == ["12@0", "2"]


@pytest.mark.parametrize(
    ("description", "sentence"),
    [
        ({"players": [{}]}, "players must be a list of 2 to 4, not of 1"),
        ({"players": [{"village": 5}, {}]}, r"players\[0\].village must be a list"),
        ({"players": [{"village": ["d1"] * 53}, {}]}, "at most 52 cards"),
        ({"players": [{"village": ["x7"]}, {}]}, "must be a card such as 'd7'"),
        ({"players": [{"village": [7]}, {}]}, "must be a card such as 'd7'"),
        ({"players": [{"village": ["d14"]}, {}]}, "must be a card such as 'd7'"),
        ({"players": [{"village": ["d99"]}, {}]}, "must be a card such as 'd7'"),
        ({"players": [{"village": ["d0", "d0", "d0"]}, {}]}, r"village\[2\] is one 0 more than there are"),
        ({"players": [{"village": ["d5*"]}, ONE]}, "cannot be under the amulet"),
        ({"players": [{"village": ["d5*", "d6*"]}, ONE], "amulet": {"holder": 0}}, "cannot be under the amulet"),
        ({"players": [{"village": ["u3>7", "d1"]}, ONE]}, "cannot guard place 7"),
        ({"players": [{"village": ["u3>0", "d1"]}, ONE]}, "cannot guard place 0"),
        ({"players": [{"village": ["u3>1", "u3"]}, ONE]}, "cannot guard place 1"),
        ({"players": [{"village": ["d3>1", "d1"]}, ONE]}, "cannot guard place 1"),
        ({"players": [{"village": ["d2!"]}, ONE]}, "cannot have done anything this turn"),
        ({"players": [{"village": ["u2~"]}, ONE]}, "cannot have done anything this turn"),
        ({"players": [{"points": {"luck": 3}}, {}]}, "has no field named 'luck'"),
        ({"players": [{"points": {"cards": 10**9}}, {}]}, "must be a whole number"),
        ({"discard": [14]}, r"discard\[0\] must be a whole number from 0 to 13"),
        ({"display": [1, 1, 1, 1, 2]}, "display must have at most 4 cards"),
        ({"top": ["d7"]}, r"top\[0\] must be a card such as '7@0'"),
        ({"hand": [None]}, r"hand\[0\] must be a card such as '7@0'"),
        ({"deck": 99}, "position.deck must be a whole number"),
        ({"turn": 5}, "position.turn must be a whole number from 0 to 1"),
        ({"caller": "me"}, "position.caller must be a whole number"),
        ({"options": {"mode": "blitz"}}, "must be one of rounds4, points100"),
        ({"amulet": {"holder": 0, "colour": 1}}, "has no field named 'colour'"),
        ({"pending": [{"free": {"seat": 0}}]}, "no moment of this game"),
        ({"pending": [{"hold": {"seat": 0, "source": 0}}]}, "no moment of this game"),
        ({"pending": [{"pick": {"seat": 0}}], "hand": ["4@0"]}, "no moment of this game"),
        ({"pending": [{"move_guard": {"seat": 0, "slot": 0}}]}, "no moment of this game"),
        ({**GUARD, "pending": [{"move_guard": {"seat": 1, "slot": 0}}]}, "no moment of this game"),
        ({**GUARD, "pending": [{"move_guard": {"seat": 0, "slot": 0}}, {"next_round": {}}]}, "no moment of this game"),
        (
            {**GUARD, "pending": [{"move_guard": {"seat": 0, "slot": 0}}, {"act": {"seat": 1, "fresh": 1}}, *END]},
            "no moment of this game",
        ),
        ({"pending": [{"give": {"seat": 0, "other": 0, "slot": 0}}]}, "no moment of this game"),
        ({"pending": [{"give": {"seat": 0, "other": 1, "slot": 5}}]}, "no moment of this game"),
        ({"pending": [{"empath_look": {"seat": 0, "slot": 9}}, {"next_round": {}}]}, "no moment of this game"),
        ({"pending": [{"bewitch": {"seat": 0}}]}, "no moment of this game"),
        (
            {"players": [ONE, ONE], "pending": [{"first_look": {"seat": 0, "first": -1}}, *END]},
            "no moment of this game",
        ),
        ({"pending": [{"inspect": {"seat": 0, "slot": 9}}]}, "no moment of this game"),
        ({"pending": [{"exchange": {"seat": 0, "source": 0, "picked": 64}}], "hand": ["4@0"]}, "no moment of this"),
        ({"pending": [{"exchange": {"seat": 0, "source": 0, "picked": 1 << 60}}]}, "must be a whole number"),
        ({"pending": [{"turn": {"seat": 0}}]}, "no moment of this game"),
    ],
)
def test_a_description_that_is_no_position_is_refused(description: dict[str, Any], sentence: str) -> None:
    with pytest.raises(mizban.BadPosition, match=sentence):
        mizban.position("silver", description)


@pytest.mark.parametrize("beneath", [[], [{"after_main": {"seat": 0}}, *END], [{"finish": {"seat": 0}}, *END]])
def test_a_bodyguard_that_moves_after_the_main_action_interrupts_the_end_of_the_turn(beneath: list[Any]) -> None:
    match = mizban.position(
        "silver", {**GUARD, "turn": 0, "pending": [{"move_guard": {"seat": 0, "slot": 0}}, *beneath]}
    )
    assert match.begun() == ["card:a1"]
    assert [next(iter(step)) for step in match.known(1)["pending"]][:2] == ["finish", "end_of_turn"]
    match.play("guard 3")
    assert match.seat == 1


def test_a_bodyguard_that_was_about_to_move_when_a_call_was_no_longer_possible_still_does() -> None:
    pending = [{"move_guard": {"seat": 0, "slot": 0}}, {"act": {"seat": 0, "fresh": 0}}, *END]
    match = mizban.position("silver", {**GUARD, "turn": 0, "pending": pending})
    match.play("guard 1 3")
    assert match.choices() == ["draw"]
