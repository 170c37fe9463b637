"""Weights that win, without foretelling anything: each seat tries its own, and those that bring points are followed."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from mizban.bots.contest import play_game
from mizban.bots.planning import Planning, bell
from mizban.bots.values import LINE, Learnt, read
from mizban.core.appraisal import Judge, Weights
from mizban.core.game import Game
from mizban.core.source import Fast
from mizban.registry import find

Numbers = NDArray[np.float64]

SPREAD: Final = 0.35  # how far weights are off at a seat, as a share of their size
LEAST_SIZE: Final = 0.3  # points: so much even a weight of 0 is tried to be worth
DOUBT: Final = 60.0  # how many trials speak for it that a weight makes no difference
STEP: Final = 0.25  # of what a weight seems to bring, so much it is changed
FARTHEST: Final = 0.5  # but never by more, as a share of its size
MOST: Final = 6000  # trials that are kept
WIDTH: Final = 24


def sizes(lines: Numbers) -> Numbers:
    """By how much each weight is changed in a trial."""
    size: Numbers = np.maximum(np.abs(lines), LEAST_SIZE)
    return size


def offs(seed: int, count: int) -> list[float]:
    """How far the weights of one seat are off, in their sizes; the same seed says the same."""
    source = Fast(seed)
    return [SPREAD * bell(source) for _ in range(count)]


def trials(id: str, seats: int, learnt: Learnt, seeds: list[int]) -> list[dict[str, Any]]:
    """Games in which each seat has weights of its own: their seeds, and what each seat had in the end."""
    game = find(id)
    return [{"seed": seed, "ends": one_trial(game, seats, learnt, seed)} for seed in seeds]


def one_trial(game: Game[Any], seats: int, learnt: Learnt, seed: int) -> list[float]:
    """What each seat has in the end."""
    appraiser = game.appraiser
    assert appraiser is not None
    weights, rivalry = read(game, learnt, LINE), float(learnt["rivalry"])
    players = [
        Planning(game, seed * seats + seat, Judge(appraiser, shifted(weights, seed * seats + seat), rivalry), WIDTH)
        for seat in range(seats)
    ]
    state = game.start(seats, {})
    play_game(game, state, list(players), Fast(seed))
    return [appraiser.points(state, seat) for seat in range(seats)]


def shifted(weights: Weights, seed: int) -> Weights:
    """The weights of one seat in a trial."""
    lines = list(weights.lines)
    off = offs(seed, len(lines))
    shifts = [line + max(abs(line), LEAST_SIZE) * off[i] for i, line in enumerate(lines)]
    return Weights(vec[float](shifts), weights.inner, weights.offsets, weights.outer)


class Trials:
    """How far weights were off at each seat beside the others of its table, and how many points that brought."""

    def __init__(self) -> None:
        self.offs: list[Numbers] = []
        self.gains: list[float] = []

    def add(self, games: list[dict[str, Any]], seats: int, count: int) -> None:
        """Add games, as they were tried; seats are compared with the mean of their table only."""
        for game in games:
            ends = game["ends"]
            rows = np.array([offs(game["seed"] * seats + seat, count) for seat in range(seats)])
            rows -= rows.mean(0)
            self.offs += list(rows)
            self.gains += [end - sum(ends) / seats for end in ends]
        del self.offs[:-MOST], self.gains[:-MOST]

    def slopes(self) -> Numbers:
        """The points that each weight brings when it grows by its size, as far as the trials say so."""
        rows, gains = np.array(self.offs), np.array(self.gains)
        square = rows.T @ rows + DOUBT * np.eye(rows.shape[1])
        slopes: Numbers = np.linalg.solve(square, rows.T @ gains)
        return slopes

    def followed(self, lines: Numbers) -> Numbers:
        """The weights, changed a little in the direction that brings points."""
        step = np.clip(STEP * self.slopes(), -FARTHEST, FARTHEST).reshape(lines.shape)
        new: Numbers = lines + step * sizes(lines)
        return new
