"""Choices as people say them in their language: verbs and names from the .ftl files, and back into the notation."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Any, Final

from mizban.bundle import Bundle
from mizban.core.game import Game
from mizban.core.notation.wording import Sign, name_of, verbs_of
from mizban.core.notation.writing import counted
from mizban.language import bundle_of, in_digits

HALF_SPACE: Final = "\u200c"
MARKS: Final = dict.fromkeys(map(ord, "\u0654\u0640\u2066\u2067\u2068\u2069"))  # ezafe, stretched letters, isolates
LETTERS: Final = str.maketrans("يكۀة،۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩", "یکهه,01234567890123456789")

Phrase = tuple[str, ...]  # words, folded


def folded(text: str) -> str:
    """A text without what people type in different ways: capitals, Arabic letters, marks, digits of other scripts."""
    return unicodedata.normalize("NFC", text).casefold().translate(LETTERS).translate(MARKS)


def phrases_of(text: str) -> list[Phrase]:
    """A name in all ways in which it may be typed: half-spaces as spaces, or not at all."""
    plain = folded(text)
    return [tuple(plain.replace(HALF_SPACE, each).split()) for each in (" ", "")]


@lru_cache(maxsize=64)
def verbs_in(game: Game[Any], lang: str) -> dict[Phrase, str]:
    """The verbs of a game as a language says them."""
    bundle = bundle_of(game.id, game.locales, lang)
    said = {verb: bundle.text(f"verb-{verb}", {}) for verb in verbs_of(game.wordings)}
    return {phrase: verb for verb, text in said.items() for phrase in phrases_of(text)}


@lru_cache(maxsize=512)
def names_in(game: Game[Any], verb: str, lang: str) -> dict[Phrase, str]:
    """The things that can follow a verb (or any, without one), by their names in a language."""
    bundle = bundle_of(game.id, game.locales, lang)
    found: dict[Phrase, str] = {}
    for each in [verb] if verb else verbs_of(game.wordings):
        for wording in game.wordings.values():
            for kind in wording.kinds(each) if each in wording.verbs() else ():
                for name in wording.examples(each):
                    for phrase in phrases_for(bundle, kind, name):
                        found.setdefault(phrase, name if is_plain(name) else f"{kind}:{name}")
    return found


def phrases_for(bundle: Bundle, kind: str, name: str) -> list[Phrase]:
    """A thing in all ways in which it may be typed: as it is called in the language, and as its name reads."""
    said = phrases_of(bundle.text(f"{kind}-{name}", {})) if bundle.has(f"{kind}-{name}") else []
    return [*said, *(phrases_of(name.replace("_", " ")) if "_" in name else [])]


def is_plain(name: str) -> bool:
    """Whether a name can stand alone: it is no number that would count something."""
    return not name.isdecimal()


def in_notation(game: Game[Any], text: str, lang: str) -> str:
    """A choice as a person says it, in the notation; words that are no names in the language stay as they are."""
    words = folded(text).replace(HALF_SPACE, " ").split()
    own: dict[Phrase, str] = {(verb,): verb for verb in verbs_of(game.wordings)}
    verbs = {**own, **verbs_in(game, "en"), **verbs_in(game, lang)}
    size = longest(words, verbs)
    verb = [verbs[tuple(words[:size])]] if size else []
    names = {**names_in(game, "".join(verb), "en"), **names_in(game, "".join(verb), lang)}
    return " ".join([*verb, *things_in(words[size:], names)])


def things_in(words: list[str], names: dict[Phrase, str]) -> list[str]:
    """Words with the names among them as things, the longest ones first."""
    found: list[str] = []
    i = 0
    while i < len(words):
        size = longest(words[i:], names)
        found.append(names[tuple(words[i : i + size])] if size else words[i])
        i += size or 1
    return found


def longest(words: list[str], phrases: dict[Phrase, str]) -> int:
    """How many words at the beginning are one of the phrases, as many as possible."""
    return next((size for size in range(len(words), 0, -1) if tuple(words[:size]) in phrases), 0)


def said(game: Game[Any], signs: list[Sign], lang: str) -> str:
    """A choice as a language says it: its verb, then its things, equal ones counted."""
    bundle = bundle_of(game.id, game.locales, lang)
    verb = [bundle.text(f"verb-{sign.verb}", {}) for sign in signs if sign.verb][:1]
    things = [thing for sign in signs for thing in sign.things]
    ids = [thing.replace(":", "-", 1) for thing in things]
    names = [bundle.text(id, {}) if bundle.has(id) else name_of(thing) for id, thing in zip(ids, things, strict=True)]
    return in_digits(" ".join([*verb, *counted(things, names)]), lang)
