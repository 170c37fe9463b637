"""Random play inside the library."""

from __future__ import annotations

from mizban.core.flow import asked, chance_of, play, waiting
from mizban.core.source import Fast
from mizban.core.state import CHANCE, State


class Played:
    """How many questions a stretch of play had: with a choice, with one option, to chance."""

    def __init__(self) -> None:
        self.choices = 0
        self.forced = 0
        self.chances = 0

    def total(self) -> int:
        return self.choices + self.forced + self.chances


def playout(state: State, source: Fast, limit: int) -> Played:
    """Play at random to the end, or until so many questions were answered."""
    played = Played()
    for _ in range(limit):
        chance = chance_of(state)
        if chance is not None:
            play(state, CHANCE, source.draw(chance, chance.weights(state)))
            played.chances += 1
            continue
        seats = waiting(state)
        if not seats:
            break
        seat = seats[0] if len(seats) == 1 else seats[source.below(len(seats))]
        answer_at_random(state, seat, source, played)
    return played


def answer_at_random(state: State, seat: int, source: Fast, played: Played) -> None:
    """Give one of the options of that seat's question."""
    ask = asked(state, seat)
    assert ask is not None
    options = ask.options(state)
    if len(options) == 1:
        played.forced += 1
        play(state, seat, options[0])
    else:
        played.choices += 1
        play(state, seat, options[source.below(len(options))])
