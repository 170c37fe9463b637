"""Games of bots against themselves, each a little different, and what the positions in them looked like."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec

from mizban.bots.bot import SECONDS, Bot
from mizban.bots.contest import Taker, play_game
from mizban.bots.planning import Planning, bell
from mizban.bots.values import Learnt, read
from mizban.core.appraisal import Judge, Weights
from mizban.core.flow import legal
from mizban.core.game import Game
from mizban.core.source import Fast
from mizban.core.state import State
from mizban.registry import find

SPREAD: Final = 0.3  # how far weights are off in self-play, as a share of themselves
SLIPS: Final = 20  # of a thousand turns, so many are any
WIDTH: Final = 24

FIRST_SHARE: Final = 100  # of a thousand positions, so many are looked at before it is known how long games are


class Explorer(Bot):
    """Plays by its weights, but now and then anything."""

    def __init__(self, game: Game[Any], seed: int, judge: Judge) -> None:
        super().__init__(game, seed)
        self.usual: Final = Planning(game, seed, judge, WIDTH)  # it is compiled, so nothing here can inherit from it

    def turn(self, state: State, seat: int, budget: float = SECONDS) -> list[int]:
        if self.source.below(1000) < SLIPS:
            options = legal(state, seat)
            return [options[self.source.below(len(options))]]
        return self.usual.turn(state, seat, budget)


def shaken(weights: Weights, source: Fast) -> Weights:
    """Weights that are all a little off."""
    lines = [weight * (1.0 + SPREAD * bell(source)) for weight in weights.lines]
    return Weights(vec[float](lines), weights.inner, weights.offsets, weights.outer)


def explorer(game: Game[Any], learnt: Learnt, kind: str, seed: int) -> Bot:
    """A bot with weights that are a little off."""
    assert game.appraiser is not None
    weights = shaken(read(game, learnt, kind), Fast(seed))
    return Explorer(game, seed, Judge(game.appraiser, weights, float(learnt["rivalry"])))


def games(id: str, seats: int, learnt: Learnt, kind: str, seeds: list[int], positions: int) -> list[dict[str, Any]]:
    """Games with these seeds: what about so many positions of each looked like to each seat, and what each got."""
    game = find(id)
    played: list[dict[str, Any]] = []
    share = FIRST_SHARE
    for seed in seeds:
        played.append(one_game(game, seats, learnt, kind, seed, share))
        share = min(1000, 1000 * positions // max(1, played[-1]["turns"]))
    return played


def one_game(game: Game[Any], seats: int, learnt: Learnt, kind: str, seed: int, share: int) -> dict[str, Any]:
    """One game: by seat the phases, points and features of positions in their order; and the ends."""
    assert game.appraiser is not None
    players = [explorer(game, learnt, kind, seed * seats + seat) for seat in range(seats)]
    taker = Taker(game.appraiser, Fast(seed), share)
    state = game.start(seats, {})
    turns = int(play_game(game, state, players, Fast(seed), SECONDS, taker))
    ends = [game.appraiser.points(state, seat) for seat in range(seats)]
    chains: list[dict[str, Any]] = [{"phases": [], "points": [], "features": []} for _ in range(seats)]
    for sample in taker.taken:
        chain = chains[sample.seat]
        chain["phases"].append(sample.phase)
        chain["points"].append(sample.points)
        chain["features"].append(list(sample.features))
    return {"seed": seed, "turns": turns, "ends": ends, "chains": chains}
