"""What lies on the table, behind the screens, and in the bag."""

from __future__ import annotations

from typing import Final

from mizban.core.state import State
from mizban.games.keyflower.data import (
    ALL_GOODS,
    ALL_PIECES,
    BOATS,
    COLOURS,
    GOODS,
    GREEN,
    KINDS,
    PER_SEASON,
    TILES,
)

NOBODY: Final = -1
NONE: Final = -1  # no colour
NOWHERE: Final = -1
LOTS: Final = PER_SEASON + 4  # where stacks can stand: the tiles of a season, then the turn order tiles
WORKERS: Final = len(COLOURS)
RESOURCES: Final = len(GOODS)


class Keyflower(State):
    """Villages, the auction, and all pieces. Lists of a village are never changed, only replaced: copies share them."""

    def __init__(
        self,
        seats: int,
        boat_3b_gold: bool,
        boat_4a_turn_order: bool,
        tiles: list[list[int]],
        cells: list[list[int]],
        spins: list[list[int]],
        near: list[list[int]],
        side: list[int],
        colour: list[int],
        last: list[int],
        on: list[int],
        goods: list[int],
        middle: list[int],
        stacks: list[int],
        lies: list[int],
        held: list[int],
        least: list[int],
        most: list[int],
        supply: list[int],
        cargo: list[int],
        emptied: list[int],
        dealt: list[int],
        offered: list[int],
    ) -> None:
        super().__init__(seats)
        self.boat_3b_gold: Final = boat_3b_gold  # unused resources of its owner count as gold
        self.boat_4a_turn_order: Final = boat_4a_turn_order  # it works at turn order tiles too
        self.tiles = tiles  # by seat: the tiles that it owns, its home first
        self.cells = cells  # by seat and tile: where it lies, or nowhere
        self.spins = spins  # by seat and tile: how far it is turned
        self.near = near  # by seat, tile and side: the neighbouring tile, or nowhere
        self.side = side  # by tile: which side is up
        self.colour = colour  # by tile: what it is bound to in this season
        self.last = last  # by tile: workers of its last use in this season
        self.on = on  # by tile and colour: workers on it
        self.goods = goods  # by tile and kind
        self.middle = middle  # the season's tiles on offer, in order
        self.stacks = stacks  # by lot and seat: workers beside it
        self.lies = lies  # by lot: the colour of a lying stack
        self.held = held  # by holder and kind: pieces; holders are the seats, the stock, what is set aside
        self.least = least  # likewise: what everybody can have noted down of it
        self.most = most
        self.supply = supply  # resources
        self.cargo = cargo  # by boat and kind: pieces on it
        self.emptied = emptied  # by boat: who has chosen it at the end of this season
        self.dealt = dealt  # by seat: its winter tiles, a bit for each
        self.offered = offered  # by seat: those of them that it offers
        self.greens = ALL_PIECES[GREEN]  # green workers in the open supply
        self.season = 0
        self.start = 0  # who has the purple worker
        self.passes = 0  # in a row

    def copy(self) -> Keyflower:
        twin = Keyflower(
            self.seats,
            self.boat_3b_gold,
            self.boat_4a_turn_order,
            self.tiles[:],
            self.cells[:],
            self.spins[:],
            self.near[:],
            self.side[:],
            self.colour[:],
            self.last[:],
            self.on[:],
            self.goods[:],
            self.middle[:],
            self.stacks[:],
            self.lies[:],
            self.held[:],
            self.least[:],
            self.most[:],
            self.supply[:],
            self.cargo[:],
            self.emptied[:],
            self.dealt[:],
            self.offered[:],
        )
        twin.greens = self.greens
        twin.season = self.season
        twin.start = self.start
        twin.passes = self.passes
        twin.copy_plans(self)
        return twin


def empty_table(seats: int, boat_3b_gold: bool, boat_4a_turn_order: bool) -> Keyflower:
    """No village yet, all red, blue and yellow workers in the bag, all else in the supply."""
    stock = [*ALL_PIECES]
    stock[GREEN] = 0
    held = [0] * KINDS * seats + stock + [0] * KINDS
    return Keyflower(
        seats,
        boat_3b_gold,
        boat_4a_turn_order,
        tiles=[[] for _ in range(seats)],
        cells=[[] for _ in range(seats)],
        spins=[[] for _ in range(seats)],
        near=[[] for _ in range(seats)],
        side=[0] * TILES,
        colour=[NONE] * TILES,
        last=[0] * TILES,
        on=[0] * TILES * WORKERS,
        goods=[0] * TILES * RESOURCES,
        middle=[],
        stacks=[0] * LOTS * seats,
        lies=[NONE] * LOTS,
        held=held,
        least=held[:],
        most=held[:],
        supply=[*ALL_GOODS],
        cargo=[0] * BOATS * KINDS,
        emptied=[NOBODY] * BOATS,
        dealt=[0] * seats,
        offered=[0] * seats,
    )
