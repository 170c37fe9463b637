"""Section 9 of the rules, powers 0 to 4: cards that work while they are face-up."""

from __future__ import annotations

import pytest

from silver_table import (
    amulet,
    asked,
    begin,
    deck,
    discard,
    display,
    drawn,
    ended,
    exchange,
    faces,
    free_options,
    heard,
    idle_turn,
    kinds,
    known_top,
    last,
    next_cards,
    options,
    own_options,
    play,
    power,
    table,
    village,
)

# 0 Villager


def test_two_villagers_end_the_round_at_once() -> None:  # E13
    match = power(5, "d0 d6 d6 d2", "u0 d8 d3 u1", display="", top="9")
    play(match, "show 1")
    assert ended(match) == "villagers_meet"
    assert "displayed" not in kinds(match)


def test_two_villagers_without_a_caller_are_scored_plainly() -> None:  # E13
    match = power(5, "d0 d6 d6 d2", "u0 d8 d3")
    play(match, "show 1")
    assert last(match) == [14, 11]
    assert amulet(match) == (1, False)


def test_villagers_in_the_same_village_meet() -> None:
    match = power(5, "d0 d6 u0 d2")
    play(match, "show 1")
    assert ended(match) == "villagers_meet"


def test_villagers_meet_by_a_revealer() -> None:
    match = power(6, "u0 d6", "d9 d0")
    play(match, "reveal b2")
    assert ended(match) == "villagers_meet"


def test_villagers_meet_by_a_revealer_in_a_village_that_has_one() -> None:
    match = power(6, "d6", "u0 d0")
    play(match, "reveal b2")
    assert ended(match) == "villagers_meet"


@pytest.mark.parametrize("slots", [(1,), (1, 2), (1, 3)])
def test_villagers_meet_by_the_discard_pile(slots: tuple[int, ...]) -> None:
    match = table("d2 d6 d6 d7", "u0 d9", discard="0")
    play(match, "take")
    exchange(match, *slots, at=1 if slots == (1, 2) else None)
    assert ended(match) == "villagers_meet"


@pytest.mark.parametrize("slots", [(1,), (1, 2), (1, 3)])
def test_villagers_meet_by_the_display(slots: tuple[int, ...]) -> None:
    match = table("d2 d6 d6 d7", "u0 d9", display="0")
    play(match, "shown 1")
    exchange(match, *slots, at=1 if slots == (1, 2) else None)
    assert ended(match) == "villagers_meet"


@pytest.mark.parametrize("slots", [(1,), (1, 2), (1, 3)])
def test_villagers_meet_by_a_master(slots: tuple[int, ...]) -> None:
    match = power(10, "d2 d6 d6 d7", "u0 d9", discard="0 8")
    play(match, "search 1")
    exchange(match, *slots, at=1 if slots == (1, 2) else None)
    assert ended(match) == "villagers_meet"


def test_a_villager_from_the_deck_is_face_down_and_meets_nobody() -> None:
    match = drawn(0, "d2 d6", "u0 d9")
    exchange(match, 1)
    assert ended(match) is None


def test_a_robber_does_not_make_villagers_meet() -> None:
    match = power(12, "d0 d6", "u0 d9")
    play(match, "rob b1 2")
    assert village(match) == "d0 u0"
    assert ended(match) is None


def test_villagers_in_the_discard_pile_or_the_display_do_not_count() -> None:
    assert ended(power(0, "u0 d6")) is None
    refilled = drawn(2, "u0 u1 d6", top="0")
    play(refilled, "discard")
    assert display(refilled) == [0]
    assert ended(refilled) is None


def test_villagers_elsewhere_do_not_count() -> None:  # E14
    for number, continuation in enumerate("abc"):
        match = power(0, "d6 d7 d7 d9 d9", "u0 d8 d3", top="4")
        assert ended(match) is None
        play(match, "draw" if continuation == "a" else "take")
        if continuation == "a":
            play(match, "discard")
            assert discard(match) == [0, 4]
        else:
            exchange(match, number - 1)
        if continuation == "b":
            assert village(match, 1) == "u0 d8 d3"
            assert discard(match) == [0]
        assert ended(match) == ("villagers_meet" if continuation == "c" else None)


def test_villagers_meet_in_a_last_turn_and_the_caller_is_still_judged() -> None:  # R32
    match = table("d0 d6", "u0 d2", "d9 d9", top="5", caller=1)
    play(match, "draw", "discard", "show 1")
    assert ended(match) == "villagers_meet"
    assert last(match) == [6, 0, 18]
    assert amulet(match) == (1, True)


def test_a_failed_caller_is_judged_when_villagers_meet() -> None:
    match = table("d0 d1", "u0 d2", "d9 d9", top="5", caller=1)
    play(match, "draw", "discard", "show 1")
    assert last(match) == [1, 12, 18]


# 1 Squire


def test_a_squire_turned_up_adds_a_card_at_the_end_of_that_turn() -> None:  # E18, R09
    match = power(5, "d1 u2 d6 d7", top="9")
    play(match, "show 1")
    assert asked(match) == ("finish", 0)
    assert display(match) == []
    play(match, "finish")
    assert display(match) == [9]


def test_the_display_is_as_large_as_there_are_squires_in_all_villages() -> None:
    match = table("u1 d6", "u1 u1", top="2 4 4 5")
    play(match, "draw", "discard")
    assert display(match) == [4, 4, 5]


def test_the_display_is_refilled_at_the_end_of_every_turn() -> None:
    match = table("d6 d6", "u1 d7", top="2 4 5", display="")
    play(match, "draw", "discard")
    assert display(match) == [4]
    play(match, "shown 1", "discard")
    assert display(match) == [5]


def test_the_display_is_never_reduced() -> None:
    match = drawn(2, "u1 d6", display="4 8")
    exchange(match, 0)
    assert display(match) == [4, 8]
    play(match, "shown 1", "discard")
    assert display(match) == [8]


def test_a_squire_turned_down_leaves_its_card_lying() -> None:
    match = drawn(2, "u1 d6", display="4", top="9")
    exchange(match, 0, 1)
    assert village(match) == "d1 d6 d2"
    assert display(match) == [4]


def test_taken_cards_are_replaced_only_up_to_the_squires() -> None:
    match = table("u1 d6", "d7", display="4 8", top="9")
    play(match, "shown 2", "discard", "decline")
    assert display(match) == [4]


def test_a_face_down_squire_does_nothing() -> None:
    match = table("d1 d6", top="2 9")
    play(match, "draw", "discard")
    assert display(match) == []


def test_as_many_are_displayed_as_the_deck_has() -> None:
    match = table("u1 u1 u1 d6", top="2 4", deck=2)
    play(match, "draw", "discard")
    assert (display(match), deck(match)) == ([4], 0)


def test_any_player_may_take_a_display_card() -> None:
    assert "shown 1" in options(table("u1 d6", "d7", display="4", turn=1))


def test_with_an_empty_deck_the_round_goes_on_until_the_display_is_empty() -> None:
    match = table("u1 d6", "d7", display="4 4", deck=0)
    play(match, "shown 1", "discard")
    assert ended(match) is None
    assert own_options(match)[-1] == "shown 1"
    play(match, "shown 1", "discard")
    assert ended(match) == "deck_empty"


def test_the_display_is_not_the_discard_pile() -> None:
    assert "take" not in options(table("u1 d6", display="4"))
    assert asked(power(10, "d6 d7", display="4")) == ("act", 1)


def test_nobody_sees_a_card_before_it_is_displayed() -> None:
    match = table("u1 d6", top="2 9")
    assert known_top(match, 0) == "? ?"
    assert known_top(match, 1) == "? ?"


def test_refills_are_blind_also_for_a_card_a_rascal_put_back() -> None:
    match = table("u4 u1 d6", top="9 2 6")
    play(match, "draw", "more", "pick 2", "discard")
    assert display(match) == [9]


# 2 Empath


def test_an_empath_looks_once_a_turn_but_not_under_the_amulet() -> None:  # E22
    match = table("u2 d9 d5 d7*", holder=0, active=True)
    assert free_options(match) == ["empath 2", "empath 3"]
    play(match, "empath 3")
    assert faces(match, 0) == "2 ? 5 ?"
    assert faces(match, 1) == "2 ? ? ?"
    assert free_options(match) == []
    assert "call" not in options(match)


def test_two_empaths_allow_two_looks() -> None:  # E22, R15
    match = table("u2 u2 d9 d5")
    play(match, "empath 3", "empath 3")
    assert free_options(match) == []
    match = table("u2 u2 d9 d5")
    play(match, "empath 3", "empath 4")
    assert faces(match, 0) == "2 2 9 5"
    assert free_options(match) == []


def test_an_empath_is_fresh_on_the_next_turn() -> None:
    match = table("u2 d9 d5 d7 d7", top="1 1 1")
    play(match, "empath 2", "draw", "discard")
    idle_turn(match)
    assert free_options(match) == ["empath 2", "empath 3", "empath 4", "empath 5"]


def test_an_empath_obtained_this_turn_is_unused() -> None:
    match = table("u2 d9 d5", discard="2")
    play(match, "empath 2", "take")
    exchange(match, 1)
    assert free_options(match) == ["empath 3"]


def test_a_robbed_empath_is_unused_and_works_at_once() -> None:
    match = power(12, "d9 d5", "u2 d8")
    play(match, "rob b1 1")
    assert free_options(match) == ["empath 2"]


def test_a_face_down_empath_does_nothing() -> None:
    assert free_options(table("d2 d9")) == []


def test_an_empath_looks_only_at_own_face_down_cards() -> None:
    assert free_options(table("u2 u9 u5", "d9 d9")) == []


def test_everybody_sees_that_an_empath_has_looked() -> None:
    match = table("u2 d9")
    play(match, "empath 2")
    assert match.view(None)["players"][0]["village"][0]["used"] is True


# 3 Bodyguard


def test_a_bodyguard_guards_one_other_card_and_may_be_lifted_off() -> None:
    match = table("u3 d9 u5")
    begin(match, "guard 1")
    assert options(match) == ["guard 2", "guard 3"]
    play(match, "guard 1 3")
    assert village(match) == "u3>2 d9 u5"
    begin(match, "draw", "guard 1")
    assert options(match) == ["guard 2", "lift"]
    play(match, "lift 1")
    assert village(match) == "u3 d9 u5"


def test_a_bodyguard_moves_any_number_of_times_in_a_turn() -> None:
    match = table("u3 d9 u5", top="6", discard="2")
    play(match, "guard 1 2", "draw", "guard 1 3", "discard", "lift 1", "decline")
    play(match, "guard 1 2")
    assert village(match) == "u3>1 d9 u5"


def test_a_bodyguard_moves_several_times_in_a_row() -> None:
    match = table("u3 d9 u5")
    play(match, "guard 1 2", "guard 1 3", "lift 1", "guard 1 3")
    assert village(match) == "u3>2 d9 u5"
    assert asked(match) == ("act", 0)


def test_a_move_after_the_main_action_does_not_end_the_turn() -> None:
    match = table("u3 d9 u5", top="0", discard="2")
    play(match, "draw", "discard", "guard 1 2")
    assert asked(match) == ("finish", 0)
    play(match, "guard 1 3", "guard 1 2")
    assert asked(match) == ("finish", 0)
    play(match, "finish")
    assert asked(match) == ("act", 1)


def test_a_move_after_the_main_action_may_be_taken_back() -> None:
    match = table("u3 d9 u5", top="0", discard="2")
    play(match, "draw", "discard", "guard 1 2", "guard 1 3")
    match.undo(n=4)
    assert village(match) == "u3 d9 u5"
    assert asked(match) == ("finish", 0)


def test_after_fifty_moves_in_a_turn_bodyguards_stay_where_they_are() -> None:
    match = table("u3 d9 u5 u3 d10 d10", top="0", discard="2")
    play(match, *["guard 1 2", "guard 4 2", "guard 1 3", "lift 4", "lift 1"] * 10)
    assert free_options(match) == []
    play(match, "draw", "discard")
    assert asked(match) == ("act", 1)


def test_in_the_next_turn_bodyguards_move_again() -> None:
    match = table("u3 d9 d5", "u3 d8", guard_moves=49, top="0", discard="2")
    play(match, "draw", "discard", "guard 1 2")
    assert free_options(match) == ["guard 1"]
    assert asked(match) == ("act", 1)


def test_a_bodyguard_may_not_guard_a_face_up_bodyguard() -> None:  # R17
    match = table("u3 u3 d9 d3")
    begin(match, "guard 1")
    assert options(match) == ["guard 3", "guard 4"]


def test_two_bodyguards_may_guard_the_same_card() -> None:  # R17
    match = table("u3 u3>2 d9")
    play(match, "guard 1 3")
    assert village(match) == "u3>2 u3>2 d9"


def test_the_card_under_the_amulet_may_be_guarded() -> None:
    match = table("u3 d9*", holder=0)
    play(match, "guard 1 2")
    assert village(match) == "u3>1 d9*"


def test_a_link_ends_when_the_guarded_card_is_turned_up_and_is_a_bodyguard() -> None:  # R17
    match = power(5, "u3>1 d3 d9")
    play(match, "show 2")
    assert village(match) == "u3 u3 d9"


def test_a_link_stays_when_the_guarded_card_is_turned_up_and_is_another() -> None:
    match = power(5, "u3>1 d8 d9")
    play(match, "show 2")
    assert village(match) == "u3>1 u8 d9"


def test_the_owner_may_exchange_a_guarding_bodyguard() -> None:
    match = drawn(2, "u3>1 d8 d9")
    exchange(match, 0)
    assert village(match) == "d2 d8 d9"
    assert discard(match) == [3]


def test_the_owner_may_exchange_the_guarded_card() -> None:  # E24
    match = drawn(2, "u3>1 d1 d8 d4")
    exchange(match, 1)
    assert village(match) == "u3 d2 d8 d4"


def test_links_end_when_the_bodyguard_or_the_guarded_card_is_given_away() -> None:
    guard = power(12, "u3>1 d8 d9", "d10")
    play(guard, "rob b1 1", "decline")
    assert (village(guard), village(guard, 1)) == ("d10 d8 d9", "u3")
    guarded = power(12, "u3>1 d8 d9", "d10")
    play(guarded, "rob b1 2", "decline")
    assert (village(guarded), village(guarded, 1)) == ("u3 d10 d9", "d8")


def test_a_bodyguard_under_the_amulet_may_be_reassigned() -> None:  # R29
    match = table("u3*>1 d8 d9", holder=0)
    play(match, "guard 1 3")
    assert village(match) == "u3*>2 d8 d9"


def test_a_guarded_card_counts_apart_from_its_bodyguard() -> None:  # E50
    assert "call" not in options(table("u3>1 d8 d9 d9 d7"))


def test_bodyguard_assignments_are_public() -> None:
    seen = table("u3>1 d8 d9").view(None)["players"][0]["village"]
    assert [card["guards"] for card in seen] == [2, None, None]
    assert [card["guarded"] for card in seen] == [True, True, False]


def test_a_face_down_bodyguard_guards_nobody() -> None:
    assert free_options(table("d3 d9")) == []


# 4 Rascal


def test_rascal_cards_go_back_in_their_original_order() -> None:  # E26, R13
    match = table("u4 u4 d5", "d8 d9", top="9 6 11 2")
    play(match, "draw", "more", "more")
    assert asked(match) == ("pick", 0)
    assert options(match) == ["pick 1", "pick 2", "pick 3"]
    before = deck(match)
    play(match, "pick 2")
    assert (next_cards(match), deck(match)) == ("9 11 2", before + 2)
    assert known_top(match, 0) == "9 11 ?"
    assert known_top(match, 1) == "? ? ?"
    play(match, "discard")
    assert asked(match) == ("reveal", 0)


@pytest.mark.parametrize(("picked", "rest"), [(1, "6 11 2"), (2, "9 11 2"), (3, "9 6 2")])
def test_the_first_drawn_of_the_rest_is_on_top_again(picked: int, rest: str) -> None:
    match = table("u4 u4 d5", top="9 6 11 2")
    play(match, "draw", "more", "more", f"pick {picked}")
    assert next_cards(match) == rest


def test_extra_cards_are_optional_and_drawn_one_at_a_time() -> None:  # R14
    match = table("u4 u4 d5", top="9 6 11 2")
    play(match, "draw")
    assert match.view(0)["hand"] == [9]
    assert own_options(match) == ["stop", "more"]
    play(match, "more")
    assert match.view(0)["hand"] == [9, 6]
    play(match, "stop")
    assert options(match) == ["pick 1", "pick 2"]


def test_who_draws_no_extra_card_holds_the_one_drawn() -> None:
    match = table("u4 d5", top="9 6")
    play(match, "draw", "stop")
    assert asked(match) == ("hold", 0)


@pytest.mark.parametrize("rascals", [1, 2, 3, 4])
def test_there_is_one_more_card_for_each_face_up_rascal(rascals: int) -> None:
    match = table(" ".join(["u4"] * rascals + ["d5"]), top="9 6 11 2 1 8")
    play(match, "draw", *["more"] * rascals)
    assert asked(match) == ("pick", 0)
    assert match.view(1)["held"] == rascals + 1


def test_a_face_down_rascal_does_nothing() -> None:
    assert asked(drawn(9, "d4 d5")) == ("hold", 0)


def test_rascals_draw_as_far_as_the_deck_lasts() -> None:
    match = table("u4 u4 d5", top="9 6", deck=2)
    play(match, "draw", "more")
    assert asked(match) == ("pick", 0)
    alone = table("u4 u4 d5", top="9", deck=1)
    play(alone, "draw")
    assert asked(alone) == ("hold", 0)


def test_rascals_of_others_do_not_help() -> None:
    assert asked(drawn(9, "d5", "u4 d8")) == ("hold", 0)


def test_rascals_do_not_apply_to_the_display_the_discard_pile_or_a_witch() -> None:  # R11
    shown = table("u4 d5", display="9")
    play(shown, "shown 1")
    assert asked(shown) == ("hold", 0)
    taken = table("u4 d5", discard="9")
    play(taken, "take")
    assert asked(taken) == ("hold", 0)
    witch = table("u4 d5", top="11 9 8")
    play(witch, "draw", "stop", "discard", "conjure")
    assert asked(witch) == ("bewitch", 0)
    assert witch.view(0)["hand"] == [9]


def test_the_others_see_how_many_cards_were_drawn_and_returned() -> None:
    match = table("u4 u4 d5", top="9 6 11")
    play(match, "draw", "more", "more", "pick 2")
    told = heard(match, "drew", 1) + heard(match, "returned", 1)
    assert told == [{"kind": "drew", "seat": 0, "card": None}] * 3 + [{"kind": "returned", "seat": 0, "count": 2}]
