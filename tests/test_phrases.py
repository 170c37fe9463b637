"""Choices are said in a language as people type them."""

from __future__ import annotations

import pytest

import mizban
from mizban.core.notation.wording import Sign
from mizban.core.notation.writing import examples
from mizban.phrases import in_notation, said
from mizban.registry import find

KILT = find("kilt-castle")


@pytest.mark.parametrize(
    ("text", "lang", "notation"),
    [
        ("move S-R P2", "en", "move s-r p2"),
        ("Move red card P2", "en", "move S-R p2"),
        ("red and orange card P2", "en", "D-RO p2"),
        ("حرکت کارت تک‌رنگ قرمز P۲", "fa", "move S-R p2"),
        ("حرکت کارت تک رنگ قرمز P2", "fa", "move S-R p2"),
        ("حرکت كارت تک‌رنگ قرمز P٢", "fa", "move S-R p2"),
        ("move red card P2", "fa", "move S-R p2"),
        ("dance with me", "en", "dance with me"),
        ("", "fa", ""),
    ],
)
def test_a_choice_is_understood_as_it_is_typed(text: str, lang: str, notation: str) -> None:
    assert in_notation(KILT, text, lang) == notation


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_what_is_said_in_a_language_is_understood_in_it(lang: str) -> None:
    match = mizban.new("kilt-castle", seats=3, seed=3)
    for signs in examples(KILT.wordings, match.state, 0):
        assert match.read(in_notation(KILT, said(KILT, signs, lang), lang))


def test_equal_things_are_counted() -> None:
    game = find("stone-age")
    pieces = [Sign("buy", "good:wood"), Sign("buy", "good:wood"), Sign("buy", "good:gold")]
    assert in_notation(game, said(game, pieces, "fa"), "fa") == "buy 2 wood gold"
    assert in_notation(game, said(game, [Sign("add", "tool:1")] * 2, "en"), "en") == "add 2 tool:1"
