"""Positions of Silver: written and read, with defaults, and every mistake one clear sentence."""

from __future__ import annotations

from typing import Any

import pytest

import mizban
from faults import unshown
from mizban.games.silver import GAME

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
    village = ["u2!", "u3>3", "d7@02", "d5*@all", "u3>2", "d10"]
    amulet = {"holder": 0, "active": True}
    match = mizban.position("silver", {"players": [{"village": village}, ONE, ONE], "amulet": amulet})
    assert match.position()["players"][0]["village"] == village


def test_the_deck_counts_what_is_left() -> None:
    piles = {"discard": [3, 4], "display": [9], "top": ["12@0", "2"]}
    match = mizban.position("silver", {"players": [{"village": ["u1", "d5"]}, ONE], **piles})
    removed, villages = 10, 3
    assert match.view()["deck"] == 52 - removed - villages - 3
    assert match.position()["top"] == ["12@0", "2"]


HOLD = [{"hold": {"seat": 0, "source": "deck"}}]
ROBBED = {"players": [{"village": ["d5@0", "u6"]}, ONE], "discard": [12]}
TURN = [{"turn": {"seat": 0}}, {"end_round": {}}, {"next_round": {}}]
BETWEEN = {"players": [ONE, {"village": ["d2"]}], "amulet": {"holder": 0}}  # rounds are over


def act(seat: int, fresh: bool = True) -> dict[str, Any]:
    return {"act": {"seat": seat, "fresh": fresh}}


def held(card: str, pending: list[Any], **rest: Any) -> dict[str, Any]:
    """A position in which seat 0 holds a card."""
    return {"players": [{"village": ["d5@0", "d5", "d6"]}, ONE], "hand": [card], "pending": pending, **rest}


def exchanging(step: str, source: str, *places: int) -> list[Any]:
    return [{step: {"seat": 0, "source": source, "picked": list(places)}}]


def looks(*firsts: int | None) -> list[Any]:
    """Those who still look at their first cards; nothing for those who have looked at both."""
    return [[{"first_look": {"seat": seat, "first": first}}] for seat, first in enumerate(firsts)]


def together(lanes: list[Any], then: list[Any] = TURN, **rest: Any) -> dict[str, Any]:
    return {"discard": [3], "pending": [{"together": {"lanes": lanes}}, *then], **rest}


MISTAKES: list[tuple[dict[str, Any], str]] = [
    # What cannot be read
    ({"players": [{}]}, r"players must have 2 to 4 entries, not 1"),
    ({"players": [{"village": 5}, {}]}, r"players\[0\].village must be a list"),
    ({"players": [{"village": ["d1"] * 53}, {}]}, r"players\[0\].village must have 0 to 52 entries, not 53"),
    ({"players": [{"village": ["x7"]}, {}]}, r"players\[0\].village\[0\] must be a card such as d7 or u3, not 'x7'"),
    ({"players": [{"village": [7]}, {}]}, "must be a card such as d7 or u3, not 7"),
    ({"players": [{"village": ["d14"]}, {}]}, "must be a card such as d7"),
    ({"players": [{"village": ["d99"]}, {}]}, "must be a card such as d7"),
    ({"players": [{"village": ["u7@0"]}, {}]}, r"village\[0\] is face-up, so all have seen it; leave out who has"),
    ({"players": [{"village": ["d0", "d0", "d0"]}, {}]}, r"village\[2\] is one 0 more than there are"),
    ({"players": [{"village": ["d5@2"]}, ONE]}, r"village\[0\] has been seen by seats 0 to 1 at most, or by all"),
    ({"players": [{"village": ["d5*"]}, ONE]}, r"village\[0\]: the amulet can lie only in the village of its holder"),
    (
        {"players": [{"village": ["d5*", "d6*"]}, ONE], "amulet": {"holder": 0}},
        r"players\[0\].village\[1\]: the amulet lies on another card already",
    ),
    (
        {"players": [{"points": {"luck": 3}}, {}]},
        "has no field named 'luck'; perhaps cards, calls, kamikaze, exact_100",
    ),
    ({"players": [{"points": {"cards": 10**9}}, {}]}, "must be a whole number"),
    ({"discard": [14]}, r"discard\[0\] must be a whole number from 0 to 13"),
    ({"display": [1, 1, 1, 1, 2]}, "display must have 0 to 4 entries, not 5"),
    ({"top": ["d7"]}, r"top\[0\] must be the number of a card, then @ and the seats that have seen it, not 'd7'"),
    ({"hand": [None]}, r"hand\[0\] must be the number of a card, then @ and the seats that have seen it, not None"),
    ({"hand": ["7@3"]}, r"hand\[0\] has been seen by seats 0 to 1 at most, or by all"),
    ({"hand": ["14"]}, r"hand\[0\] is one 14 more than there are"),
    ({"deck": 99}, "deck must be a whole number from 0 to 52, not 99"),
    ({"top": ["7", "8"], "deck": 1}, "deck must be a whole number from 2 to 52, not 1"),
    ({"turn": 5}, "turn must be a whole number from 0 to 1"),
    ({"caller": "me"}, "caller must be a whole number"),
    ({"idle": 11}, "idle must be a whole number from -1 to 10"),
    ({"options": {"mode": "blitz"}}, "options.mode cannot be 'blitz'; it may be rounds4, points100"),
    ({"amulet": {"holder": 0, "colour": 1}}, "amulet has no field named 'colour'"),
    ({"pending": [{"hold": {"seat": 0, "source": 0}}]}, "source cannot be 0; it may be deck, display, discard"),
    ({"pending": exchanging("exchange", "deck")}, r"pending\[0\].exchange.picked must have at least one place"),
    ({"pending": exchanging("exchange", "deck", 1, 1)}, "exchange.picked must have each place only once"),
    ({"pending": exchanging("exchange", "deck", 60)}, r"exchange.picked\[0\] must be a whole number from 0 to 51"),
    ({"pending": [{"exchange": {"seat": 0, "source": "deck", "picked": 5}}]}, "exchange.picked must be a list"),
    ({"pending": [{"act": {"seat": 0, "fresh": 1}}]}, r"pending\[0\].act.fresh must be true or false, not 1"),
    # Cards
    ({"deck": 31}, "deck must be 32; that many cards are neither elsewhere nor out of the round"),
    ({"deck": 33}, "deck must be 32; that many cards"),
    ({"discard": [n for n in (1, 2, 3, 4, 10, 11, 12) for _ in range(4)] + [5, 5, 6, 6, 7]}, "1 cards too many lie"),
    ({"players": [{"village": []}, ONE]}, r"players\[0\].village must have a card"),
    ({"players": [{"village": ["u0", "u0"]}, ONE]}, "players: both Villagers are face-up, so the round is over"),
    ({"players": [{"village": ["u3>7", "d1"]}, ONE]}, r"village\[0\] cannot guard place 7, where no other card lies"),
    ({"players": [{"village": ["u3>0", "d1"]}, ONE]}, "cannot guard place 0, where no other card lies"),
    ({"players": [{"village": ["u3>99", "d1"]}, ONE]}, "cannot guard place 99, where no other card lies"),
    ({"players": [{"village": ["u3>1", "u3"]}, ONE]}, "cannot guard place 1, where another Bodyguard lies face-up"),
    ({"players": [{"village": ["d3>1", "d1"]}, ONE]}, "guards place 1, but only a face-up Bodyguard guards"),
    ({"players": [{"village": ["d2!"]}, ONE]}, r"village\[0\]: only a face-up Empath of whoever's turn it is"),
    ({"players": [{"village": ["u2!"]}, ONE], "turn": 1}, r"players\[0\].village\[0\]: only a face-up Empath"),
    ({"players": [{"village": ["u3!"]}, ONE]}, r"village\[0\]: only a face-up Empath"),
    ({"guard_moves": 51}, "guard_moves must be a whole number from 0 to 50, not 51"),
    ({**GUARD, "guard_moves": 1, "pending": TURN}, "guard_moves must be 0 while no turn is on"),
    (
        {**GUARD, "turn": 0, "guard_moves": 1, "pending": [{"next_turn": {"seat": 0}}, *END[1:]]},
        "guard_moves must be 0 while no turn is on",
    ),
    # The set-up
    (
        {"discard": [], "pending": [{"first_discard": {}}, {"first_looks": {}}, *TURN]},
        "must be drawn first, by draw_card",
    ),
    (
        {"pending": [{"deal": {"seat": 0}}, {"draw_card": {}}, {"first_discard": {}}, {"first_looks": {}}, *TURN]},
        "pending must deal five",
    ),
    ({"players": [ONE, ONE], **together(looks(None, None))}, "pending must deal five cards to each village"),
    (together(looks(None, None), display=[4]), "display: before the first turn there are only face-down villages"),
    (together(looks(None, None), idle=1), "idle: before the first turn"),
    (together(looks(None, None), discard=[]), "discard must have 1 cards before the first turn"),
    (together([[], []]), r"players\[0\].village: before the first turn players have seen just the cards of their own"),
    (together(looks(3, None)), r"players\[0\].village: before the first turn players have seen"),
    (together([[act(0)], []]), r"pending\[0\] can only be the first looks, at most one for each"),
    (together(looks(None, None), []), r"pending\[0\] can only be the first looks"),
    (together(looks(None, None), start=1), r"pending\[1\]: Player 2 begins the round"),
    (
        {"pending": [{"first_look": {"seat": 0, "first": None}}]},
        r"pending\[0\]: all look at their first cards at the same",
    ),
    # Whose turn it is
    ({"turn": None}, "turn must be the seat whose turn is pending"),
    ({"turn": 1, "pending": TURN}, "turn must be null while no turn is on"),
    ({"turn": 1, "pending": [act(0)]}, r"pending\[0\]: it is the turn of Player 2"),
    (
        {"pending": [act(0), {"after_main": {"seat": 1}}, *END]},
        r"pending\[1\]: it is the turn of Player 1",
    ),
    ({"players": [ONE, ONE], "caller": 0}, "caller: Player 1 has called and has no further turn"),
    (
        {"players": [ONE, ONE], "caller": 0, "pending": TURN},
        r"pending\[0\]: Player 1 has called and has no further turn",
    ),
    ({"caller": 1}, r"players\[1\].village must have at most 4 cards, for its owner has called"),
    ({"idle": 10}, "idle must be at most 9; then the round is over"),
    # The hand
    ({"hand": ["4@0"]}, "hand must be empty before act"),
    ({**BETWEEN, "round": 4, "hand": ["4@0"], "pending": []}, "hand must be empty"),
    ({"pending": HOLD}, "hand must have just one card for hold"),
    ({"pending": [{"draw_more": {"seat": 0}}]}, "hand must have a card for draw_more"),
    (
        {"hand": ["4@0", "3@0"], "pending": [{"pick": {"seat": 0}}]},
        "hand must have at most 1 cards, by the face-up Rascals",
    ),
    (held("4", HOLD), r"hand\[0\] has not been seen by the player who holds it"),
    (held("4@0", [{"hold": {"seat": 0, "source": "display"}}]), r"hand\[0\] lay open before it was taken"),
    (held("4@0", [{"pick": {"seat": 0}}]), r"pending\[0\]: of one card none is picked"),
    (
        held("4@all", [{"hold": {"seat": 0, "source": "witch"}}], discard=[11]),
        "the card of a Witch is exchanged by bewitch",
    ),
    (held("4@all", [{"hold": {"seat": 0, "source": "master"}}]), "top card of the discard pile must be 10 Master"),
    (
        {"pending": [{"spy": {"seat": 0}}], "discard": [9]},
        "the discard pile must be 8 Apprentice Seer, whose power this is",
    ),
    (held("4@0", exchanging("exchange", "deck", 7)), r"pending\[0\]: no card that may be exchanged lies in place 7"),
    (held("4@0", exchanging("place_at", "deck", 7, 8)), r"pending\[0\]: no card that may be exchanged lies in place 7"),
    (held("4@0", exchanging("place_at", "deck", 0)), "with one place there is nothing to choose"),
    (held("4@0", exchanging("place_at", "deck", 0, 1)), "cards that are exchanged together have been shown to all"),
    (
        {**held("4@0", exchanging("place_at", "deck", 0, 1)), "players": [{"village": ["d5@all", "d6@all"]}, ONE]},
        "the cards in these places do not match",
    ),
    # Rounds, points, the amulet
    ({"round": 0}, "round must be at least 1"),
    ({"round": 1, "pending": [{"choose_start": {}}, {"round": {}}]}, "round must be 0 until the first round begins"),
    ({**BETWEEN, "round": 5}, "round must be at most 4"),
    ({"pending": []}, "pending must not be empty, for the game is not over"),
    ({**BETWEEN, "round": 4, "pending": [{"round": {}}]}, "pending must not go on, for the game is over"),
    (
        {**BETWEEN, "options": {"mode": "points100"}, "players": [{"points": {"cards": 100}}, {}]},
        "pending must not go on, for the game is over",
    ),
    ({**BETWEEN, "round": 1}, "amulet.holder must be null until the first round is counted"),
    ({"round": 2}, "amulet.holder must be a seat, for the amulet is awarded after every round"),
    ({**BETWEEN, "start": 1}, "start must be the holder of the amulet, Player 1"),
    ({"amulet": {"active": True}}, "amulet.active: without a holder nobody has won the amulet by a call"),
    (
        {
            "players": [{"village": ["d5*"]}, ONE],
            "amulet": {"holder": 0, "active": True},
            "pending": [{"next_round": {}}],
        },
        r"players\[0\].village\[0\]: the amulet lies on a card only during a round",
    ),
    (
        {"players": [{"village": ["d5*"]}, ONE], "amulet": {"holder": 0}},
        r"village\[0\]: only a holder who won the amulet by a call can have placed it",
    ),
    ({"players": [{"points": {"cards": 5}}, {}]}, r"players\[0\].points must be 0 until the first round is counted"),
    ({**BETWEEN, "players": [{"points": {"kamikaze": 5}}, {}]}, "only in the game to a hundred"),
    (
        {**BETWEEN, "options": {"mode": "points100"}, "players": [{"points": {"exact_100": -20, "cards": 30}}, {}]},
        r"points.exact_100 must be 0 or -50",
    ),
    ({**BETWEEN, "players": [{"points": {"calls": -5}}, {}]}, r"players\[0\].points: nobody can have -5 points"),
    # Steps
    ({"pending": [{"free": {"seat": 0}}]}, r"pending\[0\]: free actions are never pending by themselves"),
    ({"turn": 0, "pending": [{"free": {"seat": 0}}, act(0)]}, "nothing can come after free, so not act"),
    (
        {"pending": [{"empath_look": {"seat": 0, "slot": 0}}, act(0), {"after_main": {"seat": 0}}, *END]},
        "no face-up Empath",
    ),
    (
        {
            **GUARD,
            "players": [{"village": ["u2", "d5"]}, ONE],
            "pending": [{"empath_look": {"seat": 0, "slot": 9}}, act(0, False), {"after_main": {"seat": 0}}, *END],
        },
        "no face-down card that may be looked at lies in place 9",
    ),
    ({"pending": [{"move_guard": {"seat": 0, "slot": 0}}]}, r"pending\[0\]: no face-up Bodyguard lies in place 0"),
    (
        {"pending": [{"place_amulet": {"seat": 0, "slot": 0}}, act(0, False), {"after_main": {"seat": 0}}, *END]},
        "cannot be placed now",
    ),
    (
        {
            "amulet": {"holder": 0, "active": True},
            "pending": [{"place_amulet": {"seat": 0, "slot": 9}}, act(0, False), {"after_main": {"seat": 0}}, *END],
        },
        "no card lies in place 9",
    ),
    (
        {**GUARD, "pending": [{"move_guard": {"seat": 0, "slot": 0}}, {"next_round": {}}]},
        "next_round cannot come after move_guard",
    ),
    ({**GUARD, "guard_moves": 1, "pending": [act(0)]}, "something was done already in this turn, so fresh must be"),
    ({"players": [{"village": ["u2!", "d5"]}, ONE], "pending": [act(0)]}, "something was done already in this turn"),
    (
        {**GUARD, "guard_moves": 50, "pending": [{"move_guard": {"seat": 0, "slot": 0}}]},
        r"pending\[0\]: Bodyguards have moved 50 times in this turn, and may not move again",
    ),
    (
        {
            "players": [{"village": ["u4", "d5"]}, ONE],
            "hand": ["9@0"],
            "discard": [*[n for n in (2, 3, 6, 7, 8, 10, 11, 12) for _ in range(4)], 9, 9, 4, 4, 13, 13],
            "pending": [{"draw_more": {"seat": 0}}],
        },
        r"pending\[0\]: the deck is empty",
    ),
    (
        {"discard": [n for n in (1, 2, 3, 4, 10, 11, 12) for _ in range(4)] + [5, 6, 7, 8], "pending": [act(0)]},
        r"pending\[0\]: without deck and display the round is over",
    ),
    (
        {"pending": [{"show_card": {}}, {"refill": {}}, {"next_turn": {"seat": 0}}, *END[1:]]},
        "the display has as many cards as",
    ),
    (
        {
            "top": ["4"],
            "pending": [
                {"draw_card": {}},
                {"into_hand": {"seat": 0}},
                {"more_cards": {"seat": 0}},
                {"after_main": {"seat": 0}},
                *END,
            ],
        },
        "the top card of the deck has been drawn before",
    ),
    (
        {"pending": [{"into_hand": {"seat": 0}}, {"more_cards": {"seat": 0}}, {"after_main": {"seat": 0}}, *END]},
        "must be drawn first, by draw_card",
    ),
    (
        {"pending": [{"give": {"seat": 0, "other": 0, "slot": 0}}], "discard": [12]},
        "Player 1 has no card in place 0 that may be touched",
    ),
    ({"pending": [{"give": {"seat": 0, "other": 1, "slot": 5}}], "discard": [12]}, "Player 2 has no card in place 5"),
    (
        {**ROBBED, "pending": [{"inspect": {"seat": 0, "slot": 9}}]},
        "no face-down card that may be looked at lies in place 9",
    ),
    (
        {**ROBBED, "pending": [{"inspect": {"seat": 0, "slot": 1}}]},
        "no face-down card that may be looked at lies in place 1",
    ),
    (
        {**ROBBED, "discard": [7], "pending": [{"behold": {"seat": 0, "first": 1}}]},
        "place 1 has no face-down card that the player",
    ),
    ({"pending": [{"turn": {"seat": 0}}]}, r"pending\[0\]: after turn must come end_round"),
]


@pytest.mark.parametrize(("description", "sentence"), MISTAKES)
def test_a_mistake_is_named(description: dict[str, Any], sentence: str) -> None:
    with pytest.raises(mizban.BadPosition, match=sentence):
        mizban.position("silver", description)


def test_after_moves_of_bodyguards_nobody_calls() -> None:
    match = mizban.position("silver", {**GUARD, "guard_moves": 2})
    assert match.position()["guard_moves"] == 2
    assert "call" not in match.choices()
    assert "call" in mizban.position("silver", GUARD).choices()


@pytest.mark.parametrize("name", ["mode", "memory_aid", "amulet_placement", "amulet_tie", "direction"])
def test_every_option_is_read_and_written(name: str) -> None:
    for value in GAME.options[name]:
        assert mizban.position("silver", {"options": {name: value}}).position()["options"][name] == value


@pytest.mark.parametrize("beneath", [[], [{"after_main": {"seat": 0}}, *END], [{"finish": {"seat": 0}}, *END]])
def test_a_bodyguard_that_moves_after_the_main_action_interrupts_the_end_of_the_turn(beneath: list[Any]) -> None:
    match = mizban.position(
        "silver", {**GUARD, "turn": 0, "pending": [{"move_guard": {"seat": 0, "slot": 0}}, *beneath]}
    )
    assert match.begun() == ["card:a1"]
    assert [next(iter(step)) for step in match.known(1)["pending"]][:2] == ["finish", "end_of_turn"]
    match.play("guard 3")
    assert match.choices() == ["finish", "guard 1 2", "lift 1"]


def test_a_bodyguard_that_was_about_to_move_when_a_call_was_no_longer_possible_still_does() -> None:
    pending = [{"move_guard": {"seat": 0, "slot": 0}}, act(0, False), {"after_main": {"seat": 0}}, *END]
    match = mizban.position("silver", {**GUARD, "turn": 0, "pending": pending})
    match.play("guard 1 3")
    assert match.choices() == ["draw", "guard 1 2", "lift 1"]


# Findings


def test_only_what_can_come_next_comes_next() -> None:
    """The whole of what is pending is judged, not its ends."""
    rest = [{"after_main": {"seat": 0}}, *END]
    hold = {"players": [ONE, ONE], "hand": ["4@0"], "turn": 0}
    for pending, place in (
        (
            [{"discard": {"seat": 0}}, {"discard": {"seat": 0}}, *rest],
            r"pending\[1\]: discard cannot come after discard",
        ),
        ([*HOLD, *END[1:]], r"pending\[1\]: end_round cannot come after hold; that can only be after_main"),
        ([*HOLD, *rest[:-1]], r"pending\[3\]: after end_round must come next_round"),
    ):
        with pytest.raises(mizban.BadPosition, match=place):
            mizban.position("silver", {**hold, "pending": pending})


def test_a_main_action_comes_before_the_end_of_its_turn() -> None:
    with pytest.raises(mizban.BadPosition, match="end_round cannot come after act"):
        mizban.position("silver", {"turn": 0, "pending": [act(0), *END[1:]]})


def test_all_that_is_wrong_is_told_not_only_the_first() -> None:
    wrong = {"players": [{"village": []}, {"village": ["u0", "u0", "d3>9"]}], "round": 7}
    with pytest.raises(mizban.BadPosition) as error:
        mizban.position("silver", wrong)
    assert {fault.where for fault in error.value.faults} >= {
        "players[0].village",
        "players",
        "players[1].village[2]",
        "round",
        "amulet.holder",
    }


def test_every_fault_of_the_game_has_an_example() -> None:
    assert unshown(GAME, [description for description, _ in MISTAKES]) == []
