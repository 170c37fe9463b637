"""The shape of what is shown, for the browser: a table is told in these words."""

from __future__ import annotations

from typing import Optional, TypedDict

from mizban.games.kilt_castle.data import Colour


class SealView(TypedDict):
    """Who has the seal, and which of its sides is up."""

    seat: int
    ducat_side: bool


class SupplyView(TypedDict):
    """The storeys of a colour that are left, by crests, and what a ducat day would pay for it now."""

    storeys: list[int]
    income: int


class PlayerView(TypedDict):
    """A player's money, and what is left of the player's colours."""

    ducats: int
    colours: dict[Colour, SupplyView]


class CardView(TypedDict):
    """A card and where it lies; near is the colour that faces the board."""

    card: str
    at: str
    travel: int
    near: Colour
    far: Colour


class StoreyView(TypedDict):
    """A storey of a tower."""

    colour: Colour
    crests: int


class TowerView(TypedDict):
    """A tower from bottom to top, whose it is, and how high."""

    storeys: list[StoreyView]
    owner: Optional[int]
    height: int
    roof: bool


class LimitsView(TypedDict):
    """How many cards a row takes, and how many rows there may be."""

    cards_in_row: int
    rows: int


class View(TypedDict):
    """All that lies on the table."""

    turn: int
    seal: SealView
    players: list[PlayerView]
    cards: list[CardView]
    sites: dict[str, TowerView]
    water: list[str]
    roofs_left: int
    limits: LimitsView
