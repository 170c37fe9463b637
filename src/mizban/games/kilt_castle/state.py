"""What lies on the table."""

from __future__ import annotations

from typing import Final

from mizban.core.state import State
from mizban.games.kilt_castle.data import CARDS, COLOURS, CORNERS, HALVES, LEDGER, SQUARES, START, START_DUCATS, STOREYS

NOBODY: Final = -1
NOWHERE: Final = -1


class KiltCastle(State):
    """The board with its towers and roofs, the cards around it, the seal, and everybody's money."""

    def __init__(
        self,
        seats: int,
        water: int,
        neighbour: bool,
        owners: tuple[int, ...],
        travel: list[int],
        near: list[int],
        far: list[int],
        towers: list[int],
        supply: list[int],
        ledger: list[int],
    ) -> None:
        super().__init__(seats)
        self.water: Final = water  # which corner
        self.neighbour: Final = neighbour  # a card in a gap needs a neighbour behind it
        self.owners: Final = owners  # by colour: the seat, or nobody
        self.travel = travel  # by card: how far it has come round the board, or nowhere
        self.near = near  # by card: the colour that faces the board
        self.far = far  # by card: the colour that faces away; the same on a one-colour card
        self.towers = towers  # by square: sixteen times what is below, plus the top storey
        self.supply = supply  # by colour and crests: storeys not built yet
        self.ledger = ledger  # by seat and entry
        self.roofs = 0  # a bit for each square
        self.seal = 0  # the seat that has it
        self.ducat_side = False
        self.turn = 0

    def copy(self) -> KiltCastle:
        twin = KiltCastle(
            self.seats,
            self.water,
            self.neighbour,
            self.owners,
            self.travel[:],
            self.near[:],
            self.far[:],
            self.towers[:],
            self.supply[:],
            self.ledger[:],
        )
        twin.roofs = self.roofs
        twin.seal = self.seal
        twin.ducat_side = self.ducat_side
        twin.turn = self.turn
        twin.copy_plans(self)
        return twin


def empty_table(water: str, neighbour: bool, owners: tuple[int, ...]) -> KiltCastle:
    """The parts out of the box: nothing built, no card in its place, ten ducats for each player."""
    seats = max(owners) + 1
    ledger = [START_DUCATS if entry == START else 0 for _ in range(seats) for entry in range(len(LEDGER))]
    return KiltCastle(
        seats,
        CORNERS.index(water),
        neighbour,
        owners,
        [NOWHERE] * len(CARDS),
        [halves[0] for halves in HALVES],
        [halves[-1] for halves in HALVES],
        [0] * len(SQUARES),
        [count for _ in COLOURS for count in STOREYS],
        ledger,
    )
