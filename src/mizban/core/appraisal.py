"""How programs look at a position: what its prospects are read from, and what these are worth by learnt weights."""

from __future__ import annotations

from typing import Any, Final, Optional

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.flow import is_over
from mizban.core.source import Fast
from mizban.core.state import Ask, State

RIVALRY: Final = 0.5  # how much what others can expect counts against one, where nothing else is known


@mypyc_attr(allow_interpreted_subclasses=True)
class Appraiser:
    """What a game tells programs that play it: named features of a seat's prospects, in plain numbers."""

    def __init__(
        self,
        version: int,
        names: tuple[str, ...],
        phases: tuple[str, ...] = ("game",),
        draws: int = 0,
        hunches: Optional[dict[str, float]] = None,
        rivalry: float = RIVALRY,
    ) -> None:
        self.version: Final = version  # weights are learnt for one version of the features
        self.names: Final = names
        self.phases: Final = phases  # parts of the game in which the same things are worth more or less
        self.draws: Final = draws  # so many outcomes are tried where chance comes in the middle of a turn
        self.hunches: Final[dict[str, float]] = {} if hunches is None else hunches  # points, before anything is learnt
        self.rivalry: Final = rivalry  # before anything is learnt; 0: points are counted against the others' already

    def points(self, state: Any, seat: i64) -> float:
        """What a seat has for certain; at the end, its score, more being better."""
        raise NotImplementedError

    def features(self, state: Any, seat: i64) -> vec[float]:
        """By name, what a seat may hope for or must fear; about as large as 1, and only from what the seat can know."""
        raise NotImplementedError

    def phase(self, state: Any) -> i64:
        """Which part of the game it is."""
        return 0

    def chapter(self, state: Any) -> i64:
        """A number that changes where what was done before matters no more, so that nobody tries out more than that."""
        return 0

    def make_likelier(self, state: Any, seat: i64, source: Fast) -> None:
        """Change a guess, which deals evenly what a seat cannot know, to what is likely by how others have played."""

    def promising(self, state: Any, ask: Ask) -> vec[i64]:
        """The answers that are worth a thought; all of them, where they are not too many."""
        return ask.options(state)

    def shortcuts(self, state: Any, ask: Ask, judge: Judge) -> Optional[list[Line]]:
        """The ways in which a question is best gone on with, where trying answer by answer would take too long."""
        return None


@mypyc_attr(acyclic=True)
class Line:
    """Answers of one seat in a row, and where they lead."""

    def __init__(self, answers: list[int], state: State, worth: float = 0.0) -> None:
        self.answers: Final = answers
        self.state: Final = state
        self.worth = worth


class Weights:
    """What each feature is worth: a line for each phase of the game, and beside it a small net, if there is one."""

    def __init__(self, lines: vec[float], inner: vec[float], offsets: vec[float], outer: vec[float]) -> None:
        self.lines: Final = lines  # by phase and feature
        self.inner: Final = inner  # by feature and hidden unit
        self.offsets: Final = offsets  # by hidden unit
        self.outer: Final = outer  # by phase and hidden unit

    def still_to_come(self, features: vec[float], phase: i64) -> float:
        """The points that a seat with these features can expect from now on."""
        count = i64(len(features))
        first = phase * count
        sum: float = 0.0
        for i in range(count):
            sum += self.lines[first + i] * features[i]
        if len(self.offsets) > 0:
            sum += self.by_net(features, phase)
        return sum

    def by_net(self, features: vec[float], phase: i64) -> float:
        """What the net adds to the line."""
        units = i64(len(self.offsets))
        hidden = self.offsets[:]
        for i in range(i64(len(features))):
            feature = features[i]
            if feature != 0.0:
                row = i * units
                for j in range(units):
                    hidden[j] += feature * self.inner[row + j]
        sum: float = 0.0
        first = phase * units
        for j in range(units):
            if hidden[j] > 0.0:
                sum += hidden[j] * self.outer[first + j]
        return sum


class Judge:
    """What positions are worth, by an appraiser and its weights."""

    def __init__(self, appraiser: Appraiser, weights: Weights, rivalry: float = 0.0) -> None:
        self.appraiser: Final = appraiser
        self.weights: Final = weights
        self.rivalry: Final = rivalry  # how much of what the others can expect counts against one
        self.seen: i64 = 0  # so many prospects were weighed

    def expected(self, state: State, seat: i64) -> float:
        """The points that a seat can expect at the end."""
        points = self.appraiser.points(state, seat)
        if is_over(state):
            return points
        self.seen += 1
        phase = self.appraiser.phase(state)
        return points + self.weights.still_to_come(self.appraiser.features(state, seat), phase)

    def standing(self, state: State, seat: i64) -> float:
        """How well a seat stands: its own prospects, less the others' on average as far as rivalry goes."""
        own = self.expected(state, seat)
        if self.rivalry == 0.0:
            return own
        others: float = 0.0
        for other in range(state.seats):
            if other != seat:
                others += self.expected(state, other)
        return own - self.rivalry * others / float(state.seats - 1)
