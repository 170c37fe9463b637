"""Names: any letters, nothing that cannot be seen, and never two at a table that look alike."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from mizban.server.messages import NewTable, Sit
from mizban.server.names import cleaned, distinct, folded
from mizban.server.net.service import Service
from server.at_table import PEOPLE, run, sight, sqlite


def test_names_keep_their_letters_and_lose_their_tricks() -> None:
    assert cleaned("می‌نا ۱") == "می‌نا ۱"
    assert cleaned("a\u202eb\u2066c\ufeff") == "abc"
    assert len(cleaned("x" * 99)) == 24
    assert cleaned("سَلَّام") == "سَلَّام"
    assert cleaned("a" + "\u0301\u0302\u0303\u0304\u0305") == "á\u0302\u0303\u0304"
    assert cleaned("🎲") == "🎲"


@pytest.mark.parametrize("letter", "\u200c\u1160\u115f\u3164\uffa0\u2800\u17b4\u034f\u0301")
def test_a_name_of_what_cannot_be_seen_is_none(letter: str) -> None:
    assert cleaned(letter) == ""
    assert cleaned(f"{letter} {letter}") == ""


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Sara", "Sаrа"),  # Cyrillic
        ("Sara", "SARA"),
        ("Ali", "AIi"),
        ("Ali", "A1i"),
        ("Bob", "B0b"),
        ("می‌نا", "مینا"),
        ("علی", "علي"),
        ("امیر", "أمیر"),
        ("Sara 1", "Sara ۱"),
        ("José", "Jose"),
    ],
)
def test_names_that_look_alike_are_folded_alike(name: str, other: str) -> None:
    assert folded(name) == folded(other)
    assert distinct(other, [name]) == f"{other} (2)"
    assert distinct(other, [name, f"{name} (2)"]) == f"{other} (3)"


def test_other_names_stay_as_they_are() -> None:
    for name, other in (("Sara", "Sarah"), ("مینا", "مانی"), ("🎲", "🎯")):
        assert distinct(other, [name]) == other


def test_at_a_table_nobody_passes_for_another(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await found.tables.open(structs.replace(PEOPLE[0], name="Sara"), NewTable("kilt-castle", 3))
        await table.handle(structs.replace(PEOPLE[1], name="Sаrа"), Sit("s"))
        assert [chair.name for chair in sight(table, 0).chairs] == ["Sara", "Sаrа (2)", ""]

    run(sqlite(folder), test)
