"""The pages: the files of the web client in the form that a browser takes, or a plain page without a build."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from server.running import running

FILES = {
    "index.html": b"<!doctype html><p>boards",
    "index.html.br": b"packed page",
    "icon.svg": b"<svg/>",
    "site.webmanifest": b"{}",
    "assets/main-1a2b.js": b"play()",
    "assets/main-1a2b.js.br": b"packed by br",
    "assets/main-1a2b.js.gz": b"packed by gz",
    "assets/font-3c4d.woff2": b"wOF2",
}
SCRIPT = "/assets/main-1a2b.js"
Test = Callable[[httpx.AsyncClient], Awaitable[None]]


@pytest.fixture
def served(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Test, dict[str, bytes]], None]:
    """Runs a test against a server with some files; nothing is unpacked on the way."""

    def run(test: Test, files: dict[str, bytes]) -> None:
        for name, data in files.items():
            path = folder / "web" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        monkeypatch.setattr("mizban.server.net.pages.WEB", folder / "web")
        asyncio.run(inside(test))

    async def inside(test: Test) -> None:
        async with (
            running(folder) as server,
            httpx.AsyncClient(base_url=server.address, trust_env=False, headers={"accept-encoding": "identity"}) as it,
        ):
            await test(it)

    return run


async def raw(http: httpx.AsyncClient, path: str, accepted: str, method: str = "GET") -> tuple[bytes, httpx.Headers]:
    """The bytes as they come, and their headers."""
    async with http.stream(method, path, headers={"accept-encoding": accepted}) as reply:
        assert reply.status_code == 200
        return b"".join([part async for part in reply.aiter_raw()]), reply.headers


def test_all_pages_are_the_web_client_and_asked_for_anew(served: Callable[[Test, dict[str, bytes]], None]) -> None:
    async def test(http: httpx.AsyncClient) -> None:
        for path in ("/", "/t/abc", "/rules/silver", "/index.html"):
            reply = await http.get(path)
            assert reply.content == FILES["index.html"]
            assert reply.headers["content-type"] == "text/html; charset=utf-8"
            assert reply.headers["cache-control"] == "no-cache"
        assert (await raw(http, "/", "gzip, br"))[0] == FILES["index.html.br"]

    served(test, FILES)


@pytest.mark.parametrize(
    ("accepted", "body", "encoding"),
    [
        ("gzip, deflate, br, zstd", b"packed by br", "br"),
        ("gzip;q=1.0, br;q=0", b"packed by gz", "gzip"),
        ("GZIP", b"packed by gz", "gzip"),
        ("gzip;q=0.000", b"play()", None),
        ("identity", b"play()", None),
        ("", b"play()", None),
    ],
)
def test_a_file_comes_in_the_best_form_that_is_taken(
    served: Callable[[Test, dict[str, bytes]], None], accepted: str, body: bytes, encoding: str | None
) -> None:
    async def test(http: httpx.AsyncClient) -> None:
        found, headers = await raw(http, SCRIPT, accepted)
        assert (found, headers.get("content-encoding")) == (body, encoding)
        assert headers["vary"] == "accept-encoding"
        assert headers["content-type"] == "text/javascript; charset=utf-8"
        assert headers["cache-control"] == "public, max-age=31536000, immutable"
        assert headers["content-length"] == str(len(body))

    served(test, FILES)


def test_what_a_browser_has_is_not_sent_again(served: Callable[[Test, dict[str, bytes]], None]) -> None:
    async def test(http: httpx.AsyncClient) -> None:
        tags = []
        for path, accepted in (("/", "identity"), (SCRIPT, "br"), (SCRIPT, "gzip")):
            tag = (await raw(http, path, accepted))[1]["etag"]
            headers = {"accept-encoding": accepted, "if-none-match": f'"other", W/{tag}'}
            again = await http.get(path, headers=headers)
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
            assert "cache-control" in again.headers
            tags.append(tag)
        assert len(set(tags)) == 3
        other = await http.get(SCRIPT, headers={"accept-encoding": "identity", "if-none-match": tags[1]})
        assert other.status_code == 200, "another form of the file is not the one that is known"
        nothing, headers_of_head = await raw(http, SCRIPT, "br", "HEAD")
        assert (nothing, headers_of_head["etag"], headers_of_head["content-length"]) == (b"", tags[1], "12")

    served(test, FILES)


def test_every_file_has_its_type_and_nothing_else_is_there(served: Callable[[Test, dict[str, bytes]], None]) -> None:
    async def test(http: httpx.AsyncClient) -> None:
        types = {
            "/assets/font-3c4d.woff2": "font/woff2",
            "/icon.svg": "image/svg+xml",
            "/site.webmanifest": "application/manifest+json",
        }
        for path, type in types.items():
            assert (await http.get(path)).headers["content-type"] == type
        for path in (f"{SCRIPT}.br", "/assets", "/assets/", "/%2e%2e/mizban.db", "//etc/passwd", "/t", "/games/silver"):
            reply = await http.get(path)
            assert (reply.status_code, reply.json()["code"]) == (404, "no-page")
            assert reply.headers["content-type"] == "application/json"
        assert (await http.post("/icon.svg")).status_code == 405

    served(test, FILES)


def test_an_address_that_leads_nowhere_is_a_page_for_people(served: Callable[[Test, dict[str, bytes]], None]) -> None:
    async def test(http: httpx.AsyncClient) -> None:
        for path in ("/t", "/games/silver", "/t/abc/def", "/سلام"):
            reply = await http.get(path, headers={"accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
            assert (reply.status_code, reply.content) == (404, FILES["index.html"])
            assert reply.headers["content-type"] == "text/html; charset=utf-8"
            assert reply.headers["cache-control"] == "no-cache"
        for path in ("/api/nowhere", f"{SCRIPT}.br", "/assets/nothing.js"):
            reply = await http.get(path, headers={"accept": "text/html"})
            assert (reply.status_code, reply.json()["code"]) == (404, "no-page")

    served(test, FILES)


def test_the_api_is_never_compressed(served: Callable[[Test, dict[str, bytes]], None]) -> None:
    async def test(http: httpx.AsyncClient) -> None:
        for path in ("/api/games", "/api/openapi.json", "/api/tables", "/healthz"):
            _, headers = await raw(http, path, "gzip, br")
            assert "content-encoding" not in headers
            assert headers["cache-control"] == "no-store"

    served(test, FILES)


def test_without_a_build_a_plain_page_says_so_in_both_languages(
    served: Callable[[Test, dict[str, bytes]], None],
) -> None:
    async def test(http: httpx.AsyncClient) -> None:
        page = await http.get("/")
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert page.headers["cache-control"] == "no-cache"
        assert page.text.count("make web") == 2
        assert "سرور میزها" in page.text
        assert "<script" not in page.text
        assert (await http.get("/t/abc")).text == page.text
        assert (await http.get(SCRIPT)).status_code == 404

    served(test, {})
