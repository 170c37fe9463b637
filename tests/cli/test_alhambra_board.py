"""Alhambra in the terminal: the table as text, wishes in short words, a whole game."""

from __future__ import annotations

from typing import Optional

import pytest
from rich.cells import cell_len
from rich.console import Console

import mizban
from cli.terminal import Run
from mizban.cli.boards import draw
from mizban.cli.boards.alhambra import CODES
from mizban.cli.wishes import wish_in
from mizban.cli.wishes.alhambra import WORDS_IN_PERSIAN
from mizban.core.game import Plain
from mizban.core.source import Fast
from mizban.games.alhambra.data import TILES

TABLE: Plain = {
    "players": [
        {
            "alhambra": [". chambers-8 tower-8", "chambers-5 fountain ."],
            "reserve": ["garden-12"],
            "hand": {"yellow": [1, 8], "blue": [3, 3, 7]},
        },
        {"points": {"tower": 6}},
    ],
    "imaginary": {"tiles": ["pavilion-4", "tower-9b"]},
    "market": ["garden-9", None, "tower-11a", "arcades-7"],
    "display": ["orange-6", "yellow-5"],
}
DRAWN = """\
slot  currency  building                              you can pay with
1     yellow    G9 Garden 9 (walled east)             1+8 exactly
2     green     –
3     blue      T11a Tower 11 (walled north)          3+3+7 (2 too much)
4     orange    A7 Arcades 7 (walled east and south)
Open money: orange 6, yellow 5
Your hand: yellow 1 8, blue 3 3 7
> Player 1: 0 points, 5 cards, longest wall 8. Reserve: G12 Garden 12 (walled south)
       -2   -1   0    1    2

 -2
              +━━━━+━━━━+
 -1           ┃ C8   T8 ┃
         +━━━━+    +━━━━+
  0      ┃ C5   F
         +━━━━+    +
  1
  Player 2: 6 points, 0 cards, longest wall 0.
       -1   0    1

 -1
         +    +
  0        F
         +    +
  1
  Imaginary player: 0 points. P4 T9b
Player 1 began. Scoring rounds by cards so far: 0 of 2. Deck: 67 cards. Bag: 45 tiles.
"""


def drawn(view: Plain, lang: str = "en", width: int = 100) -> str:
    """The table as plain text."""
    console = Console(width=width, color_system=None, highlight=False)
    with console.capture() as caught:
        console.print(draw("alhambra", view, lang))
    return "".join(f"{line.rstrip()}\n" for line in caught.get().splitlines())


def test_the_table_is_drawn_with_all_its_walls() -> None:
    assert drawn(mizban.position("alhambra", TABLE).view(0)) == DRAWN


def test_a_spectator_sees_no_hand() -> None:
    text = drawn(mizban.position("alhambra", TABLE).view())
    assert "Your hand" not in text
    assert "exactly" not in text


def test_persian_has_its_own_words() -> None:
    text = drawn(mizban.position("alhambra", TABLE).view(0), "fa")
    assert "دست شما: زرد ۱ ۸، آبی ۳ ۳ ۷\n" in text
    assert "بلندترین دیوار ۸" in text


def test_every_tile_has_its_own_letters() -> None:
    assert sorted(CODES.values()) == sorted(TILES)


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_every_moment_of_a_game_can_be_drawn(lang: str) -> None:
    match, source = mizban.new("alhambra", seats=3, seed=2), Fast(2)
    while not match.over:
        choices = match.legal()
        match.play(choices[source.below(len(choices))])
        if source.below(40) == 0:
            assert all(cell_len(line) <= 120 for line in drawn(match.view(0), lang, 120).splitlines())
    assert "hands" in match.view()
    assert drawn(match.view(), lang)


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("take blue 4 green 1", {"take": {"cards": ["blue-4", "green-1"]}}),
        ("برداشتن آبی ۴", {"take": {"cards": ["blue-4"]}}),
        ("take blue", None),
        ("take blue 12", None),
        ("buy 3", {"buy": {"slot": 3}}),
        ("buy 3 4 6", {"buy": {"slot": 3, "cards": ["blue-4", "blue-6"]}}),
        ("خریدن ۱ ۹", {"buy": {"slot": 1, "cards": ["yellow-9"]}}),
        ("buy", None),
        ("buy 5", None),
        ("buy 3 x", None),
        ("build G8b 1 -2", {"build": {"tile": "garden-8b", "x": 1, "y": -2}}),
        ("بنا garden-8b ۱ -۲", {"build": {"tile": "garden-8b", "x": 1, "y": -2}}),
        ("build G8b 1", None),
        ("build G8b 1 y", None),
        ("remove g8b", {"remove": {"tile": "garden-8b"}}),
        ("swap T12 G8b", {"swap": {"tile": "tower-12", "old": "garden-8b"}}),
        ("swap T12", None),
        ("reserve T12", {"reserve": {"tile": "tower-12"}}),
        ("give T12", {"give": {"tile": "tower-12"}}),
        ("give T99", None),
        ("finish", {"finish": {}}),
        ("finish now", None),
        ("dance", None),
    ],
)
def test_wishes_in_short_words(text: str, wish: Optional[Plain]) -> None:
    assert wish_in("alhambra", text) == wish


def test_persian_verbs_are_all_understood() -> None:
    assert len(set(WORDS_IN_PERSIAN.values())) == len(WORDS_IN_PERSIAN)


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_game_can_be_played_and_asked_about(run: Run, lang: str) -> None:
    said = run("play", "alhambra", "--seed", "3", "--lang", lang, typed="why buy 1 9\nwhy\n1\n?\nq\n")
    assert said.code == 0


def test_a_game_can_be_played_to_its_end(run: Run) -> None:
    said = run("play", "alhambra", "--seats", "2", "--bots", "random", "--seed", "1", typed="1\n" * 3000)
    assert (said.code, said.err) == (0, "")
    assert said.out.splitlines()[-1].endswith(" wins.")
    assert "\x1b" not in said.out
