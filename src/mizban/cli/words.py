"""What the command line says, in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mizban import language
from mizban.core.game import Plain
from mizban.match import Match

LONGEST: Final = 400  # letters of a line about a mistake


def say(id: str, lang: str, **args: int | str) -> str:
    """A message of the command line as a sentence."""
    text = language.formatted(language.bundle_of("cli", "", lang), id, dict(args))
    return language.in_digits(text, lang)


def has(id: str, lang: str) -> bool:
    """Whether the command line has such a message."""
    return bool(language.bundle_of("cli", "", lang).has_message(id))


def seat_name(seat: int, lang: str) -> str:
    """What a player is called."""
    return say("seat", lang, number=seat + 1)


def decimal(value: float, lang: str) -> str:
    """A number with a broken part, at most one digit long, as the language writes it."""
    text = f"{round(value, 1):g}"
    return language.in_digits(text.replace(".", "٫"), lang) if lang == "fa" else text


def listed(names: Sequence[str], lang: str) -> str:
    """Several names in one phrase."""
    *others, last = names
    if not others:
        return last
    return say("and", lang, first=say("comma", lang).join(others), last=last)


def sentences(match: Match, events: Sequence[Plain], lang: str) -> list[str]:
    """Events as sentences."""
    return [language.say(match.game, language.event_word(event), lang) for event in events]


def one_line(text: str) -> str:
    """Any text, hostile or not, as one line of bearable length."""
    line = "".join(c if c.isprintable() else "?" for c in " ".join(text.split()))
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 3]}..."
