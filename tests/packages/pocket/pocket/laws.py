"""What must hold at every moment of a game."""

from __future__ import annotations

from typing import Final

from mizban.core.faults import Fault
from mizban.core.judging import Law, steps_of
from mizban.core.words import Word
from pocket.data import CARDS, NONE
from pocket.state import Pocket
from pocket.steps import Deal


def each_card_once(state: Pocket) -> list[Fault]:
    """No card is in two places, and each is one of twelve."""
    cards = [card for card in [*state.hands, *state.top, *state.discard] if card != NONE]
    if len(set(cards)) != len(cards) or any(not 0 <= card < CARDS for card in cards):
        return [Fault("hands", Word("fault-cards"))]
    return []


def hands_to_deal(state: Pocket) -> list[Fault]:
    """A hand has its cards, unless they are still to be dealt."""
    empty = [place for place, card in enumerate(state.hands) if card == NONE]
    dealt = [step.place for _, step in steps_of(state) if isinstance(step, Deal)]
    return [] if empty == dealt else [Fault("hands", Word("fault-hands"))]


LAWS: Final[tuple[Law, ...]] = (each_card_once, hands_to_deal)
