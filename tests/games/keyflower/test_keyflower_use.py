"""Section 9 of the rules and the tiles of section 15: numbers of workers, prices, effects, where gains go."""

from __future__ import annotations

from typing import Any

import pytest

from keyflower_table import (
    all_pass,
    asked,
    bag,
    goods,
    options,
    owned,
    pile,
    play,
    refused,
    screen,
    table,
    tile,
)
from mizban import Match
from mizban.games.keyflower.data import NAMES, TABLE

COLOURS = ("red", "blue", "yellow", "green")
RICH = "9 red 9 blue 9 yellow 9 green"


# E3


@pytest.mark.parametrize(
    ("uses", "number", "fault"),
    [
        ([], 6, None),
        ([], 7, "too-many"),
        ([1], 2, None),
        ([1], 1, "too-few"),
        ([1, 2], 3, None),
        ([1, 2], 4, "too-many"),
        ([1, 2, 3], 4, "full"),
        ([2], 2, "too-few"),
        ([2], 3, None),
        ([2, 3], 4, "full"),
        ([3], 4, "full"),
        ([1, 4], 5, "full"),
        ([1], 6, "too-many"),
        ([1], 5, None),
        ([1, 5], 6, "full"),
    ],
)
def test_each_further_use_needs_more_workers_and_six_are_the_most(uses: list[int], number: int, fault: Any) -> None:
    used = {"colour": "red", "workers": {"red": sum(uses)}, "last": uses[-1]} if uses else {}
    match = table(RICH, "", middle={"keywood": used})
    assert refused(match, f"use keywood {number} red") == fault


def test_uses_are_counted_whoever_makes_them() -> None:
    match = table("1 red", "2 red", "3 red", middle={"keywood": {}})
    play(match, "use keywood red")
    play(match, "use keywood 2 red")
    play(match, "use keywood 3 red")
    assert tile(match, "keywood")["workers"] == {"red": 6}
    assert refused(match, "use keywood") == "full"


def test_more_workers_than_needed_may_be_placed() -> None:
    match = table("4 red", "", middle={"keywood": {}})
    play(match, "use keywood 4 red")
    assert tile(match, "keywood")["last"] == 4


# E5


def test_resources_from_the_own_village_stay_on_the_tile() -> None:
    match = table("1 red", "", season="summer", villages=["woodcutter@4\n.\nhome_1"])
    play(match, "use woodcutter red")
    assert goods(match, "woodcutter") == {"wood": 2}


def test_resources_from_elsewhere_go_onto_the_own_home() -> None:
    other = "woodcutter@4\n.\nhome_2"
    match = table("1 red", "", season="summer", villages=["home_1", other])
    play(match, "use woodcutter red")
    assert goods(match, "home_1") == {"wood": 2}
    match = table("2 red", "", middle={"woodcutter": {}})
    play(match, "use woodcutter red")
    play(match, "pass")
    play(match, "bid woodcutter red")
    all_pass(match)
    assert goods(match, "home_1") == {"wood": 2}
    assert goods(match, "woodcutter") == {}
    assert "woodcutter" in owned(match, 0)


# E6 and E14


def test_workers_on_an_unsold_tile_go_into_the_bag_also_green_ones() -> None:
    used = {"colour": "green", "workers": {"green": 3}, "last": 2}
    match = table("", "", middle={"peddler": used})
    greens = match.state.greens
    all_pass(match)
    assert bag(match)[3] == 3
    assert match.state.greens == greens
    assert all("peddler" not in owned(match, seat) for seat in (0, 1))


def test_all_workers_in_a_village_go_to_its_owner() -> None:
    farrier = {"colour": "yellow", "workers": {"yellow": 3}, "last": 2}
    drawing = "farrier@0\n.\nhome_2"
    match = table("", "", season="autumn", villages=["home_1", drawing], tiles={"farrier": farrier})
    all_pass(match)
    assert screen(match, 1) == {"yellow": 3}


# What can be used


def test_every_tile_without_an_effect_is_refused() -> None:
    match = table(RICH, "", middle={"keywood": {}})
    for name in ("boat_keyflower", "windmill", "barn"):
        assert refused(match, f"use {name}") == "not-in-play"
    match = table(RICH, "", season="summer", middle={"summer_boat_1a": {}})
    assert refused(match, "use summer_boat_1") == "no-effect"
    match = table(RICH, "", season="autumn", middle={"barn": {}, "sawmill": {}, "well": {}})
    for name in ("barn", "sawmill", "well"):
        assert refused(match, f"use {name}") == "no-effect"
    match = table(RICH, "", season="winter", middle={"windmill": {}})
    assert refused(match, "use windmill") == "no-effect"


def test_homes_of_all_players_can_be_used_in_every_season() -> None:
    for season in ("spring", "summer", "autumn", "winter"):
        match = table("1 red", "", season=season)
        assert {"use Home 1", "use Home 2"} <= set(options(match))


# Every tile of section 15, front and back


def used_tile(name: str, back: bool, colour: str = "red") -> Match:
    """Seat 0 uses a tile of its own village; it has enough of everything."""
    drawing = alone_with(name, "+" if back else "")
    match = table(f"{RICH} 2 anvil 2 pickaxe 2 saw", "", villages=[drawing], season="winter")
    return play(match, f"use {name} {colour}")


def alone_with(name: str, back: str) -> str:
    """A village of a home and one tile with a road between them."""
    for turned in range(6):
        edges = TABLE[NAMES.index(name)][1]
        if edges[(3 - turned) % 6] == "R":
            return f"{name}@{turned}{back}\n.\nhome_1"
    raise AssertionError(name)


GOODS_GAINED = {
    "keywood": ({"wood": 1}, {"wood": 3}),
    "keystone_quarry": ({"stone": 1}, {"stone": 3}),
    "key_mine": ({"iron": 1}, {"iron": 3}),
    "woodcutter": ({"wood": 2}, {"wood": 1, "gold": 1}),
    "quarryman": ({"stone": 2}, {"stone": 1, "gold": 1}),
    "miner": ({"iron": 2}, {"iron": 1, "gold": 1}),
    "gold_mine": ({"gold": 1}, {"gold": 2}),
    "carpenter": ({"wood": 3}, {"gold": 3}),
    "mason": ({"stone": 3}, {"gold": 3}),
    "smelter": ({"iron": 3}, {"gold": 3}),
}
TOKENS = {"carpenter": "saw", "mason": "pickaxe", "smelter": "anvil"}


@pytest.mark.parametrize("back", [False, True])
@pytest.mark.parametrize("name", GOODS_GAINED)
def test_tiles_that_give_resources(name: str, back: bool) -> None:
    match = used_tile(name, back)
    assert goods(match, name) == GOODS_GAINED[name][back]
    paid = [kind for kind in ("anvil", "pickaxe", "saw") if screen(match).get(kind) == 1]
    assert paid == ([TOKENS[name]] if name in TOKENS else [])


def test_the_workshop_gives_a_choice_of_three_or_one_of_each() -> None:
    match = used_tile("workshop", False)
    assert options(match) == ["iron", "stone", "wood"]
    play(match, "gain stone")
    assert goods(match, "workshop") == {"stone": 1}
    assert goods(used_tile("workshop", True), "workshop") == {"iron": 1, "stone": 1, "wood": 1}


@pytest.mark.parametrize(
    ("name", "back", "workers", "skills"),
    [
        ("apprentice_hall", False, 0, 1),
        ("apprentice_hall", True, 0, 2),
        ("alehouse", False, 1, 0),
        ("alehouse", True, 2, 0),
        ("inn", False, 1, 0),
        ("inn", True, 3, 0),
    ],
)
def test_tiles_that_draw(name: str, back: bool, workers: int, skills: int) -> None:
    match = used_tile(name, back)
    assert match.state.seats == 2
    assert sum(count for kind, count in screen(match).items() if kind in COLOURS) == 35 + workers
    assert sum(count for kind, count in screen(match).items() if kind not in COLOURS) == 6 + skills


@pytest.mark.parametrize("back", [False, True])
@pytest.mark.parametrize(("name", "colour"), [("peddler", "yellow"), ("store", "blue"), ("fair", "red")])
def test_one_more_worker_of_a_colour_buys_green_ones(name: str, colour: str, back: bool) -> None:
    before = {"red": 9, "blue": 9, "yellow": 9}
    match = used_tile(name, back, "green")
    assert screen(match)["green"] == 8 + (2 if back else 1)
    assert {kind: 9 - screen(match)[kind] for kind in before} == {kind: int(kind == colour) for kind in before}


def test_the_extra_worker_is_not_one_of_those_placed() -> None:
    match = table("1 yellow", "", middle={"peddler": {}})
    assert refused(match, "use peddler yellow") == "price"
    match = table("2 yellow", "", middle={"peddler": {}})
    assert refused(match, "use peddler yellow") is None
    assert refused(match, "use peddler 2 yellow") == "price"


def test_a_whole_losing_stack_may_be_the_one_worker() -> None:
    middle = {"peddler": {}, "miner": {"colour": "yellow", "stacks": [3, 4]}}
    match = table("1 red 1 yellow", "", middle=middle)
    play(match, "use peddler red")
    assert options(match) == ["a yellow worker", "the 3 yellow beside Miner"]
    before = bag(match)
    play(match, "pay miner")
    assert bag(match)[2] == before[2] + 3
    assert screen(match) == {"yellow": 1, "green": 1}


def test_a_stack_that_is_placed_cannot_also_be_the_price() -> None:
    middle = {"peddler": {}, "miner": {"colour": "yellow", "stacks": [3, 4]}}
    match = table("1 red", "", middle=middle)
    assert refused(match, "use peddler miner") == "price"
    assert refused(match, "use peddler red") is None


def test_green_workers_are_taken_as_far_as_there_are_any() -> None:
    match = table("1 red 1 yellow", "", middle={"peddler": {}}, greens=0)
    play(match, "use peddler red")
    assert screen(match) == {}


# Tavern, brewer, hiring fair


@pytest.mark.parametrize("back", [False, True])
def test_the_taverns_worker_cannot_be_drawn_back(back: bool) -> None:
    drawing = alone_with("tavern", "+" if back else "")
    everything = "40 red 38 blue 40 yellow 20 green"
    match = table("2 blue", everything, villages=[drawing], season="autumn")
    play(match, "use tavern blue")
    assert asked(match)[0] == "pay_worker"
    play(match, "pay blue")
    assert screen(match) == {}  # the bag was empty, and what is set aside does not count
    assert bag(match) == [0, 1, 0, 0]


def test_the_tavern_draws_two_or_three() -> None:
    for back, drawn in ((False, 2), (True, 3)):
        match = used_tile("tavern", back)
        play(match, "pay red")
        assert sum(screen(match)[colour] for colour in COLOURS) == 34 + drawn


def test_the_brewer_takes_any_token_for_two_or_three_workers() -> None:
    for back, drawn in ((False, 2), (True, 3)):
        match = used_tile("brewer", back)
        assert options(match) == ["anvil", "pickaxe", "saw"]
        play(match, "pay saw")
        assert sum(screen(match)[colour] for colour in COLOURS) == 35 + drawn
        assert screen(match)["saw"] == 1
        assert pile(match) == [14, 14, 15]


def test_the_hiring_fairs_token_lies_aside_until_the_new_ones_are_drawn() -> None:
    drawing = alone_with("hiring_fair", "")
    others = "16 anvil 16 pickaxe 14 saw"
    match = table("1 red 1 saw", others, villages=[drawing], season="autumn")
    play(match, "use hiring_fair red")
    play(match, "pay saw")
    assert screen(match) == {"saw": 1}  # the only one that was in the pile
    assert pile(match) == [0, 0, 1]


def test_a_price_that_cannot_be_paid_forbids_the_use() -> None:
    for name, fault in (("brewer", "price"), ("carpenter", "price"), ("hiring_fair", "price")):
        match = table("2 red", "", season="summer", middle={name: {}})
        assert refused(match, f"use {name}") == fault
    match = table("1 red", "", season="summer", middle={"tavern": {}})
    assert refused(match, "use tavern") == "price"
    match = table("2 red 1 saw", "", season="summer", middle={"mason": {}})
    assert refused(match, "use mason") == "price"


def test_a_use_may_give_nothing() -> None:
    match = table("1 red", "", middle={"gold_mine": {}}, on={"home_2": "48 gold"})
    play(match, "use gold_mine red")
    assert goods(match, "home_1") == {}
    assert asked(match) == ("act", 1)


def test_the_workshop_offers_only_what_is_there() -> None:
    match = table("1 red", "", middle={"workshop": {}}, on={"home_2": "24 iron 24 wood"})
    play(match, "use workshop red")
    assert options(match) == ["stone"]
    assert refused(match, "gain iron") == "supply-empty"
    assert refused(match, "gain gold") == "no-choice"


# Boat 4b and E18


def test_boat_4b_lets_its_owner_mix_colours_on_a_tile_that_has_one() -> None:
    boat = "home_1\n.\nsummer_boat_4b"
    miner = {"colour": "red", "workers": {"red": 1}, "last": 1}
    drawing = "miner@1\n.\nhome_2"
    match = table("1 blue 1 green", "3 red 3 blue", season="autumn", villages=[boat, drawing], tiles={"miner": miner})
    assert refused(match, "use miner blue") == refused(match, "use miner green") == "too-few"
    play(match, "use miner green blue")
    assert tile(match, "miner")["workers"] == {"red": 1, "blue": 1, "green": 1}
    assert tile(match, "miner")["colour"] == "red"
    assert refused(match, "use miner 2 red") == "too-few"
    assert refused(match, "use miner 3 blue") == "colour"
    assert refused(match, "use miner 3 red") is None


def test_boat_4b_does_not_help_on_a_colourless_tile() -> None:
    boat = "home_1\n.\nsummer_boat_4b"
    match = table("1 blue 1 green", "", season="autumn", villages=[boat], middle={"wainwright": {}})
    assert refused(match, "use wainwright blue green") == "one-colour"
    assert refused(match, "use wainwright 2 blue") == "not-together"


def test_boat_4b_works_on_a_green_tile() -> None:
    boat = "home_1\n.\nsummer_boat_4b"
    bound = {"wainwright": {"colour": "green", "stacks": [0, 1]}}
    match = table("1 blue", "", season="autumn", villages=[boat], middle=bound)
    play(match, "use wainwright blue")
    assert tile(match, "wainwright")["workers"] == {"blue": 1}
    assert tile(match, "wainwright")["colour"] == "green"
