"""The points at the end, and who has won."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mizban.core.packed import total
from mizban.games.stone_age.data import (
    BOTTOM,
    ENTRIES,
    FARMERS,
    GREEN,
    LEDGER,
    LEFT_OVER,
    PEOPLE,
    ROLES,
)
from mizban.games.stone_age.payments import goods_of
from mizban.games.stone_age.rules import buildings_of, enter, points_of, value_of_tools
from mizban.games.stone_age.state import StoneAge

GREEN_CARDS: Final[i64] = 8  # symbols; the roles come after them


# The end of the game


def symbols_of(state: StoneAge, seat: i64) -> vec[i64]:
    """How many cards of each symbol a seat has."""
    found = vec[i64]([0] * GREEN_CARDS)
    for card in range(len(state.owner)):
        if state.owner[card] == seat and BOTTOM[card] < GREEN_CARDS:
            found[BOTTOM[card]] += 1
    return found


def people_of(state: StoneAge, seat: i64, role: i64) -> i64:
    """How many people of a role stand on a seat's cards."""
    people: i64 = 0
    for card in range(len(state.owner)):
        if state.owner[card] == seat and BOTTOM[card] == GREEN_CARDS + role:
            people += PEOPLE[card]
    return people


def multiplier_of(state: StoneAge, seat: i64, role: i64) -> i64:
    """Farmers count by fields, tool makers by tools, builders by buildings, shamans by figures."""
    if role == 0:
        return state.fields[seat]
    if role == 1:
        return value_of_tools(state, seat)
    return buildings_of(state, seat) if role == 2 else state.figures[seat]


def owned(symbols: vec[i64], times: i64) -> i64:
    """How many symbols are owned so many times, or more often."""
    found: i64 = 0
    for number in symbols:
        if number >= times:
            found += 1
    return found


def green_points(symbols: vec[i64]) -> i64:
    """The square of the different symbols, and the square of those owned twice."""
    different, twice = owned(symbols, 1), owned(symbols, 2)
    return different * different + twice * twice


def score_tribe(state: StoneAge, seat: i64) -> None:
    """Green cards, the four roles, and a point for each resource left over."""
    symbols = symbols_of(state, seat)
    enter(state, seat, GREEN, green_points(symbols))
    different = owned(symbols, 1)
    state.say("scored_green", seat, different, total(symbols) - different, green_points(symbols))
    for role in range(i64(len(ROLES))):
        people, times = people_of(state, seat, role), multiplier_of(state, seat, role)
        enter(state, seat, FARMERS + role, people * times)
        state.say("scored_role", seat, role, people, times, people * times)
    enter(state, seat, LEFT_OVER, goods_of(state, seat))
    state.say("scored_resources", seat, goods_of(state, seat))


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
