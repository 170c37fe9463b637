"""What lies on the table, behind the screens, and in the bag."""

from __future__ import annotations

from typing import Final, Optional

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.state import State
from mizban.core.values import Value
from mizban.games.keyflower.data import ALL_GOODS, ALL_PIECES, BOATS, GREEN, KINDS, PER_SEASON, TILES

NOBODY: Final[i64] = -1
NONE: Final[i64] = -1  # no colour
NOWHERE: Final[i64] = -1
IN_MIDDLE: Final[i64] = -2  # where a tile of the season is that is on offer
LOTS: Final[i64] = PER_SEASON + 4  # where stacks can stand: the tiles of a season, then the turn order tiles
WORKERS: Final[i64] = 4  # colours of them
RESOURCES: Final[i64] = 4  # kinds of them
CREW: Final[i64] = WORKERS + 1  # numbers about the workers on a tile: of each colour, then of the last use
LAST_USE: Final[i64] = WORKERS
LYING: Final[i64] = TILES  # among the colours, plus a lot: that of a lying stack
SUPPLY: Final[i64] = TILES  # in the place of a tile: where all other resources are


@mypyc_attr(acyclic=True)
class Village(Value):
    """The tiles of a seat and how they lie."""

    def __init__(self, tiles: vec[i64], cells: vec[i64], spins: vec[i64], near: vec[i64]) -> None:
        self.tiles: Final = tiles  # its home first
        self.cells: Final = cells  # by tile in this order: where it lies, or nowhere
        self.spins: Final = spins  # likewise: how far it is turned
        self.near: Final = near  # likewise by side: which of the tiles lies there, by its place in the order, or none


NO_VILLAGE: Final = Village(vec[i64](), vec[i64](), vec[i64](), vec[i64]())


@mypyc_attr(acyclic=True)
class Keyflower(State):
    """Villages, the auction, and all pieces. What is never changed, only replaced, is shared with copies."""

    def __init__(
        self,
        seats: i64,
        boat_3b_gold: bool,
        boat_4a_turn_order: bool,
        stock_elsewhere: bool,
        like: Optional[Keyflower] = None,
    ) -> None:
        super().__init__(seats, like)
        self.boat_3b_gold: Final = boat_3b_gold  # unused resources of its owner count as gold
        self.boat_4a_turn_order: Final = boat_4a_turn_order  # it works at turn order tiles too
        self.stock_elsewhere: Final = stock_elsewhere  # resources on the four stock tiles may serve other tiles
        if like is None:  # all red, blue and yellow workers and all skill tokens in the stock, all else in the supply
            self.villages = [NO_VILLAGE] * int(seats)  # by seat; a village is only replaced
            # Only replaced:
            self.where = vec[i64]([NOWHERE] * TILES)  # by tile: who owns it, or in the middle, or nowhere
            self.emptied = vec[i64]([NOBODY] * BOATS)  # by boat: who has chosen it at the end of this season
            self.dealt = vec[i64]([0] * seats)  # by seat: its winter tiles, a bit for each
            self.offered = vec[i64]([0] * seats)  # by seat: those of them that it offers
            # Changed:
            self.colour = vec[i64]([NONE] * (TILES + LOTS))  # by tile: bound to in this season; by lot: a lying stack's
            self.on = vec[i64]([0] * (TILES * CREW))  # by tile: workers on it by colour, and those of its last use
            self.goods = vec[i64]([0] * ((TILES + 1) * RESOURCES))  # by tile and kind; then in the supply
            self.stacks = vec[i64]([0] * (LOTS * seats))  # by lot and seat: workers beside it
            self.held = vec[i64]([0] * ((seats + 2) * KINDS))  # by holder and kind: of the seats, in stock, set aside
            self.cargo = vec[i64]([0] * (BOATS * KINDS))  # by boat and kind: pieces on it
            for good in range(RESOURCES):
                self.goods[SUPPLY * RESOURCES + good] = ALL_GOODS[good]
            for kind in range(KINDS):
                self.held[seats * KINDS + kind] = 0 if kind == GREEN else ALL_PIECES[kind]
            self.least = self.held[:]  # likewise: what everybody can have noted down of it
            self.most = self.held[:]
            self.backs: i64 = 0  # a bit for each tile that shows its back, or of a summer boat its side b
            self.greens: i64 = ALL_PIECES[GREEN]  # green workers in the open supply
            self.season: i64 = 0
            self.start: i64 = 0  # who has the purple worker
            self.passes: i64 = 0  # in a row
        else:
            self.villages = like.villages[:]
            self.where = like.where
            self.emptied = like.emptied
            self.dealt = like.dealt
            self.offered = like.offered
            self.colour = like.colour[:]
            self.on = like.on[:]
            self.goods = like.goods[:]
            self.stacks = like.stacks[:]
            self.held = like.held[:]
            self.cargo = like.cargo[:]
            self.least = like.least[:]
            self.most = like.most[:]
            self.backs = like.backs
            self.greens = like.greens
            self.season = like.season
            self.start = like.start
            self.passes = like.passes

    def copy(self) -> Keyflower:
        return Keyflower(self.seats, self.boat_3b_gold, self.boat_4a_turn_order, self.stock_elsewhere, self)
