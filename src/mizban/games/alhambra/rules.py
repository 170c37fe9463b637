"""Questions about a state, and small changes of it, that several steps use."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.packed import bit, total
from mizban.games.alhambra.data import BUILDINGS, ENTRIES, MONEY, PILES, SLOTS, VALUES
from mizban.games.alhambra.state import BAG, BUILT, HELD, MARKET, NOWHERE, RESERVE, Alhambra

CURRENCY: Final = vec[i64]([card // VALUES for card in range(MONEY)])
VALUE: Final = vec[i64]([card % VALUES + 1 for card in range(MONEY)])
NO_TILE: Final[i64] = -1
NO_SLOT: Final[i64] = -1


# Tiles


def tiles_at(state: Alhambra, where: i64) -> i64:
    """The tiles in a place, as a set."""
    tiles: i64 = 0
    wheres = state.where
    for tile in range(BUILDINGS):
        if wheres[tile] == where:
            tiles |= bit(tile)
    return tiles


def tile_on(state: Alhambra, slot: i64) -> i64:
    """The tile on a market slot, or none."""
    for tile in range(BUILDINGS):
        if state.where[tile] == MARKET + slot:
            return tile
    return NO_TILE


def slot_of(state: Alhambra, tile: i64) -> i64:
    """The market slot on which a tile lies, or none."""
    where = state.where[tile] if tile < BUILDINGS else BAG
    return where - MARKET if MARKET <= where < MARKET + SLOTS else NO_SLOT


def first_gap(state: Alhambra) -> i64:
    """The lowest market slot without a tile; as many as there are slots when all have one."""
    taken: i64 = 0
    for where in state.where:
        if BAG < where < HELD:
            taken |= 1 << where - MARKET
    slot: i64 = 0
    while taken >> slot & 1:
        slot += 1
    return slot


def bag_weights(state: Alhambra) -> vec[i64]:
    """One for each tile in the bag."""
    return vec[i64]([i64(where == BAG) for where in state.where])


def build(state: Alhambra, seat: i64, tile: i64, spot: i64) -> None:
    """A tile joins an Alhambra."""
    state.where[tile] = BUILT + seat
    state.spot[tile] = spot


def put_in_reserve(state: Alhambra, seat: i64, tile: i64) -> None:
    """A tile goes to the reserve, from wherever it was."""
    state.where[tile] = RESERVE + seat
    state.spot[tile] = NOWHERE


def held_tiles(state: Alhambra) -> i64:
    """The tiles that wait for the end of the turn, as a set."""
    return tiles_at(state, HELD)


# Money


def money_of(state: Alhambra, seat: i64, currency: i64) -> i64:
    """The total value of a currency in a hand."""
    first = seat * MONEY + currency * VALUES
    sum: i64 = 0
    for value in range(VALUES):
        sum += state.hands[first + value] * (value + 1)
    return sum


def cards_of(state: Alhambra, seat: i64) -> list[int]:
    """The cards in a hand, in order."""
    return cards_in(state.hands[seat * MONEY : seat * MONEY + MONEY])


def cards_in(counts: vec[i64]) -> list[int]:
    """Cards by kind as a list, in order."""
    return [card for card in range(len(counts)) for _ in range(counts[card])]


def in_hand(state: Alhambra, seat: i64) -> i64:
    """How many cards are in a hand."""
    return total(state.hands[seat * MONEY : seat * MONEY + MONEY])


# The money deck


def divide(cards: i64, piles: i64) -> vec[i64]:
    """So many piles, as equal as can be, larger ones first."""
    return vec[i64]([cards // piles + i64(pile < cards % piles) for pile in range(piles)])


def holds_scoring_card(state: Alhambra) -> bool:
    """Whether a scoring card is in the top pile: they were shuffled into the second and the fourth of five."""
    left = len(state.piles)
    return (left == PILES - 1 and state.turned == 0) or (left == PILES - 3 and state.turned == 1)


def drop_empty_pile(state: Alhambra) -> None:
    """An emptied pile is gone."""
    while len(state.piles) > 0 and not state.piles[0] and not holds_scoring_card(state):
        state.piles = state.piles[1:]


def reshuffle(state: Alhambra) -> None:
    """The used cards become the new deck."""
    for card in range(MONEY):
        state.deck[card] += state.discard[card]
        state.discard[card] = 0
    if total(state.deck):
        state.piles = vec[i64]([total(state.deck)])


# Points


def total_of(state: Alhambra, who: i64) -> i64:
    """The points of a seat, or of the imaginary player."""
    points: i64 = 0
    for entry in range(who * ENTRIES, who * ENTRIES + ENTRIES):
        points += state.ledger[entry]
    return points
