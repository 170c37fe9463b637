"""Builds the library, its hot parts compiled by mypyc as one group where a C compiler is at hand."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

SOURCE = Path("src")
PAGES = SOURCE / "mizban/server/web/index.html"  # made by make web
BOTS = ("bot", "contest", "planning", "search")  # what thinks; the rest is plain
COMPILED = ("mizban/core", "mizban/games", "mizban/match.py", *[f"mizban/bots/{name}.py" for name in BOTS])
LETTER = {byte: chr(byte) for byte in range(32, 127) if chr(byte) not in '"\\?'}  # C writes the others as numbers

# Where mypyc writes what a name is about: a signature, or nothing
METHOD = re.compile(r'(\(PyCFunction\)CPyPy_(?P<name>\w+),[^"{}]*PyDoc_STR\("(?:[^"\\]|\\.)*)(?P<rest>"\))')
CLASS = re.compile(r'(\.tp_doc = PyDoc_STR\("(?P<name>\w+)\((?:[^"\\]|\\.)*)(?P<rest>"\))')
PROPERTY = re.compile(r"(\(getter\)(?P<name>\w+),\s*(?:NULL|\(setter\)\w+),\s*)NULL(?P<rest>, NULL\})")


def compiled_files() -> list[str]:
    """The modules to compile."""
    files: list[Path] = []
    for name in COMPILED:
        path = SOURCE / name
        files += [path] if path.suffix == ".py" else sorted(path.rglob("*.py"))
    files = [file for file in files if file.name != "shapes.py"]  # types only, read at run time to make the browser's
    return [str(file) for file in files]


def has_compiler() -> bool:
    """Whether a C compiler and the headers of this Python are here."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        command = [*compiler, "-c", str(probe), f"-I{sysconfig.get_path('include')}", "-o", f"{folder}/probe.o"]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def docstrings() -> dict[tuple[str, str], str]:
    """What is said of the modules' functions, classes and methods, by module and name."""
    found: dict[tuple[str, str], str] = {}
    for path in map(Path, compiled_files()):
        module = ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
                found[module, node.name] = ast.get_docstring(node) or ""
            if isinstance(node, ast.ClassDef):
                methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
                found |= {(module, f"{node.name}.{each.name}"): ast.get_docstring(each) or "" for each in methods}
    return found


def add_docstrings(sources: list[str]) -> None:
    """Write docstrings into what mypyc has made, which has signatures only."""
    docs = docstrings()
    for source in sources:
        path = Path(source)
        module = path.stem.removeprefix("__native_").replace("___", ".")
        text = path.read_text(encoding="utf-8")
        for pattern in (METHOD, CLASS, PROPERTY):
            text = pattern.sub(lambda found: found[1] + quoted(docs, module, found) + found["rest"], text)  # noqa: B023
        path.write_text(text, encoding="utf-8")


def quoted(docs: dict[tuple[str, str], str], module: str, found: re.Match[str]) -> str:
    """What is said of a class, a function, a method or a property, as C writes it."""
    is_property = "(getter)" in found[1]
    parts = (found["name"].replace("_get_", "___", 1) if is_property else found["name"]).split("___")
    said = docs.get((module, ".".join(parts[-2:]))) or docs.get((module, parts[-1])) or ""
    letters = "".join([LETTER.get(byte, f"\\{byte:03o}") for byte in said.encode()])
    return letters if not is_property else f'"{letters}"' if letters else "NULL"


def say_plain(reason: str) -> None:
    print(f"mizban: plain Python build, several times slower ({reason})", file=sys.stderr)


def extensions() -> list[Any]:
    """The compiled modules; none when they are not wanted or cannot be made."""
    if os.environ.get("MIZBAN_PLAIN"):
        say_plain("MIZBAN_PLAIN is set")
        return []
    if not has_compiler():
        say_plain("no C compiler or no Python headers")
        return []
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = str(SOURCE)
    try:
        flags = ["--ignore-missing-imports"]  # a build needs none of the libraries that only the plain part uses
        made = list(mypycify([*flags, *compiled_files()], opt_level="3", multi_file=True, group_name="mizban"))
    except SystemExit:
        say_plain("mypyc refused the source")
        return []
    add_docstrings([source for extension in made for source in extension.sources if "__native_" in source])
    if os.name == "posix":
        for extension in made:  # nobody replaces our functions at run time: calls of them may be direct
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return made


class OptionalBuild(build_ext):  # type: ignore[misc]
    """Compiles the modules, or goes on without them."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            self.extensions: list[Any] = []
            say_plain(f"the compile failed: {type(error).__name__}")

    def copy_extensions_to_source(self) -> None:
        """The source tree holds no binaries."""


class SourceDistribution(sdist):  # type: ignore[misc]
    """Packs the source, with the pages of the browser if they are built."""

    def run(self) -> None:
        if not PAGES.exists():
            print("mizban: no pages for the browser in this source distribution; make web first", file=sys.stderr)
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild, "sdist": SourceDistribution})
