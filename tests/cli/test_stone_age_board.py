"""Stone Age in the terminal: the table as text, choices in words, a whole game."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Optional

import pytest
from rich.cells import cell_len
from rich.console import Console

import mizban
from cli.terminal import Run
from mizban.boards import draw
from mizban.cli.keyboard import tidy
from mizban.core.game import Plain
from mizban.core.notation.wording import verbs_of
from mizban.games.stone_age import GAME
from mizban.games.stone_age.data import PLACES, RESOURCES
from mizban.games.stone_age.position import kept_by
from mizban.games.stone_age.rules import deck_of
from mizban.games.stone_age.state import NOBODY, StoneAge
from mizban.match import Match
from mizban.phrases import in_notation, names_in, verbs_in

LANGUAGES = ("en", "fa")
TABLE: Plain = {
    "round": 4,
    "start": 0,
    "players": [
        {
            "figures": 6,
            "food": 3,
            "goods": {"wood": 3, "stone": 1},
            "agriculture": 2,
            "tools": [2, 1, 1],
            "used": [1],
            "cards": ["medicine-any2", "toolmaker1-once4", "farmer2-food3", "farmer1-dice", "medicine-food5"],
            "kept": ["medicine-any2", "toolmaker1-once4"],
            "buildings": ["wwb", "any"],
            "points": {"buildings": 31, "hunger": -10},
        },
        {"figures": 10, "food": 1, "goods": {"gold": 12}, "tools": [4, 4, 4], "points": {"hunger": -10}},
        {"cards": ["writing-card"], "extra": "art-tool"},
    ],
    "display": ["shaman2-rollwood", "toolmaker2-dice-a", None, "builder3-points3"],
    "stacks": [{"top": "wbs", "below": 6}, {"top": "5of3", "below": 0}, {"top": None, "below": 0}],
    "placed": {
        "forest": [2],
        "quarry": [0, 1, 2],
        "hunting_ground": [0, 9, 1],
        "hut": [0, 0, 2],
        "card_2": [1],
        "building_1": [1],
    },
    "pending": [{"add_tool": {"seat": 0, "what": "wood", "rolled": [4, 6], "added": [], "last": 1}}],
}
FRESH: Plain = {**TABLE, "players": [{**TABLE["players"][0], "used": []}, *TABLE["players"][1:]]}
PLACES_DRAWN = """\
Round 4. Player 1 starts. Cards in the deck: 26.
the tool maker     ·          a tool
the hut            33         one more figure
the field          ·          agriculture
the hunting ground 222222222  food: total divided by 2
                   3 …
the forest         11·····    wood: total divided by 3
the clay pit       ·······    brick: total divided by 4
the quarry         2 33····   stone: total divided by 5
the river          ·······    gold: total divided by 6
card space 1       ·          1 resource: 2 dice for wood / 2 shamans
card space 2       1          2 resources: dice for everyone / 2 tool makers
card space 3                  empty
card space 4       ·          4 resources: 3 points / 3 builders
building stack 1   1          1 wood + 1 brick + 1 stone, 6 below
building stack 2   ·          5 of 3 kinds, the last
building stack 3              empty
"""
ROLLED = """
Player 1 has rolled 4 + 6 = 10; divided by 3: 3 wood.
"""
WITH_TOOLS = """
Player 1 has rolled 4 + 6 = 10, with tools 11; divided by 3: 3 wood.
"""
ROLL_DRAWN = {0: WITH_TOOLS, 1: ROLLED, 2: ROLLED, None: ROLLED}  # a tool is chosen, which only its owner sees
TRIBES_DRAWN = """
                tribe    food
player   score (home) (short) wood brick stone gold field  tools cards built
Player 1    21  6 (2)  3 (-1)    3     0     1    0     2 2+1+1*     5     2
Player 2   -10 10 (0)  1 (-9)    0     0     0   12     0  4+4+4     0     0
Player 3     0  5 (0)      12    0     0     0    0     0      -     2     0
Face up before Player 1: 2 resources of choice / medicine,
  one-use tool 4 / 1 tool maker
"""
OWN_DRAWN = {
    0: "Your cards: medicine 2, farmers 3, tool makers 1\n",
    1: "",
    2: "Your cards: art, writing\n",
    None: "",
}


def drawn(view: Plain, lang: str = "en", width: int = 80) -> str:
    """The table as plain text."""
    console = Console(width=width, color_system=None, highlight=False)
    with console.capture() as caught:
        console.print(draw("stone-age", view, lang))
    return "".join(f"{line.rstrip()}\n" for line in caught.get().splitlines())


def table(seat: Optional[int] = 0, lang: str = "en", **changes: object) -> str:
    return drawn(mizban.position("stone-age", {**TABLE, **changes}).view(seat), lang)


def moments(seed: int) -> Iterator[Match]:
    """Moments of a random game."""
    choice = random.Random(seed)
    match = mizban.new("stone-age", 2 + seed % 3, seed=seed)
    while not match.over:
        match.play(choice.choice(match.legal()))
        if choice.random() < 0.01:
            yield match
    yield match


# The board


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_table_is_drawn_with_all_that_lies_there(seat: Optional[int]) -> None:
    assert table(seat) == PLACES_DRAWN + ROLL_DRAWN[seat] + TRIBES_DRAWN + OWN_DRAWN[seat]


def test_without_a_roll_there_are_no_dice() -> None:
    text = table(pending=[{"resolve": {"seat": 0}}])
    assert text == PLACES_DRAWN + TRIBES_DRAWN + OWN_DRAWN[0]


@pytest.mark.parametrize(
    ("step", "en", "fa"),
    [
        (
            {"add_tool": {"seat": 1, "what": "food", "rolled": [5], "added": [], "last": None}},
            "Player 2 has rolled 5; divided by 2: 2 food.\n",
            "تاس‌های بازیکن ۲: ۵؛ تقسیم بر ۲: ۲ غذا.\n",
        ),
        (
            {"take_die": {"seat": 0, "faces": [1, 5, 5]}},
            "Dice left: 1 (1 wood), 5 (a tool), 5 (a tool)\n",
            "تاس‌های مانده: ۱ (۱ چوب)، ۵ (یک ابزار)، ۵ (یک ابزار)\n",
        ),
    ],
)
def test_dice_are_told(step: Plain, en: str, fa: str) -> None:
    placed = {"hunting_ground": [0, 1]} if "add_tool" in step else {"card_3": [1]}
    changes: Plain = {"placed": placed, "pending": [step]}
    assert en in table(**changes)
    assert fa in table(lang="fa", **changes)


def test_missing_food_is_told_before_the_meal_and_while_it_is_asked_for() -> None:
    for step, short in (("place_at", "(-1)"), ("hunger", "(-3)")):
        text = table(placed={}, pending=[{step: {"seat": 0}}], players=FRESH["players"])
        (line,) = (line for line in text.splitlines() if line.startswith("Player 1 "))
        assert line.split()[2:7] == ["21", "6", "(6)", "3", short]


def test_with_four_players_all_places_are_there() -> None:
    text = drawn(mizban.new("stone-age", 4, seed=1).view(0))
    assert [line.count("·") for line in text.splitlines()[1:17]] == [1, 2, 1, 0, 7, 7, 7, 7, *[1] * 8]
    assert [f"building stack {n} " in text for n in (1, 2, 3, 4)] == [True] * 4
    assert "Your cards" not in text


def test_persian_has_its_own_words_and_digits() -> None:
    text = table(lang="fa")
    assert "دور ۴. بازیکن اول بازیکن ۱ است." in text
    assert "کوه            ۲ ۳۳····   سنگ: مجموع تقسیم بر ۵\n" in text
    assert "جایگاه کارت ۲  ۱          ۲ منبع: آیتم برای تاس / ۲ ابزارساز\n" in text
    assert " ۱          ۱ چوب + ۱ خشت + ۱ سنگ، ۶ تا زیر آن\n" in text
    assert "تاس‌های بازیکن ۱: ۴ + ۶ = ۱۰، با ابزار ۱۱؛ تقسیم بر ۳: ۳ چوب.\n" in text
    assert "بازیکن ۱     ۲۱   ۶ (۲)  ۳ (-۱)   ۳   ۰   ۱   ۰     ۲ ۲+۱+۱*    ۵       ۲\n" in text
    assert "به‌رو پیش بازیکن ۱: ۲ منبع به انتخاب بازیکن / درمان،\n" in text
    assert "کارت‌های شما: درمان ۲، کشاورز ۳، ابزارساز ۱\n" in text
    assert not any(digit in text for digit in "0123456789")


def test_colours_are_never_alone() -> None:
    console = Console(width=80, color_system="truecolor", force_terminal=True)
    with console.capture() as caught:
        console.print(draw("stone-age", mizban.position("stone-age", TABLE).view(0), "en"))
    assert "\x1b[" in caught.get()
    assert all(mark in caught.get() for mark in ("222222222", "1*", "(-9)"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_fits_80_columns(lang: str) -> None:
    for seed in range(3):
        for match in moments(seed):
            for seat in (None, *range(match.setup["seats"])):
                narrow, wide = (drawn(match.view(seat), lang, width) for width in (80, 200))
                assert narrow == wide
                assert max(cell_len(line) for line in wide.splitlines()) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_widest_table_fits_80_columns(lang: str) -> None:
    tribe: Plain = {
        "figures": 10,
        "food": 0,
        "goods": dict.fromkeys(RESOURCES, 100),
        "agriculture": 0,
        "tools": [4, 4, 4],
        "points": {"hunger": -990},
    }
    placed = {"forest": [5, 2], "hunting_ground": [5, 8, 10]}
    full = table(lang=lang, players=[tribe] * 3, placed=placed, pending=[{"resolve": {"seat": 0}}])
    used = table(lang=lang, players=[{**tribe, "used": [4, 4, 4]}] * 3, placed={}, pending=[])
    assert max(cell_len(line) for line in (full + used).splitlines()) <= 80
    assert used.count("4*+4*+4*" if lang == "en" else "۴*+۴*+۴*") == 3


# Secrets


def with_other_cards(state: StoneAge, seat: Optional[int]) -> StoneAge:
    """The same table with other cards in the hands of everybody else; those face up stay."""
    twin = state.copy()
    shown = [card for each in range(state.seats) for card in kept_by(state, each)]
    hidden = [card for card, owner in enumerate(state.owner) if owner not in (seat, NOBODY) and card not in shown]
    deck = [card for card, left in enumerate(deck_of(state)) if left]
    for card, other in zip(hidden, deck, strict=False):
        twin.owner[card], twin.owner[other] = NOBODY, state.owner[card]
        twin.extra = other if card == state.extra else twin.extra
    return twin


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_card_of_another_is_drawn(lang: str) -> None:
    varied = 0
    for match in moments(5):
        for seat in (None, *range(match.setup["seats"])):
            twin = with_other_cards(match.state, seat)
            varied += twin.owner != match.state.owner
            assert drawn(GAME.view(twin, seat), lang) == drawn(match.view(seat), lang)
    assert varied > 20


# Choices in words


@pytest.mark.parametrize(
    ("lang", "typed", "text"),
    [
        ("en", "place forest 3", "place forest 3"),
        ("en", "Place Hunting Ground 10", "place hunting_ground 10"),
        ("en", "place the hunting ground 10", "place hunting_ground 10"),
        ("en", "place card 2", "place card_2"),
        ("en", "resolve building stack 1", "resolve building_1"),
        ("en", "card space 2", "card_2"),
        ("en", "add 2 one-use tool 4", "add 2 once:4"),
        ("en", "add tool 2 once:4", "add tool:2 once:4"),
        ("en", "buy 2 wood 1 gold", "buy 2 wood 1 gold"),
        ("fa", "گذاشتن جنگل ۳", "place forest 3"),
        ("fa", "گذاشتن معدن خاک رس ۳", "place clay_pit 3"),
        ("fa", "انجام جایگاه کارت ۲", "resolve card_2"),
        ("fa", "افزودن ابزار ۲ ابزار یک‌بارمصرف ۴", "add tool:2 once:4"),
        ("fa", "افزودن ابزار یکبارمصرف ۴", "add once:4"),
        ("fa", "خریدن ۲ چوب طلا", "buy 2 wood gold"),
        ("fa", "غذا دادن خشت", "feed brick"),
        ("fa", "کارت دو منبع", "two"),
        ("fa", "تاس ۶", "die 6"),
        ("fa", "buy 2 wood", "buy 2 wood"),
    ],
)
def test_choices_are_typed_in_the_words_of_the_language(lang: str, typed: str, text: str) -> None:
    assert in_notation(GAME, tidy(typed), lang) == text


def test_every_verb_and_thing_has_a_persian_word() -> None:
    assert set(verbs_of(GAME.wordings)) <= set(verbs_in(GAME, "fa").values())
    said = set(names_in(GAME, "", "fa").values())
    assert {*PLACES, *RESOURCES, "tool:1", "tool:4", "once:2", "once:4"} <= said


FORESTERS: Plain = {**FRESH, "placed": {}, "pending": [{"place_at": {"seat": 0}}]}
OFFERED: Plain = {
    "placed": {"building_2": [1]},
    "players": [{"goods": {"wood": 1, "brick": 3, "gold": 1}}, {}],
    "stacks": [{}, {"top": "4of2"}],
    "pending": [{"offer_tile": {"seat": 0, "stack": "building_2"}}],
}


@pytest.mark.parametrize(
    ("lang", "changes", "typed", "told"),
    [
        ("en", FORESTERS, "place forest 3", "Player 1 puts 3 figures on the forest."),
        ("en", FORESTERS, "hunting ground 2", "Player 1 puts 2 figures on the hunting ground."),
        ("fa", FORESTERS, "گذاشتن کوه ۲", "بازیکن ۱: ۲ آدمک در کوه."),
        ("en", OFFERED, "buy gold 3 brick", "Player 1 builds 4 of 2 kinds: 18 points."),
        ("fa", OFFERED, "خریدن طلا ۳ خشت", "بازیکن ۱ این ساختمان را ساخت: ۴ منبع از ۲ نوع؛ ۱۸ امتیاز."),
        ("en", TABLE, "add once:4 2", "Player 1 adds a tool of value 2."),
    ],
)
def test_a_typed_choice_is_played(run: Run, tmp_path: Path, lang: str, changes: Plain, typed: str, told: str) -> None:
    assert told in played(run, tmp_path, changes, typed, lang)


def played(run: Run, tmp_path: Path, position: Plain, typed: str, lang: str) -> str:
    """All that is said after something is typed, the log included."""
    (tmp_path / "table.json").write_text(json.dumps({"game": "stone-age", **position}))
    said = run("play", "stone-age", "--from", "table.json", "--lang", lang, typed=f"{typed}\nlog\n")
    assert (said.code, said.err) == (0, "")
    return said.out.split(f"> {typed}\n", 1)[1]


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("place forest", "Something else is asked now."),
        ("resolve hut", "Something else is asked now."),
        ("add 1", "No rule forbids it."),
        ("add 1 once:4 2", "No rule forbids it."),
        ("add 3", "You have no tool of value 3."),
        ("add 1 1", "Of value 1 you have only one tool to add."),
        ("add once:4", "No rule forbids it."),
        ("add once:2", "You have no one-use tool of value 2 left."),
        ("enough", "No rule forbids it."),
        ("buy 1 wood", "Something else is asked now."),
        ("feed", "Something else is asked now."),
        ("two", "Finish what you have begun first."),
        ("take wood", "Something else is asked now."),
        ("die 3", "Something else is asked now."),
        ("add 9", "Choices can be said in words, such as:"),
        ("die 7", "Choices can be said in words, such as:"),
        ("place forest 11", "Choices can be said in words, such as:"),
        ("fly", "Choices can be said in words, such as:"),
        ('{"die": {"face": 2}}', "Choices can be said in words, such as:"),
    ],
)
def test_why_names_the_rule(run: Run, tmp_path: Path, wish: str, reason: str) -> None:
    assert answer_to(run, tmp_path, TABLE, wish).startswith(reason)


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("place forest 4", "No rule forbids it."),
        ("place field 2", "the field takes exactly 1; that need not be said."),
        ("place card 3", "There is nothing on card space 3."),
        ("place building 4", "With 3 players there is no building stack 4."),
        ("place river 9", "You have only 6 figures at home."),
        ("place quarry", "With 3 players only 2 may gather on the quarry."),
    ],
)
def test_why_names_the_rule_of_a_place(run: Run, tmp_path: Path, wish: str, reason: str) -> None:
    position = {**FRESH, "placed": {"quarry": [0, 1, 2]}, "pending": [{"place_at": {"seat": 0}}]}
    assert answer_to(run, tmp_path, position, wish).startswith(reason)


def answer_to(run: Run, tmp_path: Path, position: Plain, wish: str) -> str:
    """What is said to a wish in a position."""
    (tmp_path / "table.json").write_text(json.dumps({"game": "stone-age", **position}))
    said = run("play", "stone-age", "--from", "table.json", typed=f"why {wish}\n")
    assert (said.code, said.err) == (0, "")
    return said.out.split(f"> why {wish}\n", 1)[1]


def test_why_speaks_persian(run: Run) -> None:
    command = ("play", "stone-age", "--lang", "fa", "--seed", "1", "--option", "start=first_seat")
    said = run(*command, typed="چرا خریدن\nچرا گذاشتن دستهٔ ساختمان ۴\nچرا\n")
    assert "اکنون چیز دیگری پرسیده شده است." in said.out
    assert "دستهٔ ساختمان ۴ در بازی نیست" in said.out
    assert "انتخاب را می‌توان به واژه گفت، مانند:" in said.out


def test_help_explains_the_board(run: Run) -> None:
    for lang, sign in (("en", "four free circles"), ("fa", "چهار دایرهٔ خالی")):
        said = run("play", "stone-age", "--lang", lang, typed="?\n")
        assert sign in " ".join(said.out.split())


# A whole game


@pytest.mark.parametrize(("lang", "won"), [("en", " wins."), ("fa", " برنده شد.")])
def test_a_game_can_be_played_to_its_end(run: Run, lang: str, won: str) -> None:
    command = ("play", "stone-age", "--seats", "4", "--bots", "random", "--lang", lang, "--seed", "1")
    said = run(*command, typed="3\n2\n" * 1000)
    assert (said.code, said.err) == (0, "")
    assert said.last_of_game.endswith(won)
    assert "\x1b" not in said.out
    assert max(cell_len(line) for line in said.out.splitlines()) <= 80
