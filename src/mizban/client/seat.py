"""A place at a table: what is seen there, and what is done."""

from __future__ import annotations

import asyncio
import secrets
from types import TracebackType
from typing import Any, Final, Optional

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mizban.server.messages import (
    Ack,
    Bye,
    Current,
    Illegal,
    Log,
    Move,
    Pushed,
    Refused,
    Reply,
    Request,
    Sight,
    SlowDown,
)

MESSAGE: Final[msgspec.json.Decoder[Reply | Pushed]] = msgspec.json.Decoder(Reply | Pushed)
COOKIE: Final = "mizban"
A_MOMENT: Final = 0.05  # seconds


class Gone(Exception):
    """The connection has ended; reconnect, and send again with the same id what was not answered."""


class NotAccepted(Exception):
    """The server has refused an answer; the sentence says why."""


class Seat:
    """Keeps the newest sight with its whole log, and sends requests; a reply comes for each."""

    def __init__(self, address: str, table: str, token: str) -> None:
        self.address: Final = address.replace("http", "ws", 1)
        self.table: Final = table
        self.token: Final = token
        self.sight: Optional[Sight] = None
        self.log: list[dict[str, Any]] = []
        self.bye: Optional[Bye] = None
        self.waiting: Final[dict[str, asyncio.Future[Reply]]] = {}
        self.news: Final = asyncio.Condition()
        self.raw: Final[list[bytes]] = []  # all that has come, as it came, when it is to be kept
        self.keep = False
        self.socket: Optional[ClientConnection] = None
        self.reader: Optional[asyncio.Task[None]] = None

    async def __aenter__(self) -> Seat:
        await self.connect()
        return self

    async def __aexit__(
        self, kind: Optional[type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        await self.close()

    # The connection

    async def connect(self) -> None:
        """Connect, or connect again; what has been seen is not sent twice."""
        query = "" if self.sight is None else f"?at={self.sight.at}&hash={self.sight.hash}"
        headers = {"Cookie": f"{COOKIE}={self.token}"} if self.token else {}
        url = f"{self.address}/api/tables/{self.table}/socket{query}"
        self.socket = await connect(url, additional_headers=headers, max_size=None, proxy=None, compression=None)
        self.reader = asyncio.ensure_future(self.read(self.socket))

    async def close(self) -> None:
        """Go away; the seat stays."""
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await self.reader

    async def read(self, socket: ClientConnection) -> None:
        """Take in what comes until the connection ends."""
        try:
            async for message in socket:
                data = message.encode() if isinstance(message, str) else message
                await self.take(data)
        except ConnectionClosed:
            pass
        finally:
            await self.give_up()

    async def give_up(self) -> None:
        """Tell all who wait that nothing more comes."""
        for future in self.waiting.values():
            if not future.done():
                future.set_exception(Gone())
        async with self.news:
            self.news.notify_all()

    async def take(self, data: bytes) -> None:
        """One message from the server."""
        if self.keep:
            self.raw.append(data)
        message = MESSAGE.decode(data)
        if isinstance(message, Sight):
            self.see(message)
        elif isinstance(message, Bye):
            self.bye = message
        elif not isinstance(message, Current):
            future = self.waiting.pop(message.re, None)
            if future is not None and not future.done():
                future.set_result(message)
        async with self.news:
            self.news.notify_all()

    def see(self, sight: Sight) -> None:
        """A new sight; its log goes on where the old one is still right."""
        self.log = self.log[: sight.log.start] + sight.log.events
        self.sight = msgspec.structs.replace(sight, log=Log(0, self.log))

    # Requests

    async def send(self, request: Request) -> Reply:
        """The reply to a request."""
        assert self.socket is not None, "not connected"
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.waiting[request.id] = future
        try:
            await self.socket.send(msgspec.json.encode(request), text=True)
        except ConnectionClosed:
            raise Gone from None
        return await future

    async def move(self, *answers: int) -> Reply:
        """Answer the question."""
        sight = self.sight
        assert sight is not None
        assert sight.decision is not None, "not asked"
        return await self.send(Move(new_id(), sight.decision, sight.at, list(answers)))

    async def until(self, at: int) -> Sight:
        """The sight once it has come so far."""
        return await self.wait(lambda sight: sight.at >= at)

    async def turn(self) -> Sight:
        """The sight once one is asked, or the game is over."""
        return await self.wait(lambda sight: sight.ask is not None or sight.status in ("over", "aside"))

    async def wait(self, ready: Any) -> Sight:
        """The sight once it is as wanted."""
        async with self.news:
            await self.news.wait_for(lambda: self.is_closed() or (self.sight is not None and ready(self.sight)))
        if self.sight is None or not ready(self.sight):
            raise Gone
        return self.sight

    def is_closed(self) -> bool:
        return self.reader is not None and self.reader.done()

    async def play(self, choose: Any) -> Sight:
        """Play to the end, not faster than the server likes: choose gives an answer to each sight that asks."""
        while True:
            sight = await self.turn()
            if sight.status != "playing":
                return sight
            reply = await self.move(choose(sight))
            if isinstance(reply, Ack):
                await self.until(reply.at)
            elif isinstance(reply, SlowDown):
                await asyncio.sleep(max(reply.seconds, A_MOMENT))
            elif isinstance(reply, (Illegal, Refused)):
                raise NotAccepted(reply.why.text)


def new_id() -> str:
    """An id for a request."""
    return secrets.token_urlsafe(12)
