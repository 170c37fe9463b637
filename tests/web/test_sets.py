"""While things are chosen together the board stays where it is, and nothing beside them would drop them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from alhambra_table import player, table
from keyflower_table import table as village
from mizban import Match
from silver_table import drawn
from stone_age_table import acting, building, feeding, play, tribe
from web.prepared import begin_at
from web.test_layout import faults
from web.visitor import BUTTONS, CHOOSABLE, FINISH, HELD, SEVERAL, window

REASON = ".explanation .reason"


def paying() -> Match:
    """Stone Age: a building of 4 pieces of 2 kinds is offered."""
    match = building("4of2", tribe("1 wood 3 brick 1 gold"))
    play(match, "resolve building_1")
    return match


def with_tools() -> Match:
    """Stone Age: tools may be added to a roll, or no more of them."""
    match = acting(tribe(tools="2 2 1", kept="toolmaker1-once3"), placed={"forest": [3]})
    play(match, "resolve forest", "dice 1 2 1")
    return match


def holding() -> Match:
    """Silver: a drawn card is exchanged, or discarded."""
    return drawn(1, "d6 d5 d9 d6 u2")


def bidding() -> Match:
    """Keyflower: workers and a losing stack bid together."""
    middle = {"miner": {"stacks": [1, 2], "colour": "red"}, "alehouse": {"stacks": [0, 2], "colour": "red"}}
    match = village("4 red 2 blue", "3 yellow", middle=middle)
    match.play("bid alehouse")
    return match


def acting_in_alhambra() -> Match:
    """Alhambra: money can be taken, the garden bought, the seraglio removed."""
    start = player("fountain pavilion-8 seraglio-9", hand="blue 4 5 6 7 9, green 5")
    display = ("blue-4", "green-1", "yellow-3", "orange-7")
    return table(start, market="pavilion-7 garden-12 garden-10c tower-13", display=display)


FIRST: dict[str, tuple[Callable[[], Match], str]] = {
    "paying": (paying, "good:gold"),
    "tools": (with_tools, "tool:2"),
    "exchange": (holding, "card:a3"),
    "bid": (bidding, "worker:red"),
    "money": (acting_in_alhambra, "card:blue-4"),
}


@pytest.mark.parametrize(("name", "way"), list(product(FIRST, [("en", 390), ("fa", 390), ("en", 844), ("fa", 1280)])))
def test_the_board_stays_in_place_when_something_is_chosen(
    address: str, data: Path, browser: Browser, name: str, way: tuple[str, int]
) -> None:
    begin, first = FIRST[name]
    with window(browser, address, *way) as visitor:
        begin_at(visitor, data, begin())
        area = visitor.page.locator("main")
        before = area.bounding_box()
        visitor.toggle(first)
        assert area.bounding_box() == before
        expect(visitor.page.locator(".explanation [data-taken]")).to_be_in_viewport(ratio=1)
        assert visitor.page.locator(BUTTONS).count() == 0
        assert faults(visitor.page) == []
        visitor.page.keyboard.press("Escape")
        visitor.page.wait_for_selector('.frame[data-chosen="0"]')
        assert area.bounding_box() == before
        assert visitor.faults == []


def test_what_would_end_the_choice_is_there_again_when_all_is_taken_back(
    address: str, data: Path, browser: Browser
) -> None:
    with window(browser, address) as visitor:
        begin_at(visitor, data, with_tools())
        enough = visitor.page.locator(".prompt .buttons button")
        expect(enough).to_be_visible()
        visitor.toggle("tool:2")
        expect(enough).to_be_hidden()
        visitor.toggle("tool:1")
        visitor.page.keyboard.press("Backspace")
        visitor.page.keyboard.press("Backspace")
        expect(enough).to_be_visible()


def test_another_thing_does_not_throw_a_half_made_set_away(address: str, data: Path, browser: Browser) -> None:
    with window(browser, address) as visitor:
        begin_at(visitor, data, acting_in_alhambra())
        garden = visitor.page.locator('[data-thing="tile:garden-10c"]')
        expect(garden).to_have_attribute("data-state", "choosable")
        visitor.toggle("card:blue-4")
        expect(garden).to_have_attribute("data-state", "")
        garden.click()
        expect(visitor.page.locator(REASON)).to_contain_text("take it back first")
        expect(visitor.page.locator(FINISH)).to_be_visible()
        assert visitor.page.locator(".frame").get_attribute("data-chosen") == "1"
        visitor.page.keyboard.press("Escape")
        visitor.answer(garden.click)
        assert visitor.question() == "ask-pay"


# Pointing at the thing itself


@pytest.mark.parametrize(("lang", "width"), [("en", 1280), ("fa", 390)])
def test_a_building_with_a_fixed_price_is_built_by_pointing_at_it(
    address: str, data: Path, browser: Browser, lang: str, width: int
) -> None:
    match = building("wwb", tribe("2 wood 1 brick"))
    play(match, "resolve building_1")
    with window(browser, address, lang, width) as visitor:
        begin_at(visitor, data, match)
        assert visitor.page.locator(BUTTONS).count() == 2  # both answers also stand beside the question
        place = visitor.page.locator('[data-thing="place:building_1"]')
        if visitor.phone:
            place.tap()
            visitor.page.wait_for_selector('[data-thing="place:building_1"][data-state~="considered"]')
        visitor.answer(place.tap if visitor.phone else place.click)
        assert any('"built"' in frame for frame in visitor.frames)
        assert visitor.faults == []


@pytest.mark.parametrize(("lang", "width"), [("en", 1280), ("fa", 390)])
def test_a_built_tile_is_removed_by_pointing_at_it_and_a_slip_removes_nothing(
    address: str, data: Path, browser: Browser, lang: str, width: int
) -> None:
    with window(browser, address, lang, width) as visitor:
        page = visitor.page
        begin_at(visitor, data, acting_in_alhambra())
        tile = page.locator('.palace [data-thing="tile:seraglio-9"]')
        expect(tile).to_have_attribute("data-state", "choosable")

        def act() -> None:
            if visitor.phone:
                tile.tap()
                page.wait_for_selector('[data-thing="tile:seraglio-9"][data-state~="considered"]')
            (tile.tap if visitor.phone else tile.click)()

        act()
        expect(tile).to_have_attribute("data-state", "considered")
        page.locator(f"{HELD} + button").click()
        assert page.locator(HELD).count() == 0
        expect(tile).to_have_count(1)
        visitor.answer(act)
        assert any('"removed"' in frame for frame in visitor.frames)
        assert visitor.faults == []


def test_a_line_of_the_log_points_at_the_goods_of_its_own_player_only(
    address: str, data: Path, browser: Browser
) -> None:
    with window(browser, address) as visitor:
        page = visitor.page
        begin_at(visitor, data, feeding(tribe("2 wood 2 gold", food=3)))
        visitor.toggle("good:gold")
        visitor.toggle("good:wood")
        visitor.finish()
        visitor.wait()
        seen: dict[str, set[int]] = {"mine": set(), "theirs": set()}
        for line in page.locator(".log li button").all():
            line.hover()
            colour = line.get_attribute("style") or ""
            goods = page.locator('.area [data-thing^="good:"][data-state~="pointed"]').count()
            if "--player" in colour:
                mine = "--player-0" in colour
                seen["mine" if mine else "theirs"].add(goods)
                assert page.locator("aside li.pointed").count() == 1
        assert 1 in seen["mine"]
        assert seen["theirs"] == {0}


# A game without a board of its own


def plain(route: Route) -> None:
    """The page as it would be if nobody had drawn Stone Age."""
    reply = route.fetch()
    text = reply.text()
    assert '"./stone-age/index.ts"' in text
    route.fulfill(response=reply, body=text.replace('"./stone-age/index.ts"', '"./undrawn/index.ts"'))


@pytest.mark.parametrize(("lang", "width"), [("en", 1280), ("fa", 390)])
def test_a_set_is_chosen_on_the_plain_board(address: str, data: Path, browser: Browser, lang: str, width: int) -> None:
    with window(browser, address, lang, width) as visitor:
        page = visitor.page
        page.route("**/assets/index-*.js", plain)
        begin_at(visitor, data, paying())
        assert page.locator(".generic").count() == 1
        chips = page.locator(".generic .begun [data-taken]")
        for count, good in enumerate(("gold", "brick", "brick"), 1):
            visitor.toggle(f"good:{good}")
            expect(chips).to_have_count(count)
            assert faults(page) == []
        assert page.locator(FINISH).count() == 0
        assert page.locator(SEVERAL).count() == 0
        (chips.first.tap if visitor.phone else chips.first.click)()
        expect(chips).to_have_count(2)
        visitor.toggle("good:gold")
        visitor.toggle("good:brick")
        things: list[Any] = [thing.get_attribute("data-thing") for thing in page.locator(CHOOSABLE).all()]
        assert things == []
        visitor.finish()
        assert any('"built"' in frame for frame in visitor.frames)
        assert visitor.faults == []
