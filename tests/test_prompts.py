"""What is asked says what is wanted and what it is for; what has happened is said as players would."""

from __future__ import annotations

import re
from typing import Final

import pytest

from mizban.bundle import Bundle
from mizban.language import LANGUAGES, LOCALES, bundle_from
from mizban.registry import own
from test_words import forms

VAGUE: Final = (
    "What do you do?",
    "Which of your places comes next?",
    "Which further card do you exchange?",
    "Which further card do you take?",
    "Which card do you look at?",
    "And which one more?",
    "Is your turn over?",
    "چه می‌کنید؟",
    "پیشنهاد، استفاده یا پاس؟",
    "نوبتتان تمام شد؟",
)
SHORTEST: Final = 20  # letters of a question that says what it is about
COUNTED: Final = re.compile(r"\$(x|y|column|row|slot)\b|-\d")  # places as a program counts them
BREAKS: Final = {
    "alhambra": {"event-scoring": "round"},
    "keyflower": {"event-season": "round"},
    "kilt-castle": {"event-ducat-day": "round", "event-moved": "turn"},
    "silver": {"event-round": "round"},
    "stone-age": {"event-round": "round"},
}


def words(game: str, lang: str) -> Bundle:
    return bundle_from(lang, tuple(LOCALES / lang / f"{file}.ftl" for file in ("common", game)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", own())
def test_no_question_is_vague(game: str, lang: str) -> None:
    asked = words(game, lang)
    said = [text for id, each in asked.messages.items() if id.startswith("ask-") for text in forms(asked, each.value)]
    assert said
    assert [text for text in said if len(text) < SHORTEST or text.strip() in VAGUE or text.endswith(VAGUE[0])] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", own())
def test_no_event_counts_columns_rows_or_slots(game: str, lang: str) -> None:
    text = (LOCALES / lang / f"{game}.ftl").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.startswith("event-") and " ->" not in line]
    assert [line for line in lines if COUNTED.search(line.split(" = ")[-1])] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", own())
def test_the_log_knows_where_rounds_and_turns_begin(game: str, lang: str) -> None:
    told = words(game, lang)
    found = {id: told.attribute(id, "break") for id in told.messages if id.startswith("event-")}
    assert {id: what for id, what in found.items() if what} == BREAKS[game]
