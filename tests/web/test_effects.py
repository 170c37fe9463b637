"""Whatever is pointed at on a board tells what it does, not its name alone."""

from __future__ import annotations

import random
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
