"""The points at the end, who has won, and how well a tribe stands."""

from __future__ import annotations

from typing import Final

from mizban.games.stone_age.data import (
    BOTTOM,
    CARDS,
    DIVISOR,
    FARMERS,
    FIELD,
    FIELD_MOST,
    FIGURES_MOST,
    FIRST_CHOICE,
    FIRST_SPACE,
    FIRST_STACK,
    FOREST,
    GREEN,
    HUNTING_GROUND,
    HUT,
    KINDS,
    LEDGER,
    LEFT_OVER,
    PEOPLE,
    PLACES,
    ROLES,
    SYMBOLS,
    TOOL_MAKER,
)
from mizban.games.stone_age.rules import (
    ENTRIES,
    buildings_of,
    can_pay_tile,
    enter,
    goods_of,
    points_of,
    there,
    value_of_tools,
)
from mizban.games.stone_age.state import StoneAge

GREEN_CARDS: Final = len(SYMBOLS)


# The end of the game


def symbols_of(state: StoneAge, seat: int) -> list[int]:
    """How many cards of each symbol a seat has."""
    found = [0] * GREEN_CARDS
    for card in range(len(CARDS)):
        if state.owner[card] == seat and BOTTOM[card] < GREEN_CARDS:
            found[BOTTOM[card]] += 1
    return found


def people_of(state: StoneAge, seat: int, role: int) -> int:
    """How many people of a role stand on a seat's cards."""
    people = 0
    for card in range(len(CARDS)):
        if state.owner[card] == seat and BOTTOM[card] == GREEN_CARDS + role:
            people += PEOPLE[card]
    return people


def multiplier_of(state: StoneAge, seat: int, role: int) -> int:
    """Farmers count by fields, tool makers by tools, builders by buildings, shamans by figures."""
    if role == 0:
        return state.fields[seat]
    if role == 1:
        return value_of_tools(state, seat)
    return buildings_of(state, seat) if role == 2 else state.figures[seat]


def green_points(symbols: list[int]) -> int:
    """The square of the different symbols, and the square of those owned twice."""
    different = sum([1 for count in symbols if count])
    twice = sum([1 for count in symbols if count > 1])
    return different * different + twice * twice


def score_tribe(state: StoneAge, seat: int) -> None:
    """Green cards, the four roles, and a point for each resource left over."""
    symbols = symbols_of(state, seat)
    enter(state, seat, GREEN, green_points(symbols))
    different = sum([1 for count in symbols if count])
    state.tell("scored_green", [seat, different, sum(symbols) - different, green_points(symbols)])
    for role in range(len(ROLES)):
        people, times = people_of(state, seat, role), multiplier_of(state, seat, role)
        enter(state, seat, FARMERS + role, people * times)
        state.tell("scored_role", [seat, role, people, times, people * times])
    enter(state, seat, LEFT_OVER, goods_of(state, seat))
    state.tell("scored_resources", [seat, goods_of(state, seat)])


# For the game


def scores(state: StoneAge) -> list[int]:
    """Everybody's points."""
    return [points_of(state, seat) for seat in range(state.seats)]


def merit(state: StoneAge, seat: int) -> tuple[int, int, int, int]:
    """What decides: the points, then agriculture, tools, figures."""
    return points_of(state, seat), state.fields[seat], value_of_tools(state, seat), state.figures[seat]


def ranking(state: StoneAge) -> list[int]:
    """Each seat's place; who is equal in everything shares one."""
    merits = [merit(state, seat) for seat in range(state.seats)]
    return [1 + sum([other > mine for other in merits]) for mine in merits]


def breakdown(state: StoneAge, seat: int) -> dict[str, int]:
    """Where a player's points came from."""
    return {name: state.ledger[seat * ENTRIES + entry] for entry, name in enumerate(LEDGER)}


# For simple bots: everything in hundredths of a point

FIGURE: Final = 900
FIELD_LEVEL: Final = 700
TOOL_STEP: Final = 500
BUILDING: Final = 200
FOOD_PIECE: Final = 90
SPARE_FOOD: Final = 20
LOST_FOOD: Final = 260  # each food that will be missing
HOARD: Final = 10  # beyond so many resources another is worth little


def evaluate(state: StoneAge, seat: int) -> int:
    """How well a tribe stands: its points, what its cards will bring, its strength, its stores, its plans."""
    value = 100 * points_of(state, seat) + strength(state, seat)
    if state.todo:
        value += prospects(state, seat) + stores(state, seat) + plans(state, seat)
    return value


def strength(state: StoneAge, seat: int) -> int:
    """What the tribe itself is worth, less and less as the game goes on."""
    left = sum(state.below)
    share = 40 + 60 * left // (6 * state.seats)
    value = FIGURE * state.figures[seat] + FIELD_LEVEL * state.fields[seat] + TOOL_STEP * value_of_tools(state, seat)
    return (value * share) // 100 + BUILDING * buildings_of(state, seat)


def prospects(state: StoneAge, seat: int) -> int:
    """What the cards would score, with a little for what may still be added."""
    value = 100 * green_points(symbols_of(state, seat)) + 150 * state.owner.count(seat)
    for role in range(len(ROLES)):
        value += 115 * people_of(state, seat, role) * multiplier_of(state, seat, role)
    return value


def stores(state: StoneAge, seat: int) -> int:
    """Resources by their value, as long as they are not hoarded; food as far as it will be eaten."""
    value = 0
    for kind in range(KINDS):
        value += 75 * DIVISOR[kind] * state.goods[seat * KINDS + kind]
    surplus = goods_of(state, seat) - HOARD
    if surplus > 0:
        value -= 300 * surplus
    return value + pantry(state, seat, state.food[seat] + hunters_bag(state, seat))


def hunters_bag(state: StoneAge, seat: int) -> int:
    """What hunters on the board will bring."""
    return there(state, seat, HUNTING_GROUND) * 7 // 4


def pantry(state: StoneAge, seat: int, food: int) -> int:
    """Two rounds of meals are worth having; what is missing in this one hurts."""
    meals = state.figures[seat] - state.fields[seat]
    eaten = min(food, 2 * meals)
    value = FOOD_PIECE * eaten + SPARE_FOOD * (food - eaten)
    return value - LOST_FOOD * max(0, meals - food)


def plans(state: StoneAge, seat: int) -> int:
    """What the figures on the board can be expected to bring."""
    value = 0
    for place in range(len(PLACES)):
        figures = there(state, seat, place)
        if figures:
            value += hope(state, seat, place, figures)
    return value


def hope(state: StoneAge, seat: int, place: int, figures: int) -> int:
    """What so many figures on a place can be expected to bring."""
    if place == TOOL_MAKER:
        return TOOL_STEP * 9 // 10
    if place == HUT:
        return FIGURE if state.figures[seat] < FIGURES_MOST else 0
    if place == FIELD:
        return FIELD_LEVEL if state.fields[seat] < FIELD_MOST else 0
    if place == HUNTING_GROUND:
        return 0  # counted with the food
    if place < FIRST_SPACE:
        lost = 5 * (DIVISOR[place - FOREST] - 1)  # in tenths of a pip, by rounding down
        return 75 * (35 * figures - lost + 5 * value_of_tools(state, seat)) // 10
    return wanted(state, seat, place)


def wanted(state: StoneAge, seat: int, place: int) -> int:
    """What a card or a building will bring, if its price can be hoped for."""
    if place < FIRST_STACK:
        price = place - FIRST_SPACE + 1
        return 700 - 60 * price if goods_of(state, seat) + gathering(state, seat) >= price else 50
    tile = state.top[place - FIRST_STACK]
    if can_pay_tile(state, seat, tile):
        return 600
    return 250 if tile >= FIRST_CHOICE and gathering(state, seat) > 2 else 60


def gathering(state: StoneAge, seat: int) -> int:
    """How many resources figures on the board will bring, at a guess."""
    figures = 0
    for place in range(HUNTING_GROUND + 1, FIRST_SPACE):
        figures += there(state, seat, place)
    return figures * 7 // 10
