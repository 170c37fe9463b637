"""What a person types: digits of three scripts, and commands in two languages."""

from __future__ import annotations

import re
from typing import Final, Optional

from mizban.cli.screen import at_terminal

LATIN: Final = str.maketrans("۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩يك؟", "01234567890123456789یک?")
UNSEEN: Final = re.compile("[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]")  # marks of direction
COMMANDS: Final = {
    "u": "undo",
    "undo": "undo",
    "پس": "undo",
    "why": "why",
    "چرا": "why",
    "r": "rules",
    "rules": "rules",
    "قوانین": "rules",
    "log": "log",
    "رویدادها": "log",
    "save": "save",
    "ذخیره": "save",
    "?": "help",
    "help": "help",
    "راهنما": "help",
    "q": "quit",
    "quit": "quit",
    "خروج": "quit",
    "": "show",
}


def line() -> Optional[str]:
    """The next line that is typed, as it is; None at the end of the input."""
    try:
        typed = input("> ")
    except (EOFError, RuntimeError):  # RuntimeError: there is no input at all
        print()
        return None
    if not at_terminal():
        print(typed)
    return typed


def tidy(typed: str) -> str:
    """A line with Latin digits, Persian letters, and no marks of direction."""
    return UNSEEN.sub("", typed).translate(LATIN).strip()


def number_in(text: str) -> Optional[int]:
    """The number that is typed, if it is one."""
    return int(text) if re.fullmatch("[0-9]{1,6}", text) else None


def command_in(typed: str) -> tuple[Optional[str], str]:
    """The command at the beginning of a line, and the rest of the line as it is."""
    first, _, rest = UNSEEN.sub("", typed).strip().partition(" ")
    return COMMANDS.get(tidy(first).lower()), rest.strip()
