"""The types of all messages, and of the views and events of all games, for the browser; made from the same source."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from mizban.core.game import Game
from mizban.core.words import Events
from mizban.registry import find, ids
from mizban.server import messages

HEAD: Final = "// Made from the messages of the server by `make wire`; do not change by hand.\n"
FEW: Final = 8  # names that are listed one by one
GAME_HEAD: Final = "// Made from the shapes and events of the game by `make wire`; do not change by hand.\n"
UNIONS: Final = {"Request": messages.Request, "Reply": messages.Reply, "Pushed": messages.Pushed}
ALONE: Final = (
    messages.NewSession,
    messages.Session,
    messages.NewTable,
    messages.Opened,
    messages.Lobby,
    messages.Export,
    messages.Shelf,
    messages.GameWords,
    messages.GameRules,
    messages.Health,
    messages.Problem,
)
SENT: Final = {kind.__name__ for kind in messages.Sent.__subclasses__()}  # with all that has a default
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
        mark = "?" if name not in SENT and field not in required and not is_tag(kind) else ""
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
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(typed(each) for each in schema["anyOf"])
    if "prefixItems" in schema:
        return f"[{', '.join(typed(each) for each in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        return f"Array<{typed(schema.get('items', {}))}>"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"Record<string, {typed(schema['additionalProperties']) or 'unknown'}>"
    return PRIMITIVES.get(str(schema.get("type")), "unknown")


# The views and events of a game


def rendered_game(game: Game[Any]) -> str:
    """The types of what a game shows and tells."""
    _, schemas = msgspec.json.schema_components([game.shape], ref_template="{name}")
    shapes = [interface(name, schemas[name]) for name in sorted(schemas)]
    box = [] if game.box is None else [box_of(game.box)]
    return "\n".join([GAME_HEAD, *shapes, event_types(game.events), *box])


def box_of(box: dict[str, Any]) -> str:
    """What is printed on the parts of a game, line by line."""
    written = json.dumps(box, ensure_ascii=False, indent=2)
    return f"/** What is printed on the parts. */\nexport const BOX = {written} as const;\n"


def event_types(events: Events) -> str:
    """What a game tells, by the kind of the event."""
    lines = [f"  | {{ {'; '.join(event_fields(events, kind))} }}" for kind in events.args]
    return "\n".join(["/** Something that has happened. */", "export type Event =", *lines]) + ";\n"


def event_fields(events: Events, kind: str) -> list[str]:
    fields = [f"{name}: {said_type(events, name)}" for name in events.args[kind]]
    return [f'kind: "{kind}"', *fields, "things: Array<string>"]


def said_type(events: Events, name: str) -> str:
    """How a number of an event is said: a name, a number or a list; null where it may be hidden."""
    names = events.names.get(name)
    said = "number" if names is None else names_type(names) if isinstance(names, tuple) else names.shape
    return f"{said} | null" if name in events.hidden else said


def names_type(names: tuple[str, ...]) -> str:
    """One of a few names, or any text where there are many."""
    return " | ".join(json.dumps(name) for name in names) if len(names) <= FEW else "string"


def files() -> dict[str, str]:
    """All files, by their paths in the browser's source."""
    shaped = [find(id) for id in ids()]
    games = {f"games/{game.id}/wire.ts": rendered_game(game) for game in shaped if game.shape is not None}
    return {"lib/wire.ts": rendered(), **games}


if __name__ == "__main__":
    for path, text in files().items():
        (Path(sys.argv[1]) / path).write_text(text, encoding="utf-8")
