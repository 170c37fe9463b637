"""The board of Kilt Castle: what is considered is shown before it is done, and what cannot be done is explained."""

from __future__ import annotations

import random

from playwright.sync_api import Browser, Locator

from web.visitor import CHOOSABLE, Visitor, window


def first_asked(visitor: Visitor, kind: str) -> Locator:
    """Play until things of a kind can be chosen; gives the first of them."""
    chance = random.Random(1)
    things = visitor.page.locator(f'{CHOOSABLE}[data-thing^="{kind}:"]')
    for _ in range(60):
        visitor.wait()
        if things.count():
            return things.first
        visitor.choose(chance)
    raise AssertionError(f"nobody was asked for a {kind}")


def started(visitor: Visitor, kind: str, seats: int = 2) -> Locator:
    visitor.home()
    visitor.play_bots("kilt-castle", seats, "random")
    return first_asked(visitor, kind)


def test_a_destination_shows_the_card_its_line_and_who_builds(address: str, browser: Browser) -> None:
    with window(browser, address) as visitor:
        started(visitor, "place").hover()
        visitor.page.wait_for_selector(".coming")
        assert 2 <= visitor.page.locator("rect.inLine").count() <= 5
        assert visitor.page.locator(".yard ol li").count() in (1, 2)


def test_an_emptied_row_is_announced_before_it_is_chosen(address: str, browser: Browser) -> None:
    with window(browser, address) as visitor:
        for _ in range(20):
            place = started(visitor, "place") if visitor.page.url == "about:blank" else first_asked(visitor, "place")
            if "ducat day" in (place.get_attribute("aria-label") or ""):
                place.hover()
                visitor.page.wait_for_selector(".yard .day")
                return
            visitor.after(place.click)
        raise AssertionError("no row was ever emptied")


def test_a_storey_is_chosen_by_pointing_at_it(address: str, browser: Browser) -> None:
    with window(browser, address, "fa", 390) as visitor:
        storey = started(visitor, "storey", 4)
        assert visitor.page.locator(".yard [data-thing^='storey:']").count() == 3
        visitor.point(storey, random.Random(1))
        assert visitor.faults == []


def test_water_cannot_be_built_on_and_says_so(address: str, browser: Browser) -> None:
    with window(browser, address) as visitor:
        started(visitor, "site")
        visitor.page.locator('[data-thing="site:e5"]').click()
        assert "water" in visitor.page.locator(".reason").inner_text()
