"""What is told of money: all see a card, and then have to remember it, unless the table plays with open hands."""

from __future__ import annotations

from mypy_extensions import i64

from mizban.games.alhambra.state import Alhambra


def memory(state: Alhambra, numbers: i64) -> i64:
    """Which numbers of an event fade, a bit for each: none with open hands."""
    return i64(0) if state.open_hands else numbers


def tell_card(state: Alhambra, kind: str, seat: i64, card: i64, reveals: bool = False) -> None:
    """A card comes into a hand, or out of one."""
    if state.events is not None:
        state.tell(kind, [seat, card], reveals=reveals, fades=memory(state, 2))


def tell_laid(state: Alhambra, card: i64) -> None:
    """A card is laid open; whoever has noted down all of them knows what is in all hands together."""
    if state.events is not None:
        state.tell("laid", [card], reveals=True, fades=memory(state, 1))
