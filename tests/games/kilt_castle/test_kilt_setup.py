"""Sections 2, 4 and 5 of the rules: what is in the box, and how a game begins."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

import mizban
from kilt import (
    COLOURS,
    DOUBLES,
    SINGLES,
    asked,
    cards_at,
    dealt,
    ducats,
    kinds,
    lay,
    lies,
    options,
    places,
    places_of,
    play,
    rows,
    sizes,
    supply,
    table,
)
from mizban.core.flow import chance_of
from mizban.games.kilt_castle import GAME

FAIR = ("R/O", "O/L", "L/D", "R/L", "O/D", "D/R")  # dealt to P1 P1 P1 P2 P2 P3


def colours(match: mizban.Match) -> list[list[str]]:
    """Each player's colours."""
    return [list(player["colours"]) for player in match.view()["players"]]


# Colours and storeys


def test_four_players_take_one_colour_each() -> None:
    assert colours(mizban.new("kilt-castle", 4)) == [["red"], ["orange"], ["light_grey"], ["dark_grey"]]


def test_three_players_take_one_colour_each_and_one_is_out() -> None:
    assert colours(mizban.new("kilt-castle", 3)) == [["red"], ["orange"], ["light_grey"]]


def test_two_players_take_two_colours_each() -> None:
    assert colours(mizban.new("kilt-castle", 2)) == [["red", "orange"], ["light_grey", "dark_grey"]]


@pytest.mark.parametrize(
    ("seats", "order", "taken"),
    [
        (4, "DOLR", ["D", "O", "L", "R"]),
        (3, "RODL", ["R", "O", "D"]),
        (2, "RDOL", ["RD", "OL"]),
        (2, "LORD", ["OL", "RD"]),
    ],
)
def test_a_table_may_choose_the_colours_in_the_order_of_the_seats(seats: int, order: str, taken: list[str]) -> None:
    match = mizban.new("kilt-castle", seats, options={"colours": order})
    assert colours(match) == [[COLOURS[c] for c in "ROLD" if c in own] for own in taken]


@pytest.mark.parametrize(("seats", "in_game"), [(2, 4), (3, 3), (4, 4)])
def test_each_colour_has_eleven_plain_storeys_three_with_one_crest_and_two_with_two(seats: int, in_game: int) -> None:
    assert list(supply(mizban.new("kilt-castle", seats)).values()) == [[11, 3, 2]] * in_game


# Money and roofs


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_takes_ten_ducats_also_with_two_players(seats: int) -> None:
    assert ducats(mizban.new("kilt-castle", seats)) == [10] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_roofs_lie_beside_the_board_in_every_player_count(seats: int) -> None:
    assert mizban.new("kilt-castle", seats).view()["roofs_left"] == 2


# Cards


@pytest.mark.parametrize("seats", [2, 4])
def test_with_two_or_four_players_the_single_cards_lie_at_p0_and_the_doubles_before_them(seats: int) -> None:
    for seed in range(10):
        match = mizban.new("kilt-castle", seats, seed)
        assert sizes(match) == {"P0": 4, "P1": 3, "P2": 2, "P3": 1}
        assert cards_at(match, "P0") == list(SINGLES)


def test_with_three_players_p0_is_empty_and_the_single_cards_lie_at_p1() -> None:
    for seed in range(10):
        match = mizban.new("kilt-castle", 3, seed)
        assert sizes(match) == {"P1": 3, "P2": 2, "P3": 1}
        assert cards_at(match, "P1") == ["S-R", "S-O", "S-L"]


def test_three_players_remove_the_four_cards_that_show_the_unused_colour() -> None:  # example 3
    match = dealt(3, ["R/O", "D/R", "O/D"], colours="RODL")
    assert cards_at(match, "P1") == ["S-R", "S-O", "S-D"]
    assert cards_at(match, "P2") == ["D-RO", "D-RD"]
    assert cards_at(match, "P3") == ["D-OD"]


@pytest.mark.parametrize(("seats", "in_row", "number"), [(2, 4, 5), (3, 3, 4), (4, 4, 5)])
def test_the_limits_depend_on_the_number_of_players(seats: int, in_row: int, number: int) -> None:
    assert mizban.new("kilt-castle", seats).view()["limits"] == {"cards_in_row": in_row, "rows": number}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_cards_are_face_up_for_everybody(seats: int) -> None:
    match = mizban.new("kilt-castle", seats)
    shown = [(card["near"], card["far"]) for card in match.view()["cards"]]
    assert len(shown) == (6 if seats == 3 else 10)
    for seat in range(seats):
        assert [(card["near"], card["far"]) for card in match.view(seat)["cards"]] == shown


def test_every_two_colour_card_and_either_half_is_equally_likely() -> None:
    chance = chance_of(GAME.start(4, {}))
    assert chance is not None
    assert list(chance.weights(GAME.start(4, {}))) == [1] * 12


def test_a_dealt_card_is_not_dealt_twice() -> None:
    match = dealt(4, ["R/O", "D/L"])
    chance = chance_of(match.state)
    assert chance is not None
    assert list(chance.weights(match.state)) == [0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0]


def test_with_three_players_only_the_three_cards_in_play_are_dealt() -> None:
    match = dealt(3, [], colours="RODL")
    chance = chance_of(match.state)
    assert chance is not None
    assert list(chance.weights(match.state)) == [1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0]


def test_the_dealt_cards_lie_as_chance_says() -> None:
    match = dealt(4, FAIR)
    assert [cards_at(match, at) for at in ("P1", "P2", "P3")] == [["D-RO", "D-OL", "D-LD"], ["D-RL", "D-OD"], ["D-RD"]]
    assert [lies(match, card) for card in DOUBLES] == ["R/O", "R/L", "D/R", "O/L", "O/D", "L/D"]


@pytest.mark.parametrize(
    "row", [("R/O", "L/R", "R/D"), ("O/R", "O/L", "D/O"), ("L/R", "O/L", "D/L"), ("D/R", "D/O", "L/D")]
)
def test_a_colour_three_times_in_a_row_means_a_new_deal(row: tuple[str, ...]) -> None:  # example 2
    rest = [
        f"{a}/{b}" for a, b in ("RO", "RL", "RD", "OL", "OD", "LD") if f"{a}/{b}" not in row and f"{b}/{a}" not in row
    ]
    match = dealt(4, [*row, *rest])
    assert kinds(match) == ["dealt"] * 6 + ["redealt"]
    assert sizes(match) == {"P0": 4}
    chance = chance_of(match.state)
    assert chance is not None
    assert list(chance.weights(match.state)) == [1] * 12


def test_a_colour_twice_in_a_row_is_fine() -> None:  # example 2
    assert kinds(dealt(4, FAIR)) == ["dealt"] * 6 + ["seal"]


def test_after_a_new_deal_the_game_begins_as_it_lies_then() -> None:
    match = dealt(4, ["O/R", "L/R", "R/D", "L/O", "O/D", "D/L", *FAIR])
    assert kinds(match) == ["dealt"] * 6 + ["redealt"] + ["dealt"] * 6 + ["seal"]
    assert cards_at(match, "P1") == ["D-RO", "D-OL", "D-LD"]
    assert [lies(match, card) for card in DOUBLES] == ["R/O", "R/L", "D/R", "O/L", "O/D", "L/D"]


def test_a_new_deal_may_be_followed_by_another() -> None:
    bad = ["R/O", "L/R", "R/D", "O/L", "O/D", "L/D"]
    assert kinds(dealt(2, bad + bad)).count("redealt") == 2


def test_with_three_players_every_deal_is_fine() -> None:
    for order in permutations(["R/O", "R/L", "O/L"]):
        assert kinds(dealt(3, order)) == ["dealt"] * 3 + ["seal"]


def test_no_row_of_a_starting_layout_shows_a_colour_more_than_twice() -> None:
    for seed in range(60):
        match = mizban.new("kilt-castle", 4, seed)
        for at in ("P1", "P2", "P3"):
            letters = Counter("".join(card[2:] for card in cards_at(match, at)))
            assert max(letters.values()) <= 2


def test_some_deals_do_have_to_be_repeated() -> None:
    assert any("redealt" in kinds(mizban.new("kilt-castle", 4, seed)) for seed in range(60))


def test_the_condition_on_colours_is_not_applied_during_play() -> None:
    cards = lay({"P0": 4, "P1": 2, "P2": 4}, "ROLD", first=["D-RO", "S-O", "S-L", "S-D", "D-RL", "D-RD"])
    assert places_of(table(cards), "D-RO") == ["P1", "P3"]  # the third card with red in its row


# The start player


def test_the_owner_of_the_far_colour_of_the_lone_card_begins() -> None:  # example 1
    match = dealt(4, FAIR)
    assert lies(match, "D-RD") == "D/R"
    assert match.view()["seal"] == {"seat": 0, "ducat_side": False}
    assert asked(match) == ("move_card", 0)


@pytest.mark.parametrize(
    ("seats", "order", "lone", "seat"),
    [
        (4, "ROLD", "R/D", 3),
        (4, "ROLD", "D/R", 0),
        (4, "DLOR", "R/D", 0),
        (2, "ROLD", "R/D", 1),
        (2, "ROLD", "D/R", 0),
        (2, "RDOL", "R/D", 0),
    ],
)
def test_the_far_colour_decides_whoever_has_it(seats: int, order: str, lone: str, seat: int) -> None:
    assert asked(dealt(seats, [*FAIR[:5], lone], colours=order)) == ("move_card", seat)


def test_with_three_players_the_lone_card_is_at_p3_too() -> None:
    assert asked(dealt(3, ["R/O", "R/L", "O/L"])) == ("move_card", 2)
    assert asked(dealt(3, ["R/O", "R/L", "L/O"])) == ("move_card", 1)


def test_the_first_turn_is_number_one() -> None:
    assert mizban.new("kilt-castle", 4).view()["turn"] == 1


def test_nothing_is_built_at_the_start() -> None:
    assert mizban.new("kilt-castle", 4).view()["sites"] == {}


# Rows


def test_any_card_of_any_row_may_be_taken_and_the_order_has_no_effect() -> None:
    match = rows({"P4": 4, "P5": 4, "P7": 2})
    assert options(match) == list(SINGLES) + list(DOUBLES)
    assert places(match, "P4") == ["P6", "P7", "P8"]


def test_cards_are_added_to_a_row_and_leave_it_one_by_one() -> None:
    match = rows({"P4": 4, "P5": 3, "P6": 3})
    play(match, "S-R", "P5")
    assert sizes(match) == {"P4": 3, "P5": 4, "P6": 3}
    assert "S-R" in cards_at(match, "P5")


# Tables that cannot be


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_kilt_castle_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(mizban.BadSetup, match="2, 3, 4 seats"):
        mizban.new("kilt-castle", seats)


@pytest.mark.parametrize("wrong", [{"water": "middle"}, {"colours": "RRRR"}, {"gap_entry_needs_neighbour": "maybe"}])
def test_an_option_has_only_its_own_values(wrong: dict[str, str]) -> None:
    [name] = wrong
    with pytest.raises(mizban.BadSetup, match=f"option {name} must be one of"):
        mizban.new("kilt-castle", 4, options=wrong)


def test_the_option_colours_knows_all_orders() -> None:
    assert sorted(GAME.options["colours"]) == sorted("".join(order) for order in permutations("ROLD"))
