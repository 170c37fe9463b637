"""What the program says in English by itself, in other languages: a sentence is found by its text, as gettext does."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final, Optional

from fluent.syntax.ast import Pattern, Placeable, TextElement, VariableReference

from mizban.bundle import Bundle
from mizban.core.errors import BadPosition
from mizban.core.game import Game
from mizban.language import LOCALES, bundle_from, fault_text, in_digits

KINDS: Final = ("refused-", "shown-", "fault-")  # messages that are found by their text
OTHER: Final = "refused-other"
LISTS: Final = ("names",)  # arguments that are names with commas between them
INNER: Final = ("reason",)  # arguments that are sentences themselves


@lru_cache(maxsize=2)
def sentences_in(lang: str) -> Bundle:
    """The sentences of a language, and what can be wrong with any data."""
    return bundle_from(lang, tuple(LOCALES / lang / f"{name}.ftl" for name in ("common", "sentences")))


@lru_cache(maxsize=1)
def patterns() -> dict[str, re.Pattern[str]]:
    """The English sentences as patterns, by their ids."""
    messages = sentences_in("en").messages
    return {id: re.compile(matching(each.value)) for id, each in messages.items() if id.startswith(KINDS)}


def matching(pattern: Pattern | None) -> str:
    """A pattern for all that a message can say."""
    return "".join([part_of(each) for each in (pattern.elements if pattern else [])])


def part_of(part: TextElement | Placeable) -> str:
    if isinstance(part, TextElement):
        return re.escape(part.value)
    what = part.expression
    if isinstance(what, VariableReference):
        return f"(?P<{what.id.name}>.+?)"
    return re.escape(sentences_in("en").expression(what, {}))


def in_language(text: str, lang: str) -> str:
    """An English sentence of the program in a language; one that nobody has put into it yet is said in general."""
    return text if lang == "en" else found_in(text, lang) or sentences_in(lang).text(OTHER, {})


def found_in(text: str, lang: str) -> Optional[str]:
    """A sentence as the language has it."""
    for id, pattern in patterns().items():
        match = pattern.fullmatch(text)
        if match:
            args = {name: part(name, said, lang) for name, said in match.groupdict().items()}
            return sentences_in(lang).text(id, args)
    return None


def part(name: str, text: str, lang: str) -> str:
    """What a sentence names: another sentence, a list, a number, or a name that keeps its direction."""
    if name in INNER:
        return in_language(text, lang)
    if name in LISTS:
        return "، ".join([part("", each, lang) for each in text.split(", ")])
    if re.fullmatch("-?[0-9]+", text):
        return in_digits(text, lang)
    return f"\u2066{text}\u2069"


def error_text(error: Exception, lang: str, game: Optional[Game[Any]] = None) -> str:
    """What is wrong, in a sentence of a language."""
    if lang != "en" and isinstance(error, BadPosition) and error.faults:
        return fault_text(error.faults[0], lang, game)
    return in_language(str(error), lang)
