"""HTTP with a time limit: a request that does not come to its end is not waited for."""

from __future__ import annotations

import asyncio
from typing import ClassVar, Optional

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class Patient(HttpToolsProtocol):
    """A connection that is closed when a request takes too long to arrive."""

    seconds: ClassVar[float] = 10.0
    deadline: Optional[asyncio.TimerHandle] = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.expect()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.expect()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.relax()

    def handle_websocket_upgrade(self) -> None:
        self.relax()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Optional[Exception]) -> None:
        self.relax()
        super().connection_lost(exc)

    def expect(self) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.seconds, self.hang_up)

    def relax(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def hang_up(self) -> None:
        self.transport.abort()


def patient(seconds: float) -> type[HttpToolsProtocol]:
    """The protocol for connections on which a request has so many seconds to arrive."""
    return type("Patient", (Patient,), {"seconds": seconds})
