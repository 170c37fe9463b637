"""Phase 2: each player in turn carries out all actions."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.state import Step
from mizban.games.stone_age.data import (
    FIELD,
    FIRST_SPACE,
    FIRST_STACK,
    FOOD,
    FOREST,
    HUNTING_GROUND,
    HUT,
    PLACES,
    SEATS,
    TOOL_MAKER,
)
from mizban.games.stone_age.payments import could_pay_any, could_pay_tile
from mizban.games.stone_age.rules import more_figures, occupied_by, there
from mizban.games.stone_age.state import StoneAge
from mizban.games.stone_age.steps.buildings import OfferTile
from mizban.games.stone_age.steps.cards import OfferCard, new_field, new_tool
from mizban.games.stone_age.steps.dice import Roll
from mizban.games.stone_age.steps.free import Question


class Acting(Step):
    """A player goes on until all figures are home."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def run(self, state: StoneAge, answer: i64) -> None:
        if occupied_by(state, self.seat):
            state.plan([Resolve(self.seat), self])


class Resolve(Question):
    """Which place next? Any on which one has figures; none may be left out."""

    answers: ClassVar[int] = len(PLACES)

    def size(self) -> int:
        return len(PLACES)

    def own_options(self, state: StoneAge) -> vec[i64]:
        return vec[i64](occupied_by(state, self.seat))

    def choose(self, state: StoneAge, answer: i64) -> None:
        if answer == TOOL_MAKER:
            new_tool(state, self.seat)
        elif answer == HUT:
            new_figure(state, self.seat)
        elif answer == FIELD:
            new_field(state, self.seat)
        state.plan([*action_at(state, self.seat, answer), GoHome(self.seat, answer)])

    def fits(self, state: StoneAge) -> bool:
        return len(occupied_by(state, self.seat)) > 0


def new_figure(state: StoneAge, seat: int) -> None:
    """One figure more, if there are not ten."""
    if more_figures(state, seat):
        state.tell("figure", [seat, state.figures[seat]])
    else:
        state.tell("no_figure", [seat])


def action_at(state: StoneAge, seat: int, place: int) -> list[Step]:
    """What is rolled or offered on a place; a card or tile that cannot be paid is left at once."""
    if place == HUNTING_GROUND:
        return [Roll(seat, FOOD, there(state, seat, place), 0)]
    if place >= FIRST_STACK:
        stack = place - FIRST_STACK
        if could_pay_tile(state, seat, state.top[stack]):
            return [OfferTile(seat, stack)]
        state.tell("tile_left", [seat, state.top[stack]])
    elif place >= FIRST_SPACE:
        space = place - FIRST_SPACE
        if could_pay_any(state, seat, space + 1):
            return [OfferCard(seat, space)]
        state.tell("card_left", [seat, state.display[space]])
    elif place >= FOREST:
        return [Roll(seat, place - FOREST, there(state, seat, place), 0)]
    return []


class GoHome(Step):
    """The figures on a place go home."""

    def __init__(self, seat: i64, place: i64) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def run(self, state: StoneAge, answer: i64) -> None:
        state.placed[self.place * SEATS + self.seat] = 0
