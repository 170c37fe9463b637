"""Section 8 of the rules: what a Bodyguard and the amulet protect, row by row."""

from __future__ import annotations

import pytest

from silver_table import asked, begin, cards, drawn, last, last_turn, options, play, power, table, targets, village

MINE = "d7 d7"
PLAIN, GUARD, GUARDED, UNDER = range(4)

# An opponent's village: a plain card, a Bodyguard, the card he guards, the card under the amulet.
HIDDEN = "d8 u3>2 d9 d5*"
OPEN = "u8 u3>2 u9 u5*"


@pytest.mark.parametrize("number", [6, 8, 9])
def test_opponents_look_at_and_turn_up_only_plain_cards(number: int) -> None:
    match = power(number, "u7 u7", HIDDEN, holder=1, active=True)
    assert cards(match) == ["b1"]


@pytest.mark.parametrize("row", [HIDDEN, OPEN])
def test_opponents_replace_only_plain_cards(row: str) -> None:  # R18
    match = power(11, MINE, row, top="4", holder=1, active=True)
    play(match, "conjure")
    assert targets(match) == ["bewitch b1", "exchange 1", "exchange 2"]


@pytest.mark.parametrize("row", [HIDDEN, OPEN])
def test_opponents_take_only_plain_cards(row: str) -> None:
    assert targets(power(12, MINE, row, holder=1, active=True)) == ["rob b1"]


def test_a_bodyguard_protects_in_a_large_village_too() -> None:
    many = " ".join(f"d{number}" for number in (1, 2, 4, 5, 6, 9, 10, 11) for _ in range(4))
    match = power(8, "u7", f"{many} d12 u3>35 d12 d12")
    assert cards(match) == [f"b{place}" for place in (*range(1, 34), 35)]


def test_the_owner_looks_at_all_face_down_cards_but_that_under_the_amulet() -> None:
    mine = "d8 u3>2 d9 d5* u2"
    assert [word for word in options(table(mine, holder=0)) if "empath" in word] == ["empath 1", "empath 3"]
    assert targets(power(7, mine, holder=0)) == ["behold 1", "behold 3"]
    assert targets(power(9, mine, "u9", holder=0)) == ["spy 1", "spy 3"]


def test_the_owner_turns_up_all_but_the_card_under_the_amulet() -> None:
    assert targets(power(5, HIDDEN, holder=0)) == ["show 1", "show 3"]


@pytest.mark.parametrize("row", [HIDDEN, OPEN])
def test_the_owner_exchanges_all_but_the_card_under_the_amulet(row: str) -> None:
    match = drawn(4, row, holder=0)
    assert targets(match)[1:] == ["exchange 1", "exchange 2", "exchange 3"]


@pytest.mark.parametrize("row", [HIDDEN, OPEN])
def test_the_owner_gives_away_all_but_the_card_under_the_amulet(row: str) -> None:
    match = power(12, row, "d11", holder=0)
    begin(match, "rob b1")
    assert options(match) == ["rob 1", "rob 2", "rob 3"]


@pytest.mark.parametrize("row", [HIDDEN, OPEN])
def test_all_cards_count_for_the_sum(row: str) -> None:
    assert last(last_turn(row, "d9", holder=0))[0] == 8 + 3 + 9 + 5


@pytest.mark.parametrize("row", [HIDDEN, OPEN])
def test_all_cards_count_for_the_limit_of_the_census(row: str) -> None:
    assert "call" in options(table(row, holder=0))
    assert "call" not in options(table(f"{row} d7", holder=0))


@pytest.mark.parametrize("row", ["u4 d9", "u3>1 u4 d9", "u4* d9"])
def test_the_face_up_power_of_any_card_works(row: str) -> None:
    match = table(row, top="1 2", holder=0)
    play(match, "draw")
    assert asked(match) == ("draw_more", 0)


def test_bodyguards_protect_as_in_the_example() -> None:  # E24
    mine, row = "d9 d7", "u3>1 d1 d8 d4"
    for number in (6, 8, 9, 12):
        assert [card for card in cards(power(number, mine, row)) if card.startswith("b")] == ["b3", "b4"]
    witch = power(11, mine, row)
    play(witch, "conjure")
    assert [word for word in targets(witch) if word.startswith("bewitch")] == ["bewitch b3", "bewitch b4"]


def test_an_unassigned_face_up_bodyguard_is_protected() -> None:  # R17
    assert targets(power(12, MINE, "u3 d8")) == ["rob b2"]


def test_a_face_down_bodyguard_is_not_protected() -> None:
    assert targets(power(12, MINE, "d3 d8")) == ["rob b1", "rob b2"]


def test_protection_lasts_while_one_of_two_bodyguards_remains() -> None:  # R17
    match = drawn(4, "u3>2 u3>2 d9", "d7 d7 d7 d6 d6", top="8")
    play(match, "exchange 1", "finish")
    assert village(match) == "d4 u3>2 d9"
    play(match, "draw", "discard")
    assert targets(match) == ["spy a1"]


def test_protection_holds_in_last_turns_after_a_call() -> None:
    match = table(MINE, HIDDEN, top="12", holder=1, active=True, caller=1)
    play(match, "draw", "discard")
    assert targets(match) == ["rob b1"]


@pytest.mark.parametrize("number", [6, 8, 12])
def test_a_power_without_a_legal_target_has_no_effect(number: int) -> None:
    match = power(number, MINE, "u3>1 d9 d5*", holder=1)
    assert asked(match) == ("act", 1)
    assert match.view()["discard"] == {"size": 1, "top": number, "pile": None}


@pytest.mark.parametrize("number", [5, 7])
def test_a_power_over_own_hidden_cards_needs_one(number: int) -> None:
    assert asked(power(number, "u7 u9"))[0] == "act"


def test_a_seer_without_any_target_has_no_effect() -> None:
    assert asked(power(9, "u7 u7", "u3>1 d9 u8")) == ("act", 1)
