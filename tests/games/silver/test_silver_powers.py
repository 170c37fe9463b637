"""Section 9 of the rules, powers 5 to 12: cards that are drawn and discarded at once."""

from __future__ import annotations

import pytest

from mizban.core.state import Ask
from mizban.games.silver.data import NAMES
from mizban.games.silver.steps import POWERS, STEPS
from mizban.games.silver.steps.exchange import DISCARDED
from mizban.games.silver.steps.powers import Expose
from silver_table import (
    asked,
    begin,
    deck,
    discard,
    display,
    ended,
    exchange,
    faces,
    free_options,
    heard,
    last,
    next_cards,
    options,
    own_options,
    play,
    power,
    table,
    targets,
    village,
)

# 5 Exposer


def test_an_exposer_turns_up_one_own_face_down_card() -> None:
    match = power(5, "d8 u9 d6*", holder=0)
    assert own_options(match) == ["decline", "show 1"]
    play(match, "show 1")
    assert village(match) == "u8 u9 d6*"
    assert faces(match, 1) == "8 9 ?"


def test_a_power_turned_up_by_an_exposer_works_at_once() -> None:
    match = power(5, "d2 d9")
    play(match, "show 1")
    assert free_options(match) == ["empath 2"]


def test_a_card_five_to_twelve_turned_up_has_no_power() -> None:
    match = power(5, "d12 d9", "d8")
    play(match, "show 1")
    assert asked(match) == ("act", 1)


# 6 Revealer


def test_a_revealer_turns_up_a_face_down_card_of_an_opponent_only() -> None:  # R19
    match = power(6, "d8 d9", "d2 u10", "d5 d7")
    assert own_options(match) == ["decline", "reveal b1", "reveal c1", "reveal c2"]
    play(match, "reveal b1")
    assert village(match, 1) == "u2 u10"
    assert asked(match) == ("act", 1)


def test_what_a_revealer_turns_up_works_for_its_owner() -> None:
    match = power(6, "d8 d9", "d2 d10")
    play(match, "reveal b1")
    assert free_options(match) == ["empath 2"]
    assert asked(match) == ("act", 1)


def test_a_squire_turned_up_by_a_revealer_works_for_all() -> None:
    match = power(6, "d8 d9", "d1 d10", top="4")
    play(match, "reveal b1")
    assert display(match) == [4]


# 7 Beholder


def test_a_beholder_looks_at_two_own_cards_which_stay_face_down() -> None:
    match = power(7, "d8 u9 d6 d5")
    assert own_options(match) == ["decline", "behold 1", "behold 3", "behold 4"]
    play(match, "behold 3")
    assert own_options(match) == ["decline", "behold 1", "behold 4"]
    play(match, "behold 1")
    assert village(match) == "d8 u9 d6 d5"
    assert faces(match, 0) == "8 9 6 ?"
    assert asked(match) == ("act", 1)


def test_a_beholder_may_look_at_only_one() -> None:  # R20
    match = power(7, "d8 d9 d6")
    play(match, "behold 3", "decline")
    assert faces(match, 0) == "? ? 6"
    assert asked(match) == ("act", 1)


def test_a_beholder_with_one_target_looks_at_one() -> None:  # R20
    match = power(7, "d8 u9 u6")
    play(match, "behold 1")
    assert asked(match) == ("act", 1)


# 8 Apprentice Seer, 9 Seer


def test_an_apprentice_seer_looks_at_one_card_of_an_opponent() -> None:
    match = power(8, "d8 d9", "d2 u10 d6")
    assert own_options(match) == ["decline", "spy b1", "spy b3"]
    play(match, "spy b3")
    assert village(match, 1) == "d2 u10 d6"
    assert faces(match, 0, 1) == "? 10 6"
    assert faces(match, 1, 1) == "? 10 ?"


def test_a_seer_looks_at_any_one_face_down_card() -> None:
    match = power(9, "d8 u9 u3>0", "d2 u10 d6")
    assert own_options(match) == ["decline", "spy 1", "spy b1", "spy b3"]
    play(match, "spy 1")
    assert faces(match, 0) == "8 9 3"
    assert faces(match, 1) == "? 9 3"


# 10 Master


def test_a_master_takes_a_card_of_the_discard_pile() -> None:  # E29
    match = power(10, "d7 d7 d3 d10", discard="12 1 9", top="8")
    assert options(match) == ["decline", "search 1", "search 2", "search 3"]
    play(match, "search 2")
    exchange(match, 0, 1, at=0)
    assert village(match) == "u1 d3 d10"
    assert discard(match) == [12, 9, 10, 7, 7]
    assert display(match) == [8]


def test_a_master_may_take_nothing() -> None:  # E30
    match = power(10, "d7 d7 d3 d10", discard="12 11 9")
    play(match, "decline")
    assert discard(match) == [12, 11, 9, 10]
    assert asked(match) == ("act", 1)


def test_a_master_cannot_take_itself_but_an_older_master() -> None:  # R21
    assert targets(power(10, "d7 d7", discard="12 10")) == ["search 1", "search 2"]


def test_a_master_finds_nothing_in_an_empty_pile() -> None:  # R41
    match = power(10, "d7 d7 d3 d10")
    assert asked(match) == ("act", 1)
    assert discard(match) == [10]


@pytest.mark.parametrize("number", range(5, 13))
def test_a_card_taken_by_a_master_gives_no_power(number: int) -> None:
    match = power(10, "d2 d4", discard=f"{number} 1")
    play(match, "search 1")
    assert "discard" not in options(match)
    exchange(match, 0)
    assert asked(match) == ("act", 1)
    assert village(match) == f"u{number} d4"


def test_a_master_whose_exchange_fails_adds_the_card_face_up() -> None:
    match = power(10, "d7 d6 d5", discard="8", top="12")
    play(match, "search 1")
    exchange(match, 0, 1, 2)
    assert village(match) == "d7 d6 d5 u8 d12"
    assert discard(match) == [10]


# 11 Witch


def test_a_witch_exchanges_the_top_card_with_one_of_an_opponent_face_down() -> None:  # R23
    match = power(11, "d7 d7", "u9 d8", top="12 2")
    before = deck(match)
    play(match, "conjure")
    assert match.view(0)["hand"] == [12]
    assert options(match) == ["bewitch b1", "bewitch b2", "exchange 1", "exchange 2"]
    play(match, "bewitch b1")
    assert village(match, 1) == "d12 d8"
    assert discard(match) == [11, 9]
    assert (next_cards(match), deck(match)) == ("2", before - 1)
    assert faces(match, 0, 1) == "12 ?"
    assert faces(match, 1, 1) == "? ?"
    assert asked(match) == ("act", 1)  # the discarded Seer does not work


def test_with_direction_same_a_witchs_card_lies_as_the_opponents_lay() -> None:  # R23, the other reading
    for target, row in (("bewitch b1", "u12 d8"), ("bewitch b2", "u9 d12")):
        match = power(11, "d7 d7", "u9 d8", top="12 2", options={"direction": "same"})
        play(match, "conjure", target)
        assert village(match, 1) == row


def test_with_direction_same_a_witch_may_let_the_villagers_meet() -> None:
    match = power(11, "u0 d7", "u9 d8", top="0 2", options={"direction": "same"})
    play(match, "conjure", "bewitch b1")
    assert ended(match) == "villagers_meet"


def test_a_witch_exchanges_the_top_card_with_own_cards_face_down() -> None:
    match = power(11, "d7 u7 d9", top="2")
    play(match, "conjure")
    exchange(match, 0, 1, at=1)
    assert village(match) == "d2 d9"
    assert discard(match) == [11, 7, 7]
    assert faces(match, 0) == "2 ?"
    assert faces(match, 1) == "? ?"


def test_a_witch_whose_exchange_of_three_fails_costs_an_extra_card() -> None:
    match = power(11, "d7 d6 d9", top="2 5")
    play(match, "conjure")
    exchange(match, 0, 1, 2)
    assert village(match) == "d7 d6 d9 d2 d5"
    assert faces(match, 0) == "7 6 9 2 ?"


def test_a_witch_may_be_declined_only_before_the_look() -> None:  # R22
    match = power(11, "d7 d7", top="2")
    assert options(match) == ["decline", "conjure"]
    play(match, "conjure")
    assert "decline" not in options(match)
    assert "discard" not in options(match)


def test_a_witch_needs_a_deck() -> None:  # R22
    match = table("d7 d7", "d8 u1", top="11", deck=1, display="4")
    play(match, "draw", "discard")
    assert asked(match) == ("act", 1)


def test_a_witch_sees_a_card_that_a_rascal_put_back() -> None:
    match = power(11, "d7 d7", top="2@1")
    play(match, "conjure", "bewitch b1")
    assert faces(match, 1, 1)[0] == "2"


def test_links_to_a_replaced_card_are_impossible_for_it_is_protected() -> None:
    match = power(11, "d7 d7", "u3>1 d8 d9", top="2")
    play(match, "conjure")
    assert options(match)[0] == "bewitch b3"


# 12 Robber


def test_a_robber_swaps_two_cards_which_keep_their_orientation() -> None:  # E32, R24
    match = power(12, "d12 d3 d5", "u4 d8 d1", top="1 1 1")
    begin(match, "rob b1")
    assert options(match) == ["rob 1", "rob 2", "rob 3"]
    play(match, "rob b1 1")
    assert village(match) == "u4 d3 d5"
    assert village(match, 1) == "d12 d8 d1"
    assert faces(match, 1, 1) == "? ? ?"
    assert asked(match) == ("act", 1)  # a face-up card needs no look
    assert discard(match) == [12]


def test_a_robbed_rascal_works_from_the_next_draw_on() -> None:  # E32
    match = power(12, "d12 d3 d5", "u4 d8 d1", top="1 1 1")
    play(match, "rob b1 1", "draw", "discard", "draw")
    assert asked(match) == ("draw_more", 0)


def test_a_robber_may_look_at_the_card_taken() -> None:  # E33
    match = power(12, "d12@0 d3", "d8 d1@1")
    play(match, "rob b2 1")
    assert options(match) == ["decline", "inspect"]
    play(match, "inspect")
    assert (village(match), village(match, 1)) == ("d1 d3", "d8 d12")
    assert (faces(match, 0), faces(match, 0, 1)) == ("1 ?", "? 12")
    assert (faces(match, 1), faces(match, 1, 1)) == ("1 ?", "? ?")


def test_a_robber_need_not_look() -> None:  # R24
    match = power(12, "d12 d3", "d8 d1")
    play(match, "rob b2 1", "decline")
    assert faces(match, 0) == "? ?"
    assert asked(match) == ("act", 1)


def test_a_robber_may_give_a_face_up_card() -> None:
    match = power(12, "u9 d3", "d8 d1")
    play(match, "rob b2 1", "decline")
    assert (village(match), village(match, 1)) == ("d1 d3", "d8 u9")


def test_all_see_the_two_slots_and_whether_the_robber_looked() -> None:
    match = power(12, "d12 d3", "d8 d1", "d9")
    play(match, "rob b2 1", "inspect")
    assert heard(match, "robbed", 2) == [{"kind": "robbed", "seat": 0, "place": 1, "other": 1, "other_place": 2}]
    assert heard(match, "looked", 2) == [{"kind": "looked", "seat": 0, "other": 0, "place": 1, "card": None}]


def test_a_caller_is_hit_in_the_last_turns() -> None:  # E36
    match = table("d1 d2", "d4 d1 d1", top="12 9")
    play(match, "call", "draw", "discard", "rob a1 1", "decline")
    assert last(match) == [16, 3]


# 13 Doppelganger


def test_a_doppelganger_drawn_and_discarded_does_nothing() -> None:  # E12
    match = power(13, "d7 d7")
    assert asked(match) == ("act", 1)
    assert village(match) == "d7 d7"


# In general


def test_the_table_of_powers_names_where_each_is_carried_out() -> None:
    assert tuple(POWERS) == NAMES
    assert {NAMES[number]: begins for number, begins in DISCARDED.items()} == {
        name: POWERS[name][0] for name in NAMES[5:13]
    }
    in_table = {step for steps in POWERS.values() for step in steps}
    asked_by_powers = {step for step in STEPS if step.__module__ == Expose.__module__ and issubclass(step, Ask)}
    assert asked_by_powers <= in_table


@pytest.mark.parametrize("number", range(5, 13))
def test_a_power_begins_with_the_question_in_the_table(number: int) -> None:
    match = power(number, "d5 d9", "d8 d8", discard="2")
    assert type(match.question()) is POWERS[NAMES[number]][1]


@pytest.mark.parametrize("number", range(5, 13))
def test_the_card_is_discarded_before_its_power_is_carried_out(number: int) -> None:
    match = power(number, "d5 d9", "d8 d8", discard="2")
    assert asked(match)[0] != "act"
    assert discard(match) == [2, number]
