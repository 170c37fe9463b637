"""How choices are said: each rule of the notation, on Kilt Castle."""

from __future__ import annotations

import pytest

import mizban
from kilt import dealt, landed
from mizban import Match, NotAnAnswer, NotLegal
from mizban.core.notation.wording import Sign, grammar, is_cell, is_name
from mizban.core.notation.writing import as_text
from mizban.records import begin
from mizban.registry import find

KILT = find("kilt-castle")


def opening() -> Match:
    return mizban.new("kilt-castle", seats=3, seed=3)


@pytest.mark.parametrize("text", ["move S-R P4", "S-R P4", "P4 S-R", "move P4 S-R", "MOVE s-r p4", "card:S-R place:P4"])
def test_a_choice_is_said_in_several_ways(text: str) -> None:
    assert opening().read(text) == opening().read("move S-R P4")


def test_a_name_needs_its_kind_where_two_kinds_share_it() -> None:
    match = landed("R/O", "P4", towers={"a1": "R O", "c3": "L D"}, roofs=["a1", "c3"])
    match.play("build e1 0")
    match.play("build e1 0")
    assert match.read("roof:a1") == match.read("roof a1") == match.read("a1")
    assert match.why("site:a1") is not None


def test_a_number_that_is_a_name_counts_nothing() -> None:
    match = landed("R", "P4")
    match.play("build e1 2")
    assert "build e1 2" in [text for _, text in match.transcript()]


@pytest.mark.parametrize("text", ["move 2", "move 2 3 S-R", "move 0 S-R"])
def test_a_number_that_counts_nothing_is_no_word(text: str) -> None:
    with pytest.raises(NotAnAnswer):
        opening().read(text)


def test_what_is_left_open_is_named() -> None:
    with pytest.raises(NotAnAnswer, match="'move P4' leaves it open: move S-R P4, move S-O P4"):
        opening().play("move P4")
    assert opening().why("move P4") is None


def test_a_text_may_end_early() -> None:
    match = opening()
    match.play("move S-R")
    assert match.begun() == ["card:S-R"]
    assert all(thing.startswith("place:") for thing in match.things())


def test_what_was_begun_may_be_said_again_and_nothing_else() -> None:
    match = opening()
    match.play("S-R")
    assert match.read("move S-R P4") == match.read("P4")
    with pytest.raises(NotLegal) as caught:
        match.play("move S-O P4")
    assert caught.value.reason == mizban.Word("why-other-card", {"card": "S-R"})


def test_a_refusal_names_the_same_rule_as_why_and_changes_nothing() -> None:
    match = opening()
    before = match.record()
    with pytest.raises(NotLegal) as caught:
        match.play("move S-R P9")
    assert caught.value.reason == match.why("move S-R P9")
    assert str(caught.value).startswith("P9 is too far")
    assert match.record() == before


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("dance", "'dance' is no word of this game; verbs are build, move, roof"),
        ("move c3", "'c3' is no word of move; verbs are build, move, roof"),
        ("", "a choice begins with one of build, move, roof"),
        ("move S-R P4 P5", "says more than one choice takes"),
        ("x" * 301, "a choice has at most 300 letters"),
        (3.5, "an answer must be a whole number"),
    ],
)
def test_nonsense_is_told_from_what_is_not_allowed(text: object, says: str) -> None:
    with pytest.raises(NotAnAnswer, match=says):
        opening().play(text)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", [None, 3, ["move"], b"move"])
def test_only_a_text_can_be_read(text: object) -> None:
    with pytest.raises(NotAnAnswer, match="a choice must be a text"):
        opening().read(text)


def test_choices_are_all_that_can_be_played() -> None:
    match = opening()
    assert "move S-R P4" in match.choices()
    for text in match.choices():
        twin = match.copy()
        twin.play(text)
        assert twin.transcript()[-1] == (0, text)


def test_a_transcript_played_again_is_the_same_game() -> None:
    match = begin(KILT, 4, {}, bytes(32))
    while not match.over:
        match.play(match.legal()[-1])
    twin = begin(KILT, 4, {}, bytes(32))
    for seat, text in match.transcript():
        if seat is not None:
            twin.play(text, seat)
    assert twin.record() == match.record()


def test_what_chance_brings_is_written_too() -> None:
    assert [text for seat, text in dealt(4, ["R/O", "D/L"]).transcript() if seat is None][:1] == ["deal D-RO"]


def test_a_verb_without_a_set_has_nothing_to_add() -> None:
    assert opening().addable("move", []) is None


def test_signs_are_written_with_equal_neighbours_counted() -> None:
    signs = [Sign("buy"), Sign("buy", "good:wood"), Sign("buy", "good:wood"), Sign("buy", "good:gold")]
    assert as_text({}, signs) == "buy 2 wood gold"
    assert as_text({}, [Sign("pass", at="deck")]) == "pass"
    assert Sign("draw", at="deck").thing == "deck"
    assert Sign("carry", "good:wood", "tile:barn").thing == "good:wood+tile:barn"


def test_names_and_cells() -> None:
    assert is_name("s-r", "card:S-R")
    assert is_name("card:s-r", "card:S-R")
    assert not is_name("place:s-r", "card:S-R")
    assert is_cell("1,-2")
    assert is_cell("cell:0,10")
    assert not is_cell("1,")


def test_the_grammar_lists_what_each_verb_takes() -> None:
    assert grammar(KILT.wordings) == {
        "build": ["build SITE STOREY"],
        "move": ["move CARD PLACE"],
        "roof": ["roof ROOF"],
    }
