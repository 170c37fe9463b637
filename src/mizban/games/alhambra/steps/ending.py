"""The end of the game: left-over tiles, then the last scoring round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mizban.core.state import Step
from mizban.games.alhambra.data import ROUNDS, SLOTS
from mizban.games.alhambra.rules import NO_TILE, money_of, tile_on
from mizban.games.alhambra.scoring import score_round
from mizban.games.alhambra.state import HELD, Alhambra
from mizban.games.alhambra.steps.placing import PlaceHeld

NOBODY: Final[i64] = -1


def ending(state: Alhambra) -> list[Step]:
    """Left-over tiles for one player after the other, then the last scoring."""
    return [*[LeftOvers(seat) for seat in range(state.seats)], FINAL_SCORE]


class LeftOvers(Step):
    """A player gets each tile of the market in whose currency nobody has as much, and may build them."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: Alhambra, answer: i64) -> None:
        for slot in range(SLOTS):
            tile = tile_on(state, slot)
            if tile != NO_TILE and richest(state, slot) == self.seat:
                state.where[tile] = HELD
                state.say("left_over", self.seat, tile, money_of(state, self.seat, slot), slot)
        state.then(PlaceHeld(self.seat, 0))


def richest(state: Alhambra, currency: i64) -> i64:
    """The one seat with the most money of a currency; nobody in a tie, or without any."""
    money = [money_of(state, seat, currency) for seat in range(state.seats)]
    most = max(money)
    return money.index(most) if most and money.count(most) == 1 else NOBODY


class FinalScore(Step):
    """The third scoring round ends the game."""

    def run(self, state: Alhambra, answer: i64) -> None:
        score_round(state, ROUNDS)


FINAL_SCORE: Final = FinalScore()
