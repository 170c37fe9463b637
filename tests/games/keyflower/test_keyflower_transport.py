"""Section 10 of the rules: transport steps, upgrades and their costs."""

from __future__ import annotations

import pytest

from keyflower_table import (
    EXAMPLE,
    asked,
    goods,
    options,
    pile,
    play,
    refused,
    screen,
    table,
    tile,
)
from mizban import Match
from mizban.games.keyflower.steps.transport import Transport
from texts import bare

WITH_2A = """
    keywood  .              .
    .        stable         .
    home_1   .              summer_boat_2a
    .        gold_mine      .
"""
BOAT_BELOW = """
    keywood         .
    .               stable
    home_1          .
    .               gold_mine
    summer_boat_2b  .
"""


def using(drawing: str, user: str = "stable", extra: str = "", **on: str) -> Match:
    """Seat 0 uses a transport tile of its village."""
    match = table(f"1 red {extra}", "", season="winter", villages=[drawing], on=on)
    return play(match, f"use {user} red")


def left(match: Match) -> tuple[int, int]:
    """The steps and upgrades that are left."""
    ask = match.question()
    assert isinstance(ask, Transport)
    return ask.steps, ask.upgrades


# E7


def test_road_connections_of_the_example() -> None:
    match = using(EXAMPLE, keywood="1 wood", home_1="1 wood", stable="1 wood", gold_mine="1 wood")
    ways: dict[str, set[str]] = {}
    for _, start, _, goal in [text.split() for text in match.choices() if text.startswith("carry")]:
        ways.setdefault(start, set()).add(goal)
    assert ways == {
        "keywood": {"home_1"},
        "home_1": {"keywood", "stable", "gold_mine"},
        "stable": {"home_1", "gold_mine"},
        "gold_mine": {"home_1", "stable"},
    }


# E8


def test_two_steps_move_two_resources_or_one_twice() -> None:
    match = using(EXAMPLE, keywood="2 wood")
    play(match, "carry keywood wood home_1")
    play(match, "carry keywood wood home_1")
    assert goods(match, "home_1") == {"wood": 2}
    match = using(EXAMPLE, keywood="2 wood")
    play(match, "carry keywood wood home_1")
    play(match, "carry home_1 wood stable")
    assert goods(match, "stable") == {"wood": 1}
    assert goods(match, "keywood") == {"wood": 1}
    assert options(match) == ["enough"]


def test_boat_2a_crosses_the_field() -> None:
    match = using(WITH_2A, keywood="2 wood")
    play(match, "carry keywood wood stable")
    play(match, "carry keywood wood stable")
    assert goods(match, "stable") == {"wood": 2}


def test_boat_2a_does_not_cross_rivers() -> None:
    drawing = "home_1\n.\nsummer_boat_2a"
    match = table("1 red", "", season="winter", villages=[drawing], on={"home_1": "1 wood"})
    play(match, "use home_1 red")
    assert asked(match) == ("act", 1)  # nowhere to go: there was nothing to ask


def test_boat_2a_does_not_cross_a_river_that_meets_a_road() -> None:
    drawing = "summer_boat_2a\n.\nhome_1\n.\nkeywood"
    match = table("1 red", "", season="winter", villages=[drawing], on={"home_1": "1 wood"})
    play(match, "use home_1 red")
    assert asked(match)[0] == "transport"  # the keywood could be upgraded, but nothing can move
    assert refused(match, "carry home_1 wood keywood") == "no-road"
    assert refused(match, "carry home_1 wood summer_boat_2") == "no-road"


def test_boat_2b_doubles_both_numbers() -> None:
    match = using(BOAT_BELOW, keywood="2 wood")
    assert left(match) == (4, 2)
    for _ in range(2):
        play(match, "carry keywood wood home_1")
        play(match, "carry home_1 wood stable")
    assert goods(match, "stable") == {"wood": 2}


def test_boat_2b_does_not_help_others() -> None:
    match = table("1 red", "", season="winter", villages=["home_2", BOAT_BELOW], on={"home_2": "1 wood 1 stone"})
    assert match.seat == 0
    play(match, "use stable red")
    assert asked(match) == ("act", 1)  # nothing lies where it could be used
    match = table("1 red", "", season="winter", villages=["home_2", BOAT_BELOW], on={"home_2": "1 iron 1 stone"})
    play(match, "use stable red")
    assert left(match) == (2, 1)


# E9


def test_gold_pays_only_for_what_is_missing() -> None:
    match = using(EXAMPLE, gold_mine="1 stone 1 gold 1 wood")
    play(match, "upgrade gold_mine")
    assert goods(match, "gold_mine") == {"wood": 1}
    assert tile(match, "gold_mine")["side"] == "back"


def test_nothing_stands_for_gold_without_boat_3a() -> None:
    drawing = "peddler@0\n.\nhome_1"
    match = using(drawing, "home_1", peddler="2 iron")
    assert refused(match, "upgrade peddler") == "cost-goods"
    drawing = "peddler@0\n.\nhome_1\n.\nsummer_boat_3a"
    match = using(drawing, "home_1", peddler="2 iron")
    play(match, "upgrade peddler iron")
    assert goods(match, "peddler") == {"iron": 1}
    assert tile(match, "peddler")["side"] == "back"


def test_the_owner_of_boat_3a_chooses_what_is_paid() -> None:
    drawing = "gold_mine\n.\nhome_1\n.\nsummer_boat_3a"
    match = using(drawing, "home_1", gold_mine="1 iron 1 stone 2 wood")
    play(match, "upgrade gold_mine")
    assert options(match) == ["iron", "stone", "wood"]
    play(match, "upgrade 2 wood")
    assert goods(match, "gold_mine") == {"iron": 1, "stone": 1}


def test_a_skill_token_must_be_of_the_type_named() -> None:
    match = using(EXAMPLE, extra="1 pickaxe", keywood="1 wood")
    assert refused(match, "upgrade keywood") == "cost-skill"
    match = using(EXAMPLE, extra="1 saw", keywood="1 wood")
    play(match, "upgrade keywood")
    assert screen(match) == {}
    assert pile(match) == [16, 16, 16]
    assert goods(match, "keywood") == {"wood": 1}


def test_any_accepts_every_kind() -> None:
    drawing = "farrier\n.\nhome_1"
    match = using(drawing, "home_1", farrier="1 wood 1 gold")
    play(match, "upgrade farrier wood gold")
    assert goods(match, "farrier") == {}


def test_the_resources_must_lie_on_the_tile_itself() -> None:
    drawing = "carpenter@3\n.\nhome_1"
    match = using(drawing, "home_1", carpenter="2 wood", home_1="5 wood")
    assert refused(match, "upgrade carpenter") == "cost-goods"
    play(match, "carry home_1 wood carpenter")
    play(match, "upgrade carpenter")
    assert tile(match, "carpenter")["side"] == "back"


def test_steps_and_upgrades_may_be_mixed() -> None:
    match = using(EXAMPLE, home_1="2 stone 1 wood 1 iron")
    play(match, "carry home_1 iron gold_mine")
    play(match, "carry home_1 stone gold_mine")
    play(match, "upgrade gold_mine")
    assert tile(match, "gold_mine")["side"] == "back"


def test_an_upgrade_in_use_does_not_change_the_numbers_of_that_use() -> None:
    match = using(EXAMPLE, stable="1 wood 1 iron 2 stone")
    play(match, "upgrade stable")
    assert left(match) == (2, 0)
    assert tile(match, "stable")["workers"] == {"red": 1}
    assert tile(match, "stable")["colour"] == "red"


def test_one_may_stop_at_any_time() -> None:
    match = using(EXAMPLE, keywood="2 wood")
    play(match, "enough")
    assert asked(match) == ("act", 1)


def test_a_transport_tile_elsewhere_works_in_the_own_village_only() -> None:
    match = table("1 red", "", villages=["home_1", "home_2"], middle={"stable": {}}, on={"home_1": "1 wood 1 stone"})
    play(match, "use stable red")
    assert options(match) == ["upgrade Home 1", "enough"]
    assert refused(match, "upgrade home_2") == "not-yours"


def test_the_barn_and_the_inn_take_any_token_face_down() -> None:
    drawing = "inn@0\n.\nhome_1"
    match = using(drawing, "home_1", extra="1 anvil 1 saw", inn="1 wood 1 stone")
    play(match, "upgrade inn", 1)
    assert options(match) == ["anvil", "saw"]
    play(match, "upgrade saw")
    assert screen(match) == {"anvil": 1}
    paid = [event for event in match.events(1) if event["kind"] == "paid_skill"]
    assert bare(paid) == [{"kind": "paid_skill", "seat": 0, "skill": None}]


@pytest.mark.parametrize(
    ("wish", "fault"),
    [
        ("carry keywood wood stable", "no-road"),
        ("carry keywood iron home_1", "no-good"),
        ("carry keywood wood home_2", "not-yours"),
        ("carry keywood wood home_1", None),
        ("upgrade stable", "cost-goods"),
        ("upgrade home_1", "upgraded"),
        ("pass", "asked-else"),
    ],
)
def test_refusals(wish: str, fault: str) -> None:
    assert refused(using(EXAMPLE.replace("home_1", "home_1+"), keywood="1 wood"), wish) == fault


def test_summer_boats_and_winter_tiles_are_never_upgraded() -> None:
    match = using(BOAT_BELOW, keywood="1 wood")
    assert refused(match, "upgrade summer_boat_2") == "not-upgradable"


def test_a_skipped_question_tells_nothing_about_skill_tokens() -> None:
    """Whether one is asked follows from what all see: the keywood could be upgraded, if one had the token."""
    for tokens in ("", "1 saw"):
        match = using(EXAMPLE, extra=tokens)
        assert asked(match) == ("transport", 0)
        assert match.forced() is None
