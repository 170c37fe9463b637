"""Choices as they are written: the verb, then the things in the order of the answers."""

from __future__ import annotations

from typing import Optional

from mizban.core.flow import asked, play
from mizban.core.notation.wording import Outcomes, Sign, Wordings, is_count, is_free, joins, short_name, sign_of
from mizban.core.state import Ask, Chance, State, Step
from mizban.core.steps import named


def after(state: State, seat: int, answer: int) -> State:
    """The state after an answer; the one before stays as it is."""
    then = state.copy()
    play(then, seat, answer)
    return then


def narrowed(state: State, ask: Ask, then: State) -> Optional[Ask]:
    """The question that goes on with a choice after an answer; none where it is whole, or another was begun before."""
    more = asked(then, ask.seat)
    if more is None or not more.so_far(then):
        return None
    old, new = ask.unbegun(stack_of(state, ask)), more.unbegun(stack_of(then, more))
    return more if len(old) == len(new) and named(old[-1]) == named(new[-1]) else None


def stack_of(state: State, ask: Ask) -> list[Step]:
    """The stack on which a question lies."""
    return state.lanes[ask.seat] if state.lanes else state.todo


def before(state: State, ask: Ask) -> State:
    """The state as it was before a choice was begun."""
    start = state.copy()
    stack = stack_of(start, ask)
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
    """The signs of answers, given one after the other; those that only end a set have none.

    A free action in the middle of a choice is a choice of its own.
    """
    found: list[Sign] = []
    for i, answer in enumerate(answers):
        ask = asked(state, seat)
        assert ask is not None
        if is_free(ask, answer):
            found = []
        if answer != wordings[type(ask)].stop or not found:
            found.append(sign_of(wordings, state, ask, answer))
        if i + 1 < len(answers):
            state = after(state, seat, answer)
    return found


def written(wordings: Wordings, state: State, seat: int, answers: list[int]) -> str:
    """A choice as text, from the state before it."""
    return as_text(wordings, signs(wordings, state, seat, answers))


def as_text(wordings: Wordings, found: list[Sign]) -> str:
    """Signs as text: the first verb, then all names."""
    verb = next((sign.verb for sign in found if sign.verb), "")
    things = [thing for sign in found for thing in sign.things]
    names: list[str] = []
    for sign in found:
        names += sign.short or [short_name(wordings, verb, thing) for thing in sign.things]
    return " ".join([verb, *counted(things, names)]).strip()


def counted(things: list[str], names: list[str]) -> list[str]:
    """Names of which those of equal things that follow each other are counted, unless they are numbers themselves."""
    words: list[str] = []
    i = 0
    while i < len(things):
        count = 1
        while i + count < len(things) and things[i + count] == things[i] and not is_count(names[i]):
            count += 1
        words += [str(count), names[i]] if count > 1 else [names[i]]
        i += count
    return words


def outcome_text(outcomes: Outcomes, state: State, chance: Chance, outcome: int) -> str:
    """What chance has brought, as text."""
    return as_text({}, [outcomes[type(chance)].sign(state, chance, outcome)])


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
    return [] if ask is None else paths_by(state, ask, list(ask.options(state)))


def paths_by(state: State, ask: Ask, answers: list[int]) -> list[list[int]]:
    """The ways that begin with one of these answers; a free action in the middle is a choice of its own."""
    found: list[list[int]] = []
    for answer in answers:
        then = after(state, ask.seat, answer)
        more = narrowed(state, ask, then)
        if more is None:
            found.append([answer])
        else:
            own = [option for option in more.options(then) if not is_free(more, option)]
            found += [[answer, *path] for path in paths_by(then, more, own)]
    return found


def examples(wordings: Wordings, state: State, seat: int) -> list[list[Sign]]:
    """For each option that a seat has now, the first whole choice that begins with it."""
    ask = asked(state, seat)
    if ask is None:
        return []
    so_far, start = ask.so_far(state), before(state, ask)
    return [signs(wordings, start, seat, so_far + first_path(state, ask, answer)) for answer in ask.options(state)]


def first_path(state: State, ask: Ask, answer: int) -> list[int]:
    """An answer, and then always the first option, until the choice is whole."""
    then = after(state, ask.seat, answer)
    more = narrowed(state, ask, then)
    return [answer] if more is None else [answer, *first_path(then, more, more.options(then)[0])]
