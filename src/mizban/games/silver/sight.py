"""What a seat can reckon with: the faces that it has seen, and for all others what such a card has on average."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mizban.core.packed import bit, total, with_number
from mizban.core.source import Fast, outcome_at
from mizban.games.silver.cards import NUMBER, SEEN, UP
from mizban.games.silver.data import CALL_AT_MOST, DECK, DOPPELGANGER
from mizban.games.silver.rules import amulet_in, put
from mizban.games.silver.state import NOBODY, Silver

SPREAD: Final = 3.7  # points by which an unseen card is off, mostly
LAST_TURN: Final = 2.5  # points by which a last turn makes a village better
AFTER_CALL: Final = 1.5  # points by which last turns make the luck of a call less certain


class Sight:
    """A state in the eyes of a seat."""

    def __init__(self, state: Silver, seat: i64) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.eye: Final[i64] = UP | SEEN << seat
        self.mean: Final = self.mean_of_unseen()
        self.kept: Final = kept_share(state)
        self.sums: Final = vec[float]([0.0] * state.seats)  # by seat
        self.variances: Final = vec[float]([0.0] * state.seats)
        self.reckon()

    def mean_of_unseen(self) -> float:
        """What a card that the seat has not seen has on average, wherever it lies."""
        left = self.state.left
        count: i64 = 0
        sum: i64 = 0
        for number in range(i64(len(left))):
            count += left[number]
            sum += left[number] * number
        for owner in range(self.state.seats):
            for card in self.state.villages[owner]:
                if not card & self.eye:
                    count += 1
                    sum += card & NUMBER
        for card in self.state.top:
            if not card & self.eye:
                count += 1
                sum += card & NUMBER
        return float(sum) / float(count) if count else 6.5

    def knows(self, owner: i64, slot: i64) -> bool:
        return self.state.villages[owner][slot] & self.eye != 0

    def expected(self, owner: i64, slot: i64) -> float:
        """What a card costs as far as the seat knows; what others have seen and kept is rather low."""
        card = self.state.villages[owner][slot]
        if card & self.eye:
            return float(card & NUMBER)
        return self.mean * self.kept if owner != self.seat and card & SEEN << owner else self.mean

    def reckon(self) -> None:
        """What villages cost as far as the seat knows, and how far off that can be, squared."""
        state = self.state
        for owner in range(state.seats):
            for slot in range(i64(len(state.villages[owner]))):
                card = state.villages[owner][slot]
                self.sums[owner] += self.expected(owner, slot)
                if not card & self.eye:
                    kept = owner != self.seat and card & SEEN << owner
                    spread = 1.0 + (SPREAD - 1.0) * self.kept if kept else SPREAD
                    self.variances[owner] += spread * spread

    def unknown(self, owner: i64) -> i64:
        """How many cards of a village the seat has not seen."""
        count: i64 = 0
        for card in self.state.villages[owner]:
            if not card & self.eye:
                count += 1
        return count

    # Sets

    def sets(self) -> vec[i64]:
        """What can sensibly be exchanged at once, a bit for each place: cards known to match, or one unknown card."""
        village = self.state.villages[self.seat]
        amulet = amulet_in(self.state, self.seat)
        by_number = vec[i64]([0] * (DOPPELGANGER + 1))
        unknown: i64 = 0
        for slot in range(i64(len(village))):
            if slot == amulet:
                continue
            if village[slot] & self.eye:
                by_number[village[slot] & NUMBER] |= bit(slot)
            elif not unknown:
                unknown = bit(slot)
        return with_doppelgangers(by_number, unknown)

    def worth(self, set: i64) -> float:
        """What a set of one's own cards costs."""
        sum: float = 0.0
        for slot in range(i64(len(self.state.villages[self.seat]))):
            if set >> slot & 1:
                sum += self.expected(self.seat, slot)
        return sum

    def dearest(self) -> float:
        """The most that one exchange can rid the seat of."""
        most: float = 0.0
        for set in self.sets():
            most = max(most, self.worth(set))
        return most

    # The census

    def success(self, caller: i64) -> float:
        """How likely a call succeeds, with as many last turns as others still have after it."""
        own, spread = self.sums[caller], self.variances[caller] + AFTER_CALL * AFTER_CALL
        likely: float = 1.0
        for other in range(self.state.seats):
            if other != caller:
                lead = self.sums[other] - own + 0.5
                if has_turn_left(self.state, caller, other):
                    lead -= LAST_TURN
                likely *= logistic(lead / (0.55 * math.sqrt(spread + self.variances[other])))
        return likely

    def least_of_others(self) -> float:
        """What the lowest village of all others costs."""
        least: float = 99.0
        for other in range(self.state.seats):
            if other != self.seat:
                least = min(least, self.sums[other])
        return least


def kept_share(state: Silver) -> float:
    """What a face-down card has that its owner has seen and kept, as a share of what an unseen one has.

    The more turns a round has had, the lower are the cards that people keep; so it was in games of bots.
    """
    laps = float(max(DECK - 1 - state.deck, i64(0))) / float(state.seats)
    return 0.28 + 0.72 / (1.0 + 0.65 * laps)


def with_doppelgangers(by_number: vec[i64], unknown: i64) -> vec[i64]:
    """The sets of each number with and without the Doppelgangers, which match anything, even what nobody knows."""
    wild = by_number[DOPPELGANGER]
    sets = vec[i64](capacity=8)
    for number in range(DOPPELGANGER):
        if by_number[number]:
            sets = append(sets, by_number[number])
            if wild:
                sets = append(sets, by_number[number] | wild)
    if unknown:
        sets = append(sets, unknown)
    if wild:
        sets = append(sets, wild | unknown)
    return sets


def has_turn_left(state: Silver, caller: i64, seat: i64) -> bool:
    """Whether a seat plays once more after a call, that of now or one that was made before."""
    if state.caller == NOBODY or state.mover == NOBODY:
        return True
    return (seat - caller) % state.seats >= (state.mover - caller) % state.seats


def seen_by_owner(state: Silver, owner: i64) -> i64:
    """How many cards of its village a seat has seen."""
    count: i64 = 0
    for card in state.villages[owner]:
        if card & (UP | SEEN << owner):
            count += 1
    return count


def can_call(state: Silver, seat: i64) -> bool:
    """Whether a seat may call when its turn comes."""
    return state.caller == NOBODY and len(state.villages[seat]) <= CALL_AT_MOST


def logistic(number: float) -> float:
    """From 0 to 1; a half at 0."""
    if number < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-number))


def take_for_average(state: Silver, owner: i64, slot: i64, sight: Sight) -> None:
    """A card that the seat has not seen becomes an ordinary one, which matches none of the seat's own.

    A guess has dealt it some face: to plan with that face would be to plan with luck.
    """
    village = state.villages[owner]
    own = state.villages[sight.seat]
    best, off = village[slot] & NUMBER, 99.0
    for number in range(i64(len(state.left))):
        if state.left[number] and abs(float(number) - sight.mean) < off and not among(own, number, sight.eye):
            best, off = number, abs(float(number) - sight.mean)
    swap_face(state, owner, slot, best)


def make_likelier(state: Silver, seat: i64, source: Fast) -> None:
    """Cards that others have seen and kept become as low as such cards are, by the lowest of several draws."""
    draws = 2.0 / kept_share(state) - 1.0
    for owner in range(state.seats):
        if owner != seat:
            village = state.villages[owner]
            for slot in range(i64(len(village))):
                card = village[slot]
                if card & SEEN << owner and not card & (UP | SEEN << seat):
                    lower(state, owner, slot, draws, source)


def lower(state: Silver, owner: i64, slot: i64, draws: float, source: Fast) -> None:
    """A card changes places with one that lies nowhere, if that is lower; so many times less one."""
    more = draws - 1.0
    while more > 0.0:
        if (more >= 1.0 or float(source.below(1000)) < 1000.0 * more) and total(state.left) > 0:
            number = outcome_at(state.left, source.below(total(state.left)))
            old = state.villages[owner][slot] & NUMBER
            if number < old:
                swap_face(state, owner, slot, number)
        more -= 1.0


def swap_face(state: Silver, owner: i64, slot: i64, number: i64) -> None:
    """A card gets the face of one that lies nowhere, and that one its face."""
    card = state.villages[owner][slot]
    old = card & NUMBER
    state.left = with_number(state.left, old, state.left[old] + 1)
    state.left = with_number(state.left, number, state.left[number] - 1)
    put(state, owner, slot, card & ~NUMBER | number)


def among(cards: vec[i64], number: i64, eye: i64) -> bool:
    """Whether a card of a number is among those that an eye has seen."""
    return any(card & eye and card & NUMBER == number for card in cards)
