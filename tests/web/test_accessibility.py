"""By keyboard, with names for everything, and without what axe calls serious."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from web.boards import BOARDS, LANGUAGES
from web.visitor import CHOOSABLE, FINISH, window

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
# A thing is called as it is written on it. axe would also want the numbers and letters of its pictures in one row with
# its name, as if "1 wood, 2 steps" were read out as "12": so it looks at all but things, and these are looked at here.
NOT_THINGS = "axe.configure({rules: [{id: 'label-content-name-mismatch', selector: ':not([data-thing])'}]})"
CALLED_OTHERWISE = r"""() => {
    const same = (text) => text.normalize("NFKC").replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ").toLowerCase();
    return [...document.querySelectorAll("[data-thing][role=button]")].flatMap((thing) => {
        const texts = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
        const written = [];
        while (texts.nextNode()) {
            const { data, parentElement } = texts.currentNode;
            const silent = parentElement.closest("title, .hidden-text");
            if (/\p{L}{2}/u.test(data) && !silent) written.push(same(data.trim()));
        }
        const heard = same(thing.getAttribute("aria-label"));
        return written.filter((each) => !heard.includes(each)).map((each) => `${each} is called ${heard}`);
    });
}"""


def complaints(page: Page) -> list[str]:
    """What axe finds serious, in one line each, and whatever is called otherwise than it is written."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate(NOT_THINGS)
    result: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    called_otherwise: list[str] = page.evaluate(CALLED_OTHERWISE)
    return called_otherwise + [
        f"{found['id']}: {json.dumps([node['html'][:160] for node in found['nodes'][:3]])}"
        for found in result["violations"]
        if found["impact"] in GRAVE
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("look", ["light", "dark"])
def test_axe_finds_nothing_serious_at_home(address: str, browser: Browser, lang: str, look: str) -> None:
    with window(browser, address, lang, look=look) as visitor:
        visitor.home()
        assert complaints(visitor.page) == []
        visitor.choose_game("kilt-castle")
        assert complaints(visitor.page) == []
        visitor.page.locator("dialog .more summary").click()
        visitor.page.wait_for_selector("dialog select")
        assert complaints(visitor.page) == []


@pytest.mark.parametrize(("lang", "look", "width"), [("fa", "light", 390), ("en", "dark", 1366)])
def test_axe_finds_nothing_serious_at_a_table_that_waits(
    address: str, browser: Browser, lang: str, look: str, width: int
) -> None:
    with window(browser, address, lang, width, look) as host, window(browser, address, lang, width, look) as friend:
        host.home()
        friend.page.goto(host.open_table("silver", 3, "points100"))
        friend.page.wait_for_selector(".gathering .sit")
        assert [complaints(visitor.page) for visitor in (host, friend)] == [[], []]
        friend.page.goto(f"{address}/rules/nothing")
        friend.page.wait_for_selector(".nowhere")
        assert complaints(friend.page) == []


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize(("look", "width"), [("light", 1280), ("dark", 1280), ("light", 390)])
def test_axe_finds_nothing_serious_at_a_table(address: str, browser: Browser, game: str, look: str, width: int) -> None:
    with window(browser, address, "fa", width, look) as visitor:
        visitor.home()
        visitor.play_bots(game)
        visitor.wait()
        assert complaints(visitor.page) == []


@pytest.mark.parametrize("game", BOARDS)
def test_a_turn_by_keyboard_alone(address: str, browser: Browser, game: str) -> None:
    with window(browser, address) as visitor:
        visitor.home()
        visitor.play_bots(game)
        keyboard = visitor.page.keyboard
        for _ in range(4):
            visitor.wait()
            if visitor.page.locator(CHOOSABLE).count() == 0:
                visitor.after(visitor.page.locator(".prompt .buttons button").first.click)
                continue
            visitor.page.locator(CHOOSABLE).first.focus()
            keyboard.press("ArrowRight")
            focused = visitor.page.evaluate("document.activeElement.dataset.thing")
            assert focused
            if "joins" in visitor.page.evaluate("document.activeElement.dataset.state").split():
                visitor.toggle(focused, lambda: keyboard.press("Enter"))
                if visitor.page.locator(FINISH).count():
                    visitor.answer(lambda: keyboard.press("c"))
            elif visitor.meanings(focused) == 1:
                visitor.after(lambda: keyboard.press("Enter"))
            else:
                keyboard.press("Enter")
                visitor.page.locator(".explanation .options button").first.focus()
                visitor.after(lambda: keyboard.press("Enter"))


@pytest.mark.parametrize("game", BOARDS)
def test_everything_on_a_board_has_a_name_and_events_are_spoken(address: str, browser: Browser, game: str) -> None:
    with window(browser, address) as visitor:
        visitor.home()
        visitor.play_bots(game)
        visitor.wait()
        unnamed = visitor.page.locator('.area [data-thing]:not([aria-label]), .area [data-thing][aria-label=""]')
        assert unnamed.count() == 0
        assert visitor.page.locator('[aria-live="polite"]').count() >= 1


def test_text_at_twice_its_size_stays_readable(address: str, browser: Browser) -> None:
    with window(browser, address, "fa", 768) as visitor:
        visitor.home()
        visitor.page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert visitor.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth + 1")
