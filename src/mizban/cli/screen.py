"""Where the command line writes."""

from __future__ import annotations

import sys

from rich.console import Console


def screen(plain: bool = False) -> Console:
    """The standard output; plain is without colours even on a terminal."""
    return Console(color_system=None if plain else "auto", markup=False, highlight=False, emoji=False)


def aside() -> Console:
    """The standard error, for progress."""
    return Console(stderr=True, markup=False, highlight=False, emoji=False)


def at_terminal() -> bool:
    """Whether a person sits at the keyboard."""
    return sys.stdin is not None and sys.stdin.isatty()
