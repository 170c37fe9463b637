"""The shape of what is shown, for the browser: a table is told in these words."""

from __future__ import annotations

from typing import Optional, TypedDict

from mizban.games.alhambra.data import Building, Currency, Side


class TileView(TypedDict):
    """A tile: its building, which the fountain has not, its price, and its sides that have a wall."""

    tile: str
    building: Optional[Building]
    price: int
    walls: list[Side]


class BuiltView(TileView):
    """A built tile and its place, counted from the fountain to the east and to the south."""

    x: int
    y: int


class EdgeView(TypedDict):
    """A piece of a wall: the place of its tile, and the side."""

    x: int
    y: int
    side: Side


class SlotView(TypedDict):
    """A slot of the market: the currency in which its tile is paid, and the tile, if there is one."""

    currency: Currency
    tile: Optional[TileView]


class PaymentsView(TypedDict):
    """Sets of the own cards, by their values: all that pay a tile exactly, and those that pay the least too much."""

    exact: list[list[int]]
    over: list[list[int]]
    excess: Optional[int]


class PlayerView(TypedDict):
    """What lies before a player, with what it is worth; the course of the longest wall is its edges in order."""

    alhambra: list[BuiltView]
    reserve: list[TileView]
    cards: int
    buildings: dict[Building, int]
    wall: int
    course: list[EdgeView]
    points: dict[str, int]
    total: int


class ImaginaryView(TypedDict):
    """The tiles and the points of the imaginary player."""

    tiles: list[TileView]
    buildings: dict[Building, int]
    points: dict[str, int]
    total: int


class OutlookView(TypedDict):
    """What the next scoring round pays by place, and to everybody as things stand; the imaginary player comes last."""

    round: int
    pays: dict[Building, list[int]]
    places: list[dict[Building, Optional[int]]]
    points: list[dict[Building, int]]


class View(TypedDict):
    """All that lies on the table; the hand and the payments are those of the seat that looks, hands are of the end."""

    turn: Optional[int]
    start: int
    market: list[SlotView]
    display: list[str]
    discard: dict[Currency, list[int]]
    deck: int
    bag: int
    scoring_cards: int
    held: list[TileView]
    players: list[PlayerView]
    imaginary: Optional[ImaginaryView]
    outlook: Optional[OutlookView]
    hand: Optional[dict[Currency, list[int]]]
    payments: Optional[list[Optional[PaymentsView]]]
    hands: Optional[list[dict[Currency, list[int]]]]
