"""The first load is small, and only the game in use is loaded."""

from __future__ import annotations

from playwright.sync_api import Browser, Response

from web.boards import BOARDS
from web.visitor import window

MOST = 200_000  # bytes over the wire, fonts apart


def test_the_first_load_is_small(address: str, browser: Browser) -> None:
    with window(browser, address, "fa") as visitor:
        responses: list[Response] = []
        visitor.page.on("response", lambda response: responses.append(response))
        visitor.home()
        visitor.play_bots("kilt-castle")
        visitor.wait()
        sizes = {each.url: each.request.sizes()["responseBodySize"] for each in responses if "/assets/" in each.url}
        assert sum(size for url, size in sizes.items() if not url.endswith(".woff2")) < MOST


def test_only_the_game_in_use_is_loaded(address: str, browser: Browser) -> None:
    with window(browser, address) as visitor:
        visitor.home()
        assert not any(game in url for game in BOARDS for url in visitor.requests)
        visitor.play_bots("silver")
        visitor.wait()
        assert any("silver" in url for url in visitor.requests)
        assert not any("kilt-castle" in url for url in visitor.requests)


def test_nothing_comes_from_another_host(address: str, browser: Browser) -> None:
    with window(browser, address) as visitor:
        visitor.home()
        visitor.play_bots("silver")
        visitor.wait()
        assert [url for url in visitor.requests if not url.startswith((address, "data:"))] == []
