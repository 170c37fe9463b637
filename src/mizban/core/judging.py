"""Whether a table can be so: the laws of its game, the order of what is pending, and each step by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Optional

from mizban.core.faults import Fault
from mizban.core.flow import asked, chance_of, play, settle, waiting
from mizban.core.notation.writing import before
from mizban.core.packed import total
from mizban.core.state import Ask, State, Step
from mizban.core.steps import TOGETHER, step_name
from mizban.core.words import Word

END: Final = None  # nothing comes after the last step

Law = Callable[[Any], list[Fault]]
Order = Mapping[type[Step], tuple[Optional[type[Step]], ...]]  # by step: what can come after it
Placed = tuple[str, Step]


def judged(laws: Sequence[Law], order: Order, state: State) -> list[Fault]:
    """All that cannot be so; what rests on something wrong is not looked at."""
    return (
        [fault for law in laws for fault in law(state)]
        or out_of_order(order, state)
        or misfits(state)
        or badly_begun(state)
        or dead_ends(state)
    )


def stacks_of(state: State) -> list[list[Placed]]:
    """What is pending, next first, each step with its place; the lanes of a group before what follows it."""
    lanes = [
        [(f"pending[0].{TOGETHER}.lanes[{seat}][{i}]", step) for i, step in enumerate(lane[::-1])]
        for seat, lane in enumerate(state.lanes)
    ]
    first = 1 if lanes else 0
    return [*lanes, [(f"pending[{first + i}]", step) for i, step in enumerate(state.todo[::-1])]]


def steps_of(state: State) -> list[Placed]:
    """All that is pending, each step with its place."""
    return [placed for stack in stacks_of(state) for placed in stack]


def is_pending(state: State, kinds: tuple[type[Step], ...]) -> bool:
    """Whether a step of one of these kinds is still to be done, outside the lanes of a group."""
    return any(isinstance(step, kinds) for step in state.todo)


def one_after_the_other(state: State) -> list[Fault]:
    """A law for games in which players never choose at the same time."""
    return [Fault("pending[0]", Word("fault-group"))] if state.lanes else []


# The order of what is pending


def out_of_order(order: Order, state: State) -> list[Fault]:
    """Each step must be able to come before the next one, and in a lane belong to its seat."""
    found = [fault for stack in stacks_of(state) for fault in wrong_turns(order, stack)]
    for seat, lane in enumerate(stacks_of(state)[:-1]):
        found += [Fault(where, Word("fault-lane")) for where, step in lane if getattr(step, "seat", seat) != seat]
    return found


def wrong_turns(order: Order, stack: list[Placed]) -> list[Fault]:
    """Where a stack goes on with what cannot come next."""
    found: list[Fault] = []
    for i, (where, step) in enumerate(stack):
        after = stack[i + 1][1] if i + 1 < len(stack) else None
        allowed = order.get(type(step))
        if allowed is None or (END if after is None else type(after)) in allowed:
            continue
        names = ", ".join([step_name(kind) for kind in allowed if kind is not None])
        if after is None:
            found.append(Fault(where, Word("fault-unfinished", {"step": step_name(type(step)), "names": names})))
        else:
            kinds = {"step": step_name(type(step)), "then": step_name(type(after)), "names": names}
            found.append(Fault(stack[i + 1][0], Word("fault-order" if names else "fault-last", kinds)))
    return found


# Each step by itself


def misfits(state: State) -> list[Fault]:
    """Each step must fit what lies on the table."""
    words = [(where, step.fault(state)) for where, step in steps_of(state)]
    return [Fault(where, word) for where, word in words if word is not None]


def badly_begun(state: State) -> list[Fault]:
    """A choice that goes on must be one that can have been begun so."""
    found: list[Fault] = []
    for seat in waiting(state):
        ask = asked(state, seat)
        if ask is not None and not is_well_begun(state, ask):
            found.append(Fault(place_of(state, ask), Word("fault-begun", {"step": step_name(type(ask))})))
    return found


def is_well_begun(state: State, ask: Ask) -> bool:
    """Whether the answers that a question goes on with can be given, and lead to it."""
    so_far = ask.so_far(state)
    if not so_far:
        return True
    start = before(state, ask)
    for answer in so_far:
        now = asked(start, ask.seat)
        if now is None or answer not in list(now.options(start)):
            return False
        play(start, ask.seat, answer)
    return asked(start, ask.seat) == ask


def dead_ends(state: State) -> list[Fault]:
    """Whoever is asked next, chance included, must have an answer."""
    now = state.copy()
    settle(now)
    chance = chance_of(now)
    if chance is not None and not total(chance.weights(now)):
        return [Fault("pending[0]", Word("fault-no-outcome", {"step": step_name(type(chance))}))]
    asks = [asked(now, seat) for seat in waiting(now)]
    stuck = [ask for ask in asks if ask is not None and not len(ask.options(now))]
    return [Fault(place_of(state, ask), Word("fault-no-answer", {"step": step_name(type(ask))})) for ask in stuck]


def place_of(state: State, step: Step) -> str:
    """Where a step stands, or what has led to it."""
    return next((where for where, each in steps_of(state) if each is step), "pending[0]")
