"""The application: routes, and what happens at the start and at the end."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from mizban.server.net import pages, sockets
from mizban.server.net.guards import Guard
from mizban.server.net.http import ENDPOINTS, refused, replied, responder
from mizban.server.net.openapi import description
from mizban.server.net.service import Service
from mizban.server.net.sessions import language_of
from mizban.server.refusals import Refusal


def application(service: Service) -> ASGIApp:
    """The whole server as one application."""

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await service.begin()
        yield
        await service.close()

    app = Starlette(
        routes=routes(service), lifespan=lifespan, exception_handlers={HTTPException: missing, Exception: broken}
    )
    app.state.largest = service.settings.largest_body
    return Guard(app, service.settings)


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
    response = refused(Refusal(code), language_of(None, request.headers.get("accept-language", "")))
    response.headers.update(error.headers or {})
    return response


async def broken(request: Request, _: Exception) -> Response:
    """A mistake of ours; the log has the details."""
    return refused(Refusal("internal"), language_of(None, request.headers.get("accept-language", "")))
