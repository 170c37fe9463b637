"""A table's socket: requests in, replies and sights out."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from mizban.server.messages import COOKIE, Bye, Current, Refused, Reply, SlowDown, Stale
from mizban.server.net.answering import answer
from mizban.server.net.limits import FINES, PRICE, Sender, check, place_of
from mizban.server.net.mailbox import Mailbox, Overflow, Stopping
from mizban.server.net.service import Service
from mizban.server.net.sessions import NOBODY
from mizban.server.refusals import Refusal
from mizban.server.store.rows import Person
from mizban.server.tables.sight import ENCODER
from mizban.server.tables.table import Table

POLICY: Final = 1008
STOPPING: Final = 1012
LATER: Final = 1013
NO_TABLE: Final = 4404
CODES: Final = {"no-table": NO_TABLE, "stopping": STOPPING, "store-down": LATER, "slow-down": LATER, "too-slow": LATER}
PATIENCE: Final = 20  # requests in a row that are too many, or garbage, before the socket is closed


async def serve(service: Service, websocket: WebSocket) -> None:
    """Talk to one client about one table until it goes away."""
    await websocket.accept()
    person = NOBODY
    try:
        address = place_of(websocket.client.host if websocket.client else "")
        if service.stopping:
            raise Stopping
        service.limits.knock(address)
        person = await service.sessions.person(websocket.cookies.get(COOKIE)) or NOBODY
        sender = Sender(person.id, address)
        check(service.limits.pay(person.id, PRICE))
        with service.limits.sockets.entered(sender):
            table = await table_for(service, websocket, sender)
            await talk(service, websocket, table, person, address)
    except Refusal as refusal:
        await say_goodbye(websocket, refusal, person)
    except Overflow:
        await say_goodbye(websocket, Refusal("too-slow"), person)
    except Stopping:
        await say_goodbye(websocket, Refusal("stopping"), person)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the client has gone


async def table_for(service: Service, websocket: WebSocket, sender: Sender) -> Table:
    """The table that is meant; guessing one costs."""
    try:
        return await service.tables.table(websocket.path_params["table"])
    except Refusal as refusal:
        service.limits.fine(sender, refusal)
        raise


@contextlib.contextmanager
def connected(service: Service, table: Table, person: Person, staged: bool) -> Iterator[Mailbox]:
    """A mailbox that the table and the server know as long as it lasts."""
    mailbox = Mailbox(person.id, staged)
    service.open.add(mailbox)
    try:
        with table.listening(mailbox):
            yield mailbox
    finally:
        service.open.discard(mailbox)


async def talk(service: Service, websocket: WebSocket, table: Table, person: Person, address: str) -> None:
    """Receive and send at the same time; when either ends, so does the other."""
    with connected(service, table, person, websocket.query_params.get("staged") == "1") as mailbox:
        welcome(websocket, table, mailbox)
        tasks = [
            asyncio.ensure_future(send_all(websocket, mailbox)),
            asyncio.ensure_future(receive_all(service, websocket, table, person, address, mailbox)),
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


async def receive_all(
    service: Service, websocket: WebSocket, table: Table, person: Person, address: str, mailbox: Mailbox
) -> None:
    """Give each request its one reply."""
    useless = 0
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        body = message.get("bytes") or (message.get("text") or "").encode()
        reply = await answer(service, table, person, address, body)
        if isinstance(reply, Stale):
            mailbox.hurry()
        mailbox.post(ENCODER.encode(reply))
        useless = useless + 1 if is_useless(reply) else 0
        if useless > PATIENCE:
            raise Refusal("flood")


def is_useless(reply: Reply) -> bool:
    """Whether a request was too much, or made no sense."""
    return isinstance(reply, SlowDown) or (isinstance(reply, Refused) and reply.why.code in FINES)


async def say_goodbye(websocket: WebSocket, refusal: Refusal, person: Person) -> None:
    """Tell why before closing, if the client still listens."""
    if websocket.application_state is not WebSocketState.CONNECTED:
        return
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(1):
            await websocket.send_text(ENCODER.encode(Bye(refusal.problem(person.lang))).decode())
            await websocket.close(CODES.get(refusal.code, POLICY))
