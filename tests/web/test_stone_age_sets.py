"""Stone Age: what is paid, given or added is put together by pointing, in any order, and taken back piece by piece."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from mizban import Match
from stone_age_table import acting, building, feeding, placing, play, tribe
from web.prepared import begin_at
from web.visitor import FINISH, Visitor, window

SLOTS = ".area [data-taken]:not([data-thing])"
PAYMENT = ("gold", "brick", "brick", "brick")


def of_two_kinds() -> Match:
    """A building of 4 pieces of 2 kinds is offered to a tribe with 1 wood, 3 brick and 1 gold."""
    match = building("4of2", tribe("1 wood 3 brick 1 gold"))
    play(match, "resolve building_1")
    return match


def with_tools() -> Match:
    """A roll of 4 in the forest, by a tribe with tools 1, 2 and 2 and a one-use tool."""
    match = acting(tribe(tools="2 2 1", kept="toolmaker1-once3"), placed={"forest": [3]})
    play(match, "resolve forest", "dice 1 2 1")
    return match


def joining(visitor: Visitor) -> list[str]:
    """What glows because it may join."""
    things = visitor.page.locator('.area [data-state~="joins"]')
    return sorted({thing.get_attribute("data-thing") or "" for thing in things.all()})


def slots(visitor: Visitor) -> list[str]:
    """The pieces in the slots of the tray."""
    return [slot.get_attribute("data-taken") or "" for slot in visitor.page.locator(SLOTS).all()]


def chosen(visitor: Visitor, count: int) -> None:
    """Wait until so many things are chosen, and the server has said how they go on."""
    visitor.page.wait_for_selector(f'.frame[data-chosen="{count}"]')


def stock(visitor: Visitor, good: str) -> int:
    """How many pieces of a kind the tribe has, as the board shows it."""
    return int(visitor.page.locator(f'.area [data-thing="good:{good}"] text').text_content() or "")


def pay(visitor: Visitor, add: Callable[[str], None], back: Callable[[], None]) -> None:
    """Pay gold, then brick, with wood in between, which is taken back."""
    assert joining(visitor) == ["good:brick", "good:gold", "good:wood"]
    add("good:brick")
    chosen(visitor, 1)
    add("good:wood")
    chosen(visitor, 2)
    assert joining(visitor) == ["good:brick"]  # of gold, brick and wood only two
    back()
    chosen(visitor, 1)
    assert slots(visitor) == ["good:brick"]
    add("good:gold")
    chosen(visitor, 2)
    add("good:brick")
    chosen(visitor, 3)
    assert visitor.page.locator(FINISH).count() == 0
    add("good:brick")
    chosen(visitor, 4)
    assert slots(visitor) == ["good:brick", "good:gold", "good:brick", "good:brick"]
    expect(visitor.page.locator(FINISH)).to_be_visible()


def paid(visitor: Visitor, act: Callable[[], object]) -> None:
    """Confirm, and see that the building is there and only the wood is left."""
    visitor.answer(act)
    assert [stock(visitor, good) for good in ("wood", "brick", "stone", "gold")] == [1, 0, 0, 0]
    assert visitor.faults == []


@pytest.mark.parametrize(("lang", "width"), [("en", 1280), ("fa", 390)])
def test_a_building_is_paid_by_pointing_in_any_order(
    address: str, data: Path, browser: Browser, lang: str, width: int
) -> None:
    with window(browser, address, lang, width) as visitor:
        begin_at(visitor, data, of_two_kinds())
        wood = visitor.page.locator(f'{SLOTS}[data-taken="good:wood"]')
        pay(visitor, visitor.toggle, wood.tap if visitor.phone else wood.click)
        button = visitor.page.locator(FINISH)
        paid(visitor, button.tap if visitor.phone else button.click)


def test_a_building_is_paid_by_keys(address: str, data: Path, browser: Browser) -> None:
    with window(browser, address) as visitor:
        begin_at(visitor, data, of_two_kinds())
        press = visitor.page.keyboard.press

        def add(key: str) -> None:
            for _ in range(60):
                if visitor.page.evaluate("document.activeElement?.dataset.thing") == key:
                    return press("Enter")
                press("Tab")
            raise AssertionError(f"Tab never comes to {key}")

        pay(visitor, add, lambda: press("Backspace"))
        paid(visitor, lambda: press("c"))


def test_gold_alone_is_the_first_piece(address: str, data: Path, browser: Browser) -> None:
    with window(browser, address) as visitor:
        begin_at(visitor, data, of_two_kinds())
        for count, good in enumerate(PAYMENT, 1):
            visitor.toggle(f"good:{good}")
            chosen(visitor, count)
            assert slots(visitor) == [f"good:{each}" for each in PAYMENT[:count]]
        paid(visitor, visitor.page.locator(FINISH).click)


def test_tools_are_added_and_taken_back_one_by_one(address: str, data: Path, browser: Browser) -> None:
    with window(browser, address) as visitor:
        begin_at(visitor, data, with_tools())
        tools = visitor.page.locator('.area [data-thing="tool:2"]')
        visitor.toggle("tool:2")
        chosen(visitor, 1)
        assert [tool.get_attribute("data-taken") for tool in tools.all()] == [None, "tool:2"]
        visitor.toggle("once:3")
        chosen(visitor, 2)
        assert slots(visitor) == ["tool:2", "once:3"]
        visitor.toggle("tool:2")
        chosen(visitor, 3)
        visitor.page.locator(f"{SLOTS}").last.click()
        chosen(visitor, 2)
        visitor.toggle("once:3")
        chosen(visitor, 1)
        visitor.answer(visitor.page.locator(FINISH).click)
        assert stock(visitor, "wood") == 2


@pytest.mark.parametrize("width", [1280, 390])
def test_a_hungry_tribe_gives_pieces_of_its_choice(address: str, data: Path, browser: Browser, width: int) -> None:
    with window(browser, address, width=width) as visitor:
        begin_at(visitor, data, feeding(tribe("2 wood 2 gold", food=3)))
        visitor.toggle("good:gold")
        chosen(visitor, 1)
        visitor.toggle("good:wood")
        chosen(visitor, 2)
        assert slots(visitor) == ["good:gold", "good:wood"]
        visitor.finish()
        assert visitor.faults == []


def test_the_two_resources_of_the_card_are_chosen_together(address: str, data: Path, browser: Browser) -> None:
    with window(browser, address) as visitor:
        begin_at(visitor, data, placing(tribe(kept="medicine-any2")))
        visitor.answer(visitor.page.locator('.area [data-thing="card:medicine-any2"]').click)
        for count in (1, 2):
            visitor.toggle("good:gold")
            chosen(visitor, count)
        assert slots(visitor) == ["good:gold", "good:gold"]
        visitor.finish()
        assert stock(visitor, "gold") == 2
