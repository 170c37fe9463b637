"""How well a tribe stands, for simple bots: everything in hundredths of a point, by rules of thumb."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.packed import count, sort, total
from mizban.games.stone_age.data import (
    AMOUNT,
    BOTTOM,
    DICE,
    DIVISOR,
    EXACT_KINDS,
    FIELD,
    FIELD_MOST,
    FIGURES_MOST,
    FIRST_CHOICE,
    FIRST_SPACE,
    FIRST_STACK,
    FOOD,
    FOOD_CARD,
    FOREST,
    HUNTING_GROUND,
    HUT,
    KINDS,
    LEAST,
    MOST,
    PEOPLE,
    ROLES,
    TOOL_MAKER,
    TOP,
)
from mizban.games.stone_age.payments import PRICE, paid_of
from mizban.games.stone_age.rules import buildings_of, home_of, points_of, stored, there, value_of_tools
from mizban.games.stone_age.scoring import GREEN_CARDS, green_points, multiplier_of, people_of, symbols_of
from mizban.games.stone_age.state import NOTHING, StoneAge

FIGURE: Final[i64] = 1000
LEVEL: Final[i64] = 800
TOOL: Final[i64] = 550
BUILDING: Final[i64] = 250
CARD: Final[i64] = 350
HOME: Final[i64] = 190  # a figure that is still to be placed
PIP: Final[i64] = 60  # a pip's worth of resources in store
HOARD: Final[i64] = 9  # beyond so many resources another is worth little
MEAL: Final[i64] = 90
SPARE_MEAL: Final[i64] = 15
HUNGER: Final[i64] = 300  # for each food that will be missing
HOPED: Final = vec[i64]([4, 5, 5, 7])  # what a role is multiplied with at the end of most games


def evaluate(state: StoneAge, seat: i64) -> i64:
    """Points, what the cards will bring, the tribe's strength, its stores, and what its figures are about to do."""
    value = 100 * points_of(state, seat)
    if not state.todo:
        return value
    stock = stock_of(state, seat)
    value += strength(state, seat) + prospects(state, seat) + worth_of_stock(stock) + pantry(state, seat)
    return value + plans(state, seat, stock) + HOME * home_of(state, seat)


def strength(state: StoneAge, seat: i64) -> i64:
    """What the tribe itself is worth, less and less as the stacks shrink."""
    share = 30 + 70 * min(state.below) // 6
    value = FIGURE * state.figures[seat] + LEVEL * state.fields[seat] + TOOL * value_of_tools(state, seat)
    return value * share // 100 + BUILDING * buildings_of(state, seat)


def prospects(state: StoneAge, seat: i64) -> i64:
    """What the cards would score, with what may still be added."""
    value = 100 * green_points(symbols_of(state, seat)) + CARD * count(state.owner, seat)
    for role in range(i64(len(ROLES))):
        value += 100 * people_of(state, seat, role) * max(HOPED[role], multiplier_of(state, seat, role))
    return value


def pantry(state: StoneAge, seat: i64) -> i64:
    """Two rounds of meals are worth having, what hunters will bring included; what is missing in this one hurts."""
    food = stored(state, seat, FOOD) + there(state, seat, HUNTING_GROUND) * 7 // 4
    meals = state.figures[seat] - state.fields[seat]
    eaten = min(food, 2 * meals)
    return MEAL * eaten + SPARE_MEAL * (food - eaten) - HUNGER * max(i64(0), meals - food)


# Resources, in tenths of a piece


def stock_of(state: StoneAge, seat: i64) -> vec[i64]:
    """The resources in store, and those that the figures on the board are expected to bring."""
    stock = vec[i64]([10 * stored(state, seat, kind) for kind in range(KINDS)])
    for kind in range(KINDS):
        figures = there(state, seat, FOREST + kind)
        if figures:
            tenths = 35 * figures - 5 * (DIVISOR[kind] - 1) + 5 * value_of_tools(state, seat)
            stock[kind] += max(i64(0), tenths) // DIVISOR[kind]
    return stock


def worth_of_stock(stock: vec[i64]) -> i64:
    """Resources by their value, as long as they are not hoarded."""
    pieces = total(stock)
    value: i64 = 0
    for kind in range(KINDS):
        value += PIP * DIVISOR[kind] * stock[kind]
    if pieces > 10 * HOARD:
        value = value * 10 * HOARD // pieces + PIP * (pieces - 10 * HOARD)
    return value // 10


def can_hope_for(stock: vec[i64], tile: i64) -> bool:
    """Whether the expected resources pay for a building."""
    if tile < FIRST_CHOICE:
        return all(stock[kind] >= 10 * paid_of(PRICE[tile], kind) for kind in range(KINDS))
    if EXACT_KINDS[tile] == 0:
        return total(stock) >= 30
    most = sort(stock[:])[KINDS - EXACT_KINDS[tile] :]
    return most[0] >= 10 and total(most) >= 10 * LEAST[tile]


# Plans


def plans(state: StoneAge, seat: i64, stock: vec[i64]) -> i64:
    """What figures in the village, on cards and on buildings can be expected to bring."""
    value: i64 = 0
    for place in range(len(state.placed)):
        if there(state, seat, place):
            value += hope(state, seat, place, stock)
    return value


def hope(state: StoneAge, seat: i64, place: i64, stock: vec[i64]) -> i64:
    """What figures on a place can be expected to bring, beside food and resources."""
    if place == TOOL_MAKER:
        return TOOL
    if place == HUT:
        return FIGURE if state.figures[seat] < FIGURES_MOST else i64(0)
    if place == FIELD:
        return LEVEL if state.fields[seat] < FIELD_MOST else i64(0)
    if place < FIRST_SPACE:
        return 0
    if place < FIRST_STACK:
        return card_hope(state, seat, place - FIRST_SPACE, stock)
    return tile_hope(state, place - FIRST_STACK, stock)


def card_hope(state: StoneAge, seat: i64, space: i64, stock: vec[i64]) -> i64:
    """What a card will bring beyond its price, if that can be hoped for."""
    card = state.display[space]
    if card == NOTHING or total(stock) < 10 * (space + 1):
        return 0
    value = CARD + top_hope(card) - 3 * PIP * (space + 1)
    if BOTTOM[card] >= GREEN_CARDS:
        return value + 100 * PEOPLE[card] * HOPED[BOTTOM[card] - GREEN_CARDS]
    before = symbols_of(state, seat)
    after = before[:]
    after[BOTTOM[card]] += 1
    return value + 100 * (green_points(after) - green_points(before))


def top_hope(card: i64) -> i64:
    """What the top half of a card is worth, roughly."""
    if TOP[card] == FOOD_CARD:
        return MEAL * AMOUNT[card]
    return i64(350) if TOP[card] == DICE else i64(300)


def tile_hope(state: StoneAge, stack: i64, stock: vec[i64]) -> i64:
    """What a building will bring beyond the worth of its resources in store."""
    tile = state.top[stack]
    if tile == NOTHING or not can_hope_for(stock, tile):
        return 0
    pieces = min(MOST[tile], total(stock) // 10)
    return BUILDING + pieces * (450 - 5 * PIP)
