"""Expanding the villages: everybody places the tiles won, at the same time and independently."""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.packed import index_of, sort
from mizban.core.state import Ask, Step
from mizban.core.words import Word
from mizban.games.keyflower.data import NAMES, TILES
from mizban.games.keyflower.state import NOWHERE, Keyflower
from mizban.games.keyflower.village import (
    ANCHOR_BIT,
    HEX,
    Frontier,
    cell_of_anchor,
    column_of,
    fits_turned,
    frontier_at,
    has_place,
    is_free_of_edges,
    loose_tiles,
    place,
    row_of,
    spins_at,
)


class Expansion(Step):
    """All players place their tiles."""

    def run(self, state: Keyflower, answer: i64) -> None:
        state.together([Expand(seat) for seat in range(state.seats)])


EXPANSION: Final = Expansion()


class Expand(Step):
    """A player places tiles as long as one of them fits somewhere; one that fits nowhere stays beside the village."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: Keyflower, answer: i64) -> None:
        if len(placeable(state, self.seat)) > 0:
            state.plan([LayTile(self.seat), Expand(self.seat)])
            return
        for tile in loose_tiles(state.villages[self.seat]):
            state.say("isolated", self.seat, tile)


def placeable(state: Keyflower, seat: i64) -> vec[i64]:
    """The tiles of a seat that have no place yet and fit somewhere, in order."""
    loose = sort(loose_tiles(state.villages[seat]))
    if len(loose) == 0:
        return loose
    around, free = Frontier(state.villages[seat]), is_free_of_edges(state, seat)
    return vec[i64]([tile for tile in loose if has_place(tile, around, free)])


class LayTile(Ask):
    """Which tile do you place next?"""

    answers: ClassVar[int] = TILES
    public: ClassVar[bool] = True

    def opens(self) -> bool:
        return True

    def options(self, state: Keyflower) -> vec[i64]:
        loose = loose_tiles(state.villages[self.seat])
        return loose if len(loose) == 1 else placeable(state, self.seat)  # it is asked only if one can be placed

    def run(self, state: Keyflower, answer: i64) -> None:
        state.then(LayAt(self.seat, answer))

    def fault(self, state: Keyflower) -> Optional[Word]:
        return None if len(placeable(state, self.seat)) > 0 else Word("fault-no-place")


class LayAt(Ask):
    """Beside which tile of the village? Answers are a neighbouring tile times six plus its side, the lowest one."""

    answers: ClassVar[int] = TILES * HEX
    public: ClassVar[bool] = True

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, state: Keyflower) -> vec[i64]:
        around, free = Frontier(state.villages[self.seat]), is_free_of_edges(state, self.seat)
        return sort(vec[i64]([asks >> ANCHOR_BIT for asks in around.asks if fits_turned(self.tile, asks, free)]))

    def run(self, state: Keyflower, answer: i64) -> None:
        state.then(LayTurned(self.seat, self.tile, answer))

    def whole(self) -> Ask:
        return LayTile(self.seat)

    def so_far(self, state: Keyflower) -> list[int]:
        return [self.tile]

    def fault(self, state: Keyflower) -> Optional[Word]:
        if state.where[self.tile] != self.seat:
            return Word("fault-not-own", {"tile": NAMES[self.tile]})
        return self.whole().fault(state)


class LayTurned(Ask):
    """How is it turned? Clockwise by so many sixths."""

    answers: ClassVar[int] = HEX
    public: ClassVar[bool] = True

    def __init__(self, seat: i64, tile: i64, anchor: i64) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.anchor: Final = anchor

    def options(self, state: Keyflower) -> vec[i64]:
        village = state.villages[self.seat]
        asks = frontier_at(village, cell_of_anchor(village, self.anchor))
        return spins_at(self.tile, asks, is_free_of_edges(state, self.seat))

    def run(self, state: Keyflower, answer: i64) -> None:
        cell = cell_of_anchor(state.villages[self.seat], self.anchor)
        place(state, self.seat, self.tile, cell, answer)
        state.say("placed", self.seat, self.tile, column_of(cell), row_of(cell), answer)

    def whole(self) -> Ask:
        return LayTile(self.seat)

    def so_far(self, state: Keyflower) -> list[int]:
        return [self.tile, self.anchor]

    def fault(self, state: Keyflower) -> Optional[Word]:
        fault = LayAt(self.seat, self.tile).fault(state)
        return Word("fault-anchor") if fault is None and not self.is_anchored(state) else fault

    def is_anchored(self, state: Keyflower) -> bool:
        """Whether the place is an empty one beside a tile of the village."""
        village = state.villages[self.seat]
        beside = index_of(village.tiles, self.anchor // HEX)
        if beside < 0 or village.cells[beside] == NOWHERE:
            return False
        return village.near[beside * HEX + self.anchor % HEX] == NOWHERE
