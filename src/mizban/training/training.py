"""Training from the hunches of a game on: self-play, new weights, a gate; all is kept, and can be gone on with."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, Optional

from mizban.arena.farm import spread
from mizban.bots.values import LINE, NET, Learnt
from mizban.core.errors import MizbanError
from mizban.core.game import Game
from mizban.registry import find
from mizban.training import evolution, fitting, nets, selfplay
from mizban.training.data import Data
from mizban.training.gate import duels, mean

PIECE: Final = 8  # games that are given to a process at a time
POSITIONS: Final = 30  # of a game, about so many are looked at
MOST: Final = 600_000  # positions that are learnt from, as seats see them
FEW: Final = 160  # games of an iteration at least
MANY: Final = 800  # and at most
PART: Final = 0.1  # of the time that is left, an iteration plays so long
GATE: Final = 160  # games between old and new
RIVALRIES: Final = (0.0, 0.5, 1.0, 1.5)
CLEARLY: Final = 0.53  # of the games, another rivalry wins so much, or stays away
LINES_TIME: Final = 0.5  # of all time; the rest is for nets
SLACK: Final = 0.05  # of the games against the first weights, so much may be lost by chance

TD: Final = "td"  # weights that foretell what is still to come
ES: Final = "es"  # weights that were tried and brought points
METHODS: Final = (TD, ES)

Tell = Callable[[str, dict[str, Any]], None]  # the id of a message, and what it tells of
Watch = Callable[[Iterable[Any], int, str], Iterable[Any]]  # hands things on, of which there are so many, for a bar


class CannotTrain(MizbanError):
    """There is nothing to learn from, or the folder holds something else."""


def unwatched(things: Iterable[Any], count: int, label: str) -> Iterable[Any]:
    """No bar."""
    return things


class Training:
    """One game with one number of seats, in one folder."""

    def __init__(
        self,
        id: str,
        seats: int,
        folder: Path,
        workers: int = 0,
        ray: Optional[str] = None,
        seed: int = 1,
        method: str = TD,
        watch: Watch = unwatched,
    ) -> None:
        self.game: Final[Game[Any]] = find(id)
        if self.game.appraiser is None:
            raise CannotTrain(f"{id} has no features to learn from")
        self.appraiser: Final = self.game.appraiser
        self.seats: Final = self.game.checked_seats(seats)
        self.folder: Final = folder
        self.workers: Final = workers
        self.ray: Final = ray
        self.seed: Final = seed
        self.method: Final = method
        self.watch: Final = watch
        folder.mkdir(parents=True, exist_ok=True)
        self.curve: Final[list[dict[str, Any]]] = self.read_curve()
        self.first: Final = fitting.unlearnt(self.game, self.seats, self.appraiser.rivalry)
        self.best: Learnt = self.read_best()
        self.data: Final = self.read_data()
        self.trials: Final = evolution.Trials()
        self.per_game = 0.0  # seconds that a game of an iteration takes, with all that belongs to it

    # What is kept

    def read_curve(self) -> list[dict[str, Any]]:
        """What each iteration has brought so far."""
        file = self.folder / "curve.json"
        curve: list[dict[str, Any]] = json.loads(file.read_text()) if file.exists() else []
        if curve and (curve[0]["game"], curve[0]["seats"]) != (self.game.id, self.seats):
            raise CannotTrain(f"{self.folder} holds the training of {curve[0]['game']} with {curve[0]['seats']} seats")
        return curve

    def read_best(self) -> Learnt:
        """The best weights so far; those of other features begin anew."""
        file = self.folder / "best.json"
        if file.exists():
            learnt: Learnt = json.loads(file.read_text())
            if learnt["features"] == self.appraiser.version and learnt["rules"] == self.game.version:
                return learnt
        return self.first

    def read_data(self) -> Data:
        """The positions that were kept, the newest of them, if they show the features of now."""
        data = Data()
        for row in self.curve:
            file = self.folder / f"games-{row['iteration']:03}.npz"
            if file.exists() and row["features"] == self.appraiser.version:
                data.load(file)
        data.forget(MOST)
        return data

    def write(self, name: str, what: Any) -> None:
        """Write a file whole or not at all."""
        new = self.folder / f"{name}.new"
        new.write_text(json.dumps(what, indent=1 if name == "curve" else None))
        new.replace(self.folder / f"{name}.json")

    # What is done

    def run(self, seconds: float, tell: Tell) -> Learnt:
        """Learn for so long, lines first and nets on top of them, and give the best weights.

        Rivalry comes before all: games look quite different with another one.
        """
        start = time.monotonic()
        if not self.curve:
            self.choose_rivalry(tell)
        self.learn(LINE, start + seconds * (1.0 if self.method == ES else LINES_TIME), tell)
        if self.method == TD:
            self.learn(NET, start + seconds, tell)
        return self.best

    def learn(self, kind: str, until: float, tell: Tell) -> None:
        """One iteration after the other."""
        while time.monotonic() < until:
            start = time.monotonic()
            games = self.batch(until - start)
            self.iterate(kind, games, tell)
            self.per_game = (time.monotonic() - start) / games

    def batch(self, left: float) -> int:
        """How many games an iteration plays."""
        return FEW if self.per_game == 0.0 else max(FEW, min(MANY, int(PART * left / self.per_game)))

    def iterate(self, kind: str, games: int, tell: Tell) -> None:
        """Play, fit, and keep what is better."""
        number = len(self.curve) + 1
        start = time.monotonic()
        played = self.played(kind, games, number)
        new, won, margin = self.better_of(self.candidates(kind, played, number), kind, number)
        row = self.row(kind, number, played, new) | {"won": round(won, 3), "margin": round(margin, 2)}
        row["kept"] = kept = won > 0.5 and row["first"] >= self.held() - SLACK
        row["seconds"] = round(time.monotonic() - start, 1)
        if kept:
            self.best = new
        self.curve.append(row)
        self.write(f"iteration-{number:03}", new)
        self.write("best", self.best)
        self.write("curve", self.curve)
        tell("trained" if kept else "trained-in-vain", row)

    def held(self) -> float:
        """What the best so far wins against the first: who only beats the last ones may go round in circles."""
        kept = [float(row["first"]) for row in self.curve if row["kept"]]
        return kept[-1] if kept else 0.5

    def row(self, kind: str, number: int, played: list[dict[str, Any]], new: Learnt) -> dict[str, Any]:
        """What an iteration has brought: what self-play gave before it, and what its weights win against the first."""
        ends = [game["ends"] for game in played]
        first, _ = self.gate((new, kind), (self.first, LINE), 9000 + number, GATE, "against the first")
        return {
            "game": self.game.id, "seats": self.seats, "features": self.appraiser.version, "iteration": number,
            "kind": kind, "method": self.method, "games": len(played), "first": round(first, 3),
            "mean": round(mean([point for end in ends for point in end]), 1),
            "winner": round(mean([max(end) for end in ends]), 1),
        }  # fmt: skip

    def candidates(self, kind: str, played: list[dict[str, Any]], number: int) -> list[Learnt]:
        """New weights from what was played: the boldest first."""
        old = fitting.lines_of(self.appraiser, self.best)
        if self.method == ES:
            self.trials.add(played, self.seats, old.size)
            return [fitting.with_lines(self.appraiser, self.best, self.trials.followed(old))]
        self.data.add(played)
        self.data.forget(MOST)
        self.data.save(self.folder / f"games-{number:03}.npz", len(played) * self.seats)
        if kind == NET:
            net = nets.fit_net(self.appraiser, self.data, self.best, self.seed + number)
            return [nets.with_net(self.appraiser, self.best, net)]
        new = fitting.fit_lines(self.appraiser, self.data, old)
        return [fitting.with_lines(self.appraiser, self.best, lines) for lines in (new, 0.5 * (old + new))]

    def better_of(self, candidates: list[Learnt], kind: str, number: int) -> tuple[Learnt, float, float]:
        """The first that beats the best so far, or the last; what it wins, and by how much."""
        old_kind = kind if kind in self.best else LINE
        new, won, margin = candidates[0], 0.0, 0.0
        for i, new in enumerate(candidates):
            won, margin = self.gate((new, kind), (self.best, old_kind), 10 * number + i, GATE, "gate")
            if won > 0.5:
                break
        return new, won, margin

    # Games

    def played(self, kind: str, games: int, number: int) -> list[dict[str, Any]]:
        """Games of the best so far against itself, each seat a little off."""
        first = self.seed * 1_000_000 + number * 10_000
        seeds = [first + i for i in range(games)]
        parts = [seeds[i : i + PIECE] for i in range(0, games, PIECE)]
        if self.method == ES:
            pieces: list[tuple[Any, ...]] = [(self.game.id, self.seats, self.best, part) for part in parts]
            done = spread(evolution.trials, pieces, self.workers, self.ray)
        else:
            best_kind = kind if kind in self.best else LINE
            pieces = [(self.game.id, self.seats, self.best, best_kind, part, POSITIONS) for part in parts]
            done = spread(selfplay.games, pieces, self.workers, self.ray)
        return [game for part in self.watch(done, len(pieces), f"self-play {number}") for game in part]

    def gate(
        self, new: tuple[Learnt, str], old: tuple[Learnt, str], salt: int, games: int, label: str
    ) -> tuple[float, float]:
        """The share of games that new weights win against old ones, fair being a half, and by how many points."""
        first = self.seed * 7_919_000 + salt * 1_009_000
        pieces = [
            (self.game.id, self.seats, new, old, list(range(first + i, first + min(i + PIECE, games))))
            for i in range(0, games, PIECE)
        ]
        done = spread(duels, pieces, self.workers, self.ray)
        results = [result for part in self.watch(done, len(pieces), label) for result in part]
        return mean([won for won, _ in results]), mean([margin for _, margin in results])

    def choose_rivalry(self, tell: Tell) -> None:
        """How much the others' prospects count against one's own: what wins most against the way of now."""
        if self.appraiser.rivalry == 0.0:
            return
        for rivalry in RIVALRIES:
            if rivalry != self.best["rivalry"]:
                new = {**self.best, "rivalry": rivalry}
                won, margin = self.gate(
                    (new, LINE), (self.best, LINE), 5000 + int(10 * rivalry), 2 * GATE, f"rivalry {rivalry}"
                )
                tell("rivalry", {"rivalry": rivalry, "old": self.best["rivalry"], "won": won, "margin": margin})
                if won > CLEARLY:
                    self.best = new
        self.write("best", self.best)
