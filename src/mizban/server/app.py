"""The application: routes, and what happens at the start and at the end."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Final

from sqlalchemy import Engine
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from mizban.server import pages, sockets
from mizban.server.credits import Credits
from mizban.server.guards import Guard
from mizban.server.house import House
from mizban.server.http import ENDPOINTS, refused, replied, responder
from mizban.server.openapi import description
from mizban.server.refusals import Refusal
from mizban.server.sessions import Sessions
from mizban.server.settings import Settings
from mizban.server.sockets import Doors
from mizban.server.world import World


class Desk:
    """What requests need: the house, who is who, and how much anybody may send."""

    def __init__(self, engine: Engine, settings: Settings, world: World) -> None:
        self.settings: Final = settings
        self.house: Final = House(engine, settings, world)
        self.sessions: Final = Sessions(self.house)
        self.credits: Final = Credits(world, settings.rate, settings.burst)
        self.doors: Final = Doors(settings.sockets_per_person, settings.sockets_per_address)


def application(engine: Engine, settings: Settings, world: World | None = None) -> ASGIApp:
    """The whole server as one application."""
    desk = Desk(engine, settings, world or World())

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await desk.house.resume()
        yield
        await desk.house.close()

    app = Starlette(
        routes=routes(desk), lifespan=lifespan, exception_handlers={HTTPException: missing, Exception: broken}
    )
    app.state.largest = settings.largest_body
    app.state.desk = desk
    return Guard(app, settings.allowed_origins, settings.largest_body)


def routes(desk: Desk) -> list[BaseRoute]:
    """Where everything is."""

    async def socket(websocket: WebSocket) -> None:
        await sockets.serve(desk, websocket)

    async def openapi(_: Request) -> Response:
        return replied(description())

    return [
        *(Route(each.path, responder(desk, each), methods=[each.method]) for each in ENDPOINTS),
        Route("/api/openapi.json", openapi),
        WebSocketRoute("/api/tables/{table}/socket", socket),
        *pages.routes(pages.WEB),
    ]


async def missing(request: Request, error: Exception) -> Response:
    """There is no such page, or it cannot be asked for in this way."""
    assert isinstance(error, HTTPException)
    code = "no-method" if error.status_code == 405 else "no-page"
    response = refused(Refusal(code), sockets.language_of(None, request.headers.get("accept-language", "")))
    response.headers.update(error.headers or {})
    return response


async def broken(request: Request, _: Exception) -> Response:
    """A mistake of ours; the log has the details."""
    return refused(Refusal("internal"), sockets.language_of(None, request.headers.get("accept-language", "")))
