"""A card is one number: what is on it, how it lies, who has seen it since the last shuffle, and what it guards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mizban.games.silver.data import BODYGUARD

NUMBER: Final[i64] = 15
UP: Final[i64] = 16
USED: Final[i64] = 32  # an Empath that has looked this turn
SEEN: Final[i64] = 64  # times a bit for each seat, and one for spectators
GUARDS: Final[i64] = 2048  # times the place that a Bodyguard guards, counted from 1
WATCHER: Final[i64] = 4  # the bit of spectators
ALL: Final[i64] = 31


def is_up(card: i64) -> bool:
    return card & UP != 0


def is_bodyguard(card: i64) -> bool:
    """Whether a card is a face-up Bodyguard."""
    return card & (NUMBER | UP) == BODYGUARD | UP


def who_saw(card: i64) -> i64:
    """A bit for each seat that has seen the face."""
    return card // SEEN & ALL


def seen_by(card: i64, seat: i64) -> i64:
    """The card after a seat has seen it."""
    return card | SEEN << seat


def public(number: i64) -> i64:
    """A face-up card."""
    return number | UP | ALL * SEEN


def face_down(number: i64, who: i64) -> i64:
    """A face-down card that these seats have seen."""
    return number | who * SEEN


def guarded_by(card: i64) -> i64:
    """The place that a card guards, or nothing."""
    return card // GUARDS - 1


def guarding(card: i64, place: i64) -> i64:
    """The card when it guards a place, or nothing."""
    return card % GUARDS + (place + 1) * GUARDS
