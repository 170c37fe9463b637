"""What lies on the table."""

from __future__ import annotations

from typing import Final, Optional

from mizban.core.state import State, only
from pocket.data import HAND, NONE

LISTS: Final = ("hands", "knows", "top", "top_knows", "discard", "bids", "tokens", "peeked")


class Pocket(State):
    """Hands (two places a seat), drawn cards on the deck, the discard, bids and tokens."""

    def __init__(self, seats: int, like: Optional[Pocket] = None) -> None:
        super().__init__(seats, like)
        self.round = 0
        self.hands = [NONE] * (HAND * seats)
        self.knows = [only(place // HAND) for place in range(HAND * seats)]  # who knows the card in each place
        self.top: list[int] = []  # drawn and put back
        self.top_knows: list[int] = []
        self.discard: list[int] = []
        self.bids = [NONE] * seats
        self.tokens = [0] * seats
        self.peeked = [0] * seats

    def copy(self) -> Pocket:
        twin = Pocket(self.seats, self)
        twin.round = self.round
        for name in LISTS:
            setattr(twin, name, getattr(self, name)[:])
        return twin
