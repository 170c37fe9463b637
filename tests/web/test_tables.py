"""People at one table: by link, with reloads and cut connections, and somebody who watches."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute

from web.boards import BOARDS
from web.visitor import Visitor, window


class Wire:
    """The sockets of a page, which a test can cut or let go silent."""

    def __init__(self, page: Page) -> None:
        self.sockets: list[WebSocketRoute] = []
        self.silent = False
        page.route_web_socket("**/socket*", self._open)

    def _open(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda message: None if self.silent else server.send(message))
        server.on_message(lambda message: None if self.silent else socket.send(message))
        self.sockets.append(socket)

    def cut(self) -> None:
        """Break the newest connection, as a tunnel would."""
        self.sockets[-1].close(code=1001)


def somebody(players: list[Visitor]) -> None:
    """Wait until somebody is asked, or the game is over."""
    for _ in range(2000):
        if any(player.asked() or player.over() for player in players):
            return
        players[0].page.wait_for_timeout(30)
    raise AssertionError("nobody is asked, and the game is not over")


def turn_by_turn(players: list[Visitor], seed: int, turns: int) -> int:
    """Let whoever is asked choose, so many times or until the game is over; says how many choices were made."""
    chance = random.Random(seed)
    for made in range(turns):
        players[0].page.wait_for_selector(".frame")
        somebody(players)
        if players[0].over():
            return made
        next(player for player in players if player.asked()).choose(chance)
    return turns


@pytest.mark.parametrize("game", BOARDS)
def test_two_browsers_play_one_table_by_link(address: str, browser: Browser, game: str) -> None:
    with window(browser, address) as host, window(browser, address, "fa", 390) as guest:
        wire = Wire(host.page)
        host.home()
        link = host.open_table(game, 2)
        guest.page.goto(link)
        guest.page.locator(".gathering .sit").click()
        players = [host, guest]
        for player in players:
            player.page.wait_for_selector(".area")
        turn_by_turn(players, 1, 12)
        guest.page.reload()
        guest.page.wait_for_selector(".area")
        turn_by_turn(players, 2, 8)
        wire.cut()
        host.page.wait_for_selector('.frame[data-link="open"]')
        turn_by_turn(players, 3, 5000)
        for player in players:
            player.page.wait_for_selector(".result")
            assert player.faults == []
        assert len(wire.sockets) > 1


def glow(player: Visitor) -> bool:
    """Whether what can be chosen is shown in its colour."""
    of_frame = "const style = getComputedStyle(document.querySelector('.frame'))"
    same = "style.getPropertyValue('--glow') === style.getPropertyValue('--line')"
    return not player.page.evaluate(f"() => {{ {of_frame}; return {same}; }}")


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_network_that_has_gone_is_told_within_five_seconds(address: str, browser: Browser, lang: str) -> None:
    with window(browser, address, lang) as player:
        wire = Wire(player.page)
        player.home()
        player.play_bots("kilt-castle", 2)
        player.wait()
        assert glow(player)
        wire.silent = True
        player.page.wait_for_selector("main > [data-offline]", timeout=5000)
        assert not glow(player)
        wire.silent = False
        player.page.wait_for_selector("main > [data-offline]", state="detached")
        player.choose(random.Random(1))
        player.page.context.set_offline(True)
        player.page.wait_for_selector("main > [data-offline]", timeout=2000)
        player.page.context.set_offline(False)
        player.page.wait_for_selector("main > [data-offline]", state="detached")
        player.wait()
        player.choose(random.Random(1))


def test_a_spectator_watches_and_cannot_choose(address: str, browser: Browser) -> None:
    with window(browser, address) as player, window(browser, address) as watcher:
        player.home()
        player.play_bots("kilt-castle", 2)
        watcher.page.goto(player.page.url)
        watcher.page.wait_for_selector(".area")
        player.wait()
        assert not watcher.asked()
        assert watcher.page.locator(".frame").get_attribute("data-seat") is None
        before = watcher.page.locator(".frame").get_attribute("data-at")
        player.choose(random.Random(1))
        player.wait()
        player.choose(random.Random(1))
        watcher.page.wait_for_function("at => document.querySelector('.frame').dataset.at !== at", arg=before)


def test_a_table_that_is_not_there_says_so(address: str, browser: Browser) -> None:
    with window(browser, address) as visitor:
        visitor.page.goto(f"{address}/t/nowhere")
        visitor.page.wait_for_selector(".note h1")
        visitor.page.locator(".note a").click()
        visitor.page.wait_for_selector(".games")
