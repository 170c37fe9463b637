"""What is still to be done in a position: read, filled up to a whole round, and checked against the table."""

from __future__ import annotations

from typing import Any, Final

from mizban.core.errors import BadPosition
from mizban.core.state import Ask, Step
from mizban.core.steps import Reader, written
from mizban.games.stone_age.data import (
    CARDS,
    EXTRA,
    FACES,
    FIGURES_MOST,
    FIRST_CHOICE,
    FIRST_SPACE,
    FIRST_STACK,
    FOOD,
    FOREST,
    HUNTING_GROUND,
    KINDS,
    ONCE,
    PLACES,
    SPACES,
    TOOL_MOST,
    TOP,
)
from mizban.games.stone_age.payments import can_finish, paid_of, pieces_in
from mizban.games.stone_age.rules import (
    ALLOWED,
    crowd,
    deck_size,
    has_two_resources,
    home_of,
    in_order,
    is_open,
    place_fault,
    places_for,
    shortage_of,
    takes_any_number,
    there,
    tools_left,
)
from mizban.games.stone_age.state import NOTHING, StoneAge
from mizban.games.stone_age.steps import STEPS
from mizban.games.stone_age.steps.actions import Acting, GoHome, Resolve
from mizban.games.stone_age.steps.buildings import OfferTile, PayTile, ShowTile
from mizban.games.stone_age.steps.cards import DrawExtra, OfferCard, PayCard, RollForAll, TakeDie
from mizban.games.stone_age.steps.dice import AddTool, Roll
from mizban.games.stone_age.steps.feeding import Feed, Hunger, PayFood
from mizban.games.stone_age.steps.free import Question, TakeSecond, TakeTwo
from mizban.games.stone_age.steps.paying import Pay
from mizban.games.stone_age.steps.placing import HowMany, PlaceAt, Placing
from mizban.games.stone_age.steps.rounds import NEW_ROUND, FinalScoring, FirstPlayer, NewRound, Round, ShowCard


def reader_for(seats: int) -> Reader:
    """Reads the steps of a game with so many seats."""
    limits = {
        "seat": (0, seats - 1),
        "place": (0, len(PLACES) - 1),
        "kind": (0, KINDS - 1),
        "what": (0, FOOD),
        "dice": (1, FIGURES_MOST),
        "rolled": (0, (1 << 3 * FIGURES_MOST) - 1),
        "added": (0, 3 * TOOL_MOST + 9),
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
    if state.lanes or not is_moment(state) or not all(is_ready(state, step) for step in state.todo):
        raise BadPosition("pending is no moment of this game, or does not fit what lies on the table")


def check_stranded(state: StoneAge) -> None:
    """Where the card or tile is gone, a figure must be about to go home."""
    going = [step.place for step in state.todo if isinstance(step, GoHome) and there(state, step.seat, step.place)]
    for place in range(FIRST_SPACE, len(PLACES)):
        if crowd(state, place) and not is_open(state, place) and place not in going:
            raise BadPosition(f"placed.{PLACES[place]} must be empty: nothing lies there")


def rest_of_round(state: StoneAge, kind: type[Step[Any]], seat: int) -> list[Step[Any]]:
    """The steps of a round from this one of a seat on."""
    order = in_order(state)
    steps: list[Step[Any]] = [*map(Acting, order), *map(Feed, order), NEW_ROUND]
    first = order.index(seat) + (state.seats if kind is Feed else 0)
    return steps[first:]


def rest_after(state: StoneAge, ask: Any) -> list[Step[Any]]:
    """What follows a question in its round."""
    if isinstance(ask, (PlaceAt, HowMany)):
        return [Placing((ask.seat + 1) % state.seats), *rest_of_round(state, Acting, state.start)]
    if isinstance(ask, (Hunger, PayFood)):
        return rest_of_round(state, Feed, ask.seat)[1:]
    place = place_of(ask)
    stands = place != NOTHING and there(state, ask.seat, place)
    home = [GoHome(ask.seat, place)] if stands else []
    return [*home, *rest_of_round(state, Acting, ask.seat)]


def place_of(ask: Any) -> int:
    """The place that a question of an action belongs to, or nothing."""
    if isinstance(ask, (OfferCard, PayCard)):
        return FIRST_SPACE + int(ask.space)
    if isinstance(ask, (OfferTile, PayTile)):
        return FIRST_STACK + int(ask.stack)
    if isinstance(ask, AddTool):
        return HUNTING_GROUND if ask.what == FOOD else FOREST + int(ask.what)
    return NOTHING


def is_moment(state: StoneAge) -> bool:
    """Whether the steps can follow each other so: what is under way, then the rest of a round or of the set-up."""
    steps: list[Any] = state.todo[::-1]
    head = [step for i, step in enumerate(steps) if all(isinstance(each, WITHIN) for each in steps[: i + 1])]
    rest = steps[len(head) :]
    if not rest or isinstance(rest[0], (Round, FinalScoring)):
        return len(rest) <= 1 and is_drawing(head, rest)
    return is_rest(state, rest) and is_under_way(head, rest[0])


def is_drawing(head: list[Any], rest: list[Any]) -> bool:
    """Only before a round cards and tiles are turned up, each once."""
    draws = [written(step) for step in head if isinstance(step, (FirstPlayer, ShowCard, ShowTile))]
    once = all(draws.count(each) == 1 for each in draws) and len(draws) == len(head)
    return once and (not head or any(isinstance(step, Round) for step in rest))


def is_rest(state: StoneAge, rest: list[Any]) -> bool:
    """Whether these are the last steps of a round."""
    whole = [written(step) for step in rest_of_round(state, Acting, state.start)]
    steps = [written(step) for step in rest if not isinstance(step, Placing)]
    placing = rest[1:] if isinstance(rest[0], Placing) else rest
    return 0 < len(steps) == len(placing) and steps == whole[len(whole) - len(steps) :]


def is_under_way(head: list[Any], then: Any) -> bool:
    """Whether these steps of a turn can come before this step of the round: at most one, and figures going home."""
    if len(head) > 1 and isinstance(head[0], (TakeTwo, TakeSecond)):
        if not isinstance(head[1], Question) or head[1].seat != head[0].seat or not head[1].is_fresh():
            return False
        head = head[1:]
    if head and isinstance(head[0], (PlaceAt, HowMany)):
        return len(head) == 1 and isinstance(then, Placing)
    if head and isinstance(head[0], (Hunger, PayFood)):
        return len(head) == 1 and isinstance(then, (Feed, NewRound))
    return not head or (isinstance(then, Acting) and is_acting(head, then.seat))


def is_acting(head: list[Any], seat: int) -> bool:
    """Whether these are steps of one action of a seat; only a die for everyone is taken by others."""
    home = [step for step in head if isinstance(step, GoHome)]
    main = [step for step in head if not isinstance(step, GoHome)]
    if len(main) > 1 or len(home) > 1 or head[-1] not in (home or head):
        return False
    if any(isinstance(step, (Resolve, FirstPlayer, ShowCard)) for step in main) and home:
        return False
    own = [step for step in head if not isinstance(step, (TakeDie, ShowTile, TakeTwo, TakeSecond))]
    return all(step.seat == seat for step in own)


WITHIN: Final = (Ask, GoHome, Roll, RollForAll, DrawExtra, ShowTile, ShowCard, FirstPlayer)


def is_ready(state: StoneAge, step: Any) -> bool:
    """Whether what lies on the table fits a step."""
    if isinstance(step, Pay):
        return is_payable(state, step)
    if isinstance(step, OfferCard):
        return state.display[step.space] != NOTHING
    if isinstance(step, OfferTile):
        return state.top[step.stack] != NOTHING
    if isinstance(step, Hunger):
        return shortage_of(state, step.seat) > 0
    if isinstance(step, (PlaceAt, HowMany)):
        return is_placing(state, step)
    if isinstance(step, Resolve):
        return any(there(state, step.seat, place) for place in range(len(PLACES)))
    if isinstance(step, (Roll, AddTool, RollForAll, TakeDie)):
        return are_dice(state, step)
    if isinstance(step, (TakeTwo, TakeSecond)):
        return has_two_resources(state, step.seat)
    return is_drawable(state, step)


def is_payable(state: StoneAge, ask: Any) -> bool:
    """Whether a payment that is begun can be finished."""
    if isinstance(ask, PayCard) and state.display[ask.space] == NOTHING:
        return False
    if isinstance(ask, PayTile) and state.top[ask.stack] < FIRST_CHOICE:
        return False
    if isinstance(ask, PayFood) and not shortage_of(state, ask.seat):
        return False
    goods = state.goods[ask.seat * KINDS : ask.seat * KINDS + KINDS]
    if any(paid_of(ask.paid, kind) > goods[kind] for kind in range(KINDS)) or pieces_in(ask.paid) >= ask.most(state):
        return False
    return len(ask.own_options(state)) > 0 and (
        not ask.paid or can_finish(state, ask.seat, ask.paid, ask.least(state), ask.kinds(state))
    )


def is_placing(state: StoneAge, ask: Any) -> bool:
    """Whether a seat can put figures somewhere, or on the place that is chosen."""
    if isinstance(ask, PlaceAt):
        return len(places_for(state, ask.seat)) > 0
    home = home_of(state, ask.seat)
    fits = takes_any_number(ask.place) and home > 0
    return fits and place_fault(state, ask.seat, ask.place, home) == ALLOWED


def are_dice(state: StoneAge, step: Any) -> bool:
    """Whether numbers that stand for dice are dice, and tools for them are left."""
    if isinstance(step, (RollForAll, TakeDie)):
        count = sum(step.faces >> 3 * face & 7 for face in range(FACES + 1))
        if isinstance(step, RollForAll):
            return not step.faces & 7 and count + step.dice == state.seats
        return not step.faces & 7 and 0 < count <= state.seats
    dice = [step.rolled >> 3 * i & 7 for i in range((step.rolled.bit_length() + 2) // 3)]
    if not all(1 <= die <= FACES for die in dice):
        return False
    if isinstance(step, Roll):
        return len(dice) + step.dice <= FIGURES_MOST
    tools = tools_left(state, step.seat)
    return bool(dice) and bool(tools) and tools[-1] >= step.last


def is_drawable(state: StoneAge, step: Any) -> bool:
    """Whether there is a card or a tile to be drawn, and a place for it."""
    if isinstance(step, DrawExtra):
        return deck_size(state) > 0 and state.extra == NOTHING and can_draw(state, step.seat)
    if isinstance(step, ShowCard):
        return state.display[step.space] == NOTHING and deck_size(state) >= state.display.count(NOTHING)
    if isinstance(step, ShowTile):
        return state.top[step.stack] == NOTHING and state.below[step.stack] > 0
    return not isinstance(step, Ask)


def can_draw(state: StoneAge, seat: int) -> bool:
    """Whether a seat has the card that draws an extra one."""
    return any(TOP[card] == EXTRA and state.owner[card] == seat for card in range(len(CARDS)))
