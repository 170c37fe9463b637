"""What a seat cannot know, dealt at random: hidden pieces within what is known of each holder, hidden winter tiles."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mizban.core.packed import bit, members, size, total
from mizban.core.source import Fast, outcome_at
from mizban.games.keyflower.data import FIRST_SKILL, KINDS, PER_SEASON
from mizban.games.keyflower.knowledge import aside_of, stock_of
from mizban.games.keyflower.state import Keyflower


def hidden_from(state: Keyflower, eye: i64) -> vec[i64]:
    """The holders of whose pieces a seat knows the number only; the stock, which gets what is left, comes last."""
    holders = vec[i64]()
    for seat in range(state.seats):
        if seat != eye:
            holders = append(holders, seat)
    holders = append(holders, aside_of(state))
    return append(holders, stock_of(state))


def redeal_pieces(state: Keyflower, holders: vec[i64], chance: Fast) -> None:
    """Deal the pieces of these holders anew, first the workers, then the skill tokens."""
    Deal(state.held, state.least, state.most, holders, 0, FIRST_SKILL).run(chance)
    Deal(state.held, state.least, state.most, holders, FIRST_SKILL, KINDS).run(chance)


class Deal:
    """Pieces of a range of kinds; each holder gets as many as it had, between least and most of each kind."""

    def __init__(
        self, held: vec[i64], least: vec[i64], most: vec[i64], holders: vec[i64], first: i64, end: i64
    ) -> None:
        self.held: Final = held  # by holder and kind, as the next two
        self.least: Final = least
        self.most: Final = most
        self.holders: Final = holders
        self.first: Final = first
        self.end: Final = end
        self.left = vec[i64]([0] * KINDS)  # by kind: pieces that have no holder yet
        self.missing = vec[i64]([0] * len(holders))  # by holder, in their order: pieces that it still gets
        self.tried: i64 = 0  # a bit for each kind, while a piece is sought for a holder
        for i in range(len(holders)):
            self.collect(i)

    def collect(self, i: i64) -> None:
        """Take from a holder all that it need not have."""
        for kind in range(self.first, self.end):
            at = self.holders[i] * KINDS + kind
            spare = self.held[at] - self.least[at]
            self.held[at] -= spare
            self.left[kind] += spare
            self.missing[i] += spare

    def run(self, chance: Fast) -> None:
        """Deal to one holder after the other; the last gets what is left."""
        last = i64(len(self.holders)) - 1
        for i in range(last):
            self.fill(i, chance)
        self.fill_last(self.holders[last])

    def fill(self, i: i64, chance: Fast) -> None:
        """Give a holder pieces at random until it has its number."""
        holder = self.holders[i]
        while self.missing[i] > 0:
            self.missing[i] -= 1
            free = self.free_for(holder)
            number = total(free)
            if number > 0:
                self.give(holder, outcome_at(free, chance.below(number)), 1)
            elif not self.gain_one(holder):
                return

    def free_for(self, holder: i64) -> vec[i64]:
        """By kind: the pieces left that a holder may have."""
        free = vec[i64]([0] * KINDS)
        for kind in range(self.first, self.end):
            if self.may_have(holder, kind):
                free[kind] = self.left[kind]
        return free

    def may_have(self, holder: i64, kind: i64) -> bool:
        """Whether a holder may have one more of a kind."""
        return self.held[holder * KINDS + kind] < self.most[holder * KINDS + kind]

    def give(self, holder: i64, kind: i64, number: i64) -> None:
        """Pieces that are left go to a holder."""
        self.held[holder * KINDS + kind] += number
        self.left[kind] -= number

    def fill_last(self, holder: i64) -> None:
        """All pieces that are left go to the last holder; what it may not have, it exchanges with others."""
        missing: i64 = 0
        for kind in range(self.first, self.end):
            at = holder * KINDS + kind
            fitting = min(self.left[kind], self.most[at] - self.held[at])
            self.give(holder, kind, fitting)
            missing += self.left[kind]
        while missing > 0 and self.gain_one(holder):
            missing -= 1

    def gain_one(self, holder: i64) -> bool:
        """Give a holder one piece more, by way of other holders where it must be."""
        self.tried = 0
        return self.gain(holder)

    def gain(self, holder: i64) -> bool:
        for kind in range(self.first, self.end):
            if not self.tried & bit(kind) and self.may_have(holder, kind):
                self.tried |= bit(kind)
                if self.left[kind] > 0:
                    self.give(holder, kind, 1)
                    return True
                if self.take_from_other(holder, kind):
                    return True
        return False

    def take_from_other(self, holder: i64, kind: i64) -> bool:
        """A holder takes a piece of another one, who gets something else for it."""
        for other in self.holders:
            at = other * KINDS + kind
            if other != holder and self.held[at] > self.least[at]:
                self.held[at] -= 1
                if self.gain(other):
                    self.held[holder * KINDS + kind] += 1
                    return True
                self.held[at] += 1
        return False


# Winter tiles


def redeal_winter(state: Keyflower, eye: i64, chance: Fast) -> None:
    """Hidden winter tiles are any that the seat has not seen; of those offered secretly, any choice."""
    left = bit(PER_SEASON) - 1
    if eye >= 0:
        left &= ~state.dealt[eye]
    dealt, offered = state.dealt[:], state.offered[:]
    for seat in range(state.seats):
        if seat != eye and dealt[seat]:
            dealt[seat] = drawn(left, size(dealt[seat]), chance)
            left &= ~dealt[seat]
            if offered[seat]:
                offered[seat] = some_of(dealt[seat], chance)
    state.dealt, state.offered = dealt, offered


def drawn(tiles: i64, number: i64, chance: Fast) -> i64:
    """So many of these tiles."""
    taken: i64 = 0
    while size(taken) < number:
        left = members(tiles & ~taken)
        taken |= bit(left[chance.below(len(left))])
    return taken


def some_of(tiles: i64, chance: Fast) -> i64:
    """One or more of these tiles, any choice as likely as another."""
    chosen = 1 + chance.below(bit(size(tiles)) - 1)
    among = members(tiles)
    some: i64 = 0
    for i in range(len(among)):
        if chosen >> i & 1:
            some |= bit(among[i])
    return some
