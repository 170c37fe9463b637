"""Plays what looks best at once."""

from __future__ import annotations

from typing import Final

from mizban.bots.bot import Bot
from mizban.core.flow import asked, chance_of, is_over, play
from mizban.core.state import CHANCE, State

DEPTH: Final = 4  # so many of its own answers in a row are tried out,
BREADTH: Final = 2000  # unless the next one makes more positions than this


class Line:
    """A first answer, and where it has led; the seat is asked again there."""

    def __init__(self, first: int, state: State, options: list[int]) -> None:
        self.first: Final = first
        self.state: Final = state
        self.options: Final = options


class Greedy(Bot):
    """Looks ahead to the end of its own choice, and takes what the game's evaluation likes best."""

    def choose(self, state: State, seat: int, options: list[int], budget: float = 1.0) -> int:
        worths: dict[int, int] = {}
        lines = [Line(answer, state, [answer]) for answer in options]
        for depth in range(1, DEPTH + 1):
            lines = self.longer(lines, seat, worths, is_last=depth == DEPTH)
            if sum(len(line.options) for line in lines) > BREADTH:
                break
        for line in lines:
            self.weigh(line.first, line.state, seat, worths)
        best = max(worths.values())
        ties = [answer for answer in options if worths[answer] == best]
        return ties[self.source.below(len(ties))]

    def longer(self, lines: list[Line], seat: int, worths: dict[int, int], is_last: bool) -> list[Line]:
        """All lines with one answer more; those that end there, or all after the last one, are weighed."""
        found: list[Line] = []
        for line in lines:
            for option in line.options:
                after = self.after(line.state, seat, option)
                ask = None if is_over(after) else asked(after, seat)
                if ask is None or is_last:
                    self.weigh(line.first, after, seat, worths)
                else:
                    found.append(Line(line.first, after, list(ask.options(after))))
        return found

    def after(self, state: State, seat: int, answer: int) -> State:
        """Where an answer leads, once chance has answered as long as it is asked."""
        after = state.copy()
        play(after, seat, answer)
        chance = chance_of(after)
        while chance is not None:
            play(after, CHANCE, self.source.draw(chance, chance.weights(after)))
            chance = chance_of(after)
        return after

    def weigh(self, first: int, state: State, seat: int, worths: dict[int, int]) -> None:
        """A first answer is worth the best that it can lead to."""
        worth = self.game.evaluate(state, seat)
        if first not in worths or worths[first] < worth:
            worths[first] = worth
