"""Games of installed packages at the command line."""

from __future__ import annotations

from pathlib import Path

from cli.terminal import Run
from installing import install, like_pocket
from mizban import registry


def test_what_is_wrong_with_a_package_stands_below_the_shelf(packages: Path, run: Run) -> None:
    install(packages, "odd", "GAME = 1", games="odd = odd:GAME")
    said = run("games")
    assert said.code == 0
    assert "kilt-castle" in said.out
    assert " ".join(said.err.split()) == f"mizban: {registry.faults()[0]}"
    assert run("play", "odd").err == f"mizban: {registry.faults()[0]}\n"


def test_a_package_may_draw_its_board_for_the_terminal(packages: Path, run: Run) -> None:
    board = "\ndef table(view, lang):\n    return f'the table in {lang}'\n"
    code = like_pocket(packages, "drawn") + board
    install(packages, "drawn", code, games="drawn = drawn:GAME", boards="drawn = drawn:table")
    assert "the table in fa" in run("play", "drawn", "--seats", "2", "--lang", "fa").out


def test_a_board_that_cannot_be_loaded_is_named_in_a_sentence(packages: Path, run: Run) -> None:
    install(packages, "drawn", like_pocket(packages, "drawn"), games="drawn = drawn:GAME", boards="drawn = drawn:table")
    said = run("play", "drawn", "--seats", "2")
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert "drawn of the package drawn cannot be used: AttributeError" in said.err
