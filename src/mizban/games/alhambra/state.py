"""What lies on the table."""

from __future__ import annotations

from typing import Final

from mizban.core.state import State
from mizban.games.alhambra.data import BUILDINGS, COPIES, LEDGER, MONEY

NOWHERE: Final = -1

# Where a tile is.
BAG: Final = 0
MARKET: Final = 1  # plus the slot
HELD: Final = 5  # set aside until its player places it
IMAGINARY: Final = 6
RESERVE: Final = 7  # plus the seat
BUILT: Final = 13  # plus the seat


class Alhambra(State):
    """The tiles, the money, and the points."""

    def __init__(
        self,
        seats: int,
        where: list[int],
        spot: list[int],
        hands: list[int],
        deck: list[int],
        discard: list[int],
        display: list[int],
        piles: list[int],
        ledger: list[int],
    ) -> None:
        super().__init__(seats)
        self.where = where  # by tile
        self.spot = spot  # by tile: its place in an Alhambra (see places.py), or nowhere
        self.hands = hands  # by seat and card: how many
        self.deck = deck  # by card: how many are not drawn
        self.discard = discard  # by card: how many
        self.display = display  # cards as they were laid
        self.piles = piles  # money cards left in each pile of the deck, from the top; emptied ones are gone
        self.ledger = ledger  # by seat and entry; with two players the imaginary one comes third
        self.turned = 0  # scoring cards that have turned up
        self.start = 0
        self.passes = 0  # in a row

    def copy(self) -> Alhambra:
        twin = Alhambra(
            self.seats,
            self.where[:],
            self.spot[:],
            self.hands[:],
            self.deck[:],
            self.discard[:],
            self.display[:],
            self.piles[:],
            self.ledger[:],
        )
        twin.turned = self.turned
        twin.start = self.start
        twin.passes = self.passes
        twin.copy_plans(self)
        return twin


def scorers(seats: int) -> int:
    """Who is ranked: the players, and with two of them the imaginary one."""
    return 3 if seats == 2 else seats


def empty_table(seats: int) -> Alhambra:
    """All tiles in the bag, all money in one pile, no points."""
    copies = COPIES[seats]
    return Alhambra(
        seats,
        [BAG] * BUILDINGS,
        [NOWHERE] * BUILDINGS,
        [0] * seats * MONEY,
        [copies] * MONEY,
        [0] * MONEY,
        [],
        [copies * MONEY],
        [0] * scorers(seats) * len(LEDGER),
    )
