"""Packages with games, put where Python finds them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import mizban

POCKET = Path(__file__).parent / "packages" / "pocket"
LOCALES = POCKET / "pocket" / "locales"
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install")
OFFLINE = ("--no-index", "--no-build-isolation", "--no-deps")


def pip_install(package: Path, folder: Path) -> Path:
    """Install a package into an empty folder as anybody would, but without a network; its own folder stays as it is."""
    source = folder.with_name(f"{folder.name}-source")
    shutil.copytree(package, source, ignore=shutil.ignore_patterns("__pycache__"))
    done = subprocess.run(
        [*PIP, *OFFLINE, "--target", str(folder), str(source)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return folder


def surroundings(*folders: Path) -> dict[str, str]:
    """The variables of a process that finds these packages, and this library."""
    paths = [*folders, Path(mizban.__file__).parents[1]]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths)), "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}


def at_keyboard(folder: Path, typed: str, *args: str) -> str:
    """What the command line says in a process of its own, with the packages of a folder."""
    command = [sys.executable, "-m", "mizban.cli", *args]
    env = surroundings(folder)
    done = subprocess.run(command, input=typed, capture_output=True, check=False, env=env, cwd=folder, encoding="utf-8")
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def install(folder: Path, package: str, code: str, **entries: str) -> None:
    """Put a package of one module into a folder, with its entry points, as pip does."""
    module = package.replace("-", "_")
    (folder / f"{module}.py").write_text(code)
    info = folder / f"{module}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = [f"[mizban.{group}]\n{line}\n" for group, line in entries.items()]
    (info / "entry_points.txt").write_text("\n".join(lines))
    sys.modules.pop(module, None)


def like_pocket(folder: Path, id: str, missing: str = "") -> str:
    """The code of a game that is Pocket under another id; its words are there, but for a language that is missing."""
    for lang in ("en", "fa"):
        if lang != missing:
            (folder / lang).mkdir(exist_ok=True)
            (folder / lang / f"{id}.ftl").write_text((LOCALES / lang / "pocket.ftl").read_text(encoding="utf-8"))
    parts = f"**{{**parts_of(pocket.GAME), 'id': {id!r}, 'locales': {str(folder)!r}}}"
    return f"import pocket\nfrom leaks import parts_of\nfrom mizban import Game\n\nGAME = Game({parts})\n"
