"""Nothing is cut, covered or hard to hear while a big moment lies on the board, and when the result is open."""

from __future__ import annotations

import random
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from mizban import Match
from web.boards import BOARDS, LANGUAGES
from web.middle import nearly_over
from web.prepared import begin_at
from web.test_accessibility import complaints
from web.test_layout import faults
from web.test_moments import CARD, UNDER, bring_about, eve
from web.test_screens import SMALL, turned_to
from web.visitor import Visitor, window

SIZES = ((1280, 800), (390, 844), (844, 390))
KINDS = {  # of events, the number of players, and what one says to bring them about
    "kilt-castle": ("ducat_day", 4, ""),
    "silver": ("called", 4, "call"),
    "alhambra": ("scoring", 6, ""),
    "stone-age": ("fed", 4, ""),
    "keyflower": ("season_ends", 6, "pass"),
}
LOOKS = {"en": "light", "fa": "dark"}
LONG = 1200  # milliseconds; the shortest time for which a moment is shown is longer
# What would go away by itself stays as long as it is looked at.
LASTING = f"""(() => {{
    const real = window.setTimeout;
    window.setTimeout = (act, time, ...more) => real(act, time > {LONG} ? 2 ** 30 : time, ...more);
}})()"""


def seen(page: Page, size: tuple[int, int]) -> list[object]:
    """What is wrong with the page on a screen: as it is drawn, as it is written, as it is heard."""
    turned_to(page, size)
    return [*faults(page), *page.evaluate(SMALL), *complaints(page)]


@cache
def before(game: str) -> Match:
    """A match before a big moment."""
    return eve(game, *KINDS[game])


@pytest.mark.parametrize(("game", "lang"), list(product(BOARDS, LANGUAGES)))
def test_a_big_moment_on_every_screen(address: str, browser: Browser, data: Path, game: str, lang: str) -> None:
    with window(browser, address, lang, look=LOOKS[lang], still=False) as visitor:
        visitor.page.add_init_script(LASTING)
        begin_at(visitor, data, before(game))
        bring_about(visitor, CARD, KINDS[game][-1])
        for size in SIZES:
            assert (size, seen(visitor.page, size)) == (size, [])
            assert (size, visitor.page.evaluate(UNDER)) == (size, [True, True])
        assert visitor.page.locator(CARD).count() == 1, "it was there all the time"
        assert visitor.faults == []


@pytest.mark.parametrize(("game", "lang"), list(product(BOARDS, LANGUAGES)))
def test_the_result_on_every_screen(address: str, browser: Browser, data: Path, game: str, lang: str) -> None:
    with window(browser, address, lang, look=LOOKS[lang]) as visitor:
        begin_at(visitor, data, nearly_over(game, max(BOARDS[game])))
        finish(visitor)
        for size in SIZES:
            assert (size, seen(visitor.page, size)) == (size, [])
        assert visitor.page.locator("dialog[open] .result").count() == 1
        assert visitor.faults == []


def finish(visitor: Visitor) -> None:
    chance = random.Random(1)
    while not visitor.over():
        visitor.choose(chance)
        visitor.wait()
