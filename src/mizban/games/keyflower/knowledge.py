"""Pieces behind screens, in the bag and in the pile, and what everybody can have noted down about them.

A holder is a seat, the stock (bag and pile), or what is set aside. Of each kind of piece it has at least and at most so
many, as far as follows from what all have seen; how many workers and skill tokens it has in all, everybody can count.
"""

from __future__ import annotations

from mypy_extensions import i64

from mizban.games.keyflower.data import ALL_PIECES, FIRST_SKILL, KINDS
from mizban.games.keyflower.state import Keyflower


def stock_of(state: Keyflower) -> i64:
    """The holder that is the bag and the pile."""
    return state.seats


def aside_of(state: Keyflower) -> i64:
    """The holder of what is set aside during a use."""
    return state.seats + 1


def workers_of(state: Keyflower, holder: i64) -> i64:
    """How many workers a holder has."""
    at = holder * KINDS
    held = state.held
    return held[at] + held[at + 1] + held[at + 2] + held[at + 3]


def skills_of(state: Keyflower, holder: i64) -> i64:
    """How many skill tokens a holder has."""
    at = holder * KINDS + FIRST_SKILL
    held = state.held
    return held[at] + held[at + 1] + held[at + 2]


def gain(state: Keyflower, holder: i64, kind: i64, count: i64) -> None:
    """Pieces come to a holder, and all see of which kind."""
    at = holder * KINDS + kind
    state.held[at] += count
    state.least[at] += count
    state.most[at] = min(state.most[at] + count, ALL_PIECES[kind])


def lose(state: Keyflower, holder: i64, kind: i64, count: i64) -> None:
    """Pieces leave a holder, and all see of which kind."""
    at = holder * KINDS + kind
    state.held[at] -= count
    state.most[at] -= count
    if state.least[at] >= count:
        state.least[at] -= count
    else:
        state.least[at] = 0
        tighten(state, holder, kind)


def pass_on(state: Keyflower, giver: i64, taker: i64, kind: i64, count: i64) -> None:
    """Pieces go from one holder to another before the eyes of all."""
    lose(state, giver, kind, count)
    gain(state, taker, kind, count)


def pass_unseen(state: Keyflower, giver: i64, taker: i64, kind: i64) -> None:
    """A piece goes from one holder to another, and only one of them sees of which kind."""
    least, most = state.least, state.most
    number = alike(state, giver, kind)
    for each in range(first_alike(kind), end_alike(kind)):
        here, there = giver * KINDS + each, taker * KINDS + each
        if most[here]:
            most[there] = min(most[there] + 1, ALL_PIECES[each])
        if least[here] == number:  # there is nothing else
            least[there] += 1
            most[here] -= 1
        if least[here]:
            least[here] -= 1
    state.held[giver * KINDS + kind] -= 1
    state.held[taker * KINDS + kind] += 1
    tighten(state, giver, kind)


# The kinds among which a piece may be mistaken: workers, or skill tokens


def first_alike(kind: i64) -> i64:
    return i64(0) if kind < FIRST_SKILL else FIRST_SKILL


def end_alike(kind: i64) -> i64:
    return FIRST_SKILL if kind < FIRST_SKILL else KINDS


def alike(state: Keyflower, holder: i64, kind: i64) -> i64:
    """How many pieces a holder has that may be mistaken for one of this kind."""
    return workers_of(state, holder) if kind < FIRST_SKILL else skills_of(state, holder)


def tighten(state: Keyflower, holder: i64, kind: i64) -> None:
    """Draw the conclusions from how many pieces a holder has in all."""
    at_least, at_most = state.least, state.most
    first, end = holder * KINDS + first_alike(kind), holder * KINDS + end_alike(kind)
    number = alike(state, holder, kind)
    least: i64 = 0
    most: i64 = 0
    for at in range(first, end):
        least += at_least[at]
        most += at_most[at]
    for at in range(first, end):
        low, high = at_least[at], at_most[at]
        if high > number - least + low:
            at_most[at] = number - least + low
        if low < number - most + high:
            at_least[at] = number - most + high


def open_all(state: Keyflower) -> None:
    """The screens are lifted: all see everything."""
    state.least = state.held[:]
    state.most = state.held[:]
