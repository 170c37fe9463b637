"""All texts of both languages, read as they may be said: no two numbers side by side, no English in Persian."""

from __future__ import annotations

import re
from itertools import chain, product
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax.ast import (
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)

from mizban.bundle import Bundle
from mizban.language import LANGUAGES, LOCALES, bundle_from, event_word, say
from mizban.registry import find

FILES: Final = sorted(path.stem for path in (LOCALES / "en").glob("*.ftl"))
SIDE_BY_SIDE: Final = re.compile(r"\d[ \u00a0\u2066-\u2069]+[-−+]?\d")
WORDS: Final = {"what", "kind", "mood"}  # arguments that are names of pieces, said by messages of several kinds
OUTWORN: Final = {  # what one reads in other places, and how we write it
    "اینجا": "این‌جا",
    "آنجا": "آن‌جا",
    "روی‌هم": "روی هم",
    "چینش": "چیدمان",
    "آماده‌سازی": "چیدمان",
    "امتیازشماری": "امتیازدهی",
    "قواعد": "قوانین",
    "روشده": "به‌رو",
    "بی‌درنگ": "فوراً",
    "همان دم": "همان لحظه",
}
DRAWINGS: Final = {"stone-age-legend"}  # shows a row of figures as the terminal draws it


def bundle(file: str, lang: str) -> Bundle:
    return bundle_from(lang, tuple(LOCALES / lang / f"{each}.ftl" for each in ("common", file)))


def forms(words: Bundle, pattern: Pattern | None) -> list[str]:
    """All ways in which a message may come out, each argument at its worst: a number, or a name with one at an end."""
    parts = [part_forms(words, part) for part in (pattern.elements if pattern else [])]
    return ["".join(each) for each in product(*parts)]


def part_forms(words: Bundle, part: Any) -> list[str]:
    if isinstance(part, TextElement):
        return [part.value]
    what = part.expression
    if isinstance(what, Placeable):
        return part_forms(words, what)
    if isinstance(what, VariableReference):
        return [worst(words, what.id.name)]
    if isinstance(what, MessageReference):
        return forms(words, words.messages[what.id.name].value)
    if isinstance(what, SelectExpression):
        return list(chain.from_iterable(forms(words, each.value) for each in what.variants))
    return [words.expression(what, {})]


def worst(words: Bundle, name: str) -> str:
    """An argument that has a number where one of its names has one; without names, and for seats, a number."""
    if name in WORDS:
        return "x"
    named = [words.text(id, {}) for id in words.messages if id.startswith(f"{name}-") and is_plain(words, id)]
    if not named or name == "seat":
        return "2"
    starts, ends = (any(text[end : end + 1 or None].isdecimal() for text in named) for end in (0, -1))
    return f"{'2' if starts else ''}x{'2' if ends else ''}"


def is_plain(words: Bundle, id: str) -> bool:
    value = words.messages[id].value
    return value is not None and all(
        isinstance(each, TextElement) or isinstance(each.expression, MessageReference) for each in value.elements
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_no_two_numbers_stand_side_by_side(file: str, lang: str) -> None:
    words = bundle(file, lang)
    said = {id: forms(words, message.value) for id, message in words.messages.items() if id not in DRAWINGS}
    assert [f"{id}: {text}" for id, texts in said.items() for text in texts if SIDE_BY_SIDE.search(text)] == []


@pytest.mark.parametrize(
    ("other", "card", "said"),
    [
        (1, "robber", "بازیکن ۱ به کارت ۲ دهکدهٔ بازیکن ۲ نگاه کرد: دزد ۱۲."),
        (1, None, "بازیکن ۱ به کارت ۲ دهکدهٔ بازیکن ۲ نگاه کرد."),
        (0, "robber", "بازیکن ۱ به کارت ۲ خود نگاه کرد: دزد ۱۲."),
        (0, None, "بازیکن ۱ به کارت ۲ خود نگاه کرد."),
    ],
)
def test_what_somebody_does_at_home_or_in_secret_is_said_so(other: int, card: str | None, said: str) -> None:
    told = event_word({"kind": "looked", "seat": 0, "other": other, "place": 2, "card": card})
    assert say(find("silver"), told, "fa") == said


def test_a_sentence_names_money_at_length() -> None:
    told = event_word({"kind": "paid", "seat": 0, "card": "green-7"})
    assert say(find("alhambra"), told, "fa") == "بازیکن ۱ کارت سبز به ارزش ۷ را پرداخت."
    assert say(find("alhambra"), told, "en") == "Player 1 pays a green 7."


def test_dice_of_which_each_takes_one_are_no_sum() -> None:
    told = event_word({"kind": "rolled_for_all", "seat": 0, "faces": [2, 5]})
    assert say(find("stone-age"), told, "fa") == "بازیکن ۱ برای همه تاس ریخت: ۲، ۵."


@pytest.mark.parametrize("path", sorted((LOCALES / "fa").iterdir()), ids=lambda path: path.name)
def test_one_word_is_used_for_one_thing(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert [f"{word} → {ours}" for word, ours in OUTWORN.items() if re.search(rf"\b{word}\b", text)] == []


LATIN_WORDS: Final = {  # what is typed or known by these letters in Persian too
    *("API", "Enter", "JSON", "SHA", "English", "HEX", "HTTP", "MiB", "TOML", "UTF", "SQLite", "PostgreSQL", "dump"),
    *("make", "web", "mizban", "play", "lang", "fa", "en", "save", "game", "json", "log", "why", "setup", "games"),
    *("true", "false", "null", "help", "seats", "option", "from", "name", "value", "seat", "answer", "secret", "salts"),
    *("fountain", "give", "start", "fresh", "bewitch"),  # fields of positions
    *("pip", "install", "server", "postgresql", "sqlite", "pg", "none"),
    *("path", "py", "Class", "package", "module", "choose", "turn", "bots", "Bot", "newcomer", "regular", "expert"),
    *("arena", "train", "training", "cluster", "GAME", "evaluations", "seconds", "td", "es"),
    *("SVG", "PNG", "svg", "png", "Pillow", "openskill", "numpy", "Ray"),
}
CODES: Final = re.compile(
    r"`[^`]*`|<!--.*?-->|\b[A-Za-z]?[0-9]+[a-z]?\b|[a-z]+_[a-z_]+|\b[a-z]+-[a-z0-9]+\b", re.DOTALL
)


def english_in(text: str) -> list[str]:
    return [word for word in re.findall("[A-Za-z]{2,}", CODES.sub("", text)) if word not in LATIN_WORDS]


@pytest.mark.parametrize("file", FILES)
def test_persian_messages_have_no_english(file: str) -> None:
    words = bundle(file, "fa")
    said = {id: forms(words, message.value) for id, message in words.messages.items()}
    assert {id: english_in(text) for id, texts in said.items() for text in texts if english_in(text)} == {}


@pytest.mark.parametrize("path", sorted((LOCALES / "fa").glob("*.md")), ids=lambda path: path.name)
def test_persian_rules_have_no_english(path: Path) -> None:
    assert english_in(path.read_text(encoding="utf-8")) == []
