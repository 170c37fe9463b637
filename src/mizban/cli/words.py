"""What the command line says, in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mizban import language
from mizban.boards.words import say as say
from mizban.boards.words import seat_name as seat_name
from mizban.core.game import Plain
from mizban.match import Match

DIRECTIONS: Final = "\u200c\u2066\u2069"  # half-spaces, and names among Persian words
LONGEST: Final = 400  # letters of a line about a mistake


def has(id: str, lang: str) -> bool:
    """Whether the command line has such a message."""
    return language.bundle_of("cli", "", lang).has(id)


def decimal(value: float, lang: str, digits: int = 1) -> str:
    """A number with a broken part, so many digits long at most, as the language writes it."""
    text = f"{round(value, digits):.10g}"
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


def level_name(bot: str, lang: str) -> str:
    """What a bot is called: its level in words, or its own name."""
    id = f"level-{bot}"
    return say(id, lang) if has(id, lang) else f"\u2068{bot}\u2069" if lang == "fa" else bot


def one_line(text: str) -> str:
    """Any text, hostile or not, as one line of bearable length."""
    line = "".join(c if c.isprintable() or c in DIRECTIONS else "?" for c in " ".join(text.split()))
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 3]}..."
