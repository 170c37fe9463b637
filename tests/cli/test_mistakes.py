"""What the user got wrong is one sentence and exit code 2; nothing is written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cli.terminal import Run, Said
from mizban.cli import files

COMMANDS = [
    "",
    "fly",
    "--fly",
    "play",
    "play nothing",
    "play kilt-castle extra",
    "play kilt-castle --seats 9",
    "play kilt-castle --seats 0",
    "play kilt-castle --seats x",
    "play kilt-castle --seats",
    f"play kilt-castle --seats {'9' * 5000}",
    "play kilt-castle --seats 100000000000000000000",
    "play kilt-castle --bots genius",
    "play kilt-castle --me 3",
    "play kilt-castle --me -1",
    "play kilt-castle --lang de",
    "play kilt-castle --lan fa",
    "play kilt-castle --seed x",
    "play kilt-castle --option water",
    "play kilt-castle --option water=fire",
    "play kilt-castle --option fire=water",
    "replay",
    "replay nothing.json",
    "replay .",
    "games --lang de",
    "rules",
    "rules nothing",
    "rules kilt-castle --section nothing",
    "rules kilt-castle --lang de",
    "fuzz",
    "fuzz nothing",
    "fuzz kilt-castle --games 0",
    "fuzz kilt-castle --games x",
    "fuzz kilt-castle --seats 2,9",
    "fuzz kilt-castle --seats two",
    "fuzz kilt-castle --seed x",
    "fuzz kilt-castle --lang de",
    "bench nothing",
    "bench --seconds 0",
    "bench --seconds nan",
    "bench --seconds 1e9",
    "bench --seconds x",
    "bench --repeat 0",
    "bench --seats 9",
    "bench --lang de",
    "arena",
    "arena nothing",
    "arena kilt-castle --bots genius",
    "arena kilt-castle --bots expert,,regular",
    "arena kilt-castle --bots random,random,random,random,random,random,random,random,random",
    "arena kilt-castle --bots none.py:Last",
    "arena kilt-castle --bots nothing.at.all:Last",
    "arena kilt-castle --games 0",
    "arena kilt-castle --games x",
    "arena kilt-castle --seats 9",
    "arena kilt-castle --seed x",
    f"arena kilt-castle --bots random --seed {'9' * 2000}",
    "arena kilt-castle --option water",
    "arena kilt-castle --option water=fire",
    "arena kilt-castle --evaluations 0",
    "arena kilt-castle --seconds 0",
    "arena kilt-castle --seconds 1 --evaluations 100",
    "arena kilt-castle --workers 0",
    "arena kilt-castle --bots random --plot out.gif",
    "arena kilt-castle --bots random --plot nowhere/out.svg",
    "arena kilt-castle --bots random --json nowhere/out.json",
    "arena kilt-castle --bots random --json .",
    "arena kilt-castle --bots random --lang de",
    "train",
    "train nothing",
    "train kilt-castle --seats 9",
    "train kilt-castle --hours 0",
    "train kilt-castle --hours x",
]


def assert_one_sentence(said: Said, folder: Path, files: list[str]) -> None:
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("mizban: ")
    assert said.err.endswith("\n")
    assert len(said.err.splitlines()) == 1
    assert len(said.err) < 500
    assert sorted(path.name for path in folder.iterdir()) == files


@pytest.mark.parametrize("command", COMMANDS)
def test_a_wrong_command_is_one_sentence(run: Run, tmp_path: Path, command: str) -> None:
    assert_one_sentence(run(*command.split(), typed="1\n"), tmp_path, [])


@pytest.mark.parametrize("hostile", ["a\nb", "\x1b[31m", "\ud800", "x" * 10_000, "{", "[bold]", "%s"])
def test_hostile_arguments_stay_one_line(run: Run, tmp_path: Path, hostile: str) -> None:
    for command in (
        ("play", hostile),
        ("play", "kilt-castle", hostile),
        ("replay", hostile),
        ("games", "--lang", hostile),
    ):
        said = run(*command)
        assert_one_sentence(said, tmp_path, [])
        assert "\x1b" not in said.err


BYTES = {
    "empty": b"",
    "broken": b'{"mizban": 1,',
    "not text": b"\xff\xfe\x00{",
    "deep": b"[" * 200_000 + b"]" * 200_000,
    "deep object": b'{"a":' * 200_000,
    "huge number": b'{"mizban": ' + b"9" * 10_000 + b"}",
    "not a number": b'{"mizban": NaN}',
    "infinite": b'{"mizban": -Infinity}',
    "a list": b"[1, 2]",
    "a word": b'"mizban"',
    "nothing": b"null",
    "lone surrogate": b'{"mizban": 1, "game": "\\ud800"}',
    "too large": b" " * (files.LARGEST + 1),
}


@pytest.mark.parametrize("content", BYTES.values(), ids=BYTES.keys())
def test_a_bad_file_is_one_sentence(run: Run, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "bad.json").write_bytes(content)
    for command in (("replay", "bad.json"), ("play", "kilt-castle", "--from", "bad.json")):
        assert_one_sentence(run(*command), tmp_path, ["bad.json"])


CHANGES: list[dict[str, Any]] = [
    {"mizban": 2},
    {"mizban": "1"},
    {"game": "nothing"},
    {"game": ["kilt-castle"]},
    {"version": 99},
    {"seats": 9},
    {"seats": True},
    {"seats": 1e400},
    {"options": []},
    {"options": {"water": ["x"]}},
    {"options": {"fire": "no"}},
    {"key": "zz"},
    {"key": 7},
    {"answers": {}},
    {"answers": ["x"]},
    {"answers": [[0, 1]]},
    {"answers": [10**30]},
    {"answers": [-1]},
    {"answers": [0] * 5000},
    {"answers": []},
    {"result": {"scores": [1, 2, 3], "ranking": [1, 2, 3]}},
    {"result": 7},
    {"extra\n\x1b[31m": 1},
    {"start": 7},
    {"start": {"players": [{"ducats": -5}]}},
    {"start": {"pending": [{"x" * 100_000: {}}]}},
]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: str(change)[:30])
def test_a_hostile_record_is_one_sentence(
    run: Run, tmp_path: Path, finished: dict[str, object], change: dict[str, Any]
) -> None:
    (tmp_path / "bad.json").write_text(json.dumps({**finished, **change}))
    for command in (("replay", "bad.json"), ("play", "kilt-castle", "--from", "bad.json")):
        assert_one_sentence(run(*command), tmp_path, ["bad.json"])


POSITIONS: list[Any] = [
    7,
    [{}],
    {"game": "silver"},
    {"players": 10**40},
    {"players": [[[[[]]]]]},
    {"players": [{}] * 900},
    {"players": [{"ducats": 10**30}, {}]},
    {"players": [{"ducats": "10"}, {}]},
    {"players": [{"colours": ["red", "red"]}, {}]},
    {"cards": {"S-R": {"travel": 10**18}}},
    {"cards": {"S-X": {"travel": 0}}},
    {"towers": {"e5": "R"}},
    {"towers": {"a1": "R " * 100_000}},
    {"towers": {"a1": ["R"]}},
    {"roofs": ["a1"]},
    {"seal": {"seat": -1}},
    {"turn": 1e400},
    {"pending": [{"together": {"lanes": [[[[]]]]}}]},
    {"pending": [{"turn": {}}] * 1001},
    {"extra\n\x1b[31m": 1},
]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: str(position)[:30])
def test_a_hostile_position_is_one_sentence(run: Run, tmp_path: Path, position: Any) -> None:
    (tmp_path / "bad.json").write_text(json.dumps(position))
    assert_one_sentence(run("play", "kilt-castle", "--from", "bad.json"), tmp_path, ["bad.json"])


def test_what_the_file_says_cannot_be_said_twice(run: Run, tmp_path: Path) -> None:
    (tmp_path / "start.json").write_text("{}")
    for said in (("--seats", "2"), ("--option", "water=top-left")):
        assert_one_sentence(run("play", "kilt-castle", "--from", "start.json", *said), tmp_path, ["start.json"])


@pytest.mark.parametrize("to", ["-1", "100000", "x", "9" * 5000])
def test_a_moment_that_is_not_in_the_record_is_one_sentence(
    run: Run, tmp_path: Path, finished: dict[str, object], to: str
) -> None:
    (tmp_path / "game.json").write_text(json.dumps(finished))
    assert_one_sentence(run("replay", "game.json", "--to", to), tmp_path, ["game.json"])


def test_failing_games_need_a_folder(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert_one_sentence(run("fuzz", "kilt-castle", "--out", "file"), tmp_path, ["file"])


def test_a_file_of_the_largest_size_is_read(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    path.write_bytes(b"1" + b" " * (files.LARGEST - 1))
    assert files.read_json(str(path)) == 1
