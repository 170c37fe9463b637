"""What players are told: questions, answers and events, as ids and arguments; the texts stand in kilt-castle.ftl."""

from __future__ import annotations

import pytest

from kilt import dealt, landed, play, rows, table
from mizban import Match, Word
from texts import bare


def prompt(match: Match) -> Word:
    return match.game.prompt(match.state, match.question())


def answers(match: Match) -> list[Word]:
    return [match.game.option(match.state, match.question(), answer) for answer in match.legal()]


# Questions and answers


def test_the_mover_is_asked_for_a_card_and_a_place() -> None:
    match = rows({"P4": 1, "P5": 4, "P6": 4, "P7": 1}, seal={"seat": 2})
    assert prompt(match) == Word("ask-move-card", {"seat": 2})
    assert answers(match)[0] == Word("answer-move-card", {"card": "S-R", "from": "P4"})
    play(match, "S-R")
    assert prompt(match) == Word("ask-move-to", {"seat": 2, "card": "S-R"})
    assert answers(match) == [
        Word("answer-move-to-empties", {"to": "P7"}),
        Word("answer-move-to-empties", {"to": "P8"}),
    ]


def test_a_move_that_empties_no_row_says_nothing_of_a_ducat_day() -> None:
    match = rows({"P4": 2, "P5": 4, "P6": 4})
    play(match, "S-R")
    assert answers(match) == [Word("answer-move-to", {"to": "P7"})]


def test_a_card_on_its_second_round_lies_at_a_position_like_any_other() -> None:
    match = rows({"P24": 4, "P25": 3, "P26": 3})
    assert answers(match)[0] == Word("answer-move-card", {"card": "S-R", "from": "P4"})


def test_the_builder_is_told_what_each_site_costs_and_whom() -> None:
    match = landed("L/O", "P4", towers={"e1": "L", "e2": "D R"})
    assert prompt(match) == Word("ask-build-on", {"seat": 2, "colour": "light_grey"})
    assert answers(match) == [
        Word("answer-build-own", {"site": "e1"}),
        Word("answer-build-pay", {"site": "e2", "price": 2, "other": 0}),
        Word("answer-build-new", {"site": "e3"}),
    ]


def test_the_builder_is_told_how_many_storeys_are_left() -> None:
    match = landed("L/O", "P4", towers={"a1": "L1 O"})
    play(match, "e1")
    assert prompt(match) == Word("ask-choose-storey", {"seat": 2, "colour": "light_grey", "site": "e1"})
    assert answers(match) == [
        Word("answer-choose-storey", {"crests": 0, "left": 11}),
        Word("answer-choose-storey", {"crests": 1, "left": 2}),
        Word("answer-choose-storey", {"crests": 2, "left": 2}),
    ]


def test_the_second_builder_is_asked_for_the_far_colour() -> None:
    match = landed("L/O", "P4", towers={"a1": "O1"})
    play(match, "e1", "0")
    assert prompt(match) == Word("ask-build-on", {"seat": 1, "colour": "orange"})
    play(match, "e2")
    assert prompt(match) == Word("ask-choose-storey", {"seat": 1, "colour": "orange", "site": "e2"})
    assert answers(match)[1] == Word("answer-choose-storey", {"crests": 1, "left": 2})


def test_the_second_builder_is_asked_which_roof_moves() -> None:
    match = landed("R/O", "P4", towers={"a1": "R O", "c3": "L D"}, roofs=["a1", "c3"])
    play(match, "e1", "0", "e1", "0")
    assert prompt(match) == Word("ask-move-roof", {"seat": 1, "site": "e1"})
    assert answers(match) == [Word("answer-move-roof", {"site": "a1"}), Word("answer-move-roof", {"site": "c3"})]


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_prompts_and_answers_have_texts(lang: str) -> None:
    match = landed("R/O", "P4", towers={"e1": "L", "a1": "R O", "c3": "L D"}, roofs=["a1", "c3"])
    for word in ("e2", "0", "e2", "0"):
        assert match.prompt(lang=lang)
        assert len({match.text(answer, lang) for answer in match.legal()}) == len(match.legal())
        play(match, word)


# Events


def test_the_events_of_a_deal() -> None:
    match = dealt(3, ["R/O", "L/R", "O/L"])
    assert bare(match.events()) == [
        {"kind": "dealt", "card": "D-RO", "to": "P2"},
        {"kind": "dealt", "card": "D-RL", "to": "P2"},
        {"kind": "dealt", "card": "D-OL", "to": "P3"},
        {"kind": "seal", "seat": 2},
    ]


def test_the_events_of_a_whole_turn_in_order() -> None:
    match = landed("R/O", "P4", empties=True, towers={"e1": "L", "a1": "D2"}, seal={"seat": 3})
    play(match, "e1", "1", "e1", "0")
    assert bare(match.events()) == [
        {"kind": "moved", "seat": 3, "card": "D-RO", "from": "P3", "to": "P4"},
        {"kind": "row_emptied", "from": "P3"},
        {"kind": "paid", "seat": 0, "price": 1, "other": 2},
        {"kind": "built", "seat": 0, "colour": "red", "crests": 1, "site": "e1"},
        {"kind": "paid", "seat": 1, "price": 2, "other": 0},
        {"kind": "built", "seat": 1, "colour": "orange", "crests": 0, "site": "e1"},
        {"kind": "roofed", "seat": 1, "site": "e1"},
        {"kind": "ducat_day"},
        {"kind": "income", "seat": 0, "colour": "red", "income": 1},
        {"kind": "income", "seat": 1, "colour": "orange", "income": 1},
        {"kind": "income", "seat": 2, "colour": "light_grey", "income": 1},
        {"kind": "income", "seat": 3, "colour": "dark_grey", "income": 3},
    ]


def test_all_hear_the_same() -> None:
    match = landed("R/O", "P4", empties=True)
    play(match, "e1", "1", "e1", "0")
    assert all(match.events(seat) == match.events() for seat in range(4))


def test_the_events_of_an_end() -> None:
    match = landed("R", "P4", turn=400, towers={"a1": "O1", "b1": "O"})
    play(match, "e1", "2")
    assert bare(match.last_events()) == [
        {"kind": "built", "seat": 0, "colour": "red", "crests": 2, "site": "e1"},
        {"kind": "payout", "seat": 0, "colour": "red", "towers": 1, "crests": 2},
        {"kind": "payout", "seat": 1, "colour": "orange", "towers": 2, "crests": 1},
        {"kind": "payout", "seat": 2, "colour": "light_grey", "towers": 0, "crests": 0},
        {"kind": "payout", "seat": 3, "colour": "dark_grey", "towers": 0, "crests": 0},
    ]


# Where the money came from


def test_the_breakdown_tells_what_came_in_and_what_went_out() -> None:
    match = landed("R/O", "P4", empties=True, turn=400, towers={"e1": "L", "a1": "D2"})
    play(match, "e1", "1", "e2", "2")
    start, nothing = {"start": 10}, dict.fromkeys(("ducat_days", "received", "paid", "towers", "crests"), 0)
    assert match.breakdown(0) == start | nothing | {"ducat_days": 2, "paid": -1, "towers": 1, "crests": 1}
    assert match.breakdown(1) == start | nothing | {"ducat_days": 3, "towers": 1, "crests": 2}
    assert match.breakdown(2) == start | nothing | {"received": 1}
    assert match.breakdown(3) == start | nothing | {"ducat_days": 3, "towers": 1, "crests": 2}
    assert match.scores() == [13, 16, 11, 16]


def test_a_breakdown_may_be_asked_at_any_time() -> None:
    assert sum(table(ducats={"L": 7}).breakdown(2).values()) == 7
