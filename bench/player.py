"""A player that costs next to nothing: a bare WebSocket, and of each message only what is needed to move."""

from __future__ import annotations

import asyncio
import base64
import secrets
import struct
import time
from collections.abc import Iterator
from typing import Final, Optional, cast

import msgspec
from msgspec import Struct

from mizban.core.source import Fast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Option(Struct):
    answer: int


class Question(Struct):
    options: list[Option]


class Message(Struct):
    """A sight or a reply; all other fields are passed over."""

    type: str
    re: str = ""
    at: int = 0
    decision: Optional[int] = None
    ask: Optional[Question] = None
    status: str = ""


DECODER: Final = msgspec.json.Decoder(Message)


class Player(asyncio.Protocol):
    """Answers each question after a pause with any option, and notes how long the ack takes."""

    def __init__(self, path: str, cookie: str, seed: int, pause: float, times: list[float]) -> None:
        self.head: Final = (
            f"GET {path} HTTP/1.1\r\nHost: {{host}}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}\r\n"
            f"Cookie: mizban={cookie}\r\n\r\n"
        )
        self.host = ""
        self.source: Final = Fast(seed)
        self.pause: Final = pause
        self.times: Final = times
        self.loop: Final = asyncio.get_running_loop()
        self.opened: Final[asyncio.Future[None]] = self.loop.create_future()
        self.replied: Final[dict[str, asyncio.Future[Message]]] = {}
        self.data = b""
        self.bytes = 0  # that have come
        self.playing = False
        self.sight = Message("sight")
        self.thinking: Optional[int] = None  # about which question
        self.answered: Optional[int] = None  # which question, until the ack comes
        self.sent = 0.0

    # The wire

    async def connect(self, host: str, port: int) -> None:
        self.host = f"{host}:{port}"
        await self.loop.create_connection(lambda: self, host, port)
        await asyncio.wait_for(self.opened, 60)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)
        self.transport.write(self.head.format(host=self.host).encode())

    def data_received(self, data: bytes) -> None:
        self.data += data
        self.bytes += len(data)
        if not self.opened.done():
            head, found, rest = self.data.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self.data = rest
            self.opened.set_result(None)
        for kind, payload in self.frames():
            if kind == TEXT:
                self.take(DECODER.decode(payload))
            elif kind == PING:
                self.transport.write(frame(PONG, payload))

    def frames(self) -> Iterator[tuple[int, bytes]]:
        """The frames that have come whole; a server's are neither masked nor split."""
        start = 0
        while len(self.data) >= start + 2:
            size, begin = self.data[start + 1], start + 2
            if size >= 126:
                wide = 2 if size == 126 else 8
                size = int.from_bytes(self.data[begin : begin + wide])
                begin += wide
            if len(self.data) < begin + size:
                break
            yield self.data[start] & 15, self.data[begin : begin + size]
            start = begin + size
        self.data = self.data[start:]

    def send(self, request: dict[str, object]) -> None:
        self.transport.write(frame(TEXT, msgspec.json.encode(request)))

    async def ask(self, request: dict[str, object]) -> Message:
        """A request with its reply."""
        reply: asyncio.Future[Message] = self.loop.create_future()
        self.replied[str(request["id"])] = reply
        self.send(request)
        return await reply

    # The game

    def begin(self) -> None:
        """Play from now on; people do not begin in step."""
        self.playing = True
        self.loop.call_later(self.source.below(1000) / 1000 * self.pause, self.look)

    def take(self, message: Message) -> None:
        if message.type == "sight":
            self.sight = message
            self.think()
        elif message.re in self.replied:
            self.replied.pop(message.re).set_result(message)
        else:
            self.times.append(time.perf_counter() - self.sent)
            self.answered = None
            self.think()

    def think(self) -> None:
        """Move after a pause, if one is asked something new."""
        asked = self.sight.decision if self.sight.ask is not None else None
        if self.playing and self.answered is None and asked not in (None, self.thinking):
            self.thinking = asked
            self.loop.call_later(self.pause, self.look)

    def look(self) -> None:
        """Move, if one is asked."""
        sight = self.sight
        if not self.playing or sight.ask is None or self.answered is not None:
            return
        options = sight.ask.options
        answer = options[self.source.below(len(options))].answer
        self.answered = sight.decision
        self.sent = time.perf_counter()
        id = secrets.token_urlsafe(12)
        self.send({"type": "move", "id": id, "decision": sight.decision, "at": sight.at, "answers": [answer]})


def frame(kind: int, payload: bytes) -> bytes:
    """A frame of a client: masked, with a mask that changes nothing."""
    size = len(payload)
    head = bytes([128 | kind, 128 | size]) if size < 126 else struct.pack("!BBH", 128 | kind, 254, size)
    return head + bytes(4) + payload
