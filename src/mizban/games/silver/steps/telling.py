"""What is told when something comes to light; nothing is made when nobody listens."""

from __future__ import annotations

from mypy_extensions import i64

from mizban.core.state import EVERYONE, NONE, only, those
from mizban.games.silver.cards import NUMBER, is_up
from mizban.games.silver.state import Silver


def memory(state: Silver, numbers: i64) -> i64:
    """Which numbers of an event fade, a bit for each: none where the table plays with a memory aid."""
    return i64(0) if state.aid else numbers


def show(state: Silver, kind: str, fading: i64, a: i64, b: i64 = NONE, c: i64 = NONE, d: i64 = NONE) -> None:
    """All see a card that was hidden; some of the numbers are to be remembered."""
    if state.events is not None:
        state.tell(kind, those(a, b, c, d, NONE, NONE), reveals=True, fades=memory(state, fading))


def tell_looked(state: Silver, seat: i64, owner: i64, slot: i64, card: i64) -> None:
    """All see at which place a seat looks; only it sees the face."""
    if state.events is not None:
        who = [EVERYONE, EVERYONE, EVERYONE, only(seat)]
        state.tell("looked", [seat, owner, slot, card & NUMBER], who, reveals=True, fades=memory(state, 8))


def tell_drawn(state: Silver, seat: i64, card: i64) -> None:
    """Only the player who draws a card sees its face."""
    if state.events is not None:
        who = [EVERYONE, only(seat)]
        state.tell("drew", [seat, card & NUMBER], who, reveals=True, fades=memory(state, 2))


def tell_placed(state: Silver, seat: i64, owner: i64, slot: i64) -> None:
    """All see where the new card goes; its face only if it is face-up."""
    if state.events is not None:
        card = state.villages[owner][slot]
        who = [EVERYONE, EVERYONE, EVERYONE, EVERYONE if is_up(card) else only(seat)]
        state.tell("placed", [seat, owner, slot, card & NUMBER], who, fades=memory(state, 8))


def tell_taken(state: Silver, seat: i64, place: i64, number: i64) -> None:
    """A card that has lain open is in a hand."""
    if state.events is not None:
        state.tell("took_shown", [seat, place, number], fades=memory(state, 4))
