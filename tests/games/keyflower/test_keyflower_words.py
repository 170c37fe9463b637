"""What the options say about tiles: what the side that is up costs, gives or scores."""

from __future__ import annotations

import re
from typing import Any

import pytest

import mizban
from keyflower_table import all_pass, numbers, play, refused, table, texts
from mizban import language
from mizban.core.game import Word
from mizban.games.keyflower import GAME
from mizban.games.keyflower.data import (
    BARN,
    BARN_POINTS,
    FIRST_HOME,
    FIRST_TURN_TILE,
    NAMES,
    STOCK_POINTS,
    TABLE,
    TILES,
    TIMBER_YARD,
    UPGRADABLE,
)
from mizban.games.keyflower.description import sides_of

DOES = re.compile(r"^does-(\S+) = (.+)$", re.MULTILINE)
TURN_TILES = range(FIRST_TURN_TILE, FIRST_HOME)
UPGRADED = [tile for tile in range(TILES) if UPGRADABLE[tile]]


def faces(tile: int) -> list[str]:
    """The sides of which the words speak."""
    sides = [*sides_of(tile), "purple"] if tile in TURN_TILES else sides_of(tile)
    return [f"{NAMES[tile]}-{side}" for side in sides]


def meanings(lang: str) -> dict[str, str]:
    """What is said of each side."""
    text = (language.LOCALES / lang / "keyflower.ftl").read_text(encoding="utf-8")
    return dict(DOES.findall(text))


def said(word: str, lang: str, **args: int | str) -> str:
    return language.say(GAME, Word(word, args), lang)


@pytest.mark.parametrize("lang", language.LANGUAGES)
def test_every_side_of_every_tile_has_its_words_and_there_are_no_others(lang: str) -> None:
    assert sorted(meanings(lang)) == sorted(face for tile in range(TILES) for face in faces(tile))


@pytest.mark.parametrize("lang", language.LANGUAGES)
@pytest.mark.parametrize("tile", range(FIRST_HOME), ids=lambda tile: NAMES[tile])
def test_a_bid_is_said_in_less_than_100_letters(tile: int, lang: str) -> None:
    for face in faces(tile):
        assert len(said("answer-bid", lang, tile=NAMES[tile], does=face)) < 100


def test_persian_is_spelled_with_half_spaces_and_its_own_letters_and_digits() -> None:
    assert not re.search(r"[0-9يكة٠-٩]|\bمی |ه‌ی\b| ها\b", "\n".join(meanings("fa").values()))


# The numbers


def face_numbers(tile: int, side: int) -> list[int]:
    """What a side gives and what it scores, as the table has it."""
    gives, points = TABLE[tile][4 + 2 * side], TABLE[tile][5 + 2 * side]
    found = [*numbers(str(gives)).values()]
    if TIMBER_YARD <= tile <= BARN:
        found.append((BARN_POINTS if tile == BARN else STOCK_POINTS)[side])
    return [*found, int(points)] if points else found


def numbers_in(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize("lang", language.LANGUAGES)
@pytest.mark.parametrize("tile", UPGRADED, ids=lambda tile: NAMES[tile])
def test_the_numbers_are_those_of_the_table(tile: int, lang: str) -> None:
    front, back = (meanings(lang)[face] for face in faces(tile))
    price = [1] if TABLE[tile][2] else []
    cost = [*numbers(TABLE[tile][3]).values()]
    later = [1, 3] if NAMES[tile] == "workshop" else face_numbers(tile, 1)  # one of each; 3 points
    assert numbers_in(front) == [*price, *face_numbers(tile, 0), *cost, *later]
    assert numbers_in(back) == [*price, *face_numbers(tile, 1)]


@pytest.mark.parametrize("tile", UPGRADED, ids=lambda tile: NAMES[tile])
def test_the_things_are_those_of_the_table(tile: int) -> None:
    front, back = (meanings("en")[face] for face in faces(tile))
    _, _, price, cost, gives, _, becomes, _ = TABLE[tile]
    paid = front[front.index("(") + 1 : front.index(")")]
    now = front[: front.index("; upgraded")]
    assert all(thing(name) in paid for name in numbers(cost))
    assert all(thing(name) in now for name in [*numbers(gives), *price.split()])
    assert all(thing(name) in back for name in [*numbers(becomes), *price.split()])


def thing(name: str) -> str:
    """A word of the table as the messages have it."""
    return {"any": "any", "token": "skill token", "skill": "token", "choice": "iron, stone or wood"}.get(name, name)


# Options


def test_a_tile_on_offer_says_what_it_does() -> None:
    middle: dict[str, dict[str, Any]] = {"carpenter": {}, "summer_boat_2b": {}}
    match = table("1 red 1 saw", "", middle=middle, turn_order={"turn_order_1": {}}, season="summer")
    home = "1 step, 1 upgrade; upgraded"
    assert texts(match) == [
        "bid for Carpenter: 1 saw → 3 wood; upgraded (3 wood): 3 gold; 7 points",
        "bid for Summer boat 2: your steps and upgrades are doubled, also the Keyflower's points",
        "bid for Turn order 1: choose a boat first, purple worker; in winter 1 point per neighbour",
        "use Carpenter: 1 saw → 3 wood; upgraded (3 wood): 3 gold; 7 points",
        f"use Home 1: {home} (1 wood, 1 stone): 2 and 1; 5 points",
        f"use Home 2: {home} (1 stone, 1 iron): 2 and 1; 5 points",
        "pass",
    ]


def test_it_is_said_in_persian_too() -> None:
    match = table("1 red", "", middle={"stable": {}})
    assert texts(match, lang="fa")[0] == (
        "پیشنهاد برای اصطبل: ۲ گام، ۱ ارتقا؛ ارتقایافته (۱ چوب، ۱ آهن): ۴ و ۲؛ ۵ امتیاز"
    )


def test_only_the_last_turn_order_tile_brings_the_purple_worker() -> None:
    match = table("1 red", "", "", turn_order={"turn_order_1": {}, "turn_order_2": {}})
    assert [" purple " in text for text in texts(match)[:2]] == [False, True]


def test_an_upgraded_tile_says_what_its_back_does() -> None:
    match = table("1 red", "", villages=["keywood+\n.\nhome_1"], season="summer")
    assert "use Keywood: 3 wood; 3 points" in texts(match)


def test_an_upgrade_says_what_it_costs_and_changes() -> None:
    match = table("1 red 1 saw", "", villages=["woodcutter\n.\nhome_1"], season="summer")
    play(match, "use home_1 red")
    assert texts(match) == [
        "upgrade Woodcutter, now 2 wood; upgraded (1 saw): 1 wood, 1 gold; 3 points",
        "enough",
    ]


def test_a_boat_says_what_it_scores_when_it_is_taken_and_not_when_it_is_emptied() -> None:
    match = all_pass(table("", "", season="autumn"))
    assert texts(match) == ["Keyflower", "Sea Bastion"]
    match = all_pass(table("", "", season="winter"))
    assert texts(match) == [
        "Keyflower: 1 point for each step on the sides of your tiles that are up",
        "Sea Bastion: 1 point for each tile on your best round trip by road",
    ]


def test_a_tile_to_place_says_what_it_does() -> None:
    middle = {"jeweller": {"colour": "red", "stacks": [1, 0]}}
    match = all_pass(table("", "", middle=middle, season="winter"))
    play(match, "boat boat_keyflower", "boat boat_sea_bastion")
    assert "Jeweller: 2 points for each gold, instead of 1" in texts(match, 0)


def test_winter_tiles_say_what_they_score_where_each_is_offered_alone() -> None:
    position = table("", "", season="autumn").position()
    position.pop("boats")  # all are chosen by now
    position["players"][0]["winter"] = ["key_guild", "scholar", "scribes"]
    position["players"][1]["winter"] = ["apothecary", "jeweller", "windmill"]
    position["pending"] = [{"start_season": {"season": "winter"}}]
    assert texts(mizban.position("keyflower", position), 0) == [
        "Key guild: 10 points for every 5 skill tokens",
        "Scholar: 3 points for each skill token of one kind",
        "Key guild and Scholar",
        "Scribes: 10 points for each set of anvil, pickaxe and saw",
        "Key guild and Scribes",
        "Scholar and Scribes",
        "Key guild, Scholar and Scribes",
    ]


def test_the_flipper_says_what_it_changes() -> None:
    position = table(*[""] * 4, season="winter").position()
    position.pop("boats")
    position["players"][0]["village"] += [{"tile": "boat_flipper"}, {"tile": "forge"}]
    position["pending"] = [{"flip_free": {"seat": 0}}, {"final_scoring": {}}]
    match = mizban.position("keyflower", position)
    assert texts(match)[0] == "Forge, now 3 points; upgraded (3 iron): 10 points"


def test_whoever_points_at_a_place_beside_a_tile_is_told_why_no_bid_is_possible() -> None:
    middle = {"keywood": {"stacks": [0, 2], "colour": "blue"}, "miner": {"stacks": [0, 2], "colour": "red"}}
    match = table("1 red", "3 blue", middle=middle)
    assert refused(match, "stack:keywood") == "colour"
    assert refused(match, "stack:miner") == "outbid"
    assert refused(match, "stack:turn_order_1") is None
    assert play(match, "stack:turn_order_1").begun() == ["tile:turn_order_1"]


def test_whoever_points_at_workers_of_a_bid_is_told_the_rule() -> None:
    match = play(table("2 red", "3 blue", middle={"keywood": {}}), "bid keywood")
    assert refused(match, "3 worker:red") == "not-together"
    assert refused(match, "stack:keywood") == "no-losing-stack"


def test_whoever_points_at_workers_that_are_not_there_is_told_so_whatever_the_tiles_want() -> None:
    middle = {"miner": {"stacks": [1, 2], "colour": "red"}, "alehouse": {"stacks": [0, 2], "colour": "red"}}
    match = table("4 red", "3 yellow", middle=middle)
    assert refused(match, "worker:red") is None
    assert refused(match, "worker:yellow") == "no-worker"
    assert refused(match, "bid miner 2 yellow") == "stack-colour"
    assert refused(play(match, "bid alehouse"), "worker:green") == "no-worker"
