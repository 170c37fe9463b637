"""Wishes of Alhambra as people type them."""

from __future__ import annotations

from typing import Final, Optional

from mizban.cli.boards.alhambra import CODES
from mizban.cli.keyboard import number_in
from mizban.core.game import Plain
from mizban.games.alhambra.data import CARDS, CURRENCIES, SLOTS, TILES

WORDS_IN_PERSIAN: Final = {
    "برداشتن": "take",
    "خریدن": "buy",
    "بنا": "build",
    "برچیدن": "remove",
    "جابه‌جایی": "swap",
    "رزرو": "reserve",
    "دادن": "give",
    "پایان": "finish",
    "زرد": "yellow",
    "سبز": "green",
    "آبی": "blue",
    "نارنجی": "orange",
}


def wish(words: list[str]) -> Optional[Plain]:
    """A verb, then cards such as blue 4, a slot and values, or tiles such as garden-8b or G8b."""
    verb, *rest = [WORDS_IN_PERSIAN.get(word, word.lower()) for word in words]
    if verb == "take":
        return taking(rest)
    if verb == "buy":
        return buying([number_in(word) for word in rest])
    if verb == "finish":
        return None if rest else {"finish": {}}
    tiles = [tile for tile in map(tile_in, rest) if tile is not None]
    if verb == "build" and len(rest) == 3 and len(tiles) == 1:
        return building_at(tiles[0], rest[1:])
    if verb == "swap" and len(tiles) == len(rest) == 2:
        return {"swap": {"tile": tiles[0], "old": tiles[1]}}
    if verb in ("remove", "reserve", "give") and len(tiles) == len(rest) == 1:
        return {verb: {"tile": tiles[0]}}
    return None


def taking(words: list[str]) -> Optional[Plain]:
    """Cards, each a currency and a value."""
    values = [number_in(word) for word in words[1::2]]
    cards = [f"{colour}-{value}" for colour, value in zip(words[::2], values, strict=False)]
    if len(words) % 2 or any(card not in CARDS for card in cards):
        return None
    return {"take": {"cards": cards}}


def buying(numbers: list[Optional[int]]) -> Optional[Plain]:
    """A slot, and the values of the cards if they are said."""
    slot, *values = numbers or [None]
    if slot is None or not 1 <= slot <= SLOTS:
        return None
    cards = [f"{CURRENCIES[slot - 1]}-{value}" for value in values]
    if any(card not in CARDS for card in cards):
        return None
    return {"buy": {"slot": slot, **({"cards": cards} if cards else {})}}


def tile_in(word: str) -> Optional[str]:
    """A tile by its id or by its letters on the board."""
    if word in TILES:
        return word
    return CODES.get(word[:1].upper() + word[1:])


def building_at(tile: str, words: list[str]) -> Optional[Plain]:
    """A tile, a column and a row, which may be negative."""
    found = [number_in(word.lstrip("-")) for word in words]
    signs = [-1 if word.startswith("-") else 1 for word in words]
    if None in found:
        return None
    x, y = (sign * (n or 0) for sign, n in zip(signs, found, strict=True))
    return {"build": {"tile": tile, "x": x, "y": y}}
