"""Runs a server until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from pathlib import Path
from typing import Final

import msgspec
import uvicorn
from sqlalchemy import Engine, make_url
from sqlalchemy.exc import SQLAlchemyError

from mizban import registry
from mizban.core.errors import MizbanError
from mizban.server import garbage
from mizban.server.bots.pool import fault_in
from mizban.server.net.app import application
from mizban.server.net.protocol import patient
from mizban.server.net.service import Service
from mizban.server.settings import Settings
from mizban.server.store.jobs import reason
from mizban.server.store.migrate import migrate
from mizban.server.store.rows import connect

BACKLOG: Final = 2048
PATIENCE: Final = 5  # seconds that open requests have at the end
SWITCH: Final = 0.0005  # seconds after which a thread lets another go on: the writer waits less for a busy event loop


class CannotServe(MizbanError):
    """The port is taken, or the store cannot be opened."""


class Server(uvicorn.Server):
    """Says where it is once it can be reached, and keeps its memory tidy as long as it runs."""

    def __init__(self, service: Service, address: str) -> None:
        super().__init__(configured(service))
        self.service: Final = service
        self.address: Final = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Mizban is at {self.address} (Ctrl-C stops it)", flush=True)

    async def main_loop(self) -> None:
        tidying = asyncio.create_task(garbage.collect())
        await super().main_loop()
        tidying.cancel()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.service.say_goodbye()
        await super().shutdown(sockets)


def serve(settings: Settings) -> int:
    """Serve until a signal comes."""
    logging.basicConfig(level=logging.WARNING, format="mizban: %(message)s")
    load_games()
    check_bots(settings)
    listener = bound(settings)
    settings = msgspec.structs.replace(settings, port=listener.getsockname()[1])
    server = Server(Service(opened(settings), settings), f"http://{settings.host}:{settings.port}")
    sys.setswitchinterval(SWITCH)
    server.run(sockets=[listener])
    return 0 if server.started else 1


def load_games() -> None:
    """Load all games before anybody waits for one; those that cannot be played are named."""
    for id in registry.ids():
        registry.find(id)
    for fault in registry.faults():
        logging.warning(fault)


def check_bots(settings: Settings) -> None:
    """What is wrong with a bot is said now, and not when it is to move."""
    fault = fault_in(settings.bots)
    if fault:
        raise CannotServe(fault)


def bound(settings: Settings) -> socket.socket:
    """A socket on the address of the server."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # so named, it sends without delay
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        raise CannotServe(f"cannot listen on {settings.host}:{settings.port}: {error.strerror}") from None
    return listener


def opened(settings: Settings) -> Engine:
    """The store, brought to the newest form; whether it can be written is found out now rather than later."""
    try:
        if not settings.database:
            Path(settings.data).mkdir(mode=0o700, parents=True, exist_ok=True)
            keep_private(Path(settings.data))
        engine = connect(settings.address)
        migrate(engine)
        with engine.execution_options(writes=True).begin():
            return engine
    except OSError as error:
        raise CannotServe(f"cannot use the folder {settings.data}: {error.strerror}") from None
    except SQLAlchemyError as error:
        where = settings.data if not settings.database else make_url(settings.database).render_as_string()
        raise CannotServe(f"cannot open the store at {where}: {reason(error)}") from None


def keep_private(folder: Path) -> None:
    """Let nobody else read a store that is there already, and make it so that its files are ours from the beginning."""
    (folder / "mizban.db").touch(mode=0o600)
    for file in folder.glob("mizban.db*"):
        file.chmod(0o600)


def configured(service: Service) -> uvicorn.Config:
    """The application, with all limits set."""
    settings = service.settings
    return uvicorn.Config(
        application(service),
        loop="uvloop",
        http=patient(settings.request_seconds),
        ws="websockets-sansio",
        ws_max_size=settings.largest_frame,
        ws_per_message_deflate=False,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        backlog=BACKLOG,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy or None,
        timeout_graceful_shutdown=PATIENCE,
    )
