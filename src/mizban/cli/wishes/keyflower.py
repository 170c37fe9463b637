"""Wishes of Keyflower as people type them."""

from __future__ import annotations

from typing import Final, Optional

from mizban.cli.keyboard import number_in
from mizban.core.game import Plain
from mizban.games.keyflower.data import COLOURS, GOODS, NAMES, SKILLS
from mizban.games.keyflower.why import WISHES

VERBS_IN_PERSIAN: Final = {
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


def wish(words: list[str]) -> Optional[Plain]:
    """A verb, then tiles, a colour, a skill or a resource by their names, and numbers."""
    verb = VERBS_IN_PERSIAN.get(words[0], words[0].lower())
    names = [word.lower() for word in words[1:]]
    if verb not in WISHES:
        return None
    if verb == "offer":
        return {"offer": {"tiles": names}} if names and all(name in NAMES for name in names) else None
    if verb == "place":
        return placing(names)
    fields = WISHES[verb][: len(names)] if verb in ("bid", "use") else WISHES[verb]
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
