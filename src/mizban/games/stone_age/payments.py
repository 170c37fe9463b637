"""Payments in resources: what they are worth, and how they can still be finished.

A payment is one number: how many pieces of each kind, four bits each.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mizban.core.packed import sort
from mizban.games.stone_age.data import COST, EXACT_KINDS, FIRST_CHOICE, KINDS, LEAST, MOST, STORES
from mizban.games.stone_age.rules import ALLOWED, gain, give, has_two_resources, stored
from mizban.games.stone_age.state import NOTHING, StoneAge


def paid_of(paid: i64, kind: i64) -> i64:
    """How many pieces of a kind are in a payment."""
    return paid >> 4 * kind & 15


def pieces_in(paid: i64) -> i64:
    return (paid & 15) + (paid >> 4 & 15) + (paid >> 8 & 15) + (paid >> 12)


def pieces_of(paid: i64) -> list[int]:
    """The kind of each piece of a payment, in their order."""
    return [kind for kind in range(KINDS) for _ in range(paid_of(paid, kind))]


def kinds_in(paid: i64) -> i64:
    """How many kinds are in a payment."""
    kinds: i64 = 0
    for kind in range(KINDS):
        if paid_of(paid, kind):
            kinds += 1
    return kinds


def last_kind(paid: i64) -> i64:
    """The kind chosen last: pieces are chosen in the order of their kinds."""
    kind = KINDS - 1
    while kind > 0 and not paid_of(paid, kind):
        kind -= 1
    return kind


def with_piece(paid: i64, kind: i64) -> i64:
    return paid + (i64(1) << 4 * kind)


def payment(pieces: tuple[int, ...]) -> int:
    """A payment of so many pieces of each kind."""
    return sum([count << 4 * kind for kind, count in enumerate(pieces)])


PRICE: Final = vec[i64]([payment(cost) for cost in COST])  # by building; no piece where the buyer chooses them


def worth_of(paid: i64) -> i64:
    """The points for a payment in a building."""
    return 3 * (paid & 15) + 4 * (paid >> 4 & 15) + 5 * (paid >> 8 & 15) + 6 * (paid >> 12)


def goods_of(state: StoneAge, seat: i64) -> i64:
    """How many resources a seat has."""
    first = seat * STORES
    stores = state.stores
    return stores[first] + stores[first + 1] + stores[first + 2] + stores[first + 3]


def has_pieces(state: StoneAge, seat: i64, paid: i64) -> bool:
    """Whether a seat has all pieces of a payment."""
    return all(paid_of(paid, kind) <= stored(state, seat, kind) for kind in range(KINDS))


def can_finish(state: StoneAge, seat: i64, paid: i64, least: i64, kinds: i64) -> bool:
    """Whether a payment can grow, by pieces not before its last kind, to so many pieces of exactly so many kinds."""
    last = last_kind(paid)
    missing = least - pieces_in(paid)
    here = stored(state, seat, last) - paid_of(paid, last)
    if kinds == 0:
        for kind in range(last + 1, KINDS):
            here += stored(state, seat, kind)
        return here >= missing
    wanted = kinds - kinds_in(paid)
    return wanted >= 0 and reaches(goods_from(state, seat, last + 1), here, missing, wanted)


def goods_from(state: StoneAge, seat: i64, kind: i64) -> vec[i64]:
    """The resources of a seat from a kind on."""
    return state.stores[seat * STORES + kind : seat * STORES + KINDS]


def reaches(later: vec[i64], here: i64, missing: i64, wanted: i64) -> bool:
    """Whether the missing pieces can be some of those here and at least one of each of so many later kinds."""
    most = len(later) - 1  # of which there are most pieces, after they are sorted
    if wanted > len(later) or missing < wanted:
        return False
    sort(later)
    for i in range(wanted):
        if later[most - i] == 0:
            return False
        here += later[most - i]
    return here >= missing


def pieces_for(state: StoneAge, seat: i64, paid: i64, least: i64, kinds: i64) -> vec[i64]:
    """The kinds of which the next piece of a payment may be."""
    found = vec[i64](capacity=KINDS + 1)
    for kind in range(last_kind(paid), KINDS):
        has_one = stored(state, seat, kind) > paid_of(paid, kind)
        if has_one and can_finish(state, seat, with_piece(paid, kind), least, kinds):
            found = append(found, kind)
    return found


def pay(state: StoneAge, seat: i64, paid: i64) -> None:
    """The pieces go to the supply."""
    for kind in range(KINDS):
        pieces = paid_of(paid, kind)
        if pieces:
            give(state, seat, kind, pieces)
            state.say("paid", seat, pieces, kind)


def can_pay_tile(state: StoneAge, seat: i64, tile: i64) -> bool:
    """Whether a seat can pay for a building with what it has."""
    if tile < FIRST_CHOICE:
        return has_pieces(state, seat, PRICE[tile])
    if EXACT_KINDS[tile] == 0:
        return goods_of(state, seat) >= LEAST[tile]
    return reaches(goods_from(state, seat, 0), 0, MOST[tile], EXACT_KINDS[tile])


def could_pay_tile(state: StoneAge, seat: i64, tile: i64) -> bool:
    """The same, with the help of the unused two-resources card."""
    if can_pay_tile(state, seat, tile):
        return True
    if not has_two_resources(state, seat):
        return False
    for first in range(KINDS):
        for second in range(first, KINDS):
            if would_pay(state, seat, tile, first, second):
                return True
    return False


def would_pay(state: StoneAge, seat: i64, tile: i64, first: i64, second: i64) -> bool:
    """Whether two more resources would pay for a building."""
    gain(state, seat, first, 1)
    gain(state, seat, second, 1)
    enough = can_pay_tile(state, seat, tile)
    give(state, seat, first, 1)
    give(state, seat, second, 1)
    return enough


def could_pay_any(state: StoneAge, seat: i64, pieces: i64) -> bool:
    """Whether a seat could pay so many resources of any kind, the unused two-resources card included."""
    goods = goods_of(state, seat)
    if has_two_resources(state, seat):
        goods += 2
    return goods >= pieces


# Why pieces that somebody names, so many of each kind, are no payment


def lacking_kind(state: StoneAge, seat: i64, pieces: list[int]) -> i64:
    """The first kind of which a seat has not so many pieces; nothing if it has all of them."""
    for kind in range(KINDS):
        if pieces[kind] > stored(state, seat, kind):
            return kind
    return NOTHING


def stock_fault(state: StoneAge, seat: i64, pieces: list[int]) -> str:
    """A seat can only pay with what it has."""
    return ALLOWED if lacking_kind(state, seat, pieces) == NOTHING else "lacks"


def number_fault(state: StoneAge, seat: i64, number: i64, pieces: list[int]) -> str:
    """The rule against a payment of so many resources of any kinds, if any."""
    return stock_fault(state, seat, pieces) if sum(pieces) == number else "wrong-number"


def tile_fault(state: StoneAge, seat: i64, tile: i64, pieces: list[int]) -> str:
    """The rule against a payment for a building, if any; where the price is fixed nobody chooses its pieces."""
    if tile < FIRST_CHOICE:
        return (stock_fault(state, seat, pieces) if tuple(pieces) == COST[tile] else ALLOWED) or "exact-cost"
    if not LEAST[tile] <= sum(pieces) <= MOST[tile]:
        return "tile-number"
    if EXACT_KINDS[tile] and sum([1 for count in pieces if count]) != EXACT_KINDS[tile]:
        return "tile-kinds"
    return stock_fault(state, seat, pieces)
