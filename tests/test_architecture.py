"""The tree keeps its shape: who may import whom, and what is nowhere to be found."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from mizban.registry import ids

SOURCE = Path(__file__).parent.parent / "src" / "mizban"
FILES = sorted(SOURCE.rglob("*.py"))
LAYERS = [  # each may import from those before it
    ("core",),
    ("games",),
    ("bundle",),
    ("language",),
    ("sentences",),
    ("phrases",),
    ("registry",),
    ("boards",),
    ("match",),
    ("records",),
    ("bots",),
    ("arena",),
    ("training",),
    ("research", "server", "client"),
    ("cli",),
]
RANK = {name: rank for rank, names in enumerate(LAYERS) for name in names}
OUTSIDE = {"datetime", "io", "logging", "os", "pathlib", "random", "secrets", "socket", "subprocess", "sys", "time"}


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: imports are absolute"
            yield from (
                [f"mizban.{alias.name}" for alias in node.names] if node.module == "mizban" else [node.module or ""]
            )


def layer(path: Path) -> str:
    if path == SOURCE / "games" / "__init__.py":  # knows no game, and is loaded before any
        return "registry"
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_down_only(path: Path) -> None:
    if layer(path) == "__init__":
        return
    for name in imported(path):
        if name.startswith("mizban.") and name.split(".")[1] in RANK:
            assert RANK[name.split(".")[1]] <= RANK[layer(path)], f"{layer(path)} imports {name}"


@pytest.mark.parametrize(
    "path", sorted((SOURCE / "games").glob("*/*.py")), ids=lambda path: f"{path.parent.name}/{path.name}"
)
def test_a_game_imports_no_other_game(path: Path) -> None:
    for name in imported(path):
        if name.startswith("mizban.games."):
            assert name.split(".")[2] == path.parent.name


@pytest.mark.parametrize(
    "folder", sorted(path.parent for path in (SOURCE / "games").glob("*/__init__.py")), ids=lambda path: path.name
)
def test_every_game_has_the_same_files(folder: Path) -> None:
    files = ["__init__", "data", "position", "rules", "scoring", "state", "steps", "view", "words"]
    present = {path.stem for path in folder.iterdir() if path.name != "__pycache__"}
    assert set(files) <= present


@pytest.mark.parametrize(
    "path", [path for path in FILES if layer(path) in ("core", "games")], ids=lambda path: path.stem
)
def test_rules_know_no_world_outside(path: Path) -> None:
    assert not {name.split(".")[0] for name in imported(path)} & OUTSIDE
    calls = [node.func for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    assert not {call.id for call in calls if isinstance(call, ast.Name)} & {"print", "open", "input"}


@pytest.mark.parametrize("path", [path for path in FILES if layer(path) != "bots"], ids=lambda path: path.stem)
def test_the_random_module_is_nowhere(path: Path) -> None:
    assert not {name for name in imported(path) if name == "random" or name.startswith("random.")}


def test_the_source_holds_no_binaries() -> None:
    assert [path for path in SOURCE.rglob("*") if path.suffix in (".so", ".pyd", ".c")] == []


@pytest.mark.parametrize("path", sorted((SOURCE / "client").glob("*.py")), ids=lambda path: path.name)
def test_the_client_uses_the_messages_of_the_server_only(path: Path) -> None:
    ours = {name for name in imported(path) if name.startswith("mizban.") and not name.startswith("mizban.client")}
    assert ours <= {"mizban.server.messages"}


@pytest.mark.parametrize("path", sorted((SOURCE / "server").rglob("*.py")), ids=lambda path: path.name)
def test_the_server_knows_no_game_by_name_and_nothing_of_the_command_line_or_client(path: Path) -> None:
    assert not [name for name in imported(path) if name.startswith(("mizban.games.", "mizban.client", "mizban.cli"))]
    written = path.read_text(encoding="utf-8")
    assert not [id for id in ids() if re.search(rf"\b{id}\b", written)]


SERVER = SOURCE / "server"
WAY = [  # of a request, from what all need to what begins everything: each may import from those before it
    ("messages",),
    ("refusals", "world", "settings", "names"),
    ("store",),
    ("tables",),
    ("bots",),
    ("net",),
    ("garbage", "serve", "typescript"),
]
PLACE = {name: place for place, names in enumerate(WAY) for name in names}


def modules_of_server() -> dict[str, set[str]]:
    """Which module of the server imports which others; types count as well."""
    paths = [path for path in SERVER.rglob("*.py") if path.stem != "__init__" and "migrations" not in path.parts]
    names = {".".join(("mizban", *path.relative_to(SOURCE).with_suffix("").parts)): path for path in paths}
    return {name: {found for found in every_name(path) if found in names} - {name} for name, path in names.items()}


def every_name(path: Path) -> Iterator[str]:
    """The modules that are imported, also where they are named after their package."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def test_a_request_goes_one_way_through_the_server() -> None:
    wrong = [
        f"{name} imports {found}"
        for name, all_found in modules_of_server().items()
        for found in all_found
        if PLACE[found.split(".")[2]] > PLACE[name.split(".")[2]]
    ]
    assert wrong == []


def test_no_module_of_the_server_imports_itself_by_way_of_others() -> None:
    left = modules_of_server()
    while done := [name for name, all_found in left.items() if not all_found & left.keys()]:
        for name in done:
            del left[name]
    assert sorted(left) == [], "these are in a circle, or import one"


def test_the_tests_of_the_server_mirror_its_folders() -> None:
    tests = SOURCE.parents[1] / "tests" / "server"
    folders = {path.parent.name for path in SERVER.glob("*/__init__.py")}
    assert {path.parent.name for path in tests.glob("*/test_*.py")} == folders


def test_the_library_alone_loads_no_game_and_looks_through_no_packages() -> None:
    slow = ("mizban.games.", "mizban.boards", "rich", "importlib.metadata")
    code = f"import sys, mizban; print([name for name in sys.modules if name.startswith({slow})])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_library_alone_imports_neither_server_nor_what_it_needs() -> None:
    code = "import sys, mizban; print([name for name in ('msgspec', 'sqlalchemy', 'starlette') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
