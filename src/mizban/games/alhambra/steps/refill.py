"""After a turn: the money display and the market are filled up, and a scoring round may come."""

from __future__ import annotations

from typing import Final, Optional

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.packed import size, total
from mizban.core.state import Chance, Step
from mizban.core.words import Word
from mizban.games.alhambra.data import DISPLAY, GIVEN_AFTER_FIRST, GIVEN_SHARE, MONEY, SLOTS
from mizban.games.alhambra.rules import (
    bag_weights,
    drop_empty_pile,
    first_gap,
    holds_scoring_card,
    reshuffle,
    tiles_at,
)
from mizban.games.alhambra.scoring import score_round
from mizban.games.alhambra.state import BAG, IMAGINARY, MARKET, Alhambra
from mizban.games.alhambra.steps.telling import tell_laid

SCORING_CARD: Final[i64] = MONEY  # the outcome after all kinds of money


# Money


class RefillMoney(Step):
    """Four cards lie open; when the deck is empty, the used cards become a new one."""

    def run(self, state: Alhambra, answer: i64) -> None:
        if len(state.display) == DISPLAY:
            return
        if len(state.piles) == 0:
            reshuffle(state)
        if len(state.piles) > 0:
            state.plan([DRAW_MONEY, REFILL_MONEY])


class DrawMoney(Chance):
    """The top card of the deck: money for the display, or a scoring card, which is set aside."""

    def weights(self, state: Alhambra) -> vec[i64]:
        weights = vec[i64]([0] * (MONEY + 1))
        left: i64 = 1
        if holds_scoring_card(state):
            left = state.piles[0]  # money beside the scoring card, any of which may be on top
            weights[SCORING_CARD] = max(1, total(state.deck))
        for card in range(MONEY):
            weights[card] = left * state.deck[card]
        return weights

    def run(self, state: Alhambra, answer: i64) -> None:
        if answer == SCORING_CARD:
            state.turned += 1
            state.reveal("scoring_card", state.turned)
        else:
            state.deck[answer] -= 1
            state.piles[0] -= 1
            state.display = append(state.display, answer)
            tell_laid(state, answer)
        drop_empty_pile(state)

    def fault(self, state: Alhambra) -> Optional[Word]:
        if len(state.display) == DISPLAY:
            return Word("fault-display-full")
        return None if len(state.piles) > 0 else Word("fault-empty-deck")


# Tiles


class RefillMarket(Step):
    """A tile from the bag on each empty slot, lowest first, as far as the bag lasts."""

    def run(self, state: Alhambra, answer: i64) -> None:
        slot = first_gap(state)
        if slot < SLOTS and BAG in state.where:
            state.plan([DrawTile(slot), REFILL_MARKET])


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawTile(Chance):
    """A tile from the bag for a slot of the market."""

    def __init__(self, slot: i64) -> None:
        self.slot: Final = slot

    def weights(self, state: Alhambra) -> vec[i64]:
        return bag_weights(state)

    def run(self, state: Alhambra, answer: i64) -> None:
        state.where[answer] = MARKET + self.slot
        state.reveal("offered", answer, self.slot)


class GiveTile(Chance):
    """A tile from the bag for the imaginary player."""

    def weights(self, state: Alhambra) -> vec[i64]:
        return bag_weights(state)

    def run(self, state: Alhambra, answer: i64) -> None:
        state.where[answer] = IMAGINARY
        state.reveal("imaginary_tile", answer)


# Scoring rounds


@mypyc_attr(acyclic=True, free_list_len=1)
class ScoreDue(Step):
    """A round for each scoring card that has turned up; with two players the imaginary one then gets tiles."""

    def __init__(self, done: i64) -> None:
        self.done: Final = done  # rounds scored already

    def run(self, state: Alhambra, answer: i64) -> None:
        if state.turned > self.done:
            score_round(state, self.done + 1)
            state.plan([*gifts(state, self.done + 1), ScoreDue(self.done + 1)])


def gifts(state: Alhambra, number: i64) -> list[Step]:
    """The tiles of the imaginary player after a scoring round."""
    if state.seats > 2:
        return []
    bag = size(tiles_at(state, BAG))
    count = min(bag, GIVEN_AFTER_FIRST) if number == 1 else bag // GIVEN_SHARE
    return [GIVE_TILE for _ in range(count)]


# Steps without numbers, made once
REFILL_MONEY: Final = RefillMoney()
DRAW_MONEY: Final = DrawMoney()
REFILL_MARKET: Final = RefillMarket()
GIVE_TILE: Final = GiveTile()
