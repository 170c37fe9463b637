"""What every request passes: where it comes from, how large it is, and what a browser may do with the reply."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mizban.server.refusals import Refusal
from mizban.server.settings import Settings

SAFE: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # a table's link lets people in
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


HTTPS_ONLY: Final = {"strict-transport-security": "max-age=31536000"}
HEALTH: Final = "/healthz"  # whoever watches over servers calls them by any name


class TooLarge(Exception):
    """A body is larger than it may be."""


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app: Final = app
        self.origins: Final = frozenset(settings.allowed_origins)
        self.hosts: Final = frozenset(settings.allowed_hosts)
        self.headers: Final = HEADERS | (HTTPS_ONLY if settings.secure else {})
        self.largest: Final = settings.largest_body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, with_headers(send, scope["path"], self.headers))
        elif scope["type"] == "websocket" and (self.is_foreign(scope) or self.is_misdirected(scope)):
            await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin or host"})
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] not in SAFE and self.is_foreign(scope):
            await refuse(send, Refusal("foreign-origin"))
            return
        if self.is_misdirected(scope) and scope["path"] != HEALTH:
            await refuse(send, Refusal("foreign-host"))
            return
        try:
            announced = Headers(scope=scope).get("content-length", "0")
            if announced.isdecimal() and int(announced[:20]) > self.largest:
                raise TooLarge
            await self.app(scope, limited(receive, self.largest), send)
        except TooLarge:
            await refuse(send, Refusal("too-large", most=self.largest))

    def is_foreign(self, scope: Scope) -> bool:
        """Whether a browser sends this from a page of somebody else; programs send no origin."""
        origin = Headers(scope=scope).get("origin")
        return origin is not None and origin not in self.origins

    def is_misdirected(self, scope: Scope) -> bool:
        """Whether a request calls the server by a name that is not its own, as pages of others make browsers do."""
        return Headers(scope=scope).get("host", "").lower() not in self.hosts


def limited(receive: Receive, largest: int) -> Receive:
    """The same, but a body that grows too large is cut off."""
    size = 0

    async def receive_some() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > largest:
            raise TooLarge
        return message

    return receive_some


def with_headers(send: Send, path: str, known: dict[str, str]) -> Send:
    """The same, but every reply tells the browser what it may do with it."""

    async def send_on(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.update(known)
            if path.startswith("/api") or path == HEALTH:
                headers["cache-control"] = "no-store"
        await send(message)

    return send_on


async def refuse(send: Send, refusal: Refusal) -> None:
    """A refusal before the application has seen anything."""
    body = msgspec.json.encode(refusal.problem("en"))
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
