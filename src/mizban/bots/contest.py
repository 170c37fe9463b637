"""Games among bots: each gets a guess from what its seat knows, once for a turn."""

from __future__ import annotations

from typing import Any, Optional

from librt.vecs import vec
from mypy_extensions import i64

from mizban.bots.bot import SECONDS, Bot
from mizban.bots.search import follow
from mizban.core.appraisal import Appraiser
from mizban.core.flow import asked, chance_of, first_waiting, is_over, play
from mizban.core.game import Game
from mizban.core.source import Fast
from mizban.core.state import CHANCE, State


class Sample:
    """What a position looked like to one seat."""

    def __init__(self, seat: int, phase: int, points: float, features: vec[float]) -> None:
        self.seat = seat
        self.phase = phase
        self.points = points
        self.features = features


class Taker:
    """Keeps what positions look like to all seats, now and then."""

    def __init__(self, appraiser: Appraiser, source: Fast, share: int) -> None:
        self.appraiser = appraiser
        self.source = source
        self.share = share  # of a thousand turns
        self.taken: list[Sample] = []

    def look(self, state: State) -> None:
        if is_over(state) or self.source.below(1000) >= self.share:
            return
        phase = self.appraiser.phase(state)
        for seat in range(state.seats):
            points = self.appraiser.points(state, seat)
            self.taken.append(Sample(seat, phase, points, self.appraiser.features(state, seat)))


def play_game(
    game: Game[Any],
    state: State,
    players: list[Bot],
    source: Fast,
    budget: float = SECONDS,
    taker: Optional[Taker] = None,
) -> i64:
    """Play to the end, and say how many turns there were."""
    turns: i64 = 0
    while not is_over(state):
        chance = chance_of(state)
        if chance is not None:
            play(state, CHANCE, source.draw(chance, chance.weights(state)))
            continue
        seat = first_waiting(state)
        ask = asked(state, seat)
        assert ask is not None
        options = ask.options(state)
        if len(options) == 1:
            play(state, seat, options[0])
        else:
            bot = players[seat]
            turns += 1
            answers = bot.turn(game.guess(state, seat, bot.source), seat, budget)
            assert follow(state, seat, answers), "a bot keeps to the rules"
        if taker is not None and is_quiet(state):
            taker.look(state)
    return turns


def is_quiet(state: State) -> bool:
    """Whether a turn is over: chance is asked, or a new turn begins."""
    if is_over(state):
        return True
    if chance_of(state) is not None:
        return True
    ask = asked(state, first_waiting(state))
    return ask is not None and ask.opens()
