"""Tries the turns that look best out: on many guesses, with many dice, against players who do their best at once."""

from __future__ import annotations

import math
import time
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mizban.bots.bot import SECONDS, Bot
from mizban.core.appraisal import Judge, Line
from mizban.core.flow import asked, first_waiting, is_over, play
from mizban.core.game import Game
from mizban.core.source import Fast
from mizban.core.state import State
from mizban.core.turns import Planner, by_worth, let_chance

SURE: Final = 3.5  # errors of the mean by which a turn must be worse to be given up at once
FIRST_LOOK: Final = 16  # tries until that is asked first; then whenever there are twice as many


class Trial:
    """A turn that is tried out, and what has come of it."""

    def __init__(self, line: Line) -> None:
        self.line: Final = line
        self.sum: float = 0.0
        self.results = vec[float]()  # of each guess, the same for all turns

    def add(self, result: float) -> None:
        self.sum += result
        self.results = append(self.results, result)

    def mean(self, trust: float) -> float:
        """What it is worth: what it looked like counts as much as so many tries."""
        return (self.sum + trust * self.line.worth) / (float(len(self.results)) + trust)

    def is_clearly_worse(self, best: Trial) -> bool:
        """Whether it has lost against the best on the same guesses, and that can hardly be luck."""
        count = i64(len(self.results))
        sum: float = 0.0
        squares: float = 0.0
        for i in range(count):
            lost = best.results[i] - self.results[i]
            sum += lost
            squares += lost * lost
        mean = sum / float(count)
        spread = max(squares / float(count) - mean * mean, 0.0)
        return mean > SURE * math.sqrt(spread / float(count))


class Plan:
    """How hard an expert thinks about one game."""

    def __init__(self, width: int, tried: int, laps: float, trust: float, narrow: int) -> None:
        self.width: Final = width  # so many lines are gone on with when turns are looked for
        self.tried: Final = tried  # so many turns are tried out
        self.laps: Final = laps  # for so many laps of the table
        self.trust: Final = trust  # the first look counts as so many tries
        self.narrow: Final = narrow  # so many lines are gone on with in the turns of a trial


class Expert(Bot):
    """Looks at all turns, and tries the best of them out as long as it may think."""

    def __init__(
        self, game: Game[Any], seed: int, judge: Judge, quick: Judge, plan: Plan, evaluations: int = 0
    ) -> None:
        super().__init__(game, seed)
        self.judge: Final = judge
        self.quick: Final = quick
        self.plan: Final = plan
        self.evaluations: Final = evaluations  # it stops after so many instead of by the clock; 0: by the clock
        self.planner: Final = Planner(judge, self.source, plan.width)
        self.players: Final = Planner(quick, self.source, plan.narrow, 0)

    def turn(self, state: State, seat: int, budget: float = SECONDS) -> list[int]:
        start, seen = time.perf_counter(), self.seen()
        turns = self.planner.turns(state, seat)
        turns.sort(key=by_worth)
        trials = [Trial(turn) for turn in turns[: self.plan.tried]]
        part = 1.0 / float(max(1, len(trials).bit_length()))  # of the budget, until half of them are given up
        spent: float = 0.0
        goal = part
        look = FIRST_LOOK
        while len(trials) > 1 and spent < 1.0:
            self.try_all(state, seat, trials)
            if len(trials[0].results) == look:
                trials = self.not_hopeless(trials)
                look *= 2
            if self.evaluations:
                spent = float(self.seen() - seen) / float(self.evaluations)
            else:
                spent = (time.perf_counter() - start) / budget
            if spent >= goal:
                trials = self.better_half(trials)
                goal = spent + part
        return self.better_half(trials)[0].line.answers if trials else turns[0].answers

    def seen(self) -> i64:
        """How many prospects it has weighed."""
        return self.judge.seen + self.quick.seen

    def better_half(self, trials: list[Trial]) -> list[Trial]:
        """The better ones, best first."""
        ranked: list[tuple[float, int]] = []
        for i in range(len(trials)):
            ranked.append((-trials[i].mean(self.plan.trust), i))
        ranked.sort()
        return [trials[i] for _, i in ranked[: max(1, (len(trials) + 1) // 2)]]

    def not_hopeless(self, trials: list[Trial]) -> list[Trial]:
        """Those that could still be best."""
        best = self.better_half(trials)[0]
        return [trial for trial in trials if trial is best or not trial.is_clearly_worse(best)]

    def try_all(self, state: State, seat: i64, trials: list[Trial]) -> None:
        """Each turn once, all with the same guess and the same luck."""
        guessed = self.game.guess(state, seat, self.source)
        self.quick.appraiser.make_likelier(guessed, seat, self.source)
        luck = self.source.twin()
        self.source.below(2)
        chapter = self.quick.appraiser.chapter(guessed)
        for trial in trials:
            self.quick.seen += 1  # also a trial that ends at once takes time
            after = guessed.copy()
            if follow(after, seat, trial.line.answers):
                trial.add(self.outcome(after, seat, luck.twin(), chapter))
            else:
                trial.add(trial.mean(self.plan.trust))  # it cannot be tried on this guess, which says nothing

    def outcome(self, state: State, seat: i64, luck: Fast, chapter: i64) -> float:
        """How well a seat stands after some laps, or when the chapter ends, if all do what looks best at once."""
        appraiser = self.quick.appraiser
        left = i64(self.plan.laps * float(state.seats) + 0.5)
        while True:
            if appraiser.chapter(state) != chapter:
                break
            let_chance(state, luck)
            if is_over(state):
                break
            who = first_waiting(state)
            ask = asked(state, who)
            assert ask is not None
            if ask.opens():
                if left <= 0 and not state.lanes:
                    break
                left -= 1
            options = ask.options(state)
            if len(options) == 1:
                play(state, who, options[0])
            else:
                follow(state, who, self.players.best(state, who).answers)
        return self.judge.standing(state, seat)


def follow(state: State, seat: i64, answers: list[int]) -> bool:
    """Give answers as far as they are allowed, and say whether the first one was."""
    for i in range(len(answers)):
        ask = None if is_over(state) else asked(state, seat)
        if ask is None or i64(answers[i]) not in ask.options(state):
            return i > 0
        play(state, seat, answers[i])
    return True
