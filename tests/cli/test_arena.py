"""Contests among bots at the command line."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import mizban
from cli.terminal import Run

QUICK = ("arena", "kilt-castle", "--bots", "random,mine.py:Last", "--seats", "2", "--workers", "1")
LAST = """
from mizban.bots import Bot

class Last(Bot):
    def choose(self, state, seat, options, budget=1.0):
        return options[-1]
"""


@pytest.fixture(autouse=True)
def bots(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(LAST)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            ["wins", "fair", "rating", "quartiles", "placed before", "Player 2", "ms a turn", "over budget", "50 %"],
        ),
        ("fa", ["برد", "سهم برابر", "درجه", "چارک‌ها", "جلوتر از", "بازیکن ۲", "میلی‌ثانیه در هر نوبت", "۵۰٪"]),
    ],
)
def test_a_contest_is_told_in_tables(run: Run, lang: str, words: list[str]) -> None:
    said = run(*QUICK, "--games", "4", "--lang", lang)
    assert (said.code, said.err) == (0, "")
    assert [word for word in words if word not in said.out] == []


def test_everything_is_written_as_json(run: Run, tmp_path: Path) -> None:
    assert run(*QUICK, "--games", "4", "--option", "water=top-left", "--json", "out.json").code == 0
    made = json.loads((tmp_path / "out.json").read_text())
    assert made["command"] == (
        "mizban arena kilt-castle --bots random,mine.py:Last --games 4 --seats 2 --seed 1 "
        "--option water=top-left --evaluations 2000"
    )
    assert made["contest"]["seed"] == 1
    assert made["versions"]["mizban"] == mizban.__version__
    assert {"python", "openskill", "compiled"} <= set(made["versions"])
    assert set(made["machine"]) == {"system", "processor", "cores"}
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00", made["date"])
    assert made["line_ups"] == {"count": 2, "least": 2, "most": 2}
    assert sum(bot["wins"] for bot in made["bots"].values()) == made["games"] == 4
    for bot in made["bots"].values():
        assert bot["low"] <= bot["share"] <= bot["high"]
        assert bot["rating"]["low"] < bot["rating"]["mu"] < bot["rating"]["high"]
        assert len(bot["points"]["quartiles"]) == 3
        assert bot["ms"]["median"] <= bot["ms"]["p99"]
    assert made["head_to_head"]["random"]["mine.py:Last"]["games"] == 4
    assert [seat["games"] for seat in made["seats"]] == [4, 4]
    assert made["turns"]["count"] == 4
    assert 5 < made["memory"] < 1000
    assert made["reproducible"] is True


def test_the_command_in_the_json_plays_the_same_games(run: Run, tmp_path: Path) -> None:
    run(*QUICK, "--games", "3", "--json", "one.json", "--folder", "one")
    command = json.loads((tmp_path / "one.json").read_text())["command"].split()[1:]
    run(*command, "--json", "two.json", "--folder", "two", "--workers", "1")
    one, two = (json.loads((tmp_path / name).read_text()) for name in ("one.json", "two.json"))
    for part in ("contest", "head_to_head", "seats", "turns", "winner"):
        assert one[part] == two[part]
    assert [bot["points"] for bot in one["bots"].values()] == [bot["points"] for bot in two["bots"].values()]


def test_bots_that_go_by_the_clock_are_not_said_to_play_the_same_again(run: Run, tmp_path: Path) -> None:
    said = run(*QUICK, "--games", "1", "--seconds", "0.5", "--json", "out.json")
    assert "Bots went by the clock" in said.out
    made = json.loads((tmp_path / "out.json").read_text())
    assert made["reproducible"] is False
    assert made["command"].endswith("--seconds 0.5")


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_plot_is_drawn_as_svg(run: Run, tmp_path: Path, lang: str) -> None:
    assert run(*QUICK, "--games", "4", "--plot", "out.svg", "--lang", lang).code == 0
    drawn = ElementTree.parse(tmp_path / "out.svg").getroot()
    words = [each.text or "" for each in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert words.count("mine.py:Last") == words.count("random") == 2
    assert ("Kilt Castle, 2 players, 4 games" in words) == (lang == "en")
    assert any("۲۰" in word for word in words) == (lang == "fa")
    assert len(list(drawn.iter("{http://www.w3.org/2000/svg}polygon"))) > 4


def test_a_plot_is_drawn_as_png(run: Run, tmp_path: Path) -> None:
    images = pytest.importorskip("PIL.Image", reason="Pillow is not installed")
    assert run(*QUICK, "--games", "2", "--plot", "out.png", "--lang", "fa").code == 0
    with images.open(tmp_path / "out.png") as image:
        assert image.format == "PNG"
        assert len(image.getcolors(1 << 20)) > 10


def test_a_png_needs_pillow(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    said = run(*QUICK, "--plot", "out.png")
    assert said.err == "mizban: a PNG needs Pillow: pip install 'mizban[arena]'; an SVG needs nothing\n"
    assert not (tmp_path / "arena").exists()


def test_ratings_need_openskill(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert run(*QUICK).err == "mizban: the arena needs openskill: pip install 'mizban[arena]'\n"
    assert not (tmp_path / "arena").exists()


def test_the_same_command_goes_on_and_another_one_has_a_folder_of_its_own(run: Run, tmp_path: Path) -> None:
    run(*QUICK, "--games", "2")
    [folder] = (tmp_path / "arena").iterdir()
    before = (folder / "games.jsonl").read_text()
    assert run(*QUICK, "--games", "3").code == 0
    after = (folder / "games.jsonl").read_text()
    assert after.startswith(before)
    assert after.count("\n") == 3
    run(*QUICK, "--games", "1", "--seed", "2")
    assert len(list((tmp_path / "arena").iterdir())) == 2


def test_a_folder_of_another_contest_is_refused_in_a_sentence(run: Run, tmp_path: Path) -> None:
    run(*QUICK, "--games", "1", "--folder", "kept")
    said = run(*QUICK, "--games", "1", "--folder", "kept", "--seed", "2")
    assert (said.code, said.out) == (2, "")
    assert said.err == "mizban: kept holds a contest whose seed is 1, not 2; choose another folder\n"


def hear_interrupts() -> None:
    """Tests may run in the background of a shell, where Ctrl-C is ignored, and all that they start ignores it too."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_an_interrupted_contest_leaves_what_is_finished_and_goes_on(tmp_path: Path) -> None:
    slow = LAST.replace("return options[-1]", "import time; time.sleep(0.01); return options[-1]")
    (tmp_path / "mine.py").write_text(slow)
    command = [sys.executable, "-m", "mizban.cli", *QUICK[:-1], "2", "--games", "500", "--folder", "kept"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    log = tmp_path / "kept" / "games.jsonl"
    with subprocess.Popen(
        command, cwd=tmp_path, env=env, stderr=subprocess.PIPE, start_new_session=True, preexec_fn=hear_interrupts
    ) as playing:
        while not log.exists() or log.read_text().count("\n") < 2:
            assert playing.poll() is None
        os.killpg(playing.pid, signal.SIGINT)  # Ctrl-C is for all processes of a terminal
        _, err = playing.communicate(timeout=60)
    assert (playing.returncode, err) == (130, b"")
    numbers = [json.loads(line)["number"] for line in log.read_text().splitlines()]
    assert 2 <= len(numbers) == len(set(numbers)) < 500


def test_a_terminal_gets_a_bar_of_progress_and_a_pipe_none(run: Run, tmp_path: Path) -> None:
    assert run(*QUICK, "--games", "1").err == ""
    mine, its = pty.openpty()
    env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "mizban.cli", *QUICK, "--games", "3", "--lang", "en"]
    with subprocess.Popen(command, cwd=tmp_path, env=env, stdout=subprocess.PIPE, stderr=its) as playing:
        out, _ = playing.communicate(timeout=120)
        shown = os.read(mine, 1 << 16).decode()
    os.close(its)
    os.close(mine)
    assert "Games of Kilt Castle" in shown
    assert b"Games of" not in out


def test_a_bot_that_fails_is_one_sentence(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(LAST.replace("return options[-1]", "return options[99999]"))
    said = run(*QUICK)
    assert (said.code, said.out) == (2, "")
    assert said.err == "mizban: mine.py:Last has failed: IndexError: list index out of range\n"
