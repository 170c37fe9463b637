"""A game from another package, which the browser knows nothing of: its words, its rules, and a plain board."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product

import pytest
from playwright.sync_api import Browser

from web.boards import LANGUAGES, WIDTHS
from web.test_accessibility import complaints
from web.test_layout import faults
from web.visitor import CHOOSABLE, Visitor, window

NAMES = {"en": "Pocket", "fa": "جیبی"}
WAYS = list(product(LANGUAGES, (1280, 390)))


@contextmanager
def started(browser: Browser, address: str) -> Iterator[Visitor]:
    """Somebody at the first question of a game."""
    with window(browser, address) as visitor:
        visitor.home()
        visitor.play_bots("pocket", 2, "random")
        visitor.wait()
        yield visitor


@pytest.mark.parametrize(
    ("lang", "width"), [pytest.param(*way, marks=[pytest.mark.everyday] if way == ("fa", 390) else []) for way in WAYS]
)
def test_it_is_played_to_the_end(address_with_pocket: str, browser: Browser, lang: str, width: int) -> None:
    with window(browser, address_with_pocket, lang, width) as visitor:
        visitor.home()
        assert visitor.page.locator('[data-game="pocket"] h2').inner_text() == NAMES[lang]
        visitor.play_bots("pocket", 3, "random")
        chosen = visitor.play(seed=1)
        assert {"theirs", "bid"} <= {key.split(":")[0] for key in chosen}
        assert visitor.page.locator(".result tbody tr").count() == 3
        assert visitor.faults == []


@pytest.mark.parametrize(("lang", "width"), list(product(LANGUAGES, WIDTHS)))
def test_nothing_is_cut_and_nothing_covers_anything(
    address_with_pocket: str, browser: Browser, lang: str, width: int
) -> None:
    with window(browser, address_with_pocket, lang, width) as visitor:
        visitor.home()
        assert faults(visitor.page) == []
        visitor.play_bots("pocket", 3, "random")
        chance = random.Random(3)
        for _ in range(4):
            visitor.wait()
            assert faults(visitor.page) == []
            visitor.choose(chance)


def test_things_are_in_groups_with_the_names_that_the_game_gives_them(
    address_with_pocket: str, browser: Browser
) -> None:
    with started(browser, address_with_pocket) as visitor:
        board = visitor.page.locator(".generic")
        assert board.locator(".choices h2").all_inner_texts() == ["The cards on your left"]
        assert board.locator(".choices .thing").all_inner_texts() == [
            "The first card on your left",
            "The second card on your left",
        ]
        assert "Cards in the deck" in board.inner_text()


def test_a_thing_is_chosen_with_the_keyboard(address_with_pocket: str, browser: Browser) -> None:
    with started(browser, address_with_pocket) as visitor:
        first = visitor.page.locator(CHOOSABLE).first
        first.focus()
        visitor.page.keyboard.press("ArrowRight")
        assert visitor.page.evaluate("document.activeElement.dataset.thing") == "theirs:2"
        visitor.answer(lambda: visitor.page.keyboard.press("Enter"))


def test_its_rules_come_from_the_server(address_with_pocket: str, browser: Browser) -> None:
    with window(browser, address_with_pocket, "fa") as visitor:
        visitor.page.goto(f"{address_with_pocket}/rules/pocket")
        visitor.page.locator("summary").last.click()
        assert visitor.page.locator("details[open] table tbody tr").count() == 2
        visitor.page.goto(f"{address_with_pocket}/rules/nothing")
        visitor.page.wait_for_selector("main a[href='/']")
        assert visitor.page.locator("summary").count() == 0


@pytest.mark.parametrize(("look", "width"), [("light", 1280), ("dark", 390)])
def test_axe_finds_nothing_serious(address_with_pocket: str, browser: Browser, look: str, width: int) -> None:
    with window(browser, address_with_pocket, "fa", width, look) as visitor:
        visitor.home()
        assert complaints(visitor.page) == []
        visitor.play_bots("pocket")
        visitor.wait()
        assert complaints(visitor.page) == []
        visitor.page.goto(f"{address_with_pocket}/rules/pocket")
        visitor.page.locator("summary").last.click()
        assert complaints(visitor.page) == []
