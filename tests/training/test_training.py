"""Bots learn: what is played is kept, what wins is kept, and anything can be gone on with."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from mizban import compiled
from mizban.bots.values import LINE, NET, BadWeights, read
from mizban.cli.arena_tables import spoken
from mizban.games import find
from mizban.training import training
from mizban.training.fitting import unlearnt
from mizban.training.gate import duel
from mizban.training.plot import IN_VAIN, KEPT, plot
from mizban.training.training import CannotTrain, Training

GAME = "kilt-castle"
FEW = 4 if compiled else 2  # games; plain Python takes seconds for each


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Training is the same with few games, and quicker."""
    monkeypatch.setattr(training, "FEW", FEW)
    monkeypatch.setattr(training, "GATE", FEW)


def quiet(id: str, facts: dict[str, Any]) -> None:
    """Nobody listens."""


def begun(folder: Path, **more: Any) -> Training:
    return Training(GAME, 2, folder, workers=1, **more)


def won_by(monkeypatch: pytest.MonkeyPatch, share: float) -> None:
    """All gates end alike."""
    monkeypatch.setattr(Training, "gate", lambda *_: (share, 1.0))


def test_weights_that_win_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    won_by(monkeypatch, 0.6)
    trained = begun(tmp_path)
    trained.iterate(LINE, FEW, quiet)
    assert trained.best != trained.first
    assert json.loads((tmp_path / "best.json").read_text()) == trained.best
    assert [(row["kept"], row["won"]) for row in trained.curve] == [(True, 0.6)]


def test_weights_that_lose_are_not_kept_but_can_be_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    won_by(monkeypatch, 0.5)
    trained = begun(tmp_path)
    trained.iterate(LINE, FEW, quiet)
    assert trained.best == trained.first
    assert json.loads((tmp_path / "iteration-001.json").read_text()) != trained.first
    assert not trained.curve[0]["kept"]


def test_weights_that_beat_the_last_ones_but_fall_back_against_the_first_are_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shares = iter([0.6, 0.8, 0.6, 0.7])  # against the best so far and against the first, twice
    monkeypatch.setattr(Training, "gate", lambda *_: (next(shares), 0.0))
    trained = begun(tmp_path)
    trained.iterate(LINE, FEW, quiet)
    best = trained.best
    trained.iterate(LINE, FEW, quiet)
    assert [row["kept"] for row in trained.curve] == [True, False]
    assert trained.best == best


def test_after_a_loss_half_the_way_is_tried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shares = iter([0.3, 0.7, 0.7])
    monkeypatch.setattr(Training, "gate", lambda *_: (next(shares), 0.0))
    trained = begun(tmp_path)
    trained.iterate(LINE, FEW, quiet)
    assert trained.curve[0]["kept"]
    assert trained.best["line"] != trained.first["line"]


def test_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first = begun(tmp_path)
    first.iterate(LINE, FEW, quiet)
    again = begun(tmp_path)
    assert again.best == first.best
    assert [len(points) for points in again.data.points] == [len(points) for points in first.data.points]
    assert again.data.ends == first.data.ends
    again.iterate(LINE, FEW, quiet)
    assert [row["iteration"] for row in again.curve] == [1, 2]


def test_weights_for_other_features_begin_anew(tmp_path: Path) -> None:
    first = begun(tmp_path)
    (tmp_path / "best.json").write_text(json.dumps({**first.best, "features": -1, "rivalry": 7.0}))
    assert begun(tmp_path).best == first.first


def test_a_folder_holds_one_training(tmp_path: Path) -> None:
    begun(tmp_path).iterate(LINE, FEW, quiet)
    with pytest.raises(CannotTrain, match="holds the training of kilt-castle with 2 seats"):
        Training("stone-age", 2, tmp_path)


def test_the_same_seed_learns_the_same(tmp_path: Path) -> None:
    found = []
    for name in ("one", "two"):
        trained = begun(tmp_path / name)
        trained.iterate(LINE, FEW, quiet)
        found.append(json.loads((tmp_path / name / "iteration-001.json").read_text()))
    assert found[0] == found[1]


def test_a_net_stands_beside_the_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    won_by(monkeypatch, 0.6)
    trained = begun(tmp_path)
    trained.iterate(LINE, FEW, quiet)
    trained.iterate(NET, FEW, quiet)
    game = find(GAME)
    assert len(read(game, trained.best, LINE).offsets) == 0
    assert len(read(game, trained.best, NET).offsets) > 0
    trained.iterate(LINE, FEW, quiet)
    assert NET not in trained.best, "new lines make an old net void"


def test_what_brings_points_is_followed(tmp_path: Path) -> None:
    trained = begun(tmp_path, method="es")
    trained.iterate(LINE, FEW, quiet)
    assert (tmp_path / "iteration-001.json").exists()
    assert trained.curve[0]["method"] == "es"


def test_rivalry_that_clearly_wins_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def gate(self: Training, new: Any, *_: Any) -> tuple[float, float]:
        return (0.6 if new[0]["rivalry"] == 1.0 else 0.4), 0.0

    monkeypatch.setattr(Training, "gate", gate)
    trained = begun(tmp_path)
    trained.choose_rivalry(quiet)
    assert trained.best["rivalry"] == 1.0


def test_a_gate_between_equals_is_even() -> None:
    game = find(GAME)
    assert game.appraiser is not None
    same = (unlearnt(game, 3, 0.5), LINE)
    shares = [duel(game, 3, same, same, seed)[0] for seed in range(10 * FEW)]
    assert 0.3 < sum(shares) / len(shares) < 0.7


def test_weights_for_other_rules_are_refused() -> None:
    game = find(GAME)
    learnt = unlearnt(game, 2, 0.5)
    with pytest.raises(BadWeights, match="these weights are for game, rules and features"):
        read(game, {**learnt, "rules": -1}, LINE)


def test_a_time_of_training_gives_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "GATE", 1)
    monkeypatch.setattr(training, "RIVALRIES", (1.0,))
    told: list[str] = []
    learnt = begun(tmp_path).run(0.01, lambda id, facts: told.append(id))
    assert learnt["game"] == GAME
    assert "rivalry" in told


def test_a_training_is_drawn_iteration_by_iteration() -> None:
    row = {"game": GAME, "seats": 2, "first": 0.5, "winner": 40.0, "kept": True}
    curve = [{**row, "iteration": 1}, {**row, "iteration": 2, "kept": False}, {**row, "iteration": 3, "first": 0.75}]
    drawn = plot(curve, "Kilt Castle", partial(spoken, "en"))
    shapes = [shape for kind, shape in drawn.shapes if kind == "area"]
    assert [colour for _, colour in shapes] == [KEPT, IN_VAIN, KEPT] * 2
    heights = [points[0][1] for points, _ in shapes[:3]]
    assert heights[0] == heights[1] > heights[2], "what wins more stands higher"
    assert "Kilt Castle, 2 players: 3 iterations" in drawn.svg()
