"""Wishes as people type them, for the question why something is not possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Optional

from mizban.cli.files import parse_json
from mizban.cli.keyboard import number_in, tidy
from mizban.cli.parser import Mistake
from mizban.core.game import Plain
from mizban.games.keyflower.data import COLOURS, GOODS, NAMES, SKILLS
from mizban.games.keyflower.why import WISHES as KEYFLOWER
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
KEYFLOWER_IN_PERSIAN: Final = {
    "پیشنهاد": "bid",
    "استفاده": "use",
    "پاس": "pass",
    "بس": "enough",
    "کارگر": "pay_worker",
    "دسته": "pay_stack",
    "مهارت": "pay_skill",
    "منبع": "pay_good",
    "برداشتن": "take",
    "بردن": "carry",
    "ارتقا": "upgrade",
    "چرخاندن": "flip",
    "هیچ": "no_flip",
    "قایق": "boat",
    "عرضه": "offer",
    "گذاشتن": "place",
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


def keyflower(words: list[str]) -> Optional[Plain]:
    """A verb, then tiles, a colour, a skill or a resource by their names, and numbers."""
    verb = KEYFLOWER_IN_PERSIAN.get(words[0], words[0].lower())
    names = [word.lower() for word in words[1:]]
    if verb not in KEYFLOWER:
        return None
    if verb == "offer":
        return {"offer": {"tiles": names}} if names and all(name in NAMES for name in names) else None
    if verb == "place":
        return placing(names)
    fields = KEYFLOWER[verb][: len(names)] if verb in ("bid", "use") else KEYFLOWER[verb]
    if len(fields) != len(names) or (verb in ("bid", "use") and not names):
        return None
    values = [value_in(field, name) for field, name in zip(fields, names, strict=True)]
    return {verb: dict(zip(fields, values, strict=True))} if None not in values else None


def value_in(field: str, word: str) -> Optional[str | int]:
    """A name or a number of a wish, if there is such a one."""
    if field == "number":
        return number_in(word)
    known = {"colour": COLOURS, "skill": SKILLS, "good": GOODS}.get(field, NAMES)
    return word if word in known else None


def placing(words: list[str]) -> Optional[Plain]:
    """A tile, its column and row, and how far it is turned if that is said."""
    numbers = [whole_in(word) for word in words[1:]]
    if len(numbers) not in (2, 3) or None in numbers or words[0] not in NAMES:
        return None
    column, row, turned = [*numbers, 0][:3]
    return {"place": {"tile": words[0], "at": [column, row], "turned": turned}}


def whole_in(word: str) -> Optional[int]:
    """A whole number, also one below nothing."""
    found = number_in(word.removeprefix("-"))
    return -found if found is not None and word.startswith("-") else found


WISHES: Final[dict[str, Callable[[list[str]], Optional[Plain]]]] = {
    "keyflower": keyflower,
    "kilt-castle": kilt_castle,
    "silver": silver,
}
