"""Words in both languages: messages from the .ftl files, numbers in their own digits, the rules in sections."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Optional

from mizban.bundle import Bundle
from mizban.core.errors import BadSetup
from mizban.core.faults import Fault
from mizban.core.game import Game, Plain, Word
from mizban.core.reading import quoted

LANGUAGES: Final = ("en", "fa")
LOCALES: Final = Path(__file__).parent / "locales"
PERSIAN: Final = str.maketrans("0123456789,", "۰۱۲۳۴۵۶۷۸۹٬")
LATIN: Final = str.maketrans("۰۱۲۳۴۵۶۷۸۹،", "0123456789,")  # as a place is typed: ۱،-۲
PHRASE: Final = 12  # words that a name has at most
SEATS: Final = ("seat", "other")  # arguments that are seats
SUMMED: Final = ("dice",)  # arguments that are lists and are added up
COMMA: Final = {"en": ", ", "fa": "، "}
NUMBER: Final = re.compile(r"(?<![A-Za-z0-9])[0-9]+(?:,[0-9]{3})*")  # Fluent for Python prints Latin digits only
PLACE: Final = "\ufffc"  # stands for the place of a fault while its sentence is made
SECTION: Final = re.compile(r"^<!-- section: ([a-z-]+) -->\n## (.+)$", re.MULTILINE)


def number(value: int, lang: str) -> str:
    """A number in the digits of the language."""
    text = f"{value:,}"
    return text.translate(PERSIAN) if lang == "fa" else text


def in_digits(text: str, lang: str) -> str:
    """A text with its numbers in the digits of the language; codes such as P4 and c3 stay as they are."""
    return NUMBER.sub(lambda found: found.group().translate(PERSIAN), text) if lang == "fa" else text


def check(lang: object) -> str:
    """A language that there is."""
    if not isinstance(lang, str) or lang not in LANGUAGES:
        raise BadSetup(f"there is no language {quoted(lang)}; there are {', '.join(LANGUAGES)}")
    return lang


@lru_cache(maxsize=64)
def bundle_of(id: str, folder: str, lang: str) -> Bundle:
    """The messages of a game in a language, with those that all games share."""
    return bundle_from(lang, (LOCALES / lang / "common.ftl", Path(folder or LOCALES) / lang / f"{id}.ftl"))


@lru_cache(maxsize=2)
def common_of(lang: str) -> Bundle:
    """The messages that all games share."""
    return bundle_from(lang, (LOCALES / lang / "common.ftl",))


def bundle_from(lang: str, paths: tuple[Path, ...]) -> Bundle:
    """The messages of some files in a language."""
    bundle = Bundle(check(lang))
    for path in paths:
        bundle.add(path.read_text(encoding="utf-8"))
    return bundle


def text_of(game: Game[Any], lang: str) -> str:
    """The messages of a game as its file has them."""
    return (Path(game.locales or LOCALES) / check(lang) / f"{game.id}.ftl").read_text(encoding="utf-8")


def say(game: Game[Any], word: Word, lang: str = "en", names: Optional[Sequence[str]] = None) -> str:
    """A message as a sentence; seats are called by the players' names, or by their numbers."""
    bundle = bundle_of(game.id, game.locales, check(lang))
    args = {name: spoken(bundle, name, value, names) for name, value in word.args.items()}
    return in_digits(bundle.text(form_of(bundle, word), args), lang)


def form_of(bundle: Bundle, word: Word) -> str:
    """The message that says a word: its own form, if it has one, for what somebody does at home or what is hidden."""
    own = "-own" if "other" in word.args and word.args["other"] == word.args.get("seat") else ""
    hidden = "-hidden" if None in word.args.values() else ""
    return next((id for end in (own + hidden, own, hidden) if bundle.has(id := word.id + end)), word.id)


def fault_text(fault: Fault, lang: str = "en", game: Optional[Game[Any]] = None) -> str:
    """What is wrong, and where, in a sentence; a place keeps its digits and its direction."""
    bundle = common_of(lang) if game is None else bundle_of(game.id, game.locales, check(lang))
    args = {name: spoken(bundle, name, value, None) for name, value in fault.word.args.items()}
    text = in_digits(bundle.text(fault.word.id, {**args, "where": PLACE}), lang)
    return text.replace(PLACE, f"\u2066{fault.where}\u2069" if lang == "fa" else fault.where)


def has(game: Game[Any], id: str, lang: str) -> bool:
    """Whether a game has a message."""
    return bundle_of(game.id, game.locales, check(lang)).has(id)


def spoken(bundle: Bundle, name: str, value: object, names: Optional[Sequence[str]]) -> object:
    """An argument in words: a seat's name, a number, or the message <name>-<value> where there is one."""
    if name in SEATS and isinstance(value, int):
        return names[value] if names else bundle.text("seat", {"number": value + 1})
    if isinstance(value, int):
        return value
    if isinstance(value, list):
        return (" + " if name in SUMMED else COMMA[bundle.lang]).join(str(each) for each in value)
    id = f"{name}-{'hidden' if value is None else value}"
    return bundle.attribute(id, "long") or bundle.text(id, {}) if bundle.has(id) else str(value)


def event_word(event: Plain) -> Word:
    """An event, in the words of the view, as a message."""
    args = {name: value for name, value in event.items() if name not in ("kind", "things")}
    return Word(f"event-{event['kind'].replace('_', '-')}", args)


def rule_of(game: Game[Any], word: Word, lang: str = "en") -> Optional[str]:
    """The section of the rules that a refusal rests on."""
    return bundle_of(game.id, game.locales, check(lang)).attribute(word.id, "rule")


class Section:
    """A section of the rules: its id, its title, its text in Markdown."""

    def __init__(self, id: str, title: str, text: str) -> None:
        self.id: Final = id
        self.title: Final = title
        self.text: Final = text


def rules(game: Game[Any], lang: str = "en") -> list[Section]:
    """The rules of a game for its players, section by section."""
    path = Path(game.locales or LOCALES) / check(lang) / f"{game.id}.md"
    if not path.exists():
        raise BadSetup(f"{game.id} has no rules in {lang}")
    _, *parts = SECTION.split(path.read_text(encoding="utf-8"))
    return [Section(*parts[i : i + 3]) for i in range(0, len(parts), 3)]
