"""Bots on the page: their levels are told in words, and one that fails is replaced for all to see."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from mizban.bots import LEVELS
from mizban.language import LANGUAGES, common_of
from server.processes import served
from web.visitor import window

PLANTED = Path(__file__).parents[1] / "server" / "bots" / "planted.py"
BADGES = {"en": ".?Regular.? bot", "fa": "ربات .?باتجربه.?"}


@pytest.fixture(scope="module")
def failing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server is that has a bot which fails."""
    with served(tmp_path_factory.mktemp("house"), "--bots", f"{PLANTED}:Raises") as it:
        yield it


def bare(text: str) -> str:
    return re.sub("[\u2066-\u2069]", "", text)


def text(id: str, lang: str, **args: str) -> str:
    return bare(common_of(lang).text(id, args))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_has_a_name_and_a_sentence(failing: str, browser: Browser, lang: str) -> None:
    with window(browser, failing, lang) as visitor:
        visitor.home()
        visitor.choose_game("silver")
        for level in LEVELS:
            visitor.set_up(level)
            assert text(f"level-{level}", lang) in visitor.page.locator("dialog .chosen").all_inner_texts()
            expect(visitor.page.locator("dialog [data-about-level]")).to_have_text(text(f"about-level-{level}", lang))
        visitor.set_up("raises")
        expect(visitor.page.locator("dialog [data-about-level]")).not_to_be_empty()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [1280, 390])
def test_a_bot_that_fails_is_replaced_for_all_to_see(failing: str, browser: Browser, lang: str, width: int) -> None:
    with window(browser, failing, lang, width) as visitor:
        visitor.home()
        visitor.play_bots("silver", 2, "raises")
        visitor.wait()
        if width == 390:
            visitor.page.locator(".bar .tab").first.click()
        notice = visitor.page.locator(".log .notice")
        expect(notice).to_have_count(1)
        said = bare(notice.inner_text())
        assert "raises" in said
        assert text("level-regular", lang) in said
        if width == 390:
            visitor.page.locator(".bar .scores").click()
        expect(visitor.page.locator('li[data-player="player:1"] .badge')).to_have_text(re.compile(BADGES[lang]))
