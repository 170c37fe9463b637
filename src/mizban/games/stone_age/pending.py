"""What is still to be done in a position: how it is written, and how a lone question is filled up to a whole round."""

from __future__ import annotations

from typing import Any, Final

from mizban.core.script import SEAT, Name, Script, Whole
from mizban.core.state import Ask, Step
from mizban.games.stone_age.data import FIGURES_MOST, FIRST_SPACE, FIRST_STACK, PLACES, RESOURCES, YIELDS
from mizban.games.stone_age.forms import Dice, Faces, Pieces, Row, Stack, Tool
from mizban.games.stone_age.rules import in_order, is_stranded, occupied_by, there
from mizban.games.stone_age.state import NOTHING, StoneAge
from mizban.games.stone_age.steps import STEPS
from mizban.games.stone_age.steps.actions import Acting, Resolve
from mizban.games.stone_age.steps.cards import TakeDie
from mizban.games.stone_age.steps.feeding import Feed, Hunger, PayFood
from mizban.games.stone_age.steps.free import Free, Question
from mizban.games.stone_age.steps.home import GoHome
from mizban.games.stone_age.steps.placing import HowMany, PlaceAt, Placing
from mizban.games.stone_age.steps.rounds import NEW_ROUND

SCRIPT: Final = Script(
    [kind for kind in STEPS if kind is not Free],  # which is never pending
    {
        "seat": SEAT,
        "place": Name(PLACES),
        "kind": Name(RESOURCES),
        "what": Name(YIELDS),
        "dice": Whole(1, FIGURES_MOST),
        "rolled": Dice(),
        "added": Row(),
        "last": Tool(),
        "space": Name(PLACES[FIRST_SPACE:FIRST_STACK]),
        "stack": Stack(),
        "paid": Pieces(),
        "faces": Faces(),
    },
)


def read_pending(state: StoneAge, data: object) -> None:
    """What is still to be done; a question that nothing follows is followed by the rest of its round."""
    SCRIPT.fill(state, data)
    if state.todo and isinstance(state.todo[0], (Question, HowMany)):
        state.todo = [*rest_after(state, state.todo[0])[::-1], *state.todo]


def rest_after(state: StoneAge, ask: Ask) -> list[Step]:
    """What follows a question in its round."""
    if isinstance(ask, (PlaceAt, HowMany)):
        return [Placing((ask.seat + 1) % state.seats), *rest_of_round(state, Acting, state.start)]
    if isinstance(ask, (Hunger, PayFood)):
        return rest_of_round(state, Feed, ask.seat)[1:]
    seat = ask.buyer(state.seats) if isinstance(ask, TakeDie) else ask.seat
    return [*going_home(state, seat, ask), *rest_of_round(state, Acting, seat)]


def rest_of_round(state: StoneAge, kind: type[Step], seat: int) -> list[Step]:
    """The steps of a round from this one of a seat on."""
    order = in_order(state)
    steps: list[Step] = [*map(Acting, order), *map(Feed, order), NEW_ROUND]
    first = order.index(seat) + (state.seats if kind is Feed else 0)
    return steps[first:]


def going_home(state: StoneAge, seat: int, ask: Any) -> list[Step]:
    """The figures of the action to which a question belongs: on a space whose card is bought, or on its own place."""
    if isinstance(ask, Resolve):
        return []
    places = [place for place in occupied_by(state, seat) if is_stranded(state, place)]
    if not places and ask.place() != NOTHING and there(state, seat, ask.place()):
        places = [ask.place()]
    return [GoHome(seat, place) for place in places[:1]]
