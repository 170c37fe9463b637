"""The board of Keyflower: workers, losing stacks and winter tiles are chosen together in any order, and taken back."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Browser, expect

import mizban
from keyflower_table import table
from mizban import Match
from web.prepared import begin_at
from web.visitor import CHOOSABLE, FINISH, Visitor, window

SLOTS = ".tray [data-taken]"


def outbid() -> Match:
    """Seat 0 has four red workers and one more beside the miner, where it is outbid; the alehouse needs three."""
    return table(
        "4 red 2 blue",
        "3 yellow",
        middle={"miner": {"stacks": [1, 2], "colour": "red"}, "alehouse": {"stacks": [0, 2], "colour": "red"}},
    )


def own_stack(visitor: Visitor, tile: str) -> str:
    """The number of the own workers beside a tile, as it is drawn."""
    return visitor.page.locator(f'[data-piece="stack-{tile}-0"] .count').text_content() or ""


def chosen(visitor: Visitor) -> list[str]:
    return [slot.get_attribute("data-taken") or "" for slot in visitor.page.locator(SLOTS).all()]


def test_a_losing_stack_and_two_workers_bid_together_by_mouse(address: str, browser: Browser, data: Path) -> None:
    with window(browser, address) as visitor:
        begin_at(visitor, data, outbid())
        visitor.answer(visitor.page.locator('[data-thing="stack:alehouse"]').click)
        visitor.toggle("stack:miner")
        visitor.toggle("worker:red")
        assert chosen(visitor) == ["stack:miner", "worker:red"]
        assert visitor.page.locator(FINISH).count() == 0
        visitor.page.locator(f"{SLOTS} >> nth=0").click()  # the stack goes back
        expect(visitor.page.locator(SLOTS)).to_have_count(1)
        visitor.toggle("worker:red")
        visitor.toggle("stack:miner")
        assert chosen(visitor) == ["worker:red", "worker:red", "stack:miner"]
        assert own_stack(visitor, "alehouse") == "3"  # as it would be
        visitor.finish()
        assert own_stack(visitor, "alehouse") == "3"
        assert visitor.page.locator('[data-piece="stack-miner-0"]').count() == 0
        assert visitor.faults == []


def test_a_losing_stack_and_two_workers_bid_together_by_finger(address: str, browser: Browser, data: Path) -> None:
    with window(browser, address, "fa", 390) as visitor:
        begin_at(visitor, data, outbid())
        place = visitor.page.locator('[data-thing="stack:alehouse"]')
        place.tap()
        visitor.page.wait_for_selector('[data-thing="stack:alehouse"][data-state~="considered"]')
        visitor.answer(place.tap)
        for key in ("stack:miner", "worker:red", "worker:red"):
            visitor.toggle(key)
        assert chosen(visitor) == ["stack:miner", "worker:red", "worker:red"]
        visitor.page.locator(SLOTS).last.tap()
        expect(visitor.page.locator(SLOTS)).to_have_count(2)
        assert visitor.page.locator(FINISH).count() == 0
        visitor.toggle("worker:red")
        visitor.finish()
        assert own_stack(visitor, "alehouse") == "۳"
        assert visitor.faults == []


def test_a_losing_stack_and_two_workers_bid_together_by_keyboard(address: str, browser: Browser, data: Path) -> None:
    with window(browser, address) as visitor:
        page = visitor.page
        begin_at(visitor, data, outbid())
        page.locator('[data-thing="stack:alehouse"]').focus()
        visitor.answer(lambda: page.keyboard.press("Enter"))
        for number, key in enumerate(("stack:miner", "worker:red", "worker:red", "worker:red"), 1):
            page.locator(f'{CHOOSABLE}[data-thing="{key}"]').focus()
            page.keyboard.press("Enter")
            expect(page.locator(SLOTS)).to_have_count(number)
        page.keyboard.press("Backspace")
        expect(page.locator(SLOTS)).to_have_count(3)
        page.wait_for_selector(FINISH)
        visitor.answer(lambda: page.keyboard.press("c"))
        assert own_stack(visitor, "alehouse") == "3"
        assert visitor.faults == []


def test_workers_of_several_colours_use_a_tile_together(address: str, browser: Browser, data: Path) -> None:
    mixing = table(
        "1 red 1 yellow",
        "3 yellow",
        season="autumn",
        villages=["home_1\n.\nsummer_boat_4b"],
        middle={"inn": {"colour": "red", "last": 1, "workers": {"red": 1}}},
    )
    with window(browser, address) as visitor:
        begin_at(visitor, data, mixing)
        visitor.answer(visitor.page.locator('[data-thing="tile:inn"]').click)
        visitor.toggle("worker:yellow")
        visitor.toggle("worker:red")
        assert chosen(visitor) == ["worker:yellow", "worker:red"]
        visitor.finish()
        visitor.wait()
        views = [message["view"] for message in map(json.loads, visitor.frames) if message["type"] == "sight"]
        counts = [sum(lot["workers"].values()) for view in views for lot in view["middle"] if lot["tile"] == "inn"]
        assert [before for before, after in pairwise(counts) if after == 3][:1] == [1]


def test_winter_tiles_are_offered_together(address: str, browser: Browser, data: Path) -> None:
    with window(browser, address) as visitor:
        begin_at(visitor, data, offering())
        visitor.toggle("tile:windmill")
        assert visitor.page.locator(FINISH).count() == 1
        visitor.toggle("tile:scholar")
        visitor.toggle("tile:windmill")
        visitor.toggle("tile:windmill")
        visitor.finish()
        assert visitor.page.locator(".middle [data-thing='tile:windmill']").count() == 1
        assert visitor.page.locator(".middle [data-thing='tile:scholar']").count() == 1
        assert visitor.page.locator(".middle [data-thing='tile:key_guild']").count() == 0


def offering() -> Match:
    """Winter begins: seat 0 has three tiles to offer from."""
    position = table("1 red", "1 red", season="autumn").position()
    position.pop("boats")  # all are chosen by now
    position["players"][0]["winter"] = ["key_guild", "scholar", "windmill"]
    position["players"][1]["winter"] = ["apothecary", "jeweller", "scribes"]
    position["pending"] = [{"start_season": {"season": "winter"}}]
    return mizban.position("keyflower", position, seed=1)
