"""Weights that foretell how many points are still to come: a line for each phase, by least squares."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from mizban.bots.values import LINE, NET, Learnt, hunches
from mizban.core.appraisal import Appraiser
from mizban.core.game import Game
from mizban.training.data import Data, Floats, Phases

RIDGE: Final = 3.0  # how strongly weights are held to what they were
PASSES: Final = 3


def lines_of(appraiser: Appraiser, learnt: Learnt, kind: str = LINE) -> NDArray[np.float64]:
    """The lines of weights, by phase and feature."""
    lines = learnt[kind]["lines"]
    return np.array([[lines[phase][name] for name in appraiser.names] for phase in appraiser.phases], np.float64)


def foretold_by_lines(lines: NDArray[np.float64], features: Floats, phases: Phases) -> Floats:
    """What lines foretell."""
    told: Floats = np.einsum("ij,ij->i", features, lines[phases].astype(np.float32))
    return told


def fit_lines(appraiser: Appraiser, data: Data, old: NDArray[np.float64]) -> NDArray[np.float64]:
    """New lines for each phase, by least squares that lean on the old ones."""
    features, phases = data.all()
    lines = old.copy()
    for _ in range(PASSES):
        goals = data.targets(foretold_by_lines(lines, features, phases))
        for phase in range(len(appraiser.phases)):
            rows = phases == phase
            if rows.any():
                lines[phase] = least_squares(features[rows], goals[rows], lines[phase])
    return lines


def least_squares(features: Floats, goals: Floats, old: NDArray[np.float64]) -> NDArray[np.float64]:
    """The weights that foretell best, not far from the old ones without need."""
    square = (features.T @ features).astype(np.float64) + RIDGE * np.eye(features.shape[1])
    off = (features.T @ (goals - features @ old.astype(np.float32))).astype(np.float64)
    weights: NDArray[np.float64] = old + np.linalg.solve(square, off)
    return weights


# As files hold them


def unlearnt(game: Game[Any], seats: int, rivalry: float) -> Learnt:
    """What training begins with: the hunches of the game."""
    appraiser = game.appraiser
    assert appraiser is not None
    lines = np.array(list(hunches(appraiser).lines), np.float64).reshape(len(appraiser.phases), -1)
    learnt: Learnt = {"game": game.id, "rules": game.version, "features": appraiser.version, "seats": seats}
    return learnt | {"rivalry": rivalry, LINE: {"lines": by_name(appraiser, lines)}}


def by_name(appraiser: Appraiser, lines: NDArray[Any]) -> dict[str, dict[str, float]]:
    """Lines by phase and feature."""
    return {
        phase: {name: round(float(lines[p, i]), 4) for i, name in enumerate(appraiser.names)}
        for p, phase in enumerate(appraiser.phases)
    }


def with_lines(appraiser: Appraiser, learnt: Learnt, lines: NDArray[np.float64]) -> Learnt:
    """What was learnt, with other lines and without a net."""
    kept = {name: part for name, part in learnt.items() if name != NET}
    return kept | {LINE: {"lines": by_name(appraiser, lines)}}
