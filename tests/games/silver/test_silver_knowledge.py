"""Section 14 of the rules: who knows which face, and what is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Optional

import pytest

from mizban import Match, Word
from silver_table import (
    asked,
    begin,
    cards_heard,
    dealt,
    drawn,
    exchange,
    faces,
    heard,
    known_top,
    last_turn,
    look_around,
    numbers,
    play,
    power,
    table,
    village,
)

OTHERS: tuple[Optional[int], ...] = (1, 2, None)
THIRD = "d9 d9"


def all_faces(match: Match, owner: int = 0) -> list[str]:
    """What each seat knows of a village."""
    return [faces(match, viewer, owner) for viewer in range(match.state.seats)]


# Who knows what


def test_a_first_look_teaches_only_the_player() -> None:
    match = look_around(dealt(3))
    assert all_faces(match) == ["5 12 ? ? ?", "? ? ? ? ?", "? ? ? ? ?"]
    assert all_faces(match, 1) == ["? ? ? ? ?", "8 9 ? ? ?", "? ? ? ? ?"]


def test_owners_do_not_know_their_own_face_down_cards() -> None:
    assert all_faces(table("d5 u6", "d8")) == ["? 6", "? 6"]


def test_a_draw_teaches_only_the_player() -> None:
    match = drawn(8, "d5 d6")
    assert match.known(0)["hand"] == ["8@0"]
    assert match.known(1)["hand"] == ["?@0"]


def test_a_drawn_card_kept_is_known_only_to_the_player() -> None:
    match = drawn(8, "d5 d6")
    exchange(match, 0)
    assert all_faces(match) == ["8 ?", "? ?"]
    assert match.known(1)["discard"] == [5]


def test_a_rascal_return_teaches_only_the_player_the_next_cards() -> None:
    match = table("u4 d5", top="9 6 2")
    play(match, "draw", "more", "pick 2")
    assert [known_top(match, seat) for seat in (0, 1)] == ["9 ?", "? ?"]


@pytest.mark.parametrize("viewer", [1, 2])
def test_others_do_not_learn_which_drawn_card_was_kept(viewer: int) -> None:
    def kept(word: str) -> dict[str, Any]:
        match = table("u4 d5", "d8 d8", THIRD, top="9 6 2")
        play(match, "draw", "more", word)
        return match.known(viewer)

    assert kept("pick 2") == kept("pick 1")


@pytest.mark.parametrize("viewer", [1, 2])
def test_nor_when_somebody_knew_one_of_the_drawn_cards(viewer: int) -> None:
    def kept(word: str) -> dict[str, Any]:
        match = table("u4 d5", "d8 d8", THIRD, top="9@1 6 2")
        play(match, "draw", "more", word)
        return match.known(viewer)

    assert kept("pick 2") == kept("pick 1")


def test_nor_by_the_marks_of_a_memory_aid() -> None:
    def kept(word: str) -> dict[str, Any]:
        match = table("u4 d5", "d8 d8", THIRD, top="9@1 6 2", aid="on")
        play(match, "draw", "more", word)
        return match.view(1)

    assert kept("pick 2") == kept("pick 1")


def test_a_returned_card_stays_known_when_another_draws_it() -> None:
    match = table("u4 d5", "d8 d8", top="9 1 2")
    play(match, "draw", "more", "pick 2", "discard", "draw")
    assert match.known(0)["hand"] == ["9@01"]
    exchange(match, 0)
    assert all_faces(match, 1) == ["9 ?", "9 ?"]


def test_a_failed_exchange_teaches_everybody_all_slid_cards() -> None:
    match = drawn(2, "d5 u6 d7", "d8", THIRD)
    exchange(match, 0, 1)
    assert all_faces(match) == ["5 6 ? 2", "5 6 ? ?", "5 6 ? ?"]


def test_a_card_added_face_up_is_known_to_everybody() -> None:
    match = table("d5 u6 d7", "d8", discard="2")
    play(match, "take")
    exchange(match, 0, 1)
    assert all_faces(match) == ["5 6 ? 2"] * 2


def test_a_look_teaches_only_the_player_and_tells_the_place() -> None:
    empath = table("u2 d5", "d8", THIRD)
    play(empath, "empath 2")
    assert all_faces(empath) == ["2 5", "2 ?", "2 ?"]
    for number, text, owner in ((7, "behold 1", 0), (8, "spy b1", 1), (9, "spy b1", 1)):
        match = power(number, "d5 u6", "d10", THIRD)
        play(match, text)
        assert all_faces(match, owner)[0].split()[0] == ("5" if owner == 0 else "10")
        assert [known.split()[0] for known in all_faces(match, owner)[1:]] == ["?", "?"]
        told = [{"kind": "looked", "seat": 0, "other": owner, "place": 1, "card": None}]
        assert heard(match, "looked", 1) == heard(match, "looked", None) == told


@pytest.mark.parametrize(("number", "place", "owner"), [(5, "show 1", 0), (6, "reveal b1", 1)])
def test_a_card_turned_up_is_known_to_everybody(number: int, place: str, owner: int) -> None:
    match = power(number, "d8", "d8", THIRD)
    play(match, place)
    assert all_faces(match, owner) == ["8"] * 3


def test_a_master_shows_everybody_the_chosen_card() -> None:
    match = power(10, "d8 d7", "d8", discard="4 9")
    play(match, "search 1")
    assert cards_heard(match, "searched", 1) == [4]
    exchange(match, 0)
    assert all_faces(match) == ["4 ?"] * 2


def test_a_witch_teaches_only_the_player_the_new_card() -> None:
    match = power(11, "d8 d7", "u9 d8", THIRD, top="12")
    play(match, "conjure")
    assert match.known(1)["hand"] == ["?@0"]
    play(match, "bewitch b1")
    assert all_faces(match, 1) == ["12 ?", "? ?", "? ?"]
    assert cards_heard(match, "replaced", 2) == [9]
    assert [cards_heard(match, "placed", viewer) for viewer in OTHERS] == [[None]] * 3


def test_a_robber_teaches_nobody_unless_he_looks() -> None:
    match = power(12, "d12 d3", "d8 d1", THIRD)
    play(match, "rob b1 1", "decline")
    assert all_faces(match) == ["? ?"] * 3
    assert all_faces(match, 1) == ["? ?"] * 3


def test_knowledge_follows_a_card_that_a_robber_moves() -> None:  # E33
    match = power(12, "d12@0 d3", "d8@012 d1", THIRD)
    play(match, "rob b1 1", "decline")
    assert all_faces(match) == ["8 ?"] * 3
    assert all_faces(match, 1) == ["12 ?", "? ?", "? ?"]


def test_knowledge_follows_a_card_when_the_row_closes_up() -> None:
    match = drawn(2, "d6 d6 d9@1 d4")
    exchange(match, 0, 1, at=0)
    assert all_faces(match) == ["2 ? ?", "? 9 ?"]


def test_the_extra_card_is_known_to_nobody() -> None:
    match = drawn(2, "d5 d6 d7", top="12")
    exchange(match, 0, 1, 2)
    assert all_faces(match) == ["5 6 7 2 ?", "5 6 7 ? ?"]


def test_a_card_face_up_before_a_failure_stays_known_to_all() -> None:
    match = drawn(2, "u5 d6", "d8")
    exchange(match, 0, 1)
    assert village(match) == "d5 d6 d2"
    assert faces(match, 1) == "5 6 ?"


def test_knowledge_ends_with_the_shuffle() -> None:
    match = last_turn("d5@01", "d6@01")
    assert all_faces(match) == ["? ? ? ? ?"] * 2
    assert known_top(match, 0) == ""


def test_the_rest_of_the_deck_and_the_removed_cards_stay_hidden_at_the_end() -> None:
    match = table("d5", "d6", top="1 12 13", caller=1)
    play(match, "draw", "discard")
    told = [event for event in match.events(1) if event["kind"] == "shown"]
    assert [(event["seat"], event["card"]) for event in told] == [(0, "exposer"), (1, "revealer")]


# Views with the memory aid off


def test_off_a_looked_at_card_is_not_shown_again() -> None:
    match = look_around(dealt(2))
    assert numbers(match, 0) == numbers(match, 1) == [None] * 5


def test_off_face_up_cards_are_shown_to_all() -> None:
    match = table("u5 d6", "d8")
    for viewer in (0, 1, None):
        assert numbers(match, viewer) == [5, None]


def test_off_only_the_top_and_the_size_of_the_discard_pile_are_shown() -> None:
    match = table("u5 d6", "d8", discard="4 9 7")
    for viewer in (0, 1, None):
        assert match.view(viewer)["discard"] == {"size": 3, "top": 7, "pile": None}


def test_off_known_deck_cards_are_not_shown() -> None:
    match = table("u4 d5", top="9 6 2")
    play(match, "draw", "more", "pick 2")
    assert match.view(0)["known_top"] is None


def test_a_master_sees_the_pile_only_while_searching() -> None:  # R42
    match = power(10, "d8 d7", "d8", discard="4 9")
    assert match.view(0)["discard"]["pile"] == [4, 9, 10]
    assert match.view(1)["discard"]["pile"] is None
    assert match.view(None)["discard"]["pile"] is None
    play(match, "search 1")
    assert match.view(0)["discard"]["pile"] is None
    declined = power(10, "d8 d7", "d8", discard="4 9")
    play(declined, "decline")
    assert declined.view(0)["discard"]["pile"] is None


@pytest.mark.parametrize("aid", ["off", "on"])
def test_the_player_sees_the_drawn_card_while_holding_it(aid: str) -> None:
    match = drawn(8, "d5 d6", aid=aid)
    assert match.view(0)["hand"] == [8]
    assert [match.view(viewer)["hand"] for viewer in (1, None)] == [None, None]
    exchange(match, 0)
    assert not match.view(0)["hand"]


@pytest.mark.parametrize("aid", ["off", "on"])
def test_the_witchs_card_is_seen_until_it_is_placed(aid: str) -> None:
    match = power(11, "d5 d6", "d8", top="12", aid=aid)
    play(match, "conjure")
    assert match.view(0)["hand"] == [12]
    assert [match.view(viewer)["hand"] for viewer in (1, None)] == [None, None]


# Views with the memory aid on


def after_e06(aid: str) -> Match:
    match = drawn(2, "d5 d5 d7 d1@0", top="11 4", aid=aid)
    exchange(match, 0, 1, 2)
    return match


def test_off_no_number_is_shown_after_a_failure() -> None:  # E48
    match = after_e06("off")
    for viewer in (0, 1, None):
        assert numbers(match, viewer) == [None] * 6


def test_on_each_seat_is_shown_what_it_has_seen() -> None:  # E48
    match = after_e06("on")
    assert numbers(match, 0) == [5, 5, 7, 1, 2, None]
    assert numbers(match, 1) == [5, 5, 7, None, None, None]
    assert numbers(match, None) == [5, 5, 7, None, None, None]


def test_on_known_deck_cards_are_shown() -> None:
    match = table("u4 d5", top="9 6 2", aid="on")
    play(match, "draw", "more", "pick 2")
    assert match.view(0)["known_top"][0] == 9
    assert 9 not in match.view(1)["known_top"]
    assert 9 not in match.view(None)["known_top"]


def test_on_the_whole_discard_pile_can_be_browsed_by_all() -> None:  # R42
    match = table("u5 d6", "d8", discard="4 9 7", aid="on")
    for viewer in (0, 1, None):
        assert match.view(viewer)["discard"]["pile"] == [4, 9, 7]


def test_on_opponents_cards_that_were_seen_are_marked_too() -> None:
    match = power(8, "d5 d6", "d10 d8", aid="on")
    play(match, "spy b2")
    assert numbers(match, 0, 1) == [None, 8]
    assert numbers(match, 1, 1) == [None, None]


# What is public


def test_all_public_facts_are_in_the_view_of_spectators() -> None:
    match = table("u2! d5 u3>1 d7*", "d8 d8", "d9", discard="4 7", display="6", holder=0, active=True, caller=2)
    view = match.view(None)
    assert [len(player["village"]) for player in view["players"]] == [4, 2, 1]
    assert [card["up"] for card in view["players"][0]["village"]] == [True, False, True, False]
    assert (view["display"], view["discard"], view["removed"]) == ([6], {"size": 2, "top": 7, "pile": None}, 5)
    assert (view["caller"], view["turn"], view["round"]) == (2, 0, 2)
    assert view["amulet"] == {"holder": 0, "active": True, "on": 4}
    assert view["players"][0]["village"][0]["used"] is True


def test_a_face_down_card_has_nothing_derived_from_its_face() -> None:
    for number in range(14):
        match = table(f"d{number} d5", "d8")
        first = match.view(1)["players"][0]["village"][0]
        plain = {"up": False, "number": None, "guards": None, "guarded": False, "amulet": False, "used": False}
        assert first == plain


# What a question is about


BEGUN: dict[str, tuple[Callable[[], Match], tuple[str, ...], list[str]]] = {
    "exchange": (
        lambda: drawn(1, "d6 d6 d8", "d5 d5", THIRD),
        ("exchange 1", "exchange 2"),
        ["card:a1", "card:a2"],
    ),
    "give": (lambda: power(12, "d6 d6", "d8 d1", THIRD), ("rob b2",), ["card:b2"]),
    "move guard": (lambda: table("u3 d6", THIRD, THIRD, discard="4"), ("guard 1",), ["card:a1"]),
}


@pytest.mark.parametrize("name", BEGUN)
def test_the_one_who_is_asked_is_told_the_cards_chosen_so_far(name: str) -> None:
    start, answers, cards = BEGUN[name]
    assert begin(start(), *answers).begun(0) == cards


@pytest.mark.parametrize("viewer", OTHERS)
def test_nobody_else_notices_a_choice_that_is_half_made(viewer: Optional[int]) -> None:
    match = drawn(1, "d6 d6 d8", "d5 d5", THIRD)
    before = match.view(viewer)
    begin(match, "exchange 1", "exchange 2")
    assert match.view(viewer) == before


def test_like_cards_are_told_apart_by_where_they_lie() -> None:
    shown = table("d5 d6", THIRD, THIRD, display="6 6")
    drawn_ = table("u4 d6", THIRD, THIRD, top="7 7")
    play(drawn_, "draw", "more")
    for match, name in ((shown, "place"), (drawn_, "number")):
        words = [match.game.option(match.state, match.question(), answer) for answer in match.legal()]
        assert [word.args[name] for word in words if word.id in ("answer-shown", "answer-pick")] == [1, 2]


# Events


LOOKS: dict[str, Callable[[str], Match]] = {
    "first look": lambda aid: looked_first(aid),
    "empath": lambda aid: played(table("u2 d9 d5", "d8 d8", THIRD, aid=aid, discard="4"), "empath 2"),
    "beholder": lambda aid: played(power(7, "d9 d5 d6", "d8 d8", THIRD, aid=aid), "behold 1"),
    "apprentice seer": lambda aid: played(power(8, "u2 d5", "d9 d8", THIRD, aid=aid), "spy b1"),
    "seer": lambda aid: played(power(9, "u2 d5", "d9 d8", THIRD, aid=aid, discard=""), "spy b1"),
    "robber": lambda aid: played(power(12, "u2 d5 d6", "d9 d8", THIRD, aid=aid), "rob b1 2", "inspect"),
}


def played(match: Match, *words: str) -> Match:
    play(match, *words)
    return match


def looked_first(aid: str) -> Match:
    match = dealt(3, cards=((9, 5, 3, 0, 7), (8, 6, 2, 6, 11), (1, 1, 4, 4, 10)), first=7, memory_aid=aid)
    play(match, "look 1", seat=0)
    return match


@pytest.mark.parametrize("name", LOOKS)
def test_off_a_looked_at_number_is_told_until_the_player_acknowledges_it(name: str) -> None:
    match = LOOKS[name]("off")
    assert cards_heard(match, "looked", 0) == [9]
    match.acknowledge(0)
    assert cards_heard(match, "looked", 0) == [None]


@pytest.mark.parametrize("name", LOOKS)
def test_on_a_looked_at_number_stays_in_the_log(name: str) -> None:
    match = LOOKS[name]("on")
    match.acknowledge(0)
    assert cards_heard(match, "looked", 0) == [9]


@pytest.mark.parametrize("aid", ["off", "on"])
@pytest.mark.parametrize("name", LOOKS)
def test_others_never_hear_a_looked_at_number(name: str, aid: str) -> None:
    match = LOOKS[name](aid)
    assert [cards_heard(match, "looked", viewer) for viewer in OTHERS] == [[None]] * 3


@pytest.mark.parametrize(("aid", "after"), [("off", [None, 5]), ("on", [9, 5])])
def test_the_next_answer_of_that_seat_acknowledges_too(aid: str, after: list[Optional[int]]) -> None:
    match = played(power(7, "d9 d5 d6", "d8 d8", aid=aid), "behold 1", "behold 2")
    assert cards_heard(match, "looked", 0) == after


def test_the_answer_of_another_seat_does_not_acknowledge() -> None:
    match = looked_first("off")
    play(match, "look 1", "look 2", seat=1)
    assert cards_heard(match, "looked", 0)[0] == 9


@pytest.mark.parametrize(("aid", "after"), [("off", [None] * 3), ("on", [5, 5, 7])])
@pytest.mark.parametrize("viewer", [0, 1])
def test_slid_cards_are_told_to_all_until_acknowledged(viewer: int, aid: str, after: list[Optional[int]]) -> None:
    match = after_e06(aid)
    assert cards_heard(match, "slid", viewer) == [5, 5, 7]
    match.acknowledge(viewer)
    assert cards_heard(match, "slid", viewer) == after


@pytest.mark.parametrize(("aid", "after"), [("off", [None]), ("on", [8])])
def test_a_drawn_number_is_gone_after_it_was_acknowledged(aid: str, after: list[Optional[int]]) -> None:
    match = drawn(8, "d5 d6", "d9 d9", aid=aid)
    assert cards_heard(match, "drew", 0) == [8]
    exchange(match, 0)
    assert cards_heard(match, "drew", 0) == after
    assert cards_heard(match, "drew", 1) == cards_heard(match, "drew", None) == [None]


@pytest.mark.parametrize(("aid", "after"), [("off", None), ("on", 8)])
def test_a_kept_card_is_told_only_to_the_player(aid: str, after: Optional[int]) -> None:
    match = drawn(8, "d5 d6", "d9 d9", aid=aid)
    exchange(match, 0)
    assert cards_heard(match, "placed", 0) == [8]
    assert cards_heard(match, "placed", 1) == cards_heard(match, "placed", None) == [None]
    match.acknowledge(0)
    assert cards_heard(match, "placed", 0) == [after]


def test_off_the_numbers_of_old_discards_are_gone_from_the_log() -> None:
    match = power(1, "d5 d6", "d9 d9")
    assert cards_heard(match, "discarded", 1) == [1]
    match.acknowledge(1)
    assert cards_heard(match, "discarded", 1) == [None]


def test_the_diary_of_a_seat_has_only_what_it_has_heard() -> None:
    match = played(power(8, "u2 d5", "d9 d8"), "spy b1")
    match.acknowledge(0)
    assert match.diary(0)["events"] == match.events(0)
    looked = [event for event in match.diary(1)["events"] if event["kind"] == "looked"]
    assert [event["card"] for event in looked] == [None]


@pytest.mark.parametrize(("aid", "after"), [("off", [None] * 3), ("on", [5, 5, 7])])
def test_spectators_hear_slid_cards_until_the_next_answer(aid: str, after: list[Optional[int]]) -> None:
    match = after_e06(aid)
    assert cards_heard(match, "slid", None) == [5, 5, 7]
    play(match, "draw")
    assert cards_heard(match, "slid", None) == after


def test_what_was_seen_cannot_be_taken_back() -> None:
    looked = played(table("u2 d9 d5"), "empath 2")
    slid = played(drawn(2, "d6 d6 d7"), "exchange 1 2")
    assert [match.undoable(0) for match in (looked, slid, drawn(2, "d5"))] == [0, 0, 0]


def test_a_half_made_exchange_may_be_taken_back() -> None:
    match = begin(drawn(2, "d6 d6 d7"), "exchange 1", "exchange 2")
    assert match.undoable(0) == 2
    match.undo(0)
    begin(match, "exchange 3")


def test_a_half_made_exchange_is_not_known_to_others() -> None:
    before = drawn(2, "d6 d6 d7")
    after = begin(drawn(2, "d6 d6 d7"), "exchange 1", "exchange 2")
    assert after.known(1) == before.known(1)
    assert after.view(1) == before.view(1)


def test_a_half_made_robbery_is_not_known_to_others() -> None:
    match = played(power(12, "u3 d5 d6", "d8 d8"), "guard 1 2")
    before = match.known(1)
    begin(match, "rob b1")
    assert match.known(1) == before


@pytest.mark.parametrize("village_", ["u3 d5 d6", "u3>1 d5"])
@pytest.mark.parametrize("begun", ["act", "hold", "reveal", "finish"])
def test_a_half_made_move_of_a_bodyguard_is_not_known_to_others(begun: str, village_: str) -> None:
    texts = {"act": [], "hold": ["draw"], "reveal": ["draw", "discard"], "finish": ["draw", "discard", "decline"]}
    match = played(table(village_, "d8 d8", top="6"), *texts[begun])
    assert asked(match) == (begun, 0)
    before = [match.known(1), match.view(1), match.view(None)]
    begin(match, "guard 1")
    assert asked(match) == ("move_guard", 0)
    assert [match.known(1), match.view(1), match.view(None)] == before


def test_a_half_made_move_of_a_bodyguard_may_be_taken_back_and_then_a_call_is_possible() -> None:
    match = begin(table("u3 d5 d6", "d8 d8"), "guard 1")
    assert match.undoable(0) == 1
    match.undo(0)
    assert match.why("call") is None
    play(match, "guard 1 3")
    assert match.why("call") == Word("why-acted-already")
