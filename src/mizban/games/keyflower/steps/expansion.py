"""Expanding the villages: everybody places the tiles won, at the same time and independently."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.state import Ask, Step
from mizban.games.keyflower.data import TILES
from mizban.games.keyflower.state import NOWHERE, Keyflower
from mizban.games.keyflower.village import (
    ANCHOR_BIT,
    HEX,
    cell_of_anchor,
    frontier,
    frontier_at,
    has_place,
    is_free_of_edges,
    loose_tiles,
    place,
    place_of,
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
        if placeable(state, self.seat):
            state.plan([LayTile(self.seat), Expand(self.seat)])
            return
        for tile in loose_tiles(state, self.seat):
            state.tell("isolated", [self.seat, tile])


def placeable(state: Keyflower, seat: int) -> list[int]:
    """The tiles of a seat that have no place yet and fit somewhere, in order."""
    loose = loose_tiles(state, seat)
    if not loose:
        return loose
    around, free = frontier(state, seat), is_free_of_edges(state, seat)
    loose.sort()
    return [tile for tile in loose if has_place(tile, around, free)]


class LayTile(Ask):
    """Which tile do you place next?"""

    answers: ClassVar[int] = TILES
    public: ClassVar[bool] = True

    def options(self, state: Keyflower) -> vec[i64]:
        loose = loose_tiles(state, self.seat)
        return vec[i64](
            loose if len(loose) == 1 else placeable(state, self.seat)
        )  # it is asked only if one can be placed

    def run(self, state: Keyflower, answer: i64) -> None:
        state.plan([LayAt(self.seat, answer)])

    def fits(self, state: Keyflower) -> bool:
        return len(placeable(state, self.seat)) > 0


class LayAt(Ask):
    """Beside which tile of the village? Answers are a neighbouring tile times six plus its side, the lowest one."""

    answers: ClassVar[int] = TILES * HEX
    public: ClassVar[bool] = True

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, state: Keyflower) -> vec[i64]:
        free = is_free_of_edges(state, self.seat)
        cells = frontier(state, self.seat).values()
        options = [cell >> ANCHOR_BIT for cell in cells if spins_at(self.tile, cell, free)]
        options.sort()
        return vec[i64](options)

    def run(self, state: Keyflower, answer: i64) -> None:
        state.plan([LayTurned(self.seat, self.tile, answer)])

    def whole(self) -> Ask:
        return LayTile(self.seat)

    def so_far(self, state: Keyflower) -> list[int]:
        return [self.tile]

    def fits(self, state: Keyflower) -> bool:
        return self.tile in state.tiles[self.seat]


class LayTurned(Ask):
    """How is it turned? Clockwise by so many sixths."""

    answers: ClassVar[int] = HEX
    public: ClassVar[bool] = True

    def __init__(self, seat: i64, tile: i64, anchor: i64) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.anchor: Final = anchor

    def options(self, state: Keyflower) -> vec[i64]:
        cell = frontier_at(state, self.seat, cell_of_anchor(state, self.seat, self.anchor))
        return vec[i64](spins_at(self.tile, cell, is_free_of_edges(state, self.seat)))

    def run(self, state: Keyflower, answer: i64) -> None:
        cell = cell_of_anchor(state, self.seat, self.anchor)
        place(state, self.seat, self.tile, cell, answer)
        state.tell("placed", [self.seat, self.tile, *place_of(cell), answer])

    def whole(self) -> Ask:
        return LayTile(self.seat)

    def so_far(self, state: Keyflower) -> list[int]:
        return [self.tile, self.anchor]

    def fits(self, state: Keyflower) -> bool:
        tile, side = divmod(self.anchor, HEX)
        tiles, near = state.tiles[self.seat], state.near[self.seat]
        return self.tile in tiles and tile in tiles and near[tiles.index(tile) * HEX + side] == NOWHERE
