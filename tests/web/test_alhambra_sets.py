"""Alhambra: money is taken and paid card by card in any order, by mouse, finger and keyboard."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Optional

import pytest
from playwright.sync_api import Browser, Page

from web.visitor import FINISH, Visitor, window

Deal = tuple[str, list[str]]  # a tile, and the cards that pay it exactly, the largest first

TAKEN = ".alhambra [data-taken]"
TAKEN_OR_WHOLE = """([before, whole]) =>
    document.querySelector(".frame")?.dataset.decision !== before || document.querySelector(whole)"""
ACTIVE = "document.activeElement?.dataset.thing ?? ''"
ARROWS = ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown")


def seen(visitor: Visitor) -> dict[str, Any]:
    """What the player sees of the table, as it came."""
    return next(sight for frame in reversed(visitor.frames) if (sight := json.loads(frame))["type"] == "sight")


def exact_deal(view: dict[str, Any]) -> Optional[Deal]:
    """A tile that two or more cards pay exactly, not all alike, if there is one."""
    for slot, payments in zip(view["market"], view["payments"], strict=True):
        for values in [] if payments is None else payments["exact"]:
            if len(set(values)) > 1:
                return slot["tile"]["tile"], [f"card:{slot['currency']}-{value}" for value in reversed(values)]
    return None


def started(visitor: Visitor) -> Deal:
    """Play, and take money, until a tile can be paid exactly with several cards."""
    visitor.home()
    visitor.play_bots("alhambra", 3, "random")
    chance = random.Random(1)
    for _ in range(100):
        visitor.wait()
        if not visitor.question().startswith("ask-act"):
            visitor.choose(chance)
        elif deal := exact_deal(seen(visitor)["view"]):
            return deal
        else:
            take_some(visitor)
    raise AssertionError("no tile could be paid exactly")


def take_some(visitor: Visitor) -> None:
    """Take an open card; one that no other can join is taken at once."""
    page = visitor.page
    before = page.locator(".frame").get_attribute("data-decision")
    card = page.locator('.market [data-thing^="card:"][data-state~="joins"]').first
    (card.tap if visitor.phone else card.click)()
    page.wait_for_function(TAKEN_OR_WHOLE, arg=[before, FINISH])
    page.keyboard.press("c")
    page.wait_for_function(TAKEN_OR_WHOLE, arg=[before, "none"])


def bought(visitor: Visitor) -> list[str]:
    """The tiles that the player has bought, as the log has it."""
    lines = [event for frame in visitor.frames for event in json.loads(frame).get("log", {}).get("events", [])]
    return [event["tile"] for event in lines if event["kind"] == "bought" and event["seat"] == seen(visitor)["seat"]]


def pay(visitor: Visitor, cards: list[str], toggle: Callable[[str], None]) -> None:
    """Pay from the largest card down; only with the last one it is enough, and marked as exact."""
    page = visitor.page
    assert visitor.question() == "ask-pay"
    for count, card in enumerate(cards, 1):
        assert page.locator(FINISH).count() == 0
        toggle(card)
        page.wait_for_selector(f'.frame[data-chosen="{count}"]')
        assert page.locator(TAKEN).count() == count
        assert page.locator(".head .note.exact").count() == (count == len(cards))
    page.wait_for_selector(FINISH)


@pytest.mark.parametrize(("lang", "width"), [("en", 1280), ("fa", 390)], ids=["mouse", "finger"])
def test_a_tile_is_paid_from_the_largest_card_down(address: str, browser: Browser, lang: str, width: int) -> None:
    with window(browser, address, lang, width) as visitor:
        tile, cards = started(visitor)
        visitor.point(visitor.page.locator(f'[data-thing="tile:{tile}"]'), random.Random(1))
        pay(visitor, cards, visitor.toggle)
        last = visitor.page.locator(f'{TAKEN}[data-taken="{cards[-1]}"]').last
        (last.tap if visitor.phone else last.click)()
        visitor.page.wait_for_selector(f'.frame[data-chosen="{len(cards) - 1}"]')
        assert visitor.page.locator(FINISH).count() == 0
        visitor.toggle(cards[-1])
        visitor.page.wait_for_selector(FINISH)
        visitor.finish()
        assert bought(visitor) == [tile]
        assert visitor.question() == "ask-act-again"
        assert visitor.faults == []


def test_a_tile_is_paid_from_the_largest_card_down_by_keyboard(address: str, browser: Browser) -> None:
    with window(browser, address) as visitor:
        tile, cards = started(visitor)
        page = visitor.page
        tab_to(page, f"tile:{tile}")
        visitor.answer(lambda: page.keyboard.press("Enter"))
        tab_to(page, cards[0])

        def toggle(card: str) -> None:
            arrows_to(page, card)
            page.keyboard.press("Enter")

        pay(visitor, cards, toggle)
        page.keyboard.press("Backspace")
        page.wait_for_selector(f'.frame[data-chosen="{len(cards) - 1}"]')
        page.keyboard.press("Enter")
        page.wait_for_selector(FINISH)
        visitor.answer(lambda: page.keyboard.press("c"))
        assert bought(visitor) == [tile]
        assert visitor.faults == []


def tab_to(page: Page, thing: str) -> None:
    for _ in range(150):
        if page.evaluate(ACTIVE) == thing:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {thing}")


def arrows_to(page: Page, thing: str) -> None:
    """Walk over what can be chosen until the thing is met."""
    for arrow in ARROWS:
        for _ in range(12):
            if page.evaluate(ACTIVE) == thing:
                return
            page.keyboard.press(arrow)
    raise AssertionError(f"no arrow comes to {thing}")


def test_a_button_chooses_an_exact_payment_which_is_still_to_be_confirmed(address: str, browser: Browser) -> None:
    with window(browser, address) as visitor:
        tile, _ = started(visitor)
        visitor.point(visitor.page.locator(f'[data-thing="tile:{tile}"]'), random.Random(1))
        way = visitor.page.locator(".ways button").first
        way.click()
        visitor.page.wait_for_selector(FINISH)
        assert way.get_attribute("aria-pressed") == "true"
        assert visitor.page.locator(".head .note.exact").count() == 1
        assert bought(visitor) == []
        visitor.finish()
        assert bought(visitor) == [tile]


def test_a_card_of_the_display_never_stands_for_one_of_the_hand(address: str, browser: Browser) -> None:
    with window(browser, address) as visitor:
        tile, _ = started(visitor)
        assert visitor.page.locator('.hand [data-thing^="card:"]').count() == 0
        visitor.point(visitor.page.locator(f'[data-thing="tile:{tile}"]'), random.Random(1))
        assert visitor.page.locator('.market [data-thing^="card:"]').count() == 0
        visitor.page.locator('.market [data-thing^="open:"]').first.click()
        assert visitor.page.locator(".reason").count() == 0
        assert visitor.page.locator(".frame").get_attribute("data-chosen") == "0"
