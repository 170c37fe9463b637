"""What is still to be done in a position: read, filled up to a whole round, and checked against the table."""

from __future__ import annotations

from typing import Any, Final

from mizban.core.errors import BadPosition
from mizban.core.state import Ask, Step
from mizban.core.steps import Reader, written
from mizban.games.stone_age.data import (
    FACES,
    FIGURES_MOST,
    FIRST_SPACE,
    FOOD,
    KINDS,
    ONCE,
    PLACES,
    SPACES,
    TOOL_MOST,
    TOOLS,
)
from mizban.games.stone_age.rules import crowd, in_order, is_open, there
from mizban.games.stone_age.state import NOTHING, StoneAge
from mizban.games.stone_age.steps import STEPS
from mizban.games.stone_age.steps.actions import Acting, GoHome, Resolve
from mizban.games.stone_age.steps.buildings import ShowTile
from mizban.games.stone_age.steps.cards import TakeDie
from mizban.games.stone_age.steps.feeding import Feed, Hunger, PayFood
from mizban.games.stone_age.steps.free import Question, TakeSecond, TakeTwo
from mizban.games.stone_age.steps.placing import HowMany, PlaceAt, Placing
from mizban.games.stone_age.steps.rounds import NEW_ROUND, FinalScoring, FirstPlayer, NewRound, Round, ShowCard

OF_ROUND: Final = (Placing, Acting, Feed, NewRound, Round, FinalScoring)  # all others are parts of a turn
TURNING_UP: Final = (FirstPlayer, ShowCard, ShowTile)
OF_PLACING: Final = (PlaceAt, HowMany)
OF_FEEDING: Final = (Hunger, PayFood)
OF_TWO: Final = (TakeTwo, TakeSecond)
OF_OTHERS: Final = (TakeDie, ShowTile, *OF_TWO)  # in an action of one seat another may be asked these


def reader_for(seats: int) -> Reader:
    """Reads the steps of a game with so many seats."""
    limits = {
        "seat": (0, seats - 1),
        "place": (0, len(PLACES) - 1),
        "kind": (0, KINDS - 1),
        "what": (0, FOOD),
        "dice": (1, FIGURES_MOST),
        "rolled": (0, (1 << 3 * FIGURES_MOST) - 1),
        "added": (0, (1 << 3 * (TOOLS + ONCE)) - 1),
        "last": (0, TOOL_MOST + ONCE),
        "space": (0, SPACES - 1),
        "stack": (0, seats - 1),
        "paid": (0, (1 << 4 * KINDS) - 1),
        "faces": (0, (1 << 3 * FACES + 3) - 1),
    }
    return Reader(STEPS, limits)


READERS: Final = {seats: reader_for(seats) for seats in (2, 3, 4)}


def read_pending(state: StoneAge, data: object) -> None:
    """What is still to be done; a lone question is followed by the rest of its round."""
    READERS[state.seats].fill(state, data)
    if len(state.todo) == 1 and isinstance(state.todo[0], Ask):
        ask = state.todo[0]
        state.todo = [*rest_after(state, ask)[::-1], ask]
    check_stranded(state)
    if state.lanes or not is_moment(state) or not all(step.fits(state) for step in state.todo):
        raise BadPosition("pending is no moment of this game, or does not fit what lies on the table")


def check_stranded(state: StoneAge) -> None:
    """Where the card or tile is gone, a figure must be about to go home."""
    going = [step.place for step in state.todo if isinstance(step, GoHome) and there(state, step.seat, step.place)]
    for place in range(FIRST_SPACE, len(PLACES)):
        if crowd(state, place) and not is_open(state, place) and place not in going:
            raise BadPosition(f"placed.{PLACES[place]} must be empty: nothing lies there")


# The rest of a round


def rest_of_round(state: StoneAge, kind: type[Step], seat: int) -> list[Step]:
    """The steps of a round from this one of a seat on."""
    order = in_order(state)
    steps: list[Step] = [*map(Acting, order), *map(Feed, order), NEW_ROUND]
    first = order.index(seat) + (state.seats if kind is Feed else 0)
    return steps[first:]


def rest_after(state: StoneAge, ask: Ask) -> list[Step]:
    """What follows a question in its round."""
    if type(ask) in OF_PLACING:
        return [Placing((ask.seat + 1) % state.seats), *rest_of_round(state, Acting, state.start)]
    if type(ask) in OF_FEEDING:
        return rest_of_round(state, Feed, ask.seat)[1:]
    place = ask.place() if isinstance(ask, Question) else NOTHING
    stands = place != NOTHING and there(state, ask.seat, place)
    home = [GoHome(ask.seat, place)] if stands else []
    return [*home, *rest_of_round(state, Acting, ask.seat)]


# Which steps can follow each other


def is_moment(state: StoneAge) -> bool:
    """Whether the steps can follow each other so: what is under way, then the rest of a round or of the set-up."""
    steps: list[Any] = state.todo[::-1]
    size = 0
    while size < len(steps) and type(steps[size]) not in OF_ROUND:
        size += 1
    head, rest = steps[:size], steps[size:]
    if not rest or type(rest[0]) in (Round, FinalScoring):
        return len(rest) <= 1 and is_turning_up(head, rest)
    return is_rest(state, rest) and is_under_way(head, rest[0])


def is_turning_up(head: list[Any], rest: list[Any]) -> bool:
    """Only before a round cards and tiles are turned up, each once."""
    draws = [written(step) for step in head if type(step) in TURNING_UP]
    once = all(draws.count(each) == 1 for each in draws) and len(draws) == len(head)
    return once and (not head or [type(step) for step in rest] == [Round])


def is_rest(state: StoneAge, rest: list[Any]) -> bool:
    """Whether these are the last steps of a round."""
    whole = [written(step) for step in rest_of_round(state, Acting, state.start)]
    steps = [written(step) for step in (rest[1:] if type(rest[0]) is Placing else rest)]
    return len(steps) > 0 and steps == whole[len(whole) - len(steps) :]


def is_under_way(head: list[Any], then: Any) -> bool:
    """Whether these steps of a turn can come before this step of the round: at most one, and figures going home."""
    if len(head) > 1 and type(head[0]) in OF_TWO:
        if not is_interrupted(head[1], head[0].seat):
            return False
        head = head[1:]
    if head and type(head[0]) in OF_PLACING:
        return len(head) == 1 and type(then) is Placing
    if head and type(head[0]) in OF_FEEDING:
        return len(head) == 1 and type(then) in (Feed, NewRound)
    return not head or (type(then) is Acting and is_acting(head, then.seat))


def is_interrupted(step: Step, seat: int) -> bool:
    """Whether a seat can have used the two-resources card when it was asked this."""
    return isinstance(step, Question) and step.seat == seat and step.is_fresh()


def is_acting(head: list[Any], seat: int) -> bool:
    """Whether these are steps of one action of a seat; only a die for everyone is taken by others."""
    home = [step for step in head if type(step) is GoHome]
    main = [step for step in head if type(step) is not GoHome]
    if len(main) > 1 or len(home) > 1 or head[-1] not in (home or head):
        return False
    if home and any(type(step) in (Resolve, FirstPlayer, ShowCard) for step in main):
        return False
    return all(step.seat == seat for step in head if type(step) not in OF_OTHERS)
