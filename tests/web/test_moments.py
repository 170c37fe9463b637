"""Big moments are shown as scenes of their own: over the board, beside the question, for a while."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

import mizban
from mizban import Match
from mizban.bots import make
from web.prepared import begin_at
from web.visitor import ASKED, BUTTONS, Visitor, window

SEEDS: Final = 400
LUCKS: Final = 8  # the server draws and rolls anew
TRIES: Final = 6  # a choice may need several clicks
CARD: Final = ".moment"
WAYS: Final = {"pass": BUTTONS, "call": '[data-thing="bell"]'}  # to say something
UNDER: Final = """() => {
    const card = document.querySelector(".moment").getBoundingClientRect();
    const main = document.querySelector("main").getBoundingClientRect();
    const across = card.left >= main.left - 1 && card.right <= main.right + 1;
    const down = card.top >= main.top - 1 && card.bottom <= main.bottom + 1;
    return [across && down, document.querySelector(".moment").scrollHeight <= card.height + 1];
}"""


def eve(game: str, kind: str, seats: int = 3, said: str = "") -> Match:
    """A match in which the first seat is asked, and such an event follows whatever it answers, or if it says this."""
    for seed in range(SEEDS):
        match = mizban.new(game, seats, seed=seed)
        bots = [make("random", match.game, seed=seed + seat) for seat in range(seats)]
        while not match.over:
            seat = match.waiting[0]
            before = match.copy() if seat == 0 and len(match.legal(0)) > 1 else None
            match.play(bots[seat].choose(match.state, seat, match.legal(seat), 0.01), seat)
            if before and tells(match, kind):
                answers = before.read(said) if said else before.legal(0)
                if all(tells(after(before, each, luck), kind) for each in answers for luck in range(LUCKS)):
                    return before
    raise AssertionError(f"{kind} never follows from the first seat's answers")


def after(match: Match, answer: int, luck: int) -> Match:
    later = mizban.position(match.game.id, match.position(), seed=luck)
    later.play(answer, 0)
    return later


def tells(match: Match, kind: str) -> bool:
    return any(event["kind"] == kind for event in match.last_events(0))


def bring_about(visitor: Visitor, card: str, said: str) -> None:
    """Answer until the moment has come."""
    if said:
        visitor.answer(visitor.page.locator(WAYS[said]).click)
    for _ in range(TRIES):
        visitor.page.wait_for_selector(f"{ASKED}, {card}")
        if visitor.page.locator(card).count():
            return
        visitor.choose(random.Random(1))
        visitor.page.wait_for_timeout(400)
    visitor.page.wait_for_selector(card)


@pytest.mark.parametrize(
    ("game", "kind", "lang", "width", "title"),
    [
        ("kilt-castle", "ducat_day", "en", 1280, "Ducat day!"),
        ("alhambra", "scoring", "fa", 390, "دور امتیازدهی"),
        ("stone-age", "fed", "en", 844, "The tribes are fed"),
        ("keyflower", "season_ends", "fa", 1280, "تمام شد"),
    ],
)
def test_a_big_moment_is_a_scene_of_its_own(
    address: str, browser: Browser, data: Path, game: str, kind: str, lang: str, width: int, title: str
) -> None:
    with window(browser, address, lang, width, still=False) as visitor:
        visitor.home()
        said = "pass" if game == "keyflower" else ""  # a season ends when all have passed
        begin_at(visitor, data, eve(game, kind, said=said))
        bring_about(visitor, f"{CARD}:has-text('{title}')", said)
        page = visitor.page
        page.wait_for_timeout(1500)  # until all has counted up

        assert title in page.locator(CARD).inner_text().replace("\u2068", "").replace("\u2069", "")
        assert page.evaluate(UNDER) == [True, True]
        spoken = page.locator("[aria-live]").first.inner_text().replace("\u2068", "").replace("\u2069", "")
        assert title in spoken
        names = page.locator(f"{CARD} .who bdi").all_inner_texts()
        assert names
        assert all(f"{name}:" in spoken for name in names), "whose numbers change is heard, too"
        page.wait_for_selector(CARD, state="detached")
        assert visitor.faults == []


def test_the_end_says_who_won_and_by_what_and_the_bar_keeps_the_way_on(
    address: str, browser: Browser, data: Path
) -> None:
    with window(browser, address) as visitor:
        visitor.home()
        begin_at(visitor, data, eve("kilt-castle", "payout"))
        page = visitor.page
        while not visitor.over():
            visitor.choose(random.Random(1))
            visitor.wait()
        verdict = page.locator(".verdict").inner_text()
        assert "ahead of" in verdict or "tie-breaker" in verdict
        assert ("You came" in verdict) != ("You have won" in verdict)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        page.locator(".ended button", has_text="Result").click()
        assert page.locator(".verdict").inner_text() == verdict
        page.keyboard.press("Escape")
        before = page.url
        page.locator(".ended button", has_text="Rematch").click()
        page.wait_for_url(lambda url: url != before)
        assert visitor.faults == []
