"""Old weights against new ones."""

from __future__ import annotations

from typing import Any

from mizban.bots.contest import play_game
from mizban.bots.planning import Planning
from mizban.bots.values import Learnt, read
from mizban.core.appraisal import Judge
from mizban.core.game import Game
from mizban.core.source import Fast
from mizban.registry import find


def duels(
    id: str, seats: int, new: tuple[Learnt, str], old: tuple[Learnt, str], seeds: list[int]
) -> list[tuple[float, float]]:
    """Games with these seeds."""
    game = find(id)
    return [duel(game, seats, new, old, seed) for seed in seeds]


def duel(
    game: Game[Any], seats: int, new: tuple[Learnt, str], old: tuple[Learnt, str], seed: int
) -> tuple[float, float]:
    """One game in which half of the seats play by new weights: the new ones' share of the win, and their margin.

    With an odd number of seats the smaller half changes sides from game to game, and the share is put right for it.
    """
    assert game.appraiser is not None
    fresh = [(seat + seed) % 2 == 0 for seat in range(seats)]
    judges = [Judge(game.appraiser, read(game, learnt, kind), float(learnt["rivalry"])) for learnt, kind in (new, old)]
    players = [Planning(game, seed * seats + seat, judges[0 if fresh[seat] else 1]) for seat in range(seats)]
    state = game.start(seats, {})
    play_game(game, state, list(players), Fast(seed))
    ends = [game.appraiser.points(state, seat) for seat in range(seats)]
    top = max(ends)
    winners = [seat for seat in range(seats) if ends[seat] == top]
    share = sum(fresh[seat] for seat in winners) / len(winners)
    fair = sum(fresh) / seats
    own = [end for end, is_new in zip(ends, fresh, strict=True) if is_new]
    others = [end for end, is_new in zip(ends, fresh, strict=True) if not is_new]
    return share - fair + 0.5, mean(own) - mean(others)


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
