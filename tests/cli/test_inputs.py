"""What a person may type besides the number of an answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.terminal import Run


def table_after(out: str, line: str) -> str:
    """What is shown after a line that was typed."""
    return out.split(f"> {line}\n", 1)[1]


def play(run: Run, *lines: str, lang: str = "en", bots: str = "random") -> str:
    said = run(
        "play", "kilt-castle", "--seed", "3", "--bots", bots, "--lang", lang, typed="".join(f"{x}\n" for x in lines)
    )
    assert (said.code, said.err) == (0, "")
    return said.out


# Undo


@pytest.mark.parametrize("command", ["u", "undo", "U", "پس"])
def test_undo_takes_the_last_choice_back(run: Run, command: str) -> None:
    out = play(run, "2", command)
    after = table_after(out, command)
    assert after.startswith("Your last answer is taken back.\n")
    assert "Which card do you move?" in after


def test_undo_says_why_it_cannot(run: Run) -> None:
    assert "Nothing can be taken back" in table_after(play(run, "u"), "u")
    assert "چیزی برای پس گرفتن نیست" in table_after(play(run, "u", lang="fa"), "u")


def test_what_a_bot_has_seen_is_not_taken_back(run: Run) -> None:
    out = play(run, "2", "1", "u")
    assert "Nothing can be taken back" in table_after(out, "u")


def test_at_one_keyboard_the_last_choice_is_anybodys(run: Run) -> None:
    out = play(run, "1", "1", "2", "u", bots="none")
    assert "Player 2: Which card do you move?" in out
    assert "Player 1: Which red storey goes on c1?" in table_after(out, "u")


def test_what_comes_instead_is_told(run: Run) -> None:
    out = play(run, "1", "1", "2", "u", "3", "u", "1", bots="none")
    told = [line for line in out.splitlines() if line.startswith("  Player 1 builds red")]
    assert told == [f"  Player 1 builds red on c1{crests}." for crests in (", with one crest", ", with two crests", "")]


# Why


REASONS = [
    ("D-RO P9", "P9 is too far: no card may go further than P4", "Moving a card"),
    ("d-ro p1", "Cards move clockwise only; P1 lies behind P2.", "Moving a card"),
    ("D-RL", "The red and light grey card cannot move anywhere now.", "Moving a card"),
    ("S-D P4", "The dark grey card is not in this game.", "Set-up"),
    ("c3 2", "First choose a card to move.", "Your turn"),
    ("c3", "First choose a card to move.", "Your turn"),
    ("roof b3", "First choose a card to move.", "Your turn"),
    ("move S-R P1", "The red card lies at P1 already", "Moving a card"),
    ("card:S-R place:P1", "The red card lies at P1 already", "Moving a card"),
]


@pytest.mark.parametrize(("wish", "reason", "section"), REASONS)
def test_why_names_the_rule(run: Run, wish: str, reason: str, section: str) -> None:
    answer = table_after(play(run, f"why {wish}"), f"why {wish}")
    assert reason in answer
    assert f"Rules: “{section}”" in answer


def test_why_speaks_persian(run: Run) -> None:
    answer = table_after(play(run, "چرا D-RO P۹", lang="fa"), "چرا D-RO P۹")
    assert "P9 زیادی دور است" in answer
    assert "قوانین: «جابه‌جا کردن کارت» (r moving)" in answer


@pytest.mark.parametrize("wish", ["D-RO P4", "P4", "S-R"])
def test_what_is_possible_is_not_forbidden(run: Run, wish: str) -> None:
    assert table_after(play(run, f"why {wish}"), f"why {wish}").startswith("No rule forbids it.\n")


@pytest.mark.parametrize("wish", ["", "x", "c9", "P20", "c3 7", "roof P1", "{", '{"fly": {}}', "{}"])
def test_a_wish_that_is_none_is_explained(run: Run, wish: str) -> None:
    out = play(run, f"why {wish}")
    assert "Choices can be said in words, such as: move red card P2, move " in " ".join(out.split())


# Choices in words


def test_a_choice_can_be_typed_in_persian(run: Run) -> None:
    out = play(run, "حرکت کارت تک رنگ قرمز P۲", "log", lang="fa")
    assert "P2" in table_after(out, "log")
    assert "نفهمیدم" not in out


def test_a_choice_can_be_typed_in_words(run: Run) -> None:
    out = play(run, "move S-R P2", "log")
    assert "Player 1 moves the red card from P1 to P2." in table_after(out, "log")


def test_a_choice_that_is_forbidden_names_its_rule(run: Run) -> None:
    answer = table_after(play(run, "D-RO P9"), "D-RO P9")
    assert "P9 is too far" in answer
    assert "Rules: “Moving a card”" in answer


# Rules, log, help, the table again


def test_the_rules_are_listed_and_shown(run: Run) -> None:
    out = play(run, "r", "r moving", "r nowhere")
    assert "  r moving     Moving a card" in out
    assert "Pick whichever card you like" in table_after(out, "r moving")
    assert "There is no section “nowhere”." in table_after(out, "r nowhere")


def test_the_log_tells_everything(run: Run) -> None:
    log = table_after(play(run, "1", "1", "log"), "log")
    assert "takes the master builder seal and begins." in log
    assert "Player 1 moves the red card from P1 to P2." in log


def test_help_explains_inputs_and_board(run: Run) -> None:
    for lang, sign in (("en", "R3** is a tower"), ("fa", "R3** برجی سه‌طبقه است")):
        answer = table_after(play(run, "?", lang=lang), "?")
        assert sign in answer
        typed = answer.replace("\u2067", "")  # the mark of direction before a Persian line
        assert all(f"  {command} " in typed for command in ("u", "why", "r", "log", "save", "q"))


def test_enter_shows_the_table_again(run: Run) -> None:
    assert play(run).count("┌──a") + 1 == play(run, "").count("┌──a")


# Saving


def test_a_file_that_is_there_is_kept(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("precious")
    out = play(run, "save mine.txt", "save", "save no/such/folder.json", "save \0")
    assert "could not be saved: mine.txt (there is a file of that name already)" in out
    assert "Say where to" in table_after(out, "save")
    assert "(No such file or directory)" in out
    assert (tmp_path / "mine.txt").read_text() == "precious"
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
