"""How long a browser takes to draw a view: script, style and layout from a sight's arrival to the frame.

python tests/web/drawing.py [GAME ...]
"""

from __future__ import annotations

import random
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import CDPSession, sync_playwright

from server.processes import served
from web.boards import BOARDS
from web.visitor import Visitor, launched, window

CHOICES = 60
PARTS = {"ScriptDuration": "script", "RecalcStyleDuration": "style", "LayoutDuration": "layout"}
FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def spent(session: CDPSession) -> dict[str, float]:
    """Milliseconds that a page has spent so far, by kind."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return {PARTS[each["name"]]: each["value"] * 1000 for each in metrics if each["name"] in PARTS}


def drawn(player: Visitor, watcher: Visitor) -> list[dict[str, float]]:
    """What each view costs somebody who only watches, so that nothing but views is drawn."""
    session = watcher.page.context.new_cdp_session(watcher.page)
    session.send("Performance.enable")
    chance = random.Random(1)
    rows = []
    for _ in range(CHOICES):
        player.wait()
        if player.over():
            break
        before, heard = spent(session), len(watcher.frames)
        player.choose(chance)
        player.wait()
        watcher.page.evaluate(FRAMES)
        views = len(watcher.frames) - heard
        if views:
            after = spent(session)
            rows += [{name: (after[name] - before[name]) / views for name in after}] * views
    return rows


def main(games: list[str]) -> None:
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as address, sync_playwright() as playwright:
        browser = launched(playwright)
        print(f"{'':14}{'seats':>6}{'views':>6}   median ms: script, style, layout, all   (worst)")
        for game in games or BOARDS:
            seats = max(BOARDS[game])
            with window(browser, address) as player, window(browser, address) as watcher:
                player.home()
                player.play_bots(game, seats, "random")
                watcher.page.goto(player.page.url)
                watcher.page.wait_for_selector(".area")
                print(line(game, seats, drawn(player, watcher)))
        browser.close()


def line(game: str, seats: int, rows: list[dict[str, float]]) -> str:
    medians = [statistics.median(row[name] for row in rows) for name in PARTS.values()]
    whole = [sum(row.values()) for row in rows]
    texts = "".join(f"{value:8.1f}" for value in [*medians, statistics.median(whole)])
    return f"{game:14}{seats:>6}{len(rows):>6}{texts}   ({max(whole):.1f})"


if __name__ == "__main__":
    main(sys.argv[1:])
