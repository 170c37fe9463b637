"""The package that docs/add-a-game.md describes, written out file by file."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "add-a-game.md"
NAME = re.compile(r"^\*\*`([\w./]+)`\*\*", re.MULTILINE)
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def files() -> dict[str, str]:
    """The files that the page shows, by their paths: the first block after each name."""
    _, *parts = NAME.split(PAGE.read_text(encoding="utf-8"))
    return {path: BLOCK.findall(after)[0][1] for path, after in zip(parts[::2], parts[1::2], strict=True)}


def commands() -> list[str]:
    """What the page says to type once the files are there."""
    blocks = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    return [line for kind, text in blocks if kind == "sh" for line in text.splitlines()]


def write_out(folder: Path) -> Path:
    """Make the folder with all files, as a reader of the page does."""
    for path, text in files().items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    return folder
