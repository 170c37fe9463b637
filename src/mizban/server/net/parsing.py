"""Messages from outside, read within limits."""

from __future__ import annotations

from typing import Any, Final, TypeVar

import msgspec

from mizban.server.messages import Request
from mizban.server.refusals import Refusal

T = TypeVar("T")
DEEPEST: Final = 12
REQUEST: Final[msgspec.json.Decoder[Request]] = msgspec.json.Decoder(Request)
OPENING: Final = b"[{"
CLOSING: Final = b"]}"


def parsed(body: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """A message of the form that is wanted."""
    check_depth(body)
    try:
        return decoder.decode(body)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError, ValueError) as error:
        raise Refusal("bad-message", reason=str(error)[:300]) from None


def check_depth(body: bytes) -> None:
    """Nesting is counted before anything is read; brackets inside texts count too."""
    if body.count(b"[") + body.count(b"{") <= DEEPEST:
        return
    depth = 0
    for byte in body:
        if byte in OPENING:
            depth += 1
            if depth > DEEPEST:
                raise Refusal("too-deep", most=DEEPEST)
        elif byte in CLOSING:
            depth -= 1


def id_in(body: bytes) -> str:
    """The id of a request that is wrong otherwise, so that its sender knows which one was refused."""
    try:
        found: Any = msgspec.json.decode(body)
        id = found.get("id", "")
        return id if isinstance(id, str) and len(id) <= 64 else ""
    except (msgspec.DecodeError, AttributeError, UnicodeDecodeError, RecursionError, ValueError):
        return ""
