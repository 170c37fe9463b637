"""An exchange in Silver is a set of one's own cards: chosen in any order, taken back one by one, then confirmed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from silver_table import drawn
from web.prepared import begin_at
from web.visitor import FINISH, Visitor, window

VILLAGE = "d6 d5 d9 d6 u2"  # places 1 and 4 match; the Empath in place 5 lets one look


# What moves from now on: cards on their way to the pile without any face, and the things that move themselves
MOVES = """() => {
    window.moves = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, ...rest) {
        if (frames[0].translate) window.moves.push([this.className.baseVal ?? this.className, this.dataset.thing ?? "",
            this.className === "slip" ? this.innerHTML : ""]);
        return animate.call(this, frames, ...rest);
    };
}"""


def thing(place: int) -> str:
    return f'[data-thing="card:a{place}"]'


def chosen(visitor: Visitor) -> list[str]:
    """The cards that stand out, as the board draws them."""
    found = visitor.page.locator('.area [data-state~="chosen"]').all()
    return [str(card.get_attribute("data-thing")) for card in found]


def slots(visitor: Visitor) -> list[str]:
    """The cards that are chosen, in the order in which they were."""
    return [str(chip.get_attribute("data-taken")) for chip in visitor.page.locator(".explanation [data-taken]").all()]


def last_sight(visitor: Visitor) -> dict[str, Any]:
    sights = [json.loads(frame) for frame in visitor.frames if '"sight"' in frame]
    return dict(sights[-1])


def height(visitor: Visitor, place: int) -> float:
    box = visitor.page.locator(thing(place)).bounding_box()
    assert box
    return box["y"]


def press(visitor: Visitor, place: int) -> None:
    """Toggle a card by the keyboard alone."""
    visitor.page.locator(thing(place)).focus()
    frame = visitor.page.locator(".frame")
    before = frame.get_attribute("data-chosen")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_function(
        "old => !['busy', old].includes(document.querySelector('.frame').dataset.chosen)", arg=before
    )


def exchange_backwards(visitor: Visitor, by_keys: bool) -> None:
    """Place 4, then 3, which is taken back, then 1."""

    def toggle(place: int) -> None:
        if by_keys:
            press(visitor, place)
        else:
            visitor.toggle(f"card:a{place}")

    toggle(4)
    assert (chosen(visitor), visitor.page.locator(FINISH).count()) == (["card:a4"], 1)  # it waits for others
    assert height(visitor, 4) < height(visitor, 2)  # it is raised
    toggle(3)
    assert slots(visitor) == ["card:a4", "card:a3"]
    toggle(3)
    assert slots(visitor) == ["card:a4"]
    toggle(1)
    assert slots(visitor) == ["card:a4", "card:a1"]
    assert sorted(chosen(visitor)) == ["card:a1", "card:a4"]


@pytest.mark.parametrize(("lang", "width", "by_keys"), [("en", 1280, False), ("fa", 390, False), ("en", 1280, True)])
def test_cards_are_exchanged_in_any_order(
    address: str, data: Path, browser: Browser, lang: str, width: int, by_keys: bool
) -> None:
    with window(browser, address, lang, width) as visitor:
        begin_at(visitor, data, drawn(1, VILLAGE))
        assert visitor.question() == "ask-hold"
        exchange_backwards(visitor, by_keys)
        if by_keys:
            visitor.answer(lambda: visitor.page.keyboard.press("c"))
        else:
            visitor.finish()
        assert visitor.question() == "ask-place-at"
        slid = [event for event in last_sight(visitor)["log"]["events"] if event["kind"] == "slid"]
        assert [event["place"] for event in slid] == [1, 4]
        assert visitor.faults == []


def test_exchanged_cards_fly_to_the_pile_and_the_village_closes_up(address: str, data: Path, browser: Browser) -> None:
    with window(browser, address, still=False) as visitor:
        begin_at(visitor, data, drawn(1, VILLAGE))
        visitor.toggle("card:a4")
        visitor.toggle("card:a1")
        visitor.finish()
        visitor.page.evaluate(MOVES)
        visitor.answer(visitor.page.locator(thing(1)).click)  # the place of the new card
        visitor.page.wait_for_function("window.moves.some(([, thing]) => thing === 'pile')")
        moves = visitor.page.evaluate("window.moves")
        slips = [inside for kind, _, inside in moves if kind == "slip"]
        assert slips == [""], "one of the two lies under the other, and shows nothing"
        assert {"pile", "card:a1", "card:a2", "card:a3", "card:a4"} <= {thing for _, thing, _ in moves}
        assert visitor.faults == []


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_on_a_phone_each_chosen_card_is_named_in_one_line(
    address: str, data: Path, browser: Browser, lang: str
) -> None:
    with window(browser, address, lang, 390) as visitor:
        begin_at(visitor, data, drawn(1, VILLAGE))
        for place in (4, 1):
            visitor.toggle(f"card:a{place}")
        chips = visitor.page.locator(".explanation [data-taken]")
        assert chips.count() == 2
        for chip in chips.all():
            box = chip.bounding_box()
            assert box
            assert box["height"] <= 48
        assert visitor.page.locator(".explanation .since").count() == 0, "it would take the room"


def test_the_last_card_is_taken_back_by_a_key(address: str, data: Path, browser: Browser) -> None:
    with window(browser, address) as visitor:
        begin_at(visitor, data, drawn(1, VILLAGE))
        press(visitor, 2)
        press(visitor, 1)
        visitor.page.keyboard.press("Backspace")
        visitor.page.wait_for_selector(f'{thing(1)}:not([data-state~="chosen"])')
        assert slots(visitor) == ["card:a2"]


@pytest.mark.parametrize(("lang", "width"), [("en", 1280), ("fa", 390)])
def test_a_card_that_could_join_still_offers_its_free_action(
    address: str, data: Path, browser: Browser, lang: str, width: int
) -> None:
    with window(browser, address, lang, width) as visitor:
        begin_at(visitor, data, drawn(1, VILLAGE))
        visitor.toggle("card:a2")
        look = visitor.page.locator(".explanation button:not([data-taken]):not([data-finish])").first
        visitor.answer(look.tap if visitor.phone else look.click)
        assert visitor.question() == "ask-hold"
        assert visitor.page.locator(".status .look").count() == 1
        assert slots(visitor) == []
