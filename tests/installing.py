"""Packages with games, put where Python finds them."""

from __future__ import annotations

import sys
from pathlib import Path

import pocket

LOCALES = Path(pocket.GAME.locales)


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
