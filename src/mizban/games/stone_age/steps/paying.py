"""Paying in resources, one piece at a time; nothing changes hands before the last one."""

from __future__ import annotations

from typing import Final, Optional

from librt.vecs import append, vec
from mypy_extensions import i64

from mizban.core.words import Word
from mizban.games.stone_age.data import KINDS
from mizban.games.stone_age.payments import has_pieces, pieces_for, pieces_in, pieces_of, with_piece
from mizban.games.stone_age.state import StoneAge
from mizban.games.stone_age.steps.free import Question

LEAVE: Final[i64] = 0  # the answer by which nothing is paid
PAY: Final[i64] = 1  # the answer by which a payment is begun
ENOUGH: Final[i64] = KINDS  # the answer by which a payment that may be longer ends


def leave_or_pay(can_pay: bool) -> vec[i64]:
    """The answers to an offer: to pay only where one can."""
    return vec[i64]([LEAVE, PAY]) if can_pay else vec[i64]([LEAVE])


class Pay(Question):
    """Which piece next? In the order of their kinds, so that nobody counts one payment twice."""

    def __init__(self, seat: i64, paid: i64) -> None:
        super().__init__(seat)
        self.paid: Final = paid  # chosen so far

    def size(self) -> i64:
        return KINDS + 1

    def is_fresh(self) -> bool:
        return self.paid == 0

    def own_options(self, state: StoneAge) -> vec[i64]:
        options = pieces_for(state, self.seat, self.paid, self.least(state), self.kinds(state))
        if pieces_in(self.paid) >= self.least(state):
            options = append(options, ENOUGH)
        return options

    def choose(self, state: StoneAge, answer: i64) -> None:
        paid = self.paid if answer == ENOUGH else with_piece(self.paid, answer)
        if answer == ENOUGH or pieces_in(paid) == self.most(state):
            self.buy(state, paid)
        else:
            state.then(self.on(paid))

    def so_far(self, state: StoneAge) -> list[int]:
        return [PAY, *pieces_of(self.paid)]

    def fault(self, state: StoneAge) -> Optional[Word]:
        if not has_pieces(state, self.seat, self.paid):
            return Word("fault-lacks", {"seat": self.seat})
        if pieces_in(self.paid) >= self.most(state):
            return Word("fault-paid-all")
        return None if len(self.own_options(state)) > 0 else Word("fault-unpayable", {"seat": self.seat})

    def least(self, state: StoneAge) -> i64:
        """How many pieces there must be."""
        raise NotImplementedError

    def most(self, state: StoneAge) -> i64:
        """How many pieces there may be."""
        raise NotImplementedError

    def kinds(self, state: StoneAge) -> i64:
        """Of exactly how many kinds; 0 for any."""
        raise NotImplementedError

    def on(self, paid: i64) -> Question:
        """The question after one more piece."""
        raise NotImplementedError

    def buy(self, state: StoneAge, paid: i64) -> None:
        """What the whole payment buys."""
        raise NotImplementedError
