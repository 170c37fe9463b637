"""What lies in the box, and how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

import mizban
from mizban import BadSetup
from mizban.games.stone_age.data import (
    BOTTOMS,
    CARDS,
    COPIES,
    COST,
    DIVISOR,
    ENTRIES,
    KINDS,
    LEDGER,
    PEOPLE,
    RESOURCES,
    ROLES,
    STORES,
    SYMBOLS,
    TILES,
    YIELDS,
)
from mizban.games.stone_age.scoring import GREEN_CARDS
from stone_age_table import FOUR_CARDS, TOPS, asked, dealt, deck, display, homes, seen, tops

# The box


def test_there_are_36_cards_16_of_them_green_and_28_tiles() -> None:
    assert len(CARDS) == 36
    assert sum(card[4] in SYMBOLS for card in CARDS) == 16
    assert sum(card[4] in ROLES for card in CARDS) == 20
    assert sum(COPIES) == 28


def test_the_numbers_of_rows_are_those_of_their_names() -> None:
    rows = (RESOURCES, YIELDS, LEDGER, SYMBOLS)
    assert tuple(map(len, rows)) == (KINDS, STORES, ENTRIES, GREEN_CARDS)


def test_the_top_halves_are_as_many_as_the_rules_say() -> None:
    assert Counter(card[1] for card in CARDS) == {
        "dice": 10, "food": 7, "resource": 5, "roll": 3, "points": 3,
        "tool": 1, "agriculture": 2, "extra": 1, "once": 3, "any": 1,
    }  # fmt: skip


def test_the_amounts_of_the_top_halves() -> None:
    amounts = {
        top: sorted(card[2] for card in CARDS if card[1] == top) for top in ("food", "resource", "points", "once")
    }
    assert amounts == {
        "food": [1, 2, 3, 3, 4, 5, 7],
        "resource": [1, 1, 1, 1, 2],
        "points": [3, 3, 3],
        "once": [2, 3, 4],
    }


def test_there_are_two_cards_of_each_symbol() -> None:
    assert Counter(card[4] for card in CARDS if card[4] in SYMBOLS) == dict.fromkeys(SYMBOLS, 2)


def test_each_role_has_five_cards_with_7_farmers_8_tool_makers_9_builders_7_shamans() -> None:
    people = {role: [PEOPLE[i] for i, card in enumerate(CARDS) if card[4] == role] for role in ROLES}
    assert {role: (len(found), sum(found)) for role, found in people.items()} == {
        "farmer": (5, 7),
        "tool_maker": (5, 8),
        "builder": (5, 9),
        "shaman": (5, 7),
    }
    assert BOTTOMS == SYMBOLS + ROLES


def test_the_name_of_a_card_says_its_two_halves() -> None:
    for name, top, amount, _, bottom, people in CARDS:
        role, right, *_ = name.split("-")
        assert role in (bottom, f"{bottom.replace('_', '')}{people}")
        assert right.startswith({"extra": "card", "any": "any2", "resource": ""}.get(top, top))
        assert top in ("dice", "roll", "tool", "agriculture", "extra", "any") or right.endswith(str(amount))


def test_there_are_17_fixed_8_choice_and_3_any_tiles() -> None:
    fixed = sum(copies for copies, cost in zip(COPIES, COST, strict=True) if cost)
    choice = sum(tile[1] for tile in TILES if not tile[2] and tile[5])
    assert (fixed, choice, COPIES[-1]) == (17, 8, 3)


def test_the_prices_of_the_fixed_tiles() -> None:
    points = {
        tile[0]: sum(n * DIVISOR[kind] for kind, n in enumerate(tile[2])) for tile in TILES if tile[2] and tile[1] == 1
    }
    assert points == {
        "wwb": 10, "wws": 11, "wbb": 11, "wwg": 12, "wss": 13, "bbs": 13, "bbg": 14, "bss": 14, "ssg": 16,
    }  # fmt: skip
    twice = {tile[0]: sum(n * DIVISOR[kind] for kind, n in enumerate(tile[2])) for tile in TILES if tile[1] == 2}
    assert twice == {"wbs": 12, "wbg": 13, "wsg": 14, "bsg": 15}


# The set-up


@pytest.mark.parametrize(("seats", "stacks", "removed"), [(4, 4, 0), (3, 3, 7), (2, 2, 14)])
def test_there_are_as_many_stacks_of_seven_as_players_and_the_rest_leaves_the_game(
    seats: int, stacks: int, removed: int
) -> None:
    match = dealt(seats)
    price = {"pieces": ["wood", "wood", "brick"], "least": 3, "most": 3, "kinds": 2}
    assert match.view()["stacks"][0] == {"tile": "wwb", "below": 6, "price": price, "points": 10}
    assert [1 + stack["below"] for stack in match.view()["stacks"]] == [7] * stacks
    assert sum(match.state.tiles) - sum(match.state.below) == removed
    assert tops(match) == list(TOPS[:seats])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_cards_lie_open_the_first_on_the_first_space_and_32_are_in_the_deck(seats: int) -> None:
    match = dealt(seats)
    assert display(match) == list(FOUR_CARDS)
    assert deck(match) == 32


@pytest.mark.parametrize("seat", range(4))
def test_each_tribe_has_5_figures_and_12_food_and_nothing_else(seat: int) -> None:
    assert seen(dealt(4), seat) == {
        "figures": 5,
        "home": 5,
        "food": 12,
        "missing": 0,
        "goods": {"wood": 0, "brick": 0, "stone": 0, "gold": 0},
        "agriculture": 0,
        "tools": [],
        "kept": [],
        "cards": 0,
        "buildings": [],
        "score": 0,
    }


@pytest.mark.parametrize("start", range(4))
def test_chance_gives_the_marker_to_any_seat_which_places_first(start: int) -> None:
    match = dealt(4, start=start)
    assert match.view()["start"] == start
    assert asked(match) == ("place_at", start)


def test_the_host_may_let_the_first_seat_start() -> None:
    for seed in range(6):
        assert mizban.new("stone-age", 4, seed, {"start": "first_seat"}).view()["start"] == 0


def test_otherwise_every_seat_starts_in_some_game() -> None:
    assert {mizban.new("stone-age", 3, seed).view()["start"] for seed in range(30)} == {0, 1, 2}


def test_the_first_round_begins_with_nobody_on_the_board() -> None:
    match = dealt(3)
    assert (match.view()["round"], match.view()["places"], homes(match)) == (1, {}, [5, 5, 5])


def test_other_seeds_turn_up_other_cards_and_tiles() -> None:
    views = [mizban.new("stone-age", 2, seed).view() for seed in range(8)]
    assert len({tuple(view["display"]) for view in views}) > 4
    assert len({tuple(stack["tile"] for stack in view["stacks"]) for view in views}) > 4


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadSetup, match="stone-age is for 2, 3, 4 seats"):
        mizban.new("stone-age", seats)
