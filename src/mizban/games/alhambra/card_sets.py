"""Sets of money cards, each packed into one number: those picked from the display, and those chosen to pay."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.packed import members
from mizban.games.alhambra.data import MONEY, PRICE, TAKE_AT_MOST, VALUES
from mizban.games.alhambra.rules import VALUE, money_of, tile_on
from mizban.games.alhambra.state import Alhambra

# Picked from the display: a bit for each card, the first one lowest.
#
#     display   blue-4  green-1  yellow-3  orange-7
#     bit          1       2         4         8        5 is blue-4 and yellow-3


def pick(picked: i64, index: i64) -> i64:
    """The picked cards with one more."""
    return picked | 1 << index


def indices_of(picked: i64) -> list[int]:
    """Where the picked cards lie in the display, in order."""
    return list(members(picked))


def may_join(display: vec[i64], picked: i64, index: i64) -> bool:
    """Whether a card of the display comes after all picked ones, and before its equals that are not picked."""
    if 1 << index <= picked:
        return False
    return all(picked >> other & 1 for other in range(index) if display[other] == display[index])


def picked_sum(display: vec[i64], picked: i64) -> i64:
    """The value of the picked cards."""
    total: i64 = 0
    for index in range(len(display)):
        if picked >> index & 1:
            total += VALUE[display[index]]
    return total


def joining(display: vec[i64], picked: i64) -> i64:
    """The cards of the display that may still be taken with those picked; any one card may be taken alone."""
    left = TAKE_AT_MOST - picked_sum(display, picked)
    found: i64 = 0
    for index in range(len(display)):
        if (not picked or VALUE[display[index]] <= left) and may_join(display, picked, index):
            found = pick(found, index)
    return found


# Chosen to pay: two bits for each value, for there are up to three of a card; the ones lowest.
#
#     value   9  8  7  6  5  4  3  2  1
#     cards   0  0  0  1  0  2  0  0  0
#     bits   00 00 00 01 00 10 00 00 00      a six and two fours


def add_card(paid: i64, value: i64) -> i64:
    """The chosen cards with one more, by its value less one."""
    return paid + (1 << 2 * value)


def copies_in(paid: i64, value: i64) -> i64:
    """How many cards of a value, by that value less one, are chosen."""
    return paid >> 2 * value & 3


def values_of(paid: i64) -> list[int]:
    """The values of the chosen cards, in order."""
    return [value + 1 for value in range(VALUES) for _ in range(copies_in(paid, value))]


def paid_sum(paid: i64) -> i64:
    """The total of the chosen cards."""
    total: i64 = 0
    for value in range(VALUES):
        total += copies_in(paid, value) * (value + 1)
    return total


def payable(state: Alhambra, seat: i64, currency: i64, paid: i64, price: i64) -> i64:
    """The values, less one, of cards that may be added, as a set; none before the last one, none that leads nowhere."""
    first = seat * MONEY + currency * VALUES
    values: i64 = 0
    reach = paid_sum(paid)
    for value in range(VALUES - 1, -1, -1):
        left = state.hands[first + value] - copies_in(paid, value)
        reach += left * (value + 1)
        if left and reach >= price:
            values |= 1 << value
        if paid >> 2 * value:
            break
    return values


def payments(state: Alhambra, seat: i64, currency: i64, total: i64) -> list[int]:
    """All sets of cards of a currency that make exactly this total."""
    first = seat * MONEY + currency * VALUES
    found: list[int] = []
    sets, sums = [0], [0]
    for value in range(VALUES):
        for i in range(len(sets)):
            for count in range(1, state.hands[first + value] + 1):
                if sums[i] + count * (value + 1) <= total:
                    sets.append(sets[i] | count << 2 * value)
                    sums.append(sums[i] + count * (value + 1))
    for i in range(len(sets)):
        if sums[i] == total:
            found.append(sets[i])
    found.sort()
    return found


def least_excess(state: Alhambra, seat: i64, slot: i64) -> list[int]:
    """The sets of cards that pay a tile with the least above its price, never exactly; none if none pay."""
    price = PRICE[tile_on(state, slot)]
    for total in range(price + 1, min(price + VALUES, money_of(state, seat, slot) + 1)):
        found = payments(state, seat, slot, total)
        if found:
            return found
    return []


def exact_payments(state: Alhambra, seat: i64, slot: i64) -> list[int]:
    """The sets of cards that pay a tile exactly."""
    return payments(state, seat, slot, PRICE[tile_on(state, slot)])
