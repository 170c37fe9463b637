"""Somebody at a browser: opens pages, points at things on the board, and reads what is there."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Optional

from playwright.sync_api import Browser, Locator, Page, Playwright, StorageState, WebSocket

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
SIZES = {360: 740, 390: 844, 683: 384, 768: 1024, 844: 390, 1024: 600, 1280: 800, 1366: 768, 2560: 1440}
# 683: a desk at 200 %; 844: a phone that lies on its side
PHONES = (360, 390, 844)  # which are touched
CHOOSABLE = '.area [data-state~="choosable"]'
BUTTONS = ".prompt .buttons button:enabled"
SEVERAL = ".explanation .options button:enabled"
FINISH = ".explanation [data-finish]:enabled"
ASKED = f"{CHOOSABLE}, {BUTTONS}, {SEVERAL}, {FINISH}"
SOMETHING = f"{ASKED}, .result"
HELD = ".explanation [data-held]"

ANSWERED = f"""asked =>
    document.querySelector(".frame")?.dataset.decision !== asked || document.querySelector("{HELD}")"""
TOGGLED = """before => {
    const { decision, chosen } = document.querySelector(".frame")?.dataset ?? {};
    return decision !== before.decision || (chosen !== "busy" && chosen !== before.chosen);
}"""


def launched(playwright: Playwright) -> Browser:
    """The browser of this machine."""
    path = os.environ.get("MIZBAN_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    assert path, "there is no Chromium on this machine: install the package chromium, or set MIZBAN_CHROMIUM"
    return playwright.chromium.launch(executable_path=path, args=[*FLAGS])


@dataclass
class Visitor:
    """A person with a window of their own."""

    page: Page
    address: str
    width: int = 1280
    faults: list[str] = field(default_factory=list)  # what the browser complained about
    frames: list[str] = field(default_factory=list)  # what came over sockets
    requests: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    @property
    def phone(self) -> bool:
        return self.width in PHONES

    # Where to

    def home(self) -> None:
        self.page.goto(self.address)
        self.page.wait_for_selector(".games")

    def choose_game(self, game: str) -> None:
        """Click on a game on the home page."""
        self.page.locator(f'[data-game="{game}"] .play').click()
        self.page.wait_for_selector("dialog[open]")

    def set_up(self, *values: object) -> None:
        """Choose some values for a new table, those under More, too."""
        for value in values:
            chip = self.page.locator(f'dialog [data-value="{value}"]').first
            if not chip.is_visible():
                self.page.locator("dialog .more:not([open]) summary").click()
            chip.click()

    def play_bots(self, game: str, seats: int = 2, level: str = "newcomer") -> None:
        """From home to the board, with two players where nothing else is said.

        Whoever opens the table sits first: what is drawn by lot would be another test each time.
        """
        self.choose_game(game)
        self.set_up(seats, level, "as_seated")
        self.page.locator("dialog .now").click()
        self.page.wait_for_selector(".area")

    def open_table(self, game: str, seats: int = 2, *values: object) -> str:
        """A table for friends; gives its link."""
        self.choose_game(game)
        self.set_up(seats, "as_seated", *values)
        self.page.locator("dialog .friends").click()
        self.page.wait_for_selector(".gathering")
        return self.page.url

    # At the table

    def wait(self) -> None:
        """Until there is something to do, or the game is over."""
        self.page.wait_for_selector(SOMETHING, timeout=60_000)

    def over(self) -> bool:
        return self.page.locator(".result").count() > 0

    def asked(self) -> bool:
        return self.page.locator(ASKED).count() > 0

    def question(self) -> str:
        """The id of what is asked."""
        return self.page.locator(".frame").get_attribute("data-asked") or ""

    def choose(self, chance: random.Random) -> str:
        """Point at anything on the board that can be chosen; press a button only if nothing on the board can.

        Says what was chosen. Buttons take their turn now and then, for some choices end only with one.
        """
        things = self.page.locator(CHOOSABLE)
        buttons = self.page.locator(BUTTONS)
        many, more = things.count(), buttons.count()
        if self.page.locator(FINISH).count() and not (many and chance.random() < 0.4):
            return self.finish()
        if many and not (more and chance.random() < 0.25):
            return self.point(things.nth(chance.randrange(many)), chance)
        button = buttons.nth(chance.randrange(more))
        text = button.inner_text()
        self.answer(button.tap if self.phone else button.click)
        return text

    def point(self, found: Locator, chance: random.Random) -> str:
        """Point at a thing: with a mouse once, with a finger twice; among several meanings choose one."""
        key = found.get_attribute("data-thing") or ""
        if "joins" in (found.get_attribute("data-state") or "").split():
            self.toggle(key)
            return key
        thing = self.page.locator(f'[data-thing="{key}"]').first  # boards may draw their things in another order
        several = self.page.locator(SEVERAL)
        if self.phone:
            thing.tap()
            self.page.wait_for_selector(f'[data-thing="{key}"][data-state~="considered"]')
            if self.meanings(key) == 1:
                self.answer(thing.tap)
                return key
        elif self.meanings(key) == 1:
            self.answer(thing.click)
            return key
        else:
            thing.click()
        several.first.wait_for()
        meaning = several.nth(chance.randrange(several.count()))
        self.answer(meaning.tap if self.phone else meaning.click)
        return key

    def toggle(self, key: str, act: Optional[Callable[[], Any]] = None) -> None:
        """Choose one thing of several, or take it back: a click or a tap; one that is a whole set by itself is done."""
        frame = self.page.locator(".frame")
        before = {name: frame.get_attribute(f"data-{name}") for name in ("decision", "chosen")}
        thing = self.page.locator(f'[data-thing="{key}"]').first
        (act or (thing.tap if self.phone else thing.click))()
        self.page.wait_for_function(TOGGLED, arg=before)

    def finish(self) -> str:
        """Confirm what is chosen together."""
        button = self.page.locator(FINISH)
        text = button.inner_text()
        self.answer(button.tap if self.phone else button.click)
        return text

    def meanings(self, key: str) -> int:
        """How many options a thing stands for now."""
        return int(self.page.locator(f'[data-thing="{key}"]').first.get_attribute("data-meanings") or 0)

    def after(self, act: Callable[[], Any]) -> None:
        """Do something, and wait until the table has moved on."""
        before = self.page.locator(".frame").get_attribute("data-at")
        act()
        self.page.wait_for_function("at => document.querySelector('.frame')?.dataset.at !== at", arg=before)

    def answer(self, act: Callable[[], Any]) -> None:
        """Answer, and wait until something else is asked, or nothing; others may answer meanwhile.

        What is asked about once more, lest it be a slip, is confirmed.
        """
        before = self.page.locator(".frame").get_attribute("data-decision")
        act()
        self.page.wait_for_function(ANSWERED, arg=before)
        held = self.page.locator(HELD)
        if held.count():
            held.click()
            self.page.wait_for_function(ANSWERED.replace(HELD, "none"), arg=before)

    def play(self, seed: int, most: int = 5000) -> list[str]:
        """Play until the game is over; says everything that was chosen."""
        chance = random.Random(seed)
        chosen: list[str] = []
        for _ in range(most):
            self.wait()
            if self.over():
                return chosen
            chosen.append(self.choose(chance))
        raise AssertionError(f"the game is not over after {most} choices")

    # Looking

    def text(self) -> str:
        return self.page.locator("body").inner_text()

    def html(self) -> str:
        return self.page.content()


@contextmanager
def window(
    browser: Browser,
    address: str,
    lang: str = "en",
    width: int = 1280,
    look: str = "light",
    known: Optional[StorageState] = None,
    still: bool = True,
) -> Iterator[Visitor]:
    """A new window of somebody who has never been here, or is known; and who likes everything at once, or moving."""
    context = browser.new_context(
        viewport={"width": width, "height": SIZES[width]},
        storage_state=known,
        locale="fa-IR" if lang == "fa" else "en-GB",
        has_touch=width in PHONES,
        color_scheme="dark" if look == "dark" else "light",
        reduced_motion="reduce" if still else "no-preference",
    )
    context.set_default_timeout(20_000)
    try:
        yield Visitor(context.new_page(), address, width)
    finally:
        context.close()
