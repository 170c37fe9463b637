"""Kilt Castle drawn as text."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from rich.console import Console

import mizban
from mizban.boards import draw
from mizban.core.game import Plain

TABLE: Plain = {
    "players": [{"ducats": 7}, {"ducats": 12}, {}, {}],
    "cards": {
        "S-R": {"travel": 18},
        "S-O": {"travel": 18},
        "D-RO": {"travel": 18, "near": "orange"},
        "D-LD": {"travel": 18},
        "S-L": {"travel": 25},
        "S-D": {"travel": 25},
        "D-RL": {"travel": 25},
        "D-RD": {"travel": 25, "near": "dark_grey"},
        "D-OL": {"travel": 20},
        "D-OD": {"travel": 20, "near": "dark_grey"},
    },
    "towers": {"a1": "R", "b2": "O R1", "c3": "D R O2", "d4": "L D D D D D D D D D D D2", "a5": "R O1", "e1": "L D1"},
    "roofs": ["a5", "e1"],
    "seal": {"seat": 1, "ducat_side": True},
    "turn": 9,
    "pending": [{"build_on": {"seat": 2, "card": "S-L", "half": 0, "first": None}}],
}

CASTLE = """\
                       D/O
                       O/L
                        P0     P1     P2     P3     P4
                     ┌──a───┬──b───┬──c───┬──d───┬──e───┐
                 P19 1  R1  │  ·   │  ·   │  ·   │ D2*^ 1 P5>   L   D  R/L D/R
                     ├──────┼──────┼──────┼──────┼──────┤
 L/D O/R  O   R  P18 2  ·   │ R2*  │  ·   │  ·   │  ·   2 P6
                     ├──────┼──────┼──────┼──────┼──────┤
                 P17 3  ·   │  ·   │ O3** │  ·   │  ·   3 P7
                     ├──────┼──────┼──────┼──────┼──────┤
                 P16 4  ·   │  ·   │  ·   │D12** │~~~~~~4 P8
                     ├──────┼──────┼──────┼──────┼──────┤
                 P15 5 O2*^ │  ·   │  ·   │~~~~~~│~~~~~~5 P9
                     └──a───┴──b───┴──c───┴──d───┴──e───┘
                       P14    P13    P12    P11    P10
"""


def drawn(view: Plain, lang: str = "en", width: int = 80) -> str:
    """The table as plain text."""
    console = Console(width=width, color_system=None, highlight=False)
    with console.capture() as caught:
        console.print(draw("kilt-castle", view, lang))
    return "".join(f"{line.rstrip()}\n" for line in caught.get().splitlines())


def test_the_castle_is_drawn_with_its_cards() -> None:
    assert drawn(mizban.position("kilt-castle", TABLE).view()).startswith(CASTLE)


def test_the_castle_is_the_same_in_persian() -> None:
    assert drawn(mizban.position("kilt-castle", TABLE).view(), "fa").startswith(CASTLE)


def test_the_players_are_listed_below() -> None:
    panel = drawn(mizban.position("kilt-castle", TABLE).view()).removeprefix(CASTLE)
    lines = panel.splitlines()
    assert lines[1].split() == ["Player", "1", "R", "red", "7", "8", "2", "2", "2"]
    assert lines[2].split() == ["Player", "2", "O", "orange", "12", "10", "2", "1", "3"]
    assert lines[4].split() == ["Player", "4", "D", "dark", "grey", "10", "0", "2", "1", "3"]
    assert " ".join(lines[5:]) == (
        "Turn 9. Player 2 has the seal, ducat side up: a ducat day follows. Roofs beside the board: 0."
        " At most 4 cards in a row and 5 rows."
    )


def test_persian_players_have_persian_digits() -> None:
    panel = drawn(mizban.position("kilt-castle", TABLE).view(), "fa").removeprefix(CASTLE)
    assert "\u2067بازیکن ۱\u2069  R \u2067قرمز\u2069" in panel
    assert "نوبت ۹." in panel
    assert not any(digit in panel for digit in "0123456789")


def test_with_two_players_each_colour_has_a_line() -> None:
    panel = drawn(mizban.new("kilt-castle", 2, seed=1).view())
    assert [line.split()[0] for line in panel.splitlines() if " grey " in f"{line} " or " orange " in line] == [
        "O",
        "Player",
        "D",
    ]


@pytest.mark.parametrize(
    ("corner", "rows"),
    [("top-left", ["P19 1~~~~~~│~~~~~~│", "P18 2~~~~~~│"]), ("bottom-left", ["P16 4~~~~~~│", "P15 5~~~~~~│~~~~~~│"])],
)
def test_water_lies_where_the_option_says(corner: str, rows: list[str]) -> None:
    text = drawn(mizban.new("kilt-castle", 3, seed=1, options={"water": corner}).view())
    assert all(row in text for row in rows)
    assert text.count("~~~~~~") == 3


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_every_table_fits_80_columns(lang: str) -> None:
    lines = drawn(mizban.position("kilt-castle", TABLE).view(), lang, width=200).splitlines()
    assert max(cell_len(line) for line in lines[:-1]) <= 80


def test_colours_are_never_alone() -> None:
    console = Console(width=80, color_system="truecolor", force_terminal=True)
    with console.capture() as caught:
        console.print(draw("kilt-castle", mizban.position("kilt-castle", TABLE).view(), "en"))
    assert "\x1b[" in caught.get()
    assert all(mark in caught.get() for mark in ("R2*", "O3**", "D12**", "D2*^"))


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_at_forty_columns_no_line_breaks(lang: str) -> None:
    lines = drawn(mizban.position("kilt-castle", TABLE).view(), lang, width=40).splitlines()
    assert lines[0].split() == list("abcde")
    assert [line[0] for line in lines[1:6]] == list("12345")
    assert all(line.count("│") == 4 for line in lines[1:6])
    assert any(line.startswith("P") and ">" in line for line in lines[6:])
