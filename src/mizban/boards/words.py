"""What boards and the command line say, in both languages."""

from __future__ import annotations

from mizban import language


def say(id: str, lang: str, **args: int | str) -> str:
    """A message of the command line as a sentence."""
    text = language.bundle_of("cli", "", lang).text(id, dict(args))
    return language.in_digits(text, lang)


def apart(text: str, lang: str) -> str:
    """A text beside others in a line, with a direction of its own, so that columns keep their order."""
    return f"\u2067{text}\u2069" if lang == "fa" else text


def seat_name(seat: int, lang: str) -> str:
    """What a player is called."""
    return say("seat", lang, number=seat + 1)
