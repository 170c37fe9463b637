"""The shape of what is shown, for the browser: a table is told in these words."""

from __future__ import annotations

from typing import Optional, TypedDict

from mizban.games.stone_age.data import Good, Place, Yield


class GoodsView(TypedDict):
    """How many resources of each kind."""

    wood: int
    brick: int
    stone: int
    gold: int


class PriceView(TypedDict):
    """What a building costs: these pieces, or as many of one's choice of exactly so many kinds, where it says so."""

    pieces: list[Good]
    least: int
    most: int
    kinds: Optional[int]


class StackView(TypedDict):
    """The building on top of a stack; its points are unknown where they depend on what is paid."""

    tile: Optional[str]
    below: int
    price: Optional[PriceView]
    points: Optional[int]


class ToolView(TypedDict):
    """One of the three tools."""

    value: int
    used: bool


class PlayerView(TypedDict):
    """A tribe as all see it."""

    figures: int
    home: int
    food: int
    missing: int
    goods: GoodsView
    agriculture: int
    tools: list[ToolView]
    kept: list[str]
    cards: int
    buildings: list[str]
    score: int


class RollView(TypedDict):
    """A roll to which tools may be added, with what those add that are chosen already."""

    seat: int
    dice: list[int]
    tools: int
    total: int
    what: Yield
    divisor: int


class DealView(TypedDict):
    """What somebody may buy, and for how many pieces; food that is missing has no place."""

    seat: int
    place: Optional[Place]
    least: int
    most: int


class View(TypedDict):
    """All that lies on the table; of one's own cards only a player knows."""

    round: int
    start: int
    places: dict[Place, list[int]]
    display: list[Optional[str]]
    deck: int
    stacks: list[StackView]
    players: list[PlayerView]
    roll: Optional[RollView]
    dice: Optional[list[int]]
    deal: Optional[DealView]
    two: Optional[int]
    cards: Optional[list[str]]
