"""What every request passes: origins, sizes, floods, sessions, headers; each refusal is one sentence with a code."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from mizban.client import Client, Seat, Trouble
from mizban.client.seat import Gone, new_id
from mizban.language import LOCALES
from mizban.server.messages import Refused, Request, Sit, SlowDown, Start, Why
from mizban.server.refusals import STATUS, Refusal
from server.running import Running, running

OURS = Path(__file__).parents[3] / "src" / "mizban" / "server"
CODE = re.compile(r'Refusal\(\s*"([a-z-]+)"')


def with_server(folder: Path, test: Callable[[Running, httpx.AsyncClient], Awaitable[None]], **changes: Any) -> None:
    """Run a test against a server, with a client that can send anything."""

    async def inside() -> None:
        async with (
            running(folder, **changes) as server,
            httpx.AsyncClient(base_url=server.address, trust_env=False) as http,
        ):
            await test(server, http)

    asyncio.run(inside())


def test_a_foreign_origin_is_refused_by_post_and_by_socket(folder: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        foreign = {"origin": "https://evil.example"}
        refused = await http.post("/api/session", json={"name": "A"}, headers=foreign)
        assert (refused.status_code, refused.json()["code"]) == (403, "foreign-origin")
        own = await http.post("/api/session", json={"name": "A"}, headers={"origin": server.address})
        assert own.status_code == 200
        url = server.address.replace("http", "ws") + "/api/tables/x/socket"
        for origin in ("https://evil.example", "null"):
            with pytest.raises(InvalidStatus, match="403"):
                await connect(url, origin=origin, proxy=None)  # type: ignore[arg-type]

    with_server(folder, test)


def test_what_is_too_large_or_too_deep_is_refused_before_it_is_read(folder: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        large = await http.post("/api/session", content=b"x" * 70_000)
        assert (large.status_code, large.json()["code"]) == (413, "too-large")

        async def stream() -> Any:
            for _ in range(70):
                yield b"x" * 1000

        streamed = await http.post("/api/session", content=stream())
        assert streamed.status_code == 413
        deep = await http.post("/api/session", content=b"[" * 30_000)
        assert (deep.status_code, deep.json()["code"]) == (400, "too-deep")
        async with server.people("A") as (client,):
            table = await client.open("kilt-castle", 2)
            async with client.seat(table) as seat:
                assert seat.socket is not None
                await seat.socket.send("y" * 20_000)
                with pytest.raises(ConnectionClosedError) as closed:
                    await send_on(seat.socket)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009

    with_server(folder, test)


@pytest.mark.parametrize(
    "body",
    ["", "{", "[]", "null", '"x"', "{}", '{"type":"move"}', '{"type":"fly","id":"a"}', "\x00", '{"id":1e999}',
     '{"type":"move","id":"a","decision":1,"at":1,"answers":[]}', '{"type":"sit","id":"../../etc"}',
     '{"type":"sit","id":"a","seat":99999999999999999999999}', '{"type":"sit","id":"a","more":1}'],
)  # fmt: skip
def test_nonsense_gets_one_reply_that_says_so(folder: Path, body: str) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        async with server.people("A") as (client,):
            table = await client.open("kilt-castle", 2)
            by_post = await client.http.post(f"/api/tables/{table}/requests", content=body)
            assert by_post.status_code == 400
            assert by_post.json()["why"]["code"] == "bad-message"
            async with client.seat(table) as seat:
                assert seat.socket is not None
                future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
                seat.waiting[json.loads(body).get("id", "") if '"a"' in body else ""] = future
                seat.waiting.setdefault("../../etc", future)
                await seat.socket.send(body)
                reply = await asyncio.wait_for(future, 5)
                assert isinstance(reply, Refused)
                assert reply.why.code == "bad-message"

    with_server(folder, test)


def test_who_sends_too_much_waits_and_who_goes_on_is_put_out(folder: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        async with server.people("A") as (client,):
            table = await client.open("kilt-castle", 2)
            async with client.seat(table) as seat:
                replies = [await seat.send(Why(new_id(), "move")) for _ in range(5)]
                assert isinstance(replies[-1], SlowDown)
                with pytest.raises(Gone):
                    await flood(seat)
                assert seat.bye is not None
                assert seat.bye.why.code == "flood"

    with_server(folder, test, rate=0.1, burst=12.0)


async def flood(seat: Seat) -> None:
    for _ in range(100):
        await seat.send(Why(new_id(), "move"))


async def send_on(socket: ClientConnection) -> None:
    while True:
        await socket.send("{}")
        await asyncio.sleep(0.01)


def test_sockets_are_counted(folder: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        async with server.people("A") as (client,):
            table = await client.open("kilt-castle", 2)
            async with client.seat(table) as first, client.seat(table) as second:
                await first.until(1)
                with pytest.raises(Gone):
                    await second.until(1)
                assert second.bye is not None
                assert second.bye.why.code == "too-many-sockets"
        assert not server.service.limits.sockets.open

    with_server(folder, test, sockets_per_person=1)


def test_a_session_is_a_cookie_that_no_script_reads_and_is_stored_hashed(folder: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        assert (await http.get("/api/session")).json() == {"person": "", "name": "", "lang": "en"}
        assert (await http.post("/api/tables", json={"game": "silver", "seats": 2})).json()["code"] == "no-session"
        reply = await http.post("/api/session", json={"name": " Ali\u202e\x07 كريم ", "lang": "fa"})
        cookie = reply.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" in cookie
        assert reply.json()["name"] == "Ali کریم"
        token = cookie.split("=", 1)[1].split(";")[0]
        assert len(token) >= 43
        assert token.encode() not in (folder / "mizban.db").read_bytes() + (folder / "mizban.db-wal").read_bytes()
        http.cookies.set("mizban", token)
        renamed = await http.post("/api/session", json={"name": "B", "lang": "fa"})
        assert renamed.json() == {"person": reply.json()["person"], "name": "B", "lang": "fa"}
        nobody = await http.get("/api/tables/none")
        assert (nobody.status_code, nobody.json()["text"]) == (404, "چنین میزی نیست.")
        assert (await http.post("/api/session", json={"name": "\u200b"})).json()["code"] == "bad-name"

    with_server(folder, test, origins=["https://mizban.example"])


def test_a_watcher_needs_no_name_and_sees_what_a_spectator_sees(folder: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        async with server.people("A") as (client,), Client(server.address) as watcher:
            table = await client.open("silver", 2, bots={1: "random"})
            async with watcher.seat(table) as seat:
                sight = await seat.until(1)
                assert (sight.seat, sight.ask, sight.status) == (None, None, "playing")
                reply = await seat.send(Sit(new_id()))
                assert isinstance(reply, Refused)
                assert reply.why.code == "no-session"
            with pytest.raises(Trouble, match="not over yet"):
                await watcher.record(table)
            with pytest.raises(Trouble, match="no seat"):
                await watcher.diary(table)
            assert (await client.diary(table))["seat"] == (await client.sight(table)).seat

    with_server(folder, test)


def test_every_page_forbids_what_it_does_not_need(folder: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        for path in ("/", "/t/abc", "/healthz", "/api/games", "/nowhere", "/api/openapi.json"):
            reply = await http.get(path)
            policy = reply.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert reply.headers["x-content-type-options"] == "nosniff"
            assert reply.headers["referrer-policy"] == "no-referrer"
        page = (await http.get("/")).text
        assert not re.search(r"<script(?![^>]* src=)|<style", page)  # nothing inline
        assert " style=" not in page
        assert (await http.get("/nowhere")).json()["code"] == "no-page"
        assert (await http.put("/api/games")).json()["code"] == "no-method"
        assert (await http.get("/%2e%2e/app.py")).status_code == 404

    with_server(folder, test)


def test_every_code_has_a_sentence_in_both_languages_and_none_is_unused() -> None:
    used = {code for path in OURS.rglob("*.py") for code in CODE.findall(path.read_text(encoding="utf-8"))}
    used |= {"set-aside", "not-started", "no-method", "no-page"} | set(STATUS)
    for lang in ("en", "fa"):
        text = (LOCALES / lang / "server.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^error-([a-z-]+) =", text, re.MULTILINE)) == used
    args = {"reason": "x", "most": 3, "seconds": 2, "seat": 1, "count": 2}
    for code in used:
        assert Refusal(code, **args).problem("fa").text != Refusal(code, **args).problem("en").text  # type: ignore[arg-type]


def test_the_server_answers_to_its_own_names_only(folder: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        port = server.address.rpartition(":")[2]
        for host in (f"127.0.0.1:{port}", f"localhost:{port}", "mizban.example", "MIZBAN.example"):
            assert (await http.get("/api/games", headers={"host": host})).status_code == 200
        for host in ("evil.example", f"evil.example:{port}", "127.0.0.1:1", ""):
            refused = await http.get("/api/games", headers={"host": host})
            assert (refused.status_code, refused.json()["code"]) == (421, "foreign-host")
            assert (await http.get("/healthz", headers={"host": host})).status_code == 200
        url = server.address.replace("http", "ws") + "/api/tables/x/socket"
        with pytest.raises(InvalidStatus, match="403"):
            await connect(url.replace("127.0.0.1", "127.0.0.2"), proxy=None, sock=await raw_socket(server))

    with_server(folder, test, origins=["https://mizban.example"])


async def raw_socket(server: Running) -> socket.socket:
    host, port = server.address.removeprefix("http://").split(":")
    return await asyncio.to_thread(socket.create_connection, (host, int(port)))


def test_where_browsers_come_by_https_they_are_told_to_use_nothing_else(folder: Path) -> None:
    async def secure(server: Running, http: httpx.AsyncClient) -> None:
        assert (await http.get("/")).headers["strict-transport-security"] == "max-age=31536000"

    async def plain(server: Running, http: httpx.AsyncClient) -> None:
        assert "strict-transport-security" not in (await http.get("/")).headers

    with_server(folder / "a", secure, origins=["https://mizban.example"])
    with_server(folder / "b", plain)


@pytest.mark.parametrize("id", ["%00", "a%00b", "%0a", "x" * 41, "a.b", "%ff", "a%20b", "%D9%85"])
def test_what_can_be_no_table_is_none(id: str, database: str, folder: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        for path in ("", "/diary", "/record", "/export"):
            assert (await http.get(f"/api/tables/{id}{path}")).status_code == 404
        assert (await http.post(f"/api/tables/{id}/requests", content=b"{}")).status_code == 404

    with_server(folder, test, database=database)


@pytest.mark.parametrize(
    "request_", [Sit("a\n"), Sit("x" * 64 + "\n"), Sit("a", salt="0" * 32 + "\n"), Start("a", "random\n")]
)
def test_no_id_code_or_salt_ends_with_a_line_end(request_: Request, folder: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        async with server.people("A") as (client,):
            table = await client.open("kilt-castle", 2)
            body = msgspec.json.encode(request_)
            reply = await client.http.post(f"/api/tables/{table}/requests", content=body)
            assert (reply.status_code, reply.json()["why"]["code"]) == (400, "bad-message")
            wish = {"game": "silver", "seats": 2, "bots": {"1\n": "random"}}
            assert (await client.http.post("/api/tables", json=wish)).json()["code"] == "bad-message"

    with_server(folder, test)


def test_every_pattern_of_a_message_ends_where_it_says() -> None:
    """Python's $ lets a line end follow; the patterns of the messages do not."""
    written = (OURS / "messages.py").read_text(encoding="utf-8")
    patterns = re.findall(r'pattern=r?f?"([^"]*)"', written)
    assert len(patterns) >= 4
    assert [pattern for pattern in patterns if not pattern.endswith("{END}")] == []
    for path in OURS.rglob("*.py"):
        assert not re.search(r"\.(match|search)\(", path.read_text(encoding="utf-8")), f"{path.name}: fullmatch"
