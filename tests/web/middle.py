"""Every game somewhere in the middle, the same for every test and every screen."""

from __future__ import annotations

import random
from functools import cache
from typing import Optional

from mizban import Match, new
from web.boards import FULL

CHOICES = 60  # by all seats together
BOUND = 20_000


@cache
def middle(game: str, asked: Optional[str] = None, seats: int = FULL) -> Match:
    """A match after some random choices, when the first seat is asked; perhaps something certain."""
    match = new(game, seats=seats, seed=7)
    chance = random.Random(7)
    for made in range(BOUND):
        seat = match.waiting[0]
        if made >= CHOICES and seat == 0 and asked in (None, type(match.question(0)).__name__):
            return match
        match.play(chance.choice(match.legal(seat)), seat)
        assert not match.over, f"{asked} was never asked in {game}"
    raise AssertionError(f"{game} does not end")


@cache
def nearly_over(game: str, seats: int = 2) -> Match:
    """A match in which the first seat is asked a few more times."""
    match, chance = new(game, seats=seats, seed=7), random.Random(7)
    asked = [match.copy()]
    while not match.over:
        seat = match.waiting[0]
        if seat == 0:
            asked.append(match.copy())
        match.play(chance.choice(match.legal(seat)), seat)
    return asked[-6]
