"""Builds the library, its hot parts compiled by mypyc as one group where a C compiler is at hand."""

from __future__ import annotations

import os
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
COMPILED = ("mizban/core", "mizban/games", "mizban/match.py")


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
