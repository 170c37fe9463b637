"""Records, checked and told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.terminal import Run


@pytest.fixture
def record(finished: dict[str, object], tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(finished))
    return str(path)


@pytest.mark.parametrize(
    ("lang", "first", "event"), [("en", "keeps to the rules", "Ducat day!"), ("fa", "با قوانین می‌خواند", "روز دوکاتی!")]
)
def test_a_record_is_told_with_its_result(run: Run, record: str, lang: str, first: str, event: str) -> None:
    said = run("replay", record, "--lang", lang)
    assert (said.code, said.err) == (0, "")
    assert first in said.out.splitlines()[0]
    assert f"  {event}\n" in said.out


def test_the_scores_are_those_of_the_record(run: Run, record: str, finished: dict[str, object]) -> None:
    total = next(line for line in run("replay", record).out.splitlines() if line.startswith("│ total"))
    result = finished["result"]
    assert isinstance(result, dict)
    assert [int(cell) for cell in total.split("│")[2:-1]] == result["scores"]


def test_the_table_is_shown_after_some_answers(run: Run, record: str) -> None:
    start, middle = run("replay", record, "--to", "0").out, run("replay", record, "--to", "40").out
    assert start.startswith("After 0 of ")
    assert "Turn 0." in start
    assert "R1" not in start
    assert "Turn 10." in middle or "Turn 9." in middle or "Turn 8." in middle


def test_a_record_may_stop_early(run: Run, tmp_path: Path, finished: dict[str, object]) -> None:
    answers = finished["answers"]
    assert isinstance(answers, list)
    half = {**finished, "answers": answers[:30]}
    del half["result"]
    (tmp_path / "half.json").write_text(json.dumps(half))
    said = run("replay", "half.json")
    assert said.code == 0
    assert said.out.endswith("The record stops before the end of the game.\n")


def test_a_record_tells_what_spectators_had_to_remember(run: Run) -> None:
    records = Path(__file__).parent.parent / "records"
    told = run("replay", str(records / "alhambra-2-301.json")).out
    assert "a card" not in told
    assert "The deck lays open " in told


def test_a_record_with_groups_is_told(run: Run) -> None:
    run("play", "pocket", "--seats", "2", "--bots", "random", "--seed", "1", typed="1\n" * 5 + "save pocket.json\n")
    assert run("replay", "pocket.json").code == 0
    said = run("replay", "pocket.json", "--to", "6")
    assert said.out.startswith("After 6 of ")
