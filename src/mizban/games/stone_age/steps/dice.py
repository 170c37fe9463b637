"""Dice and tools: a roll, what is added to it, and what it yields."""

from __future__ import annotations

from typing import ClassVar, Final

from mizban.core.state import Chance
from mizban.games.stone_age.data import DIVISOR, ONCE, TOOL_MOST
from mizban.games.stone_age.rules import gain, tools_left, use_tool, value_added
from mizban.games.stone_age.state import StoneAge
from mizban.games.stone_age.steps.free import Question

DIE: Final = [0, 1, 1, 1, 1, 1, 1]  # the outcome is the face
TOOL_ANSWERS: Final = 1 + TOOL_MOST + ONCE
NO_MORE: Final = 0


def total_of(rolled: int) -> int:
    """The sum of dice that are written one after the other, three bits each."""
    total = 0
    while rolled:
        total += rolled & 7
        rolled >>= 3
    return total


class Roll(Chance[StoneAge]):
    """One die for each figure, one after the other."""

    def __init__(self, seat: int, what: int, dice: int, rolled: int) -> None:
        self.seat: Final = seat
        self.what: Final = what  # a resource, or food
        self.dice: Final = dice  # still to be rolled
        self.rolled: Final = rolled

    def weights(self, state: StoneAge) -> list[int]:
        return DIE

    def run(self, state: StoneAge, answer: int) -> None:
        rolled = self.rolled << 3 | answer
        if self.dice > 1:
            state.plan([Roll(self.seat, self.what, self.dice - 1, rolled)])
            return
        state.tell("rolled", [self.seat, rolled, total_of(rolled)])
        go_on(state, self.seat, self.what, rolled, 0, NO_MORE)


def go_on(state: StoneAge, seat: int, what: int, rolled: int, added: int, last: int) -> None:
    """Ask for tools as long as there are any not before the last one added; then the roll yields."""
    tools = tools_left(state, seat)
    if tools and tools[-1] >= last:
        state.plan([AddTool(seat, what, rolled, added, last)])
    else:
        yields(state, seat, what, total_of(rolled) + added)


class AddTool(Question):
    """Which tool is added to the roll? Each is used whole, once a round; those for one use, once a game."""

    answers: ClassVar[int] = TOOL_ANSWERS

    def __init__(self, seat: int, what: int, rolled: int, added: int, last: int) -> None:
        super().__init__(seat)
        self.what: Final = what
        self.rolled: Final = rolled
        self.added: Final = added
        self.last: Final = last  # tools are added in the order of their values

    def size(self) -> int:
        return TOOL_ANSWERS

    def is_fresh(self) -> bool:
        return self.last == NO_MORE

    def own_options(self, state: StoneAge) -> list[int]:
        return [NO_MORE, *[tool for tool in tools_left(state, self.seat) if tool >= self.last]]

    def choose(self, state: StoneAge, answer: int) -> None:
        if answer == NO_MORE:
            yields(state, self.seat, self.what, total_of(self.rolled) + self.added)
            return
        add(state, self.seat, answer)
        go_on(state, self.seat, self.what, self.rolled, self.added + value_added(answer), answer)


def add(state: StoneAge, seat: int, tool: int) -> None:
    """A tool is used, or a one-use tool is turned face down."""
    value = value_added(tool)
    if tool <= TOOL_MOST:
        use_tool(state, seat, tool)
        state.tell("tool_used", [seat, value])
    else:
        state.kept[seat] -= 1 << tool - TOOL_MOST - 1
        state.tell("once_used", [seat, value])


def yields(state: StoneAge, seat: int, what: int, total: int) -> None:
    """A piece for every so many pips, rounded down; what is left over is lost."""
    count = total // DIVISOR[what]
    gain(state, seat, what, count)
    state.tell("gathered", [seat, count, what, total, DIVISOR[what]])
