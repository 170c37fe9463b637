"""Random play inside the library."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.flow import chance_of, is_over, legal, play, waiting
from mizban.core.source import Fast
from mizban.core.state import CHANCE, FATE, State, Step


class Played:
    """How many questions a stretch of play had: with a choice, with one option, to chance."""

    def __init__(self) -> None:
        self.choices: i64 = 0
        self.forced: i64 = 0
        self.chances: i64 = 0

    def total(self) -> i64:
        return self.choices + self.forced + self.chances


def playout(state: State, source: Fast, limit: int) -> Played:
    """Play at random to the end, or until so many questions were answered."""
    played = Played()
    for _i in range(i64(limit)):  # a bare _ would be a boxed number
        if state.lanes:
            seats = waiting(state)
            seat = seats[source.below(len(seats))]
            answer_at_random(state, state.lanes[seat][-1], seat, source, played)
        elif state.todo:
            answer_at_random(state, state.todo[-1], CHANCE, source, played)
        else:
            break
    return played


def answer_at_random(state: State, step: Step, seat: i64, source: Fast, played: Played) -> None:
    """Answer the question on top of a stack; the seat matters only inside a group."""
    if step.asks() == FATE:
        played.chances += 1
        play(state, CHANCE, source.draw(step, step.weights(state)))
        return
    options = step.options(state)
    if len(options) == 1:
        played.forced += 1
        play(state, seat, options[0])
    else:
        played.choices += 1
        play(state, seat, options[source.below(len(options))])


def count_lines(state: State, depth: int) -> int:
    """How many ways of answering so many questions there are, by seats in their order and by chance."""
    if depth == 0 or is_over(state):
        return 1
    chance = chance_of(state)
    seat = CHANCE if chance is not None else waiting(state)[0]
    total = 0
    for answer in legal(state, seat) if chance is None else possible(chance.weights(state)):
        after = state.copy()
        play(after, seat, answer)
        total += count_lines(after, depth - 1)
    return total


def possible(weights: vec[i64]) -> list[int]:
    """The outcomes that can come."""
    return [outcome for outcome, weight in enumerate(weights) if weight]
