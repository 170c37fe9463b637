"""What is fitted foretells what came, and plays as it was fitted."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from mizban.bots.values import LINE, NET, unpacked
from mizban.core.appraisal import Appraiser
from mizban.training.data import Data
from mizban.training.evolution import Trials, offs
from mizban.training.fitting import by_name, fit_lines
from mizban.training.nets import fit_net, with_net

NAMES = ("one", "two", "three")
APPRAISER = Appraiser(1, NAMES, ("early", "late"))


def one_chain(features: list[list[float]], phases: list[int], points: list[float], end: float) -> Data:
    data = Data()
    data.add([{"ends": [end], "chains": [{"features": features, "phases": phases, "points": points}]}])
    return data


def many(worth: object, count: int = 400) -> Data:
    """Positions whose points still to come are a function of their features."""
    chance = np.random.default_rng(1)
    data = Data()
    for _ in range(count):
        row = [float(x) for x in chance.normal(size=3)]
        phase = int(chance.integers(2))
        chain = {"features": [row], "phases": [phase], "points": [5.0]}
        data.add([{"ends": [5.0 + worth(row, phase)], "chains": [chain]}])  # type: ignore[operator]
    return data


def test_the_goal_of_the_last_position_is_what_really_came() -> None:
    data = one_chain([[0.0] * 3], [0], [10.0], 25.0)
    assert data.targets(np.zeros(1, np.float32)).tolist() == [15.0]


def test_earlier_goals_lean_by_a_fifth_on_what_was_foretold_next() -> None:
    data = one_chain([[0.0] * 3] * 2, [0, 0], [10.0, 12.0], 22.0)
    foretold = np.array([0.0, 20.0], np.float32)  # so the second position promises 32 in all
    assert data.targets(foretold).tolist() == pytest.approx([0.8 * 22.0 + 0.2 * 32.0 - 10.0, 10.0])


def test_lines_find_what_features_are_worth_in_each_phase() -> None:
    data = many(lambda row, phase: 4.0 * row[0] - 2.0 * row[1] if phase == 0 else 3.0 * row[2])
    lines = fit_lines(APPRAISER, data, np.zeros((2, 3)))
    assert lines == pytest.approx(np.array([[4.0, -2.0, 0.0], [0.0, 0.0, 3.0]]), abs=0.2)


def test_a_net_foretells_what_lines_cannot() -> None:
    data = many(lambda row, phase: 20.0 * abs(row[0]), 20000)
    learnt = {LINE: {"lines": by_name(APPRAISER, np.zeros((2, 3)))}}
    net = fit_net(APPRAISER, data, learnt, 1)
    features, phases = data.all()
    goals = 20.0 * np.abs(features[:, 0])
    assert np.abs(net.foretold(features, phases) - goals).mean() < 0.3 * np.abs(goals - goals.mean()).mean()


def test_a_net_says_the_same_in_play_as_in_training() -> None:
    data = many(lambda row, phase: 20.0 * abs(row[0]) + 3.0 * row[1])
    learnt = {LINE: {"lines": by_name(APPRAISER, np.ones((2, 3)))}}
    net = fit_net(APPRAISER, data, learnt, 1)
    weights = unpacked(APPRAISER, with_net(APPRAISER, learnt, net)[NET])
    features, phases = data.all()
    told = net.foretold(features, phases)
    for i in range(20):
        row = vec[float]([float(x) for x in features[i]])
        assert weights.still_to_come(row, i64(int(phases[i]))) == pytest.approx(float(told[i]), abs=0.05)


def test_positions_survive_a_file(tmp_path: Path) -> None:
    data = one_chain([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], [0, 1], [7.0, 8.0], 9.0)
    data.save(tmp_path / "games.npz", 1)
    again = Data()
    again.load(tmp_path / "games.npz")
    assert again.features[0].tolist() == data.features[0].tolist()
    assert (again.phases[0].tolist(), again.points[0].tolist(), again.ends) == ([0, 1], [7.0, 8.0], [9.0])


def test_the_oldest_positions_are_forgotten() -> None:
    data = one_chain([[0.0] * 3] * 3, [0] * 3, [1.0] * 3, 1.0)
    data.add([{"ends": [2.0], "chains": [{"features": [[1.0] * 3] * 2, "phases": [0] * 2, "points": [0.0] * 2}]}])
    data.forget(4)
    assert data.ends == [2.0]


def test_trials_tell_which_weight_brings_points() -> None:
    trials = Trials()
    games = [{"seed": seed, "ends": [10.0 * offs(2 * seed + seat, 3)[1] for seat in range(2)]} for seed in range(300)]
    trials.add(games, 2, 3)
    slopes = trials.slopes()
    assert slopes[1] > 3.0
    assert abs(slopes[0]) < 0.5
    assert trials.followed(np.array([[1.0, 1.0, 1.0]]))[0, 1] == pytest.approx(1.5)
