"""What others do is shown step by step, can be skipped, read and seen again, and taken back; no slip is final."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from web.boards import LANGUAGES
from web.visitor import CHOOSABLE, HELD, Visitor, window

STAGED = '.frame[data-staged="true"]'
SIGHT = re.compile('{"type":"sight"')
DONE = '.frame[data-staged="false"]'
# Every change of the page while something is shown: when, what the line says, and how much can be chosen
STEPS = """() => {
    window.steps = [];
    const frame = document.querySelector(".frame");
    const note = () => frame.dataset.staged === "true" && window.steps.push([
        performance.now(),
        document.querySelector(".explanation .now")?.innerText ?? "",
        document.querySelectorAll('[data-state~="choosable"]').length,
    ]);
    const all = { attributes: true, subtree: true, childList: true, characterData: true };
    new MutationObserver(note).observe(frame, all);
}"""


@pytest.fixture(params=LANGUAGES)
def player(address: str, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """Somebody at Kilt Castle with two bots, who likes to see what happens."""
    with window(browser, address, request.param, still=False) as visitor:
        visitor.home()
        visitor.play_bots("kilt-castle", 3, "random")
        visitor.wait()
        yield visitor


def end_turn(visitor: Visitor, chance: random.Random) -> int:
    """Choose until others are on; says how often."""
    for choices in count():
        if visitor.page.locator(STAGED).count():
            return choices
        visitor.wait()
        visitor.choose(chance)
    raise AssertionError


def test_the_steps_of_others_are_shown_one_after_another(player: Visitor) -> None:
    page = player.page
    page.evaluate(STEPS)
    end_turn(player, random.Random(1))
    expect(page.locator(".explanation .now")).not_to_be_empty()
    assert page.locator(CHOOSABLE).count() == 0, "nothing can be answered before it was shown what it is about"
    player.wait()
    assert page.locator(STAGED).count() == 0
    steps = page.evaluate("window.steps")
    assert len({line for _, line, _ in steps if line}) >= 2
    assert steps[-1][0] - steps[0][0] > 500, "people can follow"
    assert not any(choosable for _, _, choosable in steps), "nor at any time on the way"


def test_a_tap_skips_and_does_nothing_else(player: Visitor) -> None:
    page = player.page
    end_turn(player, random.Random(1))
    page.locator(".area").click(position={"x": 300, "y": 300})
    page.wait_for_selector(DONE)
    assert page.locator(HELD).count() == 0
    assert page.locator(".frame").get_attribute("data-chosen") == "0"
    assert page.evaluate("document.querySelectorAll('[data-state~=\"considered\"]').length") == 0


def test_who_is_asked_at_the_same_time_as_others_is_never_held_up(address: str, browser: Browser) -> None:
    with window(browser, address, "fa", 390, still=False) as visitor:
        visitor.home()
        visitor.play_bots("silver", 4, "random")
        chance = random.Random(1)
        while visitor.question() == "ask-first-look" or not visitor.question():  # everybody looks at the same time
            visitor.wait()
            visitor.choose(chance)
        assert visitor.faults == []


def test_a_key_skips(player: Visitor) -> None:
    end_turn(player, random.Random(1))
    player.page.keyboard.press("Escape")
    player.page.wait_for_selector(DONE)


def since_own_choice(visitor: Visitor) -> int:
    """How many events have come since one's own last choice, as the server says."""
    log = [json.loads(frame) for frame in visitor.frames if SIGHT.match(frame)][-1]["log"]
    return int(log["start"]) + len(log["events"]) - int(log["since"])


def test_what_has_happened_since_is_listed_and_shown_again(player: Visitor) -> None:
    page = player.page
    chance = random.Random(1)
    end_turn(player, chance)
    player.wait()
    while since_own_choice(player) < 2:  # one may be asked after a single step of another's turn
        end_turn(player, chance)
        player.wait()
    page.locator(".since").click()
    lines = page.locator("[popover]:popover-open li")
    assert lines.count() == since_own_choice(player)
    page.locator("[popover]:popover-open button").click()
    page.wait_for_selector(STAGED)
    player.wait()
    assert page.locator(CHOOSABLE).count() > 0
    page.reload()
    player.wait()
    assert page.locator(STAGED).count() == 0, "no parade after a reload"
    page.locator(".since").click()
    assert lines.count() == since_own_choice(player), "but a summary"


def last_moves(visitor: Visitor) -> dict[str, int]:
    """The things of everybody's last move as the log has it, each with whoever has touched it last."""
    told: list[tuple[dict[str, Any], int]] = []
    for sight in map(json.loads, filter(SIGHT.match, visitor.frames)):
        told[sight["log"]["start"] :] = zip(sight["log"]["events"], sight["log"]["by"], strict=True)
    moves: dict[str, int] = {}
    last = -1
    for event, by in told:
        mover = by if by >= 0 else last
        if mover < 0:
            continue  # nobody has moved yet
        if mover != last:
            moves = {thing: seat for thing, seat in moves.items() if seat != mover}
        moves.update(dict.fromkeys(event["things"], mover))
        last = mover
    return moves


def marked(visitor: Visitor) -> dict[str, int]:
    """The things that are marked on the page, each with the player whose move it was."""
    found: dict[str, int] = visitor.page.evaluate(
        "Object.fromEntries([...document.querySelectorAll('[data-thing][data-mover]')].map(({ dataset }) =>"
        " [dataset.thing, Number(dataset.mover)]))"
    )
    return found


def drawn(visitor: Visitor) -> set[str]:
    keys: list[str] = visitor.page.evaluate(
        "[...document.querySelectorAll('[data-thing]')].map((thing) => thing.dataset.thing)"
    )
    return set(keys)


@pytest.mark.parametrize("skips", [False, True])
def test_the_last_move_of_others_stays_marked(player: Visitor, skips: bool) -> None:
    chance = random.Random(1)
    moves: dict[str, int] = {}
    while not {1, 2} <= set(moves.values()):  # somebody may be asked within the turn of another
        end_turn(player, chance)
        if skips:
            player.page.keyboard.press("Escape")
        player.wait()
        moves = {thing: seat for thing, seat in last_moves(player).items() if thing in drawn(player)}
    assert marked(player) == moves
    player.page.reload()
    player.wait()
    assert marked(player) == moves, "also after a reload"


def test_against_bots_undo_takes_back_ones_turn_at_once(player: Visitor) -> None:
    page, chance = player.page, random.Random(1)
    choices = 0
    while choices < 2:
        choices += end_turn(player, chance)
        player.wait()
    after = page.locator(".log li").count()
    page.locator("[data-undo]").click()
    page.wait_for_function("after => document.querySelectorAll('.log li').length < after", arg=after)
    player.wait()
    assert page.locator("[data-undo]").is_enabled(), "and further"


def test_the_last_click_of_a_turn_can_be_called_back_until_one_is_sure(player: Visitor) -> None:
    page = player.page
    chance = random.Random(1)
    while not page.locator(HELD).count():
        things = page.locator(CHOOSABLE)
        things.nth(chance.randrange(things.count())).click()
        page.wait_for_timeout(400)
    assert page.locator(STAGED).count() == 0
    page.locator("[data-cancel]").click()
    assert page.locator(HELD).count() == 0
    assert page.locator(CHOOSABLE).count() > 0, "nothing was done"


def test_a_reason_gives_way_to_what_can_be_done(player: Visitor) -> None:
    page = player.page
    page.locator('[data-thing^="site:"]').first.click()
    page.wait_for_selector(".reason")
    thing = page.locator(CHOOSABLE).first
    thing.hover()
    page.wait_for_selector('[data-state~="choosable"][data-state~="considered"]')
    assert page.locator(".reason").count() == 0


# Everything travels twenty times as long; and how much is on its way.
SLOWLY = """(() => {
    const real = Element.prototype.animate;
    Element.prototype.animate = function (frames, { duration, delay = 0, ...more }) {
        return real.call(this, frames, { ...more, delay, duration: duration * 20 });
    };
})()"""
TRAVELLING = """() => [...document.querySelectorAll("[data-piece]")].filter((piece) =>
    piece.getAnimations().some((each) => each.playState === "running")).length"""


def test_in_ones_own_turn_nothing_jumps_away_from_under_the_finger(address: str, browser: Browser) -> None:
    with window(browser, address, still=False) as visitor:
        visitor.page.add_init_script(SLOWLY)
        visitor.home()
        visitor.play_bots("kilt-castle", 3, "random")
        chance = random.Random(1)
        on_their_way = 0
        while not on_their_way:
            end_turn(visitor, chance)
            visitor.wait()
            on_their_way = visitor.page.evaluate(TRAVELLING)
        corner = visitor.page.locator("main").bounding_box()
        assert corner is not None
        visitor.page.mouse.move(corner["x"] + 4, corner["y"] + 4)
        visitor.page.mouse.down()
        assert visitor.page.evaluate(TRAVELLING) == on_their_way
