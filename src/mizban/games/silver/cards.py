"""A card is one number: what is on it, how it lies, and who has seen it since the last shuffle."""

from __future__ import annotations

from typing import Final

from mizban.games.silver.data import BODYGUARD

NUMBER: Final = 15
UP: Final = 16
USED: Final = 32  # an Empath that has looked this turn
MOVED: Final = 64  # a Bodyguard that was moved since the last other answer
SEEN: Final = 128  # times a bit for each seat, and one for spectators
WATCHER: Final = 4  # the bit of spectators
ALL: Final = 31


def is_up(card: int) -> bool:
    return card & UP != 0


def is_bodyguard(card: int) -> bool:
    """Whether a card is a face-up Bodyguard."""
    return card & (NUMBER | UP) == BODYGUARD | UP


def who_saw(card: int) -> int:
    """A bit for each seat that has seen the face."""
    return card // SEEN


def seen_by(card: int, seat: int) -> int:
    """The card after a seat has seen it."""
    return card | SEEN << seat


def public(number: int) -> int:
    """A face-up card."""
    return number | UP | ALL * SEEN


def face_down(number: int, who: int) -> int:
    """A face-down card that these seats have seen."""
    return number | who * SEEN
