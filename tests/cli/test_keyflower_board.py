"""Keyflower in the terminal: the table as text, choices in words, a whole game."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Optional

import pytest
from rich.cells import cell_len
from rich.console import Console

import mizban
from cli.terminal import Run
from keyflower_table import EXAMPLE, village
from mizban import language
from mizban.boards import draw
from mizban.core.game import Plain, Word
from mizban.core.notation.wording import verbs_of
from mizban.core.source import Fast
from mizban.games.keyflower import GAME
from mizban.games.keyflower.data import COLOURS, FIRST_BOAT, GOODS, NAMES, SKILLS
from mizban.games.keyflower.words.common import STACKS

LANGUAGES = ("en", "fa")
Typed = Callable[..., str]
TABLE: Plain = {
    "season": "summer",
    "players": [
        {
            "village": village(EXAMPLE, keywood={"goods": {"wood": 2}}, stable={"side": "back"}),
            "screen": {"red": 3, "saw": 1},
            "winter": ["keythedral", "scholar", "windmill"],
        },
        {
            "village": [{"tile": "home_2", "colour": "blue", "workers": {"blue": 3}, "last": 2}, {"tile": "miner"}],
            "screen": {"blue": 2},
        },
    ],
    "middle": [{"tile": "tavern", "colour": "red", "stacks": [1, 2]}, {"tile": "summer_boat_2", "side": "b"}],
    "turn_order": [{"tile": "turn_order_1"}],
    "boats": [{"boat": "boat_keyflower", "cargo": {"red": 7, "saw": 1}}],
}
DRAWN = """\
auction                roads  colour  1   2  on it
Tavern                 ↗↘↙    red     1  2*
Summer boat 2b         ~↑↓    ·       ·   ·
Turn order 1 (purple)  ↑      ·       ·   ·
Keyflower: 7 red, 1 saw
> Player 1 (purple)
   2      1 Home 1     ↑↗↘↙↖~↓
       3  2 Keywood    ↑↗↓↙     2 wood
   1      3 Stable+    ↑↘↓↙
       4  4 Gold mine  ↑↘↓↖
Player 2
   1  1 Home 2                ↑↗↘↓↖~↙    blue  3 blue (last use: 2)
      2 Miner (no place yet)  ↑↘↓↙
Behind your screen: 3 red, 1 saw
Your winter tiles: Keythedral (12 points), Scholar (3 points for each skill
token of one kind), Windmill (5 points for every 5 resources of any kinds)
summer; 0 passed in a row. Supply: 24 iron, 24 stone, 22 wood, 48 gold, 20
green. In the bag: 102. In the pile: 46.
"""


def drawn(view: Plain, lang: str = "en", width: int = 80) -> str:
    """The table as plain text."""
    console = Console(width=width, color_system=None, highlight=False)
    with console.capture() as caught:
        console.print(draw("keyflower", view, lang))
    return "".join(f"{line.rstrip()}\n" for line in caught.get().splitlines())


def table(seat: Optional[int] = 0, lang: str = "en") -> str:
    return drawn(mizban.position("keyflower", TABLE).view(seat), lang)


def test_the_table_is_drawn_with_all_its_signs() -> None:
    assert table() == DRAWN


def test_tiles_that_workers_cannot_use_say_what_they_do() -> None:
    tiles = [{"tile": "home_1"}, {"tile": "forge"}, {"tile": "barn", "side": "back"}]
    others = [{"tile": "home_2"}, {"tile": "summer_boat_1", "side": "b"}, {"tile": "miner"}]
    position = {"season": "winter", "players": [{"village": tiles}, {"village": others}]}
    text = drawn(mizban.position("keyflower", position).view())
    assert "\n  Forge: 3 points; upgraded (3 iron): 10 points\n" in text
    assert "\n  Barn+: 2 points at the end for each resource on it\n" in text
    assert "\n  Summer boat 1b: 1 green worker at the end of summer, autumn and winter\n" in text
    assert "Miner:" not in text


def test_others_do_not_see_the_screen() -> None:
    assert "Behind your screen: 2 blue\n" in table(1)
    assert "Behind" not in table(None)
    assert "Scholar" not in table(1)


def test_it_speaks_persian() -> None:
    text = table(lang="fa")
    assert "پشت دیوار شما: ۳ قرمز، ۱ اره\n" in text
    assert "کی‌وود" in text


def test_the_end_shows_what_scored() -> None:
    tiles = [{"tile": "home_1", "goods": {"gold": 2}}, {"tile": "scribes"}]
    players = [{"village": tiles, "screen": {"anvil": 1, "pickaxe": 1, "saw": 1}}, {}]
    view = mizban.position("keyflower", {"season": "over", "players": players, "start": 1}).view()
    text = drawn(view)
    assert "  10: Scribes (1 anvil, 1 pickaxe, 1 saw)\n" in text
    assert "  2: gold (2 gold)\n" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_hidden_piece_is_drawn(lang: str) -> None:
    choice = random.Random(5)
    match = mizban.new("keyflower", 3, seed=5)
    varied = 0
    while not match.over:
        seat = match.waiting[0]
        match.play(choice.choice(match.legal(seat)), seat)
        if choice.random() < 0.05 and not match.over:
            twin = GAME.guess(match.state, 0, Fast(choice.randrange(999)))
            varied += [*twin.held] != [*match.state.held]
            assert drawn(GAME.view(twin, 0), lang) == drawn(match.view(0), lang)
    assert varied > 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_of_a_game_can_be_drawn_in_80_columns(lang: str) -> None:
    choice = random.Random(8)
    match = mizban.new("keyflower", 6, seed=8)
    while not match.over:
        seat = match.waiting[0]
        match.play(choice.choice(match.legal(seat)), seat)
        if choice.random() < 0.03:
            assert max(cell_len(line) for line in drawn(match.view(0), lang).splitlines()) <= 80


# Choices as they are typed


@pytest.fixture
def at_the_table(run: Run, tmp_path: Path) -> Typed:
    """What is said after something is typed at the table above, in a language."""
    (tmp_path / "table.json").write_text(json.dumps({"game": "keyflower", **TABLE}))

    def typed(text: str, lang: str = "en") -> str:
        command = ("play", "keyflower", "--from", "table.json", "--lang", lang, "--bots", "none")
        said = run(*command, typed=f"{text}\n")
        assert (said.code, said.err) == (0, "")
        return said.out.split(f"> {text}\n", 1)[1]

    return typed


@pytest.mark.parametrize(
    ("text", "lang", "event"),
    [
        ("bid tavern 2 red", "en", "Player 1 bids 2 red for Tavern: 3 in all."),
        ("use miner tavern", "en", "Player 1 uses Miner with 1 red."),
        ("Use Miner 3 Red", "en", "Player 1 uses Miner with 3 red."),
        ("bid summer_boat_2 red stack:tavern", "en", "Player 1 bids 2 red for Summer boat 2: 2 in all."),
        ("pass", "en", "Player 1 passes."),
        ("پیشنهاد tavern ۲ red", "fa", "بازیکن ۱ برای غذاخوری پیشنهاد داد: ۲ قرمز، روی هم ۳."),
        ("استفاده miner red", "fa", "بازیکن ۱ از معدنچی استفاده کرد: با ۱ قرمز."),
        ("پاس", "fa", "بازیکن ۱ پاس داد."),
    ],
)
def test_a_choice_is_played_as_it_is_typed(at_the_table: Typed, text: str, lang: str, event: str) -> None:
    assert event in at_the_table(text, lang)


def test_what_says_nothing_of_this_game_is_not_understood(at_the_table: Typed) -> None:
    assert at_the_table("bid castle").startswith("“bid castle” is not understood")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_is_one_word_and_no_other_has_it(lang: str) -> None:
    said = [language.say(GAME, Word(f"verb-{verb}"), lang) for verb in verbs_of(GAME.wordings)]
    assert len(set(said)) == len(said)
    assert all(len(word.split()) == 1 for word in said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_things_that_can_be_named_have_names(lang: str) -> None:
    kinds = {"tile": NAMES, "stack": STACKS, "boat": NAMES[FIRST_BOAT:], "worker": COLOURS, "good": GOODS}
    for kind, names in {**kinds, "skill": SKILLS}.items():
        said = [language.say(GAME, Word(f"{kind}-{name}"), lang) for name in names]
        assert len(set(said)) == len(names)


@pytest.mark.parametrize(
    ("text", "lang", "reason"),
    [
        ("why bid tavern red", "en", "The largest other stack has 2; you must add at least 2."),
        ("why bid tavern 2 red", "en", "No rule forbids it."),
        ("why bid tavern 9 red", "en", "You have only 3 red behind your screen"),
        ("why bid tavern 3 blue", "en", "Your stack there is red"),
        ("why use tavern blue", "en", "Tavern is bound to red for this season."),
        ("why use summer_boat_2", "en", "Summer boat 2 cannot be used by workers."),
        ("why upgrade stable", "en", "Something else is asked now."),
        ("why fly", "en", "Choices can be said in words, such as:"),
        ("bid tavern 9 red", "en", "You have only 3 red behind your screen"),
        ("چرا پیشنهاد tavern ۹ red", "fa", "پشت دیوار فقط ۳ قرمز دارید"),
        ("چرا استفاده tavern blue", "fa", "رنگ غذاخوری در این فصل قرمز است."),
    ],
)
def test_why_names_the_rule(at_the_table: Typed, text: str, lang: str, reason: str) -> None:
    assert at_the_table(text, lang).startswith(reason)


def test_help_explains_the_board(run: Run) -> None:
    for lang, sign in (("en", "Arrows are the sides of a tile"), ("fa", "پیکان‌ها ضلع‌های دارای راه‌اند")):
        assert sign in " ".join(run("play", "keyflower", "--lang", lang, typed="?\n").out.split())


# A whole game


@pytest.mark.parametrize(("lang", "won"), [("en", (" wins.", " victory.")), ("fa", (" برنده شد.", "شریک‌اند."))])
def test_a_game_can_be_played_to_its_end(run: Run, lang: str, won: tuple[str, ...]) -> None:
    command = ("play", "keyflower", "--seats", "3", "--bots", "random", "--lang", lang, "--seed", "1")
    said = run(*command, typed="1\n" * 3000)
    assert (said.code, said.err) == (0, "")
    assert said.last_of_game.endswith(won)
    assert "\x1b" not in said.out
    assert max(cell_len(line) for line in said.out.splitlines()) <= 80
