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
from mizban.server.guards import Guard
from mizban.server.house import House
from mizban.server.http import ENDPOINTS, refused, replied, responder
from mizban.server.openapi import description
from mizban.server.rate_limit import RateLimiter
from mizban.server.refusals import Refusal
from mizban.server.sessions import Sessions
from mizban.server.settings import Settings
from mizban.server.sockets import SocketQuota
from mizban.server.world import World


class Service:
    """What requests need: the house, who is who, and how much anybody may send."""

    def __init__(self, engine: Engine, settings: Settings, world: World) -> None:
        self.settings: Final = settings
        self.house: Final = House(engine, settings, world)
        self.sessions: Final = Sessions(self.house)
        self.limiter: Final = RateLimiter(world, settings.rate, settings.burst)
        self.quota: Final = SocketQuota(settings.sockets_per_person, settings.sockets_per_address)


def application(engine: Engine, settings: Settings, world: World | None = None) -> ASGIApp:
    """The whole server as one application."""
    service = Service(engine, settings, world or World())

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await service.house.resume()
        yield
        await service.house.close()

    app = Starlette(
        routes=routes(service), lifespan=lifespan, exception_handlers={HTTPException: missing, Exception: broken}
    )
    app.state.largest = settings.largest_body
    app.state.service = service
    return Guard(app, settings.allowed_origins, settings.largest_body)


def routes(service: Service) -> list[BaseRoute]:
    """Where everything is."""

    async def socket(websocket: WebSocket) -> None:
        await sockets.serve(service, websocket)

    async def openapi(_: Request) -> Response:
        return replied(description())

    return [
        *(Route(each.path, responder(service, each), methods=[each.method]) for each in ENDPOINTS),
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
