"""Plays what looks best at once."""

from __future__ import annotations

from typing import Final

from mizban.bots.bot import Bot
from mizban.core.flow import asked, chance_of, is_over, play
from mizban.core.game import Plain
from mizban.core.state import CHANCE, State

DEPTH: Final = 4  # so many of its own answers in a row are tried out


class Greedy(Bot):
    """Looks ahead to the end of its own choice, and takes what the game's evaluation likes best."""

    def choose(self, known: Plain, options: list[int], budget: float = 1.0) -> int:
        seat: int = known["seat"]
        state = self.game.guess(known, self.source)
        worths = [self.worth(state, seat, answer, DEPTH) for answer in options]
        best = max(worths)
        ties = [answer for answer, worth in zip(options, worths, strict=True) if worth == best]
        return ties[self.source.below(len(ties))]

    def worth(self, state: State, seat: int, answer: int, depth: int) -> int:
        """How well the seat stands after an answer and the best that it can answer next."""
        after = state.copy()
        play(after, seat, answer)
        self.roll(after)
        ask = None if is_over(after) else asked(after, seat)
        if ask is None or depth == 1:
            return self.game.evaluate(after, seat)
        return max(self.worth(after, seat, option, depth - 1) for option in ask.options(after))

    def roll(self, state: State) -> None:
        """Let chance answer as long as it is asked."""
        chance = chance_of(state)
        while chance is not None:
            play(state, CHANCE, self.source.draw(chance, chance.weights(state)))
            chance = chance_of(state)
