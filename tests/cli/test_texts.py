"""What the command line says is there in both languages."""

from __future__ import annotations

import re

import pytest

from mizban.cli.words import decimal, listed, one_line, say
from mizban.language import LOCALES
from mizban.registry import own

SOURCE = LOCALES.parent
FOLDERS = [SOURCE / "cli", SOURCE / "boards", SOURCE / "training"]
MESSAGE = re.compile(r"^([a-z][a-zA-Z0-9_-]*) =", re.MULTILINE)
ARGUMENT = re.compile(r"\$([a-z]+)")


def messages(lang: str) -> dict[str, set[str]]:
    """The messages of a language, with their arguments."""
    text = (LOCALES / lang / "cli.ftl").read_text(encoding="utf-8")
    parts = MESSAGE.split(text)[1:]
    return {parts[i]: set(ARGUMENT.findall(parts[i + 1])) for i in range(0, len(parts), 2)}


def test_both_languages_have_the_same_messages_and_arguments() -> None:
    assert messages("en") == messages("fa")


def test_every_message_is_used() -> None:
    source = "".join(path.read_text(encoding="utf-8") for folder in FOLDERS for path in folder.rglob("*.py"))
    built = ("help-", "games-", "bench-", "arena-", "why-how-", *(f"{id}-" for id in own()))
    unused = [
        id for id in messages("en") if f'"{id}"' not in source and f"'{id}'" not in source and not id.startswith(built)
    ]
    assert not unused


def test_persian_is_spelled_with_half_spaces_and_its_own_letters() -> None:
    text = (LOCALES / "fa" / "cli.ftl").read_text(encoding="utf-8")
    assert not re.search(r"[يكة٠-٩]|\bمی |ه‌ی\b| ها\b", text)


@pytest.mark.parametrize(
    ("names", "en", "fa"), [("A", "A", "A"), ("AB", "A and B", "A و B"), ("ABC", "A, B and C", "A، B و C")]
)
def test_names_are_listed(names: str, en: str, fa: str) -> None:
    assert listed(list(names), "en") == en
    assert listed(list(names), "fa") == fa


def test_winners_are_one_or_several() -> None:
    assert say("won", "en", count=1, names="A") == "A wins."
    assert say("won", "en", count=2, names="A and B") == "A and B share the victory."


def test_broken_numbers_are_written_as_the_language_does() -> None:
    assert (decimal(177.84, "en"), decimal(177.84, "fa"), decimal(2.0, "fa")) == ("177.8", "۱۷۷٫۸", "۲")


def test_a_line_is_one_line() -> None:
    assert one_line("a\nb\t c\x1b\ud800") == "a b c??"
    assert len(one_line("x" * 9999)) == 400
