"""Whether a page grows over a long game: what lives in it after thousands of views, when all garbage is gone.

python tests/web/memory.py [VIEWS [GAME ...]]

A game is played and what came over its socket is kept. Then a page is sent all that again and again, staged and in
quick motion: after each time the same table is shown, so whatever has grown is a leak.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, CDPSession, Page, WebSocketRoute, sync_playwright

from server.processes import served
from web.boards import BOARDS
from web.visitor import Visitor, launched, window

VIEWS = 4000  # what others do in an hour at a calm pace
SEATS = 3
PACE = {"pace": "brisk", "confirm": "off"}
SIGHT = '{"type":"sight"'
COLLECTIONS = 3  # what one leaves is found by the next
PAUSE = 25  # milliseconds between two views
# A step of staging takes a few milliseconds instead of hundreds; the socket's own patience stays as it is.
QUICK = """(() => {
    const [later, now] = [window.setTimeout, Date.now];
    const kept = [2000, 8000];
    window.setTimeout = (act, time = 0, ...more) => later(act, kept.includes(time) ? time : time / 20, ...more);
    Date.now = () => now.call(Date) * 20;
})()"""


@dataclass(frozen=True)
class Living:
    """What a page holds after so many views."""

    views: int
    heap: float  # megabytes of script
    nodes: int
    listeners: int


def living(session: CDPSession, views: int) -> Living:
    """What is left when all garbage is gone."""
    for _ in range(COLLECTIONS):
        session.send("HeapProfiler.collectGarbage")
    counted = session.send("Memory.getDOMCounters")
    heap = session.send("Runtime.getHeapUsage")["usedSize"]
    return Living(views, heap / 1e6, counted["nodes"], counted["jsEventListeners"])


def open_staged(visitor: Visitor) -> None:
    visitor.home()
    visitor.page.evaluate("choices => localStorage.setItem('mizban', JSON.stringify(choices))", PACE)
    visitor.page.reload()
    visitor.page.wait_for_selector(".games")


def recorded(browser: Browser, address: str, game: str) -> tuple[str, list[str]]:
    """The address of a table, and all sights of the game at it but the last, which opens the result.

    Somebody plays in one window, and has another one open in which everything is staged.
    """
    with window(browser, address) as player:
        player.home()
        player.play_bots(game, SEATS, "random")
        known = player.page.context.storage_state()
        with window(browser, address, known=known, still=False) as beside:
            open_staged(beside)
            beside.page.goto(player.page.url)
            beside.page.wait_for_selector(".area")
            player.play(seed=1)
            beside.page.wait_for_timeout(1000)
            sights = [frame for frame in beside.frames if frame.startswith(SIGHT)]
        return player.page.url, [each for each in sights if json.loads(each)["status"] == "playing"]


class Replay:
    """A page whose socket says again and again what was said once."""

    def __init__(self, page: Page, url: str, sights: list[str]) -> None:
        self.page, self.sights = page, sights
        self.socket: WebSocketRoute | None = None
        self.last = sights[0]  # what whoever connects anew is told
        page.route_web_socket(lambda url: "/socket" in url, self.connected)
        page.goto(url)
        page.wait_for_selector(".area")

    def connected(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda text: self.hear(json.loads(text)))
        socket.send(self.last)

    def hear(self, request: dict[str, str]) -> None:
        if request["type"] == "ping" and self.socket:
            self.socket.send(json.dumps({"type": "pong", "re": request["id"]}))

    def once(self) -> int:
        """The whole game; says how many views that were, those in between included."""
        for sight in self.sights:
            assert self.socket is not None
            self.last = sight
            self.socket.send(sight)
            self.page.wait_for_timeout(PAUSE)
        self.page.wait_for_selector('.frame[data-staged="false"]', timeout=60_000)
        return sum(1 + len(json.loads(sight)["between"]) for sight in self.sights)


def looks(browser: Browser, address: str, game: str, views: int) -> Iterator[Living]:
    """What lives in a page after each time that a game was seen, from the second time on."""
    url, sights = recorded(browser, address, game)
    with window(browser, address, still=False) as visitor:
        visitor.page.add_init_script(QUICK)
        open_staged(visitor)
        session = visitor.page.context.new_cdp_session(visitor.page)
        session.send("HeapProfiler.enable")
        replay = Replay(visitor.page, url, sights)
        seen = replay.once()
        while seen < views:
            seen += replay.once()
            yield living(session, seen)
        assert visitor.faults == [], visitor.faults


def main(views: int, games: list[str]) -> None:
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as address, sync_playwright() as playwright:
        browser = launched(playwright)
        print(f"{'':14}{'views':>7}{'MB':>8}{'nodes':>8}{'listeners':>11}")
        for game in games or BOARDS:
            for it in looks(browser, address, game, views):
                print(f"{game:14}{it.views:>7}{it.heap:>8.2f}{it.nodes:>8}{it.listeners:>11}", flush=True)
        browser.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else VIEWS, sys.argv[2:])
