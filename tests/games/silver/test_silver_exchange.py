"""Sections 6 and 7 of the rules: exchanging cards, and which way up they lie."""

from __future__ import annotations

from typing import Any, Optional

import pytest

from mizban import Match, NotLegal
from silver_table import (
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
    kinds,
    next_cards,
    options,
    play,
    power,
    table,
    village,
)

# The test vectors: village, slots, where the new card goes (None: it fails), new card, source, deck; then the village,
# what is discarded, and the deck.
VECTORS: dict[str, tuple[str, tuple[int, ...], Optional[int], int, str, str, str, list[int], str]] = {
    "E02": ("d5 d12 d3 d0 d7", (1,), 1, 2, "deck", "9", "d5 d2 d3 d0 d7", [12], "9"),
    "E03": ("d5 d12 d3 d0 d7", (0,), 0, 1, "discard", "9", "u1 d12 d3 d0 d7", [5], "9"),
    "E04a": ("d10 u10 d4 d10 d6", (0, 1, 3), 0, 1, "deck", "9", "d1 d4 d6", [10, 10, 10], "9"),
    "E04b": ("d10 u10 d4 d10 d6", (0, 1, 3), 3, 1, "deck", "9", "d4 d1 d6", [10, 10, 10], "9"),
    "E05": ("u8 d9 d2 d6 d6", (0, 1), None, 3, "discard", "9", "d8 d9 d2 d6 d6 u3", [], "9"),
    "E06": ("d5 d5 d7 d1", (0, 1, 2), None, 2, "deck", "11 4", "d5 d5 d7 d1 d2 d11", [], "4"),
    "E07": ("d5 d5 d7 d1", (0, 1, 2), None, 2, "deck", "", "d5 d5 d7 d1 d2", [], ""),
    "E08": ("d13 d6 d2 d9", (0, 1), 0, 1, "deck", "9", "d1 d2 d9", [13, 6], "9"),
    "E10": ("d13 u13 d4 u4 d0", (0, 1, 2, 3), 3, 3, "deck", "9", "d3 d0", [13, 13, 4, 4], "9"),
    "E16": ("d0 d0 d7 d3", (0, 1), 1, 1, "deck", "7", "d1 d7 d3", [0, 0], "7"),
    "E20a": ("d9 d9 d2 d1 d6", (0, 1), 0, 4, "display", "8", "u4 d2 d1 d6", [9, 9], "8"),
    "E20b": ("d9 d9 d2 d1 d6", (0, 2), None, 4, "display", "8", "d9 d9 d2 d1 d6 u4", [], "8"),
    "E29": ("d7 d7 d3 d10", (0, 1), 0, 1, "discard", "8", "u1 d3 d10", [7, 7], "8"),
    "E47": ("d5 d6 d1 d2 d3", (0, 1), None, 9, "discard", "8", "d5 d6 d1 d2 d3 u9", [], "8"),
}


@pytest.mark.parametrize("name", VECTORS)
def test_an_exchange_as_in_the_vectors(name: str) -> None:
    before, slots, place, new, source, deck_, after, discarded, left = VECTORS[name]
    hold = {"hold": {"seat": 0, "source": source}}
    hand = f"{new}@0" if source == "deck" else f"{new}@all"
    rest: dict[str, Any] = {"holder": 0, "active": True}  # so that the turn does not end by itself
    match = table(before, "d12 d12 d11", hand=hand, top=deck_, deck=len(deck_.split()), pending=[hold], **rest)
    before_it = discard(match)
    exchange(match, *slots, at=place if len(slots) > 1 else None)
    assert asked(match) == ("finish", 0)
    assert village(match) == after
    assert discard(match) == [*before_it, *discarded]
    assert (next_cards(match), deck(match)) == (left, len(left.split()))


# One card


def test_one_card_always_succeeds_and_the_new_one_takes_its_slot() -> None:  # E02
    match = drawn(2, "d5 d12 d3 d0 d7")
    exchange(match, 1)
    assert village(match) == "d5 d2 d3 d0 d7"
    assert discard(match) == [12]
    assert asked(match) == ("act", 1)  # no Robber
    assert faces(match, 0) == "? 2 ? ? ?"
    assert faces(match, 1) == "? ? ? ? ?"


def test_a_single_card_from_the_discard_pile_and_its_squire() -> None:  # E03
    match = table("d5 d12 d3 d0 d7", discard="1", top="9", deck=20)
    play(match, "take")
    exchange(match, 0)
    assert village(match) == "u1 d12 d3 d0 d7"
    assert discard(match)[-1] == 5
    assert (display(match), deck(match)) == ([9], 19)


@pytest.mark.parametrize("number", range(5, 14))
def test_a_village_card_that_is_exchanged_has_no_power(number: int) -> None:
    match = drawn(2, f"u{number} d3")
    exchange(match, 0)
    assert asked(match) == ("act", 1)
    assert discard(match) == [number]


# Several cards that match


@pytest.mark.parametrize(("at", "after"), [(0, "d1 d4 d6"), (1, "d1 d4 d6"), (3, "d4 d1 d6")])
def test_the_new_card_goes_into_one_of_the_vacated_slots_and_the_rest_closes_up(at: int, after: str) -> None:  # E04
    match = drawn(1, "d10 u10 d4 d10 d6", "d9 d9", discard="2", top="4 4")
    play(match, "exchange 1 2 4")
    assert options(match) == ["put 1", "put 2", "put 4"]
    play(match, f"put {at + 1}")
    assert village(match) == after
    assert discard(match) == [2, 10, 10, 10]


def test_with_fewer_cards_one_may_call_on_the_next_turn() -> None:  # E04
    match = drawn(1, "d10 u10 d4 d10 d6", "d9 d9", top="4")
    exchange(match, 0, 1, 3, at=0)
    play(match, "draw", "discard")
    assert asked(match) == ("act", 0)
    assert "call" in options(match)


def test_not_every_copy_need_be_included() -> None:
    match = drawn(1, "d10 u10 d4 d10 d6")
    exchange(match, 0, 3, at=0)
    assert village(match) == "d1 u10 d4 d6"


def test_the_new_card_is_never_part_of_the_matching_set() -> None:
    match = drawn(10, "d10 u10 d4")
    exchange(match, 0, 1, at=0)
    assert village(match) == "d10 d4"
    assert discard(match) == [10, 10]


def test_the_last_card_of_a_village_may_be_exchanged_and_no_village_becomes_empty() -> None:
    match = drawn(1, "d10 u10")
    exchange(match, 0, 1, at=1)
    assert village(match) == "d1"


# Several cards that do not match


def test_two_cards_that_do_not_match_cost_no_extra_card() -> None:  # E05
    match = table("u8 d9 d2 d6 d6", discard="3", deck=20)
    play(match, "take")
    exchange(match, 0, 1)
    assert village(match) == "d8 d9 d2 d6 d6 u3"
    assert (discard(match)[-1], deck(match)) == (9, 20)
    assert faces(match, 0) == faces(match, 1) == "8 9 ? ? ? 3"
    assert asked(match) == ("finish", 0)
    assert free_options(match) == ["guard 6"]


def test_three_cards_that_do_not_match_cost_one_extra_card() -> None:  # E06, R05
    match = drawn(2, "d5 d5 d7 d1", top="11 4")
    before = deck(match)
    exchange(match, 0, 1, 2)
    assert village(match) == "d5 d5 d7 d1 d2 d11"
    assert (next_cards(match), deck(match)) == ("4", before - 1)
    assert faces(match, 0) == "5 5 7 ? 2 ?"
    assert faces(match, 1) == "5 5 7 ? ? ?"


@pytest.mark.parametrize("slots", [(0, 1, 2, 3), (0, 1, 2, 3, 4)])
def test_it_is_exactly_one_extra_card_however_many_were_slid(slots: tuple[int, ...]) -> None:  # R05
    match = drawn(2, "d5 d5 d7 d1 d6", top="11 4")
    exchange(match, *slots)
    assert village(match) == "d5 d5 d7 d1 d6 d2 d11"


def test_there_is_no_extra_card_with_an_empty_deck() -> None:  # E07
    match = drawn(2, "d5 d5 d7 d1", deck=1)
    exchange(match, 0, 1, 2)
    assert "extra" not in kinds(match)
    assert ended(match) == "deck_empty"


def test_all_slid_cards_end_face_down() -> None:
    match = drawn(2, "u5 u6 u7")
    exchange(match, 0, 1)
    assert village(match) == "d5 d6 u7 d2"


def test_the_new_card_is_added_face_up_from_the_discard_pile_and_the_display() -> None:
    shown = table("d5 d6 d8", display="7")
    play(shown, "shown 1")
    exchange(shown, 0, 1, 2)
    assert village(shown).startswith("d5 d6 d8 u7 d")
    taken = table("d5 d6 d8", discard="7")
    play(taken, "take")
    exchange(taken, 0, 1)
    assert village(taken) == "d5 d6 d8 u7"


def test_the_extra_card_is_seen_by_nobody() -> None:
    match = drawn(2, "d5 d5 d7", top="11")
    exchange(match, 0, 1, 2)
    assert faces(match, 0)[-1] == faces(match, 1)[-1] == "?"


def test_who_knows_the_extra_card_from_a_rascal_keeps_that_knowledge() -> None:
    match = table("u4 d5 d6 d7", top="9 8")
    play(match, "draw", "more", "pick 2")
    exchange(match, 1, 2, 3)
    assert village(match) == "u4 d5 d6 d7 d8 d9"
    assert faces(match, 0) == "4 5 6 7 8 9"
    assert faces(match, 1) == "4 5 6 7 ? ?"


def test_a_failed_exchange_uses_up_the_main_action() -> None:
    match = drawn(2, "d5 d6 d7")
    exchange(match, 0, 1)
    assert asked(match) == ("act", 1)


def test_a_played_master_or_witch_stays_on_the_discard_pile_after_a_failure() -> None:
    master = power(10, "d5 d6 d7", discard="8 9")
    play(master, "search 1")
    exchange(master, 0, 1)
    assert discard(master) == [9, 10]
    assert village(master) == "d5 d6 d7 u8"
    witch = power(11, "d5 d6 d7", top="8")
    play(witch, "conjure")
    exchange(witch, 0, 1)
    assert discard(witch) == [11]
    assert village(witch) == "d5 d6 d7 d8"


def test_face_up_powers_stop_in_a_failed_set() -> None:
    squire = drawn(2, "u1 d6 d7", top="9")
    exchange(squire, 0, 1)
    assert display(squire) == []
    empath = drawn(1, "u2 d6 d7")
    exchange(empath, 0, 1)
    assert asked(empath) == ("act", 1)


def test_a_bodyguard_in_a_failed_set_loses_his_card() -> None:  # R08
    match = drawn(2, "u3>2 d6 d7")
    exchange(match, 0, 1)
    assert village(match) == "d3 d6 d7 d2"


def test_a_guarded_card_in_a_failed_set_stays_guarded() -> None:  # R08
    match = drawn(2, "u3>2 d6 d7")
    exchange(match, 1, 2)
    assert village(match) == "u3>2 d6 d7 d2"


def test_a_village_may_grow_without_limit() -> None:
    match = drawn(2, "d5 d6 d7 d8 d9 d10 d11 d12", "d1", top="4")
    exchange(match, 0, 1, 2)
    assert village(match) == "d5 d6 d7 d8 d9 d10 d11 d12 d2 d4"


def test_cards_are_chosen_from_the_left_once_each() -> None:
    match = drawn(2, "d5 d6 d7")
    begin(match, "exchange 2")
    assert options(match) == ["exchange 3", "exchange"]
    with pytest.raises(NotLegal):
        match.play(0)


# In transit


def test_two_villagers_discarded_as_a_pair_do_not_end_the_round() -> None:  # E16, R07
    match = drawn(1, "d0 d0 d7 d3")
    exchange(match, 0, 1, at=1)
    assert village(match) == "d1 d7 d3"
    assert ended(match) is None
    assert asked(match) == ("act", 1)


def test_a_villager_slid_in_vain_does_not_meet_the_other() -> None:  # R07
    match = drawn(1, "d0 d6 d7", "u0 d9 d9 d9 d9")
    exchange(match, 0, 1)
    assert ended(match) is None


def test_a_bodyguard_does_not_follow_the_slot_after_an_exchange() -> None:  # R45
    match = drawn(2, "u3>1 d6 d7")
    exchange(match, 1)
    assert village(match) == "u3 d2 d7"
    assert asked(match) == ("finish", 0)
    play(match, "guard 1 2")
    assert village(match) == "u3>1 d2 d7"


def test_the_links_of_other_cards_follow_them_when_the_row_closes_up() -> None:
    match = drawn(2, "d6 d6 d7 u3>4 d8")
    exchange(match, 0, 1, at=0)
    assert village(match) == "d2 d7 u3>3 d8"


def test_the_amulet_follows_its_card_when_the_row_closes_up() -> None:
    match = drawn(2, "d6 d6 d7 d8*", holder=0, active=True)
    exchange(match, 0, 1, at=1)
    assert village(match) == "d2 d7 d8*"


# Doppelgangers


def test_a_doppelganger_and_one_other_card_always_match() -> None:  # E08
    for unknown in range(13):
        match = drawn(1, f"d13 d{unknown} d2 d9", discard="")
        exchange(match, 0, 1, at=0)
        assert village(match) == "d1 d2 d9"
        assert discard(match) == [13, unknown]


def test_doppelgangers_lie_below_the_cards_exchanged_with_them() -> None:
    match = drawn(1, "d6 d13 u6 u13 d2", discard="8")
    exchange(match, 0, 1, 2, 3, at=0)
    assert discard(match) == [8, 13, 13, 6, 6]
    assert village(match) == "d1 d2"


def test_two_doppelgangers_alone_match_and_one_goes_alone() -> None:
    pair = drawn(1, "u13 d13 d2")
    exchange(pair, 0, 1, at=1)
    assert village(pair) == "d1 d2"
    single = drawn(1, "u13 d13 d2")
    exchange(single, 1)
    assert village(single) == "u13 d1 d2"


@pytest.mark.parametrize("others", ["d4 d9", "d4 d4 d9"])
@pytest.mark.parametrize("doubles", ["d13", "d13 u13"])
def test_doppelgangers_do_not_join_two_numbers(doubles: str, others: str) -> None:  # R25
    row = f"{doubles} {others}"
    count = len(row.split())
    match = drawn(1, row, top="5")
    exchange(match, *range(count))
    assert discard(match) == []
    assert len(village(match).split()) == count + 2


def test_four_of_a_number_and_both_doppelgangers_match() -> None:
    match = drawn(1, "d6 d6 u6 d6 d13 u13")
    exchange(match, 0, 1, 2, 3, 4, 5, at=5)
    assert village(match) == "d1"


def test_both_villagers_and_a_doppelganger_match() -> None:
    match = drawn(1, "d0 d13 d0")
    exchange(match, 0, 1, 2, at=1)
    assert discard(match) == [13, 0, 0]


def test_the_drawn_doppelganger_matches_nothing() -> None:  # E12
    match = drawn(13, "d4 d9 d2")
    exchange(match, 0, 1)
    assert village(match) == "d4 d9 d2 d13"


# Which way up


@pytest.mark.parametrize(
    ("source", "side"), [("deck", "d"), ("display", "u"), ("discard", "u"), ("master", "u"), ("witch", "d")]
)
@pytest.mark.parametrize("slots", [(0,), (0, 1), (0, 2)])
def test_the_source_decides_which_way_up_a_card_enters(source: str, side: str, slots: tuple[int, ...]) -> None:  # R04
    match = holding(source)
    exchange(match, *slots, at=0 if slots == (0, 1) else None)
    cards = village(match).split()
    assert cards[-1 if slots == (0, 2) else 0] == f"{side}8"


@pytest.mark.parametrize("source", ["deck", "display", "discard", "master", "witch"])
@pytest.mark.parametrize(
    ("slots", "at", "side"), [((0,), None, "u"), ((1,), None, "d"), ((0, 1), 0, "u"), ((0, 1), 1, "d")]
)
def test_with_direction_same_a_card_lies_as_the_one_that_it_replaces(
    source: str, slots: tuple[int, ...], at: Optional[int], side: str
) -> None:  # R04, the other reading
    match = holding(source, options={"direction": "same"})
    exchange(match, *slots, at=at)
    assert village(match).split()[slots[0] if at is None else 0] == f"{side}8"


@pytest.mark.parametrize(
    ("source", "side"), [("deck", "d"), ("display", "u"), ("discard", "u"), ("master", "u"), ("witch", "d")]
)
def test_with_direction_same_the_source_decides_after_a_failure(source: str, side: str) -> None:
    match = holding(source, options={"direction": "same"})
    exchange(match, 0, 2)
    assert village(match).split()[-1] == f"{side}8"


def test_a_card_laid_face_down_from_the_discard_pile_is_known_to_all() -> None:
    match = holding("discard", options={"direction": "same"})
    exchange(match, 1)
    assert (village(match), faces(match, 1)) == ("u6 d8 d7", "6 8 ?")


def test_a_villager_drawn_and_laid_face_up_meets_the_other() -> None:
    match = drawn(0, "u0 u6 d7", options={"direction": "same"})
    exchange(match, 1)
    assert ended(match) == "villagers_meet"


def holding(source: str, **rest: Any) -> Match:
    """A match in which seat 0 must place an eight that came from there."""
    row = "u6 d6 d7"
    if source == "deck":
        return drawn(8, row, **rest)
    if source == "master":
        match = power(10, row, discard="8", **rest)
        play(match, "search 1")
    elif source == "witch":
        match = power(11, row, top="8", **rest)
        play(match, "conjure")
    else:
        pile, shown = ("8", "") if source == "discard" else ("", "8")
        match = table(row, discard=pile, display=shown, **rest)
        play(match, "take" if source == "discard" else "shown 1")
    return match


# Large villages

LARGE = " ".join(f"d{number}" for number in range(1, 11) for _ in range(4))  # forty cards, the last four of them tens


def test_in_a_large_village_any_places_are_exchanged() -> None:
    match = drawn(12, LARGE, "d11", "d11", "d13", deck=5)
    exchange(match, 36, 37, 39, at=39)
    assert discard(match)[-3:] == [10, 10, 10]
    assert village(match).split()[35:] == ["d9", "d10", "d12"]


def test_in_a_large_village_the_choice_goes_on_to_the_right() -> None:
    match = begin(drawn(12, LARGE, "d11", "d11", "d13", deck=5), "exchange 35")
    assert match.legal() == [*range(35, 40), 52]
    begin(match, "exchange 38")
    assert match.legal() == [38, 39, 52]
    assert match.position()["pending"][0] == {"exchange": {"seat": 0, "source": "deck", "picked": [34, 37]}}


def test_in_a_large_village_the_witch_exchanges_any_place() -> None:
    match = power(11, LARGE, "d13", "d13", "d12", top="12", deck=5)
    play(match, "conjure", "exchange 40")
    assert discard(match)[-2:] == [11, 10]
    assert village(match).split()[38:] == ["d10", "d12"]
