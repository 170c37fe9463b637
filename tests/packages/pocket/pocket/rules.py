"""Questions about a state that several files ask."""

from __future__ import annotations

from typing import Optional

from mizban.core.state import SPECTATOR, only
from pocket.data import CARDS, FOUR, HAND, NONE
from pocket.state import Pocket


def deck(state: Pocket) -> list[int]:
    """The cards that nobody has drawn."""
    return [card for card in range(CARDS) if card not in state.hands + state.top + state.discard]


def left_of(state: Pocket, seat: int) -> int:
    """The player on the left."""
    return (seat + 1) % state.seats


def faces_of(state: Pocket, seat: int) -> list[int]:
    """The faces of a seat's cards."""
    return [card // 3 for card in state.hands[HAND * seat : HAND * seat + HAND]]


def is_four(state: Pocket, seat: int, slot: int) -> bool:
    """Whether a card of a seat is a four."""
    return faces_of(state, seat)[slot] == FOUR


def known_face(card: int, knows: int, seat: Optional[int]) -> Optional[int]:
    """The face of a card, for a seat or a spectator who knows it."""
    return card // 3 if card != NONE and knows & only(SPECTATOR if seat is None else seat) else None
