"""Wishes as people type them, for the question why something is not possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Optional

from mizban.cli.files import parse_json
from mizban.cli.keyboard import number_in, tidy
from mizban.cli.parser import Mistake
from mizban.core.game import Plain
from mizban.games.kilt_castle.data import CARDS, CRESTS, POSITIONS, SQUARES
from mizban.games.silver.why import WISHES as SILVER

SILVER_IN_PERSIAN: Final = {
    "کشیدن": "draw",
    "برداشتن": "take",
    "سرشماری": "call",
    "روشده": "shown",
    "دیگر": "more",
    "بس": "stop",
    "انتخاب": "pick",
    "سوزاندن": "discard",
    "معاوضه": "exchange",
    "گذاشتن": "put",
    "افسونگر": "empath",
    "محافظ": "guard",
    "محافظت": "guard_to",
    "رها": "lift",
    "طلسم": "amulet",
    "نگاه": "look",
    "خود": "own",
    "رقیب": "target",
    "جستجو": "search",
    "جادو": "conjure",
    "دادن": "give",
    "بازدید": "inspect",
    "هیچ": "decline",
    "پایان": "finish",
}


def wish_in(game_id: str, text: str) -> Optional[Plain]:
    """The wish in a text: in the game's own short words, or as JSON; None when it is neither."""
    if text.startswith("{"):
        return wish_of_json(text)
    words = tidy(text).split()
    read = WISHES.get(game_id)
    return read(words) if read is not None and words else None


def wish_of_json(text: str) -> Optional[Plain]:
    """A wish in the words of the view."""
    try:
        wish = parse_json(text.encode(), "the wish")
    except Mistake:
        return None
    return wish if isinstance(wish, dict) else None


def kilt_castle(words: list[str]) -> Optional[Plain]:
    """A card and a position, a site and crests, or a roof to move."""
    if words[0].lower() in ("roof", "سقف"):
        return roof(words[1:])
    if words[0].lower() in SQUARES:
        return building(words)
    return moving([word.upper() for word in words])


def moving(words: list[str]) -> Optional[Plain]:
    """A card, where it goes, or both."""
    cards = [word for word in words if word in CARDS]
    places = [word for word in words if word in POSITIONS]
    if cards + places != words or len(cards) > 1 or len(places) > 1:
        return None
    return {"move": {**({"card": cards[0]} if cards else {}), **({"to": places[0]} if places else {})}}


def building(words: list[str]) -> Optional[Plain]:
    """A site, and how many crests the storey has if that is said."""
    site, *crests = words
    if not crests:
        return {"build": {"site": site.lower()}}
    if len(crests) > 1 or crests[0] not in [str(n) for n in range(CRESTS)]:
        return None
    return {"build": {"site": site.lower(), "crests": int(crests[0])}}


def roof(words: list[str]) -> Optional[Plain]:
    """A roof that should move, by its site."""
    sites = [word.lower() for word in words]
    return {"roof": {"from": sites[0]}} if len(sites) == 1 and sites[0] in SQUARES else None


def silver(words: list[str]) -> Optional[Plain]:
    """A verb and its numbers, which count from 1; players do so too, while their seats count from 0."""
    verb = SILVER_IN_PERSIAN.get(words[0], words[0].lower())
    numbers = [n for n in map(number_in, words[1:]) if n is not None]
    if verb not in SILVER or len(numbers) != len(words) - 1:
        return None
    if verb == "exchange":
        return {"exchange": {"places": numbers}} if numbers else None
    if len(numbers) != len(SILVER[verb]):
        return None
    fields = dict(zip(SILVER[verb], numbers, strict=True))
    return {verb: {name: n - 1 if name == "seat" else n for name, n in fields.items()}}


WISHES: Final[dict[str, Callable[[list[str]], Optional[Plain]]]] = {"kilt-castle": kilt_castle, "silver": silver}
