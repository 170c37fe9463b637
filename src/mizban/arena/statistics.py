"""What the games of a contest show: shares with their intervals, ratings, and how numbers are spread."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev
from typing import Any, Final

from mizban.core.errors import MizbanError
from mizban.core.game import Plain

Z: Final = 1.959964  # 95 % of a normal distribution lie within so many standard deviations
QUARTILES: Final = (0.25, 0.5, 0.75)


class NoRatings(MizbanError):
    """What ratings need is not installed."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, in 95 % of such cases: the interval of Wilson."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, Z * Z
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = Z / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def share_of(wins: float, games: int) -> Plain:
    """A share with its interval."""
    low, high = wilson(wins, games)
    shares = {"share": wins / games if games else 0.0, "low": low, "high": high}
    return {"games": games, "wins": round(wins, 4), **{name: round(each, 4) for name, each in shares.items()}}


def quantile(numbers: Sequence[float], part: float) -> float:
    """The number below which a part of sorted ones lies; between two of them, in proportion."""
    at = part * (len(numbers) - 1)
    low = int(at)
    high = min(low + 1, len(numbers) - 1)
    return numbers[low] + (at - low) * (numbers[high] - numbers[low])


def spread_of(numbers: Sequence[float]) -> Plain:
    """The mean of numbers and how they are spread; how often each comes, where they are whole."""
    if not numbers:
        return {"count": 0}
    ordered = sorted(numbers)
    return {
        "count": len(ordered),
        "mean": round(fmean(ordered), 3),
        "sd": round(pstdev(ordered), 3),
        "quartiles": [round(quantile(ordered, part), 3) for part in QUARTILES],
        "least": ordered[0],
        "most": ordered[-1],
        "often": [[number, times] for number, times in sorted(Counter(ordered).items())],
    }


def times_of(ms: Sequence[float], budget: float) -> Plain:
    """How long answers took, in milliseconds, and how many of them more than the budget."""
    if not ms:
        return {"count": 0}
    ordered = sorted(ms)
    late = sum(each > 1000.0 * budget for each in ordered)
    return {
        "count": len(ordered),
        "median": round(quantile(ordered, 0.5), 3),
        "p99": round(quantile(ordered, 0.99), 3),
        "most": ordered[-1],
        "over": round(late / len(ordered), 6),
    }


# Games


def win_of(row: Plain, seat: int) -> float:
    """A seat's part of the win, which all who are first share."""
    winners = row["ranks"].count(1)
    return 1.0 / winners if row["ranks"][seat] == 1 else 0.0


def seats_of(row: Plain, name: str) -> list[int]:
    """Where a bot sat."""
    return [seat for seat, each in enumerate(row["bots"]) if each == name]


def bot_report(rows: Sequence[Plain], name: str, budget: float) -> Plain:
    """What one bot has done in the games in which it sat."""
    sat = [(row, seat) for row in rows for seat in seats_of(row, name)]
    games = sum(name in row["bots"] for row in rows)
    won = [row["scores"][seat] for row, seat in sat if row["ranks"][seat] == 1]
    return {
        **share_of(sum(win_of(row, seat) for row, seat in sat), games),
        "fair": round(sum(1.0 / len(row["bots"]) for row, _ in sat) / games, 4) if games else 0.0,
        "seats": round(len(sat) / games, 4) if games else 0.0,
        "rank": round(fmean(row["ranks"][seat] for row, seat in sat), 4) if sat else None,
        "points": spread_of([row["scores"][seat] for row, seat in sat]),
        "points_when_won": round(fmean(won), 3) if won else None,
        "ms": times_of([each for row, seat in sat for each in row["ms"][seat]], budget),
    }


def meetings(rows: Sequence[Plain], name: str, other: str) -> Plain:
    """How often a bot was placed before another; equal places are half, several seats of one game its mean."""
    met = [row["ranks"] for row in rows if name in row["bots"] and other in row["bots"]]
    places = [(seats_of(row, name), seats_of(row, other)) for row in rows if {name, other} <= set(row["bots"])]
    ahead = 0.0
    for ranks, (own, others) in zip(met, places, strict=True):
        pairs = [before(ranks[seat], ranks[rival]) for seat in own for rival in others]
        ahead += fmean(pairs)
    return share_of(ahead, len(met))


def before(rank: int, other: int) -> float:
    return 1.0 if rank < other else 0.5 if rank == other else 0.0


def seat_report(rows: Sequence[Plain], seats: int) -> list[Plain]:
    """What the place at the table does: the share of wins by seat."""
    return [share_of(sum(win_of(row, seat) for row in rows), len(rows)) for seat in range(seats)]


def ratings(rows: Sequence[Plain], names: Sequence[str]) -> dict[str, Plain]:
    """Ratings by openskill (Plackett-Luce), from all games in their order; strengths do not change in between.

    A bot on several seats of a game learns from the mean of what happened to them.
    """
    model = rating_model()
    known: dict[str, Any] = {name: model.rating(name=name) for name in names}
    for row in rows:
        teams = [[model.rating(mu=known[name].mu, sigma=known[name].sigma)] for name in row["bots"]]
        after = model.rate(teams, ranks=[float(rank) for rank in row["ranks"]])
        for name in set(row["bots"]):
            new = [after[seat][0] for seat in seats_of(row, name)]
            known[name].mu, known[name].sigma = fmean(each.mu for each in new), fmean(each.sigma for each in new)
    return {name: rating_of(each.mu, each.sigma) for name, each in known.items()}


def rating_model() -> Any:
    """The model of ratings, if it is installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise NoRatings("the arena needs openskill: pip install 'mizban[arena]'") from None
    return PlackettLuce(tau=0.0)  # a bot is as strong in the last game as in the first


def rating_of(mu: float, sigma: float) -> Plain:
    return {
        "mu": round(mu, 3),
        "sigma": round(sigma, 3),
        "low": round(mu - Z * sigma, 3),
        "high": round(mu + Z * sigma, 3),
    }
