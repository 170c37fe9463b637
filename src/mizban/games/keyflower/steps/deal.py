"""The set-up: workers, homes, boats, the first tiles, and the winter tiles that each keeps to himself."""

from __future__ import annotations

from typing import Final, Optional

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.packed import with_number
from mizban.core.state import Chance, Step, only
from mizban.core.words import Word
from mizban.games.keyflower.data import FIRST_HOME, FIRST_WINTER, PER_SEASON, STARTING_WORKERS, WINTER_TILES
from mizban.games.keyflower.state import NOWHERE, Keyflower
from mizban.games.keyflower.steps.season import StartSeason
from mizban.games.keyflower.steps.use import DrawWorker
from mizban.games.keyflower.village import HOME_CELL, add_tile, home_of, place

HOMES: Final[i64] = 6


def setup(seats: int, options: dict[str, str]) -> Keyflower:
    """Each player draws eight workers and gets a home and winter tiles; then spring begins."""
    chosen = [options[name] == "yes" for name in ("boat_3b_gold", "boat_4a_turn_order", "stock_elsewhere")]
    state = Keyflower(seats, chosen[0], chosen[1], chosen[2])
    state.plan(set_up_of(seats))
    return state


def set_up_of(seats: int) -> list[Step]:
    """All that is done before the first season begins."""
    workers: list[Step] = [DrawWorker(seat) for seat in range(seats) for _ in range(STARTING_WORKERS)]
    homes: list[Step] = [DealHome(seat) for seat in range(seats)]
    winter: list[Step] = [DealWinter(seat) for seat in range(seats) for _ in range(WINTER_TILES[seats])]
    return [*workers, *homes, GiveStart(), *winter, StartSeason(0)]


class DealHome(Chance):
    """A home for a player."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def weights(self, state: Keyflower) -> vec[i64]:
        return vec[i64]([i64(state.where[FIRST_HOME + home] == NOWHERE) for home in range(HOMES)])

    def run(self, state: Keyflower, answer: i64) -> None:
        add_tile(state, self.seat, FIRST_HOME + answer)
        place(state, self.seat, FIRST_HOME + answer, HOME_CELL, 0)
        state.say("home", self.seat, FIRST_HOME + answer)


class GiveStart(Step):
    """The player with the lowest home number takes the purple worker."""

    def run(self, state: Keyflower, answer: i64) -> None:
        for seat in range(state.seats):
            if home_of(state, seat) < home_of(state, state.start):
                state.start = seat
        state.say("purple", state.start)

    def fault(self, state: Keyflower) -> Optional[Word]:
        return Word("fault-no-start-yet") if state.start else None


class DealWinter(Chance):
    """A winter tile for a player, seen by nobody else."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def weights(self, state: Keyflower) -> vec[i64]:
        dealt: i64 = 0
        for tiles in state.dealt:
            dealt |= tiles
        return vec[i64]([~dealt >> tile & 1 for tile in range(PER_SEASON)])

    def run(self, state: Keyflower, answer: i64) -> None:
        state.dealt = with_number(state.dealt, self.seat, state.dealt[self.seat] | 1 << answer)
        if state.events is not None:
            state.tell("dealt", [self.seat, FIRST_WINTER + answer], to=only(self.seat), reveals=True)
