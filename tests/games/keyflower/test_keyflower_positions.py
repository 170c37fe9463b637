"""Positions: what is left out takes its default, and every mistake is one clear sentence."""

from __future__ import annotations

from typing import Any

import pytest

import mizban
from keyflower_table import EXAMPLE, options, table, village


def test_an_empty_position_is_the_beginning_of_spring() -> None:
    match = mizban.position("keyflower", {})
    assert match.view()["season"] == "spring"
    assert options(match) == ["pass"]
    assert match.view()["bag"] == 120
    assert match.view()["supply"]["green"] == 20


def test_a_lone_question_is_followed_by_the_rest_of_its_season() -> None:
    match = mizban.position("keyflower", {"pending": [{"act": {"seat": 1}}]})
    steps = [next(iter(step)) for step in match.position()["pending"]]
    assert steps == ["act", "next_turn", "end_of_season", "expansion", "next_season"]


def test_a_drawing_is_a_village() -> None:
    match = table("", "", villages=[EXAMPLE])
    places = {tile["tile"]: tile["at"] for tile in match.position()["players"][0]["village"]}
    assert places == {"home_1": [0, 0], "keywood": [0, -1], "stable": [1, -1], "gold_mine": [1, 0]}


def with_player(**player: Any) -> dict[str, Any]:
    return {"players": [player, {}]}


def home(**more: Any) -> dict[str, Any]:
    return {"tile": "home_1", **more}


BAD: list[tuple[dict[str, Any], str]] = [
    ({"players": [{}]}, "players must be a list of 2 to 6, not of 1"),
    ({"season": "monsoon"}, "position.season must be one of spring"),
    ({"colour": 1}, "position has no field named 'colour'"),
    (with_player(screen={"red": 41}), "must be a whole number from 0 to 40"),
    (with_player(screen={"pink": 1}), "has no field named 'pink'"),
    ({"players": [{"screen": {"red": 30}}, {"screen": {"red": 30}}]}, "there are more red pieces than the game has"),
    (
        with_player(village=[home(goods={"wood": 20}), {"tile": "keywood", "at": [0, -1], "goods": {"wood": 20}}]),
        "there is more wood",
    ),
    (with_player(village=[{"tile": "keywood", "at": [0, 0]}]), "must begin with a home tile at [0, 0]"),
    (with_player(village=[home(), {"tile": "home_3", "at": [0, -1]}]), "is a second home tile"),
    (with_player(village=[home(), {"tile": "keywood", "at": [0, -2]}]), "is not in one piece"),
    (with_player(village=[home(), {"tile": "keywood", "at": [0, 0]}]), "lies where another tile lies"),
    (with_player(village=[home(), {"tile": "keywood", "at": [0, 1]}]), "edges do not match"),
    (with_player(village=[home(), {"tile": "keywood", "at": 3}]), "must be a list"),
    (with_player(village=[home(), {"tile": "keywood", "at": [1]}]), "must be a column and a row"),
    (with_player(village=[home(side="a")]), "must be one of front, back"),
    (with_player(village=[home(workers={"red": 1})]), "has workers on it, but no colour"),
    (with_player(village=[home(colour="red", workers={"red": 6, "blue": 1})]), "cannot have 7 workers"),
    (with_player(village=[home(colour="red", workers={"red": 1}, last=2)]), "cannot have 1 workers after a use with 2"),
    (with_player(village=[]), "pending is no moment"),
    (with_player(winter=["keywood"]), "must be one of apothecary"),
    (with_player(winter=["scholar", "scholar"]), "different tiles"),
    (with_player(winter=["scholar"], offered=["windmill"]), "must be among the winter tiles dealt"),
    ({"players": [{"winter": ["scholar"]}, {"winter": ["scholar"]}]}, "has a tile of another player"),
    (with_player(screen={"red": 2}, at_least={"red": 3}), "not at least 3"),
    (with_player(screen={"red": 2}, at_most={}), "at most 0"),
    ({"middle": [{"tile": "store"}]}, "must be one of keywood"),
    ({"middle": [{"tile": "keywood"}, {"tile": "keywood"}]}, "stands somewhere else too"),
    ({"middle": [{"tile": "keywood", "stacks": [1]}]}, "must have a number for each of 2 seats"),
    ({"middle": [{"tile": "keywood", "stacks": [1, 0]}]}, "must have a colour"),
    ({"middle": [{"tile": "keywood", "colour": "red", "stacks": [1, 1]}]}, "no two may be equal"),
    ({"middle": [{"tile": "keywood", "colour": "red", "stacks": [2, 1], "lying": "blue"}]}, "no stack can be lying"),
    ({"boats": [{"boat": "boat_flipper"}]}, "must be one of boat_keyflower"),
    ({"greens": 21}, "position.greens must be a whole number from 0 to 20"),
    ({"pending": [{"act": {"seat": 2}}]}, "must be a whole number from 0 to 1"),
    ({"pending": [{"pick_colour": {"seat": 0, "act": 3}}]}, "pending is no moment"),
    ({"pending": [{"move_good": {"seat": 0, "steps": 1, "upgrades": 1, "tile": 3}}]}, "pending is no moment"),
    ({"pending": [{"lay_tile": {"seat": 0}}]}, "outside a group"),
    ({"pending": [{"dance": {}}]}, "has no step named 'dance'"),
    ({"middle": [{"tile": "keywood"}], "pending": [{"pick_colour": {"seat": 0, "act": 0}}]}, "pending is no moment"),
    ({"pending": [{"take": {"seat": 0, "act": 116, "colour": 0, "taken": 300}}]}, "pending is no moment"),
    ({"pending": [{"join": {"seat": 0, "act": 116, "colour": 0, "taken": 1, "joined": 2}}]}, "pending is no moment"),
    (
        {"pending": [{"pay_token": {"seat": 0, "steps": 1, "upgrades": 1, "tile": 52, "paid": 2}}]},
        "pending is no moment",
    ),
]


@pytest.mark.parametrize(("position", "sentence"), BAD)
def test_a_mistake_is_one_clear_sentence(position: dict[str, Any], sentence: str) -> None:
    with pytest.raises(mizban.BadPosition) as caught:
        mizban.position("keyflower", position)
    assert sentence in str(caught.value)


def test_a_tile_may_wait_without_a_place() -> None:
    match = mizban.position("keyflower", with_player(village=[home(), {"tile": "keywood"}], screen={"red": 1}))
    assert "use Keywood" in options(match)


def test_boat_2a_frees_a_village_of_matching_edges() -> None:
    drawing = "home_1\n.\nkeywood\n.\nsummer_boat_2a"
    assert len(village(drawing)) == 3
    table("", "", villages=[drawing], season="summer")


HOSTILE: list[Any] = [None, 3, "x", {"players": 3}, {"players": [3, 3]}, {"pending": 3}, {"middle": {"a": 1}}]


@pytest.mark.parametrize("data", HOSTILE)
def test_hostile_data_is_refused(data: Any) -> None:
    with pytest.raises((mizban.MizbanError, TypeError, ValueError)):
        mizban.position("keyflower", data)
