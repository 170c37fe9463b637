"""The words and the rules of games, for browsers that do not have them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from installing import LOCALES
from mizban.client import Client
from mizban.client.client import Trouble
from mizban.server.messages import GameRules, GameWords
from server.running import running


def test_words_and_rules_are_handed_out(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path) as server, Client(server.address) as client:
            words = await client.get("/api/games/pocket/words/fa", GameWords)
            assert words.text == (LOCALES / "fa" / "pocket.ftl").read_text(encoding="utf-8")
            rules = await client.get("/api/games/pocket/rules/en", GameRules)
            assert [section.id for section in rules.sections] == ["aim", "parts", "round", "turn", "scoring"]
            assert rules.sections[0].title == "Aim of the game"
            own = await client.get("/api/games/silver/rules/en", GameRules)
            assert own.sections

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("nothing/words/en", "no-game"),
        ("nothing/rules/en", "no-game"),
        ("pocket/words/xx", "no-page"),
        ("pocket/rules/..%2f..%2fen", "no-page"),
        ("..%2fpocket/words/en", "no-game"),
    ],
)
def test_what_is_not_there_is_refused(tmp_path: Path, path: str, code: str) -> None:
    async def ask() -> None:
        async with running(tmp_path) as server, Client(server.address) as client:
            with pytest.raises(Trouble) as refused:
                await client.get(f"/api/games/{path}", GameWords)
            assert (refused.value.code in (code, "no-page"), refused.value.status) == (True, 404)

    asyncio.run(ask())
