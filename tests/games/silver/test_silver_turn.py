"""Section 5 of the rules: main actions, free actions, and the end of a turn."""

from __future__ import annotations

import pytest

from silver_table import (
    amulet_on,
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
    idle_turn,
    options,
    own_options,
    play,
    power,
    table,
    village,
)

FIVE = "d5 d12 d3 d0 d7"
FOUR = "d5 d12 d3 d0"

# Turns


def test_turns_go_clockwise() -> None:
    match = table(FIVE, "d8 d8 d8 d8 d9", "d6 d6 d6 d6 d9", top="1 1 1 2", turn=1)
    order = []
    for _ in range(4):
        order.append(match.seat)
        idle_turn(match)
    assert order == [1, 2, 0, 1]


def test_a_turn_has_exactly_one_main_action_and_passing_is_not_allowed() -> None:
    match = table(FIVE, top="1", discard="9")
    assert options(match) == ["draw", "take"]
    play(match, "draw", "discard")
    assert asked(match) == ("act", 1)


# Drawing


def test_drawing_is_not_offered_with_an_empty_deck() -> None:
    assert own_options(table(FIVE, deck=0, discard="9", display="4")) == ["take", "shown 1"]


def test_only_the_player_sees_the_drawn_card() -> None:
    match = drawn(12, FIVE, OTHER_FIVE)
    assert match.view(0)["hand"] == [12]
    assert match.view(1)["hand"] is None
    assert match.view(None)["hand"] is None
    assert match.view(1)["held"] == 1
    assert match.known(1)["hand"] == ["?@0"]


OTHER_FIVE = "d8 d9 d9 d10 d10"


def test_the_drawn_card_is_discarded_or_exchanged() -> None:
    assert own_options(drawn(2, FIVE)) == ["discard", *(f"exchange {place}" for place in range(1, 6))]


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 13])
def test_other_numbers_have_no_effect_when_discarded(number: int) -> None:  # E12
    match = power(number, FIVE)
    assert asked(match) == ("act", 1)
    assert discard(match) == [number]
    assert village(match) == FIVE
    assert display(match) == []


@pytest.mark.parametrize("number", range(5, 13))
def test_a_drawn_power_may_be_declined(number: int) -> None:
    match = power(number, FIVE, discard="2")
    assert asked(match)[1] == 0
    before = deck(match)
    play(match, "decline")
    assert asked(match) == ("act", 1)
    assert (village(match), discard(match), deck(match)) == (FIVE, [2, number], before)


@pytest.mark.parametrize("number", range(5, 13))
def test_a_drawn_card_that_is_exchanged_has_no_power(number: int) -> None:
    match = drawn(number, FIVE, discard="2")
    exchange(match, 2)
    assert asked(match) == ("act", 1)


def test_a_drawn_card_enters_face_down() -> None:  # R03
    match = drawn(2, FIVE)
    exchange(match, 1)
    assert village(match) == "d5 d2 d3 d0 d7"


# The display


def test_a_display_card_is_taken_only_if_there_is_one() -> None:
    assert own_options(table(FIVE, discard="9")) == ["draw", "take"]
    assert own_options(table(FIVE, discard="9", display="4 6")) == ["draw", "take", "shown 1", "shown 2"]


def test_any_one_display_card_is_taken_instead_of_drawing() -> None:
    match = table(FIVE, display="4 6 8", deck=20)
    play(match, "shown 2")
    assert (display(match), deck(match)) == ([4, 8], 20)
    assert match.view(0)["hand"] == [6]


def test_a_display_card_may_be_discarded_for_its_power() -> None:  # E19, R10
    match = table("u1 d5 d6 d7 d8", "d4 d2 d2 d2 d1", display="9", top="11", turn=1)
    play(match, "shown 1", "discard")
    assert asked(match) == ("foresee", 1)
    play(match, "spy a2")
    assert faces(match, 1, 0) == "1 5 ? ? ?"
    assert (display(match), discard(match)) == ([11], [9])


def test_a_display_card_is_not_refilled_when_no_squire_is_left() -> None:  # E19
    match = table("d1 d5 d6 d7 d8", "d4 d2 d2 d2 d1", display="9", turn=1)
    play(match, "shown 1", "discard", "decline")
    assert display(match) == []


def test_a_kept_display_card_enters_face_up() -> None:
    match = table(FIVE, display="8")
    play(match, "shown 1")
    exchange(match, 1)
    assert village(match) == "d5 u8 d3 d0 d7"


def test_the_source_cannot_be_changed_once_a_card_is_seen() -> None:  # R12
    assert not {"draw", "take", "shown 1"} & set(options(drawn(2, FIVE, display="8", discard="9")))


# The discard pile


def test_the_top_discard_is_taken_face_up_and_must_be_exchanged() -> None:
    match = table(FIVE, discard="4 9")
    play(match, "take")
    assert options(match) == [f"exchange {place}" for place in range(1, 6)]
    exchange(match, 1)
    assert village(match) == "d5 u9 d3 d0 d7"
    assert discard(match) == [4, 12]


@pytest.mark.parametrize("number", range(5, 13))
def test_a_card_from_the_discard_pile_gives_no_power(number: int) -> None:
    match = table(FIVE, discard=f"{number}")
    play(match, "take")
    exchange(match, 0)
    assert asked(match) == ("act", 1)


def test_the_discard_pile_is_not_available_when_empty() -> None:  # R41
    assert options(table(FIVE)) == ["draw"]


def test_after_a_failure_the_discard_pile_may_be_empty() -> None:  # E47
    match = table("d5 d6 d1 d2 d3", discard="9")
    play(match, "take")
    exchange(match, 0, 1)
    assert village(match) == "d5 d6 d1 d2 d3 u9"
    assert discard(match) == []
    assert asked(match) == ("act", 1)
    assert options(match) == ["draw"]


# Calling


@pytest.mark.parametrize(
    ("village_", "may"),
    [(FIVE, False), (FOUR, True), ("d5", True), ("u3>1 d5 u6 d7", True), ("u3>1 d5 u6 d7 d7", False)],
)
def test_only_a_village_of_four_or_fewer_may_call_and_every_card_counts(village_: str, may: bool) -> None:  # E50
    assert ("call" in options(table(village_))) == may


def test_the_card_under_the_amulet_counts_for_the_limit() -> None:
    assert "call" not in options(table("d5 d12 d3 d0 d7*", holder=0, active=True))
    assert "call" in options(table("d5 d12 d3 d0*", holder=0, active=True))


def test_nobody_calls_twice_in_a_round() -> None:
    match = table(FOUR, "d9 d9", "d8 d8")
    play(match, "call")
    assert asked(match) == ("act", 1)
    assert "call" not in options(match)


def test_a_call_ends_the_turn_at_once() -> None:
    match = table("u2 d5 u3 d7")
    play(match, "call")
    assert asked(match) == ("act", 1)
    assert match.view()["caller"] == 0


def test_every_other_player_has_exactly_one_more_turn_after_a_call() -> None:
    match = table("d2 d1", "d8 d9", "d6 d7", "d9 d9", top="4 4 4", turn=2)
    play(match, "call")
    order = []
    while ended(match) is None:
        order.append(match.seat)
        assert "call" not in options(match)
        idle_turn(match)
    assert order == [3, 0, 1]
    assert ended(match) == "census"


def test_no_call_after_a_free_action() -> None:  # R31
    looked = table("u2 d9 d5 d7")
    assert "call" in options(looked)
    play(looked, "empath 2")
    assert own_options(looked) == ["draw"]
    guarded = table("u3 d9 d5 d7")
    play(guarded, "guard 1 2")
    assert own_options(guarded) == ["draw"]


def test_no_call_in_the_turn_in_which_the_amulet_is_placed() -> None:  # E38
    match = table("d3 d2 d6 d1", "d9 d9 d9 d9 d8", holder=0, active=True, top="4 4 4")
    play(match, "amulet 2")
    assert own_options(match) == ["draw"]
    play(match, "draw", "discard")
    idle_turn(match)
    assert asked(match) == ("act", 0)
    assert "call" in options(match)


def test_no_call_after_drawing() -> None:
    assert "call" not in options(drawn(2, FOUR))


# Free actions at every moment


def moments(village_: str, **rest: object) -> list[str]:
    """The free actions at each moment of a turn, from its beginning to its end; all must be alike."""
    match = table(village_, "d9 d9 d9 d10 d10", top="6", **rest)  # type: ignore[arg-type]
    found = [free_options(match)]
    for word in ("draw", "discard", "decline"):
        play(match, word)
        found.append(free_options(match))
    assert asked(match) == ("finish", 0)
    assert found == [found[0]] * 4
    return found[0]


def test_free_actions_are_possible_before_while_holding_during_a_power_and_after() -> None:  # R16
    assert moments("u2 d9 d8 u7") == ["empath 2", "empath 3"]
    assert moments("u3 d11") == ["guard 1"]
    assert moments("d3 d8", holder=0, active=True) == ["amulet 1", "amulet 2"]


def test_free_actions_are_possible_while_a_rascal_asks() -> None:
    match = table("u4 u2 d9", top="5 6")
    play(match, "draw")
    assert asked(match) == ("draw_more", 0)
    assert free_options(match) == ["empath 3"]
    play(match, "more")
    assert asked(match) == ("pick", 0)
    assert free_options(match) == ["empath 3"]


@pytest.mark.parametrize("number", range(5, 13))
def test_free_actions_are_possible_while_any_power_waits(number: int) -> None:
    match = power(number, "u2 u3 d9", discard="1", holder=0, active=True)
    assert free_options(match) == ["empath 3", "guard 2", "amulet 1", "amulet 2", "amulet 3"]


def test_no_amulet_while_a_card_of_the_discard_pile_must_be_exchanged() -> None:  # R28
    match = table("u2 u3 d9", discard="1", holder=0, active=True)
    play(match, "take")
    assert free_options(match) == ["empath 3", "guard 2"]


def test_no_amulet_while_the_card_of_a_witch_must_be_exchanged() -> None:  # R28
    match = power(11, "u2 u3 d9", top="4", holder=0, active=True)
    play(match, "conjure")
    assert free_options(match) == ["empath 3", "guard 2"]


def test_no_amulet_while_the_card_of_a_master_must_be_exchanged() -> None:
    match = power(10, "u2 u3 d9", discard="1", holder=0, active=True)
    play(match, "search 1")
    assert free_options(match) == ["empath 3", "guard 2"]


def test_the_amulet_may_be_placed_while_holding_a_drawn_card() -> None:
    match = drawn(4, "d5 d9", holder=0, active=True)
    play(match, "amulet 2")
    assert amulet_on(match) == 1
    assert options(match) == ["discard", "exchange 1"]


def test_after_a_free_action_the_same_question_is_asked_again() -> None:
    match = power(9, "u2 d9 d5")
    before = own_options(match)
    play(match, "empath 2")
    assert asked(match) == ("foresee", 0)
    assert own_options(match) == before


def test_no_free_actions_in_the_turn_of_another() -> None:
    match = table("u2 u3 d9", "d9 d9 d8 d8 d8", turn=1, holder=0, active=True)
    assert options(match) == ["draw"]


def test_free_actions_and_the_amulet_are_possible_in_a_last_turn() -> None:  # R44
    match = table("u2 u3 d9", "d9 d9", caller=1, holder=0, active=True)
    assert free_options(match) == ["empath 3", "guard 2", "amulet 1", "amulet 2", "amulet 3"]
    assert "call" not in options(match)


def test_an_empath_obtained_this_turn_may_be_used_in_it() -> None:  # E23
    match = table("d8 d9 d5 d7 d7", discard="2")
    play(match, "take")
    exchange(match, 0)
    assert asked(match) == ("finish", 0)
    play(match, "empath 2")
    assert faces(match, 0) == "2 9 ? ? ?"


def test_a_bodyguard_obtained_this_turn_may_be_used_in_it() -> None:  # E05
    match = table("u8 d9 d2 d6 d6", discard="3", deck=20)
    play(match, "take")
    exchange(match, 0, 1)
    assert village(match) == "d8 d9 d2 d6 d6 u3"
    play(match, "guard 6 3")
    assert village(match) == "d8 d9 d2 d6 d6 u3>2"


def test_the_turn_ends_by_itself_if_no_free_action_is_possible() -> None:
    for plain in ("d5 u2!", "u2 u9", "u3", "u4 u1"):
        match = table(plain, top="1")
        for word in ("draw", "stop", "discard"):
            if word in options(match):
                play(match, word)
        assert asked(match) == ("act", 1)


def test_otherwise_the_turn_waits_for_its_end() -> None:
    match = table("u2 d9", top="1")
    play(match, "draw", "discard")
    assert asked(match) == ("finish", 0)
    assert options(match) == ["finish", "empath 2"]
    play(match, "finish")
    assert asked(match) == ("act", 1)


def test_the_turn_ends_by_itself_after_the_last_free_action() -> None:
    match = table("u2 d9", top="1")
    play(match, "draw", "discard", "empath 2")
    assert asked(match) == ("act", 1)


# What is legal does not depend on hidden values


@pytest.mark.parametrize("hidden", ["d0 d0 d1", "d3 d13 d2", "d5 d6 d7"])
def test_any_set_of_own_cards_may_be_chosen_whatever_they_are(hidden: str) -> None:
    match = drawn(4, hidden)
    assert options(match) == ["discard", "exchange 1", "exchange 2", "exchange 3"]
    begin(match, "exchange 1")
    assert options(match) == ["exchange 2", "exchange 3", "exchange"]
    begin(match, "exchange 2")
    assert options(match) == ["exchange 3", "exchange"]


def test_the_card_under_the_amulet_cannot_be_chosen() -> None:
    match = drawn(4, "d5 d6* d7", holder=0, active=True)
    assert options(match) == ["discard", "exchange 1", "exchange 3"]
    begin(match, "exchange 1")
    assert options(match) == ["exchange 3", "exchange"]


# The end of a turn


def test_the_display_is_refilled_before_the_round_may_end_by_census() -> None:
    match = table("u1 d9 d9", "d9 d9", top="2 4", deck=10, caller=1)
    play(match, "draw", "discard")
    assert ended(match) == "census"
    assert "displayed" in [event["kind"] for event in match.events()]


def test_a_refill_with_the_last_card_of_the_deck_keeps_the_round_going() -> None:
    match = table("u1 d9 d9", "d8 d8", top="2 4", deck=2)
    play(match, "draw", "discard")
    assert ended(match) is None
    assert (display(match), deck(match)) == ([4], 0)
    assert "shown 1" in options(match)
    assert "draw" not in options(match)
