"""What is printed on the board and the cards, for whoever draws them."""

from __future__ import annotations

from typing import Final

from mizban.core.game import Plain
from mizban.games.stone_age.data import (
    AMOUNT,
    BOTTOM,
    BOTTOMS,
    CARD_NAMES,
    CIRCLES,
    DIVISOR,
    FIELD_MOST,
    FIGURES_MOST,
    FIRST_SPACE,
    FOREST,
    GATHERERS,
    GIVES,
    HUNTING_GROUND,
    HUT,
    HUT_FIGURES,
    PEOPLE,
    PLACES,
    RESOURCES,
    SYMBOLS,
    TOP,
    TOPS,
    VILLAGE,
    VILLAGE_OPEN,
    YIELDS,
)


def site(place: int) -> Plain:
    """A place in the landscape: its circles, and what one gets there for how many pips."""
    if place < VILLAGE:
        return {"circles": HUT_FIGURES if place == HUT else 1, "what": None, "pips": 0}
    kind = YIELDS.index("food") if place == HUNTING_GROUND else place - FOREST
    return {"circles": 0 if place == HUNTING_GROUND else CIRCLES, "what": YIELDS[kind], "pips": DIVISOR[kind]}


def card(number: int) -> Plain:
    """A civilization card: its top half, and how many of what are on its bottom half."""
    return {
        "top": TOPS[TOP[number]],
        "amount": AMOUNT[number],
        "gives": YIELDS[GIVES[number]],
        "bottom": BOTTOMS[BOTTOM[number]],
        "people": PEOPLE[number],
    }


BOX: Final[Plain] = {
    "sites": {PLACES[place]: site(place) for place in range(FIRST_SPACE)},
    "gatherers": list(GATHERERS),  # by number of players, like the next
    "village_open": list(VILLAGE_OPEN),
    "goods": list(RESOURCES),
    "worth": {name: DIVISOR[kind] for kind, name in enumerate(RESOURCES)},
    "faces": [*RESOURCES, "tool", "field"],
    "figures": FIGURES_MOST,
    "fields": FIELD_MOST,
    "symbols": list(SYMBOLS),
    "bottoms": list(BOTTOMS),
    "cards": {name: card(number) for number, name in enumerate(CARD_NAMES)},
}
