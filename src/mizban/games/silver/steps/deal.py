"""The set-up of a round: shuffle, deal, the first looks; and the way from round to round."""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.state import Ask, Chance, Step
from mizban.core.words import Word
from mizban.games.silver.cards import NUMBER
from mizban.games.silver.data import COPIES, DECK, VILLAGE
from mizban.games.silver.rules import add_card, take_undrawn
from mizban.games.silver.scoring import is_game_over
from mizban.games.silver.state import NOBODY, NOTHING, Silver
from mizban.games.silver.steps.ending import EndRound
from mizban.games.silver.steps.exchange import DRAW_CARD, no_top, take_top
from mizban.games.silver.steps.free import look
from mizban.games.silver.steps.telling import show
from mizban.games.silver.steps.turn import Turn


def setup(seats: int, options: dict[str, str]) -> Silver:
    """A new game; chance says who begins."""
    state = table_of(seats, options)
    state.plan([ChooseStart(), Round()])
    return state


def table_of(seats: int, options: dict[str, str]) -> Silver:
    """An empty table with its options."""
    return Silver(
        seats,
        options["mode"] == "points100",
        options["memory_aid"] == "on",
        options["amulet_placement"] == "any_holder",
        options["amulet_tie"] == "holder",
        options["direction"] == "same",
    )


class ChooseStart(Chance):
    """Who begins the first round?"""

    def weights(self, state: Silver) -> vec[i64]:
        return vec[i64]([1] * state.seats)

    def run(self, state: Silver, answer: i64) -> None:
        state.start = answer


class Round(Step):
    """Shuffle and deal, look at two cards, play, count; then the next round, unless the game is over."""

    def run(self, state: Silver, answer: i64) -> None:
        if state.holder != NOBODY:
            state.start = state.holder
        shuffle(state)
        state.say("round", state.round, state.start)
        deals: list[Step] = [Deal(seat) for seat in range(state.seats) for _ in range(VILLAGE)]
        state.plan([*deals, DRAW_CARD, FirstDiscard(), FirstLooks(), Turn(state.start), EndRound(), NextRound()])


def shuffle(state: Silver) -> None:
    """All cards together again."""
    state.round += 1
    state.villages = vec[vec[i64]]([vec[i64]() for _ in range(state.seats)])
    state.left = COPIES
    state.top = vec[i64]()
    state.discard = vec[i64]()
    state.display = vec[i64]()
    state.hand = vec[i64]()
    state.deck = DECK
    state.guard_moves = 0
    state.caller = NOBODY
    state.idle = 0
    state.amulet = NOTHING


@mypyc_attr(acyclic=True)
class Deal(Chance):
    """A face-down card for a village; nobody has seen it."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def weights(self, state: Silver) -> vec[i64]:
        return state.left

    def run(self, state: Silver, answer: i64) -> None:
        take_undrawn(state, answer)
        add_card(state, self.seat, answer)


class FirstDiscard(Step):
    """The top card of the deck begins the discard pile; its power does nothing."""

    def run(self, state: Silver, answer: i64) -> None:
        number = take_top(state) & NUMBER
        state.discard = append(state.discard, number)
        show(state, "first_discard", 1, number)

    def fault(self, state: Silver) -> Optional[Word]:
        return no_top(state, self)


class FirstLooks(Step):
    """All look at two of their own cards, at the same time."""

    def run(self, state: Silver, answer: i64) -> None:
        state.together([FirstLook(seat, NOTHING) for seat in range(state.seats)])


@mypyc_attr(acyclic=True)
class FirstLook(Ask):
    """Which of your cards do you look at? Exactly two."""

    answers: ClassVar[int] = VILLAGE
    public: ClassVar[bool] = True

    def __init__(self, seat: i64, first: i64) -> None:
        super().__init__(seat)
        self.first: Final = first

    def opens(self) -> bool:
        return True

    def options(self, state: Silver) -> vec[i64]:
        return vec[i64]([slot for slot in range(VILLAGE) if slot != self.first])

    def run(self, state: Silver, answer: i64) -> None:
        look(state, self.seat, self.seat, answer)
        if self.first == NOTHING:
            state.then(FirstLook(self.seat, answer))

    def fault(self, state: Silver) -> Optional[Word]:
        return None if state.lanes else Word("fault-look-alone")


class NextRound(Step):
    """The next round, unless the game is over."""

    def run(self, state: Silver, answer: i64) -> None:
        if not is_game_over(state):
            state.then(Round())
