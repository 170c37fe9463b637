"""Wishes of Silver as people type them."""

from __future__ import annotations

from typing import Final, Optional

from mizban.cli.keyboard import number_in
from mizban.core.game import Plain
from mizban.games.silver.why import WISHES

VERBS_IN_PERSIAN: Final = {
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


def wish(words: list[str]) -> Optional[Plain]:
    """A verb and its numbers, which count from 1; players do so too, while their seats count from 0."""
    verb = VERBS_IN_PERSIAN.get(words[0], words[0].lower())
    numbers = [n for n in map(number_in, words[1:]) if n is not None]
    if verb not in WISHES or len(numbers) != len(words) - 1:
        return None
    if verb == "exchange":
        return {"exchange": {"places": numbers}} if numbers else None
    if len(numbers) != len(WISHES[verb]):
        return None
    fields = dict(zip(WISHES[verb], numbers, strict=True))
    return {verb: {name: n - 1 if name == "seat" else n for name, n in fields.items()}}
