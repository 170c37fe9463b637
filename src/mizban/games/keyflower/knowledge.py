"""Pieces behind screens, in the bag and in the pile, and what everybody can have noted down about them.

A holder is a seat, the stock (bag and pile), or what is set aside. Of each kind of piece it has at least and at most so
many, as far as follows from what all have seen; how many workers and skill tokens it has in all, everybody can count.
"""

from __future__ import annotations

from mizban.games.keyflower.data import ALL_PIECES, FIRST_SKILL, KINDS
from mizban.games.keyflower.state import Keyflower


def stock_of(state: Keyflower) -> int:
    """The holder that is the bag and the pile."""
    return state.seats


def aside_of(state: Keyflower) -> int:
    """The holder of what is set aside during a use."""
    return state.seats + 1


def workers_of(state: Keyflower, holder: int) -> int:
    """How many workers a holder has."""
    at = holder * KINDS
    held = state.held
    return held[at] + held[at + 1] + held[at + 2] + held[at + 3]


def skills_of(state: Keyflower, holder: int) -> int:
    """How many skill tokens a holder has."""
    at = holder * KINDS + FIRST_SKILL
    held = state.held
    return held[at] + held[at + 1] + held[at + 2]


def gain(state: Keyflower, holder: int, kind: int, count: int) -> None:
    """Pieces come to a holder, and all see of which kind."""
    at = holder * KINDS + kind
    state.held[at] += count
    state.least[at] += count
    state.most[at] = min(state.most[at] + count, ALL_PIECES[kind])


def lose(state: Keyflower, holder: int, kind: int, count: int) -> None:
    """Pieces leave a holder, and all see of which kind."""
    at = holder * KINDS + kind
    state.held[at] -= count
    state.most[at] -= count
    if state.least[at] >= count:
        state.least[at] -= count
    else:
        state.least[at] = 0
        tighten(state, holder, kind)


def pass_on(state: Keyflower, giver: int, taker: int, kind: int, count: int) -> None:
    """Pieces go from one holder to another before the eyes of all."""
    lose(state, giver, kind, count)
    gain(state, taker, kind, count)


def pass_unseen(state: Keyflower, giver: int, taker: int, kind: int) -> None:
    """A piece goes from one holder to another, and only one of them sees of which kind."""
    first, end = group_of(kind)
    number = workers_of(state, giver) if kind < FIRST_SKILL else skills_of(state, giver)
    for each in range(first, end):
        here, there = giver * KINDS + each, taker * KINDS + each
        if state.most[here]:
            state.most[there] = min(state.most[there] + 1, ALL_PIECES[each])
        if state.least[here] == number:  # there is nothing else
            state.least[there] += 1
            state.most[here] -= 1
        if state.least[here]:
            state.least[here] -= 1
    state.held[giver * KINDS + kind] -= 1
    state.held[taker * KINDS + kind] += 1
    tighten(state, giver, kind)


def group_of(kind: int) -> tuple[int, int]:
    """The kinds among which a piece may be mistaken: workers, or skill tokens."""
    return (0, FIRST_SKILL) if kind < FIRST_SKILL else (FIRST_SKILL, KINDS)


def tighten(state: Keyflower, holder: int, kind: int) -> None:
    """Draw the conclusions from how many pieces a holder has in all."""
    first, end = group_of(kind)
    number = workers_of(state, holder) if kind < FIRST_SKILL else skills_of(state, holder)
    least = most = 0
    for at in range(holder * KINDS + first, holder * KINDS + end):
        least += state.least[at]
        most += state.most[at]
    for at in range(holder * KINDS + first, holder * KINDS + end):
        low, high = state.least[at], state.most[at]
        if high > number - least + low:
            state.most[at] = number - least + low
        if low < number - most + high:
            state.least[at] = number - most + high


def open_all(state: Keyflower) -> None:
    """The screens are lifted: all see everything."""
    state.least = state.held[:]
    state.most = state.held[:]
