"""What lies on the table."""

from __future__ import annotations

from typing import Final, Optional

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.state import State
from mizban.games.stone_age.data import (
    CARDS,
    COPIES,
    ENTRIES,
    FIGURES_START,
    FOOD,
    FOOD_START,
    PLACES,
    SPACES,
    STORES,
    TOOLS,
)

NOBODY: Final[i64] = -1
NOTHING: Final[i64] = -1


@mypyc_attr(acyclic=True)
class StoneAge(State):
    """The board with its figures, cards and stacks, and everybody's tribe."""

    def __init__(self, seats: i64, like: Optional[StoneAge] = None) -> None:
        """Five figures and twelve food for each player, no card and no tile turned up yet; or a table like another."""
        super().__init__(seats, like)
        if like is None:
            self.placed = vec[i64]([0] * len(PLACES))  # by place: figures of each seat, four bits for each
            self.figures = vec[i64]([FIGURES_START] * seats)  # by seat: all of a tribe
            self.stores = vec[i64]([0] * (seats * STORES))  # by seat and kind: resources, then food
            self.fields = vec[i64]([0] * seats)  # by seat: the agriculture level
            self.tools = vec[i64]([0] * (seats * TOOLS))  # by seat and slot: see rules.py
            self.kept = vec[i64]([0] * seats)  # by seat: bits of unused cards: one-use tools 2, 3, 4, two resources
            self.owner = vec[i64]([NOBODY] * len(CARDS))  # by card: who has it
            self.display = vec[i64]([NOTHING] * SPACES)  # by space: a card, or nothing
            self.tiles = COPIES[:]  # by kind: how many nobody has seen, in the stacks or out of the game
            self.top = vec[i64]([NOTHING] * seats)  # by stack: the face-up tile, or nothing
            self.below = vec[i64]([0] * seats)  # by stack: tiles under it
            self.built = vec[i64]()  # buildings, sorted: seat times 32 plus kind
            self.ledger = vec[i64]([0] * (seats * ENTRIES))  # by seat and entry
            self.extra = NOTHING  # the card that was drawn from the deck, seen by its owner only
            self.start: i64 = 0  # the start player
            self.round: i64 = 0
            for seat in range(seats):
                self.stores[seat * STORES + FOOD] = FOOD_START
        else:
            self.placed = like.placed[:]
            self.figures = like.figures[:]
            self.stores = like.stores[:]
            self.fields = like.fields[:]
            self.tools = like.tools[:]
            self.kept = like.kept[:]
            self.owner = like.owner[:]
            self.display = like.display[:]
            self.tiles = like.tiles[:]
            self.top = like.top[:]
            self.below = like.below[:]
            self.built = like.built[:]
            self.ledger = like.ledger[:]
            self.extra = like.extra
            self.start = like.start
            self.round = like.round

    def copy(self) -> StoneAge:
        return StoneAge(self.seats, self)
