"""Positions of Stone Age: written and read, with defaults, and every mistake one clear sentence."""

from __future__ import annotations

import json
from typing import Any, Optional

import pytest

import mizban
from faults import unshown
from mizban import BadPosition, Match
from mizban.games.stone_age import GAME
from mizban.games.stone_age.data import CARD_NAMES
from mizban.records import faults_of
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
    match = read(placed={"card_2": [1], "field": [0, 1]}, pending=[{"offer_card": {"seat": 0, "space": "card_2"}}])
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
    match = read(players=[{"buildings": SINGLES}, {}, {}, {}])
    assert tops(match) == ["wbs", "wbs", "wbg", "wbg"]
    assert [stack["below"] for stack in match.view()["stacks"]] == [6, 1, 0, 0]


def test_with_every_tile_built_the_stacks_are_empty() -> None:
    everything = [*SINGLES, *PAIRS, *PAIRS, "any", "any", "any"]
    match = read(players=[{"buildings": everything}, {}, {}, {}])
    assert tops(match) == [None] * 4
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
        placing(tribe("1 wood 2 gold", tools="3 2 2", kept="medicine-any2", cards="writing-card", extra="time-dice")),
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
    assert written["pending"][0] == {"add_tool": {"seat": 0, "what": "wood", "rolled": [4, 5], "added": [], "last": 1}}
    again = mizban.position("stone-age", written)
    assert options(again) == ["enough", "1", "2"]
    assert again.position() == written


def test_dice_that_are_not_all_rolled_yet_are_rolled_on() -> None:
    rest = [{"go_home": {"seat": 0, "place": "forest"}}, *WHOLE_ROUND]
    one_more = {"roll": {"seat": 0, "what": "wood", "dice": 1, "rolled": [5, 6]}}
    match = read(placed={"forest": [3]}, pending=[one_more, *rest])
    rolled = [event for event in match.events() if event["kind"] == "rolled"]
    assert rolled[0]["dice"][:2] == [5, 6]
    assert match.view()["players"][0]["goods"]["wood"] >= 4


def test_dice_for_everyone_that_are_not_all_rolled_yet_are_rolled_on() -> None:
    rest = [{"go_home": {"seat": 0, "place": "card_1"}}, *WHOLE_ROUND]
    match = read(
        players=[{"cards": ["pottery-dice"]}, {}],
        display=[None],
        placed={"card_1": [1]},
        pending=[{"roll_for_all": {"seat": 0, "dice": 1, "faces": [3]}}, *rest],
    )
    assert asked(match) == ("take_die", 0)
    assert len(match.view()["dice"]) == 2
    assert 3 in match.view()["dice"]


def test_an_ended_match_is_a_position_too() -> None:
    match = read(pending=[])
    assert match.over
    assert match.scores() == [0, 0]


# Every mistake is a sentence

GOODS = {"goods": {"wood": 3}}
GONE = {"top": None, "below": 0}
TWO_CARD = {"cards": ["medicine-any2"], "kept": ["medicine-any2"]}
ROUND_OF_ONE = WHOLE_ROUND[1:]  # the second player acts, all are fed
ROUND_OF_THREE = [*({kind: {"seat": seat}} for kind in ("acting", "feed") for seat in range(3)), {"new_round": {}}]
FOREST_HOME = {"go_home": {"seat": 0, "place": "forest"}}
CARD_HOME = {"go_home": {"seat": 0, "place": "card_1"}}
TILE_HOME = {"go_home": {"seat": 0, "place": "building_1"}}
NO_TOOL_YET: dict[str, Any] = {"added": [], "last": None}
BOUGHT: dict[str, Any] = {"display": [None], "placed": {"card_1": [1]}, "players": [{"cards": ["time-dice"]}, {}]}


def roll(*dice: int, what: str = "wood", seat: int = 0, **tools: Any) -> dict[str, Any]:
    """Seat 0 or another has rolled these dice, and adds tools."""
    return {"add_tool": {"seat": seat, "what": what, "rolled": [*dice], **NO_TOOL_YET, **tools}}


def pay_card(space: int, **paid: int) -> dict[str, Any]:
    """Seat 0 pays for the card on a space."""
    return {"pay_card": {"seat": 0, "space": f"card_{space}", "paid": paid}}


def of_tribe(**tribe: Any) -> dict[str, Any]:
    """A position in which the first player is so."""
    return {"players": [tribe, {}]}


UNREADABLE: list[tuple[dict[str, Any], str]] = [
    ({"players": [{}]}, "players must have 2 to 4 entries, not 1"),
    ({"players": [{}] * 5}, "players must have 2 to 4 entries, not 5"),
    ({"players": {}}, "players must be a list of at most 1,000 entries, not an object"),
    ({"players": [{}, 7]}, "players[1] must be an object with named fields, not 7"),
    ({"moon": 1}, "position has no field named 'moon'; perhaps players, display, stacks"),
    (of_tribe(moon=1), "players[0] has no field named 'moon'"),
    ({"round": 201}, "round must be a whole number from 0 to 200, not 201"),
    ({"start": 2}, "start must be a whole number from 0 to 1, not 2"),
    ({"start": True}, "start must be a whole number from 0 to 1, not True"),
    (of_tribe(figures=4), "players[0].figures must be a whole number from 5 to 10, not 4"),
    (of_tribe(figures=11), "players[0].figures must be a whole number from 5 to 10, not 11"),
    (of_tribe(food=-1), "players[0].food must be a whole number from 0 to 100,000, not -1"),
    (of_tribe(food=10**30), "players[0].food must be a whole number from 0 to 100,000, not a huge number"),
    (of_tribe(agriculture=11), "players[0].agriculture must be a whole number from 0 to 10, not 11"),
    (of_tribe(goods={"wood": -1}), "players[0].goods.wood must be a whole number from 0 to 100,000, not -1"),
    (of_tribe(goods={"food": 1}), "players[0].goods has no field named 'food'; perhaps wood, brick, stone, gold"),
    (of_tribe(points={"luck": 1}), "players[0].points has no field named 'luck'"),
    (of_tribe(points={"green": "9"}), "players[0].points.green must be a whole number from 0 to 100,000, not '9'"),
    (of_tribe(points={"hunger": 10}), "players[0].points.hunger must be a whole number from -100,000 to 0, not 10"),
    (of_tribe(points={"buildings": -3}), "players[0].points.buildings must be a whole number from 0 to"),
    (of_tribe(tools=[5]), "players[0].tools[0] must be a whole number from 1 to 4, not 5"),
    (of_tribe(tools=[1, 1, 1, 1]), "players[0].tools must have 0 to 3 entries, not 4"),
    (of_tribe(tools=[1], used=[2]), "players[0].used[0]: this player has no further tool of value 2"),
    (of_tribe(tools=[1], used=[1, 1]), "players[0].used[1]: this player has no further tool of value 1"),
    (of_tribe(used=[0]), "players[0].used[0] must be a whole number from 1 to 4, not 0"),
    (of_tribe(cards=["moon"]), "players[0].cards[0] cannot be 'moon'; it may be"),
    (of_tribe(cards=["pottery-food"]), "players[0].cards[0] cannot be 'pottery-food'; it may be pottery-food7, "),
    (of_tribe(cards=[["art-tool"]]), "players[0].cards[0] cannot be a list; it may be"),
    (
        {"players": [{"cards": ["art-tool"]}, {"cards": ["art-tool"]}]},
        "players[1].cards[0] is a second art-tool, and there is only one",
    ),
    (
        of_tribe(cards=["art-tool"], kept=["art-tool"]),
        "players[0].kept[0]: art-tool is not kept for later; its top half works at once",
    ),
    (of_tribe(kept=["medicine-any2"]), "players[0].kept[0]: medicine-any2 is no card of this player"),
    (
        of_tribe(cards=["medicine-any2"], kept=["medicine-any2", "medicine-any2"]),
        "players[0].kept[1] is a second medicine-any2, and there is only one",
    ),
    (of_tribe(extra="art-tool"), "players[0].extra: only who has bought writing-card has an extra card"),
    (
        {"players": [{"cards": ["writing-card"]}, {"extra": "art-tool"}]},
        "players[1].extra: only who has bought writing-card has an extra card",
    ),
    (of_tribe(cards=["writing-card"], extra="?"), "players[0].extra cannot be '?'; it may be"),
    (
        of_tribe(cards=["writing-card"], extra="writing-card"),
        "players[0].extra is a second writing-card, and there is only one",
    ),
    (of_tribe(buildings=["wwb", "wwb"]), "players[0].buildings[1] is one wwb more than there are"),
    (of_tribe(buildings=["igloo"]), "players[0].buildings[0] cannot be 'igloo'; it may be"),
    ({"display": ["art-tool"] * 2}, "display[1] is a second art-tool, and there is only one"),
    ({"display": [None] * 5}, "display must have 0 to 4 entries, not 5"),
    ({"display": "art-tool"}, "display must be a list of at most 1,000 entries, not 'art-tool'"),
    (
        {"display": ["art-tool"], "players": [{"cards": ["art-tool"]}, {}]},
        "display[0] is a second art-tool, and there is only one",
    ),
    ({"stacks": [{}]}, "stacks must have 2 to 2 entries, not 1"),
    ({"stacks": [{"top": "igloo"}, {}]}, "stacks[0].top cannot be 'igloo'; it may be"),
    ({"stacks": [{"top": "wwb"}, {"top": "wwb"}]}, "stacks[1].top is one wwb more than there are"),
    ({"stacks": [{"below": 8}, {}]}, "stacks[0].below must be a whole number from 0 to 7, not 8"),
    ({"stacks": [{"height": 8}, {}]}, "stacks[0] has no field named 'height'; perhaps top, below"),
    ({"placed": {"wood": [1]}}, "placed has no field named 'wood'; perhaps "),
    ({"placed": {"forest": [1, 1, 1]}}, "placed.forest must have 0 to 2 entries, not 3"),
    ({"placed": {"forest": [6]}}, "placed.forest[0] must be a whole number from 0 to 5, not 6"),
    (
        {"placed": {"hunting_ground": [3], "forest": [3]}},
        "placed.forest[0] must be a whole number from 0 to 2, not 3",
    ),
    ({"pending": {}}, "pending must be a list of at most 1,000 entries, not an object"),
    ({"pending": [7]}, "pending[0] must be one step with its numbers, by its name, not 7"),
    ({"pending": [{"plac_at": {}}]}, "pending[0] cannot be 'plac_at'; it may be place_at, placing, "),
    ({"pending": [{"free": {"seat": 0}}]}, "pending[0] cannot be 'free'; it may be"),
    ({"pending": [{"place_at": {}}]}, "pending[0].place_at.seat must be a whole number from 0 to 1, not None"),
    ({"pending": [{"place_at": {"seat": 2}}]}, "pending[0].place_at.seat must be a whole number from 0 to 1, not 2"),
    ({"pending": [{"place_at": {"seat": 0, "moon": 1}}]}, "pending[0].place_at has no field named 'moon'"),
    (
        {"pending": [{"how_many": {"seat": 0, "place": "forrest"}}]},
        "pending[0].how_many.place cannot be 'forrest'; it may be forest, ",
    ),
    ({"pending": [{"how_many": {"seat": 0, "place": 4}}]}, "pending[0].how_many.place cannot be 4; it may be"),
    ({"pending": [roll(7)]}, "pending[0].add_tool.rolled[0] must be a whole number from 1 to 6, not 7"),
    ({"pending": [roll(*[1] * 11)]}, "pending[0].add_tool.rolled must have 0 to 10 entries, not 11"),
    (
        {"pending": [{"add_tool": {"seat": 0, "what": "wood", "rolled": 38, **NO_TOOL_YET}}]},
        "pending[0].add_tool.rolled must be a list of at most 1,000 entries, not 38",
    ),
    ({"pending": [roll(1, what="pottery")]}, "pending[0].add_tool.what cannot be 'pottery'; it may be wood, brick"),
    ({"pending": [roll(1, added=[5])]}, "pending[0].add_tool.added[0] must be a whole number from 1 to 4, not 5"),
    (
        {"pending": [roll(1, last="once4")]},
        "pending[0].add_tool.last cannot be 'once4'; it may be toolmaker2-once2, toolmaker1-once3, toolmaker1-once4",
    ),
    ({"pending": [roll(1, added=[1] * 7)]}, "pending[0].add_tool.added must have 0 to 6 entries, not 7"),
    (
        {"pending": [{"take_die": {"seat": 0, "faces": [0]}}]},
        "pending[0].take_die.faces[0] must be a whole number from 1 to 6, not 0",
    ),
    (
        {"pending": [{"take_die": {"seat": 0, "faces": [1] * 3}}]},
        "pending[0].take_die.faces must have 0 to 2 entries, not 3",
    ),
    ({"pending": [pay_card(1, clay=1)]}, "pending[0].pay_card.paid has no field named 'clay'; perhaps wood, brick"),
    ({"pending": [pay_card(1, wood=16)]}, "pending[0].pay_card.paid.wood must be a whole number from 0 to 15, not 16"),
    ({"pending": [pay_card(5)]}, "pending[0].pay_card.space cannot be 'card_5'; it may be card_1, card_2"),
    (
        {"pending": [{"offer_tile": {"seat": 0, "stack": "building_3"}}]},
        "pending[0].offer_tile.stack cannot be 'building_3'; it may be building_1, building_2",
    ),
    (
        {"pending": [{"take_second": {"seat": 0, "kind": "food"}}]},
        "pending[0].take_second.kind cannot be 'food'; it may be wood, brick, stone, gold",
    ),
]

THREE: dict[str, Any] = {"players": [{}, {}, {}]}
AGAINST_THE_LAWS: list[tuple[dict[str, Any], str]] = [
    ({"placed": {"forest": [1, 1]}}, "placed.forest: with 2 players only 1 may gather on the forest"),
    ({**THREE, "placed": {"river": [1, 1, 1]}}, "placed.river: with 3 players only 2 may gather on the river"),
    (
        {**THREE, "placed": {"tool_maker": [1], "hut": [0, 2], "field": [0, 0, 1]}},
        "placed: with 3 players only two of tool maker, hut and field are used in a round",
    ),
    (
        {"players": [{}] * 4, "placed": {"forest": [4, 4]}},
        "placed.forest must be at most 7 figures in all",
    ),
    ({"placed": {"hut": [1]}}, "placed.hut must be 2 of one player, or none"),
    ({"placed": {"hut": [1, 1]}}, "placed.hut must be 2 of one player, or none"),
    ({"placed": {"field": [1, 1]}}, "placed.field must be 1 of one player, or none"),
    ({"placed": {"card_1": [2]}}, "placed.card_1 must be 1 of one player, or none"),
    ({"placed": {"building_3": [1]}}, "placed.building_3 is not in the game with 2 players"),
    (
        {"placed": {"card_2": [1]}, "display": ["art-tool"]},
        "placed.card_2 must be empty: nothing lies there, and nobody is about to go home",
    ),
    (
        {"placed": {"building_1": [1]}, "stacks": [GONE, {}]},
        "placed.building_1 must be empty: nothing lies there, and nobody is about to go home",
    ),
    (
        {"placed": {"field": [1]}, "pending": [{"feed": {"seat": 0}}, *WHOLE_ROUND[3:]]},
        "placed.field: Player 1 has carried out all actions, so no figures can be left there",
    ),
    ({"placed": {"forest": [2]}, "pending": []}, "placed.forest: Player 1 has carried out all actions"),
    (
        of_tribe(tools=[3, 1, 1]),
        "players[0].tools must be at most 3 that differ by 1 at most; a missing one counts 0",
    ),
    (of_tribe(tools=[2]), "players[0].tools must be at most 3 that differ by 1 at most"),
    (of_tribe(tools=[1], used=[1]), "players[0].used must be empty, for Player 1 has not acted yet this round"),
    (
        {"players": [{}, {"tools": [1], "used": [1]}], "pending": WHOLE_ROUND},
        "players[1].used must be empty, for Player 2 has not acted yet this round",
    ),
    ({"stacks": [{"top": None, "below": 3}, {}]}, "stacks[0].top must be a tile, as long as there are tiles below it"),
    ({"stacks": [{"below": 7}, {}]}, "stacks[0].below: a stack has at most 7 tiles, the top one included"),
    (
        {"players": [{"buildings": ["any", "4of1"]}, {}], "stacks": [{"below": 6}, {"below": 5}]},
        "stacks and buildings have 15 tiles in all, and only 14 were dealt",
    ),
    (of_tribe(points={"green": 9}), "players[0].points.green must be 0 until the game has ended"),
    (
        {"pending": [{"together": {"sealed": False, "lanes": [[{"place_at": {"seat": 0}}], []]}}, {"round": {}}]},
        "pending[0]: in this game players never choose at the same time",
    ),
]

# What can come after what

OUT_OF_ORDER: dict[str, tuple[dict[str, Any], str]] = {
    "two rounds": ({"pending": [{"round": {}}, {"round": {}}]}, "pending[1]: nothing can come after round"),
    "an action that leaves its figures": (
        {**BOUGHT, "pending": [{"take_die": {"seat": 0, "faces": [3, 4]}}, *WHOLE_ROUND, CARD_HOME]},
        "pending[1]: acting cannot come after take_die; that can only be go_home",
    ),
    "the card for two resources alone": (
        {**of_tribe(**TWO_CARD), "pending": [{"take_two": {"seat": 0}}]},
        "pending[0]: after take_two must come place_at, resolve, add_tool",
    ),
    "two questions about a place": (
        {"pending": [{"place_at": {"seat": 1}}, {"place_at": {"seat": 1}}, {"placing": {"seat": 0}}, *WHOLE_ROUND]},
        "pending[1]: place_at cannot come after place_at; that can only be placing",
    ),
    "two questions about the next action": (
        {"placed": {"field": [1]}, "pending": [{"resolve": {"seat": 0}}, {"resolve": {"seat": 0}}, *WHOLE_ROUND]},
        "pending[1]: resolve cannot come after resolve; that can only be acting",
    ),
    "an offer to another in the middle of an action": (
        {
            "placed": {"building_2": [1]},
            "pending": [{"resolve": {"seat": 0}}, {"offer_tile": {"seat": 1, "stack": "building_2"}}, *WHOLE_ROUND],
        },
        "pending[1]: offer_tile cannot come after resolve",
    ),
    "a second resource after a question": (
        {
            **of_tribe(**TWO_CARD),
            "placed": {"field": [1]},
            "pending": [{"resolve": {"seat": 0}}, {"take_second": {"seat": 0, "kind": "wood"}}, *WHOLE_ROUND],
        },
        "pending[1]: take_second cannot come after resolve",
    ),
    "feeding in another order": (
        {"pending": [{"feed": {"seat": 1}}, {"feed": {"seat": 0}}, {"new_round": {}}]},
        "pending[0]: after it nobody is left to be fed",
    ),
    "a meal that is left out": (
        {"pending": [{"feed": {"seat": 0}}, {"new_round": {}}]},
        "pending[0]: after it must come feed of Player 2, for each phase goes around the table",
    ),
    "an action that is left out": (
        {"pending": [{"acting": {"seat": 0}}, *WHOLE_ROUND[2:]]},
        "pending[0]: after it must come acting of Player 2, for each phase goes around the table",
    ),
    "placing while others have acted": (
        {"pending": [{"placing": {"seat": 0}}, *ROUND_OF_ONE]},
        "pending[0]: after it must come acting of Player 1",
    ),
    "placing that goes on with the same player": (
        {"pending": [{"place_at": {"seat": 0}}, {"placing": {"seat": 0}}, *WHOLE_ROUND]},
        "pending[0]: after it must come placing of Player 2",
    ),
    "placing that goes on with another than the next": (
        {
            "players": [{}, {}, {}],
            "pending": [{"how_many": {"seat": 0, "place": "forest"}}, {"placing": {"seat": 2}}, *ROUND_OF_THREE],
        },
        "pending[0]: after it must come placing of Player 2",
    ),
    "a figure that goes home for another": (
        {
            "placed": {"card_1": [0, 1]},
            "display": [],
            "pending": [{"go_home": {"seat": 1, "place": "card_1"}}, *WHOLE_ROUND],
        },
        "pending[0]: it is the turn of Player 1",
    ),
    "somebody else acts": (
        {"placed": {"field": [0, 1]}, "pending": [{"resolve": {"seat": 1}}, *WHOLE_ROUND]},
        "pending[0]: it is the turn of Player 1",
    ),
    "somebody else buys": (
        {
            "placed": {"card_1": [1]},
            "pending": [{"offer_card": {"seat": 1, "space": "card_1"}}, CARD_HOME, *WHOLE_ROUND],
        },
        "pending[0]: it is the turn of Player 1",
    ),
    "a card is bought elsewhere": (
        {
            "placed": {"forest": [1]},
            "pending": [{"offer_card": {"seat": 0, "space": "card_1"}}, FOREST_HOME, *WHOLE_ROUND],
        },
        "pending[0]: this is not done on the forest, from where the figures go home",
    ),
    "the first player in a later round": (
        {"display": [], "pending": [{"first_player": {}}, {"show_card": {"space": "card_1"}}, {"round": {}}]},
        "pending[0] is done only before the first round",
    ),
    "a tile turned up between rounds": (
        {
            "stacks": [{"top": None, "below": 3}, {}],
            "pending": [{"show_tile": {"stack": "building_1"}}, {"round": {}}],
        },
        "pending[0] is done only before the first round",
    ),
    "a space filled twice": (
        {
            "display": [],
            "pending": [{"show_card": {"space": "card_1"}}, {"show_card": {"space": "card_1"}}, {"round": {}}],
        },
        "pending[0]: cards and tiles are turned up from the first place to the last, each once",
    ),
    "the last tile turned up twice": (
        {
            "round": 0,
            "stacks": [{"top": None, "below": 1}, {}],
            "pending": [{"show_tile": {"stack": "building_1"}}, {"show_tile": {"stack": "building_1"}}, {"round": {}}],
        },
        "pending[0]: cards and tiles are turned up from the first place to the last, each once",
    ),
}

# What does not fit the table

MISFITS: dict[str, tuple[dict[str, Any], str]] = {
    "placing before the first round": ({"round": 0}, "pending[6]: rounds are counted from 1"),
    "a round too many": ({"round": 200, "pending": [{"round": {}}]}, "pending[0]: no round comes after round 200"),
    "nothing to resolve": ({"pending": [{"resolve": {"seat": 0}}]}, "pending[0]: Player 1 has no figures on the board"),
    "another to resolve": (
        {"placed": {"field": [0, 1]}, "pending": [{"resolve": {"seat": 0}}]},
        "pending[0]: Player 1 has no figures on the board",
    ),
    "no figure at home": (
        {"placed": {"hunting_ground": [5]}, "pending": [{"place_at": {"seat": 0}}]},
        "pending[0]: Player 1 has no figure at home, or no place for it",
    ),
    "a number for the hut": (
        {"pending": [{"how_many": {"seat": 0, "place": "hut"}}]},
        "pending[0]: the choice that how_many goes on with cannot be made here",
    ),
    "a number where one has been": (
        {"placed": {"forest": [1]}, "pending": [{"how_many": {"seat": 0, "place": "forest"}}]},
        "pending[0]: the choice that how_many goes on with cannot be made here",
    ),
    "nobody stands there": (
        {"pending": [FOREST_HOME, *WHOLE_ROUND]},
        "pending[0]: Player 1 has no figures on the forest",
    ),
    "nobody is hungry": ({"pending": [{"hunger": {"seat": 0}}]}, "pending[0]: Player 1 lacks no food"),
    "no food is missing": (
        {**of_tribe(**GOODS), "pending": [{"pay_food": {"seat": 0, "paid": {}}}]},
        "pending[0]: Player 1 lacks no food",
    ),
    "no card to offer": (
        {"display": [], "pending": [{"offer_card": {"seat": 0, "space": "card_1"}}, CARD_HOME, *WHOLE_ROUND]},
        "pending[0]: no card lies on card space 1",
    ),
    "no card to pay for": (
        {**of_tribe(**GOODS), "display": [], "pending": [pay_card(1), CARD_HOME, *WHOLE_ROUND]},
        "pending[0]: no card lies on card space 1",
    ),
    "no tile to offer": (
        {
            "stacks": [GONE, {}],
            "pending": [{"offer_tile": {"seat": 0, "stack": "building_1"}}, TILE_HOME, *WHOLE_ROUND],
        },
        "pending[0]: no tile lies on building stack 1",
    ),
    "a fixed tile is not paid piece by piece": (
        {
            **of_tribe(**GOODS),
            "placed": {"building_1": [1]},
            "pending": [{"pay_tile": {"seat": 0, "stack": "building_1", "paid": {}}}],
        },
        "pending[0]: the price of this building is fixed, so no pieces are chosen",
    ),
    "nothing to pay with": (
        {"placed": {"card_1": [1]}, "pending": [pay_card(1)]},
        "pending[0]: Player 1 cannot pay what is still to go",
    ),
    "too little even with the card for two": (
        {**of_tribe(**TWO_CARD), "placed": {"card_4": [1]}, "pending": [{"take_two": {"seat": 0}}, pay_card(4)]},
        "pending[1]: Player 1 cannot pay what is still to go",
    ),
    "more is paid than there is": (
        {**of_tribe(**GOODS), "placed": {"card_4": [1]}, "pending": [pay_card(4, wood=3, gold=1)]},
        "pending[0]: Player 1 has not all the pieces that are paid",
    ),
    "all is paid already": (
        {**of_tribe(**GOODS), "placed": {"card_1": [1]}, "pending": [pay_card(1, wood=1)]},
        "pending[0]: all that can be paid is paid already",
    ),
    "a payment that cannot be finished": (
        {**of_tribe(goods={"wood": 9, "gold": 1}), "placed": {"card_3": [1]}, "pending": [pay_card(3, gold=1)]},
        "pending[0]: Player 1 cannot pay what is still to go",
    ),
    "a payment that cannot be begun so": (
        {
            **of_tribe(goods={"wood": 1, "brick": 9}),
            "placed": {"building_1": [1]},
            "stacks": [{"top": "4of1"}, {}],
            "pending": [{"pay_tile": {"seat": 0, "stack": "building_1", "paid": {"wood": 1, "brick": 2}}}],
        },
        "pending[0]: Player 1 cannot pay what is still to go",
    ),
    "no tool to add": (
        {"placed": {"forest": [2]}, "pending": [roll(1, 1)]},
        "pending[0]: Player 1 has no tool to add",
    ),
    "no dice": (
        {**of_tribe(tools=[1]), "placed": {"forest": [2]}, "pending": [roll()]},
        "pending[0]: the dice must be 2 in all",
    ),
    "more dice than figures": (
        {
            "placed": {"forest": [2]},
            "pending": [{"roll": {"seat": 0, "what": "wood", "dice": 2, "rolled": [1]}}, FOREST_HOME, *WHOLE_ROUND],
        },
        "pending[0]: the dice must be 2 in all",
    ),
    "another's roll": (
        {
            "players": [{}, {"tools": [1]}],
            "placed": {"forest": [1]},
            "pending": [roll(1, seat=1), FOREST_HOME, *WHOLE_ROUND],
        },
        "pending[0]: it is the turn of Player 1",
    ),
    "another's purchase": (
        {**BOUGHT, "pending": [{"draw_extra": {"seat": 1}}, CARD_HOME, *WHOLE_ROUND]},
        "pending[0]: it is the turn of Player 1",
    ),
    "wood from the quarry": (
        {
            **of_tribe(tools=[1]),
            "placed": {"quarry": [1]},
            "pending": [roll(1), {"go_home": {"seat": 0, "place": "quarry"}}, *WHOLE_ROUND],
        },
        "pending[0]: this is not done on the quarry, from where the figures go home",
    ),
    "dice of a card that is not bought": (
        {**of_tribe(tools=[1]), "placed": {"card_1": [1]}, "pending": [roll(1, 1), CARD_HOME, *WHOLE_ROUND]},
        "pending[0]: a card lies on card space 1, so none has just been bought there",
    ),
    "three dice of a card": (
        {**BOUGHT, **of_tribe(tools=[1], cards=["shaman2-rollwood"]), "pending": [roll(1, 1, 1)]},
        "pending[0]: the dice must be 2 in all",
    ),
    "a tool that is used is added": (
        {**of_tribe(tools=[1, 1], used=[1]), "placed": {"forest": [1]}, "pending": [roll(1, added=[1], last=1)]},
        "pending[0]: the choice that add_tool goes on with cannot be made here",
    ),
    "a tool that is not there is added": (
        {**of_tribe(tools=[1, 1]), "placed": {"forest": [1]}, "pending": [roll(1, last=2)]},
        "pending[0]: the choice that add_tool goes on with cannot be made here",
    ),
    "tools are added out of their order": (
        {**of_tribe(tools=[2, 2, 1]), "placed": {"forest": [1]}, "pending": [roll(1, added=[2], last=1)]},
        "pending[0]: the choice that add_tool goes on with cannot be made here",
    ),
    "all tools are added already": (
        {**of_tribe(tools=[1]), "placed": {"forest": [1]}, "pending": [roll(1, last=1)]},
        "pending[0]: the choice that add_tool goes on with cannot be made here",
    ),
    "tools without a last one": (
        {**of_tribe(tools=[2, 1, 1]), "placed": {"forest": [1]}, "pending": [roll(1, added=[1])]},
        "pending[0]: of the tools that are added one must be the last",
    ),
    "more dice for all than players": (
        {**BOUGHT, "pending": [{"roll_for_all": {"seat": 0, "dice": 2, "faces": [1]}}, CARD_HOME, *WHOLE_ROUND]},
        "pending[0]: the dice must be 2 in all, one for each player",
    ),
    "dice for all from no card": (
        {
            **BOUGHT,
            **of_tribe(),
            "pending": [{"roll_for_all": {"seat": 0, "dice": 2, "faces": []}}, CARD_HOME, *WHOLE_ROUND],
        },
        "pending[0]: Player 1 has bought no card that does this",
    ),
    "no dice for all": (
        {**BOUGHT, "pending": [{"take_die": {"seat": 0, "faces": []}}]},
        "pending[0]: there must be a die to take",
    ),
    "another's die": (
        {**BOUGHT, "pending": [{"take_die": {"seat": 1, "faces": [3, 3]}}, CARD_HOME, *WHOLE_ROUND]},
        "pending[0]: Player 1 has bought the card, so with 2 dice left another player is asked",
    ),
    "no card for two resources": (
        {"pending": [{"take_two": {"seat": 0}}, {"place_at": {"seat": 0}}]},
        "pending[0]: Player 1 has no unused card for two resources",
    ),
    "no card for the second resource": (
        {"pending": [{"take_second": {"seat": 0, "kind": "wood"}}, {"place_at": {"seat": 0}}]},
        "pending[0]: Player 1 has no unused card for two resources",
    ),
    "the card for two resources while another is asked": (
        {**of_tribe(**TWO_CARD), "pending": [{"take_two": {"seat": 0}}, {"place_at": {"seat": 1}}]},
        "pending[0]: the card is used just before a question to Player 1 who has chosen nothing yet",
    ),
    "the card for two resources in the middle of a choice": (
        {
            **of_tribe(**TWO_CARD, **GOODS),
            "placed": {"card_2": [1]},
            "pending": [{"take_two": {"seat": 0}}, pay_card(2, wood=1)],
        },
        "pending[0]: the card is used just before a question to Player 1 who has chosen nothing yet",
    ),
    "a space that is filled": (
        {"pending": [{"show_card": {"space": "card_1"}}, {"round": {}}]},
        "pending[0]: a card lies on card space 1 already",
    ),
    "a stack that is open": (
        {"round": 0, "pending": [{"show_tile": {"stack": "building_1"}}, {"round": {}}]},
        "pending[0]: a tile lies on building stack 1 already",
    ),
    "a stack that is empty": (
        {"round": 0, "stacks": [GONE, {}], "pending": [{"show_tile": {"stack": "building_1"}}, {"round": {}}]},
        "pending[0]: building stack 1 has no tile left",
    ),
    "a deck that is too small": (
        {**of_tribe(cards=list(CARD_NAMES)), "pending": [{"show_card": {"space": "card_1"}}, {"round": {}}]},
        "pending[0]: there are not enough cards in the deck",
    ),
    "a second extra card": (
        {
            **BOUGHT,
            **of_tribe(cards=["writing-card"], extra="art-tool"),
            "pending": [{"draw_extra": {"seat": 0}}, CARD_HOME, *WHOLE_ROUND],
        },
        "pending[0]: the extra card is drawn already",
    ),
    "an extra card from an empty deck": (
        {
            **BOUGHT,
            **of_tribe(cards=list(CARD_NAMES)),
            "pending": [{"draw_extra": {"seat": 0}}, CARD_HOME, *WHOLE_ROUND],
        },
        "pending[0]: there are not enough cards in the deck",
    ),
    "an extra card without the card that draws it": (
        {**BOUGHT, "pending": [{"draw_extra": {"seat": 0}}, CARD_HOME, *WHOLE_ROUND]},
        "pending[0]: Player 1 has bought no card that does this",
    ),
}

MISTAKES = [*UNREADABLE, *AGAINST_THE_LAWS, *OUT_OF_ORDER.values(), *MISFITS.values()]


@pytest.mark.parametrize(("description", "sentence"), MISTAKES, ids=[sentence for _, sentence in MISTAKES])
def test_a_description_that_is_no_position_is_refused(description: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read(**description)
    assert str(refused.value).startswith(sentence)


def test_every_fault_of_the_game_has_an_example() -> None:
    assert unshown(GAME, [description for description, _ in MISTAKES]) == []


def test_all_that_is_against_a_law_is_told_at_once() -> None:
    faults = faults_of(GAME, {"placed": {"forest": [1, 1], "hut": [1], "building_4": [1]}})
    assert [fault.where for fault in faults] == ["placed.hut", "placed.building_4", "placed.forest"]


# What is accepted


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
