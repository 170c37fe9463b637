"""Section 7 of the rules: which cards may go where."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from kilt import (
    FOUR,
    THREE,
    TWO,
    asked,
    cards_at,
    in_play,
    landed,
    lay,
    lies,
    moves,
    options,
    places,
    play,
    rows,
    table,
)
from mizban import NotLegal

SEATS = {2: TWO, 3: THREE, 4: FOUR}
OPENING = {"P0": 4, "P1": 3, "P2": 2, "P3": 1}
OPENING_OF_THREE = {"P1": 3, "P2": 2, "P3": 1}

# The test vectors and worked examples: players, rows, from, where to, whether the move empties its row.
MOVEMENT = {
    "M-start4-P0": (4, OPENING, "P0", "P1 P2 P3 P4", False),
    "M-start4-P1": (4, OPENING, "P1", "P2 P3 P4", False),
    "M-start4-P2": (4, OPENING, "P2", "P3 P4", False),
    "M-start4-P3": (4, OPENING, "P3", "", True),
    "M-start2-P0": (2, OPENING, "P0", "P1 P2 P3 P4", False),
    "M-start3-P1": (3, OPENING_OF_THREE, "P1", "P2 P3 P4", False),
    "M-start3-P2": (3, OPENING_OF_THREE, "P2", "P3 P4", False),
    "M-start3-P3": (3, OPENING_OF_THREE, "P3", "", True),
    "M-full-row": (4, {"P0": 2, "P1": 4, "P2": 3, "P3": 1}, "P0", "P2 P3 P4", False),
    "M-full-row-3p": (3, {"P1": 2, "P2": 3, "P3": 1}, "P1", "P3 P4", False),
    "M-sixth-row": (4, {"P4": 2, "P5": 2, "P6": 2, "P7": 2, "P8": 2}, "P4", "P5 P6 P7 P8", False),
    "M-fifth-row-3p": (3, {"P2": 2, "P3": 2, "P4": 1, "P5": 1}, "P2", "P3 P4 P5", False),
    "M-still-five-rows": (4, {"P4": 1, "P5": 3, "P6": 2, "P7": 2, "P8": 2}, "P4", "P5 P6 P7 P8 P9", True),
    "M-gap": (4, {"P4": 3, "P5": 3, "P9": 2, "P10": 2}, "P4", "P5 P6 P7 P8 P9 P10 P11", False),
    "M-leading-pair": (4, {"P0": 4, "P1": 3, "P2": 1, "P3": 2}, "P3", "P4", False),
    "M-lone-leader": (4, {"P6": 4, "P7": 4, "P8": 1, "P9": 1}, "P9", "", True),
    "M-leapfrog": (4, {"P6": 4, "P7": 4, "P8": 1, "P9": 1}, "P8", "P9 P10", True),
}


@pytest.mark.parametrize("name", MOVEMENT)
def test_movement_as_in_the_vectors(name: str) -> None:
    seats, counts, start, goals, emptied = MOVEMENT[name]
    match = rows(counts, players=SEATS[seats])
    assert places(match, start) == goals.split()
    for goal in goals.split():
        after = match.copy()
        play(after, cards_at(match, start)[0], goal)
        assert after.view()["seal"]["ducat_side"] is emptied


@pytest.mark.parametrize("seats", [2, 4])
def test_the_opening_of_two_or_four_has_29_moves(seats: int) -> None:  # example 4
    assert len(moves(rows(OPENING, players=SEATS[seats]))) == 29


def test_the_opening_of_three_has_13_moves() -> None:  # example 5
    assert len(moves(rows(OPENING_OF_THREE, players=THREE))) == 13


# In words


def test_a_card_of_any_colour_may_be_moved_whoever_moves() -> None:
    match = rows({"P4": 4, "P5": 3, "P6": 3}, seal={"seat": 2})
    assert asked(match) == ("move_card", 2)
    assert options(match) == in_play(FOUR)


def test_there_is_no_passing() -> None:
    match = rows(OPENING)
    assert match.question().answers == 10  # each a card
    with pytest.raises(NotLegal):
        match.play(9)  # the lone leading card


def test_a_card_never_moves_counter_clockwise_nor_stays() -> None:
    match = rows({"P4": 3, "P6": 3, "P7": 4})
    assert places(match, "P6") == ["P8"]
    assert places(match, "P4") == ["P5", "P6", "P8"]


def test_a_card_passes_over_rows_and_gaps() -> None:
    assert places(rows({"P2": 2, "P3": 4, "P6": 4}), "P2") == ["P4", "P5", "P7"]


def test_a_new_foremost_card_needs_a_card_directly_behind_it() -> None:
    match = rows({"P4": 4, "P5": 4, "P6": 1, "P7": 1})
    assert places(match, "P6") == ["P7", "P8"]
    assert places(match, "P7") == []


def test_nothing_is_placed_further_than_one_in_front_of_the_leading_row() -> None:
    match = rows({"P4": 4, "P5": 3, "P6": 3})
    assert {goal for _, goal in moves(match)} == {"P5", "P6", "P7"}


def test_a_lone_leading_card_cannot_move() -> None:
    match = rows({"P4": 4, "P5": 4, "P6": 1, "P8": 1})
    assert places(match, "P8") == []
    assert cards_at(match, "P8")[0] not in options(match)


def test_a_card_is_not_its_own_neighbour() -> None:  # KC-R07
    assert places(rows({"P4": 4, "P5": 3, "P6": 2, "P9": 1}), "P9") == []
    assert places(rows({"P4": 4, "P5": 3, "P6": 1, "P9": 2}), "P9") == ["P10"]


def test_a_full_row_takes_no_further_card() -> None:  # example 6
    assert places(rows({"P0": 2, "P1": 4, "P2": 3, "P3": 1}), "P0") == ["P2", "P3", "P4"]


def test_a_row_of_three_is_full_with_three_players() -> None:  # example 6
    assert places(rows({"P1": 2, "P2": 3, "P3": 1}, players=THREE), "P1") == ["P3", "P4"]


def test_a_row_of_three_takes_a_fourth_card_with_two_or_four_players() -> None:
    assert places(rows({"P0": 4, "P1": 3, "P2": 3}, players=TWO), "P0") == ["P1", "P2", "P3"]


def test_the_rows_are_counted_after_the_move() -> None:  # examples 7 and 8
    assert places(rows({"P4": 2, "P5": 2, "P6": 2, "P7": 2, "P8": 2}), "P4")[-1] == "P8"
    assert places(rows({"P4": 1, "P5": 3, "P6": 2, "P7": 2, "P8": 2}), "P4")[-1] == "P9"


def test_gaps_are_not_rows() -> None:
    assert places(rows({"P0": 2, "P4": 3, "P8": 3, "P12": 2}), "P0") == [f"P{n}" for n in range(1, 14)]


def test_with_five_rows_no_gap_may_be_entered_either() -> None:
    assert places(rows({"P4": 2, "P6": 2, "P8": 2, "P10": 2, "P12": 2}), "P4") == ["P6", "P8", "P10", "P12"]


# Gaps (KC-R06)


def test_a_card_may_lie_alone_in_a_gap_behind_the_leading_row() -> None:
    assert "P7" in places(rows({"P4": 3, "P5": 3, "P9": 2, "P10": 2}), "P4")


def test_a_table_may_ask_for_a_neighbour_in_gaps_too() -> None:
    match = rows({"P4": 3, "P5": 3, "P9": 2, "P10": 2}, options={"gap_entry_needs_neighbour": "yes"})
    assert places(match, "P4") == ["P5", "P6", "P9", "P10", "P11"]


def test_then_a_neighbour_in_front_does_not_help() -> None:
    match = rows({"P4": 4, "P8": 4, "P9": 2}, options={"gap_entry_needs_neighbour": "yes"})
    assert "P7" not in places(match, "P4")


def test_then_a_card_is_not_its_own_neighbour_either() -> None:
    alone = rows({"P4": 1, "P6": 4, "P7": 4, "P8": 1}, options={"gap_entry_needs_neighbour": "yes"})
    assert places(alone, "P4") == ["P8", "P9"]
    pair = rows({"P4": 2, "P6": 4, "P7": 3, "P8": 1}, options={"gap_entry_needs_neighbour": "yes"})
    assert places(pair, "P4") == ["P5", "P7", "P8", "P9"]


def test_then_a_card_may_still_join_any_row() -> None:
    match = rows({"P4": 4, "P9": 4, "P12": 2}, options={"gap_entry_needs_neighbour": "yes"})
    assert places(match, "P4") == ["P5", "P10", "P12", "P13"]


# Round the board (KC-R08, KC-R09)


def test_the_leaders_may_come_up_behind_the_rear_row() -> None:
    assert places(rows({"P1": 4, "P10": 4, "P19": 2}), "P19") == ["P0"]


def test_the_leaders_may_not_join_the_rear_row() -> None:
    match = rows({"P0": 3, "P10": 4, "P18": 1, "P19": 2})
    assert places(match, "P19") == []
    assert places(match, "P18") == ["P19"]


def test_the_rear_row_counts_with_the_card_that_moves() -> None:
    match = rows({"P0": 1, "P10": 4, "P18": 3, "P19": 2})
    assert places(match, "P0") == [f"P{n}" for n in range(1, 20) if n != 10]


def test_no_card_is_sent_once_around_to_the_rear_row() -> None:
    assert places(rows({"P8": 2, "P9": 4, "P10": 4}), "P9") == ["P11"]


# After the move


def test_a_two_colour_card_turns_when_it_moves() -> None:  # example 14
    match = table(lay({"P4": 4, "P5": 3, "P6": 3}, FOUR, first=["D-LD"]))
    assert lies(match, "D-LD") == "L/D"
    play(match, "D-LD", "P5")
    assert lies(match, "D-LD") == "D/L"


@pytest.mark.parametrize("goal", ["P5", "P6", "P7"])
def test_it_turns_once_however_far_it_moves(goal: str) -> None:
    match = table(lay({"P4": 4, "P5": 3, "P6": 3}, FOUR, first=["D-LD"]))
    play(match, "D-LD", goal)
    assert lies(match, "D-LD") == "D/L"


def test_the_other_cards_do_not_turn() -> None:
    match = table(lay({"P4": 4, "P5": 3, "P6": 3}, FOUR, first=["D-LD", "D-RO"]))
    play(match, "D-LD", "P5")
    assert lies(match, "D-RO") == "R/O"


def test_the_card_that_turned_lets_its_new_near_colour_build_first() -> None:  # example 14
    match = landed("D/L", "P5")
    assert asked(match) == ("build_on", 3)
    play(match, "e1", "0")
    assert asked(match) == ("build_on", 2)


def test_emptying_the_rear_row_makes_a_ducat_day_due() -> None:
    match = rows({"P4": 1, "P5": 3, "P6": 3, "P7": 3})
    play(match, cards_at(match, "P4")[0], "P5")
    assert match.view()["seal"]["ducat_side"] is True


def test_emptying_a_row_in_the_middle_makes_a_ducat_day_due() -> None:
    match = rows({"P4": 4, "P5": 1, "P6": 2, "P7": 3})
    play(match, cards_at(match, "P5")[0], "P7")
    assert match.view()["seal"]["ducat_side"] is True


def test_leaving_a_card_behind_makes_no_ducat_day_due() -> None:
    match = rows({"P4": 2, "P5": 2, "P6": 3, "P7": 3})
    play(match, cards_at(match, "P4")[0], "P5")
    assert match.view()["seal"]["ducat_side"] is False


# Exactly


def allowed(travels: Mapping[str, int], card: str, goal: int, in_row: int, number: int, neighbour: bool) -> bool:
    """7.2, clause by clause."""
    lead, rear = max(travels.values()), min(travels.values())
    others = [travel for other, travel in travels.items() if other != card]
    return (
        travels[card] < goal <= lead + 1
        and (goal != lead + 1 or lead in others)
        and others.count(goal) < in_row
        and len({*others, goal}) <= number
        and goal <= rear + 19
        and (not neighbour or goal in others or goal - 1 in others)
    )


def scattered(chance: random.Random, players: tuple[str, ...], in_row: int, number: int) -> dict[str, int]:
    """Cards in random rows, within the limits."""
    cards = in_play(players)
    fewest = -(-len(cards) // in_row)
    first = chance.randrange(40)
    width = chance.choice([number, 8, 20])
    places = [first + step for step in chance.sample(range(width), chance.randint(fewest, number))]
    spaces = places * in_row
    picked = places + chance.sample(spaces[len(places) :], len(cards) - len(places))
    chance.shuffle(picked)
    return dict(zip(cards, picked, strict=True))


@pytest.mark.parametrize("neighbour", ["no", "yes"])
@pytest.mark.parametrize(("players", "in_row", "number"), [(TWO, 4, 5), (THREE, 3, 4), (FOUR, 4, 5)])
def test_a_move_is_legal_if_and_only_if_all_conditions_hold(
    players: tuple[str, ...], in_row: int, number: int, neighbour: str
) -> None:
    chance = random.Random(7)
    for _ in range(60):
        travels = scattered(chance, players, in_row, number)
        cards = {card: {"travel": travel} for card, travel in travels.items()}
        match = table(cards, players=players, options={"gap_entry_needs_neighbour": neighbour})
        expected = {
            (card, f"P{goal % 20}")
            for card, start in travels.items()
            for goal in range(start + 1, start + 41)
            if allowed(travels, card, goal, in_row, number, neighbour == "yes")
        }
        assert set(moves(match)) == expected
        assert expected  # a legal move always exists
