"""Section 10 of the rules: transport steps, upgrades and their costs."""

from __future__ import annotations

import pytest

from keyflower_table import (
    EXAMPLE,
    asked,
    goods,
    options,
    pile,
    refused,
    say,
    screen,
    table,
    tile,
    use,
)
from mizban import Match
from mizban.games.keyflower.steps.transport import Transport

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


def carry(match: Match, good: str, start: str, goal: str) -> None:
    say(match, f"move a resource from {start}", f"{good} to {goal}")


def using(drawing: str, user: str = "Stable", extra: str = "", **on: str) -> Match:
    """Seat 0 uses a transport tile of its village."""
    match = table(f"1 red {extra}", "", season="summer", villages=[drawing], on=on)
    return use(match, user, "red", 1)


def left(match: Match) -> tuple[int, int]:
    """The steps and upgrades that are left."""
    ask = match.question()
    assert isinstance(ask, Transport)
    return ask.steps, ask.upgrades


# E7


def test_road_connections_of_the_example() -> None:
    match = using(EXAMPLE, keywood="1 wood", home_1="1 wood", stable="1 wood", gold_mine="1 wood")
    ways = {}
    for start in ("Keywood", "Home 1", "Stable", "Gold mine"):
        say(match, f"move a resource from {start}")
        ways[start] = {text.removeprefix("wood to ") for text in options(match)}
        match.undo(0)
    assert ways == {
        "Keywood": {"Home 1"},
        "Home 1": {"Keywood", "Stable", "Gold mine"},
        "Stable": {"Home 1", "Gold mine"},
        "Gold mine": {"Home 1", "Stable"},
    }


# E8


def test_two_steps_move_two_resources_or_one_twice() -> None:
    match = using(EXAMPLE, keywood="2 wood")
    carry(match, "wood", "Keywood", "Home 1")
    carry(match, "wood", "Keywood", "Home 1")
    assert goods(match, "home_1") == {"wood": 2}
    match = using(EXAMPLE, keywood="2 wood")
    carry(match, "wood", "Keywood", "Home 1")
    carry(match, "wood", "Home 1", "Stable")
    assert goods(match, "stable") == {"wood": 1}
    assert goods(match, "keywood") == {"wood": 1}
    assert options(match) == ["enough"]


def test_boat_2a_crosses_the_field() -> None:
    match = using(WITH_2A, keywood="2 wood")
    carry(match, "wood", "Keywood", "Stable")
    carry(match, "wood", "Keywood", "Stable")
    assert goods(match, "stable") == {"wood": 2}


def test_boat_2a_does_not_cross_rivers() -> None:
    drawing = "home_1\n.\nsummer_boat_2a"
    match = table("1 red", "", season="summer", villages=[drawing], on={"home_1": "1 wood"})
    use(match, "Home 1", "red", 1)
    assert asked(match) == ("act", 1)  # nowhere to go: there was nothing to ask


def test_boat_2a_does_not_cross_a_river_that_meets_a_road() -> None:
    drawing = "summer_boat_2a\n.\nhome_1\n.\nkeywood"
    match = table("1 red", "", season="summer", villages=[drawing], on={"home_1": "1 wood"})
    use(match, "Home 1", "red", 1)
    assert asked(match)[0] == "transport"  # the keywood could be upgraded, but nothing can move
    assert refused(match, {"carry": {"good": "wood", "from": "home_1", "to": "keywood"}}) == "no-road"
    assert refused(match, {"carry": {"good": "wood", "from": "home_1", "to": "summer_boat_2"}}) == "no-road"


def test_boat_2b_doubles_both_numbers() -> None:
    match = using(BOAT_BELOW, keywood="2 wood")
    assert left(match) == (4, 2)
    for _ in range(2):
        carry(match, "wood", "Keywood", "Home 1")
        carry(match, "wood", "Home 1", "Stable")
    assert goods(match, "stable") == {"wood": 2}


def test_boat_2b_does_not_help_others() -> None:
    match = table("1 red", "", season="summer", villages=["home_2", BOAT_BELOW], on={"home_2": "1 wood 1 stone"})
    assert match.seat == 0
    use(match, "Stable", "red", 1)
    assert asked(match) == ("act", 1)  # nothing lies where it could be used
    match = table("1 red", "", season="summer", villages=["home_2", BOAT_BELOW], on={"home_2": "1 iron 1 stone"})
    use(match, "Stable", "red", 1)
    assert left(match) == (2, 1)


# E9


def test_gold_pays_only_for_what_is_missing() -> None:
    match = using(EXAMPLE, gold_mine="1 stone 1 gold 1 wood")
    say(match, "upgrade Gold mine")
    assert goods(match, "gold_mine") == {"wood": 1}
    assert tile(match, "gold_mine")["side"] == "back"


def test_nothing_stands_for_gold_without_boat_3a() -> None:
    drawing = "peddler@0\n.\nhome_1"
    match = using(drawing, "Home 1", peddler="2 iron")
    assert refused(match, {"upgrade": {"tile": "peddler"}}) == "cost-goods"
    drawing = "peddler@0\n.\nhome_1\n.\nsummer_boat_3a"
    match = using(drawing, "Home 1", peddler="2 iron")
    say(match, "upgrade Peddler", "iron")
    assert goods(match, "peddler") == {"iron": 1}
    assert tile(match, "peddler")["side"] == "back"


def test_the_owner_of_boat_3a_chooses_what_is_paid() -> None:
    drawing = "gold_mine\n.\nhome_1\n.\nsummer_boat_3a"
    match = using(drawing, "Home 1", gold_mine="1 iron 1 stone 2 wood")
    say(match, "upgrade Gold mine")
    assert options(match) == ["iron", "stone", "wood"]
    say(match, "wood", "wood")
    assert goods(match, "gold_mine") == {"iron": 1, "stone": 1}


def test_a_skill_token_must_be_of_the_type_named() -> None:
    match = using(EXAMPLE, extra="1 pickaxe", keywood="1 wood")
    assert refused(match, {"upgrade": {"tile": "keywood"}}) == "cost-skill"
    match = using(EXAMPLE, extra="1 saw", keywood="1 wood")
    say(match, "upgrade Keywood")
    assert screen(match) == {}
    assert pile(match) == [16, 16, 16]
    assert goods(match, "keywood") == {"wood": 1}


def test_any_accepts_every_kind() -> None:
    drawing = "farrier\n.\nhome_1"
    match = using(drawing, "Home 1", farrier="1 wood 1 gold")
    say(match, "upgrade Farrier", "wood", "gold")
    assert goods(match, "farrier") == {}


def test_the_resources_must_lie_on_the_tile_itself() -> None:
    drawing = "carpenter@3\n.\nhome_1"
    match = using(drawing, "Home 1", carpenter="2 wood", home_1="5 wood")
    assert refused(match, {"upgrade": {"tile": "carpenter"}}) == "cost-goods"
    carry(match, "wood", "Home 1", "Carpenter")
    say(match, "upgrade Carpenter")
    assert tile(match, "carpenter")["side"] == "back"


def test_steps_and_upgrades_may_be_mixed() -> None:
    match = using(EXAMPLE, home_1="2 stone 1 wood 1 iron")
    carry(match, "iron", "Home 1", "Gold mine")
    carry(match, "stone", "Home 1", "Gold mine")
    say(match, "upgrade Gold mine")
    assert tile(match, "gold_mine")["side"] == "back"


def test_an_upgrade_in_use_does_not_change_the_numbers_of_that_use() -> None:
    match = using(EXAMPLE, stable="1 wood 1 iron 2 stone")
    say(match, "upgrade Stable")
    assert left(match) == (2, 0)
    assert tile(match, "stable")["workers"] == {"red": 1}
    assert tile(match, "stable")["colour"] == "red"


def test_one_may_stop_at_any_time() -> None:
    match = using(EXAMPLE, keywood="2 wood")
    say(match, "enough")
    assert asked(match) == ("act", 1)


def test_a_transport_tile_elsewhere_works_in_the_own_village_only() -> None:
    match = table("1 red", "", villages=["home_1", "home_2"], middle={"stable": {}}, on={"home_1": "1 wood 1 stone"})
    use(match, "Stable", "red", 1)
    assert options(match) == ["upgrade Home 1", "enough"]
    assert refused(match, {"upgrade": {"tile": "home_2"}}) == "not-yours"


def test_the_barn_and_the_inn_take_any_token_face_down() -> None:
    drawing = "inn@0\n.\nhome_1"
    match = using(drawing, "Home 1", extra="1 anvil 1 saw", inn="1 wood 1 stone")
    say(match, "upgrade Inn", "stone")
    assert options(match) == ["anvil", "saw"]
    say(match, "saw")
    assert screen(match) == {"anvil": 1}
    paid = [event for event in match.events(1) if event["kind"] == "paid_skill"]
    assert paid == [{"kind": "paid_skill", "seat": 0, "skill": None}]


@pytest.mark.parametrize(
    ("wish", "fault"),
    [
        ({"carry": {"good": "wood", "from": "keywood", "to": "stable"}}, "no-road"),
        ({"carry": {"good": "iron", "from": "keywood", "to": "home_1"}}, "no-good"),
        ({"carry": {"good": "wood", "from": "keywood", "to": "home_2"}}, "not-yours"),
        ({"carry": {"good": "wood", "from": "keywood", "to": "home_1"}}, None),
        ({"upgrade": {"tile": "stable"}}, "cost-goods"),
        ({"upgrade": {"tile": "home_1"}}, "upgraded"),
        ({"pass": {}}, "asked-else"),
    ],
)
def test_refusals(wish: dict[str, dict[str, str]], fault: str) -> None:
    assert refused(using(EXAMPLE.replace("home_1", "home_1+"), keywood="1 wood"), wish) == fault


def test_summer_boats_and_winter_tiles_are_never_upgraded() -> None:
    match = using(BOAT_BELOW, keywood="1 wood")
    assert refused(match, {"upgrade": {"tile": "summer_boat_2"}}) == "not-upgradable"


def test_a_skipped_question_tells_nothing_about_skill_tokens() -> None:
    """Whether one is asked follows from what all see: the keywood could be upgraded, if one had the token."""
    for tokens in ("", "1 saw"):
        match = using(EXAMPLE, extra=tokens)
        assert asked(match) == ("transport", 0)
        assert match.forced() is None
