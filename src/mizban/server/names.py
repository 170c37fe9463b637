"""What people may be called: any letters, no tricks."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

LONGEST: Final = 24
MARKS: Final = 3  # at most so many above and below one letter
JOINERS: Final = "\u200c\u200d"  # spelling in Persian and other scripts
SAME: Final = str.maketrans({"ي": "ی", "ك": "ک", "ى": "ی"})
UNSEEN: Final = frozenset(  # letters, marks and signs that show nothing
    [
        *"\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159",
        *map(chr, range(0x180B, 0x1810)),
        *map(chr, range(0xFE00, 0xFE10)),
        *map(chr, range(0xE0100, 0xE01F0)),
    ]
)
ALIKE: Final = str.maketrans(  # letters of other scripts, and digits, by the Latin letter that they look like
    {letter: latin for latin, letters in {
        "a": "аαɑ", "b": "ьвβ", "c": "сϲⅽ", "d": "ԁⅾ", "e": "еєεҽ", "f": "ϝ", "g": "ɡց", "h": "һнհ", "i": "іıιɩl1|!ⅰ",
        "j": "јϳ", "k": "кκ", "m": "мⅿ", "n": "ոηп", "o": "оοօ0ᴏס", "p": "рρ", "q": "ԛ", "r": "гᴦ", "s": "ѕʂ5",
        "t": "тτ", "u": "υսц", "v": "νѵⅴ", "w": "ԝωш", "x": "хχ", "y": "уγү", "z": "ᴢ2",
        "ه": "ة", "ا": "أإآٱ", "و": "ؤ", "ی": "ئ",
    }.items() for letter in letters}
)  # fmt: skip


def cleaned(name: str) -> str:
    """A name without what cannot be seen or changes directions, with one form for each letter, and not too long."""
    letters = unicodedata.normalize("NFKC", name).translate(SAME)
    kept = "".join(c if is_shown(c) else " " if c.isspace() else "" for c in letters)
    short = " ".join(with_few_marks(kept).split())[:LONGEST].strip(f" {JOINERS}")
    return short if any(unicodedata.category(c)[0] in "LNPS" for c in short) else ""


def is_shown(letter: str) -> bool:
    """Whether a character is a letter, a mark or a sign that can be seen, or joins letters."""
    return letter in JOINERS or (unicodedata.category(letter)[0] in "LMNPS" and letter not in UNSEEN)


def with_few_marks(name: str) -> str:
    """The same without marks that would cover the lines above and below."""
    kept, marks = [], 0
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks <= MARKS:
            kept.append(letter)
    return "".join(kept)


def folded(name: str) -> str:
    """What a name looks like from afar: names that look alike are folded alike."""
    bare = unicodedata.normalize("NFKD", name.casefold()).translate(SAME)
    digits = "".join(str(unicodedata.digit(c, c)) for c in bare)
    letters = "".join(c for c in digits if unicodedata.category(c)[0] in "LNS").translate(ALIKE)
    return letters.replace("rn", "m").replace("vv", "w")


def distinct(name: str, others: Iterable[str]) -> str:
    """A name at a table; where somebody there has one that looks alike, with a number."""
    taken = {folded(other) for other in others if other}
    if folded(name) not in taken:
        return name
    numbered = (f"{name[: LONGEST - 4].strip()} ({n})" for n in range(2, 100))
    return next((each for each in numbered if folded(each) not in taken), name)
