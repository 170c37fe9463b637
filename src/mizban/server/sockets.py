"""A table's socket: requests in, replies and sights out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, Optional

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from mizban.server.mailbox import Mailbox, Overflow
from mizban.server.messages import Bye, Current, Reply, SlowDown
from mizban.server.parsing import REQUEST, id_in, parsed
from mizban.server.rate_limit import cost_of
from mizban.server.refusals import Refusal
from mizban.server.sessions import COOKIE, NOBODY
from mizban.server.sight import ENCODER
from mizban.server.store import Person
from mizban.server.table import Table

if TYPE_CHECKING:
    from mizban.server.app import Service

POLICY: Final = 1008
TOO_SLOW: Final = 1013
NO_TABLE: Final = 4404
PATIENCE: Final = 20  # requests in a row that may be too many before the socket is closed
logger: Final = logging.getLogger(__name__)


class SocketQuota:
    """How many sockets are open, of whom and from where."""

    def __init__(self, per_person: int, per_address: int) -> None:
        self.limits: Final = (per_person, per_address)
        self.open: Final[Counter[str]] = Counter()

    @contextlib.contextmanager
    def entered(self, person: str, address: str) -> Iterator[None]:
        """One more socket, as long as it lasts."""
        keys = [(f"person {person}", self.limits[0]), (f"address {address}", self.limits[1])]
        for key, most in keys if person else keys[1:]:
            if self.open[key] >= most:
                raise Refusal("too-many-sockets", most=most)
        self.open.update(key for key, _ in keys)
        try:
            yield
        finally:
            self.leave([key for key, _ in keys])

    def leave(self, keys: list[str]) -> None:
        for key in keys:
            self.open[key] -= 1
            if not self.open[key]:
                del self.open[key]


async def serve(service: Service, websocket: WebSocket) -> None:
    """Talk to one client about one table until it goes away."""
    person = await service.sessions.person(websocket.cookies.get(COOKIE)) or NOBODY
    address = websocket.client.host if websocket.client else ""
    await websocket.accept()
    try:
        with service.quota.entered(person.id, address):
            table = await service.house.table(websocket.path_params["table"])
            await talk(service, websocket, table, person)
    except Refusal as refusal:
        await say_goodbye(websocket, refusal, person, NO_TABLE if refusal.code == "no-table" else POLICY)
    except Overflow:
        await say_goodbye(websocket, Refusal("too-slow"), person, TOO_SLOW)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the client has gone


async def talk(service: Service, websocket: WebSocket, table: Table, person: Person) -> None:
    """Receive and send at the same time; when either ends, so does the other."""
    mailbox = Mailbox(person.id)
    with table.listening(mailbox):
        welcome(websocket, table, mailbox)
        tasks = [
            asyncio.ensure_future(send_all(websocket, mailbox)),
            asyncio.ensure_future(receive_all(service, websocket, table, person, mailbox)),
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            task.result()


def welcome(websocket: WebSocket, table: Table, mailbox: Mailbox) -> None:
    """Show the table, or say that nothing has changed since the number and hash that the client names."""
    look = table.sight_of(mailbox.person)
    query = websocket.query_params
    if query.get("at") == str(look.sight.at) and query.get("hash") == look.sight.hash:
        mailbox.knows(look)
        mailbox.post(ENCODER.encode(Current(look.sight.at)))
    else:
        mailbox.show(look)


async def send_all(websocket: WebSocket, mailbox: Mailbox) -> None:
    while True:
        message = await mailbox.take()
        await websocket.send_text(message.decode())


async def receive_all(service: Service, websocket: WebSocket, table: Table, person: Person, mailbox: Mailbox) -> None:
    """Give each request its one reply."""
    too_many = 0
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        body = message.get("bytes") or (message.get("text") or "").encode()
        reply = await answer(service, table, person, body)
        mailbox.post(ENCODER.encode(reply))
        too_many = too_many + 1 if isinstance(reply, SlowDown) else 0
        if too_many > PATIENCE:
            raise Refusal("flood")


async def answer(service: Service, table: Table, person: Person, body: bytes, address: str = "") -> Reply:
    """The one reply to a request, whatever it is."""
    try:
        request = parsed(body, REQUEST)
        wait = service.limiter.take(person.id or f"nobody {address}", cost_of(request))
        if wait:
            return slow_down(request.id, wait, person.lang)
        return await table.handle(person, request)
    except Refusal as refusal:
        return refusal.reply(id_in(body), person.lang)
    except Exception:
        logger.exception("a request at table %s could not be dealt with", table.id)
        return Refusal("internal").reply(id_in(body), person.lang)


def slow_down(re: str, seconds: float, lang: str) -> SlowDown:
    """Too many requests."""
    wait = round(seconds, 2)
    return SlowDown(re, wait, Refusal("slow-down", seconds=max(1, round(wait))).problem(lang))


async def say_goodbye(websocket: WebSocket, refusal: Refusal, person: Person, code: int) -> None:
    """Tell why before closing, if the client still listens."""
    if websocket.application_state is not WebSocketState.CONNECTED:
        return
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(1):
            await websocket.send_text(ENCODER.encode(Bye(refusal.problem(person.lang))).decode())
            await websocket.close(code)


def language_of(person: Optional[Person], accepted: str) -> str:
    """The language of a person, or the one that a browser asks for."""
    if person is not None:
        return person.lang
    return "fa" if accepted.strip().lower().startswith("fa") else "en"
