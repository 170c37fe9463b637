"""The build: compiled where a C compiler is at hand, and complete."""

from __future__ import annotations

import ast
import inspect
import shutil
import sysconfig
from importlib import import_module
from importlib.metadata import files
from pathlib import Path

import pytest

import mizban
from mizban.core import flow, playout
from mizban.games import kilt_castle
from mizban.games.kilt_castle import rules, steps

FROM_SOURCE = "src" in Path(flow.__file__).parts and not mizban.compiled


def has_compiler() -> bool:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


@pytest.mark.skipif(FROM_SOURCE, reason="the source tree is plain on purpose; the wheel is tested by make compiled")
@pytest.mark.skipif(not has_compiler(), reason="no C compiler or no Python headers on this machine: the wheel is plain")
def test_the_wheel_is_compiled_where_it_can_be() -> None:
    assert mizban.compiled


def test_a_build_is_compiled_as_a_whole_or_not_at_all() -> None:
    modules = [flow, playout, kilt_castle, rules, steps, __import__("mizban.match").match]
    assert {not str(module.__file__).endswith(".py") for module in modules} == {mizban.compiled}


@pytest.mark.skipif(FROM_SOURCE, reason="only a wheel has a list of files")
def test_the_wheel_holds_all_texts_and_no_tests() -> None:
    names = {str(path) for path in files("mizban") or []}
    for lang in ("en", "fa"):
        assert {
            f"mizban/locales/{lang}/{name}" for name in ("common.ftl", "kilt-castle.ftl", "kilt-castle.md")
        } <= names
    assert "mizban/py.typed" in names
    assert not [name for name in names if name.startswith("tests")]


def test_what_is_said_of_everything_is_there_in_every_build() -> None:
    sources = Path(__file__).parent.parent / "src" / "mizban"
    for path in [*sources.glob("core/**/*.py"), *sources.glob("games/kilt_castle/*.py"), sources / "match.py"]:
        name = ".".join(("mizban", *path.relative_to(sources).with_suffix("").parts)).removesuffix(".__init__")
        module = import_module(name)
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
                compare_docs(node, getattr(module, node.name))


def compare_docs(node: ast.ClassDef | ast.FunctionDef, thing: object) -> None:
    """What the source says of a class or a function, and of the methods of a class, the thing itself says."""
    said = ast.get_docstring(node)
    assert said is None or inspect.getdoc(thing) == said, f"{node.name}: {inspect.getdoc(thing)!r}"
    for each in node.body if isinstance(node, ast.ClassDef) else ():
        if isinstance(each, ast.FunctionDef) and each.name in vars(thing) and not each.name.startswith("__"):
            compare_docs(each, getattr(thing, each.name))
