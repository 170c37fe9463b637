"""Silver in the terminal: the table as text, choices in words, a whole game."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Optional

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from rich.cells import cell_len
from rich.console import Console

import mizban
from cli.terminal import Run
from mizban import language
from mizban.boards import draw
from mizban.core.game import Plain, Word
from mizban.core.notation.wording import verbs_of
from mizban.games.silver import GAME
from mizban.games.silver.cards import NUMBER, UP, WATCHER, who_saw
from mizban.games.silver.data import COPIES
from mizban.games.silver.state import Silver
from mizban.match import Match
from mizban.phrases import in_notation

LANGUAGES = ("en", "fa")
TABLE: Plain = {
    "players": [
        {"village": ["d4@0", "u3>0", "u2!", "d12*@0"]},
        {"village": ["d6@1", "d9", "d2@01", "u13"], "points": {"cards": 30}},
    ],
    "discard": [10, 5],
    "display": [8],
    "hand": ["7@0"],
    "round": 2,
    "caller": 1,
    "amulet": {"holder": 0, "active": True},
    "pending": [{"hold": {"seat": 0, "source": "deck"}}],
}
DRAWN = """\
  player    points  village
> Player 1       0  1: [ ]+  2: 3 Bodyguard +>1  3: 2 Empath !  4: [ ]*
  Player 2      30  1: [ ]  2: [ ]  3: [ ]  4: 13 Doppelganger
Deck: 30. Out of the round: 10. Discard pile: 2, on top 5 Exposer.
In your hand: 1: 7 Beholder
Display: 1: 8 Apprentice Seer
Round 2 of 4. Player 1 starts. Player 2 has called the census. The amulet lies
on place 4 of Player 1.
"""


def drawn(view: Plain, lang: str = "en", width: int = 80) -> str:
    """The table as plain text."""
    console = Console(width=width, color_system=None, highlight=False)
    with console.capture() as caught:
        console.print(draw("silver", view, lang))
    return "".join(f"{line.rstrip()}\n" for line in caught.get().splitlines())


def table(seat: Optional[int] = 0, lang: str = "en", **changes: object) -> str:
    return drawn(mizban.position("silver", {**TABLE, **changes}).view(seat), lang)


def moments(options: dict[str, str], seed: int) -> Iterator[Match]:
    """Moments of a random game."""
    choice = random.Random(seed)
    match = mizban.new("silver", 2 + seed % 3, seed=seed, options=options)
    while not match.over:
        seat = match.waiting[0]
        match.play(choice.choice(match.legal(seat)), seat)
        if choice.random() < 0.05:
            yield match
    yield match


# The board


def test_the_table_is_drawn_with_all_its_signs() -> None:
    assert table() == DRAWN


def test_others_see_how_many_cards_are_held() -> None:
    for seat in (1, None):
        assert table(seat) == DRAWN.replace("In your hand: 1: 7 Beholder", "Player 1 holds one card.")


def test_the_memory_aid_shows_what_a_seat_has_seen() -> None:
    aid = {"memory_aid": "on"}
    text = table(options=aid, top=["11@0", "6"])
    assert "1: [4]+  2: 3 Bodyguard +>1  3: 2 Empath !  4: [12]*\n" in text
    assert "1: [ ]  2: [ ]  3: [2]  4: 13 Doppelganger\n" in text
    assert "Discard pile, from the bottom: 10, 5\n" in text
    assert "On the deck, from the top: 11, [ ]\n" in text
    assert "1: [6]  2: [ ]  3: [2]  4: 13 Doppelganger\n" in table(1, options=aid)
    assert "1: [ ]+  2: 3 Bodyguard +>1  3: 2 Empath !  4: [ ]*\n" in table(None, options=aid)


def test_the_discard_pile_is_shown_to_the_one_who_searches_it() -> None:
    search: Plain = {"discard": [5, 10], "hand": [], "pending": [{"search": {"seat": 0}}]}
    line = "Discard pile, from the bottom: 5, 10\n"
    assert line in table(**search)
    assert line not in table(1, **search)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"amulet": {"holder": 1}}, "Player 2 has the amulet.\n"),
        ({"amulet": {"holder": 1, "active": True}}, "Player 2 has the amulet and may place it.\n"),
        ({}, "Nobody has the amulet.\n"),
        ({"options": {"mode": "points100"}}, "Round 1 of a game to 100 points. Player 1 starts."),
        ({"start": 1}, "Round 1 of 4. Player 2 starts."),
        ({}, "Discard pile: empty.\n"),
        ({"players": [{}, {}, {"village": ["d1"]}, {"village": ["d1"]}]}, "Deck: 40. Discard pile"),
    ],
)
def test_the_situation_is_told(changes: Plain, words: str) -> None:
    assert words in drawn(mizban.position("silver", changes).view(0))


def test_persian_has_its_own_words_and_digits() -> None:
    text = table(lang="fa")
    assert "> بازیکن ۱       ۰  ۱: [ ]+  ۲: محافظ ۳ +>۱  ۳: افسونگر ۲ !  ۴: [ ]*\n" in text
    assert "در دست شما: ۱: طالع‌بین ۷\n" in text
    assert "در دست بازیکن ۱: ۱ کارت.\n" in table(1, lang="fa")
    assert not any(digit in text for digit in "0123456789")


def test_colours_are_never_alone() -> None:
    console = Console(width=80, color_system="truecolor", force_terminal=True)
    with console.capture() as caught:
        console.print(draw("silver", mizban.position("silver", TABLE).view(0), "en"))
    assert "\x1b[" in caught.get()
    assert all(mark in caught.get() for mark in ("> Player 1", "[ ]", "3 Bodyguard +>1", "2 Empath !"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("aid", ["off", "on"])
def test_every_table_fits_80_columns(lang: str, aid: str) -> None:
    for seed in range(3):
        for match in moments({"memory_aid": aid}, seed):
            for seat in (None, *range(match.setup["seats"])):
                narrow, wide = (villages(drawn(match.view(seat), lang, width)) for width in (80, 200))
                assert narrow == wide
                assert max(cell_len(line) for line in wide) <= 80


def villages(text: str) -> list[str]:
    """The lines above the one about the deck."""
    lines = text.splitlines()
    return lines[: next(i for i, line in enumerate(lines) if line.startswith(("Deck: ", "ستون کارت‌ها: ")))]


def test_a_large_village_takes_several_lines_and_no_card_is_broken() -> None:
    cards = ["u13", "u13", "u8", "u8", "u8", "d1", "u3>5"]
    assert villages(drawn(mizban.position("silver", {"players": [{"village": cards}, {}]}).view(0)))[1:4] == [
        "> Player 1       0  1: 13 Doppelganger  2: 13 Doppelganger",
        "                    3: 8 Apprentice Seer  4: 8 Apprentice Seer",
        "                    5: 8 Apprentice Seer  6: [ ]+  7: 3 Bodyguard +>6",
    ]


# Secrets


def with_other_faces(state: Silver, seat: Optional[int]) -> Silver:
    """The same table with another number on every card that the seat is not shown."""
    twin = state.copy()
    bit = 1 << (WATCHER if seat is None else seat)
    twin.villages = vec[vec[i64]]([village[:] for village in twin.villages])  # copies share them
    piles = [*twin.villages, twin.top, *([] if seat == twin.mover else [twin.hand])]
    for pile in piles:
        for i, card in enumerate(pile):
            if not card & UP and not (state.aid and who_saw(card) & bit):
                pile[i] = card & ~NUMBER | (card + 1 & NUMBER) % len(COPIES)
    return twin


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("aid", ["off", "on"])
def test_no_hidden_number_is_drawn(lang: str, aid: str) -> None:
    varied = 0
    for match in moments({"memory_aid": aid}, 5):
        for seat in (None, *range(match.setup["seats"])):
            twin = with_other_faces(match.state, seat)
            varied += twin.villages != match.state.villages
            assert drawn(GAME.view(twin, seat), lang) == drawn(match.view(seat), lang)
    assert varied > 20


# Choices in words


def in_terminal(run: Run, tmp_path: Path, *lines: str, lang: str = "en", **changes: object) -> str:
    """What is said after lines are typed at a table."""
    (tmp_path / "table.json").write_text(json.dumps({"game": "silver", **TABLE, **changes}))
    typed = "".join(f"{line}\n" for line in lines)
    said = run("play", "silver", "--from", "table.json", "--bots", "none", "--lang", lang, typed=typed)
    assert (said.code, said.err) == (0, "")
    return said.out.split(f"> {lines[-1]}\n", 1)[1]


@pytest.mark.parametrize(
    ("typed", "lang"),
    [
        ("exchange 1 3", "en"),
        ("Exchange 3 1", "en"),
        ("card:a1 3", "en"),
        ("exchange ۱ ۳", "fa"),
        ("معاوضه ۱ ۳", "fa"),
        ("معاوضه a1 a3", "fa"),
    ],
)
def test_an_exchange_is_typed_in_words(run: Run, tmp_path: Path, typed: str, lang: str) -> None:
    slid = in_terminal(run, tmp_path, typed, "log", lang=lang)
    told = (
        ["slides place 1 forward", "slides place 3 forward"]
        if lang == "en"
        else ["کارت ۱ خود را به جلو", "کارت ۳ خود را به جلو"]
    )
    assert all(words in slid for words in told)


@pytest.mark.parametrize(("typed", "lang"), [("guard 2 3", "en"), ("محافظت ۲ ۳", "fa")])
def test_a_free_action_is_typed_in_words(run: Run, tmp_path: Path, typed: str, lang: str) -> None:
    told = "in place 2 guards place 3" if lang == "en" else "در جای ۲ محافظ کارت ۳ شد"
    assert told in in_terminal(run, tmp_path, typed, "log", lang=lang)


def test_a_card_of_an_opponent_is_typed_by_letter_and_place(run: Run, tmp_path: Path) -> None:
    search: Plain = {"hand": [], "discard": [8], "pending": [{"spy": {"seat": 0}}]}
    assert "Player 1 looks at place 3 of Player 2" in in_terminal(run, tmp_path, "spy b3", "log", **search)


def test_what_is_forbidden_names_its_rule(run: Run, tmp_path: Path) -> None:
    said = in_terminal(run, tmp_path, "exchange 1 4")
    assert said.startswith("The amulet lies on place 4")
    assert "Rules: “" in said


@pytest.mark.parametrize("text", ["fly", "discard 1", "exchange 0", "exchange 1 x", "exchange 99", "spy e1"])
def test_other_words_are_no_choice(run: Run, tmp_path: Path, text: str) -> None:
    assert in_terminal(run, tmp_path, text).startswith(f"“{text}” is not understood.")


def test_every_verb_has_a_persian_word_of_its_own() -> None:
    verbs = verbs_of(GAME.wordings)
    for lang in LANGUAGES:
        words = [language.say(GAME, Word(f"verb-{verb}"), lang) for verb in verbs]
        assert len(set(words)) == len(verbs)
        assert not [word for word in words if " " in word]
        assert [in_notation(GAME, word, lang) for word in words] == verbs


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("call", "Something else is asked now."),
        ("discard", "No rule forbids it."),
        ("exchange 1 2", "No rule forbids it."),
        ("exchange 2 1", "No rule forbids it."),
        ("exchange 1 1", "You have named your card 1 twice."),
        ("exchange 1 4", "The amulet lies on place 4"),
        ("empath 1", "You have no face-up Empath"),
        ("guard 3 1", "There is no face-up Bodyguard in place 3."),
        ("amulet 1", "The amulet lies on a card already."),
        ("spy b0", "Choices can be said in words, such as:"),
        ("spy i1", "Choices can be said in words, such as:"),
        ("fly", "Choices can be said in words, such as:"),
    ],
)
def test_why_names_the_rule(run: Run, tmp_path: Path, wish: str, reason: str) -> None:
    assert in_terminal(run, tmp_path, f"why {wish}").startswith(reason)


def test_why_speaks_persian(run: Run) -> None:
    said = run("play", "silver", "--lang", "fa", "--seed", "1", typed="چرا سرشماری\nچرا\n")
    assert "اکنون پرسش دیگری در میان است." in said.out
    assert "انتخاب را می‌توان به واژه گفت، مانند:" in said.out


def test_help_explains_the_board(run: Run) -> None:
    for lang, sign in (("en", "2: [ ] is a face-down card"), ("fa", "۲: [ ] کارتی به‌پشت")):
        assert sign in run("play", "silver", "--lang", lang, typed="?\n").out


# A whole game


@pytest.mark.parametrize(("lang", "won"), [("en", " wins."), ("fa", " برنده شد.")])
def test_a_game_can_be_played_to_its_end(run: Run, lang: str, won: str) -> None:
    command = ("play", "silver", "--seats", "3", "--bots", "random", "--lang", lang, "--seed", "1")
    said = run(*command, typed="1\n" * 2000)
    assert (said.code, said.err) == (0, "")
    assert said.last_of_game.endswith(won)
    assert "\x1b" not in said.out
    assert max(cell_len(line) for line in said.out.splitlines()) <= 80
