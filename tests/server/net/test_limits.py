"""How much anybody may send, open and keep: garbage costs, floods end, and a club behind one address still plays."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from mizban.client import Client
from mizban.client.client import Trouble
from mizban.client.seat import Gone
from mizban.server.messages import Ack, Rematch, Resign
from mizban.server.net.limits import Limits, RateLimiter, Sender, SocketQuota, place_of
from mizban.server.refusals import Refusal
from mizban.server.settings import Settings
from mizban.server.world import World
from server.running import Running, running

USUAL = Settings()
LIMITS = {
    name: getattr(USUAL, name)
    for name in (
        "rate", "burst", "rate_per_address", "burst_per_address", "sockets_per_address", "guests_per_address",
        "tables_per_person", "tables_per_address",
    )
}  # fmt: skip


def with_limits(folder: Path, test: Callable[[Running], Awaitable[None]], **changes: Any) -> None:
    """Run a test against a server with the limits that it has by itself."""

    async def inside() -> None:
        async with running(folder, **{**LIMITS, **changes}) as server:
            await test(server)

    asyncio.run(inside())


async def sent_until_closed(server: Running, client: Client, table: str, garbage: str) -> tuple[int, int, str]:
    """How many messages a socket takes before it is closed; with which code, and what is said last."""
    url = server.address.replace("http", "ws") + f"/api/tables/{table}/socket"
    headers = {"Cookie": f"mizban={client.http.cookies['mizban']}"}
    async with connect(url, additional_headers=headers, proxy=None, compression=None) as socket:
        heard: list[Any] = []
        listening = asyncio.ensure_future(listen(socket, heard))
        sent = 0
        with contextlib.suppress(ConnectionClosed):
            while sent < 1000:
                await socket.send(garbage)
                await asyncio.sleep(0.001)
                sent += 1
        await listening
        return sent, socket.close_code or 0, heard[-1]


async def listen(socket: Any, heard: list[Any]) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            heard.append(await socket.recv())


@pytest.mark.parametrize("garbage", ["", "{", '{"type":"fly","id":"a"}', "[" * 200, "\x00"])
def test_garbage_closes_the_socket_soon(garbage: str, folder: Path) -> None:
    async def test(server: Running) -> None:
        async with server.people("A") as (client,):
            table = await client.open("kilt-castle", 2)
            sent, code, last = await sent_until_closed(server, client, table, garbage)
            assert sent < 200
            assert (code, '"flood"' in last) == (1008, True)

    with_limits(folder, test)


def test_garbage_between_sensible_messages_uses_up_credits(folder: Path) -> None:
    async def test(server: Running) -> None:
        async with server.people("A") as (client,):
            table = await client.open("kilt-castle", 2)
            codes = []
            for _ in range(60):
                await client.http.post(f"/api/tables/{table}/requests", content=b"{")
                codes.append((await client.http.get("/api/games")).status_code)
            assert 429 in codes

    with_limits(folder, test, rate=1.0)


@pytest.mark.parametrize("path", ["/api/tables/nowhere/requests", "/api/session"])
def test_garbage_by_post_and_unknown_tables_are_slowed_down(path: str, folder: Path) -> None:
    async def test(server: Running) -> None:
        async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
            codes = [(await http.post(path, content=b"{")).status_code for _ in range(60)]
            assert codes[0] in (400, 404)
            assert codes[-1] == 429

    with_limits(folder, test, rate_per_address=1.0, burst_per_address=100.0)


def test_guessing_tables_with_a_session_is_slowed_down_too(folder: Path) -> None:
    async def test(server: Running) -> None:
        async with server.people("A") as (client,):
            codes = [
                (await client.http.post("/api/tables/nowhere/requests", content=b"{")).status_code for _ in range(60)
            ]
            assert codes[0] == 404
            assert codes[-1] == 429

    with_limits(folder, test, rate=1.0)


def test_one_address_lets_in_only_so_many_guests_an_hour_and_they_open_only_so_many_tables(folder: Path) -> None:
    async def test(server: Running) -> None:
        clients = []
        async with contextlib.AsyncExitStack() as stack:
            for n in range(5):
                clients.append(await stack.enter_async_context(Client(server.address)))
                await clients[-1].enter(f"guest {n}")
            one_more = await stack.enter_async_context(Client(server.address))
            with pytest.raises(Trouble, match="wait"):
                await one_more.enter("one more")
            await clients[0].enter("another name")
            assert [await opened(client, 4) for client in clients] == [3, 3, 1, 0, 0]

    with_limits(folder, test, guests_per_address=5, tables_per_person=3, tables_per_address=7)


async def opened(client: Client, most: int) -> int:
    """How many tables somebody can open."""
    for n in range(most):
        try:
            await client.open("kilt-castle", 2)
        except Trouble:
            return n
    return most


def test_tables_of_rematches_count_too(folder: Path) -> None:
    async def test(server: Running) -> None:
        async with server.people("A") as (client,):
            table, told = await client.open("kilt-castle", 2, bots={1: "random"}), []
            for n in range(4):
                assert isinstance(await client.request(table, Resign(f"r{n}")), Ack)
                told.append(await client.request(table, Rematch(f"m{n}")))
                table = getattr(told[-1], "table", table)
                if not hasattr(told[-1], "table"):
                    break
            assert [hasattr(each, "table") for each in told] == [True, True, False]

    with_limits(folder, test, tables_per_person=3)


def test_a_club_behind_one_address_is_not_locked_out_by_one_who_takes_all_sockets(folder: Path) -> None:
    async def test(server: Running) -> None:
        async with server.people("greedy", "honest") as (greedy, honest):
            table = await honest.open("kilt-castle", 2)
            async with contextlib.AsyncExitStack() as stack:
                for _ in range(5):
                    seat = await stack.enter_async_context(greedy.seat(table))
                    await seat.until(0)
                with pytest.raises(Gone):
                    await (await stack.enter_async_context(greedy.seat(table))).until(0)
                async with Client(server.address) as watcher, watcher.seat(table) as seat:
                    with pytest.raises(Gone):
                        await seat.until(0)
                for _ in range(2):
                    await (await stack.enter_async_context(honest.seat(table))).until(0)

    with_limits(folder, test, sockets_per_address=5)


def test_half_a_request_is_not_waited_for(folder: Path) -> None:
    async def half(server: Running, start: bytes, drip: bytes = b"") -> float:
        """How long the server waits for the rest of a request."""
        host, port = server.address.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        begin = time.monotonic()
        writer.write(start)

        async def go_on() -> None:
            with contextlib.suppress(ConnectionError):
                while drip:
                    await asyncio.sleep(0.1)
                    writer.write(drip)

        dripping = asyncio.ensure_future(go_on())
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(10):
                while await reader.read(4096):
                    pass
        dripping.cancel()
        writer.close()
        return time.monotonic() - begin

    async def test(server: Running) -> None:
        host = server.address.removeprefix("http://").encode()
        post = b"POST /api/session HTTP/1.1\r\nHost: " + host + b"\r\nContent-Length: 100\r\n\r\n"
        get = b"GET /api/games HTTP/1.1\r\nHost: " + host + b"\r\nContent-Length: 100\r\n\r\n"
        halves = [
            (b"", b""),
            (b"GET / HT", b""),
            (b"GET / HTTP/1.1\r\nHost: x\r\n", b"X: y\r\n"),
            (post, b"x"),
            (get, b"x"),
        ]
        for seconds in await asyncio.gather(*(half(server, *each) for each in halves)):
            assert seconds < 3

    with_limits(folder, test, request_seconds=1.0)


# Accounts


class Clock(World):
    """A clock that is set by hand."""

    time = 0.0

    def tick(self) -> float:
        return self.time


def test_an_account_fills_up_again_and_is_forgotten_when_it_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mizban.server.net.limits.KEPT", 2)
    clock = Clock()
    limiter = RateLimiter(clock, 2.0, 4.0)
    assert [limiter.take("a") for _ in range(5)] == [0, 0, 0, 0, 0.5]
    clock.time = 1.0
    assert [limiter.take("a") for _ in range(3)] == [0, 0, 0.5]
    limiter.fine("a", 100.0)
    assert limiter.take("a") == 0.5
    clock.time = 100.0
    for who in "bcd":
        limiter.take(who)
    assert "a" not in limiter.accounts


def test_of_ipv6_the_network_counts() -> None:
    assert place_of("2001:db8:1:2:3:4:5:6") == place_of("2001:db8:1:2:ffff::") != place_of("2001:db8:1:3::")
    assert place_of("::ffff:192.0.2.1") == place_of("192.0.2.1") == "192.0.2.1"
    assert place_of("") == ""


def test_who_has_no_session_is_fined_by_address_and_who_has_one_harms_no_neighbour() -> None:
    limits = Limits(Settings(burst=10, burst_per_address=20), Clock())
    for _ in range(10):
        limits.fine(Sender("greedy", "home"), Refusal("bad-message"))
    assert limits.pay_both(Sender("greedy", "home"), 1.0) > 0
    assert limits.pay_both(Sender("honest", "home"), 1.0) == 0
    for _ in range(10):
        limits.fine(Sender("", "home"), Refusal("no-table"))
    assert limits.pay_both(Sender("", "home"), 1.0) > 0


def test_sockets_that_are_closed_count_no_longer() -> None:
    quota = SocketQuota(1, 1)
    for _ in range(3):
        with quota.entered(Sender("p", "a")), pytest.raises(Refusal), quota.entered(Sender("p", "a")):
            pass
    assert not quota.open
