"""The shape of what is shown, for the browser: a table is told in these words."""

from __future__ import annotations

from typing import Optional, TypedDict

from mizban.games.silver.data import Mode


class CardView(TypedDict):
    """A card as it lies in a village; a face-down one shows its number only with the memory aid."""

    up: bool
    number: Optional[int]
    guards: Optional[int]
    guarded: bool
    amulet: bool
    used: bool


class PlayerView(TypedDict):
    """A village from the left, and its owner's points."""

    village: list[CardView]
    total: int
    last: int


class DiscardView(TypedDict):
    """The discard pile; all of it, from the bottom, only for those who may look through it."""

    size: int
    top: Optional[int]
    pile: Optional[list[int]]


class AmuletView(TypedDict):
    """Who has the amulet, whether it may be placed, and on which place of the holder it lies."""

    holder: Optional[int]
    active: bool
    on: Optional[int]


class View(TypedDict):
    """All that a seat is shown; the hand only to the seat whose turn it is, the known top only with the memory aid."""

    round: int
    mode: Mode
    start: int
    turn: Optional[int]
    caller: Optional[int]
    deck: int
    known_top: Optional[list[Optional[int]]]
    removed: int
    discard: DiscardView
    display: list[int]
    held: int
    hand: Optional[list[int]]
    amulet: AmuletView
    players: list[PlayerView]
