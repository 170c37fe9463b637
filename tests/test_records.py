"""Records and positions are untrusted: one clear sentence, and nothing else."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import mizban
from test_match import finished

RECORD = finished("kilt-castle", seats=3).record()
GROUPED = finished("pocket", seats=2).record()


def changed(record: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {**copy.deepcopy(record), **fields}


def without(record: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in record.items() if key != name}


def deep(depth: int) -> Any:
    data: Any = 0
    for _ in range(depth):
        data = [data]
    return data


@pytest.mark.parametrize(
    ("record", "sentence"),
    [
        (None, "record must be an object"),
        ([], "record must be an object"),
        ({}, "record.mizban must be a whole number"),
        (changed(RECORD, mizban=2), "record.mizban must be a whole number from 1 to 1"),
        (changed(RECORD, game="chess"), "there is no game 'chess'"),
        (changed(RECORD, game=["x"]), "there is no game a list"),
        (without(RECORD, "game"), "there is no game None"),
        (changed(RECORD, version=99), "version 99 of kilt-castle"),
        (changed(RECORD, version=10**40), "record.version must be a whole number"),
        (changed(RECORD, seats=7), "kilt-castle is for 2, 3, 4 seats, not 7"),
        (changed(RECORD, seats=True), "record.seats must be a whole number"),
        (changed(RECORD, options={"wind": "no"}), "has no option 'wind'"),
        (changed(RECORD, options=[]), "record.options must be an object"),
        (changed(RECORD, key="xyz"), "64 hexadecimal digits"),
        (changed(RECORD, key="A" * 10**6), "64 hexadecimal digits"),
        (changed(RECORD, answers="0123"), "answers of a record must be a list"),
        (changed(RECORD, answers=[0] * 10**5), "must be a list of at most"),
        (changed(RECORD, answers=[99]), "answer 0 of the record is 99, which chance cannot give there"),
        (changed(RECORD, answers=[-1]), "which chance cannot give there"),
        (changed(RECORD, answers=[10**30]), "a huge number"),
        (changed(RECORD, answers=[0.0]), "must be a whole number, not 0.0"),
        (changed(RECORD, answers=[True]), "must be a whole number, not True"),
        (changed(RECORD, answers=deep(500)), "must be a whole number, not a list"),
        (changed(RECORD, answers=[*RECORD["answers"], 0]), "goes on after the end"),
        (changed(RECORD, answers=RECORD["answers"][:-1]), "do not reach the end"),
        (changed(RECORD, result={"scores": [0, 0, 0], "ranking": [1, 1, 1]}), "not the one that the rules give"),
        (changed(RECORD, result=deep(100)), "not the one that the rules give"),
        (changed(RECORD, extra=1), "record has no field named 'extra'"),
        (changed(RECORD, start={"players": 3}), "must be a list"),
        (changed(RECORD, start={"players": [{}, {}]}), "for 3 seats, but its start has 2"),
        (changed(RECORD, start=deep(50)), "start must be an object"),
        (changed(GROUPED, answers=[*GROUPED["answers"][:4], 0]), "must be \\[seat, answer\\], not 0"),
        (changed(GROUPED, answers=[*GROUPED["answers"][:4], [9, 0]]), "by seat 9, who is not asked"),
        (changed(GROUPED, answers=[*GROUPED["answers"][:4], [-1, 0]]), "by seat -1, who is not asked"),
        (changed(GROUPED, answers=[*GROUPED["answers"][:4], [0, 5]]), "5, which is not legal there"),
        (changed(GROUPED, answers=[*GROUPED["answers"][:4], [0, None]]), "must be a whole number"),
    ],
)
def test_a_broken_record_is_refused_in_one_sentence(record: Any, sentence: str) -> None:
    with pytest.raises(mizban.BadRecord, match=sentence) as refusal:
        mizban.replay(record)
    assert "\n" not in str(refusal.value)
    assert len(str(refusal.value)) < 300


def test_a_record_may_stop_in_the_middle_and_the_match_goes_on() -> None:
    part = {**without(RECORD, "result"), "answers": RECORD["answers"][:20]}
    match = mizban.replay(part)
    assert not match.over
    assert match.record()["answers"] == RECORD["answers"][:20]


def test_a_record_that_stops_before_chance_goes_on_with_its_own_key() -> None:
    match = mizban.replay({**without(RECORD, "result"), "answers": []})
    whole = mizban.replay(RECORD)
    deals = len(match.record()["answers"])
    assert match.record()["answers"] == whole.record()["answers"][:deals]


def test_a_record_without_a_key_is_replayed_all_the_same() -> None:
    assert mizban.replay(without(RECORD, "key")).scores() == RECORD["result"]["scores"]


def test_a_match_from_a_position_has_a_record_too() -> None:
    match = mizban.position("kilt-castle", {"players": [{"ducats": 3}, {}], "turn": 399}, seed=1)
    while not match.over:
        match.play(match.legal()[-1])
    again = mizban.replay(match.record())
    assert again.position() == match.position()
    assert match.record()["start"]["turn"] == 399


@pytest.mark.parametrize(
    ("log", "sentence"),
    [
        ("x", "a log must be a list"),
        ([["answer", 0]], "entry 0 of the log is no answer"),
        ([["cheat", 0, 0]], "entry 0 of the log is no answer"),
        ([[]], "entry 0 of the log is no answer"),
        ([["takeover", 0, 7]], "entry 0 of the log is no answer"),
        ([["undo", 0, 1]], "takes back an answer that seat 0 has not given"),
        ([["chance", 77]], "which chance cannot give"),
    ],
)
def test_a_broken_log_is_refused(log: Any, sentence: str) -> None:
    setup = without(without(RECORD, "answers"), "result")
    with pytest.raises(mizban.BadRecord, match=sentence):
        mizban.restore(without(setup, "mizban"), log)


def test_a_broken_set_up_of_a_log_is_refused() -> None:
    with pytest.raises(mizban.BadRecord, match="no game"):
        mizban.restore({"game": "chess", "seats": 2}, [])


BUILD = {"seat": 0, "card": "S-R", "half": 0, "first": None}


@pytest.mark.parametrize(
    ("pending", "sentence"),
    [
        (7, "pending must be a list"),
        ([7], "must be one step with its numbers"),
        ([{"a": {}, "b": {}}], "must be one step with its numbers"),
        ([{"fly": {}}], r"pending\[0\] cannot be 'fly'; it may be "),
        ([{"turn": {"seat": 0}}], "has no field named 'seat'"),
        ([{"move_card": {}}], "seat must be a whole number"),
        ([{"move_card": {"seat": 9}}], "seat must be a whole number from 0 to 1"),
        ([{"move_card": {"seat": 10**30}}], "not a huge number"),
        ([{"move_card": {"seat": 1}}], "the seal is with Player 1, who alone moves a card"),
        ([{"turn": {}}, {"turn": {}}], "nothing can come after turn, so not turn"),
        ([{"turn": {}}] * 900, "nothing can come after turn"),
        ([{"deal_card": {"travel": 1}}], "pending must deal the 0 cards that have no place"),
        ([{"build_on": {**BUILD, "seat": 1}}], "red is the colour of another player"),
        ([{"build_on": {**BUILD, "half": 1}}], "the red card has no such half"),
        ([{"build_on": {**BUILD, "first": "d1"}}], "nobody can have built on d1 just before"),
        ([{"choose_storey": {**BUILD, "site": "e5"}}], "the choice that choose_storey goes on with cannot be made"),
        ([{"roof": {"seat": 0, "site": "a1"}}], "a roof must lie on a tower of at least two storeys"),
        ([{"move_roof": {"seat": 0, "site": "a1"}}], "a roof lies beside the board, so none is moved"),
        ([{"together": {"lanes": [[], []]}}], "in this game players never choose at the same time"),
        ([{"together": {"lanes": []}}], "must have a list for each of 2 seats"),
        ([{"together": {"lanes": [[], []], "sealed": 1}}], "true or false"),
    ],
)
def test_what_cannot_be_pending_is_refused(pending: Any, sentence: str) -> None:
    with pytest.raises(mizban.BadPosition, match=sentence):
        mizban.position("kilt-castle", {"pending": pending})


def test_a_position_whose_question_has_no_answer_is_refused() -> None:
    lone_leader = next(card for card, place in START["cards"].items() if place["travel"] == 3)
    with pytest.raises(mizban.BadPosition, match="the choice that move_to goes on with cannot be made here"):
        mizban.position("kilt-castle", {"pending": [{"move_to": {"seat": 0, "card": lone_leader}}]})


START = mizban.position("kilt-castle", {}).position()


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(mizban.BadPosition, match="game is 'pocket', but the position was to be one of kilt-castle"):
        mizban.position("kilt-castle", {"game": "pocket"})


def test_reading_a_position_does_not_change_the_description() -> None:
    description: dict[str, Any] = {"game": "kilt-castle", "towers": {"a1": "R"}}
    mizban.position("kilt-castle", description)
    assert description == {"game": "kilt-castle", "towers": {"a1": "R"}}
