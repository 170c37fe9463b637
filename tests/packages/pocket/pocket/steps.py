"""The set-up and the rounds, in the order of the rules."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Optional

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.judging import END, Order
from mizban.core.state import EVERYONE, Ask, Chance, Step, only
from mizban.core.words import Word
from pocket.data import BIDS, CARDS, ENOUGH, HAND, NONE, ROUNDS
from pocket.rules import deck, is_four, left_of
from pocket.state import Pocket

# Set-up


def setup(seats: int, options: dict[str, str]) -> Pocket:
    """Two cards for everybody, then the rounds."""
    state = Pocket(seats)
    state.plan([*[Deal(place) for place in range(HAND * seats)], Round()])
    return state


class Draw(Chance):
    """Any card of the deck."""

    def weights(self, state: Pocket) -> vec[i64]:
        left = deck(state)
        return vec[i64]([int(card in left) for card in range(CARDS)])


class Deal(Draw):
    """A card for a place in a hand; its owner sees it."""

    def __init__(self, place: i64) -> None:
        self.place: Final = place

    def run(self, state: Pocket, answer: i64) -> None:
        seat, slot = divmod(self.place, HAND)
        state.hands[self.place] = answer
        state.tell("dealt", [seat, slot, answer // 3], [EVERYONE, EVERYONE, only(seat)], reveals=True)


# A round


class Round(Step):
    """Look, bid, act; after the last round, score."""

    def run(self, state: Pocket, answer: i64) -> None:
        state.round += 1
        if state.round > ROUNDS:
            state.plan([Score()])
            return
        state.plan([LookTogether(), BidTogether(), Reveal(), TurnOf(0), Clear(), Round(), Score()])


class Question(Ask):
    """A question to somebody who plays."""

    def fault(self, state: Pocket) -> Optional[Word]:
        return None if self.seat < state.seats else Word("fault-seat")


class LookTogether(Step):
    """All look at the same time, openly."""

    def run(self, state: Pocket, answer: i64) -> None:
        state.together([Look(seat) for seat in range(state.seats)])


class Look(Question):
    """Which card of the player on the left?"""

    answers: ClassVar[int] = HAND
    public: ClassVar[bool] = True

    def opens(self) -> bool:
        return True

    def options(self, state: Pocket) -> vec[i64]:
        return vec[i64]([0, 1])

    def run(self, state: Pocket, answer: i64) -> None:
        other = left_of(state, self.seat)
        place = HAND * other + answer
        state.knows[place] |= only(self.seat)
        who = [EVERYONE, EVERYONE, EVERYONE, only(self.seat)]
        state.tell("looked", [self.seat, other, answer, state.hands[place] // 3], who, reveals=True)


class BidTogether(Step):
    """All bid at the same time, sealed."""

    def run(self, state: Pocket, answer: i64) -> None:
        state.together([Bid(seat) for seat in range(state.seats)], sealed=True)


class Bid(Question):
    """How much?"""

    answers: ClassVar[int] = len(BIDS)
    public: ClassVar[bool] = True

    def opens(self) -> bool:
        return True

    def options(self, state: Pocket) -> vec[i64]:
        return vec[i64]([0, 1, 2])

    def run(self, state: Pocket, answer: i64) -> None:
        state.bids[self.seat] = answer
        state.tell("bid", [self.seat, answer], to=only(self.seat))


class Reveal(Step):
    """The highest bid that nobody shares earns a token."""

    def run(self, state: Pocket, answer: i64) -> None:
        alone = [bid for bid in state.bids if state.bids.count(bid) == 1]
        for seat, bid in enumerate(state.bids):
            state.tell("revealed", [seat, bid], reveals=True)
            state.tokens[seat] += int(bool(alone) and bid == max(alone))
        state.bids = [NONE] * state.seats


# A turn


class TurnOf(Step):
    """Each in turn."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: Pocket, answer: i64) -> None:
        if self.seat < state.seats:
            state.plan([Act(self.seat), Show(self.seat), TurnOf(self.seat + 1)])


class Peek(Question):
    """Free, once a round: look at the top of the deck."""

    answers: ClassVar[int] = 1


class Act(Question):
    """Keep (0) or swap a card with the top of the deck (1); peeking (2) is free."""

    answers: ClassVar[int] = 2
    public: ClassVar[bool] = True
    free: ClassVar[Optional[type[Any]]] = Peek

    def opens(self) -> bool:
        return True

    def options(self, state: Pocket) -> vec[i64]:
        return vec[i64]([0, 1] if state.peeked[self.seat] else [0, 1, 2])

    def run(self, state: Pocket, answer: i64) -> None:
        if answer == self.answers:
            state.plan([*drawing(state), See(self.seat), self])
        elif answer == 1:
            state.plan([SwapSlot(self.seat)])


def drawing(state: Pocket) -> list[Step]:
    """Draw the top card, unless it lies there already."""
    return [] if state.top else [DrawTop()]


class SwapSlot(Question):
    """Which of your cards?"""

    answers: ClassVar[int] = HAND
    public: ClassVar[bool] = True

    def options(self, state: Pocket) -> vec[i64]:
        return vec[i64]([0, 1])

    def run(self, state: Pocket, answer: i64) -> None:
        state.plan([*drawing(state), Swap(self.seat, answer)])

    def whole(self) -> Act:
        return Act(self.seat)

    def so_far(self, state: Pocket) -> list[int]:
        return [1]


class DrawTop(Draw):
    """The top card gets a place of its own."""

    def run(self, state: Pocket, answer: i64) -> None:
        state.top.append(answer)
        state.top_knows.append(0)


class See(Step):
    """The player sees the top card."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: Pocket, answer: i64) -> None:
        state.peeked[self.seat] = 1
        state.top_knows[-1] |= only(self.seat)
        state.tell("peeked", [self.seat, state.top[-1] // 3], [EVERYONE, only(self.seat)], reveals=True)

    def fault(self, state: Pocket) -> Optional[Word]:
        return None if self.seat < state.seats else Word("fault-seat")


class Swap(Step):
    """A card of the hand and the top of the deck change places; who knew a card still knows it."""

    def __init__(self, seat: i64, slot: i64) -> None:
        self.seat: Final = seat
        self.slot: Final = slot

    def run(self, state: Pocket, answer: i64) -> None:
        place = HAND * self.seat + self.slot
        state.hands[place], state.top[-1] = state.top[-1], state.hands[place]
        state.knows[place], state.top_knows[-1] = state.top_knows[-1] | only(self.seat), state.knows[place]
        who = [EVERYONE, EVERYONE, only(self.seat)]
        state.tell("swapped", [self.seat, self.slot, state.hands[place] // 3], who, reveals=True)

    def fault(self, state: Pocket) -> Optional[Word]:
        return None if self.seat < state.seats else Word("fault-seat")


class Show(Question):
    """Show a four (1, 2) for a token, or nothing (0); that one has none to show must not be told."""

    answers: ClassVar[int] = 1 + HAND

    def options(self, state: Pocket) -> vec[i64]:
        return vec[i64]([0, *[slot + 1 for slot in range(HAND) if is_four(state, self.seat, slot)]])

    def run(self, state: Pocket, answer: i64) -> None:
        if not answer:
            state.tell("passed", [self.seat])
            return
        state.knows[HAND * self.seat + answer - 1] = EVERYONE
        state.tokens[self.seat] += 1
        state.tell("shown", [self.seat, answer - 1], reveals=True)
        if state.tokens[self.seat] >= ENOUGH:
            state.tell("ended", [self.seat])
            state.drop_to(Score)


# The end of a round and of the game


class Clear(Step):
    """The drawn cards are laid open on the discard; all may peek again."""

    def run(self, state: Pocket, answer: i64) -> None:
        for card in state.top:
            state.tell("discarded", [card // 3], reveals=True)
        state.discard += state.top
        state.top, state.top_knows, state.peeked = [], [], [0] * state.seats


class Score(Step):
    """The end: everything else is forgotten."""

    def run(self, state: Pocket, answer: i64) -> None:
        state.todo.clear()


ORDER: Final[Order] = {  # each step, and what can come after it
    Deal: (Deal, Round),
    Round: (Score, END),
    LookTogether: (BidTogether,),
    Look: (END,),
    BidTogether: (Reveal,),
    Bid: (END,),
    Reveal: (TurnOf,),
    TurnOf: (Clear,),
    Peek: (),
    Act: (Show,),
    SwapSlot: (Show,),
    DrawTop: (See, Swap),
    See: (Act,),
    Swap: (Show,),
    Show: (TurnOf,),
    Clear: (Round,),
    Score: (Score, END),
}
STEPS: Final = tuple(ORDER)
