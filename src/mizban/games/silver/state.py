"""What lies on the table, and who has seen it."""

from __future__ import annotations

from typing import Final, Optional

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.state import State
from mizban.games.silver.data import COPIES, ENTRIES

NOBODY: Final[i64] = -1
NOTHING: Final[i64] = -1


@mypyc_attr(acyclic=True)
class Silver(State):
    """Villages, piles, the amulet, and the points."""

    def __init__(
        self,
        seats: i64,
        points: bool,
        aid: bool,
        any_holder: bool,
        tie_to_holder: bool,
        same_direction: bool,
        like: Optional[Silver] = None,
    ) -> None:
        super().__init__(seats, like)
        self.points: Final = points  # the game to a hundred, not four rounds
        self.aid: Final = aid  # views remember for the players
        self.any_holder: Final = any_holder  # the amulet may be placed also if it was not won by a call
        self.tie_to_holder: Final = tie_to_holder  # the holder keeps it when sums are equal, also against the caller
        self.same_direction: Final = same_direction  # a new card lies as the one that it replaces
        if like is None:
            # Never changed, only replaced, so that copies share them
            self.villages = vec[vec[i64]]([vec[i64]() for _ in range(seats)])  # by seat: cards from the left
            self.left = COPIES  # by number: cards that nobody has drawn, in the deck or out of the round
            self.ledger = vec[i64]([0] * (seats * ENTRIES))  # by seat and entry
            self.last = vec[i64]([0] * seats)  # by seat: points of the last round
            # Piles, the top or last card at the end
            self.top = vec[i64]()  # cards that were drawn and lie on the deck again
            self.discard = vec[i64]()  # numbers
            self.display = vec[i64]()  # numbers
            self.hand = vec[i64]()  # cards that the player whose turn it is holds
            self.deck: i64 = 0  # how many cards, those on top included
            self.round: i64 = 0
            self.start: i64 = 0
            self.mover: i64 = NOBODY  # whose turn it is
            self.guard_moves: i64 = 0  # in this turn
            self.caller: i64 = NOBODY
            self.idle: i64 = 0  # turns since somebody has drawn or called
            self.holder: i64 = NOBODY  # of the amulet
            self.active = False  # the holder may place it
            self.amulet: i64 = NOTHING  # the place in the holder's village on which it lies
        else:
            self.villages = like.villages[:]
            self.left = like.left
            self.ledger = like.ledger
            self.last = like.last
            self.top = like.top[:]
            self.discard = like.discard[:]
            self.display = like.display[:]
            self.hand = like.hand[:]
            self.deck = like.deck
            self.round = like.round
            self.start = like.start
            self.mover = like.mover
            self.guard_moves = like.guard_moves
            self.caller = like.caller
            self.idle = like.idle
            self.holder = like.holder
            self.active = like.active
            self.amulet = like.amulet

    def copy(self) -> Silver:
        return Silver(self.seats, self.points, self.aid, self.any_holder, self.tie_to_holder, self.same_direction, self)
