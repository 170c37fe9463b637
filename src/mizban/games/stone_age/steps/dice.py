"""Dice and tools: a roll, what is added to it, and what it yields; no tool is used before the last is chosen."""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.state import Chance
from mizban.core.words import Word
from mizban.games.stone_age.data import DIVISOR, ONCE, TOOL_MOST
from mizban.games.stone_age.packed import items_in, joined, length_of, total_of
from mizban.games.stone_age.rules import NO_MORE, additions, can_add, gain, gathered_at, use_tool, value_added, value_of
from mizban.games.stone_age.state import StoneAge
from mizban.games.stone_age.steps.free import Question
from mizban.games.stone_age.steps.home import roll_fault

DIE: Final = vec[i64]([0, 1, 1, 1, 1, 1, 1])  # the outcome is the face
TOOL_ANSWERS: Final[i64] = 1 + TOOL_MOST + ONCE


@mypyc_attr(acyclic=True, free_list_len=1)
class Roll(Chance):
    """One die for each figure, one after the other."""

    def __init__(self, seat: i64, what: i64, dice: i64, rolled: i64) -> None:
        self.seat: Final = seat
        self.what: Final = what  # a resource, or food
        self.dice: Final = dice  # still to be rolled
        self.rolled: Final = rolled

    def weights(self, state: StoneAge) -> vec[i64]:
        return DIE

    def run(self, state: StoneAge, answer: i64) -> None:
        rolled = joined(self.rolled, answer)
        if self.dice > 1:
            state.then(Roll(self.seat, self.what, self.dice - 1, rolled))
            return
        state.say("rolled", self.seat, rolled, total_of(rolled))
        go_on(state, self.seat, self.what, rolled, 0, NO_MORE)

    def fault(self, state: StoneAge) -> Optional[Word]:
        return roll_fault(state, self, self.seat, self.what, length_of(self.rolled) + self.dice)


def go_on(state: StoneAge, seat: i64, what: i64, rolled: i64, added: i64, last: i64) -> None:
    """Ask for tools as long as there are any not before the last one added; then the roll yields."""
    tools = joined(added, last)
    if can_add(state, seat, tools):
        state.then(AddTool(seat, what, rolled, added, last))
    else:
        yields(state, seat, what, rolled, tools)


@mypyc_attr(acyclic=True, free_list_len=1)
class AddTool(Question):
    """Which tool is added to the roll? Each is used whole, once a round; those for one use, once a game."""

    answers: ClassVar[int] = TOOL_ANSWERS

    def __init__(self, seat: i64, what: i64, rolled: i64, added: i64, last: i64) -> None:
        super().__init__(seat)
        self.what: Final = what
        self.rolled: Final = rolled
        self.added: Final = added  # a row of tools chosen so far, in the order of their answers, but for the last one
        self.last: Final = last

    def tools(self) -> i64:
        """The row of tools chosen so far."""
        return joined(self.added, self.last)

    def size(self) -> i64:
        return TOOL_ANSWERS

    def is_fresh(self) -> bool:
        return self.last == NO_MORE

    def own_options(self, state: StoneAge) -> vec[i64]:
        return additions(state, self.seat, self.tools())

    def choose(self, state: StoneAge, answer: i64) -> None:
        if answer == NO_MORE:
            yields(state, self.seat, self.what, self.rolled, self.tools())
        else:
            go_on(state, self.seat, self.what, self.rolled, self.tools(), answer)

    def place(self) -> i64:
        return gathered_at(self.what)

    def whole(self) -> AddTool:
        return AddTool(self.seat, self.what, self.rolled, 0, NO_MORE)

    def so_far(self, state: StoneAge) -> list[int]:
        return list(items_in(self.tools()))

    def fault(self, state: StoneAge) -> Optional[Word]:
        if self.added and self.last == NO_MORE:
            return Word("fault-last-tool")
        if not can_add(state, self.seat, 0):
            return Word("fault-no-tools", {"seat": self.seat})
        return roll_fault(state, self, self.seat, self.what, length_of(self.rolled))


def use(state: StoneAge, seat: i64, tool: i64) -> None:
    """A tool is used, or a one-use tool is turned face down."""
    value = value_of(tool)
    if tool <= TOOL_MOST:
        use_tool(state, seat, tool)
        state.say("tool_used", seat, value)
    else:
        state.kept[seat] -= i64(1) << tool - TOOL_MOST - 1
        state.say("once_used", seat, value)


def yields(state: StoneAge, seat: i64, what: i64, rolled: i64, tools: i64) -> None:
    """The tools are used: a piece for every so many pips, rounded down; what is left over is lost."""
    for tool in items_in(tools):
        use(state, seat, tool)
    total = total_of(rolled) + value_added(tools)
    count = total // DIVISOR[what]
    gain(state, seat, what, count)
    state.say("gathered", seat, count, what, total, DIVISOR[what])
