"""Phase 2: each player in turn carries out all actions."""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mizban.core.state import Step
from mizban.core.words import Word
from mizban.games.stone_age.data import (
    FIELD,
    FIRST_SPACE,
    FIRST_STACK,
    FOOD,
    FOREST,
    HUNTING_GROUND,
    HUT,
    PLACES,
    TOOL_MAKER,
)
from mizban.games.stone_age.payments import could_pay_any, could_pay_tile
from mizban.games.stone_age.rules import is_away, more_figures, occupied_by, there
from mizban.games.stone_age.state import StoneAge
from mizban.games.stone_age.steps.buildings import OfferTile
from mizban.games.stone_age.steps.cards import OfferCard, new_field, new_tool
from mizban.games.stone_age.steps.dice import Roll
from mizban.games.stone_age.steps.feeding import Feed
from mizban.games.stone_age.steps.free import Question
from mizban.games.stone_age.steps.home import GoHome
from mizban.games.stone_age.steps.neighbours import left_of, next_fault, turn_fault


class Acting(Step):
    """A player goes on until all figures are home."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: StoneAge, answer: i64) -> None:
        if is_away(state, self.seat):
            state.then(self)  # afterwards
            state.then(Resolve(self.seat))

    def fault(self, state: StoneAge) -> Optional[Word]:
        seat = left_of(state, self.seat)
        return next_fault(state, self, Feed if seat == state.start else Acting, seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class Resolve(Question):
    """Which place next? Any on which one has figures; none may be left out."""

    answers: ClassVar[int] = len(PLACES)

    def opens(self) -> bool:
        return True

    def size(self) -> i64:
        return len(PLACES)

    def own_options(self, state: StoneAge) -> vec[i64]:
        return occupied_by(state, self.seat)

    def choose(self, state: StoneAge, answer: i64) -> None:
        state.then(GoHome(self.seat, answer))  # afterwards
        act_at(state, self.seat, answer)

    def fault(self, state: StoneAge) -> Optional[Word]:
        if not is_away(state, self.seat):
            return Word("fault-all-home", {"seat": self.seat})
        return turn_fault(state, self, self.seat)


def act_at(state: StoneAge, seat: i64, place: i64) -> None:
    """What a place gives at once, or what is rolled or offered there before the figures go home."""
    if place == TOOL_MAKER:
        new_tool(state, seat)
    elif place == HUT:
        new_figure(state, seat)
    elif place == FIELD:
        new_field(state, seat)
    elif place == HUNTING_GROUND:
        state.then(Roll(seat, FOOD, there(state, seat, place), 0))
    elif place < FIRST_SPACE:
        state.then(Roll(seat, place - FOREST, there(state, seat, place), 0))
    elif place < FIRST_STACK:
        offer_card(state, seat, place - FIRST_SPACE)
    else:
        offer_tile(state, seat, place - FIRST_STACK)


def new_figure(state: StoneAge, seat: i64) -> None:
    """One figure more, if there are not ten."""
    if more_figures(state, seat):
        state.say("figure", seat, state.figures[seat])
    else:
        state.say("no_figure", seat)


def offer_card(state: StoneAge, seat: i64, space: i64) -> None:
    """A card that cannot be paid is left at once."""
    if could_pay_any(state, seat, space + 1):
        state.then(OfferCard(seat, space))
    else:
        state.say("card_left", seat, state.display[space])


def offer_tile(state: StoneAge, seat: i64, stack: i64) -> None:
    """A tile that cannot be paid is left at once."""
    if could_pay_tile(state, seat, state.top[stack]):
        state.then(OfferTile(seat, stack))
    else:
        state.say("tile_left", seat, state.top[stack])
