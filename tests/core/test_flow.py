"""Steps, questions, chance, plans and lanes."""

from __future__ import annotations

from typing import ClassVar, Optional

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.flow import asked, chance_of, is_over, legal, play, settle, waiting
from mizban.core.playout import count_lines, playout
from mizban.core.source import Fast
from mizban.core.state import CHANCE, EVERYONE, Ask, Chance, Event, State, Step, only
from mizban.core.steps import named, step_name
from mizban.core.values import fields_of
from pocket import GAME
from pocket.steps import Act, Look, Peek


class Notes(State):
    """A state that only remembers what ran."""

    def __init__(self, seats: i64 = 2, like: Optional[Notes] = None) -> None:
        super().__init__(seats, like)
        self.ran: list[str] = [] if like is None else like.ran[:]

    def copy(self) -> Notes:
        return Notes(self.seats, self)


class Note(Step):
    def __init__(self, number: i64) -> None:
        self.number = number

    def run(self, state: Notes, answer: i64) -> None:
        state.ran.append(f"note {self.number}")


class Plan(Step):
    """Plans two notes."""

    def run(self, state: Notes, answer: i64) -> None:
        state.plan([Note(1), Note(2)])


class Choose(Ask):
    answers: ClassVar[int] = 3

    def options(self, state: Notes) -> vec[i64]:
        return vec[i64]([0, 2])

    def run(self, state: Notes, answer: i64) -> None:
        state.ran.append(f"seat {self.seat}: {answer}")


class Flip(Chance):
    def weights(self, state: Notes) -> vec[i64]:
        return vec[i64]([1, 0, 3])

    def run(self, state: Notes, answer: i64) -> None:
        state.ran.append(f"flip {answer}")


class Group(Step):
    def run(self, state: Notes, answer: i64) -> None:
        state.together([Choose(0), None, Choose(2)], sealed=True)


def settled(steps: list[Step], seats: int = 2) -> Notes:
    state = Notes(seats)
    state.plan(steps)
    settle(state)
    return state


def test_steps_run_in_the_order_in_which_they_are_planned() -> None:
    assert settled([Plan(), Note(3)]).ran == ["note 1", "note 2", "note 3"]


def test_a_question_stops_what_runs_by_itself() -> None:
    state = settled([Note(1), Choose(1), Note(2)])
    assert (state.ran, waiting(state), legal(state, 1), legal(state, 0)) == (["note 1"], [1], [0, 2], [])
    play(state, 1, 2)
    assert state.ran == ["note 1", "seat 1: 2", "note 2"]
    assert is_over(state)


def test_chance_is_a_question_to_nobody() -> None:
    state = settled([Flip(), Note(1)])
    assert (waiting(state), asked(state, 0)) == ([], None)
    chance = chance_of(state)
    assert chance is not None
    play(state, CHANCE, 2)
    assert state.ran == ["flip 2", "note 1"]


def test_in_a_group_each_seat_has_its_own_question_and_the_main_stack_waits() -> None:
    state = settled([Group(), Note(9)], seats=3)
    assert waiting(state) == [0, 2]
    assert asked(state, 1) is None
    assert asked(state, 7) is None
    assert chance_of(state) is None
    play(state, 2, 0)
    assert (waiting(state), state.ran, state.sealed) == ([0], ["seat 2: 0"], True)
    play(state, 0, 2)
    assert (state.ran[-1], state.sealed, is_over(state)) == ("note 9", False, True)


def test_a_lane_plans_in_its_own_stack() -> None:
    class Twice(Ask):
        def options(self, state: Notes) -> vec[i64]:
            return vec[i64]([0])

        def run(self, state: Notes, answer: i64) -> None:
            state.plan([Note(self.seat), Choose(self.seat)])

    class Both(Step):
        def run(self, state: Notes, answer: i64) -> None:
            state.together([Twice(0), Twice(1)])

    state = settled([Both(), Note(9)])
    play(state, 1, 0)
    assert (state.ran, waiting(state)) == (["note 1"], [0, 1])
    play(state, 0, 0)
    play(state, 0, 0)
    play(state, 1, 0)
    assert state.ran == ["note 1", "note 0", "seat 0: 0", "seat 1: 0", "note 9"]


def test_chance_never_falls_inside_a_lane() -> None:
    class Bad(Step):
        def run(self, state: Notes, answer: i64) -> None:
            state.together([Flip(), None])

    with pytest.raises(AssertionError, match="no chance"):
        settled([Bad()])


def test_groups_do_not_nest_and_name_every_seat() -> None:
    state = settled([Group()], seats=3)
    with pytest.raises(AssertionError, match="nest"):
        state.together([None, None, None])
    with pytest.raises(AssertionError, match="each seat"):
        Notes(3).together([None])


def test_ending_at_once_forgets_what_was_planned_before_the_named_step() -> None:
    class Stop(Step):
        def run(self, state: Notes, answer: i64) -> None:
            state.drop_to(Plan)

    assert settled([Stop(), Note(7), Plan(), Note(8)]).ran == ["note 1", "note 2", "note 8"]
    with pytest.raises(AssertionError, match="planned"):
        settled([Stop(), Note(7)])


def test_a_copy_has_its_own_stacks() -> None:
    state = settled([Group(), Note(9)], seats=3)
    twin = state.copy()
    play(state, 0, 0)
    assert waiting(twin) == [0, 2]
    assert twin.sealed


def test_steps_have_names_and_numbers() -> None:
    class RollTheDice(Step):
        def __init__(self, seat: i64, dice: i64) -> None:
            self.seat = seat
            self.dice = dice

    assert step_name(RollTheDice) == "roll_the_dice"
    assert fields_of(RollTheDice) == ("seat", "dice")
    assert named(RollTheDice(1, 3)) == "roll_the_dice(seat=1,dice=3)"


def test_an_event_is_seen_by_those_who_may() -> None:
    event = Event("drew", [1, 5], [EVERYONE, only(1)], EVERYONE, False)
    assert [event.numbers_for(seat) for seat in (0, 1, None)] == [[1, None], [1, 5], [1, None]]
    assert Event("bid", [2], None, only(0), False).numbers_for(1) is None
    assert Event("bid", [2], None, only(0), False).numbers_for(None) is None
    assert Event("bid", [2], None, only(0), False).numbers_for(0) == [2]


def test_events_are_told_only_when_somebody_listens() -> None:
    state = Notes()
    state.tell("unheard", [])
    state.events = []
    state.tell("heard", [1])
    assert [event.kind for event in state.events] == ["heard"]


def test_lines_of_play_are_counted_by_answers_and_outcomes() -> None:
    state = settled([Choose(0), Flip(), Choose(1)])
    assert [count_lines(state, depth) for depth in range(5)] == [1, 2, 4, 8, 8]


def test_random_play_counts_choices_forced_answers_and_chance() -> None:
    class Only(Choose):
        def options(self, state: Notes) -> vec[i64]:
            return vec[i64]([1])

    played = playout(settled([Choose(0), Only(1), Flip(), Group()], seats=3), Fast(1), 100)
    assert (played.choices, played.forced, played.chances, played.total()) == (3, 1, 1, 5)


def test_the_answers_of_all_questions_have_fixed_numbers() -> None:
    game = GAME
    asks = [kind for kind in game.steps if issubclass(kind, Ask)]
    assert game.actions == sum(kind.answers for kind in asks) == 13
    look, act = Look(0), Act(1)
    assert [game.action(look, answer) for answer in (0, 1)] == [0, 1]
    assert game.action(act, 2) == game.first_number[Peek]
