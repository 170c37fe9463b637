"""Wishes as people type them, for the question why something is not possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Optional

from mizban.cli.boards.alhambra import CODES
from mizban.cli.files import parse_json
from mizban.cli.keyboard import number_in, tidy
from mizban.cli.parser import Mistake
from mizban.core.game import Plain
from mizban.games.alhambra.data import CARDS as MONEY
from mizban.games.alhambra.data import CURRENCIES, SLOTS, TILES
from mizban.games.kilt_castle.data import CARDS, CRESTS, POSITIONS, SQUARES
from mizban.games.silver.why import WISHES as SILVER
from mizban.games.stone_age.data import PLACES, RESOURCES
from mizban.games.stone_age.why import VERBS as STONE_AGE

ALHAMBRA_IN_PERSIAN: Final = {
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
STONE_AGE_IN_PERSIAN: Final = {
    "گذاشتن": "place",
    "انجام": "resolve",
    "ابزار": "tool",
    "یک‌بارمصرف": "once",
    "کافی": "enough",
    "خریدن": "buy",
    "نخریدن": "decline",
    "دادن": "feed",
    "گرسنگی": "starve",
    "تاس": "die",
    "آزاد": "two",
    "برداشتن": "take",
}
NOUNS_IN_PERSIAN: Final = {
    "کارگاه": "tool_maker",
    "خانه": "hut",
    "مزرعه": "field",
    "شکارگاه": "hunting_ground",
    "جنگل": "forest",
    "معدن": "clay_pit",
    "کوه": "quarry",
    "رودخانه": "river",
    "کارت": "card",
    "ساختمان": "building",
    "چوب": "wood",
    "خشت": "brick",
    "سنگ": "stone",
    "طلا": "gold",
}
NUMBERED: Final = {"tool": "value", "once": "value", "die": "face"}
PAID: Final = ("buy", "feed", "take")
HALF_SPACE: Final = "\u200c"


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


def alhambra(words: list[str]) -> Optional[Plain]:
    """A verb, then cards such as blue 4, a slot and values, or tiles such as garden-8b or G8b."""
    verb, *rest = [ALHAMBRA_IN_PERSIAN.get(word, word.lower()) for word in words]
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
    if len(words) % 2 or any(card not in MONEY for card in cards):
        return None
    return {"take": {"cards": cards}}


def buying(numbers: list[Optional[int]]) -> Optional[Plain]:
    """A slot, and the values of the cards if they are said."""
    slot, *values = numbers or [None]
    if slot is None or not 1 <= slot <= SLOTS:
        return None
    cards = [f"{CURRENCIES[slot - 1]}-{value}" for value in values]
    if any(card not in MONEY for card in cards):
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


def stone_age(words: list[str]) -> Optional[Plain]:
    """A verb, and then a place with a number of figures, one number, resources, or nothing."""
    verb, rest = in_english(words[0], STONE_AGE_IN_PERSIAN), [in_english(word, NOUNS_IN_PERSIAN) for word in words[1:]]
    if verb not in STONE_AGE:
        return None
    if verb in ("place", "resolve"):
        fields = placing(rest, counted=verb == "place")
    elif verb in NUMBERED:
        numbers = [number_in(word) for word in rest]
        fields = {NUMBERED[verb]: numbers[0]} if len(numbers) == 1 and numbers[0] is not None else None
    elif verb in PAID:
        fields = pieces(rest)
    else:
        fields = None if rest else {}
    return None if fields is None else {verb: fields}


def in_english(word: str, words: dict[str, str]) -> str:
    """A word of either language in English; in Persian also without its half-space."""
    known = {persian.replace(HALF_SPACE, ""): english for persian, english in words.items()}
    return known.get(word.replace(HALF_SPACE, ""), word.lower())


def placing(words: list[str], counted: bool) -> Optional[Plain]:
    """A place in one word or several, and how many figures go there if that is said."""
    for size in range(len(words), 0, -1):
        place, rest = "_".join(words[:size]), words[size:]
        if place in PLACES:
            figures = [number_in(word) for word in rest]
            if not figures:
                return {"place": place}
            return {"place": place, "figures": figures[0]} if counted and len(figures) == 1 and figures[0] else None
    return None


def pieces(words: list[str]) -> Optional[Plain]:
    """Resources, each after its number; without a number it is one."""
    found: dict[str, int] = {}
    count: Optional[int] = None
    for word in words:
        if word in RESOURCES:
            found[word] = found.get(word, 0) + (1 if count is None else count)
            count = None
        elif count is None and number_in(word) is not None:
            count = number_in(word)
        else:
            return None
    return found if count is None else None


WISHES: Final[dict[str, Callable[[list[str]], Optional[Plain]]]] = {
    "alhambra": alhambra,
    "kilt-castle": kilt_castle,
    "silver": silver,
    "stone-age": stone_age,
}
