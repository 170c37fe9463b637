"""Section 10 of the rules: the silver amulet."""

from __future__ import annotations

import pytest

from silver_table import (
    amulet,
    amulet_on,
    asked,
    cards,
    dealt,
    drawn,
    ended,
    exchange,
    free_options,
    idle_turn,
    last,
    last_turn,
    look_around,
    options,
    own_options,
    play,
    power,
    table,
    targets,
    village,
)


def test_in_the_first_round_nobody_may_place_it() -> None:  # R26
    assert free_options(look_around(dealt(2))) == []


def test_a_holder_who_won_it_by_a_call_may_place_it() -> None:  # R27
    assert free_options(table("d5 d6", holder=0, active=True)) == ["amulet 1", "amulet 2"]


def test_a_holder_who_got_it_without_a_call_may_not_place_it() -> None:  # R27
    assert free_options(table("d5 d6", holder=0)) == []


def test_a_table_may_let_any_holder_place_it() -> None:  # R27
    assert free_options(table("d5 d6", holder=0, any_holder=True)) == ["amulet 1", "amulet 2"]
    assert free_options(table("d5 d6", holder=1, any_holder=True)) == []
    assert free_options(table("d5 d6", any_holder=True)) == []


def test_it_is_placed_on_any_own_card_face_up_or_face_down() -> None:
    match = table("d5 u6 u3>0 d7", holder=0, active=True)
    assert [word for word in free_options(match) if "amulet" in word] == [f"amulet {place}" for place in range(1, 5)]


def test_placing_it_does_not_use_up_the_turn() -> None:
    match = table("d5 d6", holder=0, active=True)
    play(match, "amulet 2")
    assert amulet_on(match) == 1
    assert asked(match) == ("act", 0)


def test_it_is_placed_at_most_once_a_round_and_does_not_move() -> None:
    match = table("d5 d6", "d7 d7", holder=0, active=True, top="1 1 1")
    play(match, "amulet 2", "draw", "discard")
    idle_turn(match)
    assert asked(match) == ("act", 0)
    assert free_options(match) == []


def test_placing_it_is_optional() -> None:
    match = table("d5 d6", holder=0, active=True, top="1")
    play(match, "draw", "discard", "finish")
    assert amulet_on(match) is None
    assert asked(match) == ("act", 1)


def test_it_leaves_the_card_at_the_end_of_the_round_and_the_card_counts() -> None:
    match = last_turn("d5 d6*", "d9 d9", holder=0, active=True)
    assert last(match) == [11, 18]
    assert amulet_on(match) is None
    assert amulet(match) == (0, True)


def test_it_may_be_placed_again_in_the_next_round() -> None:
    match = look_around(last_turn("d5 d6*", "d9 d9", holder=0, active=True))
    assert free_options(match) == [f"amulet {place}" for place in range(1, 6)]


def test_a_rascal_under_the_amulet_still_works() -> None:  # E39
    match = table("u4* d2 d9", "d8 d8", top="5 6", holder=0, active=True)
    play(match, "draw", "more", "pick 1")
    assert own_options(match) == ["discard", "exchange 2", "exchange 3"]
    exchange(match, 1, 2)
    assert village(match) == "u4* d2 d9 d5"


def test_a_card_under_the_amulet_cannot_be_robbed() -> None:  # E39
    assert targets(power(12, "d8 d8", "u4* d2 d9", holder=1)) == ["rob b2", "rob b3"]


def test_an_empath_under_the_amulet_still_looks() -> None:
    assert free_options(table("u2* d9", holder=0)) == ["empath 2"]


def test_a_squire_under_the_amulet_still_works() -> None:
    match = table("u1* d9", top="2 4", holder=0)
    play(match, "draw", "discard")
    assert match.view()["display"] == [4]


def test_a_villager_under_the_amulet_still_meets_the_other() -> None:
    match = power(6, "u0* d9", "d0 d8", holder=0)
    play(match, "reveal b1")
    assert ended(match) == "villagers_meet"


def test_a_robber_may_place_the_amulet_on_the_card_taken_and_then_not_look() -> None:
    match = power(12, "d9 d8", "d7", holder=0, active=True)
    play(match, "rob b1 1", "amulet 1")
    assert options(match) == ["decline"]


# The only card


def only_card(number: int, row: str = "d9*", other: str = "d8 d8 u2") -> object:
    """The question after drawing and discarding this card with the amulet on one's only card."""
    match = power(number, row, other, holder=0, active=True, discard="2 4", top="5")
    return asked(match)


def test_with_the_amulet_on_the_only_card_there_is_no_exchange() -> None:
    match = table("d9*", holder=0, active=True, discard="4", display="6")
    assert options(match) == ["draw", "call", "shown 1"]
    shown = match.copy()
    play(match, "draw")
    assert options(match) == ["discard"]
    play(shown, "shown 1")
    assert options(shown) == ["discard"]


@pytest.mark.parametrize("number", [5, 7, 10, 12])
def test_powers_that_need_the_own_village_cannot_be_used(number: int) -> None:
    assert only_card(number) == ("act", 1)


@pytest.mark.parametrize("number", [6, 8, 9])
def test_powers_on_opponents_can_be_used(number: int) -> None:
    match = power(number, "d9*", "d8 d8 u2", holder=0, active=True)
    assert cards(match) == ["b1", "b2"]


def test_a_witch_can_be_used_only_with_an_opponents_card() -> None:  # R30
    match = power(11, "d9*", "d8 d8 u2", holder=0, active=True, top="5")
    play(match, "conjure")
    assert options(match) == ["bewitch b1", "bewitch b2", "bewitch b3"]


def test_a_witch_without_any_target_cannot_be_used() -> None:
    assert only_card(11, other="u3") == ("act", 1)


def test_a_rascal_on_the_only_card_still_works() -> None:
    match = table("u4*", holder=0, top="5 6")
    play(match, "draw")
    assert asked(match) == ("draw_more", 0)


@pytest.mark.parametrize("number", [2, 3])
def test_an_empath_or_bodyguard_on_the_only_card_has_no_target(number: int) -> None:
    assert free_options(table(f"u{number}*", holder=0)) == []


def test_placing_it_on_the_only_card_while_a_master_waits_leaves_only_declining() -> None:
    match = power(10, "d9", holder=0, active=True, discard="4")
    play(match, "amulet 1")
    assert options(match) == ["decline"]


def test_placing_it_on_the_only_card_while_holding_leaves_only_discarding() -> None:
    match = drawn(4, "d9", holder=0, active=True)
    play(match, "amulet 1")
    assert options(match) == ["discard"]
