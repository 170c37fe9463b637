"""Wishes of Stone Age as people type them."""

from __future__ import annotations

from typing import Final, Optional

from mizban.cli.keyboard import number_in
from mizban.core.game import Plain
from mizban.games.stone_age.data import PLACES, RESOURCES
from mizban.games.stone_age.why import VERBS

VERBS_IN_PERSIAN: Final = {
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


def wish(words: list[str]) -> Optional[Plain]:
    """A verb, and then a place with a number of figures, one number, resources, or nothing."""
    verb, rest = in_english(words[0], VERBS_IN_PERSIAN), [in_english(word, NOUNS_IN_PERSIAN) for word in words[1:]]
    if verb not in VERBS:
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
