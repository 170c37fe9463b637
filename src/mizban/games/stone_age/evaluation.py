"""How well a tribe stands, for simple bots: everything in hundredths of a point, by rules of thumb."""

from __future__ import annotations

from typing import Final

from mizban.games.stone_age.data import (
    AMOUNT,
    BOTTOM,
    COST,
    DICE,
    DIVISOR,
    EXACT_KINDS,
    FIELD,
    FIELD_MOST,
    FIGURES_MOST,
    FIRST_CHOICE,
    FIRST_SPACE,
    FIRST_STACK,
    FOOD_CARD,
    FOREST,
    HUNTING_GROUND,
    HUT,
    KINDS,
    LEAST,
    MOST,
    PEOPLE,
    PLACES,
    ROLES,
    TOOL_MAKER,
    TOP,
)
from mizban.games.stone_age.rules import buildings_of, home_of, points_of, there, value_of_tools
from mizban.games.stone_age.scoring import GREEN_CARDS, green_points, multiplier_of, people_of, symbols_of
from mizban.games.stone_age.state import NOTHING, StoneAge

FIGURE: Final = 1000
LEVEL: Final = 800
TOOL: Final = 550
BUILDING: Final = 250
CARD: Final = 350
HOME: Final = 190  # a figure that is still to be placed
PIP: Final = 60  # a pip's worth of resources in store
HOARD: Final = 9  # beyond so many resources another is worth little
MEAL: Final = 90
SPARE_MEAL: Final = 15
HUNGER: Final = 300  # for each food that will be missing
HOPED: Final[tuple[int, ...]] = (4, 5, 5, 7)  # what a role is multiplied with at the end of most games


def evaluate(state: StoneAge, seat: int) -> int:
    """Points, what the cards will bring, the tribe's strength, its stores, and what its figures are about to do."""
    value = 100 * points_of(state, seat)
    if not state.todo:
        return value
    stock = stock_of(state, seat)
    value += strength(state, seat) + prospects(state, seat) + worth_of_stock(stock) + pantry(state, seat)
    return value + plans(state, seat, stock) + HOME * home_of(state, seat)


def strength(state: StoneAge, seat: int) -> int:
    """What the tribe itself is worth, less and less as the stacks shrink."""
    share = 30 + 70 * min(state.below) // 6
    value = FIGURE * state.figures[seat] + LEVEL * state.fields[seat] + TOOL * value_of_tools(state, seat)
    return value * share // 100 + BUILDING * buildings_of(state, seat)


def prospects(state: StoneAge, seat: int) -> int:
    """What the cards would score, with what may still be added."""
    value = 100 * green_points(symbols_of(state, seat)) + CARD * state.owner.count(seat)
    for role in range(len(ROLES)):
        value += 100 * people_of(state, seat, role) * max(HOPED[role], multiplier_of(state, seat, role))
    return value


def pantry(state: StoneAge, seat: int) -> int:
    """Two rounds of meals are worth having, what hunters will bring included; what is missing in this one hurts."""
    food = state.food[seat] + there(state, seat, HUNTING_GROUND) * 7 // 4
    meals = state.figures[seat] - state.fields[seat]
    eaten = min(food, 2 * meals)
    return MEAL * eaten + SPARE_MEAL * (food - eaten) - HUNGER * max(0, meals - food)


# Resources, in tenths of a piece


def stock_of(state: StoneAge, seat: int) -> list[int]:
    """The resources in store, and those that the figures on the board are expected to bring."""
    stock: list[int] = []
    for kind in range(KINDS):
        figures = there(state, seat, FOREST + kind)
        tenths = 35 * figures - 5 * (DIVISOR[kind] - 1) + 5 * value_of_tools(state, seat) if figures else 0
        stock.append(10 * state.goods[seat * KINDS + kind] + max(0, tenths) // DIVISOR[kind])
    return stock


def worth_of_stock(stock: list[int]) -> int:
    """Resources by their value, as long as they are not hoarded."""
    pieces = sum(stock)
    value = 0
    for kind in range(KINDS):
        value += PIP * DIVISOR[kind] * stock[kind]
    if pieces > 10 * HOARD:
        value = value * 10 * HOARD // pieces + PIP * (pieces - 10 * HOARD)
    return value // 10


def can_hope_for(stock: list[int], tile: int) -> bool:
    """Whether the expected resources pay for a building."""
    if tile < FIRST_CHOICE:
        return all(stock[kind] >= 10 * COST[tile][kind] for kind in range(KINDS))
    if not EXACT_KINDS[tile]:
        return sum(stock) >= 30
    most = sorted(stock, reverse=True)[: EXACT_KINDS[tile]]
    return most[-1] >= 10 and sum(most) >= 10 * LEAST[tile]


# Plans


def plans(state: StoneAge, seat: int, stock: list[int]) -> int:
    """What figures in the village, on cards and on buildings can be expected to bring."""
    value = 0
    for place in range(len(PLACES)):
        if there(state, seat, place):
            value += hope(state, seat, place, stock)
    return value


def hope(state: StoneAge, seat: int, place: int, stock: list[int]) -> int:
    """What figures on a place can be expected to bring, beside food and resources."""
    if place == TOOL_MAKER:
        return TOOL
    if place == HUT:
        return FIGURE if state.figures[seat] < FIGURES_MOST else 0
    if place == FIELD:
        return LEVEL if state.fields[seat] < FIELD_MOST else 0
    if place < FIRST_SPACE:
        return 0
    if place < FIRST_STACK:
        return card_hope(state, seat, place - FIRST_SPACE, stock)
    return tile_hope(state, place - FIRST_STACK, stock)


def card_hope(state: StoneAge, seat: int, space: int, stock: list[int]) -> int:
    """What a card will bring beyond its price, if that can be hoped for."""
    card = state.display[space]
    if card == NOTHING or sum(stock) < 10 * (space + 1):
        return 0
    value = CARD + top_hope(card) - 3 * PIP * (space + 1)
    if BOTTOM[card] >= GREEN_CARDS:
        return value + 100 * PEOPLE[card] * HOPED[BOTTOM[card] - GREEN_CARDS]
    before = symbols_of(state, seat)
    after = before[:]
    after[BOTTOM[card]] += 1
    return value + 100 * (green_points(after) - green_points(before))


def top_hope(card: int) -> int:
    """What the top half of a card is worth, roughly."""
    if TOP[card] == FOOD_CARD:
        return MEAL * AMOUNT[card]
    return 300 if TOP[card] != DICE else 350


def tile_hope(state: StoneAge, stack: int, stock: list[int]) -> int:
    """What a building will bring beyond the worth of its resources in store."""
    tile = state.top[stack]
    if tile == NOTHING or not can_hope_for(stock, tile):
        return 0
    pieces = min(MOST[tile], sum(stock) // 10)
    return BUILDING + pieces * (450 - 5 * PIP)
