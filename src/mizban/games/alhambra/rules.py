"""Questions about a state, and small changes of it, that several steps use."""

from __future__ import annotations

from typing import Final

from mizban.games.alhambra.data import BUILDINGS, LEDGER, MONEY, PILES, SLOTS, VALUES
from mizban.games.alhambra.state import BAG, BUILT, HELD, MARKET, NOWHERE, RESERVE, Alhambra

ENTRIES: Final = len(LEDGER)
CURRENCY: Final[tuple[int, ...]] = tuple(card // VALUES for card in range(MONEY))
VALUE: Final[tuple[int, ...]] = tuple(card % VALUES + 1 for card in range(MONEY))
NO_TILE: Final = -1
NO_SLOT: Final = -1


# Tiles


def tiles_at(state: Alhambra, where: int) -> list[int]:
    """The tiles in a place, lowest number first."""
    return [tile for tile in range(BUILDINGS) if state.where[tile] == where]


def tile_on(state: Alhambra, slot: int) -> int:
    """The tile on a market slot, or none."""
    for tile in range(BUILDINGS):
        if state.where[tile] == MARKET + slot:
            return tile
    return NO_TILE


def slot_of(state: Alhambra, tile: int) -> int:
    """The market slot on which a tile lies, or none."""
    where = state.where[tile] if tile < BUILDINGS else BAG
    return where - MARKET if MARKET <= where < MARKET + SLOTS else NO_SLOT


def first_gap(state: Alhambra) -> int:
    """The lowest market slot without a tile; as many as there are slots when all have one."""
    taken = 0
    for where in state.where:
        if MARKET <= where < MARKET + SLOTS:
            taken |= 1 << where - MARKET
    slot = 0
    while taken >> slot & 1:
        slot += 1
    return slot


def bag_weights(state: Alhambra) -> list[int]:
    """One for each tile in the bag."""
    return [1 if where == BAG else 0 for where in state.where]


def build(state: Alhambra, seat: int, tile: int, spot: int) -> None:
    """A tile joins an Alhambra."""
    state.where[tile] = BUILT + seat
    state.spot[tile] = spot


def put_in_reserve(state: Alhambra, seat: int, tile: int) -> None:
    """A tile goes to the reserve, from wherever it was."""
    state.where[tile] = RESERVE + seat
    state.spot[tile] = NOWHERE


def held_tiles(state: Alhambra) -> list[int]:
    """The tiles that wait for the end of the turn."""
    return tiles_at(state, HELD)


# Money


def money_of(state: Alhambra, seat: int, currency: int) -> int:
    """The total value of a currency in a hand."""
    first = seat * MONEY + currency * VALUES
    total = 0
    for value in range(VALUES):
        total += state.hands[first + value] * (value + 1)
    return total


def cards_of(state: Alhambra, seat: int) -> list[int]:
    """The cards in a hand, in order."""
    return cards_in(state.hands[seat * MONEY : seat * MONEY + MONEY])


def cards_in(counts: list[int]) -> list[int]:
    """Cards by kind as a list, in order."""
    return [card for card in range(len(counts)) for _ in range(counts[card])]


def in_hand(state: Alhambra, seat: int) -> int:
    """How many cards are in a hand."""
    return sum(state.hands[seat * MONEY : seat * MONEY + MONEY])


# The money deck


def divide(cards: int, piles: int) -> list[int]:
    """So many piles, as equal as can be, larger ones first."""
    return [cards // piles + (1 if pile < cards % piles else 0) for pile in range(piles)]


def holds_scoring_card(state: Alhambra) -> bool:
    """Whether a scoring card is in the top pile: they were shuffled into the second and the fourth of five."""
    left = len(state.piles)
    return (left == PILES - 1 and state.turned == 0) or (left == PILES - 3 and state.turned == 1)


def drop_empty_pile(state: Alhambra) -> None:
    """An emptied pile is gone."""
    while state.piles and not state.piles[0] and not holds_scoring_card(state):
        state.piles.pop(0)


def reshuffle(state: Alhambra) -> None:
    """The used cards become the new deck."""
    for card in range(MONEY):
        state.deck[card] += state.discard[card]
        state.discard[card] = 0
    if sum(state.deck):
        state.piles = [sum(state.deck)]


# Points


def total_of(state: Alhambra, who: int) -> int:
    """The points of a seat, or of the imaginary player."""
    total = 0
    for entry in range(who * ENTRIES, who * ENTRIES + ENTRIES):
        total += state.ledger[entry]
    return total
