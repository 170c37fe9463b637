"""Alhambra in the terminal: the table as text, choices in words, a whole game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import mizban
from cli.terminal import Run
from mizban.boards import draw, named
from mizban.boards.alhambra import CODES
from mizban.cli.keyboard import tidy
from mizban.core.game import Plain
from mizban.core.source import Fast
from mizban.games.alhambra.data import TILES
from mizban.phrases import in_notation
from mizban.registry import find

TABLE: Plain = {
    "players": [
        {
            "alhambra": [". chambers-8 tower-8", "chambers-5 fountain ."],
            "reserve": ["garden-12"],
            "hand": {"yellow": [1, 8], "blue": [3, 3, 7]},
        },
        {"points": {"tower": 6}},
    ],
    "imaginary": {"tiles": ["pavilion-4", "pavilion-5", "seraglio-3", "arcades-4", "garden-6", "tower-9b"]},
    "scoring_cards": 1,
    "market": ["garden-9", "seraglio-9", "tower-11a", "arcades-7"],
    "display": ["orange-6", "yellow-5", "green-9", "orange-9"],
}
DRAWN = """\
slot  currency  building                              you can pay with
1     yellow    G9 Garden 9 (walled east)             1+8 exactly
2     green     S9 Seraglio 9 (no walls)
3     blue      T11a Tower 11 (walled north)          3+3+7 (2 too much)
4     orange    A7 Arcades 7 (walled east and south)
Open money: orange 6, yellow 5, green 9, orange 9
Your hand: yellow 1+8, blue 3+3+7
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
  Imaginary player: 0 points. P4 P5 S3 A4 G6 T9b
Player 1 began. Scoring rounds by cards so far: 1 of 2. Deck: 64 cards. Bag: 40 tiles.
"""


def drawn(view: Plain, lang: str = "en", width: int = 100) -> str:
    """The table as plain text."""
    console = Console(width=width, color_system=None, highlight=False)
    with console.capture() as caught:
        console.print(draw("alhambra", view, lang))
    return "".join(f"{line.rstrip()}\n" for line in caught.get().splitlines())


def test_the_table_is_drawn_with_all_its_walls() -> None:
    assert drawn(mizban.position("alhambra", TABLE).view(0)) == DRAWN


def test_the_slot_of_a_tile_that_was_bought_is_empty() -> None:
    match = mizban.position("alhambra", TABLE)
    match.play("buy garden-9 yellow-1 yellow-8")
    assert "\n1     yellow    –\n" in drawn(match.view(0))


def test_a_spectator_sees_no_hand() -> None:
    text = drawn(mizban.position("alhambra", TABLE).view())
    assert "Your hand" not in text
    assert "exactly" not in text


def test_persian_has_its_own_words() -> None:
    text = drawn(mizban.position("alhambra", TABLE).view(0), "fa")
    assert "دست شما: زرد ۱+۸، آبی ۳+۳+۷\n" in text
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
    assert match.view()["hands"] is not None
    assert drawn(match.view(), lang)


CHOICES = [
    ("en", "take blue 4 green 1", "take blue-4 green-1"),
    ("en", "take Blue-4 2 green 1", "take blue-4 2 green-1"),
    ("fa", "برداشتن آبی ۴", "take blue-4"),
    ("fa", "take آبی ۴ نارنجی ۱", "take blue-4 orange-1"),
    ("en", "buy G9", "buy garden-9"),
    ("en", "buy g9 yellow 8 yellow 1", "buy garden-9 yellow-8 yellow-1"),
    ("fa", "خریدن G9 زرد ۹", "buy garden-9 yellow-9"),
    ("en", "build G8b 1,-2", "build garden-8b 1,-2"),
    ("fa", "بنا garden-8b ۱،-۲", "build garden-8b 1,-2"),
    ("fa", "بنا باغ ۸ (دیوار شمال و غرب) ۱،-۲", "build garden-8b 1,-2"),
    ("en", "remove g8b", "remove garden-8b"),
    ("fa", "برچیدن G8b", "remove garden-8b"),
    ("en", "swap T12 G8b", "swap tower-12 garden-8b"),
    ("fa", "جابه‌جایی T12 G8b", "swap tower-12 garden-8b"),
    ("en", "reserve T12", "reserve tower-12"),
    ("fa", "رزرو T12", "reserve tower-12"),
    ("en", "give T12", "give tower-12"),
    ("fa", "دادن T12", "give tower-12"),
    ("en", "finish", "finish"),
    ("fa", "پایان", "finish"),
]


@pytest.mark.parametrize(("lang", "typed", "text"), CHOICES)
def test_choices_are_typed_in_both_languages_and_by_the_letters_of_the_board(lang: str, typed: str, text: str) -> None:
    assert in_notation(find("alhambra"), named("alhambra", tidy(typed)), lang) == text


TYPED = [
    ("take yellow 5", "Player 1 takes a yellow 5."),
    ("orange-6", "Player 1 takes an orange 6."),
    ("buy G9 yellow-8 yellow-1", "Player 1 has paid exactly and has another action."),
    ("buy T11a blue 7 2 blue 3", "Player 1 buys Tower 11 (walled north) for 13; its price is 11."),
    ("build G12 0,1", "Player 1 builds Garden 12 (walled south)."),
    ("remove T8", "Player 1 removes Tower 8 (walled north, east and south) to the reserve."),
]


def table_after(run: Run, tmp_path: Path, lang: str, *lines: str) -> str:
    """What is shown after the last line, typed at the table of these tests."""
    path = tmp_path / "table.json"
    path.write_text(json.dumps({"game": "alhambra", **TABLE}))
    typed = "".join(f"{line}\n" for line in (*lines, "q"))
    said = run("play", "alhambra", "--from", str(path), "--bots", "none", "--lang", lang, typed=typed)
    assert (said.code, said.err) == (0, "")
    return said.out.split(f"> {lines[-1]}\n", 1)[1]


@pytest.mark.parametrize(("typed", "told"), TYPED)
def test_a_typed_choice_is_played(run: Run, tmp_path: Path, typed: str, told: str) -> None:
    assert told in table_after(run, tmp_path, "en", typed, "log")


def test_a_typed_choice_is_played_in_persian(run: Run, tmp_path: Path) -> None:
    assert "بازیکن ۱ کارت زرد به ارزش ۵ را برداشت." in table_after(run, tmp_path, "fa", "برداشتن زرد ۵", "رویدادها")


REASONS = [
    ("en", "why take blue 4", "blue 4 does not lie open"),
    ("en", "take orange-6 yellow-5", "Several cards may be worth 5 together; these are worth 11."),
    ("en", "why buy T11a blue 7", "The price is 11, but you would pay 7 in blue."),
    ("en", "why A7", "The price is 7, but you would pay 0 in orange."),
    ("en", "why build G12 0,0", "A tile lies there already."),
    ("en", "why remove F", "The lion fountain stays where it is."),
    ("en", "why finish", "You must take money, buy or redesign first"),
    ("en", "why give T12", "Something else is asked now."),
    ("fa", "چرا برداشتن آبی ۴", "کارت آبی به ارزش ۴ رو نیست"),
    ("fa", "چرا برچیدن F", "فوارهٔ شیر سر جای خود می‌ماند."),
]


@pytest.mark.parametrize(("lang", "typed", "reason"), REASONS)
def test_what_is_refused_names_its_rule(run: Run, tmp_path: Path, lang: str, typed: str, reason: str) -> None:
    answer = table_after(run, tmp_path, lang, typed)
    assert reason in answer
    assert ("Rules: “" if lang == "en" else "قوانین: «") in answer


@pytest.mark.parametrize("typed", ["take blue", "take blue 12", "buy 5", "buy G9 x", "build G8b 1", "build G8b 1 y",
                                   "swap T12 1,0", "give T99", "finish now", "dance", ""])  # fmt: skip
def test_what_is_no_choice_is_explained(run: Run, tmp_path: Path, typed: str) -> None:
    assert "Choices can be said in words, such as: take orange 6" in table_after(run, tmp_path, "en", f"why {typed}")


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_game_can_be_played_and_asked_about(run: Run, lang: str) -> None:
    said = run("play", "alhambra", "--seed", "3", "--lang", lang, typed="why buy G9\nwhy\n1\n?\nq\n")
    assert said.code == 0


def test_a_game_can_be_played_to_its_end(run: Run) -> None:
    said = run("play", "alhambra", "--seats", "2", "--bots", "random", "--seed", "1", typed="1\n" * 3000)
    assert (said.code, said.err) == (0, "")
    assert said.last_of_game.endswith(" wins.")
    assert "\x1b" not in said.out
