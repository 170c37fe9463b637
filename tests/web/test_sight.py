"""What is asked is in sight, and a drawing can be enlarged: by wheel, keys and two fingers."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, Page

from web.boards import BOARDS
from web.visitor import CHOOSABLE, Visitor, window

CHOICES = 30
IN_SIGHT = """things => things.length === 0 || things.some(thing => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-thing]") === thing;
})"""
DRAWING = ".keyflower .village svg"


@pytest.mark.parametrize("game", BOARDS)
def test_on_a_phone_something_that_can_be_chosen_is_always_in_sight(address: str, browser: Browser, game: str) -> None:
    chance = random.Random(3)
    with window(browser, address, "fa", 360) as visitor:
        visitor.home()
        visitor.play_bots(game, max(BOARDS[game]), "random")
        for _ in range(CHOICES):
            visitor.wait()
            if visitor.over():
                break
            visitor.page.wait_for_timeout(50)
            assert visitor.page.locator(CHOOSABLE).evaluate_all(IN_SIGHT), visitor.question()
            visitor.choose(chance)


def shown(page: Page) -> float:
    """How much of a village is seen across: less when it is enlarged."""
    return float((page.locator(DRAWING).last.get_attribute("viewBox") or "").split()[2])


def at_a_village(visitor: Visitor) -> tuple[float, float]:
    """A point in the middle of the own village."""
    visitor.home()
    visitor.play_bots("keyflower", 2, "random")
    village = visitor.page.locator(DRAWING).last
    village.scroll_into_view_if_needed()
    box = village.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_wheel_and_the_keys_enlarge(address: str, browser: Browser) -> None:
    with window(browser, address) as visitor:
        page = visitor.page
        page.mouse.move(*at_a_village(visitor))
        whole = shown(page)
        page.mouse.wheel(0, -200)
        page.wait_for_function(
            f"w => +document.querySelector('{DRAWING}').getAttribute('viewBox').split(' ')[2] < w", arg=whole
        )
        page.keyboard.press("0")
        assert shown(page) == whole
        page.keyboard.press("+")
        larger = shown(page)
        assert larger < whole
        page.keyboard.press("-")
        assert shown(page) == pytest.approx(whole)


def test_two_fingers_enlarge_a_drawing_and_not_the_page(address: str, browser: Browser) -> None:
    with window(browser, address, width=390) as visitor:
        page = visitor.page
        x, y = at_a_village(visitor)
        whole = shown(page)
        hand = page.context.new_cdp_session(page)
        for kind, apart in [("touchStart", 30), *(("touchMove", apart) for apart in range(40, 120, 10))]:
            fingers = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
            hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        assert shown(page) < whole / 2
        assert page.evaluate("() => visualViewport.scale") == 1


def from_the_end(page: Page) -> float:
    """How many pixels of the log are below what is seen."""
    return float(page.locator(".log").evaluate("log => log.scrollHeight - log.scrollTop - log.clientHeight"))


def test_the_log_shows_its_newest_lines_unless_one_goes_back_to_read(address: str, browser: Browser) -> None:
    chance = random.Random(1)
    with window(browser, address) as visitor:
        page = visitor.page
        visitor.home()
        visitor.play_bots("stone-age", 4, "random")
        for _ in range(3):
            visitor.wait()
            visitor.choose(chance)
        visitor.wait()
        page.wait_for_function("() => document.querySelectorAll('.log li').length > 20")
        assert from_the_end(page) < 2
        page.locator(".log").evaluate("log => log.scrollTo({ top: 0 })")
        page.wait_for_timeout(100)
        for _ in range(3):
            visitor.wait()
            visitor.choose(chance)
        visitor.wait()
        assert page.locator(".log").evaluate("log => log.scrollTop") == 0
