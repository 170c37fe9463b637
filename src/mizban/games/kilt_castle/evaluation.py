"""How well a seat stands, for simple bots."""

from __future__ import annotations

from mypy_extensions import i64

from mizban.games.kilt_castle.rules import ducats_of, storeys_left
from mizban.games.kilt_castle.scoring import colours_of, crests_of, income_of, towers_of
from mizban.games.kilt_castle.state import KiltCastle


def days_ahead(state: KiltCastle) -> i64:
    """How many ducat days to reckon with: the one that is due, and one more unless the end is near."""
    left = min([storeys_left(state, seat) for seat in range(state.seats)])
    return (1 if state.ducat_side else 0) + (1 if left > 3 else 0)


def prospects(state: KiltCastle, seat: i64) -> i64:
    """A player's ducats, with what the towers would earn on the days to come and at the end."""
    value = ducats_of(state, seat)
    for colour in colours_of(state, seat):
        value += days_ahead(state) * income_of(state, colour)
        value += len(towers_of(state, colour)) + crests_of(state, colour)
    return value


def evaluate(state: KiltCastle, seat: i64) -> i64:
    """How well a seat stands against the others together."""
    mine = prospects(state, seat)
    others = sum(prospects(state, other) for other in range(state.seats) if other != seat)
    return mine * (state.seats - 1) - others
