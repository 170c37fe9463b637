"""Payments in resources: what they are worth, and how they can still be finished.

A payment is one number: how many pieces of each kind, four bits each.
"""

from __future__ import annotations

from mizban.games.stone_age.data import COST, EXACT_KINDS, FIRST_CHOICE, KINDS, LEAST, MOST
from mizban.games.stone_age.rules import ALLOWED, gain, has_two_resources
from mizban.games.stone_age.state import NOTHING, StoneAge


def paid_of(paid: int, kind: int) -> int:
    """How many pieces of a kind are in a payment."""
    return paid >> 4 * kind & 15


def pieces_in(paid: int) -> int:
    return (paid & 15) + (paid >> 4 & 15) + (paid >> 8 & 15) + (paid >> 12)


def pieces_of(paid: int) -> list[int]:
    """The kind of each piece of a payment, in their order."""
    return [kind for kind in range(KINDS) for _ in range(paid_of(paid, kind))]


def kinds_in(paid: int) -> int:
    """How many kinds are in a payment."""
    count = 0
    for kind in range(KINDS):
        if paid_of(paid, kind):
            count += 1
    return count


def last_kind(paid: int) -> int:
    """The kind chosen last: pieces are chosen in the order of their kinds."""
    kind = KINDS - 1
    while kind > 0 and not paid_of(paid, kind):
        kind -= 1
    return kind


def with_piece(paid: int, kind: int) -> int:
    return paid + (1 << 4 * kind)


def payment(pieces: list[int]) -> int:
    """A payment of so many pieces of each kind."""
    paid = 0
    for kind in range(KINDS):
        paid += pieces[kind] << 4 * kind
    return paid


def worth_of(paid: int) -> int:
    """The points for a payment in a building."""
    return 3 * (paid & 15) + 4 * (paid >> 4 & 15) + 5 * (paid >> 8 & 15) + 6 * (paid >> 12)


def goods_of(state: StoneAge, seat: int) -> int:
    """How many resources a seat has."""
    first = seat * KINDS
    goods = state.goods
    return goods[first] + goods[first + 1] + goods[first + 2] + goods[first + 3]


def has_pieces(state: StoneAge, seat: int, paid: int) -> bool:
    """Whether a seat has all pieces of a payment."""
    return all(paid_of(paid, kind) <= state.goods[seat * KINDS + kind] for kind in range(KINDS))


def can_finish(state: StoneAge, seat: int, paid: int, least: int, kinds: int) -> bool:
    """Whether a payment can grow, by pieces not before its last kind, to so many pieces of exactly so many kinds."""
    last = last_kind(paid)
    first = seat * KINDS
    missing = least - pieces_in(paid)
    here = state.goods[first + last] - paid_of(paid, last)
    if not kinds:
        for kind in range(last + 1, KINDS):
            here += state.goods[first + kind]
        return here >= missing
    wanted = kinds - kinds_in(paid)
    return wanted >= 0 and reaches(state.goods[first + last + 1 : first + KINDS], here, missing, wanted)


def reaches(later: list[int], here: int, missing: int, wanted: int) -> bool:
    """Whether the missing pieces can be some of those here and at least one of each of so many later kinds."""
    later.sort(reverse=True)
    if wanted > len(later) or missing < wanted:
        return False
    for i in range(wanted):
        if not later[i]:
            return False
        here += later[i]
    return here >= missing


def pieces_for(state: StoneAge, seat: int, paid: int, least: int, kinds: int) -> list[int]:
    """The kinds of which the next piece of a payment may be."""
    found: list[int] = []
    for kind in range(last_kind(paid), KINDS):
        has_one = state.goods[seat * KINDS + kind] > paid_of(paid, kind)
        if has_one and can_finish(state, seat, with_piece(paid, kind), least, kinds):
            found.append(kind)
    return found


def pay(state: StoneAge, seat: int, paid: int) -> None:
    """The pieces go to the supply."""
    for kind in range(KINDS):
        count = paid_of(paid, kind)
        if count:
            state.goods[seat * KINDS + kind] -= count
            state.tell("paid", [seat, count, kind])


def covers(state: StoneAge, seat: int, pieces: tuple[int, ...], jokers: int) -> bool:
    """Whether a seat has these pieces, with so many that it may still choose."""
    for kind in range(KINDS):
        short = pieces[kind] - state.goods[seat * KINDS + kind]
        if short > 0:
            jokers -= short
    return jokers >= 0


def can_pay_tile(state: StoneAge, seat: int, tile: int) -> bool:
    """Whether a seat can pay for a building with what it has."""
    if tile < FIRST_CHOICE:
        return covers(state, seat, COST[tile], 0)
    if not EXACT_KINDS[tile]:
        return goods_of(state, seat) >= LEAST[tile]
    return reaches(state.goods[seat * KINDS : seat * KINDS + KINDS], 0, MOST[tile], EXACT_KINDS[tile])


def could_pay_tile(state: StoneAge, seat: int, tile: int) -> bool:
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


def would_pay(state: StoneAge, seat: int, tile: int, first: int, second: int) -> bool:
    """Whether two more resources would pay for a building."""
    gain(state, seat, first, 1)
    gain(state, seat, second, 1)
    enough = can_pay_tile(state, seat, tile)
    gain(state, seat, first, -1)
    gain(state, seat, second, -1)
    return enough


def could_pay_any(state: StoneAge, seat: int, pieces: int) -> bool:
    """Whether a seat could pay so many resources of any kind, the unused two-resources card included."""
    return goods_of(state, seat) + (2 if has_two_resources(state, seat) else 0) >= pieces


# Why pieces that somebody names, so many of each kind, are no payment


def lacking_kind(state: StoneAge, seat: int, pieces: list[int]) -> int:
    """The first kind of which a seat has not so many pieces; nothing if it has all of them."""
    for kind in range(KINDS):
        if pieces[kind] > state.goods[seat * KINDS + kind]:
            return kind
    return NOTHING


def stock_fault(state: StoneAge, seat: int, pieces: list[int]) -> str:
    """A seat can only pay with what it has."""
    return ALLOWED if lacking_kind(state, seat, pieces) == NOTHING else "lacks"


def number_fault(state: StoneAge, seat: int, number: int, pieces: list[int]) -> str:
    """The rule against a payment of so many resources of any kinds, if any."""
    return stock_fault(state, seat, pieces) if sum(pieces) == number else "wrong-number"


def tile_fault(state: StoneAge, seat: int, tile: int, pieces: list[int]) -> str:
    """The rule against a payment for a building, if any; where the price is fixed nobody chooses its pieces."""
    if tile < FIRST_CHOICE:
        return (stock_fault(state, seat, pieces) if tuple(pieces) == COST[tile] else ALLOWED) or "exact-cost"
    if not LEAST[tile] <= sum(pieces) <= MOST[tile]:
        return "tile-number"
    if EXACT_KINDS[tile] and sum([1 for count in pieces if count]) != EXACT_KINDS[tile]:
        return "tile-kinds"
    return stock_fault(state, seat, pieces)
