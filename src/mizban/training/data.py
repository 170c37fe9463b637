"""Positions that were met in self-play, and what came of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Phases = NDArray[np.int64]
TRUST: Final = 0.8  # how much what really came counts, against what was foretold a little later


class Data:
    """Positions of many games, in the order in which each seat met them."""

    def __init__(self) -> None:
        self.features: list[Floats] = []
        self.phases: list[Phases] = []
        self.points: list[Floats] = []
        self.ends: list[float] = []

    def add(self, games: list[dict[str, Any]]) -> None:
        """Add the positions of games, as self-play gives them."""
        for game in games:
            for seat, chain in enumerate(game["chains"]):
                if chain["points"]:
                    self.features.append(np.array(chain["features"], np.float32))
                    self.phases.append(np.array(chain["phases"], np.int64))
                    self.points.append(np.array(chain["points"], np.float32))
                    self.ends.append(game["ends"][seat])

    def forget(self, most: int) -> None:
        """Keep only so many positions, the newest."""
        count = 0
        for i in range(len(self.points) - 1, -1, -1):
            count += len(self.points[i])
            if count > most:
                for row in (self.features, self.phases, self.points, self.ends):
                    del row[: i + 1]
                return

    def targets(self, foretold: Floats, trust: float = TRUST) -> Floats:
        """Points still to come after each position: what came, mixed with what was foretold at the next positions."""
        goals: list[Floats] = []
        first = 0
        for points, end in zip(self.points, self.ends, strict=True):
            count = len(points)
            values = points + foretold[first : first + count]
            goal, mixed = np.empty(count, np.float32), end
            for i in range(count - 1, -1, -1):
                if i < count - 1:
                    mixed = trust * mixed + (1.0 - trust) * float(values[i + 1])
                goal[i] = mixed - points[i]
            goals.append(goal)
            first += count
        return np.concatenate(goals)

    def all(self) -> tuple[Floats, Phases]:
        """Features and phases of all positions."""
        return np.concatenate(self.features), np.concatenate(self.phases)

    # As files hold them

    def save(self, file: Path, newest: int) -> None:
        """Write down what was added last: so many chains."""
        np.savez_compressed(
            file,
            features=np.concatenate(self.features[-newest:]),
            phases=np.concatenate(self.phases[-newest:]),
            points=np.concatenate(self.points[-newest:]),
            lengths=np.array([len(points) for points in self.points[-newest:]]),
            ends=np.array(self.ends[-newest:]),
        )

    def load(self, file: Path) -> None:
        """Add what was written down."""
        with np.load(file) as kept:
            cuts = np.cumsum(kept["lengths"])[:-1]
            self.features += np.split(kept["features"], cuts)
            self.phases += np.split(kept["phases"], cuts)
            self.points += np.split(kept["points"], cuts)
            self.ends += [float(end) for end in kept["ends"]]
