"""A turn: one main action, free actions around it, and what comes at its end."""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.packed import span
from mizban.core.state import Step
from mizban.core.words import Word
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
from mizban.games.silver.rules import can_exchange, free_answers, has_done, may_call, rest_all, squires, up_in
from mizban.games.silver.state import Silver
from mizban.games.silver.steps.exchange import Hold, draw_for, no_top, take_top
from mizban.games.silver.steps.free import Question
from mizban.games.silver.steps.powers import IntoHand
from mizban.games.silver.steps.telling import show, tell_taken

DRAW: Final[i64] = 0
TAKE: Final[i64] = 1
CALL: Final[i64] = 2
SHOWN: Final[i64] = 3  # and the place in the display
NOT_IDLE: Final[i64] = -1  # the turn in which somebody draws or calls does not count
MOST_DRAWN: Final[i64] = 5  # one, and one for each of four Rascals


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Step):
    """One main action; then the turn ends, if nothing free is left to do."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: Silver, answer: i64) -> None:
        state.mover = self.seat
        state.plan([Act(self.seat, 1), AfterMain(self.seat), EndOfTurn(self.seat)])


@mypyc_attr(acyclic=True, free_list_len=1)
class Act(Question):
    """Draw from the deck, take from the discard pile or the display, or call the census?"""

    answers: ClassVar[int] = SHOWN + SQUIRES

    def __init__(self, seat: i64, fresh: i64) -> None:
        super().__init__(seat)
        self.fresh: Final = fresh  # 1: nothing was done yet this turn, so a call is possible

    def opens(self) -> bool:
        return True

    def size(self) -> i64:
        return SHOWN + SQUIRES

    def own_options(self, state: Silver) -> vec[i64]:
        options = vec[i64](capacity=SHOWN + SQUIRES)
        if state.deck:
            options = append(options, DRAW)
        if len(state.discard) > 0 and can_exchange(state, self.seat):
            options = append(options, TAKE)
        if self.fresh and may_call(state, self.seat, CALL_AT_MOST):
            options = append(options, CALL)
        for place in range(len(state.display)):
            options = append(options, SHOWN + place)
        return options

    def choose(self, state: Silver, answer: i64) -> None:
        if answer == CALL:
            call(state, self.seat)
        elif answer == TAKE:
            take_discard(state, self.seat)
        elif answer == DRAW:
            state.idle = NOT_IDLE
            draw(state, self.seat)
        else:
            take_shown(state, self.seat, answer - SHOWN)

    def again(self) -> Step:
        return Act(self.seat, 0)

    def fault(self, state: Silver) -> Optional[Word]:
        if not state.deck and len(state.display) == 0:
            return Word("fault-nothing-to-draw")
        return Word("fault-fresh") if self.fresh and has_done(state, self.seat) else None


def draw(state: Silver, seat: i64) -> None:
    """The top card of the deck comes into the hand; more may follow."""
    state.then(MoreCards(seat))  # after the draw
    draw_for(state, IntoHand(seat))


def call(state: Silver, seat: i64) -> None:
    """The turn ends at once; every other player has one more."""
    state.caller = seat
    state.idle = NOT_IDLE
    state.say("called", seat)
    state.drop_to(EndOfTurn)


def take_discard(state: Silver, seat: i64) -> None:
    """The top card of the discard pile must be exchanged."""
    state.discard, number = pop(state.discard)
    state.hand = vec[i64]([face_down(number, ALL)])
    show(state, "took", 2, seat, number)  # the card below shows
    state.then(Hold(seat, FROM_DISCARD))


def take_shown(state: Silver, seat: i64, place: i64) -> None:
    """A card of the display instead of one from the deck."""
    state.idle = NOT_IDLE
    state.display, number = pop(state.display, place)
    state.hand = vec[i64]([face_down(number, ALL)])
    tell_taken(state, seat, place, number)
    state.then(Hold(seat, FROM_DISPLAY))


# Rascals


@mypyc_attr(acyclic=True, free_list_len=1)
class MoreCards(Step):
    """With face-up Rascals more cards may be drawn, one for each."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: Silver, answer: i64) -> None:
        if state.deck and len(state.hand) <= up_in(state, self.seat, RASCAL):
            state.then(DrawMore(self.seat))
        else:
            state.then(ChooseDrawn(self.seat))


class DrawMore(Question):
    """Do you draw one more card?"""

    answers: ClassVar[int] = 2

    def size(self) -> i64:
        return 2

    def own_options(self, state: Silver) -> vec[i64]:
        return vec[i64]([0, 1])

    def choose(self, state: Silver, answer: i64) -> None:
        if answer:
            draw(state, self.seat)
        else:
            state.then(ChooseDrawn(self.seat))

    def fault(self, state: Silver) -> Optional[Word]:
        return None if state.deck else Word("fault-empty-deck")


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseDrawn(Step):
    """Of several cards drawn one is used."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: Silver, answer: i64) -> None:
        state.then(Hold(self.seat, FROM_DECK) if len(state.hand) == 1 else Pick(self.seat))


class Pick(Question):
    """Which of the drawn cards do you use? The others go back on the deck as they lay."""

    answers: ClassVar[int] = MOST_DRAWN

    def size(self) -> i64:
        return MOST_DRAWN

    def own_options(self, state: Silver) -> vec[i64]:
        return span(0, len(state.hand))

    def choose(self, state: Silver, answer: i64) -> None:
        # Whoever knew one of these cards cannot tell any longer which of them it is.
        drawn = vec[i64]([face_down(card & NUMBER, 1 << self.seat) for card in state.hand])
        rest, used = pop(drawn, answer)
        state.say("returned", self.seat, len(rest))
        state.deck += len(rest)
        while len(rest) > 0:
            rest, card = pop(rest)
            state.top = append(state.top, card)
        state.hand = vec[i64]([used])
        state.then(Hold(self.seat, FROM_DECK))

    def fault(self, state: Silver) -> Optional[Word]:
        return None if len(state.hand) > 1 else Word("fault-pick")


# The end of a turn


@mypyc_attr(acyclic=True, free_list_len=1)
class AfterMain(Step):
    """The turn ends by itself if no free action is possible."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: Silver, answer: i64) -> None:
        if len(free_answers(state, self.seat, True)) > 0:
            state.then(Finish(self.seat))


class Finish(Question):
    """Is your turn over?"""

    answers: ClassVar[int] = 1

    def size(self) -> i64:
        return 1

    def own_options(self, state: Silver) -> vec[i64]:
        return vec[i64]([0])

    def choose(self, state: Silver, answer: i64) -> None:
        pass

    def again(self) -> Step:
        return AfterMain(self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class EndOfTurn(Step):
    """The display is filled up; then the next player's turn, or the end of the round."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: Silver, answer: i64) -> None:
        rest_all(state, self.seat)
        state.idle += 1
        state.then(NextTurn(self.seat))  # after the display is filled up
        state.then(REFILL)


class Refill(Step):
    """As many cards in the display as there are face-up Squires, as far as the deck lasts."""

    def run(self, state: Silver, answer: i64) -> None:
        if state.deck and len(state.display) < squires(state):
            state.then(REFILL)  # after the next card
            draw_for(state, SHOW_CARD)


class ShowCard(Step):
    """The top card of the deck is laid open in the display."""

    def run(self, state: Silver, answer: i64) -> None:
        number = take_top(state) & NUMBER
        state.display = append(state.display, number)
        show(state, "displayed", 1, number)

    def fault(self, state: Silver) -> Optional[Word]:
        return no_top(state, self) if len(state.display) < squires(state) else Word("fault-display")


REFILL: Final = Refill()
SHOW_CARD: Final = ShowCard()


@mypyc_attr(acyclic=True, free_list_len=1)
class NextTurn(Step):
    """The round ends before the caller's next turn, or when deck and display are empty."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: Silver, answer: i64) -> None:
        following = (self.seat + 1) % state.seats
        if state.caller == following:
            state.say("census", following)
        elif is_exhausted(state):
            state.say("deck_empty")
        else:
            state.then(Turn(following))


def is_exhausted(state: Silver) -> bool:
    """Nothing is left to draw, or nobody has drawn or called for laps."""
    return (not state.deck and len(state.display) == 0) or state.idle >= IDLE_LAPS * state.seats
