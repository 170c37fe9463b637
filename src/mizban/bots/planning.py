"""Bots that look at whole turns, and take the one that looks best to them."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.bots.bot import SECONDS, Bot
from mizban.core.appraisal import Appraiser, Judge, Line, Weights
from mizban.core.game import Game
from mizban.core.source import Fast
from mizban.core.state import State
from mizban.core.turns import Planner, by_worth

WIDTH: Final = 40
SHORT_SIGHT: Final = 0.35  # a newcomer misjudges a turn by so much of what turns differ in
BLUNDER: Final = 0.5  # and never takes one of the worst, counted from the best, of all that turns differ in


class PointsOnly(Appraiser):
    """Sees the points of now and nothing else; for any game."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(0, ())
        self.game: Final = game

    def points(self, state: Any, seat: i64) -> float:
        if self.game.appraiser is not None:
            return self.game.appraiser.points(state, seat)
        return float(self.game.scores(state)[seat])

    def features(self, state: Any, seat: i64) -> vec[float]:
        return vec[float]()


def no_weights() -> Weights:
    """For who sees no features."""
    return Weights(vec[float](), vec[float](), vec[float](), vec[float]())


class Planning(Bot):
    """Takes the turn that looks best by what it knows of the game."""

    def __init__(self, game: Game[Any], seed: int, judge: Judge, width: int = WIDTH) -> None:
        super().__init__(game, seed)
        self.judge: Final = judge
        self.planner: Final = Planner(judge, self.source, width)

    def turn(self, state: State, seat: int, budget: float = SECONDS) -> list[int]:
        return self.planner.best(state, seat).answers


class Greedy(Planning):
    """Takes what brings most points at once, and of equals any."""

    def __init__(self, game: Game[Any], seed: int = 1) -> None:
        super().__init__(game, seed, Judge(PointsOnly(game), no_weights()))

    def turn(self, state: State, seat: int, budget: float = SECONDS) -> list[int]:
        turns = self.planner.turns(state, seat)
        most = turns[0].worth
        for turn in turns:
            most = max(most, turn.worth)
        best = [turn for turn in turns if turn.worth == most]
        return best[self.source.below(len(best))].answers


class Newcomer(Planning):
    """Plays like somebody in their first games: sees what is good, but does not see quite how good."""

    def turn(self, state: State, seat: int, budget: float = SECONDS) -> list[int]:
        turns = self.planner.turns(state, seat)
        turns.sort(key=by_worth)
        spread = turns[0].worth - turns[len(turns) - 1].worth
        seen = [turn for turn in turns if turns[0].worth - turn.worth <= BLUNDER * spread]
        for turn in seen:
            turn.worth += SHORT_SIGHT * spread * bell(self.source)
        return best_of(seen).answers


def bell(source: Fast) -> float:
    """A number around 0, mostly between -1 and 1, by the sum of evenly spread ones."""
    sum: float = -3.0
    for _i in range(i64(6)):
        sum += float(source.below(1 << 20)) / float(1 << 20)
    return sum * 1.4142


def best_of(lines: list[Line]) -> Line:
    """The line of most worth; of equals, the first."""
    best = lines[0]
    for line in lines:
        if line.worth > best.worth:
            best = line
    return best
