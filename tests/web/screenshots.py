"""Pictures of home and of all boards: both languages, light and dark, phone and desk.

Each board is seen in all these ways at the start, in the middle and at the end of a game, and in two of them at the
first time that each question is asked.

python tests/web/screenshots.py FOLDER [GAME ...]; the game pocket shows the plain board of games without one
"""

from __future__ import annotations

import contextlib
import random
import sys
import tempfile
from collections.abc import Iterable
from itertools import count, product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, sync_playwright

from installing import POCKET, pip_install
from server.processes import served
from web.boards import BOARDS, LANGUAGES
from web.visitor import Visitor, launched, window

Way = tuple[str, str, int]  # language, look, width

LOOKS = ("light", "dark")
WIDTHS = (1280, 390)
ALL = tuple(product(LANGUAGES, LOOKS, WIDTHS))
TWO = (("en", "light", 1280), ("fa", "dark", 390))
MIDDLE = 24  # choices
TEST_GAME = (3,)  # players; its board is the plain one


def taken(page: Page, path: Path, whole: bool = False) -> None:
    """A picture, once the fonts are there."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(150)
    if path.suffix == ".jpg":
        page.screenshot(path=path, full_page=whole, type="jpeg", quality=80)
    else:
        page.screenshot(path=path, full_page=whole)


def home(browser: Browser, address: str, folder: Path) -> None:
    for lang, look, width in ALL:
        with window(browser, address, lang, width, look) as visitor:
            visitor.home()
            taken(visitor.page, folder / f"home-{lang}-{look}-{width}.png", whole=True)
            visitor.choose_game("silver")
            taken(visitor.page, folder / f"table-{lang}-{look}-{width}.png")
            visitor.page.locator("dialog .more summary").click()
            taken(visitor.page, folder / f"more-{lang}-{look}-{width}.png")
            visitor.home()
            link = visitor.open_table("silver", 3, "points100")
            taken(visitor.page, folder / f"host-{lang}-{look}-{width}.png", whole=True)
            with window(browser, address, lang, width, look) as friend:
                friend.page.goto(link)
                friend.page.wait_for_selector(".gathering .sit")
                taken(friend.page, folder / f"invitation-{lang}-{look}-{width}.png", whole=True)


def board(browser: Browser, address: str, folder: Path, game: str) -> None:
    """One game, seen by the same player through several windows."""
    chance = random.Random(5)
    met: set[str] = set()
    with window(browser, address) as player:
        player.home()
        player.play_bots(game, max(BOARDS.get(game, TEST_GAME)), "regular")
        for choices in count():
            player.wait()
            if player.over():
                break
            if choices in (0, MIDDLE):
                seen(browser, address, player, folder, f"{game}-{1 if choices == 0 else 2}", ALL)
            if (question := player.question()) not in met:
                met.add(question)
                seen(browser, address, player, folder, f"{game}-{question}", TWO)
            player.choose(chance)
        seen(browser, address, player, folder, f"{game}-3", ALL)


def seen(browser: Browser, address: str, player: Visitor, folder: Path, name: str, ways: Iterable[Way]) -> None:
    """The table of a player in some languages, looks and sizes."""
    state = player.page.context.storage_state()
    for lang, look, width in ways:
        with window(browser, address, lang, width, look, state) as visitor:
            visitor.page.goto(player.page.url)
            visitor.page.wait_for_selector(".area")
            visitor.wait()
            taken(visitor.page, folder / f"{name}-{lang}-{look}-{width}.png")
            if visitor.over():
                visitor.page.keyboard.press("Escape")
                taken(visitor.page, folder / f"{name}-board-{lang}-{look}-{width}.png")


BIDS = ".parts:has(.turns [data-piece^='stack-']):has(.middle g:nth-of-type(3) [data-piece^='stack-'])"
# What the docs show: the language, the look and the width of each picture, and what is to be seen there
DOCS = {
    "alhambra": ("fa", "light", 1280, "[data-asked=ask-act]"),
    "keyflower": ("en", "light", 1280, BIDS),
    "kilt-castle": ("en", "light", 1280, "[data-asked]"),
    "silver": ("en", "dark", 1280, "[data-asked=ask-act]"),
    "stone-age": ("en", "light", 1280, "[data-asked=ask-place-at]"),
    "phone": ("fa", "dark", 390, "[data-asked=ask-place-at]"),
}


def documented(browser: Browser, address: str, folder: Path) -> None:
    """Pictures for the docs: home, each board in the middle of a game, and a phone."""
    with window(browser, address) as visitor:
        visitor.home()
        taken(visitor.page, folder / "home.jpg")
    for name, (lang, look, width, wanted) in DOCS.items():
        game = "stone-age" if name == "phone" else name
        with window(browser, address, lang, width, look) as player:
            player.home()
            player.play_bots(game, 4, "regular")
            chance = random.Random(11)
            for choices in count():
                player.wait()
                if choices >= MIDDLE and player.page.locator(wanted).count():
                    break
                player.choose(chance)
            player.page.wait_for_selector(".moment", state="detached")
            taken(player.page, folder / f"{name}.jpg")


def main(folder: Path, games: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with contextlib.ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        packages = [pip_install(POCKET, data / "packages")] if "pocket" in games else []
        address = stack.enter_context(served(data, packages=packages))
        playwright = stack.enter_context(sync_playwright())
        browser = launched(playwright)
        if games == ["docs"]:
            documented(browser, address, folder)
            return
        if not games or games == ["pocket"]:
            home(browser, address, folder)
        for game in games or BOARDS:
            board(browser, address, folder, game)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
