"""Silver is a game of memory: what one player sees nobody else gets, and the player only until it is acknowledged."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser

from mizban.core.game import Word
from mizban.games.silver import GAME
from mizban.games.silver.data import NAMES
from mizban.language import LANGUAGES, say
from web.visitor import Visitor, window

TRIES = 5  # a look is only a secret if the discard pile does not show such a card anyway
PARTS = r' (data-thing|data-state|data-meanings|aria-label|data-mover|tabindex|role)="[^"]*"|transform="translate[^"]*"'


@dataclass
class Secret:
    """A card that the player is looking at."""

    card: str  # its id
    place: int

    def names(self) -> list[str]:
        """What it could be called in anything that is sent or shown."""
        return [f'"{self.card}"', *(say(GAME, Word(f"card-{self.card}"), lang) for lang in LANGUAGES)]


@dataclass
class Evening:
    player: Visitor
    others: list[Visitor]  # an opponent and somebody who watches

    def look(self, place: int) -> Secret:
        """The player looks at a card at the beginning."""
        self.player.after(self.player.page.locator(f'[data-thing="card:a{place}"]').click)
        [look] = [event for event in log(self.player) if event["kind"] == "looked" and event.get("card")]
        return Secret(look["card"], look["place"])


def sights(visitor: Visitor) -> list[dict[str, Any]]:
    messages = [json.loads(frame) for frame in visitor.frames]
    return [message for message in messages if message["type"] == "sight"]


def log(visitor: Visitor) -> list[dict[str, Any]]:
    """The log as the last sights have left it."""
    events: list[dict[str, Any]] = []
    for sight in sights(visitor):
        events = events[: sight["log"]["start"]] + sight["log"]["events"]
    return events


def wait_for_look(visitor: Visitor, place: int) -> None:
    """Until somebody has heard that there was a look, which is no secret."""
    while not any(event["kind"] == "looked" and event["place"] == place for event in log(visitor)):
        visitor.page.wait_for_timeout(20)


def traces(visitor: Visitor, secret: Secret, since: int = 0) -> list[str]:
    """Where a secret shows: what came over the socket, the page, its source, or what a screen reader hears."""
    body = visitor.page.locator("body")
    places = {
        "frames": " ".join(visitor.frames[since:]),
        "text": body.inner_text(),
        "source": visitor.html(),
        "heard": body.aria_snapshot(),
    }
    return [where for where, found in places.items() for name in secret.names() if name in found]


def backs(visitor: Visitor) -> set[str]:
    """The closed cards of the player's village as they are drawn, but for place, name and who moved them."""
    cards = visitor.page.locator('[data-thing^="card:a"]').all()
    return {re.sub(PARTS, "", card.evaluate("card => card.outerHTML")) for card in cards}


@contextmanager
def evening(browser: Browser, address: str, still: bool = True) -> Iterator[Evening]:
    """A table of two in two languages, and somebody who watches; with everything at once, or step by step."""
    with (
        window(browser, address, still=still) as player,
        window(browser, address, "fa", 390, still=still) as opponent,
        window(browser, address, still=still) as watcher,
    ):
        player.home()
        link = player.open_table("silver", 2)
        opponent.page.goto(link)
        opponent.page.locator(".gathering .sit").click()
        watcher.page.goto(link)
        for visitor in (player, opponent, watcher):
            visitor.page.wait_for_selector(".area [data-thing]")
        yield Evening(player, [opponent, watcher])


@contextmanager
def secret_look(browser: Browser, address: str, still: bool = True) -> Iterator[tuple[Evening, Secret]]:
    """An evening in which the player has just looked at a card such as nobody else sees anywhere."""
    for _ in range(TRIES):
        with evening(browser, address, still) as it:
            secret = it.look(2)
            if NAMES[sights(it.player)[-1]["view"]["discard"]["top"]] != secret.card:
                yield it, secret
                return
    raise AssertionError("every card is like the first of the discard pile")


@pytest.mark.parametrize(("acknowledged", "still"), [(False, True), (True, True), (False, False)])
def test_nobody_else_gets_what_a_player_looks_at(
    address: str, browser: Browser, acknowledged: bool, still: bool
) -> None:
    with secret_look(browser, address, still) as (it, secret):
        assert traces(it.player, secret) != []
        if acknowledged:
            it.player.after(it.player.page.locator(".status .main").click)
        for other in it.others:
            wait_for_look(other, secret.place)
            assert traces(other, secret) == []
            assert len(backs(other)) == 1
            views = [sight["view"] for sight in sights(other) if sight["view"]]
            assert {card["number"] for view in views for card in view["players"][0]["village"]} == {None}


def test_a_look_is_shown_until_it_is_acknowledged_and_never_again(address: str, browser: Browser) -> None:
    with secret_look(browser, address) as (it, secret):
        player, page = it.player, it.player.page
        page.reload()
        page.wait_for_selector(".status .main")
        assert {"text", "source", "heard"} <= set(traces(player, secret))
        since = len(player.frames)
        player.after(page.locator(".status .main").click)
        assert traces(player, secret, since) == []
        assert len(backs(player)) == 1
        since = len(player.frames)
        page.reload()
        page.wait_for_selector(".area [data-thing]")
        assert traces(player, secret, since) == []
        assert len(backs(player)) == 1


def test_the_next_choice_acknowledges_too(address: str, browser: Browser) -> None:
    with secret_look(browser, address) as (it, first):
        since = len(it.player.frames)
        second = it.look(4)
        if second.card != first.card:
            assert traces(it.player, first, since) == []
        assert traces(it.player, second, since) != []
