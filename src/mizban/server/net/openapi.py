"""The description of the API, made from the message types."""

from __future__ import annotations

import re
from functools import lru_cache
from http import HTTPStatus
from typing import Any, Final

import msgspec

import mizban
from mizban.server.messages import COOKIE, Problem, Reply
from mizban.server.net.http import ALWAYS, ENDPOINTS, Endpoint
from mizban.server.refusals import Refusal

REFERENCE: Final = "#/components/schemas/{name}"
JSON: Final = "application/json"
PARAMETER: Final = re.compile(r"\{([a-z]+)\}")
SOCKET: Final = (
    "Beside these, each table has a WebSocket at /api/tables/{table}/socket: the same requests and replies, and a sight"
    " whenever what one sees changes."
)


@lru_cache(maxsize=1)
def description() -> dict[str, Any]:
    """The whole description."""
    types = [kind for each in ENDPOINTS for kind in (each.takes, each.gives) if kind is not None] + [Problem]
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    found = dict(zip([repr(kind) for kind in types], schemas, strict=True))
    paths: dict[str, Any] = {}
    for each in ENDPOINTS:
        paths.setdefault(each.path, {})[each.method.lower()] = operation(each, found)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Mizban", "version": mizban.__version__, "description": SOCKET},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"session": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


def operation(each: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    """One thing that can be asked for."""
    described: dict[str, Any] = {"summary": each.about, "operationId": each.run.__name__}
    if names := PARAMETER.findall(each.path):
        described["parameters"] = [parameter(name) for name in names]
    if each.takes is not None:
        content = {JSON: {"schema": schemas[repr(each.takes)]}}
        described["requestBody"] = {"required": True, "content": content}
    if each.needs_session:
        described["security"] = [{"session": []}]
    described["responses"] = responses(each, schemas)
    return described


def parameter(name: str) -> dict[str, Any]:
    """A part of a path."""
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def responses(each: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    """What may come back."""
    found = {str(each.done): response("Done.", schemas[repr(each.gives)])}
    problem = schemas[repr(Problem)]
    if each.gives == Reply:
        for status in (400, 401, 403, 409, 429, 503):
            found[str(status)] = response(HTTPStatus(status).phrase, {"anyOf": [schemas[repr(Reply)], problem]})
    for code in (*ALWAYS, *each.refuses):
        found.setdefault(str(Refusal(code).status), response(HTTPStatus(Refusal(code).status).phrase, problem))
    return found


def response(about: str, schema: Any) -> dict[str, Any]:
    return {"description": about, "content": {JSON: {"schema": schema}}}
