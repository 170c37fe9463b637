"""Bots that others have written."""

from __future__ import annotations

import pickle
import sys
from pathlib import Path

import pytest

import mizban
from cli.terminal import Run
from installing import install
from mizban.bots import Bot, custom, make, maker
from mizban.core.errors import BadSetup
from mizban.registry import find
from mizban.sentences import OTHER, in_language, sentences_in

CODE = """
from mizban.bots import Bot

class Last(Bot):
    def choose(self, state, seat, options, budget=1.0):
        return options[-1]

class Idle(Bot):
    pass

class Stubborn(Bot):
    def __init__(self, game, seed):
        raise RuntimeError("not today")

    def choose(self, state, seat, options, budget=1.0):
        return options[0]

class NoBot:
    pass

number = 7
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a file of bots, in which one works."""
    (tmp_path / "mine.py").write_text(CODE)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def plays_last(player: Bot) -> bool:
    match = mizban.new("kilt-castle", 2, seed=1)
    seat = match.waiting[0]
    return len(match.legal()) > 1 and player.turn(match.guess(seat), seat) == match.legal()[-1:]


def test_a_class_of_a_file_plays(here: Path) -> None:
    assert plays_last(make("mine.py:Last", find("kilt-castle"), 3))
    assert plays_last(make(f"{here}/mine.py:Last", find("kilt-castle")))


def test_a_class_of_a_module_plays(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (here / "club").mkdir()
    (here / "club" / "members.py").write_text(CODE)
    monkeypatch.syspath_prepend(str(here))
    assert plays_last(make("club.members:Last", find("kilt-castle")))
    assert plays_last(custom.load("club.members:Last")(find("kilt-castle"), 1, 2))


def test_a_bot_of_an_installed_package_plays(packages: Path) -> None:
    install(packages, "mason-club", CODE, bots="mason = mason_club:Last")
    assert custom.handed_in() == ["mason"]
    assert plays_last(make("mason", find("kilt-castle")))


def test_a_file_is_run_once_and_its_bots_can_be_pickled(here: Path) -> None:
    game = find("kilt-castle")
    first, second = make("mine.py:Last", game), make(f"{here}/mine.py:Last", game)
    assert type(first) is type(second)
    assert pickle.loads(pickle.dumps(type(first))) is type(first)


def test_a_name_can_be_told_to_a_process_in_another_folder(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = custom.located("mine.py:Last")
    monkeypatch.chdir("/")
    assert plays_last(make(name, find("kilt-castle")))
    assert [custom.located(name) for name in ("regular", "club.members:Last")] == ["regular", "club.members:Last"]


WRONG = {
    "none.py:Last": "there is no file 'none.py'",
    "mine.py": "a bot of one's own is written path.py:Class or package.module:Class, not 'mine.py'",
    "mine.py:": "a bot of one's own is written path.py:Class or package.module:Class, not 'mine.py:'",
    ":Last": "a bot of one's own is written path.py:Class or package.module:Class, not ':Last'",
    "mine.py:First": "mine.py has no class First; its bots are Last, Idle, Stubborn",
    "mine.py:NoBot": "NoBot of mine.py is no bot: it must be a class that extends mizban.bots.Bot",
    "mine.py:number": "number of mine.py is no bot: it must be a class that extends mizban.bots.Bot",
    "mine.py:Idle": "Idle of mine.py plays nothing: it must have a method choose or turn",
    "mine.py:Bot": "Bot of mine.py plays nothing: it must have a method choose or turn",
    "mine.py:Stubborn": "mine.py:Stubborn cannot be used: RuntimeError: not today",
    "broken.py:Last": "broken.py cannot be used: SyntaxError: invalid syntax (broken.py, line 1)",
    "leaves.py:Last": "leaves.py cannot be used: SystemExit: 3",
    "lacks.py:Last": "lacks.py cannot be used: ModuleNotFoundError: No module named 'nowhere_at_all'",
    "no_such_club.members:Last": "there is no module 'no_such_club.members'",
    "json.no_such_part:Last": "there is no module 'json.no_such_part'",
    "json:JSONDecoder": "JSONDecoder of json is no bot: it must be a class that extends mizban.bots.Bot",
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_with_a_bot_is_one_sentence_in_both_languages(here: Path, run: Run, name: str) -> None:
    (here / "broken.py").write_text("class")
    (here / "leaves.py").write_text("raise SystemExit(3)")
    (here / "lacks.py").write_text("import nowhere_at_all")
    with pytest.raises(BadSetup) as said:
        make(name, find("kilt-castle"))
    assert str(said.value) == WRONG[name]
    assert in_language(WRONG[name], "fa") != sentences_in("fa").text(OTHER, {})
    assert run("play", "kilt-castle", "--bots", name).err == f"mizban: {WRONG[name]}\n"


def test_a_file_that_fails_leaves_no_module_behind(here: Path) -> None:
    (here / "broken.py").write_text("class")
    before = set(sys.modules)
    with pytest.raises(BadSetup):
        maker("broken.py:Last")
    assert [name for name in set(sys.modules) - before if name.startswith("mizban_bot_")] == []


def test_a_package_that_cannot_be_used_is_named(packages: Path) -> None:
    install(packages, "mason-club", CODE, bots="mason = mason_club:NoBot")
    with pytest.raises(BadSetup, match="mason of the package mason-club cannot be used: NoBot of mason_club is no bot"):
        make("mason", find("kilt-castle"))


def test_a_name_that_nobody_has_is_answered_with_all_that_there_are(packages: Path) -> None:
    install(packages, "mason-club", CODE, bots="mason = mason_club:Last")
    with pytest.raises(BadSetup, match=r"there is no bot 'genius'; there are newcomer, .*, mason$"):
        make("genius", find("kilt-castle"))
    with pytest.raises(BadSetup, match="no installed package has a bot 'genius'"):
        custom.load("genius")


def test_a_bot_of_ones_own_plays_in_the_terminal(here: Path, run: Run) -> None:
    said = run("play", "kilt-castle", "--bots", "mine.py:Last", "--seed", "1", typed="1\n1\n1\nq\n")
    assert (said.code, said.err) == (0, "")
