"""Placing the tiles of a turn: built, put in the reserve, or given to the imaginary player."""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.packed import members
from mizban.core.state import Ask, Step
from mizban.core.words import Word
from mizban.games.alhambra.data import BUILDINGS, TILES
from mizban.games.alhambra.ground import ANCHORS, Frontier, Ground, anchored, sites_for
from mizban.games.alhambra.places import column_of, row_of
from mizban.games.alhambra.rules import build, held_tiles, put_in_reserve
from mizban.games.alhambra.state import HELD, IMAGINARY, Alhambra

TO_RESERVE: Final[i64] = ANCHORS
GIVE_AWAY: Final[i64] = ANCHORS + 1


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceHeld(Step):
    """One tile after the other, in any order."""

    def __init__(self, seat: i64, give: i64) -> None:
        self.seat: Final = seat
        self.give: Final = give  # 1: they may go to the imaginary player

    def run(self, state: Alhambra, answer: i64) -> None:
        if HELD in state.where:
            state.plan([ChooseTile(self.seat, self.give), self])


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseTile(Ask):
    """Which tile do you place next?"""

    answers: ClassVar[int] = BUILDINGS
    public: ClassVar[bool] = True

    def __init__(self, seat: i64, give: i64) -> None:
        super().__init__(seat)
        self.give: Final = give

    def options(self, state: Alhambra) -> vec[i64]:
        return members(held_tiles(state))

    def run(self, state: Alhambra, answer: i64) -> None:
        state.then(PlaceTile(self.seat, self.give, answer))

    def fault(self, state: Alhambra) -> Optional[Word]:
        return None if held_tiles(state) else Word("fault-nothing-held")


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceTile(Ask):
    """Where do you build it? Or does it go to the reserve, or to the imaginary player?"""

    answers: ClassVar[int] = ANCHORS + 2
    public: ClassVar[bool] = True

    def __init__(self, seat: i64, give: i64, tile: i64) -> None:
        super().__init__(seat)
        self.give: Final = give
        self.tile: Final = tile

    def options(self, state: Alhambra) -> vec[i64]:
        options = sites_for(Frontier(Ground(state, self.seat)), self.tile)
        options = append(options, TO_RESERVE)
        return append(options, GIVE_AWAY) if self.give else options

    def run(self, state: Alhambra, answer: i64) -> None:
        if answer == GIVE_AWAY:
            state.where[self.tile] = IMAGINARY
            state.say("given_away", self.seat, self.tile)
        elif answer == TO_RESERVE:
            put_in_reserve(state, self.seat, self.tile)
            state.say("reserved", self.seat, self.tile)
        else:
            build_at(state, self.seat, self.tile, answer)

    def whole(self) -> ChooseTile:
        return ChooseTile(self.seat, self.give)

    def so_far(self, state: Alhambra) -> list[int]:
        return [self.tile]

    def fault(self, state: Alhambra) -> Optional[Word]:
        held = state.where[self.tile] == HELD
        return None if held else Word("fault-not-held", {"tile": TILES[self.tile]})


def build_at(state: Alhambra, seat: i64, tile: i64, anchor: i64) -> None:
    """A tile is built in the place that an anchor names."""
    ground = Ground(state, seat)
    spot = ground.spot_of(anchored(ground, anchor))
    build(state, seat, tile, spot)
    tell_built(state, "built", seat, tile, spot)


def tell_built(state: Alhambra, kind: str, seat: i64, tile: i64, spot: i64) -> None:
    """All see which tile goes where, counted from the start tile."""
    state.say(kind, seat, tile, column_of(spot), row_of(spot))
