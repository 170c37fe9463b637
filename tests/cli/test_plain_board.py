"""A game without a board of its own, drawn as text."""

from __future__ import annotations

from rich.console import Console

from mizban.boards import draw
from mizban.core.game import Plain

VIEW: Plain = {
    "round_number": 1200,
    "seat": 1,
    "discard": [],
    "face": None,
    "open": True,
    "players": [{"tokens": 2, "row": [1, 3]}, {"tokens": 0, "face": None}],
    "market": {"left": "face:four", "sold": {"wood": 3}},
    "rows": [[1, 2], [3]],
}
ENGLISH = """\
Round number: 1,200
Seat: Player 2
Discarded: none
Face: a card
Open: yes
          Tokens  Row   Face
Player 1  2       1, 3
Player 2  0             a card
Market
  Left: a four
  Sold
    Wood: 3
Rows
  1: 1, 2
  2: 3
"""


def drawn(view: Plain, lang: str) -> str:
    console = Console(width=60, color_system=None, highlight=False)
    with console.capture() as caught:
        console.print(draw("pocket", view, lang))
    return "".join(f"{line.rstrip()}\n" for line in caught.get().splitlines())


def test_what_a_seat_sees_stands_in_lines_and_tables() -> None:
    assert drawn(VIEW, "en") == ENGLISH


def test_persian_has_its_own_digits_and_words() -> None:
    text = drawn(VIEW, "fa")
    assert "۱٬۲۰۰" in text
    assert "بازیکن ۲" in text
    assert not any(digit in text for digit in "0123456789")
