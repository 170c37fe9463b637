"""Pictures of home and of all boards at three stages: both languages, light and dark, phone and desk.

python tests/web/screenshots.py FOLDER [GAME ...]
"""

from __future__ import annotations

import random
import sys
import tempfile
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, sync_playwright

from server.processes import served
from web.boards import BOARDS, LANGUAGES
from web.visitor import Visitor, launched, window

LOOKS = ("light", "dark")
WIDTHS = (1280, 390)
MIDDLE = {"kilt-castle": 28, "silver": 30, "stone-age": 70, "alhambra": 24, "keyflower": 90}  # choices


def taken(page: Page, path: Path, whole: bool = False) -> None:
    """A picture, once the fonts are there."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(150)
    page.screenshot(path=path, full_page=whole)


def home(browser: Browser, address: str, folder: Path) -> None:
    for lang, look, width in product(LANGUAGES, LOOKS, WIDTHS):
        with window(browser, address, lang, width, look) as visitor:
            visitor.home()
            taken(visitor.page, folder / f"home-{lang}-{look}-{width}.png", whole=True)
            visitor.choose_game("silver")
            taken(visitor.page, folder / f"table-{lang}-{look}-{width}.png")


def board(browser: Browser, address: str, folder: Path, game: str) -> None:
    """One game, seen by the same player through eight windows at three stages."""
    chance = random.Random(5)
    with window(browser, address) as player:
        player.home()
        player.play_bots(game, max(BOARDS[game]), "greedy")
        seen(browser, address, player, folder, f"{game}-1")
        for _ in range(MIDDLE[game]):
            player.wait()
            if not player.over():
                player.choose(chance)
        player.wait()
        seen(browser, address, player, folder, f"{game}-2")
        player.play(5)
        seen(browser, address, player, folder, f"{game}-3")


def seen(browser: Browser, address: str, player: Visitor, folder: Path, name: str) -> None:
    """The table of a player in all languages, looks and sizes."""
    state = player.page.context.storage_state()
    for lang, look, width in product(LANGUAGES, LOOKS, WIDTHS):
        with window(browser, address, lang, width, look, state) as visitor:
            visitor.page.goto(player.page.url)
            visitor.page.wait_for_selector(".area")
            visitor.wait()
            taken(visitor.page, folder / f"{name}-{lang}-{look}-{width}.png")
            if visitor.over():
                visitor.page.keyboard.press("Escape")
                taken(visitor.page, folder / f"{name}-board-{lang}-{look}-{width}.png")


def main(folder: Path, games: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as address, sync_playwright() as playwright:
        browser = launched(playwright)
        if not games:
            home(browser, address, folder)
        for game in games or BOARDS:
            board(browser, address, folder, game)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
