"""Nothing is cut, nothing lies off the screen, nothing covers anything else: at all widths, in both languages."""

from __future__ import annotations

import random
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from web.boards import BOARDS, LANGUAGES, WIDTHS
from web.visitor import Visitor, window

FAULTS = Path(__file__).with_name("faults.js").read_text(encoding="utf-8")


AT_REST = """() => document.getAnimations().every(
    (each) => each.playState !== "running" || each.effect.getComputedTiming().endTime === Infinity
)"""


def faults(page: Page) -> list[Any]:
    """What is wrong with the page as it is drawn, once nothing travels any more."""
    page.wait_for_function(AT_REST)
    found: list[Any] = page.evaluate(FAULTS)
    return found


def some_choices(visitor: Visitor, count: int) -> None:
    chance = random.Random(7)
    for _ in range(count):
        visitor.wait()
        if visitor.over():
            return
        visitor.choose(chance)
    visitor.wait()


@pytest.mark.parametrize(("lang", "width"), list(product(LANGUAGES, WIDTHS)))
def test_home_and_a_new_table(address: str, browser: Browser, lang: str, width: int) -> None:
    with window(browser, address, lang, width) as visitor:
        visitor.home()
        assert faults(visitor.page) == []
        visitor.choose_game("silver")
        assert faults(visitor.page) == []
        visitor.page.locator("dialog .more summary").click()
        visitor.page.wait_for_selector('dialog [data-value="as_seated"]')
        assert faults(visitor.page) == []


@pytest.mark.parametrize(("game", "lang", "width"), list(product(BOARDS, LANGUAGES, WIDTHS)))
def test_a_board_at_the_start_and_in_the_middle(
    address: str, browser: Browser, game: str, lang: str, width: int
) -> None:
    with window(browser, address, lang, width) as visitor:
        visitor.home()
        visitor.play_bots(game, max(BOARDS[game]), "random")
        visitor.wait()
        assert faults(visitor.page) == []
        some_choices(visitor, 25)
        assert faults(visitor.page) == []
        if width >= 1000 or width in (683, 844):
            assert visitor.page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_and_the_settings(address: str, browser: Browser, lang: str) -> None:
    with window(browser, address, lang, 360) as visitor:
        visitor.page.goto(f"{address}/rules/silver")
        visitor.page.locator("summary").nth(2).click()
        assert faults(visitor.page) == []
        visitor.home()
        visitor.page.locator("header .icon-button").click()
        visitor.page.wait_for_selector("dialog[open]")
        assert faults(visitor.page) == []


@pytest.mark.parametrize(("lang", "width"), list(product(LANGUAGES, (*WIDTHS, 844, 1366))))
def test_a_table_for_friends(address: str, browser: Browser, lang: str, width: int) -> None:
    with window(browser, address, lang, width) as host, window(browser, address, lang, width) as friend:
        host.home()
        friend.page.goto(host.open_table("silver", 3, "points100"))
        friend.page.wait_for_selector(".gathering .sit")
        for visitor in (host, friend):
            assert faults(visitor.page) == []
