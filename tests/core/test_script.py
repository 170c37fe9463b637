"""What is pending can be written so that people read it, and read again; what cannot be is named with its place."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import pocket
from mizban.core.faults import Fault, Misread
from mizban.core.flow import play
from mizban.core.script import SEAT, TRUTH, Name, Script, Whole
from mizban.core.source import key_of
from mizban.language import LANGUAGES, fault_text
from mizban.records import begin
from pocket.state import Pocket
from pocket.steps import STEPS, Act, Bid, Clear, Deal, Reveal, Round, Score, Show, SwapSlot, TurnOf

FORMS = {"seat": SEAT, "place": Whole(0, 5), "slot": Name(("left", "right"), none=-1)}
SCRIPT = Script(STEPS, FORMS)


def table(*steps: Any, lanes: Any = ()) -> Pocket:
    """A table of two with cards in hand, and these steps pending, next first."""
    state = Pocket(2)
    state.hands = [0, 1, 2, 3]
    state.todo = list(steps[::-1])
    state.lanes = [list(lane[::-1]) for lane in lanes]
    return state


def read(pending: Any) -> Pocket:
    state = table()
    SCRIPT.fill(state, pending)
    return state


def faults(state: Pocket) -> list[Fault]:
    found = pocket.GAME.faults(state)
    assert all(fault_text(fault, lang, pocket.GAME) for fault in found for lang in LANGUAGES)
    return found


def ids(state: Pocket) -> list[tuple[str, str]]:
    return [(fault.where, fault.word.id) for fault in faults(state)]


# Written and read


def test_what_is_next_comes_first_and_lanes_before_all() -> None:
    state = table(Reveal(), TurnOf(0), lanes=[[Bid(0)], []])
    state.sealed = True
    written = SCRIPT.written(state)
    assert written == [
        {"together": {"sealed": True, "lanes": [[{"bid": {"seat": 0}}], []]}},
        {"reveal": {}},
        {"turn_of": {"seat": 0}},
    ]
    again = read(written)
    assert (again.todo, again.lanes, again.sealed) == (state.todo, state.lanes, True)


def test_numbers_are_written_in_the_words_of_the_game() -> None:
    assert FORMS["slot"].written(1) == "right"
    assert FORMS["slot"].written(-1) is None
    assert [FORMS["slot"].read(value, "x", 2) for value in ("left", None)] == [0, -1]
    assert [TRUTH.written(number) for number in (0, 1)] == [False, True]
    assert [TRUTH.read(value, "x", 2) for value in (False, True)] == [0, 1]


@pytest.mark.parametrize(
    ("pending", "sentence"),
    [
        ("soon", "pending must be a list"),
        ([{"bid": {"seat": 0}}, 3], "pending[1] must be one step"),
        ([{"bidd": {"seat": 0}}], "pending[0] cannot be 'bidd'; it may be bid, "),
        ([{"bid": {"seat": 2}}], "pending[0].bid.seat must be a whole number from 0 to 1"),
        ([{"bid": {}}], "pending[0].bid.seat must be a whole number"),
        ([{"bid": {"seat": 0, "much": 1}}], "pending[0].bid has no field named 'much'; perhaps seat"),
        ([{"swap": {"seat": 0, "slot": "up"}}], "pending[0].swap.slot cannot be 'up'; it may be left, right"),
        ([{"together": {"lanes": [[]]}}], "pending[0].together.lanes must have a list for each of 2 seats"),
        ([{"together": {"lanes": [[], 3]}}], "pending[0].together.lanes[1] must be a list"),
        ([{"together": {"lanes": [[], []], "sealed": 1}}], "pending[0].together.sealed must be true or false"),
        ([{"together": {"lanes": [[], []]}}, {"x": {}}], "pending[1] cannot be 'x'"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(pending: Any, sentence: str) -> None:
    with pytest.raises(Misread) as caught:
        read(pending)
    assert sentence in fault_text(caught.value.fault)


def test_a_truth_is_no_number() -> None:
    with pytest.raises(Misread):
        TRUTH.read(1, "x", 2)


# Judged

REST = (Clear(), Round(), Score())


def test_what_play_leads_to_can_be() -> None:
    state = begin(pocket.GAME, 2, {}, key_of(1)).state
    while state.todo:
        assert faults(state) == []
        for seat in range(2):
            if state.lanes and state.lanes[seat]:
                play(state, seat, 0)
        if not state.lanes and state.todo:
            play(state, 0, 0)


def test_each_step_must_be_able_to_come_before_the_next() -> None:
    state = table(Show(0), TurnOf(1), Round(), Score())
    assert ids(state) == [("pending[2]", "fault-order")]
    assert "round cannot come after turn_of; that can only be clear" in fault_text(faults(state)[0], "en", pocket.GAME)


def test_a_stack_does_not_end_before_its_end() -> None:
    assert ids(table(Act(0), Show(0))) == [("pending[1]", "fault-unfinished")]


def test_nothing_follows_what_is_last() -> None:
    assert ids(table(Reveal(), TurnOf(0), *REST, lanes=[[Bid(0), Bid(0)], []])) == [
        ("pending[0].together.lanes[0][1]", "fault-last")
    ]


def test_a_lane_belongs_to_its_seat() -> None:
    state = table(Reveal(), TurnOf(0), *REST, lanes=[[Bid(1)], [Bid(1)]])
    assert ids(state) == [("pending[0].together.lanes[0][0]", "fault-lane")]


def test_a_step_must_fit_the_table() -> None:
    assert ids(table(Show(2), TurnOf(1), *REST)) == [("pending[0]", "fault-seat")]


def test_laws_come_first() -> None:
    state = table(Show(2), Score())
    state.hands[0] = 1
    assert ids(state) == [("hands", "fault-cards")]
    state.hands[0] = -1
    assert ids(state) == [("hands", "fault-hands")]


def test_a_choice_that_goes_on_can_have_been_begun() -> None:
    class Sudden(SwapSlot):
        def so_far(self, state: Any) -> list[int]:
            return [7]

    state = table(Sudden(0), Show(0), TurnOf(1), *REST)
    assert ids(state) == [("pending[0]", "fault-begun")]
    assert ids(table(SwapSlot(0), Show(0), TurnOf(1), *REST)) == []


def test_whoever_is_asked_has_an_answer() -> None:
    class Dumb(Bid):
        def options(self, state: Any) -> vec[i64]:
            return vec[i64]()

    assert ids(table(Reveal(), TurnOf(0), *REST, lanes=[[Dumb(0)], []]))[0][1] == "fault-no-answer"


def test_chance_has_an_outcome() -> None:
    class Stuck(Deal):
        def weights(self, state: Any) -> Any:
            return Deal(0).weights(state)[:0]

    state = table(Stuck(0), Round())
    state.hands[0] = -1
    assert ids(state) == [("pending[0]", "fault-no-outcome")]
