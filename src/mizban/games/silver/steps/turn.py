"""A turn: one main action, free actions around it, and what comes at its end."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.state import Step
from mizban.games.silver.cards import ALL, NUMBER, face_down
from mizban.games.silver.data import (
    CALL_AT_MOST,
    FROM_DECK,
    FROM_DISCARD,
    FROM_DISPLAY,
    IDLE_LAPS,
    RASCAL,
    SQUIRES,
)
from mizban.games.silver.rules import free_answers, may_call, own_free, rest_all, squires, up_in
from mizban.games.silver.state import Silver
from mizban.games.silver.steps.ending import memory
from mizban.games.silver.steps.exchange import Hold, drawing, take_top
from mizban.games.silver.steps.free import Question
from mizban.games.silver.steps.powers import IntoHand

DRAW: Final = 0
TAKE: Final = 1
CALL: Final = 2
SHOWN: Final = 3  # and the place in the display
NOT_IDLE: Final = -1  # the turn in which somebody draws or calls does not count
MOST_DRAWN: Final = 5  # one, and one for each of four Rascals


class Turn(Step):
    """One main action; then the turn ends, if nothing free is left to do."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: Silver, answer: i64) -> None:
        state.mover = self.seat
        state.plan([Act(self.seat, 1), AfterMain(self.seat), EndOfTurn(self.seat)])


class Act(Question):
    """Draw from the deck, take from the discard pile or the display, or call the census?"""

    answers: ClassVar[int] = SHOWN + SQUIRES

    def __init__(self, seat: i64, fresh: i64) -> None:
        super().__init__(seat)
        self.fresh: Final = fresh  # 1: nothing was done yet this turn, so a call is possible

    def size(self) -> int:
        return SHOWN + SQUIRES

    def own_options(self, state: Silver) -> vec[i64]:
        options: list[int] = []
        if state.deck:
            options.append(DRAW)
        if state.discard and own_free(state, self.seat):
            options.append(TAKE)
        if self.fresh and may_call(state, self.seat, CALL_AT_MOST):
            options.append(CALL)
        for place in range(len(state.display)):
            options.append(SHOWN + place)
        return vec[i64](options)

    def choose(self, state: Silver, answer: i64) -> None:
        if answer == CALL:
            call(state, self.seat)
        elif answer == TAKE:
            take_discard(state, self.seat)
        elif answer == DRAW:
            state.idle = NOT_IDLE
            state.plan([*drawing(state), IntoHand(self.seat), MoreCards(self.seat)])
        else:
            take_shown(state, self.seat, answer - SHOWN)

    def again(self) -> Step:
        return Act(self.seat, 0)


def call(state: Silver, seat: int) -> None:
    """The turn ends at once; every other player has one more."""
    state.caller = seat
    state.idle = NOT_IDLE
    state.tell("called", [seat])
    state.drop_to(EndOfTurn)


def take_discard(state: Silver, seat: int) -> None:
    """The top card of the discard pile must be exchanged."""
    number = state.discard.pop()
    state.hand = [face_down(number, ALL)]
    state.tell("took", [seat, number], reveals=True, fades=memory(state, 2))  # the card below shows
    state.plan([Hold(seat, FROM_DISCARD)])


def take_shown(state: Silver, seat: int, place: int) -> None:
    """A card of the display instead of one from the deck."""
    state.idle = NOT_IDLE
    number = state.display.pop(place)
    state.hand = [face_down(number, ALL)]
    state.tell("took_shown", [seat, number], fades=memory(state, 2))
    state.plan([Hold(seat, FROM_DISPLAY)])


# Rascals


class MoreCards(Step):
    """With face-up Rascals more cards may be drawn, one for each."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: Silver, answer: i64) -> None:
        if state.deck and len(state.hand) <= up_in(state, self.seat, RASCAL):
            state.plan([DrawMore(self.seat)])
        else:
            state.plan([ChooseDrawn(self.seat)])


class DrawMore(Question):
    """Do you draw one more card?"""

    answers: ClassVar[int] = 2

    def size(self) -> int:
        return 2

    def own_options(self, state: Silver) -> vec[i64]:
        return vec[i64]([0, 1])

    def choose(self, state: Silver, answer: i64) -> None:
        if answer:
            state.plan([*drawing(state), IntoHand(self.seat), MoreCards(self.seat)])
        else:
            state.plan([ChooseDrawn(self.seat)])


class ChooseDrawn(Step):
    """Of several cards drawn one is used."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: Silver, answer: i64) -> None:
        state.plan([Hold(self.seat, FROM_DECK)] if len(state.hand) == 1 else [Pick(self.seat)])


class Pick(Question):
    """Which of the drawn cards do you use? The others go back on the deck as they lay."""

    answers: ClassVar[int] = MOST_DRAWN

    def size(self) -> int:
        return MOST_DRAWN

    def own_options(self, state: Silver) -> vec[i64]:
        return vec[i64](list(range(len(state.hand))))

    def choose(self, state: Silver, answer: i64) -> None:
        # Whoever knew one of these cards cannot tell any longer which of them it is.
        state.hand = [face_down(card & NUMBER, 1 << self.seat) for card in state.hand]
        card = state.hand.pop(answer)
        state.tell("returned", [self.seat, len(state.hand)])
        state.deck += len(state.hand)
        while state.hand:
            state.top.append(state.hand.pop())
        state.hand = [card]
        state.plan([Hold(self.seat, FROM_DECK)])

    def fits(self, state: Silver) -> bool:
        return len(state.hand) > 1


# The end of a turn


class AfterMain(Step):
    """The turn ends by itself if no free action is possible."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: Silver, answer: i64) -> None:
        if free_answers(state, self.seat, True):
            state.plan([Finish(self.seat)])


class Finish(Question):
    """Is your turn over?"""

    answers: ClassVar[int] = 1

    def size(self) -> int:
        return 1

    def own_options(self, state: Silver) -> vec[i64]:
        return vec[i64]([0])

    def choose(self, state: Silver, answer: i64) -> None:
        pass

    def again(self) -> Step:
        return AfterMain(self.seat)


class EndOfTurn(Step):
    """The display is filled up; then the next player's turn, or the end of the round."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: Silver, answer: i64) -> None:
        rest_all(state, self.seat)
        state.idle += 1
        state.plan([Refill(), NextTurn(self.seat)])


class Refill(Step):
    """As many cards in the display as there are face-up Squires, as far as the deck lasts."""

    def run(self, state: Silver, answer: i64) -> None:
        if state.deck and len(state.display) < squires(state):
            state.plan([*drawing(state), ShowCard(), Refill()])


class ShowCard(Step):
    """The top card of the deck is laid open in the display."""

    def run(self, state: Silver, answer: i64) -> None:
        number = take_top(state) & NUMBER
        state.display.append(number)
        state.tell("displayed", [number], reveals=True, fades=memory(state, 1))


class NextTurn(Step):
    """The round ends before the caller's next turn, or when deck and display are empty."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: Silver, answer: i64) -> None:
        following = (self.seat + 1) % state.seats
        if state.caller == following:
            state.tell("census", [following])
        elif is_exhausted(state):
            state.tell("deck_empty", [])
        else:
            state.plan([Turn(following)])


def is_exhausted(state: Silver) -> bool:
    """Nothing is left to draw, or nobody has drawn or called for laps."""
    return (not state.deck and not state.display) or state.idle >= IDLE_LAPS * state.seats
