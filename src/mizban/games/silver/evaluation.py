"""How well a seat stands, for simple bots."""

from __future__ import annotations

from mypy_extensions import i64

from mizban.games.silver.cards import NUMBER, SEEN, UP
from mizban.games.silver.rules import total_of
from mizban.games.silver.state import Silver


def expected_sum(state: Silver, owner: i64, seat: i64) -> i64:
    """What a village costs, in halves of a point, as far as a seat can know: an unseen card counts six and a half."""
    total: i64 = 0
    for card in state.villages[owner]:
        total += 2 * (card & NUMBER) if card & (UP | SEEN << seat) else i64(13)
    return total


def evaluate(state: Silver, seat: int) -> int:
    """How well a seat stands: few points before all, then a low village, and a call that will succeed."""
    mine = expected_sum(state, seat, seat)
    others = [expected_sum(state, other, seat) for other in range(state.seats) if other != seat]
    value = -20 * total_of(state, seat) - 4 * mine + sum(others) // len(others)
    if state.caller == seat:
        value += 12 * mine if mine < min(others) - 8 else -160
    return value
