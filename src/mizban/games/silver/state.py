"""What lies on the table, and who has seen it."""

from __future__ import annotations

from typing import Final

from mizban.core.state import State
from mizban.games.silver.data import COPIES, LEDGER

NOBODY: Final = -1
NOTHING: Final = -1


class Silver(State):
    """Villages, piles, the amulet, and the points."""

    def __init__(
        self,
        seats: int,
        points: bool,
        aid: bool,
        any_holder: bool,
        villages: list[list[int]],
        guards: list[list[int]],
        left: list[int],
        top: list[int],
        discard: list[int],
        display: list[int],
        hand: list[int],
        ledger: list[int],
        last: list[int],
    ) -> None:
        super().__init__(seats)
        self.points: Final = points  # the game to a hundred, not four rounds
        self.aid: Final = aid  # views remember for the players
        self.any_holder: Final = any_holder  # the amulet may be placed also if it was not won by a call
        self.villages = villages  # by seat: cards from the left
        self.guards = guards  # by seat and place: the place that the Bodyguard there guards, or nothing
        self.left = left  # by number: cards that nobody has drawn, in the deck or out of the round
        self.top = top  # cards that were drawn and lie on the deck again, the next one last
        self.discard = discard  # numbers, the top one last
        self.display = display  # numbers
        self.hand = hand  # cards that the player whose turn it is holds
        self.ledger = ledger  # by seat and entry
        self.last = last  # by seat: points of the last round
        self.deck = 0  # how many cards, those on top included
        self.round = 0
        self.start = 0
        self.mover = NOBODY  # whose turn it is
        self.caller = NOBODY
        self.idle = 0  # turns since somebody has drawn or called
        self.holder = NOBODY  # of the amulet
        self.active = False  # the holder may place it
        self.amulet = NOTHING  # the place in the holder's village on which it lies

    def copy(self) -> Silver:
        twin = Silver(
            self.seats,
            self.points,
            self.aid,
            self.any_holder,
            [village[:] for village in self.villages],
            [guards[:] for guards in self.guards],
            self.left[:],
            self.top[:],
            self.discard[:],
            self.display[:],
            self.hand[:],
            self.ledger[:],
            self.last[:],
        )
        twin.deck = self.deck
        twin.round = self.round
        twin.start = self.start
        twin.mover = self.mover
        twin.caller = self.caller
        twin.idle = self.idle
        twin.holder = self.holder
        twin.active = self.active
        twin.amulet = self.amulet
        twin.copy_plans(self)
        return twin


def empty_table(seats: int, points: bool, aid: bool, any_holder: bool) -> Silver:
    """All cards undealt, no points."""
    villages: list[list[int]] = [[] for _ in range(seats)]
    guards: list[list[int]] = [[] for _ in range(seats)]
    ledger = [0] * seats * len(LEDGER)
    return Silver(seats, points, aid, any_holder, villages, guards, list(COPIES), [], [], [], [], ledger, [0] * seats)
