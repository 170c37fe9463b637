"""Choices as they are written: the verb, then the things in the order of the answers."""

from __future__ import annotations

from typing import Any, Optional

from mizban.core.flow import asked, play
from mizban.core.notation.wording import Outcomes, Sign, Wordings, joins, name_of, sign_of
from mizban.core.state import Ask, Chance, State


def narrowed(state: State, seat: int) -> Optional[Ask[Any]]:
    """The question that goes on with a choice already begun, if that is what a seat is asked."""
    ask = asked(state, seat)
    return ask if ask is not None and ask.so_far(state) else None


def after(state: State, seat: int, answer: int) -> State:
    """The state after an answer; the one before stays as it is."""
    then = state.copy()
    play(then, seat, answer)
    return then


def before(state: State, ask: Ask[Any]) -> State:
    """The state as it was before a choice was begun."""
    start = state.copy()
    stack = start.lanes[ask.seat] if start.lanes else start.todo
    stack[:] = ask.unbegun(stack)
    return start


def begun(wordings: Wordings, state: State, seat: int) -> list[Sign]:
    """What a seat has chosen so far of a choice that goes on."""
    ask = asked(state, seat)
    so_far = [] if ask is None else ask.so_far(state)
    return [] if ask is None or not so_far else signs(wordings, before(state, ask), seat, so_far)


def is_half_set(wordings: Wordings, state: State, seat: int) -> bool:
    """Whether a seat has chosen some things of a set, and is asked for more."""
    ask = asked(state, seat)
    if ask is None or type(ask) not in wordings:
        return False
    now = before(state, ask)
    for answer in ask.so_far(state):
        question = asked(now, seat)
        assert question is not None
        if joins(wordings, question, sign_of(wordings, now, question, answer)):
            return True
        now = after(now, seat, answer)
    return False


def signs(wordings: Wordings, state: State, seat: int, answers: list[int]) -> list[Sign]:
    """The signs of answers, given one after the other; those that only end a set have none."""
    found: list[Sign] = []
    for i, answer in enumerate(answers):
        ask = asked(state, seat)
        assert ask is not None
        if answer != wordings[type(ask)].stop or not found:
            found.append(sign_of(wordings, state, ask, answer))
        if i + 1 < len(answers):
            state = after(state, seat, answer)
    return found


def written(wordings: Wordings, state: State, seat: int, answers: list[int]) -> str:
    """A choice as text, from the state before it."""
    return as_text(signs(wordings, state, seat, answers))


def as_text(found: list[Sign]) -> str:
    """Signs as text: the first verb, then all names; equal ones that follow each other are counted."""
    words = [sign.verb for sign in found if sign.verb][:1]
    things = [thing for sign in found for thing in sign.things]
    i = 0
    while i < len(things):
        count = 1
        while i + count < len(things) and things[i + count] == things[i]:
            count += 1
        words += [str(count), name_of(things[i])] if count > 1 else [name_of(things[i])]
        i += count
    return " ".join(words)


def outcome_text(outcomes: Outcomes, state: State, chance: Chance[Any], outcome: int) -> str:
    """What chance has brought, as text."""
    return as_text([outcomes[type(chance)].sign(state, chance, outcome)])


def choices(wordings: Wordings, state: State, seat: int) -> list[str]:
    """Every whole choice that a seat has now, as text; what is begun already included, each text once."""
    ask = asked(state, seat)
    if ask is None:
        return []
    so_far, start = ask.so_far(state), before(state, ask)
    texts = [written(wordings, start, seat, so_far + path) for path in paths(state, seat)]
    return list(dict.fromkeys(texts))


def paths(state: State, seat: int) -> list[list[int]]:
    """Every way in which a seat can finish the choice it is asked for."""
    ask = asked(state, seat)
    if ask is None:
        return []
    found: list[list[int]] = []
    for answer in ask.options(state):
        then = after(state, seat, answer)
        if narrowed(then, seat) is None:
            found.append([answer])
        else:
            found += [[answer, *path] for path in paths(then, seat)]
    return found


def examples(wordings: Wordings, state: State, seat: int) -> list[list[Sign]]:
    """For each option that a seat has now, the first whole choice that begins with it."""
    ask = asked(state, seat)
    if ask is None:
        return []
    so_far, start = ask.so_far(state), before(state, ask)
    return [signs(wordings, start, seat, so_far + first_path(state, seat, answer)) for answer in ask.options(state)]


def first_path(state: State, seat: int, answer: int) -> list[int]:
    """An answer, and then always the first option, until the choice is whole."""
    path = [answer]
    state = after(state, seat, answer)
    ask = narrowed(state, seat)
    while ask is not None:
        path.append(ask.options(state)[0])
        state = after(state, seat, path[-1])
        ask = narrowed(state, seat)
    return path
