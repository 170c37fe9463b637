"""The table as programs see it: who has how much of what, when scoring rounds come, and what they may pay."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.state import Step
from mizban.games.alhambra.data import (
    BUILDINGS,
    DISPLAY,
    MONEY,
    PILES,
    POINTS,
    PRICE,
    ROUNDS,
    SLOTS,
    TYPE,
    TYPES,
    VALUES,
    WALLS,
)
from mizban.games.alhambra.ground import WALLINGS
from mizban.games.alhambra.rules import NO_TILE, holds_scoring_card
from mizban.games.alhambra.state import BAG, BUILT, HELD, IMAGINARY, MARKET, Alhambra, scorers
from mizban.games.alhambra.steps.placing import ChooseTile, PlaceHeld, PlaceTile
from mizban.games.alhambra.steps.turn import Act, EndOfTurn, NextTurn, Pay, Redesign, Take, Turn

KINDS: Final[i64] = 6
PLACES: Final[i64] = 3  # that are paid at most
NOBODY: Final[i64] = -1
DEAREST: Final[i64] = 13
CARDS_A_TILE: Final = 1.7  # so many cards are laid for each tile that is sold, about
MOST_LEFT: Final[i64] = 11  # tiles of a type
MOST_AHEAD: Final[i64] = 11
SPREAD: Final[i64] = 2 * MOST_AHEAD + 1
MOST_SCORERS: Final[i64] = 6

# What each place is paid, by round, type and place
PAID: Final = vec[float](
    [
        float(POINTS[number][kind][place]) if place < len(POINTS[number][kind]) else 0.0
        for number in range(ROUNDS)
        for kind in range(len(TYPES))
        for place in range(3)
    ]
)


def chances_ahead(who: int) -> list[float]:
    """By tiles still to come and by how many one is ahead: the chance to be ahead of somebody then, a tie half.

    Each of the tiles goes to any of all players.
    """
    row = [0.0] * SPREAD
    for lead in range(SPREAD):
        row[lead] = 0.5 if lead == MOST_AHEAD else 1.0 if lead > MOST_AHEAD else 0.0
    found = row[:]
    mine = 1.0 / float(who)
    for _ in range(MOST_LEFT):
        later = [0.0] * SPREAD
        for lead in range(SPREAD):
            up, down = min(lead + 1, int(SPREAD) - 1), max(lead - 1, 0)
            later[lead] = mine * row[up] + mine * row[down] + (1.0 - 2.0 * mine) * row[lead]
        row = later
        found += row
    return found


def chances_of_some(who: int) -> list[float]:
    """By tiles still to come: the chance to get at least one of them."""
    return [1.0 - (1.0 - 1.0 / float(who)) ** left for left in range(MOST_LEFT + 1)]


AHEAD: Final = vec[float]([chance for who in range(3, MOST_SCORERS + 1) for chance in chances_ahead(who)])
SOME: Final = vec[float]([chance for who in range(3, MOST_SCORERS + 1) for chance in chances_of_some(who)])
FEWEST_SCORERS: Final[i64] = 3
AHEAD_SIZE: Final[i64] = (MOST_LEFT + 1) * SPREAD
SOME_SIZE: Final[i64] = MOST_LEFT + 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Outlook:
    """All tiles and cards, counted once."""

    def __init__(self, state: Alhambra) -> None:
        self.who: Final = scorers(state.seats)
        self.mover: Final = mover_of(state)  # whose turn it is or was
        self.counts: Final = vec[i64]([0] * (KINDS * self.who))  # by type and scorer, as if all that is held were built
        self.unsold: Final = vec[i64]([0] * KINDS)  # by type: in the bag and on the market
        self.wallings: Final = vec[i64]([0] * WALLINGS)  # of tiles that are not sold
        self.prices: Final = vec[i64]([0] * (DEAREST + 1))  # of tiles that are not sold
        self.market: Final = vec[i64]([NO_TILE] * SLOTS)
        self.bag: i64 = 0
        self.held: i64 = 0
        self.offered: i64 = 0
        self.count_tiles(state)
        self.total: Final = self.bag + self.offered  # not sold
        self.left_in_bag: Final = max(self.bag - (SLOTS - self.offered), i64(0))  # when the market is filled up
        self.ends: Final = self.bag < SLOTS - self.offered  # this turn is the last
        self.turned: Final = state.turned
        self.to_come: Final = vec[float]([0.0] * ROUNDS)  # by round: the share of unsold tiles that are sold before it
        self.foresee(state)

    def count_tiles(self, state: Alhambra) -> None:
        """Where all tiles are."""
        wheres, counts, who = state.where, self.counts, self.who
        for tile in range(BUILDINGS):
            where = wheres[tile]
            kind = TYPE[tile]
            if where < HELD:
                self.unsold[kind] += 1
                self.wallings[WALLS[tile]] += 1
                self.prices[PRICE[tile]] += 1
                if where == BAG:
                    self.bag += 1
                else:
                    self.market[where - MARKET] = tile
                    self.offered += 1
            elif where >= BUILT:
                counts[kind * who + where - BUILT] += 1
            elif where == IMAGINARY:
                counts[kind * who + state.seats] += 1
            elif where == HELD:
                self.held += 1
                if self.mover >= 0:
                    counts[kind * who + self.mover] += 1

    def foresee(self, state: Alhambra) -> None:
        """When the rounds to come will be."""
        self.to_come[ROUNDS - 1] = 0.0 if self.ends else 1.0
        for number in range(self.turned, i64(ROUNDS) - 1):
            tiles = cards_until(state, number) / CARDS_A_TILE
            share = tiles / float(self.total) if self.total else 0.0
            self.to_come[number] = min(1.0, share)

    def expected(self, seat: i64, kind: i64, number: i64, more: i64) -> float:
        """What a round may pay a seat for a type, if it had so many more tiles of it."""
        left = self.to_come[number] * float(self.unsold[kind])
        few = min(i64(left), MOST_LEFT)
        points = self.paid_after(seat, kind, number, more, few)
        part = left - float(few)
        if part > 0.0 and few < MOST_LEFT:
            points += part * (self.paid_after(seat, kind, number, more, few + 1) - points)
        return points

    def paid_after(self, seat: i64, kind: i64, number: i64, more: i64, left: i64) -> float:
        """What a round may pay a seat for a type, when so many tiles of it have gone to anybody."""
        first = kind * self.who
        own = self.counts[first + seat] + more
        table = (self.who - FEWEST_SCORERS) * AHEAD_SIZE + left * SPREAD + MOST_AHEAD
        best: float = 1.0
        second: float = 0.0
        third: float = 0.0
        for other in range(self.who):
            if other != seat:
                ahead = AHEAD[table + own - self.counts[first + other]]
                behind = 1.0 - ahead
                third = third * ahead + second * behind
                second = second * ahead + best * behind
                best = best * ahead
        at = (number * KINDS + kind) * PLACES
        points = best * PAID[at] + second * PAID[at + 1] + third * PAID[at + 2]
        return points if own else points * SOME[(self.who - FEWEST_SCORERS) * SOME_SIZE + left]

    def paid_now(self, seat: i64, kind: i64, number: i64) -> i64:
        """What a round would pay a seat for a type if it came now: tied ones share the places they fill."""
        first = kind * self.who
        own = self.counts[first + seat]
        if not own:
            return 0
        better: i64 = 0
        tied: i64 = 0
        for other in range(self.who):
            if self.counts[first + other] > own:
                better += 1
            elif self.counts[first + other] == own:
                tied += 1
        sum: float = 0.0
        for place in range(better, min(better + tied, PLACES)):
            sum += PAID[(number * KINDS + kind) * PLACES + place]
        return i64(sum) // tied

    def gain(self, seat: i64, kind: i64, more: i64) -> float:
        """What one more tile of a type may bring in all rounds to come, beside so many that are sure."""
        gain: float = 0.0
        for number in range(self.turned, i64(ROUNDS)):
            gain += self.expected(seat, kind, number, more + 1) - self.expected(seat, kind, number, more)
        return gain


def mover_of(state: Alhambra) -> i64:
    """Whose turn it is, or whose turn has just been; nobody's in the set-up."""
    for i in range(i64(len(state.todo)) - 1, -1, -1):
        step: Step = state.todo[i]
        if isinstance(step, (Act, Pay, Take, Redesign, ChooseTile, PlaceTile)):
            return step.seat
        if isinstance(step, (EndOfTurn, PlaceHeld, NextTurn, Turn)):
            return step.seat
    return NOBODY


def next_seat(state: Alhambra) -> i64:
    """Who has the next turn that is not begun."""
    for i in range(i64(len(state.todo)) - 1, -1, -1):
        step: Step = state.todo[i]
        if isinstance(step, (Act, Take, Pay, Redesign)) and step.again == 0:  # others may not see that it is begun
            return step.seat
        if isinstance(step, Turn):
            return step.seat
        if isinstance(step, (EndOfTurn, NextTurn)):
            return (step.seat + 1) % state.seats
    return state.start


def cards_until(state: Alhambra, number: i64) -> float:
    """How many cards are laid, on average, before the scoring card of a round, counted from 0, turns up."""
    pile = i64(len(state.piles)) - (PILES - 1 - 2 * number)  # the second of five, and the fourth
    if pile < 0:
        return 0.0
    cards: float = 0.0
    for i in range(pile):
        cards += float(state.piles[i])
    return cards + 0.5 * float(state.piles[pile]) if pile < len(state.piles) else cards


def chance_of_round(state: Alhambra) -> float:
    """How likely a scoring card turns up when the display is filled up."""
    gaps = DISPLAY - i64(len(state.display))
    if not gaps or len(state.piles) == 0:
        return 0.0
    if holds_scoring_card(state):
        return min(1.0, float(gaps) / float(state.piles[0] + 1))
    if state.turned < 2 and gaps > state.piles[0] and len(state.piles) > 1 and len(state.piles) % 2 == 1:
        return min(1.0, float(gaps - state.piles[0]) / float(state.piles[1] + 1))
    return 0.0


# Money


def sums_of(state: Alhambra, seat: i64, currency: i64) -> i64:
    """Which totals of up to 13 cards of a currency can make, a bit for each."""
    first = seat * MONEY + currency * VALUES
    sums: i64 = 1
    for value in range(VALUES):
        for _card in range(state.hands[first + value]):
            sums |= sums << (value + 1)
        sums &= ALL_SUMS
    return sums


ALL_SUMS: Final[i64] = (1 << 14) - 1
