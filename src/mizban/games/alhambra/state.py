"""What lies on the table."""

from __future__ import annotations

from typing import Final, Optional

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.state import State
from mizban.games.alhambra.data import BUILDINGS, COPIES, ENTRIES, MONEY

NOWHERE: Final[i64] = -1

# Where a tile is.
BAG: Final[i64] = 0
MARKET: Final[i64] = 1  # plus the slot
HELD: Final[i64] = 5  # set aside until its player places it
IMAGINARY: Final[i64] = 6
RESERVE: Final[i64] = 7  # plus the seat
BUILT: Final[i64] = 13  # plus the seat


@mypyc_attr(acyclic=True)
class Alhambra(State):
    """The tiles, the money, and the points."""

    def __init__(self, seats: i64, open_hands: bool, like: Optional[Alhambra] = None) -> None:
        super().__init__(seats, like)
        self.open_hands: Final = open_hands  # the log shows for good who has taken and paid what
        if like is None:
            self.where = vec[i64]([BAG] * BUILDINGS)  # by tile
            self.spot = vec[i64]([NOWHERE] * BUILDINGS)  # by tile: its place in an Alhambra (see places.py), or nowhere
            self.hands = vec[i64]([0] * (seats * MONEY))  # by seat and card: how many
            self.deck = vec[i64]([COPIES[seats]] * MONEY)  # by card: how many are not drawn
            self.discard = vec[i64]([0] * MONEY)  # by card: how many
            self.display = vec[i64]()  # cards as they were laid
            self.piles = vec[i64]([COPIES[seats] * MONEY])  # money left in each pile, from the top; no emptied ones
            self.ledger = vec[i64]([0] * (scorers(seats) * ENTRIES))  # by scorer and entry
            self.turned: i64 = 0  # scoring cards that have turned up
            self.start: i64 = 0
            self.passes: i64 = 0  # in a row
            self.idle: i64 = 0  # turns since somebody has bought
        else:
            self.where = like.where[:]
            self.spot = like.spot[:]
            self.hands = like.hands[:]
            self.deck = like.deck[:]
            self.discard = like.discard[:]
            self.display = like.display[:]
            self.piles = like.piles[:]
            self.ledger = like.ledger[:]
            self.turned = like.turned
            self.start = like.start
            self.passes = like.passes
            self.idle = like.idle

    def copy(self) -> Alhambra:
        return Alhambra(self.seats, self.open_hands, self)


def scorers(seats: i64) -> i64:
    """Who is ranked: the players, and with two of them the imaginary one, who comes third."""
    return 3 if seats == 2 else seats
