"""The final scoring: the Flipper's owner may flip a tile, then the screens are lifted and everything is counted."""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from librt.vecs import append, vec
from mypy_extensions import i64

from mizban.core.packed import sort
from mizban.core.state import Ask, Step
from mizban.core.words import Word
from mizban.games.keyflower.data import FLIPPER, KINDS, OVER, TILES, WINTER
from mizban.games.keyflower.knowledge import open_all
from mizban.games.keyflower.scoring import shares_of
from mizban.games.keyflower.state import NOBODY, Keyflower
from mizban.games.keyflower.steps.transport import flip
from mizban.games.keyflower.village import is_on_front, owner_of, tiles_of

NO_TILE: Final[i64] = TILES


def ending(state: Keyflower) -> list[Step]:
    """A free upgrade for the owner of the Flipper, then the scoring."""
    seat = owner_of(state, FLIPPER)
    flips: list[Step] = [] if seat == NOBODY else [FlipFree(seat)]
    return [*flips, FINAL_SCORING]


class FlipFree(Ask):
    """Which tile do you flip without paying, if any?"""

    answers: ClassVar[int] = TILES + 1
    public: ClassVar[bool] = True

    def opens(self) -> bool:
        return True

    def options(self, state: Keyflower) -> vec[i64]:
        tiles = vec[i64]([tile for tile in tiles_of(state, self.seat) if is_on_front(state, tile)])
        return append(sort(tiles), NO_TILE)

    def run(self, state: Keyflower, answer: i64) -> None:
        if answer != NO_TILE:
            flip(state, self.seat, answer)

    def fault(self, state: Keyflower) -> Optional[Word]:
        return None if owner_of(state, FLIPPER) == self.seat else Word("fault-flipper")


class FinalScoring(Step):
    """The screens are lifted; the best use of all that each player has is counted."""

    def run(self, state: Keyflower, answer: i64) -> None:
        state.season = OVER
        open_all(state)
        for seat in range(state.seats):
            if state.events is not None:
                state.tell("opened", [seat, *state.held[seat * KINDS : (seat + 1) * KINDS]], reveals=True)
                tell_points(state, seat)

    def fault(self, state: Keyflower) -> Optional[Word]:
        return None if state.season == WINTER else Word("fault-only-winter")


def tell_points(state: Keyflower, seat: i64) -> None:
    """What everything gives a player, and all of it together."""
    total: i64 = 0
    for share in shares_of(state, seat):
        total += share.points
        state.say("scored", seat, share.tile, share.points)
        for item, count in enumerate(share.items):
            if count:
                state.say("scored_with", seat, share.tile, count, item)
    state.say("total", seat, total)


FINAL_SCORING: Final = FinalScoring()
