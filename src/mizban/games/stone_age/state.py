"""What lies on the table."""

from __future__ import annotations

from typing import Final

from mizban.core.state import State
from mizban.games.stone_age.data import (
    CARDS,
    COPIES,
    FIGURES_START,
    FOOD_START,
    KINDS,
    LEDGER,
    PLACES,
    SEATS,
    SPACES,
    TOOLS,
)

NOBODY: Final = -1
NOTHING: Final = -1


class StoneAge(State):
    """The board with its figures, cards and stacks, and everybody's tribe."""

    def __init__(
        self,
        seats: int,
        placed: list[int],
        figures: list[int],
        food: list[int],
        goods: list[int],
        fields: list[int],
        tools: list[int],
        kept: list[int],
        owner: list[int],
        display: list[int],
        tiles: list[int],
        top: list[int],
        below: list[int],
        built: list[int],
        ledger: list[int],
    ) -> None:
        super().__init__(seats)
        self.placed = placed  # by place and seat (always four): figures on the board
        self.figures = figures  # by seat: all of a tribe
        self.food = food
        self.goods = goods  # by seat and kind
        self.fields = fields  # by seat: the agriculture level
        self.tools = tools  # by seat and slot: twice the value, less one if used; high before low, fresh before used
        self.kept = kept  # by seat: bits of the one-use tools 2, 3, 4, and of the two-resources card, all unused
        self.owner = owner  # by card: who has it
        self.display = display  # by space: a card, or nothing
        self.tiles = tiles  # by kind: how many nobody has seen, in the stacks or out of the game
        self.top = top  # by stack: the face-up tile, or nothing
        self.below = below  # by stack: tiles under it
        self.built = built  # buildings, sorted: seat times 32 plus kind
        self.ledger = ledger  # by seat and entry
        self.extra = NOTHING  # the card that was drawn from the deck, seen by its owner only
        self.start = 0  # the start player
        self.round = 0

    def copy(self) -> StoneAge:
        twin = StoneAge(
            self.seats,
            self.placed[:],
            self.figures[:],
            self.food[:],
            self.goods[:],
            self.fields[:],
            self.tools[:],
            self.kept[:],
            self.owner[:],
            self.display[:],
            self.tiles[:],
            self.top[:],
            self.below[:],
            self.built[:],
            self.ledger[:],
        )
        twin.extra = self.extra
        twin.start = self.start
        twin.round = self.round
        twin.copy_plans(self)
        return twin


def empty_table(seats: int) -> StoneAge:
    """Five figures and twelve food for each player; no card and no tile is turned up yet."""
    return StoneAge(
        seats,
        [0] * len(PLACES) * SEATS,
        [FIGURES_START] * seats,
        [FOOD_START] * seats,
        [0] * seats * KINDS,
        [0] * seats,
        [0] * seats * TOOLS,
        [0] * seats,
        [NOBODY] * len(CARDS),
        [NOTHING] * SPACES,
        list(COPIES),
        [NOTHING] * seats,
        [0] * seats,
        [],
        [0] * seats * len(LEDGER),
    )
