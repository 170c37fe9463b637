"""The new round: the marker, the cards that slide; and the end of the game."""

from __future__ import annotations

import pytest

from mizban import Match
from stone_age_table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    acting,
    after_round,
    all_but,
    asked,
    deck,
    display,
    food,
    heard,
    homes,
    kinds,
    options,
    play,
    score,
    tools,
    tops,
    tribe,
)

A, B, C, D, E, F = "pottery-food7", "medicine-food5", "art-tool", "weaving-food3", "builder2-food2", "time-dice"


# A new round


@pytest.mark.parametrize(("before", "then"), [(RED, BLUE), (BLUE, GREEN), (GREEN, RED)])
def test_the_marker_passes_one_seat_clockwise_and_its_holder_places_first(before: int, then: int) -> None:
    match = after_round(seats=3, start=before, round=4)
    assert match.view()["start"] == then
    assert asked(match) == ("place_at", then)
    assert match.view()["round"] == 5


def bought_by_blue(cards: list[str], spaces: list[int]) -> Match:
    """Blue is about to buy the cards on these spaces; then the round is over."""
    placed = {**{f"card_{space}": [0, 1] for space in spaces}, "hunting_ground": [0, 0]}
    match = acting(tribe(), tribe("9 wood"), placed=placed, display=cards)
    for space in spaces[:-1]:
        play(match, f"card_{space}", f"buy {space} wood")
    return match


def test_the_cards_that_are_left_slide_to_the_right_and_new_ones_fill_the_gaps() -> None:
    match = bought_by_blue([A, B, C, D], [2, 3])
    assert display(match) == [A, None, C, D]
    play(match, "card_3", "buy 3 wood", f"shows {E}", f"shows {F}")
    assert display(match) == [A, D, E, F]
    assert deck(match) == 30
    assert [event["space"] for event in heard(match, "card_shown")] == [3, 4]


def test_declined_cards_slide_with_the_rest() -> None:
    placed = {"card_1": [0, 1], "card_2": [0, 1], "hunting_ground": [0, 0]}
    match = acting(tribe(), tribe("1 wood"), placed=placed, display=[A, B, C, D])
    play(match, "card_1", "buy wood", "card_2", f"shows {E}")
    assert display(match) == [B, C, D, E]


def test_without_a_purchase_no_card_moves() -> None:
    match = after_round(display=[A, B, C, D])
    assert (display(match), deck(match)) == ([A, B, C, D], 32)


def test_all_tools_are_fresh_again() -> None:
    match = after_round(tribe(tools="2! 2! 1"), tribe(tools="4! 4! 4!"))
    assert [tools(match, seat) for seat in (RED, BLUE)] == ["2 2 1", "4 4 4"]


def test_no_figure_is_left_on_the_board() -> None:
    match = acting(placed={"field": [1], "hunting_ground": [2, 3]})
    play(match, "field", "hunting_ground", "hunting_ground")
    assert (match.view()["places"], homes(match)) == ({}, [5, 5])


def test_all_places_are_open_again() -> None:
    match = acting(placed={"field": [1], "hunting_ground": [2, 3]})
    play(match, "field", "hunting_ground", "hunting_ground")
    assert {"field", "hunting_ground", "tool_maker", "hut"} <= set(options(match))


# The last tile


def last_tile() -> Match:
    """Red, the first to act, stands on a stack with one tile left; the others hunt."""
    placed = {"building_1": [1], "hunting_ground": [0, 1, 1, 1]}
    stacks = [{"top": "wwb", "below": 0}, {"top": "wws"}, {"top": "wbb"}, {"top": "wwg"}]
    return acting(tribe("2 wood 1 brick", food=6), seats=4, placed=placed, stacks=stacks)


def test_after_the_last_tile_of_a_stack_the_others_still_act_and_all_are_fed() -> None:
    match = last_tile()
    play(match, "building_1", "buy")
    for seat in (BLUE, GREEN, YELLOW):
        assert asked(match) == ("resolve", seat)
        assert not match.over
        play(match, "hunting_ground", "dice 4")
    assert match.over
    assert [food(match, seat) for seat in range(4)] == [1, 9, 9, 9]
    assert deck(match) == 32
    assert match.view()["round"] == 1
    assert kinds(match).count("fed") == 4
    assert kinds(match)[kinds(match).index("ended_by_tiles") + 1] == "scored_green"


def test_a_stack_that_was_left_with_its_last_tile_does_not_end_the_game() -> None:
    match = last_tile()
    play(match, "building_1", "decline", *["hunting_ground"] * 3)
    assert not match.over
    assert (match.view()["round"], tops(match)[0]) == (2, "wwb")


def test_the_final_scoring_comes_after_feeding() -> None:
    match = acting(
        tribe("2 wood 1 brick", food=0),
        placed={"building_1": [1], "hunting_ground": [0, 0]},
        stacks=[{"top": "wwb", "below": 0}, {}],
    )
    play(match, "building_1", "buy")
    assert match.over
    assert match.scores() == [0, 0]  # ten points for the building, ten lost by hunger
    assert match.breakdown(RED)["buildings"] == 10
    assert match.breakdown(RED)["hunger"] == -10


def test_the_marker_passes_before_the_game_ends() -> None:
    match = after_round(seats=3, start=GREEN, stacks=[{"top": None, "below": 0}, {}, {}])
    assert match.over
    assert match.view()["start"] == RED


# The last cards


def with_deck(number: int, shown: list[str | None]) -> Match:
    """The end of a round with so many cards in the deck."""
    in_deck = ["time-dice", "farmer1-dice", "art-tool", "music-points3-a"][:number]
    cards = all_but(*in_deck, *[card for card in shown if card])
    return after_round(tribe(), tribe(cards=cards), display=shown)


@pytest.mark.parametrize(
    ("number", "shown"),
    [(0, [A, B, None, D]), (1, [A, None, None, D]), (2, [None, None, None, D]), (3, [None, None, None, None])],
)
def test_a_deck_smaller_than_the_gaps_ends_the_game_at_once(number: int, shown: list[str | None]) -> None:
    match = with_deck(number, shown)
    assert match.over
    assert deck(match) == number  # no card is turned up
    assert kinds(match)[0] == "ended_by_cards"
    assert match.view()["round"] == 1


@pytest.mark.parametrize(
    ("number", "shown"),
    [(0, [A, B, C, D]), (1, [A, None, B, D]), (2, [A, None, None, D]), (4, [None, None, None, None])],
)
def test_a_deck_that_just_fills_the_gaps_does_not_end_the_game(number: int, shown: list[str | None]) -> None:
    if number == 0:
        match = after_round(tribe(), tribe(cards=all_but(A, B, C, D)), display=shown)
    else:
        match = with_deck(number, shown)
    assert not match.over
    assert (deck(match), match.view()["round"]) == (0, 2)
    assert None not in display(match)


def test_the_cards_have_slid_when_the_game_ends_for_want_of_cards() -> None:
    assert display(with_deck(1, [None, B, None, D])) == [B, D, None, None]


def test_an_empty_stack_ends_the_game_before_the_cards_slide() -> None:
    stacks = [{"top": None, "below": 0}, {}]
    match = after_round(tribe(), tribe(cards=all_but(A, B)), display=[None, A, None, B], stacks=stacks)
    assert match.over
    assert kinds(match)[0] == "ended_by_tiles"
    assert display(match) == [None, A, None, B]


def test_an_extra_card_may_bring_the_end_nearer() -> None:
    shown = ["writing-card", B, C, D]
    others = tribe(cards=all_but(*shown, A))
    placed = {"card_1": [1], "hunting_ground": [0, 0]}
    match = acting(tribe("1 wood"), others, placed=placed, display=shown)
    play(match, "card_1", "buy wood", f"draws {A}")
    assert match.over
    assert "ended_by_cards" in kinds(match)


# Our own last round


def test_nobody_plays_more_than_two_hundred_rounds() -> None:
    assert not after_round(round=199).over
    match = after_round(round=200)
    assert match.over
    assert kinds(match)[0] == "ended_by_rounds"


def test_when_the_game_is_over_nobody_is_asked() -> None:
    match = after_round(stacks=[{"top": None, "below": 0}, {}])
    assert (match.over, match.seat, match.waiting) == (True, None, [])
    assert score(match) == 0
