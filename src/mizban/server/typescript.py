"""The types of all messages for the browser, made from the same source."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from mizban.server import messages

HEAD: Final = "// Made from the messages of the server by `make wire`; do not change by hand.\n"
UNIONS: Final = {"Request": messages.Request, "Reply": messages.Reply, "Pushed": messages.Pushed}
ALONE: Final = (
    messages.NewSession,
    messages.Session,
    messages.NewTable,
    messages.Opened,
    messages.Lobby,
    messages.Shelf,
    messages.Health,
    messages.Problem,
)
ASKED: Final = {kind.__name__ for kind in messages.Asked.__subclasses__()}  # may leave out what has a default
PRIMITIVES: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
    "object": "Record<string, unknown>",
}


def rendered() -> str:
    """The whole file."""
    kinds = [kind for union in UNIONS.values() for kind in get_args(union)]
    _, schemas = msgspec.json.schema_components([*kinds, *ALONE], ref_template="{name}")
    unions = [f"export type {name} = {' | '.join(names_in(union))};\n" for name, union in UNIONS.items()]
    return "\n".join([HEAD, *(interface(name, schemas[name]) for name in sorted(schemas)), *unions])


def names_in(union: Any) -> list[str]:
    return [kind.__name__ for kind in get_args(union)]


def interface(name: str, schema: dict[str, Any]) -> str:
    """One message."""
    required = schema.get("required", [])
    lines = [f"/** {schema.get('description', name)} */", f"export interface {name} {{"]
    for field, kind in schema["properties"].items():
        mark = "?" if name in ASKED and field not in required and not is_tag(kind) else ""
        lines.append(f"  {field}{mark}: {typed(kind)};")
    return "\n".join([*lines, "}\n"])


def is_tag(schema: dict[str, Any]) -> bool:
    """Whether this is the field that says which message it is."""
    return len(schema.get("enum", [])) == 1


def typed(schema: dict[str, Any]) -> str:
    """A type as the browser's language writes it."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(typed(each) for each in schema["anyOf"])
    if schema.get("type") == "array":
        return f"Array<{typed(schema.get('items', {}))}>"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"Record<string, {typed(schema['additionalProperties']) or 'unknown'}>"
    return PRIMITIVES.get(str(schema.get("type")), "unknown")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(rendered(), encoding="utf-8")
