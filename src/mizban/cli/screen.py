"""Where the command line writes."""

from __future__ import annotations

import re
import sys
from typing import Final

from rich.console import Console
from rich.text import Text

LATIN: Final = re.compile("[A-Za-z]")


def screen(plain: bool = False) -> Console:
    """The standard output; plain is without colours even on a terminal."""
    return Console(color_system=None if plain else "auto", markup=False, highlight=False, emoji=False)


def tell(out: Console, text: str, lang: str, indent: str = "", style: str = "") -> None:
    """Print a sentence; a Persian one with Latin letters in it keeps its direction, on each of its lines."""
    if lang == "en" or not LATIN.search(text):
        out.print(Text(f"{indent}{text}", style))
        return
    for line in Text(text, style).wrap(out, max(out.width - len(indent), 1)):
        out.print(Text.assemble(indent, "\u2067", line, "\u2069"))


def aside() -> Console:
    """The standard error, for progress."""
    return Console(stderr=True, markup=False, highlight=False, emoji=False)


def at_terminal() -> bool:
    """Whether a person sits at the keyboard."""
    return sys.stdin is not None and sys.stdin.isatty()
