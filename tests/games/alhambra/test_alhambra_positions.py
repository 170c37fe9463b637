"""Positions: written and read, with defaults; every mistake is one clear sentence."""

from __future__ import annotations

from typing import Any

import pytest

import mizban
from alhambra_table import FOUR, asked, options, player
from faults import unshown
from mizban import BadPosition
from mizban.games.alhambra import GAME
from mizban.games.alhambra.data import CURRENCIES, TILES

LINE = ["fountain pavilion-8 seraglio-9"]


def read(**position: Any) -> mizban.Match:
    return mizban.position("alhambra", position)


def test_an_empty_position_is_two_players_with_their_start_tiles() -> None:
    match = read()
    assert asked(match) == ("act", 0)
    written = match.position()
    assert written["market"] == ["tower-9c", "tower-9b", "tower-9a", "tower-8"]
    assert len(written["imaginary"]["tiles"]) == 6
    assert [each["alhambra"] for each in written["players"]] == [["fountain"], ["fountain"]]
    assert written["display"] == ["yellow-1", "yellow-2", "yellow-3", "yellow-4"]
    assert written["piles"] == [14, 14, 14, 13, 13]


def test_an_alhambra_is_drawn_in_rows() -> None:
    rows = [".          pavilion-2 .", "chambers-5 fountain   arcades-4", ".          seraglio-3 ."]
    match = read(players=[{"alhambra": rows}, {}])
    assert match.position()["players"][0]["alhambra"] == [row.rstrip() for row in rows]


@pytest.mark.parametrize(("turned", "piles"), [(0, [21, 21, 21, 21, 20]), (1, [35, 35, 34]), (2, [104])])
def test_the_deck_is_divided_by_default(turned: int, piles: list[int]) -> None:
    assert read(players=[{}] * 3, scoring_cards=turned).position()["piles"] == piles


SIX = ["tower-7", "tower-8", "tower-9a", "tower-9b", "tower-9c", "tower-10"]
MARKET = ["pavilion-5", "garden-12", "garden-10b", "tower-11a"]
RICH = {"hand": {"blue": [9, 9, 2]}}  # worth twenty
THREE: list[dict[str, Any]] = [{}] * 3
DEALT = [{"deal": {"seat": seat}} for seat in range(3)]
BEGIN: list[dict[str, Any]] = [{"start_player": {}}, {"refill_money": {}}, {"divide_piles": {}}]
LAST = [{"left_overs": {"seat": seat}} for seat in range(3)] + [{"final_score": {}}]
AFTER = [{"refill_money": {}}, {"refill_market": {}}, {"score_due": {"done": 0}}, {"next_turn": {"seat": 0}}]
LATER = [*AFTER[:2], {"score_due": {"done": 2}}, AFTER[3]]
ALL = {colour: [value for value in range(1, 10) for _ in range(2)] for colour in CURRENCIES}  # the money of two players
BAG = [name for name in TILES[:54] if name not in (*MARKET, "tower-13")]


def act(seat: int = 0, again: bool = False) -> dict[str, Any]:
    return {"act": {"seat": seat, "again": again}}


def placed(seat: int = 0, give: bool = False) -> dict[str, Any]:
    return {"place_held": {"seat": seat, "give": give}}


def setting_up(*pending: Any, **rest: Any) -> dict[str, Any]:
    """Three players before their first turn."""
    return {"players": THREE, "market": MARKET, "display": [], "pending": [*pending, *BEGIN], **rest}


def spent(number: int) -> dict[str, Any]:
    """All tiles but so many are in the reserve of the third player, and the market is full."""
    return {"players": [{}, {}, {"reserve": BAG[number:]}], "market": MARKET}


MISTAKES: list[tuple[dict[str, Any], str]] = [
    # What cannot be read
    ({"players": [{}]}, "players must have 2 to 6 entries, not 1"),
    ({"players": [{}] * 7}, "players must have 2 to 6 entries, not 7"),
    ({"colour": 1}, "position has no field named 'colour'"),
    ({"players": [{"alhambra": []}, {}]}, "players[0].alhambra must have one fountain, not 0"),
    ({"players": [{"alhambra": ["fountain fountain"]}, {}]}, "alhambra must have one fountain, not 2"),
    ({"players": [{"alhambra": [7]}, {}]}, "players[0].alhambra[0] must be a text of at most 1,000 letters, not 7"),
    ({"players": [{"alhambra": ["fountain palace-3"]}, {}]}, "alhambra[0] cannot be 'palace-3'; it may be "),
    (
        {"players": [{"alhambra": ["fountain" + " ." * 60 + " tower-12"]}, {}]},
        "alhambra[0]: Tower 12 (no walls) lies too far",
    ),
    (
        {"players": [{"alhambra": LINE}, {"reserve": ["pavilion-8"]}]},
        "players[1].reserve[0]: Pavilion 8 (no walls) is somewhere",
    ),
    ({"market": ["tower-12"], "held": ["tower-12"]}, "held[0]: Tower 12 (no walls) is somewhere else already"),
    ({"market": ["tower-12", "tower-13", None, None, None]}, "market must have 0 to 4 entries, not 5"),
    ({"market": ["fountain"]}, "market[0] cannot be 'fountain'; it may be "),
    ({"players": [{"hand": {"blue": [4, 4, 4]}}, {}]}, "players[0].hand.blue[2] is a blue 4 more than there are"),
    ({"players": [{"hand": {"red": [4]}}, {}]}, "hand has no field named 'red'; perhaps yellow, green, blue, orange"),
    ({"players": [{"hand": {"blue": [10]}}, {}]}, "hand.blue[0] must be a whole number from 1 to 9, not 10"),
    ({"display": [*FOUR, "blue-1"]}, "display must have 0 to 4 entries, not 5"),
    ({"display": ["blue-0"]}, "display[0] cannot be 'blue-0'; it may be "),
    ({"piles": [1] * 6}, "piles must have 0 to 5 entries, not 6"),
    ({"scoring_cards": 3}, "scoring_cards must be a whole number from 0 to 2, not 3"),
    ({"players": THREE, "imaginary": {}}, "position has no field named 'imaginary'"),
    ({"pending": [act(2)]}, "seat must be a whole number from 0 to 1, not 2"),
    ({"pending": [{"dance": {}}]}, "pending[0] cannot be 'dance'; it may be "),
    ({"pending": [{"take": {"seat": 0, "again": False, "picked": []}}]}, "take.picked must have at least one card"),
    (
        {"pending": [{"take": {"seat": 0, "again": False, "picked": [1, 1]}}]},
        "picked[1]: the card in place 1 is picked",
    ),
    ({"pending": [{"take": {"seat": 0, "again": False, "picked": 1}}]}, "take.picked must be a list"),
    (
        {"pending": [{"pay": {"seat": 0, "again": False, "slot": 1, "paid": []}}]},
        "pay.slot cannot be 1; it may be yellow",
    ),
    (
        {"pending": [{"pay": {"seat": 0, "again": False, "slot": "blue", "paid": [4, 4, 4]}}]},
        "pay.paid[0]: there are only 2 cards of 4 in a currency",
    ),
    ({"pending": [{"redesign": {"seat": 0, "again": 0, "tile": 1}}]}, "redesign.again must be true or false, not 0"),
    # Tiles
    ({"players": [{"alhambra": ["fountain chambers-9b"]}, {}]}, "alhambra: where two tiles touch, both must have"),
    ({"players": [{"alhambra": ["fountain . garden-11"]}, {}]}, "alhambra: every tile must be reached on foot"),
    ({"players": [{"alhambra": ["fountain pavilion-7 seraglio-7"]}, {}]}, "every tile must be reached on foot"),
    (
        {
            "players": [
                {
                    "alhambra": [
                        "fountain garden-11 tower-12",
                        "arcades-9 . arcades-10",
                        "chambers-10 chambers-11 tower-11c",
                    ]
                },
                {},
            ]
        },
        "players[0].alhambra must not have a hole",
    ),
    (
        {"held": SIX[:5], "market": [], "pending": [{"choose_tile": {"seat": 0, "give": True}}]},
        "held must have 0 to 4 entries",
    ),
    ({"held": ["tower-12"], "pending": [act()]}, "held must be empty: nothing was bought in this turn"),
    ({"held": ["tower-12"], "pending": [{"turn": {"seat": 0}}]}, "held must be empty: nothing was bought"),
    ({"pending": [act(again=True)]}, "held must have a tile: there is another action only after an exact payment"),
    ({"market": [*MARKET[:3], None]}, "market must have 4 tiles; only the slots of those that are set aside are empty"),
    ({"market": MARKET, "held": ["tower-13"]}, "market must have 3 tiles"),
    (
        {"market": MARKET, "held": ["tower-13"], "pending": [{"choose_tile": {"seat": 0, "give": True}}]},
        "market must have at most 3 tiles beside those that are set aside",
    ),
    ({"market": MARKET[:3], "pending": [{"next_turn": {"seat": 0}}]}, "market must have a tile on every slot"),
    (setting_up(market=MARKET[:3]), "pending must draw tiles for the empty slots of the market, the first one first"),
    ({"market": MARKET[:3], "pending": [{"draw_tile": {"slot": "yellow"}}, *AFTER[1:]]}, "pending must draw tiles for"),
    (
        {
            **spent(0),
            "market": MARKET[:3],
            "players": [{}, {}, {"reserve": [*BAG, "tower-11a", "tower-13"]}],
            "pending": [{"draw_tile": {"slot": "orange"}}, *AFTER[1:]],
        },
        "pending must draw at most 0 tiles; the bag has no more",
    ),
    ({"players": THREE, "pending": [{"give_tile": {}}, *AFTER[2:]]}, "there is an imaginary player only beside two"),
    (
        {"display": [], "pending": [{"give_tile": {}}, {"deal": {"seat": 0}}, {"deal": {"seat": 1}}, *BEGIN]},
        "imaginary.tiles: with those still to be given he must have six tiles in the set-up",
    ),
    ({"imaginary": {"tiles": SIX[:5]}}, "imaginary.tiles must have at least 6 tiles"),
    ({"pending": [{"give_tile": {}}, *AFTER[2:]]}, "pending must give the imaginary player at most 0 tiles now"),
    ({"held": ["tower-12"], "pending": [{"choose_tile": {"seat": 0, "give": False}}]}, "give must be true"),
    (
        {"players": THREE, "held": ["tower-12"], "pending": [{"choose_tile": {"seat": 0, "give": True}}]},
        "give must be false",
    ),
    # Money
    ({"display": [*FOUR[:3]]}, "display must have four cards when a turn begins, for the deck can fill it up"),
    ({"display": [*FOUR[:3]], "pending": [{"next_turn": {"seat": 0}}]}, "display must have four cards"),
    ({"piles": [1, 2]}, "piles must have 68 cards together"),
    ({"scoring_cards": 2, "piles": [12, 14, 14, 14, 14]}, "piles must be 0 to 2 after so many scoring cards, not 5"),
    ({"piles": [2, 12, 18, 18, 18]}, "piles must be as equal as can be, larger ones first"),
    (setting_up(*DEALT, scoring_cards=1), "piles must be one pile without scoring cards until the deck is divided"),
    # The set-up and the end
    (setting_up(*DEALT, discard={"blue": [1]}), "discard: before the first turn nothing is built, used or open"),
    (setting_up(*DEALT, display=["blue-1"]), "display: before the first turn nothing is built"),
    (
        setting_up(*DEALT, players=[{"reserve": ["tower-12"]}, {}, {}]),
        "players: before the first turn nothing is built",
    ),
    (setting_up(*DEALT[::-1]), "pending must deal money to one player after the other, after the tiles"),
    (
        setting_up(*DEALT[1:]),
        "players[0].hand: money is dealt to one player after the other, until each has 20 or more",
    ),
    (setting_up(*DEALT, players=[{}, RICH, {}]), "players[1].hand: money is dealt"),
    (setting_up(*DEALT, players=[RICH, {}, {}]), "players[0].hand: money is dealt"),
    (
        {"players": THREE, "pending": LAST},
        "pending: the game is over only when the bag is empty, all have passed, or nobody has bought for too long",
    ),
    ({"players": THREE, "idle": 149, "pending": LAST}, "pending: the game is over only when"),
    ({"players": THREE, "pending": []}, "pending: the game is over only when"),
    (
        {"players": THREE, "passes": 3, "pending": [LAST[0], *LAST[2:]]},
        "pending must give out left-over tiles from one player",
    ),
    # Turns
    ({"pending": [act(0), {"end_of_turn": {"seat": 1}}]}, "pending[1]: it is the turn of Player 1"),
    ({"pending": [placed(1, True), *AFTER]}, "pending[4]: it is the turn of Player 2"),
    (
        {"pending": [{"together": {"lanes": [[act()], []]}}]},
        "pending[0]: in this game players never choose at the same",
    ),
    ({"passes": 2}, "passes must be at most 1"),
    ({"passes": 1, "held": ["tower-12"], "market": MARKET[:3]}, "passes must be at most 0"),
    ({"idle": 101}, "idle must be a whole number from -1 to 100, not 101"),
    ({"idle": 100}, "idle must be at most 99; then the game is over"),
    ({"idle": 3, "held": ["tower-12"], "market": MARKET[:3]}, "idle must be -1, for something was bought in this turn"),
    ({"idle": -1}, "idle must be 0 or more, for nothing was bought in this turn"),
    ({"players": THREE, "passes": 3, "idle": -1, "pending": LAST}, "idle must be 0 or more"),
    (setting_up(*DEALT, idle=1), "idle: before the first turn"),
    ({"options": {"open_hands": "maybe"}}, "options.open_hands cannot be 'maybe'; it may be no, yes"),
    ({"pending": [{"score_due": {"done": 1}}, AFTER[3]]}, "pending[0]: 0 scoring cards have turned up, and no more"),
    (
        {"held": ["tower-12"], "scoring_cards": 1, "pending": [placed(give=True), *AFTER]},
        "pending[3]: 1 scoring cards have turned up",
    ),
    ({"players": [{"points": {"tower": 3}}, {}]}, "players[0].points must be 0 until the first scoring round"),
    ({"imaginary": {"points": {"tower": 3}}}, "imaginary.points must be 0 until the first scoring round"),
    # Steps
    ({"pending": [{"choose_tile": {"seat": 0, "give": True}}]}, "pending[0]: no tile is set aside"),
    (
        {"held": ["tower-12"], "pending": [{"place_tile": {"seat": 0, "give": True, "tile": "tower-13"}}]},
        "pending[0]: Tower 13 (walled east) is not set aside",
    ),
    ({"pending": [{"draw_money": {}}, *AFTER]}, "pending[0]: four cards lie open already"),
    (
        {
            "players": [{"hand": ALL}, {}],
            "display": [],
            "piles": [],
            "scoring_cards": 2,
            "pending": [{"draw_money": {}}, *LATER],
        },
        "pending[0]: the deck is empty",
    ),
    (
        {
            "held": ["tower-12"],
            "market": [None, *MARKET[1:]],
            "pending": [{"pay": {"seat": 0, "again": True, "slot": "yellow", "paid": []}}],
        },
        "pending[0]: there is no tile for yellow on the market",
    ),
    (
        {"pending": [{"redesign": {"seat": 0, "again": False, "tile": "tower-12"}}]},
        "Tower 12 (no walls) is not in the reserve",
    ),
    ({"pending": [{"take": {"seat": 0, "again": False, "picked": [0, 1]}}], "display": [*FOUR]}, "cannot be made here"),
    ({"pending": [{"end_of_turn": {"seat": 0}}, act()]}, "pending[1]: nothing can come after end_of_turn, so not act"),
]


def test_after_too_many_turns_without_a_purchase_the_game_is_over() -> None:
    match = mizban.position("alhambra", {"players": THREE, "idle": 150, "pending": LAST})
    assert match.over
    assert match.position()["idle"] == 150


def test_the_turn_of_a_purchase_does_not_count() -> None:
    assert read(held=["tower-12"], market=MARKET[:3]).position()["idle"] == -1
    assert read(idle=99).position()["idle"] == 99


@pytest.mark.parametrize("value", ["no", "yes"])
def test_the_option_is_read_and_written(value: str) -> None:
    assert read(options={"open_hands": value}).position()["options"] == {"open_hands": value}


@pytest.mark.parametrize(("position", "sentence"), MISTAKES)
def test_a_mistake_is_one_clear_sentence(position: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read(**position)
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


# Findings


def test_no_tile_is_set_aside_at_the_first_action_of_a_turn() -> None:
    with pytest.raises(BadPosition, match="held must be empty"):
        read(held=["tower-12"], market=MARKET[:3], pending=[act()])
    assert asked(read(held=["tower-12"], market=MARKET[:3], pending=[act(again=True)])) == ("act", 0)


def test_what_is_pending_is_written_so_that_people_can_read_it() -> None:
    market = ["pavilion-5", "garden-12", "garden-10c", "tower-11a"]
    match = read(players=[{"hand": {"blue": [4, 4, 7]}}, {}, {}], market=market)
    match.play(match.legal()[options(match).index("buy garden-10c")])
    match.play(3)
    assert match.position()["pending"][0] == {"pay": {"seat": 0, "again": False, "slot": "blue", "paid": [4]}}
    assert read(**match.position()).position() == match.position()


def test_every_fault_of_the_game_has_an_example() -> None:
    assert unshown(GAME, [description for description, _ in MISTAKES]) == []


def test_a_lone_question_is_followed_by_the_rest_of_its_turn() -> None:
    match = read(
        players=[player(reserve="tower-12"), {}],
        pending=[{"redesign": {"seat": 0, "again": False, "tile": "tower-12"}}],
    )
    assert [next(iter(step)) for step in match.position()["pending"]] == ["redesign", "end_of_turn"]
    match = read(held=["tower-12"], pending=[{"choose_tile": {"seat": 1, "give": True}}])
    names = [next(iter(step)) for step in match.position()["pending"]]
    assert names == ["choose_tile", "place_held", "refill_money", "refill_market", "score_due", "next_turn"]
