"""What happens at a table after one's own answer, filmed: a picture every so often until one is asked again.

python tests/web/film.py FOLDER [PACE [GAME ...]]; the pace is calm, brisk or once
"""

from __future__ import annotations

import base64
import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, sync_playwright

from server.processes import served
from web.boards import BOARDS
from web.visitor import SOMETHING, Visitor, launched, window

EVERY = 0.3  # seconds
MOST = 60  # pictures
OPENING = 6  # choices before anything is filmed
WAYS = (("en", 1280), ("fa", 390))
NOW = """() => [document.querySelector(".frame").dataset.staged, document.querySelector(".explanation").innerText]"""
SHEET = """<style>body{{font:14px sans-serif;display:grid;grid-template-columns:repeat({columns},1fr);gap:8px}}
img{{width:100%}} figure{{margin:0}}</style>{figures}"""


@dataclass(frozen=True)
class Shot:
    """What was seen at a time."""

    seconds: float
    picture: bytes
    staged: bool
    line: str


def chosen_pace(page: Page, pace: str) -> None:
    """What the settings of this browser say, from the next page on."""
    page.evaluate(
        "choices => localStorage.setItem('mizban', JSON.stringify(choices))", {"pace": pace, "confirm": "off"}
    )


def filmed(visitor: Visitor, chance: random.Random) -> Iterator[Shot]:
    """One's own choices, and what is shown after each of them, until others have moved and one is asked again."""
    heard, begin = len(visitor.frames), time.monotonic()
    while not others_moved(visitor.page, visitor.frames[heard:]):
        visitor.wait()
        if visitor.over():
            return
        visitor.choose(chance)
        yield from shown(visitor.page, begin)


def shown(page: Page, begin: float) -> Iterator[Shot]:
    """A picture now, and further ones as long as something is staged."""
    for _ in range(MOST):
        staged, line = page.evaluate(NOW)
        yield Shot(time.monotonic() - begin, page.screenshot(), staged == "true", line)
        if page.locator(SOMETHING).count() and staged != "true":
            return
        page.wait_for_timeout(EVERY * 1000)


def others_moved(page: Page, frames: list[str]) -> bool:
    """Whether somebody else has answered in what came over the socket."""
    me = int(page.locator(".frame").get_attribute("data-seat") or 0)
    sights = [json.loads(frame) for frame in frames if frame.startswith('{"type":"sight"')]
    return any(by not in (me, -1) for sight in sights for by in sight["log"]["by"])


def sheet(browser: Browser, shots: list[Shot], path: Path, columns: int) -> None:
    """All pictures on one, each with its time."""
    pictures = [base64.b64encode(shot.picture).decode() for shot in shots]
    figures = "".join(
        f'<figure><img src="data:image/png;base64,{picture}">{shot.seconds:.1f} s</figure>'
        for picture, shot in zip(pictures, shots, strict=True)
    )
    page = browser.new_page(viewport={"width": 2000, "height": 1000})
    page.set_content(SHEET.format(columns=columns, figures=figures))
    page.screenshot(path=path, full_page=True)
    page.close()


def film(browser: Browser, address: str, folder: Path, game: str, pace: str) -> None:
    """A round of a game with bots, in both languages, on a desk and a phone."""
    for lang, width in WAYS:
        with window(browser, address, lang, width, still=False) as visitor:
            visitor.home()
            chosen_pace(visitor.page, "once")
            visitor.page.reload()
            visitor.play_bots(game, 3, "regular")
            chance = random.Random(3)
            for _ in range(OPENING):
                visitor.wait()
                visitor.choose(chance)
            chosen_pace(visitor.page, pace)
            visitor.page.reload()
            visitor.wait()
            shots = list(filmed(visitor, chance))
            name = f"{game}-{pace}-{lang}-{width}"
            sheet(browser, shots, folder / f"{name}.png", 4 if width > 700 else 8)
            told = [{"seconds": round(shot.seconds, 2), "staged": shot.staged, "line": shot.line} for shot in shots]
            (folder / f"{name}.json").write_text(json.dumps(told, ensure_ascii=False, indent=1))
            assert visitor.faults == [], visitor.faults


def main(folder: Path, pace: str = "calm", *games: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as address, sync_playwright() as playwright:
        browser = launched(playwright)
        for game in games or BOARDS:
            film(browser, address, folder, game, pace)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
