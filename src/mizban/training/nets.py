"""A small net beside the lines, which foretells what lines cannot."""

from __future__ import annotations

from typing import Final

import numpy as np

from mizban.bots.values import LINE, NET, Learnt
from mizban.core.appraisal import Appraiser
from mizban.training.data import Data, Floats, Phases
from mizban.training.fitting import by_name, foretold_by_lines, lines_of

UNITS: Final = 16
EPOCHS: Final = 10
BATCH: Final = 512
RATE: Final = 2e-3
SCALE: Final = 30.0  # points, as the net sees them, are about 1


class Net:
    """A line for each phase, and beside it a layer of hidden units, as it was learnt before or new."""

    def __init__(self, appraiser: Appraiser, learnt: Learnt, seed: int) -> None:
        chance = np.random.default_rng(seed)
        count, phases = len(appraiser.names), appraiser.phases
        old = learnt.get(NET)
        self.lines = (lines_of(appraiser, learnt, NET if old else LINE) / SCALE).astype(np.float32)
        self.inner = chance.normal(0.0, (2.0 / count) ** 0.5, (count, UNITS)).astype(np.float32)
        self.offsets = np.zeros(UNITS, np.float32)
        self.outer = chance.normal(0.0, 0.1, (len(phases), UNITS)).astype(np.float32)
        if old:
            self.inner = np.array([old["inner"][name] for name in appraiser.names], np.float32)
            self.offsets = np.array(old["offsets"], np.float32)
            self.outer = (np.array([old["outer"][phase] for phase in phases]) / SCALE).astype(np.float32)

    def parts(self) -> list[Floats]:
        return [self.lines, self.inner, self.offsets, self.outer]

    def foretold(self, features: Floats, phases: Phases) -> Floats:
        """Points still to come."""
        told = np.empty(len(features), np.float32)
        for first in range(0, len(features), 8192):
            x, p = features[first : first + 8192], phases[first : first + 8192]
            hidden = np.maximum(x @ self.inner + self.offsets, 0.0)
            told[first : first + 8192] = (hidden * self.outer[p]).sum(1) + (x * self.lines[p]).sum(1)
        return told * SCALE

    def slopes(self, x: Floats, p: Phases, goals: Floats) -> list[Floats]:
        """In which direction each part makes the error larger, over a batch."""
        sums = x @ self.inner + self.offsets
        hidden = np.maximum(sums, 0.0)
        error = ((hidden * self.outer[p]).sum(1) + (x * self.lines[p]).sum(1) - goals) / len(x)
        back = error[:, None] * self.outer[p] * (sums > 0.0)
        by_phase = np.where(p[:, None] == np.arange(len(self.outer)), error[:, None], np.float32(0.0)).T
        return [by_phase @ x, x.T @ back, back.sum(0), by_phase @ hidden]


def fit_net(appraiser: Appraiser, data: Data, learnt: Learnt, seed: int) -> Net:
    """A net that foretells what came of positions."""
    features, phases = data.all()
    net = Net(appraiser, learnt, seed)
    lines = lines_of(appraiser, learnt)
    told = net.foretold(features, phases) if NET in learnt else foretold_by_lines(lines, features, phases)
    goals = data.targets(told)
    adam(net, features, phases, goals / SCALE, np.random.default_rng(seed))
    return net


def adam(net: Net, features: Floats, phases: Phases, goals: Floats, chance: np.random.Generator) -> None:
    """Learn by small steps, in batches, with moments."""
    parts = net.parts()
    means, squares = [np.zeros_like(part) for part in parts], [np.zeros_like(part) for part in parts]
    steps = 0
    for epoch in range(EPOCHS):
        order, rate = chance.permutation(len(features)), RATE * (1.0 - epoch / EPOCHS) + 1e-5
        for first in range(0, len(order), BATCH):
            rows = order[first : first + BATCH]
            steps += 1
            for part, slope, mean, square in zip(
                parts, net.slopes(features[rows], phases[rows], goals[rows]), means, squares, strict=True
            ):
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                part -= rate * (mean / (1.0 - 0.9**steps)) / (np.sqrt(square / (1.0 - 0.999**steps)) + 1e-8)


def with_net(appraiser: Appraiser, learnt: Learnt, net: Net) -> Learnt:
    """What was learnt, with a net beside its lines."""
    inner = {name: [round(float(x), 5) for x in net.inner[i]] for i, name in enumerate(appraiser.names)}
    outer = {phase: [round(float(x * SCALE), 4) for x in net.outer[p]] for p, phase in enumerate(appraiser.phases)}
    offsets = [round(float(x), 5) for x in net.offsets]
    part = {"lines": by_name(appraiser, net.lines * SCALE), "inner": inner, "offsets": offsets, "outer": outer}
    return {**learnt, NET: part}
