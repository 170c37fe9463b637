"""The part of the view for whoever chooses: what pays a tile, what is begun, several answers in one go."""

from __future__ import annotations

from typing import Optional

from mizban.core.flow import asked
from mizban.core.game import Plain
from mizban.games.alhambra.card_sets import (
    exact_payments,
    indices_of,
    joining,
    least_excess,
    paid_sum,
    pick,
    values_of,
)
from mizban.games.alhambra.data import PRICE, TILES
from mizban.games.alhambra.ground import Ground, anchored
from mizban.games.alhambra.places import place_view
from mizban.games.alhambra.rules import NO_TILE, tile_on
from mizban.games.alhambra.state import Alhambra
from mizban.games.alhambra.steps.placing import GIVE_AWAY, TO_RESERVE, ChooseTile, PlaceTile
from mizban.games.alhambra.steps.turn import ENOUGH_PAID, ENOUGH_TAKEN, Act, Pay, Redesign, Take

# Paying


def payments_view(state: Alhambra, seat: int, slot: int) -> Optional[Plain]:
    """Which sets of the own cards pay a tile exactly, and which pay the least too much; none for an empty slot."""
    if tile_on(state, slot) == NO_TILE:
        return None
    over = least_excess(state, seat, slot)
    return {
        "exact": [values_of(paid) for paid in exact_payments(state, seat, slot)],
        "over": [values_of(paid) for paid in over],
        "excess": paid_sum(over[0]) - PRICE[tile_on(state, slot)] if over else None,
    }


# A choice that has been begun


def begun_view(state: Alhambra, seat: int) -> Optional[Plain]:
    """What a seat has chosen so far of a choice that takes several answers."""
    ask = asked(state, seat)
    if isinstance(ask, Take):
        return {"taken": indices_of(ask.picked)}
    if isinstance(ask, Pay):
        return {"slot": ask.slot + 1, "paid": values_of(ask.paid)}
    if isinstance(ask, (Redesign, PlaceTile)):
        return {"tile": TILES[ask.tile]}
    return None


# Several answers in one go


def together_view(state: Alhambra, seat: int) -> list[Plain]:
    """Sets of cards that can be taken or paid now, and where a lone tile can go, with all the answers that do it."""
    ask = asked(state, seat)
    if isinstance(ask, (Act, Take)):
        return ways_to_take(state, ask.picked if isinstance(ask, Take) else 0)
    if isinstance(ask, Pay):
        return ways_to_pay(state, ask)
    return ways_to_place(state, ask) if isinstance(ask, ChooseTile) else []


def ways_to_take(state: Alhambra, picked: int) -> list[Plain]:
    """Two or more cards of the display, with those that are picked already."""
    ways: list[Plain] = []
    for index in joining(state.display, picked):
        more = pick(picked, index)
        if picked:
            enough = [ENOUGH_TAKEN] if joining(state.display, more) else []
            ways.append({"taken": indices_of(more), "answers": [index, *enough]})
        for way in ways_to_take(state, more):
            ways.append({"taken": way["taken"], "answers": [index, *way["answers"]]})
    return ways


def ways_to_pay(state: Alhambra, ask: Pay) -> list[Plain]:
    """The sets that pay a tile exactly or with the least too much, of those that begin with what is chosen."""
    price = PRICE[tile_on(state, ask.slot)]
    chosen = values_of(ask.paid)
    ways: list[Plain] = []
    for paid in exact_payments(state, ask.seat, ask.slot) + least_excess(state, ask.seat, ask.slot):
        values = values_of(paid)
        if values[: len(chosen)] == chosen:
            answers = [*[value - 1 for value in values[len(chosen) :]], ENOUGH_PAID]
            ways.append({"slot": ask.slot + 1, "paid": values, "excess": paid_sum(paid) - price, "answers": answers})
    return ways


def ways_to_place(state: Alhambra, ask: ChooseTile) -> list[Plain]:
    """Where the tile can go when there is only one to be placed."""
    tiles = ask.options(state)
    if len(tiles) > 1:
        return []
    tile = tiles[0]
    places = PlaceTile(ask.seat, ask.give, tile).options(state)
    return [{"tile": TILES[tile], "to": goal(state, ask.seat, each), "answers": [tile, each]} for each in places]


def goal(state: Alhambra, seat: int, answer: int) -> Plain | str:
    """Where a tile would go: a place, the reserve, or the imaginary player."""
    if answer in (TO_RESERVE, GIVE_AWAY):
        return "reserve" if answer == TO_RESERVE else "imaginary"
    ground = Ground(state, seat)
    return place_view(ground.spot_of(anchored(ground, answer)))
