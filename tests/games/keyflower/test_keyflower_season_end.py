"""Sections 4, 8 and 11 of the rules: the end of a season, turn order tiles and boats, the start of the next."""

from __future__ import annotations

from typing import Any

import mizban
from keyflower_table import all_pass, asked, bag, options, owned, play, screen, table
from mizban import Match, new

CARGO = [
    {"boat": "boat_keyflower", "cargo": {"red": 7, "saw": 1}},
    {"boat": "boat_sea_bastion", "cargo": {"blue": 6, "saw": 2}},
    {"boat": "boat_sea_breese", "cargo": {"yellow": 6, "anvil": 1}},
    {"boat": "boat_flipper", "cargo": {"red": 2, "blue": 3, "anvil": 2}},
]


def choosers(match: Match) -> list[int]:
    """Who chooses a boat, one after the other; each takes the first one left."""
    order = []
    while match.seat is not None and asked(match)[0] == "choose_boat":
        order.append(asked(match)[1])
        match.play(match.legal()[0])
    return order


# E10


def test_boats_are_chosen_by_turn_order_tiles_then_clockwise_from_the_new_start_player() -> None:
    tiles = {
        "turn_order_1": {"colour": "red", "stacks": [0, 0, 1, 0]},
        "turn_order_3": {"colour": "red", "stacks": [0, 1, 0, 0]},
    }
    match = table("", "", "", "", turn_order=tiles, boats=CARGO)
    all_pass(match)
    assert choosers(match) == [2, 1, 3, 0]
    assert match.view()["start"] == 1
    assert match.view()["season"] == "summer"


def test_without_a_bid_for_the_purple_tile_the_present_start_player_comes_first() -> None:
    match = table("", "", "", start=1, boats=CARGO[:3])
    all_pass(match)
    assert choosers(match) == [1, 2, 0]
    assert match.view()["start"] == 2


def test_a_player_with_several_turn_order_tiles_takes_from_one_boat_only() -> None:
    tiles = {
        "turn_order_1": {"colour": "red", "stacks": [0, 0, 1]},
        "turn_order_2": {"colour": "red", "stacks": [0, 0, 2]},
    }
    match = table("", "", "", turn_order=tiles, boats=CARGO[:3])
    all_pass(match)
    assert choosers(match) == [2, 0, 1]
    assert match.view()["start"] == 2


def test_the_contents_of_a_boat_come_behind_the_screen() -> None:
    match = table("", "", boats=CARGO[:2])
    all_pass(match)
    assert options(match) == ["Keyflower", "Sea Bastion"]
    play(match, "boat boat_sea_bastion")
    assert screen(match) == {"blue": 6, "saw": 2}
    assert options(match) == ["Keyflower"]


def test_the_order_of_the_end_of_a_season() -> None:
    middle = {
        "keywood": {"colour": "red", "stacks": [1, 2], "workers": {"red": 1}, "last": 1},
        "stable": {"colour": "blue", "workers": {"blue": 1}, "last": 1},
    }
    match = table("", "", middle=middle, turn_order={"turn_order_1": {"colour": "green", "stacks": [1, 0]}})
    before = bag(match)
    all_pass(match)
    told = [event["kind"] for event in match.last_events() if event["kind"] != "passed"]
    assert told == ["season_ends", "returned", "unsold", "won", "won", "purple"]
    assert bag(match) == [before[0] + 2, before[1] + 1, before[2], 1]
    assert screen(match, 0) == {"red": 1}
    assert screen(match, 1) == {"red": 1}


# Winter


def test_in_winter_turn_order_tiles_and_boats_are_won_themselves() -> None:
    tiles = {"turn_order_1": {"colour": "red", "stacks": [1, 0]}}
    match = table("", "", season="winter", turn_order=tiles)
    all_pass(match)
    play(match, "boat boat_keyflower", "boat boat_sea_bastion")
    assert owned(match, 0)[1:] == ["turn_order_1", "boat_keyflower"]
    assert owned(match, 1)[1:] == ["boat_sea_bastion"]


def test_in_winter_unsold_turn_order_tiles_go_to_the_box_before_the_villages_grow() -> None:
    tiles = {"turn_order_1": {"colour": "red", "stacks": [0, 0, 1]}}
    match = table("", "", "", season="winter", turn_order=tiles)
    all_pass(match)
    play(match, "boat boat_keyflower", "boat boat_sea_bastion")
    assert left_to_win(match) == ["turn_order_2"]
    play(match, match.choices()[0])
    assert match.waiting == [0, 1, 2]
    assert left_to_win(match) == []
    while not match.over:
        match.play(match.legal()[0])
    assert left_to_win(match) == []


def left_to_win(match: Match) -> list[str]:
    """The turn order tiles that the view, the position and what is known show in the middle."""
    shown = [
        [tile["tile"] for tile in seen["turn_order"]] for seen in (match.view(0), match.position(), match.known(0))
    ]
    assert shown[0] == shown[1] == shown[2]
    return shown[0]


def test_in_winter_an_unsold_purple_worker_still_moves_to_the_left() -> None:
    match = table("", "", season="winter", start=0)
    all_pass(match)
    choosers(match)
    assert match.view()["start"] == 1


# Summer boat 1


def test_boat_1a_draws_two_workers_with_the_boat() -> None:
    boat = "home_1\n.\nsummer_boat_1a"
    match = table("", "", season="autumn", villages=[boat], boats=CARGO[1:2])
    all_pass(match)
    play(match, "boat boat_sea_bastion")
    assert sum(screen(match).values()) == 8 + 2


def test_boat_1b_takes_a_green_worker_also_in_winter_and_as_soon_as_it_is_won() -> None:
    boat = "home_1\n.\nsummer_boat_1b"
    match = table("", "", season="winter", villages=[boat])
    all_pass(match)
    play(match, "boat boat_keyflower")
    assert screen(match) == {"green": 1}
    won = {"summer_boat_1b": {"colour": "red", "stacks": [1, 0]}}
    match = table("", "", season="summer", middle=won, boats=CARGO[:2])
    all_pass(match)
    play(match, "boat boat_keyflower")
    assert screen(match) == {"red": 7, "saw": 1, "green": 1}


def test_boat_1a_draws_after_all_winning_stacks_are_in_the_bag() -> None:
    everything = "39 red 40 blue 40 yellow"
    boat = "home_1\n.\nsummer_boat_1a"
    tiles = {"turn_order_1": {"colour": "red", "stacks": [0, 1]}}
    match = table("", everything, season="autumn", villages=[boat], turn_order=tiles)
    all_pass(match)
    play(match, "boat boat_keyflower", "boat boat_sea_bastion")
    assert screen(match) == {"red": 1}


# The start of a season


def test_set_up_by_the_number_of_players() -> None:
    for seats, tiles, winter, turn_tiles in ((2, 6, 3, 1), (3, 7, 3, 2), (4, 8, 3, 3), (5, 9, 2, 4), (6, 10, 2, 4)):
        match = new("keyflower", seats=seats, seed=seats)
        view = match.view(0)
        assert len(view["middle"]) == tiles
        assert len(view["winter"]) == winter
        assert len(view["turn_order"]) == turn_tiles
        assert [tile["purple"] for tile in view["turn_order"]] == [False] * (turn_tiles - 1) + [True]
        assert len(view["boats"]) == seats
        assert sum(view["screen"].values()) == 8
        assert view["bag"] == 120 - 8 * seats - sum(load(boat, "workers") for boat in view["boats"])
        lowest = min(range(seats), key=lambda seat: view["players"][seat]["village"][0]["tile"])
        assert view["start"] == match.seat == lowest


def load(boat: dict[str, Any], what: str) -> int:
    skills = ("anvil", "pickaxe", "saw")
    return sum(count for kind, count in boat["cargo"].items() if (kind in skills) == (what == "skills"))


def test_boats_carry_what_is_printed() -> None:
    workers = {2: [7, 6], 3: [7, 6, 6], 6: [7, 6, 6, 5, 5, 4]}
    skills = {2: [1, 2], 3: [1, 2, 1], 6: [1, 2, 1, 2, 1, 2]}
    for seats, loads in workers.items():
        boats = new("keyflower", seats=seats, seed=1).view()["boats"]
        assert [load(boat, "workers") for boat in boats] == loads
        assert [load(boat, "skills") for boat in boats] == skills[seats]


def test_too_few_workers_are_dealt_round_in_the_order_of_the_boats() -> None:
    held = "40 red 40 blue 35 yellow"
    match = table("", held, season="spring")
    all_pass(match)
    choosers(match)
    boats = match.view()["boats"]
    assert [load(boat, "workers") for boat in boats] == [3, 2]
    assert match.view()["bag"] == 0


def test_boats_are_emptied_and_in_winter_taken_in_both_languages() -> None:
    match = all_pass(table("", "", season="autumn"))
    assert match.prompt() == "Player 1: Which boat do you choose? All that it carries is yours."
    assert match.prompt(lang="fa") == "بازیکن ۱: کدام قایق را انتخاب می‌کنید؟ همهٔ بارش از آنِ شماست."
    match = all_pass(table("", "", season="winter"))
    assert match.prompt() == "Player 1: Which boat do you take into your village?"
    assert match.prompt(lang="fa") == "بازیکن ۱: کدام قایق را به روستای خود می‌برید؟"


def test_a_summer_boat_shows_a_side_by_chance() -> None:
    sides = set()
    for seed in range(12):
        match = new("keyflower", seats=6, seed=seed)
        while match.view()["season"] != "summer":
            seat = match.waiting[0]
            match.play(match.legal(seat)[-1], seat)
        sides |= {(tile["tile"], tile["side"]) for tile in match.view()["middle"] if "boat" in tile["tile"]}
    assert {side for _, side in sides} == {"a", "b"}


def test_all_winter_tiles_offered_are_mixed_and_only_their_number_is_told() -> None:
    players = {"winter": ["apothecary", "jeweller", "windmill"]}, {"winter": ["key_guild", "scholar", "scribes"]}
    match = table("", "", season="autumn")
    position = match.position()
    position.pop("boats")  # all are chosen by now
    for player, more in zip(position["players"], players, strict=True):
        player.update(more)
    position["pending"] = [{"start_season": {"season": "winter"}}]
    match = mizban.position("keyflower", position, seed=1)
    assert match.waiting == [0, 1]
    match.play("offer windmill", 0)
    assert match.view(1)["middle"] == []
    match.play("offer scholar key_guild", 1)
    assert [tile["tile"] for tile in match.view()["middle"]] == ["key_guild", "scholar", "windmill"]
    offered = [event for event in match.events(0) if event["kind"] == "offered"]
    assert [(event["seat"], event["count"]) for event in offered] == [(0, 1), (1, 2)]
    assert match.view(0)["winter"] == []
