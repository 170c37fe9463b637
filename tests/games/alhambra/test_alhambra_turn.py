"""A turn: taking money (X1), buying (X2, X3), redesigning (X25), finishing, and placing at its end."""

from __future__ import annotations

import pytest

from alhambra_table import (
    asked,
    drawing,
    hand,
    kinds,
    market,
    options,
    pay,
    play,
    player,
    refusal,
    reserve,
    table,
)
from mizban import Match
from mizban.games.alhambra.data import CURRENCIES

FULL = "pavilion-8 garden-12 garden-10c tower-13"
OPEN = ("blue-4", "green-1", "yellow-3", "orange-7")


# Taking money


@pytest.mark.parametrize(
    ("vector", "cards", "reason"),
    [
        ("X1.1", ["blue-4"], None),
        ("X1.2", ["orange-7"], None),
        ("X1.3", ["blue-4", "green-1"], None),
        ("X1.4", ["green-1", "yellow-3"], None),
        ("X1.5", ["blue-4", "yellow-3"], "take-too-much"),
        ("X1.6", ["blue-4", "green-1", "yellow-3"], "take-too-much"),
        ("X1.7", ["green-1", "orange-7"], "take-too-much"),
        ("X1.8", [], "take-something"),
        ("", ["blue-5"], "not-in-display"),
        ("", ["green-1", "green-1"], "not-in-display"),
    ],
)
def test_any_one_card_or_several_worth_five(vector: str, cards: list[str], reason: str) -> None:
    assert refusal(table(display=OPEN), take={"cards": cards}) == reason


def test_further_cards_are_only_offered_while_they_fit() -> None:
    match = table(display=OPEN)
    assert options(match) == ["take blue-4", "take green-1", "take yellow-3", "take orange-7"]
    play(match, "take blue-4")
    assert options(match) == ["and green-1", "enough"]
    play(match, "and green-1")
    assert hand(match) == {"green": [1], "blue": [4]}
    assert asked(match) == ("act", 1)


def test_cards_are_chosen_in_the_order_in_which_they_lie() -> None:
    match = play(table(display=OPEN), "take green-1")
    assert options(match) == ["and yellow-3", "enough"]
    assert refusal(match, take={"cards": ["blue-4", "green-1"]}) == "chosen-already"


def test_a_card_with_which_nothing_goes_is_taken_at_once() -> None:
    match = play(table(display=OPEN), "take orange-7")
    assert hand(match) == {"orange": [7]}
    assert asked(match) == ("act", 1)


def test_cards_worth_six_are_too_much() -> None:
    match = table(display=("green-2", "blue-4", "blue-3", "orange-1"))
    assert refusal(match, take={"cards": ["blue-4", "green-2"]}) == "take-too-much"
    assert refusal(match, take={"cards": ["blue-3", "green-2"]}) is None
    assert refusal(match, take={"cards": ["blue-3", "green-2", "orange-1"]}) == "take-too-much"


def test_one_card_alone_though_another_fits() -> None:
    match = play(table(display=OPEN), "take green-1", "enough")
    assert hand(match) == {"green": [1]}


def test_equal_cards_are_offered_once() -> None:
    match = table(display=("green-1", "green-1", "green-1", "blue-2"))
    assert options(match) == ["take green-1", "take blue-2"]
    play(match, "take green-1", "and green-1")
    assert options(match) == ["and green-1", "and blue-2", "enough"]


def test_the_display_is_filled_up_only_at_the_end_of_the_turn() -> None:
    match = play(table(display=OPEN), "take blue-4", "enough")
    cards = match.view()["display"]
    assert cards[:3] == ["green-1", "yellow-3", "orange-7"]
    assert len(cards) == 4


def test_a_half_made_choice_is_not_seen_by_others() -> None:
    match = play(table(display=OPEN), "take blue-4")
    assert match.known(1)["pending"][0] == {"act": {"seat": 0, "again": 0}}
    assert match.known(0)["pending"][0] == {"take": {"seat": 0, "again": 0, "picked": 1}}


# Buying


def shop(hand: str = "blue 4 5 6 7 9, green 5") -> Match:
    """A garden of price 10 on the blue slot."""
    return table(player(hand=hand), market=FULL)


@pytest.mark.parametrize(
    ("vector", "slot", "cards", "reason"),
    [
        ("X2.1", 3, ["blue-4", "blue-7"], None),
        ("X2.2", 3, ["blue-4", "blue-6"], None),
        ("X2.3", 3, ["blue-9"], "too-little"),
        ("X2.4", 3, ["blue-5", "green-5"], "wrong-currency"),
        ("X2.5", 2, ["blue-4", "blue-6"], "wrong-currency"),
        ("", 3, ["blue-8", "blue-9"], "not-in-hand"),
        ("", 3, ["blue-9", "blue-9"], "not-in-hand"),
        ("R7", 3, ["blue-4", "blue-7", "blue-9"], None),
    ],
)
def test_paying(vector: str, slot: int, cards: list[str], reason: str) -> None:
    assert refusal(shop(), buy={"slot": slot, "cards": cards}) == reason


def test_overpaying_gives_no_change_and_no_further_action() -> None:
    match = pay(shop(), "garden-10c", 4, 7)
    assert asked(match) == ("choose_tile", 0)
    assert hand(match) == {"green": [5], "blue": [5, 6, 9]}
    assert match.view()["discard"] == {"blue": [4, 7]}


def test_paying_exactly_gives_another_action() -> None:
    match = pay(shop(), "garden-10c", 4, 6)
    assert asked(match) == ("act", 0)
    assert "finish" in options(match)
    assert match.view()["held"][0]["tile"] == "garden-10c"
    assert market(match)[2] is None


def test_who_could_pay_exactly_but_does_not_has_no_further_action() -> None:
    assert asked(pay(shop(), "garden-10c", 5, 6)) == ("choose_tile", 0)


def test_only_what_can_still_reach_the_price_is_offered() -> None:
    match = play(shop(hand="blue 1 2 9"), "buy garden-10c")
    assert options(match) == ["pay 1", "pay 2"]
    play(match, "pay 1")
    assert options(match) == ["pay 2", "pay 9"]
    play(match, "pay 9")
    assert options(match) == ["enough"]


def test_cards_are_chosen_from_the_smallest_up() -> None:
    match = play(shop(hand="blue 3 3 7 7"), "buy garden-10c", "pay 7")
    assert options(match) == ["pay 7"]


def test_only_tiles_that_can_be_paid_are_offered() -> None:
    assert [word for word in options(shop()) if word.startswith("buy")] == ["buy garden-10c"]
    assert refusal(shop(), buy={"slot": 1}) == "too-little"
    assert refusal(table(market="- - - -"), buy={"slot": 1}) == "slot-empty"


def test_a_chain_of_exact_payments_buys_the_whole_market() -> None:
    start = player(hand="yellow 5, green 4 5, blue 8, orange 6 7")
    match = table(start, market="pavilion-5 arcades-9 chambers-8 tower-13")
    pay(match, "pavilion-5", 5)  # X3.1
    pay(match, "arcades-9", 4, 5)  # X3.2
    pay(match, "chambers-8", 8)  # X3.3
    pay(match, "tower-13", 6, 7)  # X3.4
    assert market(match) == [None] * 4
    assert [word.split()[0] for word in options(match)] == ["take"] * 4 + ["finish"]
    play(match, "finish")
    assert options(match) == ["pavilion-5", "arcades-9", "chambers-8", "tower-13"]
    for name in ("tower-13", "pavilion-5", "arcades-9", "chambers-8"):
        play(match, name, "reserve")
    assert None not in market(match)
    assert asked(match) == ("act", 1)


def test_overpaying_in_the_chain_ends_the_actions() -> None:
    start = player(hand="yellow 5, green 4 6, blue 8")
    match = table(start, market="pavilion-5 arcades-9 chambers-8 tower-13")
    pay(match, "pavilion-5", 5)
    pay(match, "arcades-9", 4, 6)
    assert asked(match) == ("choose_tile", 0)
    assert options(match) == ["pavilion-5", "arcades-9"]


def test_the_extra_action_may_be_any_of_the_three() -> None:
    match = pay(table(player("fountain garden-11", hand="blue 4 6"), market="- - garden-10c -"), "garden-10c", 4, 6)
    assert {word.split()[0] for word in options(match)} == {"take", "remove", "finish"}


# Finishing and passing


def test_the_first_action_is_compulsory() -> None:
    assert refusal(table(), finish={}) == "must-act"
    assert "finish" not in options(table())


def poor_table(passes: int) -> Match:
    """Seat 0 has nothing; seat 1 holds all the money there is."""
    rich = {colour: [value for value in range(1, 10) for _ in range(3)] for colour in CURRENCIES}
    others = [{"hand": rich}, {}]
    return table(player(), *others, market=FULL, display=(), piles=[], scoring_cards=2, passes=passes)


def test_who_can_do_nothing_at_all_passes() -> None:
    match = poor_table(0)
    assert options(match) == ["pass"]
    assert refusal(match, finish={}) is None
    play(match, "pass")
    assert asked(match) == ("act", 1)
    assert match.position()["passes"] == 1


def test_when_all_pass_in_a_row_the_game_ends() -> None:
    match = play(poor_table(2), "pass")
    assert "last_turn" in kinds(match)


def test_any_action_ends_a_row_of_passes() -> None:
    match = pay(play(poor_table(0), "pass"), "pavilion-8", 9)
    assert match.position()["passes"] == 0


# Redesigning


def test_a_tile_is_added_from_the_reserve() -> None:
    match = play(table(player(reserve="pavilion-7")), "use pavilion-7", "at 1,0")
    assert drawing(match) == ["fountain pavilion-7"]
    assert reserve(match) == []
    assert asked(match) == ("act", 1)


def test_a_tile_is_removed_to_the_reserve() -> None:
    match = play(table(player("fountain pavilion-7")), "remove pavilion-7")
    assert drawing(match) == ["fountain"]
    assert reserve(match) == ["pavilion-7"]


def test_a_swapped_tile_takes_exactly_the_place_of_the_old_one() -> None:
    match = table(player("fountain pavilion-7 . \n garden-11 . .", reserve="pavilion-8 pavilion-2"))
    play(match, "use pavilion-8", "for pavilion-7")
    assert drawing(match) == ["fountain pavilion-8", "garden-11 ."]
    assert reserve(match) == ["pavilion-2", "pavilion-7"]


def test_a_tile_of_the_reserve_that_fits_nowhere_is_not_offered() -> None:
    drawn = """
    pavilion-6 garden-10a
    fountain   .
    """
    words = options(table(player(drawn, reserve="pavilion-2 pavilion-3")))
    assert "use pavilion-3" in words
    assert "use pavilion-2" not in words


def test_a_bought_tile_cannot_be_used_before_the_end_of_the_turn() -> None:
    match = pay(table(player(hand="blue 4 6"), market="- - garden-10c -"), "garden-10c", 4, 6)
    assert refusal(match, build={"tile": "garden-10c", "x": 1, "y": 0}) == "not-in-reserve"


def test_a_removed_tile_frees_its_place_for_a_bought_one() -> None:
    start = player("fountain pavilion-7", hand="blue 4 6, green 9")
    match = table(start, market="- seraglio-9 garden-10c -")
    pay(match, "garden-10c", 4, 6)
    pay(match, "seraglio-9", 9)
    play(match, "remove pavilion-7")
    assert asked(match) == ("choose_tile", 0)
    play(match, "garden-10c", "at 1,0", "seraglio-9", "reserve")
    assert drawing(match) == ["fountain garden-10c"]
    assert reserve(match) == ["pavilion-7", "seraglio-9"]


def test_redesigning_gives_no_further_action() -> None:
    start = player("fountain pavilion-7", hand="blue 4 6, green 9")
    match = pay(table(start, market="- seraglio-9 garden-10c -"), "garden-10c", 4, 6)
    assert asked(play(match, "remove pavilion-7"))[0] == "choose_tile"


# Placing at the end of the turn


def placing(alhambra: str, *held: str, seats: int = 3) -> Match:
    """Seat 0 places tiles it has bought."""
    pending = [{"choose_tile": {"seat": 0, "give": 1 if seats == 2 else 0}}]
    return table(player(alhambra), held=list(held), pending=pending, seats=seats)


def test_an_earlier_tile_may_make_a_later_one_possible() -> None:
    match = placing("fountain", "tower-12", "arcades-4")
    assert options(play(match, "arcades-4")) == ["at 1,0", "reserve"]
    match.undo()
    play(match, "tower-12", "at 0,1", "arcades-4")
    assert options(match) == ["at 1,1", "at 1,0", "reserve"]


def test_with_more_than_two_players_nothing_is_given_away() -> None:
    match = placing("fountain", "tower-12")
    assert refusal(match, give={"tile": "tower-12"}) == "no-gift"
    assert refusal(match, reserve={"tile": "tower-12"}) is None
    assert refusal(match, reserve={"tile": "tower-13"}) == "not-bought"


def test_with_two_players_each_bought_tile_may_be_given_away() -> None:
    match = placing("fountain", "tower-12", "garden-11", seats=2)
    play(match, "tower-12", "give", "garden-11", "reserve")
    assert "tower-12" in [tile["tile"] for tile in match.view()["imaginary"]["tiles"]]
    assert reserve(match) == ["garden-11"]


def test_nothing_else_is_asked_while_tiles_are_placed() -> None:
    match = placing("fountain", "tower-12")
    assert refusal(match, take={"cards": ["yellow-9"]}) == "asked-else"
    assert refusal(match, buy={"slot": 1}) == "asked-else"
    assert refusal(match, remove={"tile": "fountain"}) == "asked-else"
    assert refusal(match, finish={}) == "asked-else"


def test_the_order_chosen_can_be_taken_back() -> None:
    match = play(placing("fountain", "tower-12", "garden-11"), "tower-12")
    assert refusal(match, build={"tile": "garden-11", "x": 1, "y": 0}) == "chosen-already"
    match.undo()
    assert options(match) == ["garden-11", "tower-12"]


def test_an_action_is_taken_back_before_the_turn_ends() -> None:
    match = shop()
    before = match.position()
    pay(match, "garden-10c", 4, 6)
    for _ in range(4):
        match.undo(0)
    assert match.position() == before
