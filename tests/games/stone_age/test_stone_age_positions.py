"""Positions of Stone Age: written and read, with defaults, and every mistake one clear sentence."""

from __future__ import annotations

import json
import re
from typing import Any, Optional

import pytest

import mizban
from mizban import BadPosition, Match
from mizban.games.stone_age.data import CARD_NAMES
from stone_age_table import (
    acting,
    asked,
    begin,
    building,
    buying,
    display,
    feeding,
    options,
    placing,
    play,
    tops,
    tribe,
)

SINGLES = [
    "wwb", "wws", "wbb", "wwg", "wss", "bbs", "bbg", "bss", "ssg",
    "4of1", "4of2", "4of3", "4of4", "5of1", "5of2", "5of3", "5of4",
]  # fmt: skip
WHOLE_ROUND = [
    *({"acting": {"seat": seat}} for seat in (0, 1)),
    *({"feed": {"seat": seat}} for seat in (0, 1)),
    {"new_round": {}},
]
PAIRS = ["wbs", "wbg", "wsg", "bsg"]


def read(**description: Any) -> Match:
    return mizban.position("stone-age", description, seed=1)


# Defaults


def test_everything_left_out_takes_its_default() -> None:
    match = read()
    view = match.view()
    assert (view["round"], view["start"], view["deck"], view["places"]) == (1, 0, 32, {})
    assert display(match) == ["pottery-food7", "pottery-dice", "medicine-food5", "medicine-any2"]
    assert [(stack["tile"], stack["below"]) for stack in view["stacks"]] == [("wwb", 6), ("wws", 6)]
    assert [(player["figures"], player["food"], player["score"]) for player in view["players"]] == [(5, 12, 0)] * 2
    assert asked(match) == ("place_at", 0)


def test_the_start_player_places_first_by_default() -> None:
    assert asked(read(players=[{}, {}, {}], start=2)) == ("place_at", 2)


def test_cards_and_tiles_that_players_have_are_not_on_the_table_by_default() -> None:
    match = read(players=[{"cards": ["pottery-food7"], "buildings": ["wwb"]}, {}])
    assert display(match)[0] == "pottery-dice"
    assert tops(match) == ["wws", "wbb"]


def test_a_lone_question_is_followed_by_the_rest_of_its_round() -> None:
    match = read(placed={"field": [0, 1]}, pending=[{"resolve": {"seat": 1}}])
    assert match.position()["pending"] == [
        {"resolve": {"seat": 1}},
        {"acting": {"seat": 1}},
        {"feed": {"seat": 0}},
        {"feed": {"seat": 1}},
        {"new_round": {}},
    ]


def test_a_lone_placing_is_followed_by_the_next_player() -> None:
    match = read(players=[{}, {}, {}], pending=[{"place_at": {"seat": 1}}])
    play(match, "field")
    assert asked(match) == ("place_at", 2)


def test_a_lone_question_about_a_card_ends_with_the_figure_at_home() -> None:
    match = read(placed={"card_2": [1], "field": [0, 1]}, pending=[{"offer_card": {"seat": 0, "space": 1}}])
    play(match, "decline")
    assert match.view()["places"] == {"field": [0, 1]}
    assert asked(match) == ("resolve", 1)


def test_a_lone_question_leaves_the_other_places_of_its_seat_to_be_resolved() -> None:
    match = read(placed={"tool_maker": [1], "field": [1]}, pending=[{"resolve": {"seat": 0}}])
    play(match, "field")
    assert options(match) == ["tool_maker"]


def test_a_lone_hunger_is_followed_by_the_others_who_eat() -> None:
    match = read(players=[{"food": 3, "goods": {"wood": 9}}, {}], pending=[{"hunger": {"seat": 0}}])
    play(match, "starve")
    assert match.view()["players"][1]["food"] == 7


def test_with_every_single_tile_built_the_defaults_still_read() -> None:
    stacks = [{"below": 4}, {"below": 4}]
    match = read(players=[{"buildings": SINGLES}, {}], stacks=stacks)
    assert tops(match) == ["wbs", "wbs"]


def test_with_every_tile_built_the_stacks_are_empty() -> None:
    everything = [*SINGLES, *PAIRS, *PAIRS, "any", "any", "any"]
    match = read(players=[{"buildings": everything}, {}])
    assert tops(match) == [None, None]
    assert len(match.view()["players"][0]["buildings"]) == 28


def test_with_every_card_bought_the_display_is_empty() -> None:
    match = read(players=[{"cards": list(CARD_NAMES)}, {}])
    assert display(match) == [None] * 4
    assert match.view()["deck"] == 0


# There and back


@pytest.mark.parametrize(
    "match",
    [
        placing(),
        placing(tribe("1 wood 2 gold", tools="3! 2 2!", kept="medicine-any2", cards="writing-card", extra="time-dice")),
        acting(seats=4, placed={"hut": [2], "forest": [1, 2, 3, 1], "building_4": [0, 1]}, round=7),
        buying("art-tool", tribe("3 wood"), space=3),
        building("any", tribe("3 wood", buildings="wwg 4of2"), below=0),
        feeding(tribe("9 wood", food=0), tribe(points={"hunger": -20, "cards": 3})),
    ],
)
def test_a_position_that_is_written_reads_as_itself(match: Match) -> None:
    written = match.position()
    again = mizban.position("stone-age", json.loads(json.dumps(written)))
    assert again.position() == written


def test_a_position_in_the_middle_of_a_choice_reads_as_itself() -> None:
    match = acting(tribe("3 wood", tools="2 1 1"), placed={"forest": [2], "field": [1]})
    play(match, "forest", "dice 4 5")
    begin(match, "1")
    written = match.position()
    assert written["pending"][0] == {"add_tool": {"seat": 0, "what": 0, "rolled": 37, "added": 0, "last": 1}}
    again = mizban.position("stone-age", written)
    assert options(again) == ["enough", "1", "2"]
    assert again.position() == written


def test_dice_that_are_not_all_rolled_yet_are_rolled_on() -> None:
    rest = [{"go_home": {"seat": 0, "place": 4}}, *WHOLE_ROUND]
    match = read(placed={"forest": [3]}, pending=[{"roll": {"seat": 0, "what": 0, "dice": 1, "rolled": 46}}, *rest])
    rolled = [event for event in match.events() if event["kind"] == "rolled"]
    assert rolled[0]["dice"][:2] == [5, 6]
    assert match.view()["players"][0]["goods"]["wood"] >= 4


def test_dice_for_everyone_that_are_not_all_rolled_yet_are_rolled_on() -> None:
    match = read(pending=[{"roll_for_all": {"seat": 0, "dice": 1, "faces": 1 << 9}}, *WHOLE_ROUND])
    assert asked(match) == ("take_die", 0)
    assert len(match.view()["dice"]) == 2
    assert 3 in match.view()["dice"]


def test_an_ended_match_is_a_position_too() -> None:
    match = read(pending=[])
    assert match.over
    assert match.scores() == [0, 0]


# Every mistake is a sentence

MISTAKES: list[tuple[dict[str, Any], str]] = [
    ({"players": [{}]}, "players must be a list of 2 to 4, not of 1"),
    ({"players": [{}] * 5}, "players must be a list of 2 to 4, not of 5"),
    ({"players": {}}, "position.players must be a list, not an object"),
    ({"players": [{}, 7]}, "players[1] must be an object with named fields, not 7"),
    ({"moon": 1}, "position has no field named 'moon'"),
    ({"players": [{"moon": 1}, {}]}, "players[0] has no field named 'moon'"),
    ({"round": 201}, "position.round must be a whole number from 0 to 200, not 201"),
    ({"start": 2}, "position.start must be a whole number from 0 to 1, not 2"),
    ({"start": True}, "position.start must be a whole number from 0 to 1, not True"),
    ({"players": [{"figures": 4}, {}]}, "players[0].figures must be a whole number from 5 to 10, not 4"),
    ({"players": [{"figures": 11}, {}]}, "players[0].figures must be a whole number from 5 to 10, not 11"),
    ({"players": [{"food": -1}, {}]}, "players[0].food must be a whole number from 0 to 100000, not -1"),
    ({"players": [{"food": 10**30}, {}]}, "players[0].food must be a whole number from 0 to 100000, not a huge number"),
    ({"players": [{"agriculture": 11}, {}]}, "players[0].agriculture must be a whole number from 0 to 10, not 11"),
    (
        {"players": [{"goods": {"wood": -1}}, {}]},
        "players[0].goods.wood must be a whole number from 0 to 100000, not -1",
    ),
    ({"players": [{"goods": {"food": 1}}, {}]}, "players[0].goods has no field named 'food'"),
    ({"players": [{"points": {"luck": 1}}, {}]}, "players[0].points has no field named 'luck'"),
    ({"players": [{"points": {"green": "9"}}, {}]}, "players[0].points.green must be a whole number from"),
    ({"players": [{"tools": [5]}, {}]}, "players[0].tools[0] must be a whole number from 1 to 4, not 5"),
    (
        {"players": [{"tools": [1, 1, 1, 1]}, {}]},
        "players[0].tools must be at most 3 that differ by 1 at most; a missing one counts 0",
    ),
    ({"players": [{"tools": [3, 1, 1]}, {}]}, "players[0].tools must be at most 3 that differ by 1 at most"),
    ({"players": [{"tools": [2]}, {}]}, "players[0].tools must be at most 3 that differ by 1 at most"),
    ({"players": [{"tools": [1], "used": [2]}, {}]}, "players[0].used[0] is no tool of this player"),
    ({"players": [{"tools": [1], "used": [1, 1]}, {}]}, "players[0].used[1] is no tool of this player"),
    ({"players": [{"used": [0]}, {}]}, "players[0].used[0] must be a whole number from 1 to 4, not 0"),
    ({"players": [{"cards": ["moon"]}, {}]}, "players[0].cards[0] must be one of pottery-food7, pottery-dice"),
    ({"players": [{"cards": [["art-tool"]]}, {}]}, "players[0].cards[0] must be one of"),
    (
        {"players": [{"cards": ["art-tool"]}, {"cards": ["art-tool"]}]},
        "players[1].cards[0] is a second art-tool, and there is only one",
    ),
    (
        {"players": [{"cards": ["art-tool"], "kept": ["art-tool"]}, {}]},
        "players[0].kept[0] must be a card of this player that is kept for later, each once",
    ),
    ({"players": [{"kept": ["medicine-any2"]}, {}]}, "players[0].kept[0] must be a card of this player"),
    (
        {"players": [{"cards": ["medicine-any2"], "kept": ["medicine-any2", "medicine-any2"]}, {}]},
        "players[0].kept[1] must be a card of this player that is kept for later, each once",
    ),
    ({"players": [{"extra": "art-tool"}, {}]}, "players[0].extra needs the card that draws it"),
    (
        {"players": [{"cards": ["writing-card"]}, {"extra": "art-tool"}]},
        "players[1].extra needs the card that draws it",
    ),
    ({"players": [{"cards": ["writing-card"], "extra": "?"}, {}]}, "players[0].extra must be one of pottery-food7"),
    (
        {"players": [{"cards": ["writing-card"], "extra": "writing-card"}, {}]},
        "players[0].extra is a second writing-card, and there is only one",
    ),
    ({"players": [{"buildings": ["wwb", "wwb"]}, {}]}, "players[0].buildings[1] is one wwb more than there are"),
    ({"players": [{"buildings": ["igloo"]}, {}]}, "players[0].buildings[0] must be one of wwb, wws"),
    ({"display": ["art-tool"] * 2}, "display[1] is a second art-tool, and there is only one"),
    ({"display": [None] * 5}, "display must have at most 4 cards"),
    ({"display": "art-tool"}, "display must be a list, not 'art-tool'"),
    (
        {"display": ["art-tool"], "players": [{"cards": ["art-tool"]}, {}]},
        "display[0] is a second art-tool, and there is only one",
    ),
    ({"stacks": [{}]}, "stacks must be a list of 2, one for each player"),
    ({"stacks": [{"top": "igloo"}, {}]}, "stacks[0].top must be one of wwb, wws"),
    ({"stacks": [{"top": "wwb"}, {"top": "wwb"}]}, "stacks[1].top is one wwb more than there are"),
    ({"stacks": [{"below": 8}, {}]}, "stacks[0].below must be a whole number from 0 to 7, not 8"),
    ({"stacks": [{"height": 8}, {}]}, "stacks[0] has no field named 'height'"),
    (
        {"players": [{"buildings": SINGLES}, {}], "stacks": [{"below": 6}, {"below": 6}]},
        "stacks have 12 tiles below, and only 9 are left",
    ),
    ({"placed": {"moon": [1]}}, "position.placed has no field named 'moon'"),
    ({"placed": {"forest": [1, 1, 1]}}, "placed.forest must have one number for each of 2 seats"),
    ({"placed": {"forest": [6]}}, "placed.forest[0] must be a whole number from 0 to 5, not 6"),
    (
        {"placed": {"hunting_ground": [3], "forest": [3]}},
        "placed.forest[0] must be a whole number from 0 to 2, not 3",
    ),
    ({"placed": {"forest": [4, 4]}}, "placed.forest must be at most 7 figures in all"),
    ({"placed": {"hut": [1]}}, "placed.hut must be 2 of one player, or none"),
    ({"placed": {"hut": [1, 1]}}, "placed.hut must be 2 of one player, or none"),
    ({"placed": {"field": [1, 1]}}, "placed.field must be 1 of one player, or none"),
    ({"placed": {"card_1": [2]}}, "placed.card_1 must be 1 of one player, or none"),
    ({"placed": {"building_3": [1]}}, "placed.building_3 is not in the game with 2 players"),
    ({"placed": {"card_2": [1]}, "display": ["art-tool"]}, "placed.card_2 must be empty: nothing lies there"),
    (
        {"placed": {"building_1": [1]}, "stacks": [{"top": None, "below": 0}, {}]},
        "placed.building_1 must be empty: nothing lies there",
    ),
    ({"pending": {}}, "pending must be a list, not an object"),
    ({"pending": [7]}, "pending[0] must be one step with its numbers"),
    ({"pending": [{"fly": {}}]}, "pending[0] has no step named 'fly'; known are"),
    ({"pending": [{"place_at": {}}]}, "pending[0].place_at.seat must be a whole number from 0 to 1, not None"),
    ({"pending": [{"place_at": {"seat": 2}}]}, "pending[0].place_at.seat must be a whole number from 0 to 1, not 2"),
    ({"pending": [{"place_at": {"seat": 0, "moon": 1}}]}, "pending[0].place_at has no field named 'moon'"),
    ({"pending": [{"how_many": {"seat": 0, "place": 16}}]}, "must be a whole number from 0 to 15, not 16"),
    (
        {"pending": [{"add_tool": {"seat": 0, "what": 0, "rolled": 1 << 40, "added": 0, "last": 0}}]},
        "must be a whole number",
    ),
]


@pytest.mark.parametrize(("description", "sentence"), MISTAKES, ids=[sentence for _, sentence in MISTAKES])
def test_a_description_that_is_no_position_is_refused(description: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(sentence)):
        read(**description)


NO_MOMENT = "pending is no moment of this game, or does not fit what lies on the table"
GOODS = {"goods": {"wood": 3}}
LAST_STEPS = [{"acting": {"seat": 1}}, {"feed": {"seat": 0}}, {"feed": {"seat": 1}}, {"new_round": {}}]
MOMENTS: dict[str, dict[str, Any]] = {
    "a free action alone": {"pending": [{"free": {"seat": 0}}]},
    "nothing to resolve": {"pending": [{"resolve": {"seat": 0}}]},
    "another to resolve": {"placed": {"field": [1]}, "pending": [{"resolve": {"seat": 1}}]},
    "no figure at home": {"placed": {"hunting_ground": [5]}, "pending": [{"place_at": {"seat": 0}}]},
    "a number for the hut": {"pending": [{"how_many": {"seat": 0, "place": 1}}]},
    "a number where one has been": {"placed": {"forest": [1]}, "pending": [{"how_many": {"seat": 0, "place": 4}}]},
    "nobody is hungry": {"pending": [{"hunger": {"seat": 0}}]},
    "no food is missing": {"players": [GOODS, {}], "pending": [{"pay_food": {"seat": 0, "paid": 0}}]},
    "no card to offer": {"display": [], "pending": [{"offer_card": {"seat": 0, "space": 0}}]},
    "no card to pay for": {
        "display": [],
        "players": [GOODS, {}],
        "pending": [{"pay_card": {"seat": 0, "space": 0, "paid": 0}}],
    },
    "no tile to offer": {
        "stacks": [{"top": None, "below": 0}, {}],
        "pending": [{"offer_tile": {"seat": 0, "stack": 0}}],
    },
    "a fixed tile is not paid piece by piece": {
        "players": [GOODS, {}],
        "pending": [{"pay_tile": {"seat": 0, "stack": 0, "paid": 0}}],
    },
    "nothing to pay with": {"pending": [{"pay_card": {"seat": 0, "space": 0, "paid": 0}}]},
    "more is paid than there is": {
        "players": [GOODS, {}],
        "pending": [{"pay_card": {"seat": 0, "space": 3, "paid": 5}}],
    },
    "all is paid already": {"players": [GOODS, {}], "pending": [{"pay_card": {"seat": 0, "space": 0, "paid": 1}}]},
    "a payment that cannot be finished": {
        "players": [{"goods": {"wood": 9, "gold": 1}}, {}],
        "pending": [{"pay_card": {"seat": 0, "space": 2, "paid": 1 << 12}}],
    },
    "no tool to add": {"pending": [{"add_tool": {"seat": 0, "what": 0, "rolled": 9, "added": 0, "last": 0}}]},
    "a die of seven": {
        "players": [{"tools": [1]}, {}],
        "pending": [{"add_tool": {"seat": 0, "what": 0, "rolled": 7, "added": 0, "last": 0}}],
    },
    "no dice": {
        "players": [{"tools": [1]}, {}],
        "pending": [{"add_tool": {"seat": 0, "what": 0, "rolled": 0, "added": 0, "last": 0}}],
    },
    "a tool that is used is added": {
        "players": [{"tools": [1, 1], "used": [1]}, {}],
        "pending": [{"add_tool": {"seat": 0, "what": 0, "rolled": 9, "added": 0, "last": 1}}],
    },
    "a tool that is not there is added": {
        "players": [{"tools": [1, 1]}, {}],
        "pending": [{"add_tool": {"seat": 0, "what": 0, "rolled": 9, "added": 0, "last": 2}}],
    },
    "tools are added out of their order": {
        "players": [{"tools": [2, 2, 1]}, {}],
        "pending": [{"add_tool": {"seat": 0, "what": 0, "rolled": 9, "added": 2, "last": 1}}],
    },
    "tools without a last one": {
        "players": [{"tools": [2, 1, 1]}, {}],
        "pending": [{"add_tool": {"seat": 0, "what": 0, "rolled": 9, "added": 1, "last": 0}}],
    },
    "more dice than figures": {"pending": [{"roll": {"seat": 0, "what": 4, "dice": 10, "rolled": 1}}, *WHOLE_ROUND]},
    "more dice for all than players": {
        "pending": [{"roll_for_all": {"seat": 0, "dice": 2, "faces": 8}}, *WHOLE_ROUND],
    },
    "no such dice for all": {"pending": [{"take_die": {"seat": 0, "faces": 0}}]},
    "too many dice for all": {"pending": [{"take_die": {"seat": 0, "faces": 7 << 3}}]},
    "a die of nought": {"pending": [{"take_die": {"seat": 0, "faces": 1}}]},
    "no card for two resources": {"pending": [{"take_two": {"seat": 0}}]},
    "no card for the second resource": {"pending": [{"take_second": {"seat": 0, "kind": 0}}]},
    "a space that is filled": {"pending": [{"show_card": {"space": 0}}, {"round": {}}]},
    "a stack that is open": {"pending": [{"show_tile": {"stack": 0}}, {"round": {}}]},
    "a second extra card": {
        "players": [{"cards": ["writing-card"], "extra": "art-tool"}, {}],
        "pending": [{"draw_extra": {"seat": 0}}, *LAST_STEPS],
    },
    "steps out of their order": {"pending": [{"feed": {"seat": 1}}, {"feed": {"seat": 0}}, {"new_round": {}}]},
    "two rounds": {"pending": [{"round": {}}, {"round": {}}]},
    "all at the same time": {
        "pending": [{"together": {"sealed": False, "lanes": [[{"place_at": {"seat": 0}}], []]}}, {"round": {}}]
    },
}  # fmt: skip


@pytest.mark.parametrize("name", MOMENTS)
def test_what_is_no_moment_of_the_game_is_refused(name: str) -> None:
    with pytest.raises(BadPosition, match=NO_MOMENT):
        read(**MOMENTS[name])


# Each of these would break the game later, so it is refused at once.
TRAPS: dict[str, dict[str, Any]] = {
    "two questions about a place": {
        "placed": {"hunting_ground": [0, 4]},
        "pending": [{"place_at": {"seat": 1}}, {"place_at": {"seat": 1}}, {"placing": {"seat": 0}}, *WHOLE_ROUND],
    },
    "two questions about the next action": {
        "placed": {"field": [1]},
        "pending": [{"resolve": {"seat": 0}}, {"resolve": {"seat": 0}}, *LAST_STEPS],
    },
    "an offer to another in the middle of an action": {
        "placed": {"building_2": [1]},
        "pending": [{"resolve": {"seat": 0}}, {"offer_tile": {"seat": 1, "stack": 1}}, *LAST_STEPS],
    },
    "a second resource after a question": {
        "placed": {"field": [1]},
        "players": [{"cards": ["medicine-any2"], "kept": ["medicine-any2"]}, {}],
        "pending": [{"resolve": {"seat": 0}}, {"take_second": {"seat": 0, "kind": 0}}, *LAST_STEPS],
    },
    "a figure that goes home for another": {
        "placed": {"card_1": [1]},
        "display": [],
        "pending": [{"go_home": {"seat": 1, "place": 8}}, *WHOLE_ROUND],
    },
    "an extra card without the card that draws it": {"pending": [{"draw_extra": {"seat": 0}}, *WHOLE_ROUND]},
    "the last tile turned up twice": {
        "stacks": [{"top": None, "below": 1}, {}],
        "pending": [{"show_tile": {"stack": 0}}, {"show_tile": {"stack": 0}}, {"round": {}}],
    },
    "a space filled twice": {
        "display": [],
        "pending": [{"show_card": {"space": 0}}, {"show_card": {"space": 0}}, {"round": {}}],
    },
}


@pytest.mark.parametrize("name", TRAPS)
def test_what_would_break_the_game_later_is_refused(name: str) -> None:
    with pytest.raises(BadPosition):
        read(**TRAPS[name])


def read_or_refused(**description: Any) -> Optional[Match]:
    """The match, or None when a sentence says that there is none; anything else is a fault."""
    try:
        return read(**description)
    except BadPosition:
        return None


@pytest.mark.parametrize("value", [None, 7, -1, 1.5, True, "x", [], {}, [[]], [{}], {"x": {}}, 10**40, float("nan")])
@pytest.mark.parametrize("name", ["players", "display", "stacks", "placed", "round", "start", "pending"])
def test_hostile_values_are_read_or_refused_but_never_break_anything(name: str, value: object) -> None:
    match = read_or_refused(**{name: value})
    assert match is None or match.over or match.legal()


@pytest.mark.parametrize("value", [None, 7, -1, 1.5, True, "x", [], {}, [[]], [{}], {"x": {}}, 10**40, float("nan")])
@pytest.mark.parametrize(
    "name",
    ["figures", "food", "goods", "agriculture", "tools", "used", "cards", "kept", "extra", "buildings", "points"],
)
def test_hostile_values_of_a_player_are_read_or_refused(name: str, value: object) -> None:
    match = read_or_refused(players=[{name: value}, {}])
    assert match is None or match.legal()
