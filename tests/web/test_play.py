"""Whole games against bots, played by pointing at the board."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Browser

from web.boards import BOARDS, LANGUAGES
from web.visitor import window

WITHIN = "result => result.scrollWidth <= result.clientWidth"
EVERYDAY = ("kilt-castle", 2, "fa", 390)
GAMES = [
    (game, seats, lang, width)
    for game in BOARDS
    for seats, lang, width in product(BOARDS[game], LANGUAGES, (1280, 390))
] + [(game, 4, lang, width) for game in BOARDS for lang, width in (("en", 844), ("fa", 1024), ("en", 683))]


@pytest.mark.parametrize(
    ("game", "seats", "lang", "width"),
    [pytest.param(*each, marks=[pytest.mark.everyday] if each == EVERYDAY else []) for each in GAMES],
)
def test_a_new_person_plays_bots_to_the_end(
    address: str, browser: Browser, game: str, seats: int, lang: str, width: int
) -> None:
    with window(browser, address, lang, width) as visitor:
        visitor.home()
        visitor.play_bots(game, seats, "random")
        chosen = visitor.play(seed=seats)
        assert any(":" in key for key in chosen)  # things on the board, not buttons alone
        assert visitor.page.locator(".result tbody tr").count() > 1
        assert visitor.page.locator(".result").evaluate(WITHIN), "everybody's column is in sight"
        assert visitor.faults == []


def test_two_clicks_from_home_to_the_board(address: str, browser: Browser) -> None:
    with window(browser, address) as visitor:
        visitor.home()
        visitor.page.locator('[data-game="silver"] .play').click()
        visitor.page.locator("dialog .now").click()
        visitor.page.wait_for_selector(".area")
        assert "/t/" in visitor.page.url
