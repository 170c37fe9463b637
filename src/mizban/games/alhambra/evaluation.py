"""How well a seat stands, for simple bots."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mizban.games.alhambra.data import BUILDINGS, CURRENCIES, POINTS, ROUNDS, TYPE, TYPES
from mizban.games.alhambra.ground import Ground
from mizban.games.alhambra.rules import in_hand, money_of, total_of
from mizban.games.alhambra.scoring import counts_of, shares
from mizban.games.alhambra.state import BUILT, HELD, RESERVE, Alhambra, scorers
from mizban.games.alhambra.walls import longest_wall


def evaluate(state: Alhambra, seat: i64) -> i64:
    """How well a seat stands: points before all, then what the rounds to come would pay, and money to buy with."""
    value = 60 * total_of(state, seat)
    counts = likely_counts(state, seat)
    who = scorers(state.seats)
    for number in range(state.turned + 1, ROUNDS + 1):
        for kind in range(len(TYPES)):
            value += 30 * shares(counts[kind * who : kind * who + who], POINTS[number - 1][kind])[seat]
        value += 40 * longest_wall(Ground(state, seat))
    for tile in range(BUILDINGS):
        value += promise(state.where[tile], seat, TYPE[tile])
    return value + purse_value(state, seat)


def likely_counts(state: Alhambra, seat: i64) -> vec[i64]:
    """The counts of buildings as if a seat had built what it has set aside."""
    counts = counts_of(state)
    for tile in range(BUILDINGS):
        if state.where[tile] == HELD:
            counts[TYPE[tile] * scorers(state.seats) + seat] += 1
    return counts


def promise(where: i64, seat: i64, kind: i64) -> i64:
    """What a tile is worth beyond the rounds that can be foreseen: a built one most, one in the reserve little."""
    if where in (BUILT + seat, HELD):
        return 90 + 15 * kind
    return 30 if where == RESERVE + seat else 0


def purse_value(state: Alhambra, seat: i64) -> i64:
    """Money to buy with: large cards first, and not without end; many small ones pay exactly."""
    value: i64 = 0
    for currency in range(len(CURRENCIES)):
        value += 4 * min(money_of(state, seat, currency), 14)
    return value + 3 * min(in_hand(state, seat), 10)
