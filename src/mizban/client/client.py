"""Comes in, opens tables, and sits down."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from types import TracebackType
from typing import Any, Final, Literal, Optional, TypeVar

import httpx
import msgspec

from mizban.client.seat import Seat, new_id, refusal
from mizban.server.messages import (
    COOKIE,
    Ack,
    Duplicate,
    Health,
    Lobby,
    NewSession,
    NewTable,
    Opened,
    Problem,
    Reply,
    Request,
    Session,
    Shelf,
    Sight,
    Sit,
    SlowDown,
)

T = TypeVar("T")
TOO_MANY: Final = 429
A_MOMENT: Final = 0.1  # seconds
REPLY: Final[msgspec.json.Decoder[Reply]] = msgspec.json.Decoder(Reply)
LIMITS: Final = httpx.Limits(keepalive_expiry=2)  # idle connections are closed before the server closes them


class Trouble(Exception):
    """The server has refused something; code and text say why."""

    def __init__(self, problem: Problem, status: int) -> None:
        super().__init__(problem.text)
        self.code: Final = problem.code
        self.args_of: Final = problem.args
        self.status: Final = status


class Client:
    """One session at a server; where the server is busy or away for a while, it waits so many seconds."""

    def __init__(self, address: str, patience: float = 60) -> None:
        self.address: Final = address.rstrip("/")
        self.patience: Final = patience
        self.http: Final = httpx.AsyncClient(base_url=self.address, timeout=30, trust_env=False, limits=LIMITS)

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(
        self, kind: Optional[type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        await self.http.aclose()

    # What can be asked for

    async def enter(self, name: str, lang: str = "en") -> Session:
        """Come in as a guest, or take another name."""
        new = msgspec.convert({"name": name, "lang": lang}, NewSession)
        return await self.post("/api/session", new, Session)

    async def health(self) -> Health:
        """Whether the server can write."""
        return await self.get("/healthz", Health)

    async def shelf(self) -> Shelf:
        """The games and the bots."""
        return await self.get("/api/games", Shelf)

    async def lobby(self) -> Lobby:
        """One's own tables, and those that anybody may join."""
        return await self.get("/api/tables", Lobby)

    async def open(
        self,
        game: str,
        seats: int,
        options: Optional[Mapping[str, str]] = None,
        bots: Optional[Mapping[int, str]] = None,
        listed: bool = False,
        seating: Literal["shuffled", "as_seated"] = "shuffled",
    ) -> str:
        """Open a table, take its first seat without a bot, and give its id; strangers find it only if it is listed."""
        levels = {str(seat): bot for seat, bot in (bots or {}).items()}
        new = NewTable(game, seats, dict(options or {}), levels, listed=listed, program=True, seating=seating)
        return (await self.post("/api/tables", new, Opened)).table

    async def sight(self, table: str) -> Sight:
        """What one sees of a table now."""
        return await self.get(f"/api/tables/{table}", Sight)

    async def sit(self, table: str, seat: Optional[int] = None) -> Seat:
        """Take a seat, or the first free one; the table shows that a program plays it. Use it with async with."""
        reply = await self.request(table, Sit(new_id(), seat, program=True))
        while isinstance(reply, SlowDown):
            await asyncio.sleep(max(reply.seconds, A_MOMENT))
            reply = await self.request(table, Sit(new_id(), seat, program=True))
        if not isinstance(reply, (Ack, Duplicate)):
            raise refusal(reply)
        return self.seat(table)

    async def request(self, table: str, request: Request) -> Reply:
        """A request by HTTP, with its one reply; sent again if the connection breaks: by its id it happens once."""
        path, content = f"/api/tables/{table}/requests", msgspec.json.encode(request)
        try:
            response = await self.http.post(path, content=content)
        except httpx.TransportError:
            response = await self.http.post(path, content=content)
        try:
            return REPLY.decode(response.content)
        except msgspec.ValidationError:
            raise trouble(response) from None

    async def record(self, table: str) -> dict[str, Any]:
        """The whole of a finished game."""
        return await self.get(f"/api/tables/{table}/record", dict[str, Any])

    async def diary(self, table: str) -> dict[str, Any]:
        """What one's seat has seen happen."""
        return await self.get(f"/api/tables/{table}/diary", dict[str, Any])

    def seat(self, table: str) -> Seat:
        """One's place at a table, to play or to watch; use it with async with."""
        return Seat(self.address, table, self.http.cookies.get(COOKIE) or "", self.patience)

    # How it is asked

    async def get(self, path: str, kind: type[T]) -> T:
        return read(await self.patiently("GET", path), kind)

    async def post(self, path: str, body: msgspec.Struct, kind: type[T]) -> T:
        return read(await self.patiently("POST", path, msgspec.json.encode(body)), kind)

    async def patiently(self, method: str, path: str, content: Optional[bytes] = None) -> httpx.Response:
        """The response to a request; one that comes too soon is made again when the server likes."""
        left = self.patience
        while True:
            response = await self.http.request(method, path, content=content)
            if response.status_code != TOO_MANY:
                return response
            seconds = max(float(trouble(response).args_of.get("seconds", 1)), A_MOMENT)
            if seconds > left:
                return response
            left -= seconds
            await asyncio.sleep(seconds)


def read(response: httpx.Response, kind: type[T]) -> T:
    """A reply of this kind, or what is the matter."""
    if response.is_success:
        return msgspec.json.decode(response.content, type=kind)
    raise trouble(response)


def trouble(response: httpx.Response) -> Trouble:
    return Trouble(msgspec.json.decode(response.content, type=Problem), response.status_code)
