"""A game at the keyboard, typed through a pipe."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.cells import cell_len

import mizban
from cli.terminal import Run
from mizban.bots.planning import Planning
from mizban.core.state import State

FIRST_ANSWERS = "1\n" * 400
WON = {"en": ("wins.", "share the victory."), "fa": ("برنده شد.", "برد مشترک")}


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_a_game_can_be_played_to_its_end(run: Run, lang: str, seats: str) -> None:
    said = run(
        "play", "kilt-castle", "--seats", seats, "--bots", "random", "--lang", lang, "--seed", "1", typed=FIRST_ANSWERS
    )
    assert (said.code, said.err) == (0, "")
    assert any(word in said.last_of_game for word in WON[lang])


def test_a_game_can_be_saved_and_read_again_after_its_end(run: Run, tmp_path: Path) -> None:
    played = run("play", "kilt-castle", "--seed", "1", "--bots", "none", typed=FIRST_ANSWERS)
    answers = played.out.count("\n> 1\n") - 1  # the last one leaves
    said = run("play", "kilt-castle", "--seed", "1", "--bots", "none", typed="1\n" * answers + "log\nsave end.json\n\n")
    assert said.code == 0
    assert "The game so far is saved in: end.json" in said.out
    assert mizban.replay(json.loads((tmp_path / "end.json").read_text())).over


def test_regular_bots_play_where_nothing_else_is_said(run: Run) -> None:
    said = run("play", "kilt-castle", "--seed", "1", typed=FIRST_ANSWERS)
    assert said.last_of_game.endswith("wins.")
    assert "Regular (Player 2 and Player 3): Knows the game" in said.out


def test_every_seat_can_have_a_bot_of_its_own_which_is_introduced(run: Run) -> None:
    said = run("play", "kilt-castle", "--seats", "4", "--bots", "newcomer,random", "--seed", "1", typed="1\n1\n")
    assert "Newcomer (Player 2 and Player 4): Plays like somebody in their first games" in " ".join(said.out.split())
    assert "Random (Player 3): Plays anything that is allowed." in said.out
    persian = run("play", "kilt-castle", "--bots", "newcomer,greedy", "--seed", "1", "--lang", "fa", typed="1\n").out
    assert "تازه‌کار (بازیکن ۲): مثل کسی بازی می‌کند" in persian
    assert "حریص (بازیکن ۳): هر بار" in persian


def test_more_bots_than_seats_are_refused(run: Run) -> None:
    said = run("play", "kilt-castle", "--seats", "2", "--bots", "newcomer,regular")
    assert (said.code, said.err) == (2, "mizban: 2 bots are too many for 1 seats\n")


FAILING = """
from mizban.bots import Bot

class Fails(Bot):
    def choose(self, state, seat, options, budget=1.0):
        raise ValueError("no")

class Nonsense(Bot):
    def turn(self, state, seat, budget=1.0):
        return [10**6]
"""


@pytest.mark.parametrize("kind", ["Fails", "Nonsense"])
def test_a_bot_that_fails_is_replaced_and_the_table_says_so(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    (tmp_path / "mine.py").write_text(FAILING)
    monkeypatch.chdir(tmp_path)
    bot = f"mine.py:{kind}"
    said = run("play", "kilt-castle", "--seats", "2", "--bots", bot, "--seed", "1", typed=FIRST_ANSWERS)
    flat = " ".join(said.out.split())
    assert flat.count(f"The bot “{bot}” on the seat of Player 2 has failed; “Regular” plays there from now on.") == 1
    assert said.last_of_game.endswith("wins.")


def test_where_the_regular_bot_fails_too_any_answer_is_given(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Planning, state: State, seat: int, budget: float = 1.0) -> list[int]:
        raise ValueError("no")

    monkeypatch.setattr(Planning, "turn", fail)
    said = run("play", "kilt-castle", "--seats", "2", "--bots", "regular", "--seed", "1", typed=FIRST_ANSWERS)
    told = "The bot “Regular” on the seat of Player 2 has failed; “Random” plays there from now on."
    assert " ".join(said.out.split()).count(told) == 1
    assert said.last_of_game.endswith("wins.")


def test_piped_output_is_plain_and_fits_80_columns(run: Run) -> None:
    for lang in ("en", "fa"):
        said = run(
            "play",
            "kilt-castle",
            "--seats",
            "4",
            "--bots",
            "random",
            "--lang",
            lang,
            "--seed",
            "2",
            typed=FIRST_ANSWERS,
        )
        assert "\x1b" not in said.out
        assert max(cell_len(line) for line in said.out.splitlines()) <= 80


def test_the_result_is_that_of_the_match(run: Run) -> None:
    said = run("play", "kilt-castle", "--seats", "2", "--bots", "none", "--seed", "5", typed=FIRST_ANSWERS)
    match = mizban.new("kilt-castle", 2, seed=5)
    while not match.over:
        match.play(match.legal()[0])
    total = next(line for line in said.out.splitlines() if line.startswith("│ total"))
    assert [int(cell) for cell in total.split("│")[2:-1]] == match.scores()


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    command, answers = ("play", "kilt-castle", "--bots", "random", "--seed"), "1\n" * 20
    assert run(*command, "6", typed=answers).out == run(*command, "6", typed=answers).out
    assert run(*command, "6", typed=answers).out != run(*command, "7", typed=answers).out


def test_persian_text_has_persian_digits(run: Run) -> None:
    said = run("play", "kilt-castle", "--lang", "fa", "--seed", "1")
    assert "   ۱. \u2067کارت" in said.out
    assert "شما بازیکن ۱ هستید." in said.out
    assert "   1." not in said.out


@pytest.mark.parametrize("digit", ["2", "۲", "٢", "\u200f۲\u200f", " 2 "])
def test_digits_of_three_scripts_are_read(run: Run, digit: str) -> None:
    said = run("play", "kilt-castle", "--seed", "3", typed=f"{digit}\n")
    assert "Where does the orange card go?" in said.out


@pytest.mark.parametrize("nonsense", ["0", "6", "-1", "1.5", "x", "9" * 5000, "²", "[bold]", "1 x"])
def test_nonsense_is_refused_and_asked_again(run: Run, nonsense: str) -> None:
    said = run("play", "kilt-castle", "--seed", "3", typed=f"{nonsense}\n2\n")
    assert "is not understood. Type a number from 1 to 5" in " ".join(said.out.split())
    assert "Where does the orange card go?" in said.out


def test_the_person_may_sit_elsewhere(run: Run) -> None:
    said = run("play", "kilt-castle", "--me", "2", "--bots", "random", "--seed", "1", typed=FIRST_ANSWERS)
    assert "You are Player 3." in said.out
    assert {line.split(":")[0] for line in said.out.splitlines() if line.endswith("?")} == {"Player 3"}


def test_everybody_is_a_person_without_bots(run: Run) -> None:
    said = run("play", "kilt-castle", "--bots", "none", "--seed", "1", typed=FIRST_ANSWERS)
    askers = {line.split(":")[0] for line in said.out.splitlines() if line.endswith("?")}
    assert askers == {"Player 1", "Player 2", "Player 3"}


def test_forced_answers_are_given_with_a_line(run: Run) -> None:
    said = run("play", "kilt-castle", "--bots", "none", "--seed", "1", typed=FIRST_ANSWERS)
    assert "has one answer only: " in said.out
    assert "\n   1. " in said.out
    questions = said.out.split("?\n")[1:]
    assert all("   2. " in question.split("\n> ")[0] for question in questions)


def test_options_of_the_game_reach_it(run: Run) -> None:
    said = run("play", "kilt-castle", "--option", "water=top-left", "--seed", "1")
    assert "P19 1~~~~~~│~~~~~~│" in said.out


def test_news_is_told_once(run: Run) -> None:
    said = run("play", "kilt-castle", "--bots", "random", "--seed", "1", typed="1\n1\n1\n1\n")
    assert said.out.count("takes the master builder seal and begins.") == 1


# Leaving


def test_the_end_of_the_input_ends_politely(run: Run) -> None:
    said = run("play", "kilt-castle")
    assert said.code == 0
    assert said.out.endswith("> \nThe game is left unfinished. Goodbye!\n")


def test_quitting_ends_politely(run: Run) -> None:
    said = run("play", "kilt-castle", "--lang", "fa", typed="خروج\n1\n")
    assert said.code == 0
    assert said.out.endswith("بازی نیمه‌کاره ماند. خدانگهدار!\n")


def test_an_interrupt_ends_politely(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    said = run("play", "kilt-castle")
    assert (said.code, said.err) == (130, "")
    assert said.out.endswith("Goodbye!\n")


# A game with secrets and groups


def test_a_game_with_groups_and_without_a_board_can_be_played(run: Run) -> None:
    for bots in ("random", "newcomer", "none"):
        said = run("play", "pocket", "--seats", "2", "--bots", bots, "--seed", "1", typed=FIRST_ANSWERS)
        assert said.code == 0
        assert said.last_of_game.endswith(WON["en"])
        assert "Tokens  Has peeked" in said.out


def test_a_person_is_not_told_what_others_hold(run: Run) -> None:
    said = run("play", "pocket", "--seats", "2", "--bots", "random", "--seed", "1")
    assert said.out.count("Player 2 is dealt a card.") == 2
    assert "Player 1 is dealt a card." not in said.out


def test_a_game_with_groups_is_played_in_words(run: Run) -> None:
    typed = "why bid 2\nwhy look 1\nwhy fly\nlook 2\nbid 1\npeek\npeek\nswap 2\n"
    said = run("play", "pocket", "--seats", "2", "--seed", "1", typed=typed)
    assert "Something else is asked now." in said.out
    assert "No rule forbids it." in said.out
    assert "You have peeked in this round already." in said.out
    assert "Player 1 swaps card 2" in said.out


def test_a_saved_game_is_a_record(run: Run, tmp_path: Path) -> None:
    said = run("play", "kilt-castle", "--bots", "random", "--seed", "1", typed="1\n1\nsave half.json\n")
    assert "The game so far is saved in: half.json" in said.out
    match = mizban.replay(json.loads((tmp_path / "half.json").read_text()))
    assert match.setup["seats"] == 3
    assert not match.over


def test_a_saved_game_goes_on(run: Run, tmp_path: Path) -> None:
    run("play", "kilt-castle", "--seats", "2", "--bots", "none", "--seed", "5", typed="1\n" * 9 + "save game.json\n")
    saved = json.loads((tmp_path / "game.json").read_text())
    assert "result" not in saved
    said = run("play", "kilt-castle", "--bots", "none", "--from", "game.json", typed=FIRST_ANSWERS)
    whole = run("play", "kilt-castle", "--seats", "2", "--bots", "none", "--seed", "5", typed=FIRST_ANSWERS)
    assert said.code == 0
    assert said.out.splitlines()[-12:] == whole.out.splitlines()[-12:]


def test_a_game_starts_from_a_position(run: Run, tmp_path: Path) -> None:
    (tmp_path / "start.json").write_text(json.dumps({"players": [{}, {}, {}, {"ducats": 77}], "seal": {"seat": 3}}))
    said = run("play", "kilt-castle", "--bots", "none", "--from", "start.json", typed="q\n")
    assert said.code == 0
    assert "Player 4: Which card do you move?" in said.out
    assert "77" in said.out
