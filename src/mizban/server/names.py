"""What people may be called: any letters, no tricks."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST: Final = 24
JOINERS: Final = "\u200c\u200d"  # spelling in Persian and other scripts
SAME: Final = str.maketrans({"ي": "ی", "ك": "ک", "ى": "ی"})


def cleaned(name: str) -> str:
    """A name without control and direction characters, with one form for each letter, and not too long."""
    letters = unicodedata.normalize("NFKC", name).translate(SAME)
    kept = "".join(c if is_shown(c) else " " if c.isspace() else "" for c in letters)
    return " ".join(kept.split())[:LONGEST].strip(f" {JOINERS}")


def is_shown(letter: str) -> bool:
    """Whether a character is a letter, a mark or a sign that can be seen, or joins letters."""
    return letter in JOINERS or unicodedata.category(letter)[0] in "LMNPS"
