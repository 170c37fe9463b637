"""The set-up: the market, the starting money, the start player, and the money deck."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.packed import total
from mizban.core.state import Chance, Step
from mizban.games.alhambra.data import GIVEN_AT_START, MONEY, PILES, SLOTS, START_MONEY
from mizban.games.alhambra.rules import divide, in_hand, money_of
from mizban.games.alhambra.state import Alhambra
from mizban.games.alhambra.steps.refill import GIVE_TILE, REFILL_MONEY, DrawTile
from mizban.games.alhambra.steps.telling import tell_card
from mizban.games.alhambra.steps.turn import Turn


def setup(seats: i64, options: dict[str, str]) -> Alhambra:
    """Tiles for the market and for the imaginary player, money for all, the display; then the deck is made."""
    state = table_of(seats, options)
    market: list[Step] = [DrawTile(slot) for slot in range(SLOTS)]
    given: list[Step] = [GIVE_TILE for _ in range(GIVEN_AT_START if seats == 2 else 0)]
    deals: list[Step] = [Deal(seat) for seat in range(seats)]
    state.plan([*market, *given, *deals, StartPlayer(), REFILL_MONEY, DividePiles()])
    return state


def table_of(seats: i64, options: dict[str, str]) -> Alhambra:
    """An empty table with its options."""
    return Alhambra(seats, options["open_hands"] == "yes")


class Deal(Chance):
    """Money for a player, one open card after the other, until it is worth twenty or more."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def weights(self, state: Alhambra) -> vec[i64]:
        return state.deck[:]

    def run(self, state: Alhambra, answer: i64) -> None:
        state.deck[answer] -= 1
        state.piles[0] -= 1
        state.hands[self.seat * MONEY + answer] += 1
        tell_card(state, "dealt", self.seat, answer, reveals=True)
        if worth(state, self.seat) < START_MONEY:
            state.then(self)


def worth(state: Alhambra, seat: i64) -> i64:
    """The total value of a hand, whatever the currencies."""
    return total(vec[i64]([money_of(state, seat, currency) for currency in range(SLOTS)]))


class StartPlayer(Step):
    """Who has the fewest cards begins; in a tie the lowest total, then the lowest seat."""

    def run(self, state: Alhambra, answer: i64) -> None:
        merits = [(in_hand(state, seat), worth(state, seat)) for seat in range(state.seats)]
        state.start = merits.index(min(merits))
        state.say("starts", state.start)


class DividePiles(Step):
    """The rest of the money is divided into five piles, with the scoring cards in the second and the fourth."""

    def run(self, state: Alhambra, answer: i64) -> None:
        state.piles = divide(total(state.deck), PILES)
        state.then(Turn(state.start))
