"""What must hold at every moment of a game, whatever is played; a position that breaks a law is refused."""

from __future__ import annotations

from typing import Final

from mizban.core.faults import Fault
from mizban.core.judging import Law, one_after_the_other, steps_of
from mizban.core.words import Word
from mizban.games.kilt_castle.data import (
    AROUND,
    CARDS_IN_ROW,
    DOUBLES_START,
    FIRST_DOUBLE,
    ROOFS,
    ROWS,
    SINGLES_START,
    SQUARES,
)
from mizban.games.kilt_castle.rules import Rows, cards_in_play, ducats_of, height_of, roofed_squares
from mizban.games.kilt_castle.state import NOWHERE, KiltCastle
from mizban.games.kilt_castle.steps import CheckDeal, DealCard, GiveSeal


def no_debts(state: KiltCastle) -> list[Fault]:
    """Nobody has less than nothing."""
    ducats = [ducats_of(state, seat) for seat in range(state.seats)]
    return [
        Fault(f"players[{seat}].ducats", Word("fault-debts", {"number": each}))
        for seat, each in enumerate(ducats)
        if each < 0
    ]


def rows_of_cards(state: KiltCastle) -> list[Fault]:
    """Once all cards are dealt, the limits of rows hold."""
    if is_dealing(state):
        return []
    rows = Rows(state)
    if rows.lead - rows.rear >= AROUND:
        return [Fault("cards", Word("fault-apart"))]
    if rows.number > ROWS[state.seats]:
        return [Fault("cards", Word("fault-rows", {"most": ROWS[state.seats]}))]
    if max(rows.counts) > CARDS_IN_ROW[state.seats]:
        return [Fault("cards", Word("fault-row", {"most": CARDS_IN_ROW[state.seats]}))]
    return []


def is_dealing(state: KiltCastle) -> bool:
    """Whether a card has no place yet."""
    return any(state.travel[card] == NOWHERE for card in cards_in_play(state))


def roofs_on_towers(state: KiltCastle) -> list[Fault]:
    """There are two roofs; each lies on a tower of at least two storeys."""
    roofed = roofed_squares(state)
    low = [SQUARES[square] for square in roofed if height_of(state, square) < 2]
    found = [Fault("roofs", Word("fault-low-roof", {"site": site})) for site in low]
    if len(roofed) > ROOFS:
        found.append(Fault("roofs", Word("fault-roofs", {"most": ROOFS})))
    return found


def cards_to_deal(state: KiltCastle) -> list[Fault]:
    """Just the cards that have no place yet are still to be dealt, each to the next place of the layout."""
    left = sum(state.travel[card] == NOWHERE for card in cards_in_play(state))
    places = [step.travel for _, step in steps_of(state) if isinstance(step, DealCard)]
    if places != list(DOUBLES_START[state.seats])[len(DOUBLES_START[state.seats]) - left :]:
        return [Fault("pending", Word("fault-deal", {"number": left}))]
    return []


def opening_layout(state: KiltCastle) -> list[Fault]:
    """Until the seal is given, nothing has moved from where it is dealt."""
    if not any(isinstance(step, (DealCard, CheckDeal, GiveSeal)) for _, step in steps_of(state)):
        return []
    travels = [state.travel[card] for card in cards_in_play(state)]
    singles = [state.travel[card] for card in cards_in_play(state) if card < FIRST_DOUBLE]
    doubles = sorted(travel for travel in travels[len(singles) :] if travel != NOWHERE)
    dealt = list(DOUBLES_START[state.seats])[: len(doubles)]
    if set(singles) != {SINGLES_START[state.seats]} or doubles != dealt:
        return [Fault("cards", Word("fault-layout"))]
    return []


LAWS: Final[tuple[Law, ...]] = (
    one_after_the_other,
    no_debts,
    rows_of_cards,
    roofs_on_towers,
    cards_to_deal,
    opening_layout,
)
