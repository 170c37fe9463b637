"""What lies on the table."""

from __future__ import annotations

from typing import Final, Optional

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.state import State
from mizban.games.kilt_castle.data import CARDS, COLOURS, HALVES, LEDGER, SQUARES, START, START_DUCATS, STOREYS

NOBODY: Final[i64] = -1
NOWHERE: Final[i64] = -1


@mypyc_attr(acyclic=True)
class KiltCastle(State):
    """The board with its towers and roofs, the cards around it, the seal, and everybody's money."""

    def __init__(
        self, seats: i64, water: i64, neighbour: bool, owners: vec[i64], like: Optional[KiltCastle] = None
    ) -> None:
        super().__init__(seats, like)
        self.water: Final = water  # which corner
        self.neighbour: Final = neighbour  # a card in a gap needs a neighbour behind it
        self.owners: Final = owners  # by colour: the seat, or nobody
        if like is None:
            self.travel = vec[i64]([NOWHERE] * len(CARDS))  # by card: how far it has come round the board, or nowhere
            self.halves = as_printed()  # by card: the colour that faces the board, then the one that faces away
            self.towers = vec[i64]([0] * len(SQUARES))  # by square: sixteen times the height, plus the top storey
            self.built = vec[i64]()  # storeys by square, bottom to top: sixteen times the square, plus the storey
            self.supply = vec[i64]([count for _ in COLOURS for count in STOREYS])  # by colour and crests: not built yet
            self.ledger = vec[i64](
                [START_DUCATS if entry == START else 0 for _ in range(seats) for entry in range(len(LEDGER))]
            )  # by seat and entry
            self.roofs: i64 = 0  # a bit for each square
            self.seal: i64 = 0  # the seat that has it
            self.ducat_side = False
            self.turn: i64 = 0
        else:
            self.travel = like.travel[:]
            self.halves = like.halves[:]
            self.towers = like.towers[:]
            self.built = like.built[:]
            self.supply = like.supply[:]
            self.ledger = like.ledger[:]
            self.roofs = like.roofs
            self.seal = like.seal
            self.ducat_side = like.ducat_side
            self.turn = like.turn

    def copy(self) -> KiltCastle:
        return KiltCastle(self.seats, self.water, self.neighbour, self.owners, self)


def as_printed() -> vec[i64]:
    """Both halves of each card before any is turned; a one-colour card has the same on both."""
    return vec[i64]([colour for halves in HALVES for colour in (halves[0], halves[-1])])
