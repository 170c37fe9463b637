"""The shape of what is shown, for the browser: a table is told in these words."""

from __future__ import annotations

from typing import Optional, TypedDict


class TileView(TypedDict):
    """A tile in this season, wherever it lies: its side, the colour it is bound to, its last use, its workers."""

    tile: str
    side: str
    colour: Optional[str]
    last: int
    workers: dict[str, int]


class LotText(TileView):
    """A tile of the auction with the stacks beside it, by seat; lying is the colour of stacks that lie."""

    stacks: list[int]
    lying: Optional[str]


class LotView(LotText):
    """The same with the colour of each stack, who leads, and whether it shows the purple worker."""

    colours: list[Optional[str]]
    leader: Optional[int]
    purple: bool


class PlacedView(TileView):
    """A tile of a village: where it lies, by how many sixths it is turned, and the resources on it."""

    at: Optional[list[int]]
    turned: int
    goods: dict[str, int]


class BoatView(TypedDict):
    """A boat, what it carries, and who has chosen it."""

    boat: str
    cargo: dict[str, int]
    taken_by: Optional[int]


class ShareView(TypedDict):
    """What a tile scores in the end, and with which items; without a tile it is gold that is left."""

    tile: Optional[str]
    points: int
    items: dict[str, int]


class PlayerView(TypedDict):
    """A village; in the end also what the screen hid, and how the points come about."""

    village: list[PlacedView]
    screen: Optional[dict[str, int]]
    scoring: Optional[list[ShareView]]


class View(TypedDict):
    """What lies openly, and what is behind the own screen; whoever only watches has none."""

    season: str
    start: int
    turn: Optional[int]
    passes: int
    middle: list[LotView]
    turn_order: list[LotView]
    boats: list[BoatView]
    supply: dict[str, int]
    bag: int
    pile: int
    players: list[PlayerView]
    screen: Optional[dict[str, int]]
    winter: list[str]
    offered: list[str]
