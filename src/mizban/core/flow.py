"""How a game goes on: who is asked, and what an answer sets in motion."""

from __future__ import annotations

from typing import Optional

from mypy_extensions import i64

from mizban.core.state import A_SEAT, FATE, NO_LANES, NOBODY, Ask, Chance, State


def settle(state: State) -> None:
    """Run what needs no answer, first in the lanes, then on the main stack."""
    while True:
        if state.lanes:
            if settle_lanes(state):
                return
            state.lanes = NO_LANES
            state.sealed = False
        if not state.todo:
            return
        top = state.todo[-1]
        if top.asks() != NOBODY:
            return
        state.todo.pop()
        top.run(state, 0)


def settle_lanes(state: State) -> bool:
    """Run each lane up to its next question, and say whether anybody is still asked."""
    busy = False
    for seat in range(len(state.lanes)):
        lane = state.lanes[seat]
        state.lane = seat
        while lane and lane[-1].asks() != A_SEAT:
            assert lane[-1].asks() != FATE, "no chance while players choose at the same time"
            lane.pop().run(state, 0)
        if lane:
            busy = True
    state.lane = -1
    return busy


def waiting(state: State) -> list[int]:
    """The seats that may answer now, lowest first; none when chance is asked or the game is over."""
    if state.lanes:
        return [seat for seat in range(len(state.lanes)) if state.lanes[seat]]
    if state.todo:
        top = state.todo[-1]
        if isinstance(top, Ask):
            return [top.seat]
    return []


def first_waiting(state: State) -> i64:
    """The lowest seat that may answer now; -1 when there is none."""
    if state.lanes:
        return waiting(state)[0]
    if state.todo:
        top = state.todo[-1]
        if isinstance(top, Ask):
            return top.seat
    return -1


def asked(state: State, seat: i64) -> Optional[Ask]:
    """The question to this seat, if it is asked now."""
    if state.lanes:
        if not 0 <= seat < len(state.lanes):
            return None
        stack = state.lanes[seat]
    else:
        stack = state.todo
    if stack:
        top = stack[-1]
        if isinstance(top, Ask) and top.seat == seat:
            return top
    return None


def chance_of(state: State) -> Optional[Chance]:
    """The question to chance, if it is chance's turn."""
    if state.todo and not state.lanes:
        top = state.todo[-1]
        if isinstance(top, Chance):
            return top
    return None


def is_over(state: State) -> bool:
    """Whether nothing is left to do."""
    return not state.todo and not state.lanes


def legal(state: State, seat: i64) -> list[int]:
    """The options of that seat's question; none when it is not asked."""
    ask = asked(state, seat)
    return [] if ask is None else list(ask.options(state))


def play(state: State, seat: i64, answer: i64) -> None:
    """Take that seat's question (or chance's) off, run it, then run what needs no answer."""
    if state.lanes:
        state.lane = seat
        state.lanes[seat].pop().run(state, answer)
        state.lane = -1
    else:
        state.todo.pop().run(state, answer)
    settle(state)
