"""Whatever is pointed at on a board tells what it does, not its name alone."""

from __future__ import annotations

import random
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import mizban
from mizban import Match
from web.boards import BOARDS, LANGUAGES
from web.prepared import begin_at
from web.visitor import window

DEPTHS = (0.1, 0.5, 0.9)  # of a game: where it is looked at
SHORTEST = 20  # letters of a sentence that says something
TOLD = """async () => {
    const found = {};
    for (const thing of document.querySelectorAll(".area [data-thing]")) {
        if (thing.dataset.thing in found) continue;
        thing.focus();
        await new Promise((done) => requestAnimationFrame(done));
        const told = document.querySelector(".explanation .told");
        const name = told.querySelector("b")?.textContent ?? "";
        found[thing.dataset.thing] = [name, told.textContent.replace(name, "").trim(), thing.ariaLabel];
    }
    return found;
}"""


def played(game: str, seats: int, seed: int) -> list[Match]:
    """A game of chance as it stands whenever the first seat has a choice."""
    chance = random.Random(seed)
    match, asked = mizban.new(game, seats, seed=seed), []
    while not match.over:
        seat = chance.choice(match.waiting)
        if seat == 0 and len(match.legal(0)) > 1:
            asked.append(match.copy())
        match.play(chance.choice(match.legal(seat)), seat)
    return asked


def told(page: Page) -> dict[str, tuple[str, str, str]]:
    """Each thing with its name in bold, what is told of it, and what is heard of it."""
    found: dict[str, tuple[str, str, str]] = page.evaluate(TOLD)
    assert found
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("game", BOARDS)
def test_everything_on_a_board_says_what_it_does(
    address: str, browser: Browser, data: Path, game: str, depth: float, lang: str
) -> None:
    asked = played(game, max(BOARDS[game]), seed=7)
    with window(browser, address, lang) as visitor:
        begin_at(visitor, data, asked[int(depth * len(asked))])
        for key, (name, effect, heard) in told(visitor.page).items():
            assert name, key
            assert len(effect) >= SHORTEST, f"{key} says only {name!r}, {effect!r}"
            assert effect not in heard, f"{key}: what it does is told once"
        assert visitor.faults == []


# Where the board lies after each thing was pointed at, wherever that is not where it lay before
MOVED = """async () => {
    const board = document.querySelector("main");
    const place = () => JSON.stringify(board.getBoundingClientRect());
    const found = [];
    for (const thing of document.querySelectorAll(".area [data-thing]")) {
        document.activeElement.blur();
        await new Promise((done) => requestAnimationFrame(done));
        const before = place();
        thing.focus();
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        if (place() !== before) found.push(thing.dataset.thing);
    }
    return found;
}"""


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (768, 1024), (390, 844)])
@pytest.mark.parametrize(("game", "lang"), list(product(BOARDS, LANGUAGES)))
def test_the_board_stays_under_the_pointer_when_a_thing_tells_what_it_does(
    address: str, browser: Browser, data: Path, game: str, lang: str, size: tuple[int, int]
) -> None:
    asked = played(game, 4, seed=7)
    with window(browser, address, lang) as visitor:
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        begin_at(visitor, data, asked[len(asked) // 2])
        visitor.page.keyboard.press("Tab")  # whoever uses keys sees what is focused
        assert visitor.page.evaluate(MOVED) == []
