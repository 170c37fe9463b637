"""What bots have learnt: files of weights by game and number of seats, each number under the name of its feature."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final, Optional

from librt.vecs import vec

from mizban.core.appraisal import RIVALRY, Appraiser, Judge, Weights
from mizban.core.errors import MizbanError
from mizban.core.game import Game

LINE: Final = "line"  # quick: a sum of features
NET: Final = "net"  # sharper: a small net beside the sum

Learnt = dict[str, Any]  # what a file of weights holds


class BadWeights(MizbanError):
    """A file of weights does not fit the game."""


def learnt_for(game: Game[Any], seats: int) -> Optional[Learnt]:
    """What was learnt for a game, with so many seats or the nearest number of which something was; None: nothing."""
    folder = files("mizban.bots") / "weights"
    found: dict[int, Any] = {}
    for number in game.seats:
        file = folder / f"{game.id}-{number}.json"
        if file.is_file():
            found[number] = file
    if not found:
        return None
    nearest = min(found, key=lambda number: (abs(number - seats), -number))
    learnt: Learnt = json.loads(found[nearest].read_text(encoding="utf-8"))
    return learnt


@cache
def judgement(game: Game[Any], seats: int, kind: str) -> tuple[Weights, float]:
    """The weights of a kind for a game, and how much rivals count; without any, only points count."""
    appraiser = game.appraiser
    learnt = None if appraiser is None else learnt_for(game, seats)
    if appraiser is None or learnt is None:
        return hunches(appraiser), RIVALRY if appraiser is None else appraiser.rivalry
    return read(game, learnt, kind), float(learnt["rivalry"])


def hunches(appraiser: Optional[Appraiser]) -> Weights:
    """What one would say a feature is worth before anything is learnt."""
    lines: list[float] = []
    if appraiser is not None:
        guesses = appraiser.hunches  # by name; by phase and name where it matters: "spring workers"
        lines = [
            guesses.get(f"{phase} {name}", guesses.get(name, 0.0))
            for phase in appraiser.phases
            for name in appraiser.names
        ]
    return Weights(vec[float](lines), vec[float](), vec[float](), vec[float]())


def read(game: Game[Any], learnt: Learnt, kind: str) -> Weights:
    """The weights of a kind, if they were learnt for these rules and features."""
    appraiser = game.appraiser
    if appraiser is None:
        raise BadWeights(f"{game.id} has no features, so weights say nothing")
    versions = (learnt.get("game"), learnt.get("rules"), learnt.get("features"))
    if versions != (game.id, game.version, appraiser.version):
        ours = (game.id, game.version, appraiser.version)
        raise BadWeights(f"these weights are for game, rules and features {versions}, not for {ours}")
    part = learnt[kind] if learnt.get(kind) else learnt[LINE]
    try:
        return unpacked(appraiser, part)
    except (KeyError, TypeError, ValueError) as error:
        raise BadWeights(f"the weights of {game.id} lack {error}") from None


def unpacked(appraiser: Appraiser, part: Learnt) -> Weights:
    """Numbers by name as rows."""
    lines = [float(part["lines"][phase][name]) for phase in appraiser.phases for name in appraiser.names]
    inner = [float(number) for name in appraiser.names for number in part["inner"][name]] if "inner" in part else []
    outer = [float(number) for phase in appraiser.phases for number in part["outer"][phase]] if "outer" in part else []
    offsets = [float(number) for number in part.get("offsets", ())]
    return Weights(vec[float](lines), vec[float](inner), vec[float](offsets), vec[float](outer))


def judge_of(game: Game[Any], seats: int, kind: str, appraiser: Appraiser) -> Judge:
    """A judge by what was learnt for a game."""
    weights, rivalry = judgement(game, seats, kind)
    return Judge(appraiser, weights, rivalry)
