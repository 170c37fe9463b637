"""In Persian nothing is English: help, mistakes, refusals; and names keep their direction among Persian words."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cli.terminal import Run
from cli.test_help import commands
from cli.test_mistakes import BYTES, CHANGES, COMMANDS, POSITIONS
from mizban.cli.parser import language_of
from mizban.sentences import OTHER, in_language, sentences_in

TYPED = re.compile("\u2066[^\u2069]*\u2069|--?[a-z-]+|`[^`]*`")  # names in isolates, flags
WORDS = {"mizban", "JSON", "UTF", "HEX", "TOML", "name", "value", "seat", "answer", "true", "false"}
SHOWN = {"SQLite", "HTTP", "N", "save", "games", "en", "fa", "none", "postgresql"}  # in help


def english_in(text: str, allowed: set[str]) -> list[str]:
    return [word for word in re.findall("[A-Za-z]{2,}", TYPED.sub("", text)) if word not in allowed]


WRONG = [command for command in COMMANDS if command and "--lan" not in command]


@pytest.mark.parametrize("command", WRONG)
def test_a_mistake_is_told_in_persian(run: Run, command: str) -> None:
    said = run(*command.split(), "--lang", "fa")
    assert said.code == 2
    assert english_in(said.err, WORDS) == []
    assert sentences_in("fa").text(OTHER, {}) not in said.err


@pytest.mark.parametrize("content", BYTES.values(), ids=BYTES.keys())
def test_a_bad_file_is_told_in_persian(run: Run, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "bad.json").write_bytes(content)
    said = run("replay", "bad.json", "--lang", "fa")
    assert english_in(said.err, WORDS) == []
    assert sentences_in("fa").text(OTHER, {}) not in said.err


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: str(change)[:30])
def test_a_bad_record_is_told_in_persian(
    run: Run, tmp_path: Path, finished: dict[str, object], change: dict[str, object]
) -> None:
    (tmp_path / "bad.json").write_text(json.dumps({**finished, **change}))
    assert english_in(run("replay", "bad.json", "--lang", "fa").err, WORDS) == []


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: str(position)[:30])
def test_a_bad_position_is_told_in_persian(run: Run, tmp_path: Path, position: object) -> None:
    (tmp_path / "bad.json").write_text(json.dumps(position))
    said = run("play", "kilt-castle", "--from", "bad.json", "--lang", "fa").err
    values = re.sub(r"(نه|طبقهٔ|نام|برابر) [^؛]*|می‌تواند [^؛]*؛|شاید [^؛]*", "", said)  # what the file says
    assert english_in(values, WORDS | {"R", "O", "L", "D"}) == []


@pytest.mark.parametrize("command", ["", *commands()])
def test_help_is_in_persian(run: Run, command: str) -> None:
    said = run(*command.split(), "--help", "--lang", "fa")
    assert (said.code, said.err) == (0, "")
    usage, _, rest = said.out.partition("\n\n")
    assert usage.startswith("کاربرد: mizban")
    explained, _, examples = rest.partition("نمونه‌ها:\n")
    assert examples.startswith("  mizban")
    told = re.sub("^ +[A-Za-z-][^\u0600-\u06ff]*( |$)", "", explained, flags=re.MULTILINE)  # without what is typed
    assert english_in(told, WORDS | SHOWN) == []


def test_the_terminal_says_which_language() -> None:
    assert language_of(["games"], {"LANG": "fa_IR.UTF-8"}) == "fa"
    assert language_of(["games"], {"LANG": "fa_IR", "LC_ALL": "C"}) == "en"
    assert language_of(["games"], {"LANG": "de_DE"}) == "en"
    assert language_of(["games", "--lang", "en"], {"LANG": "fa_IR"}) == "en"
    assert language_of(["games", "--lang=fa"], {}) == "fa"


def test_a_persian_terminal_needs_no_flag(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fa_IR.UTF-8")
    assert "قلعهٔ کیلت" in run("games").out
    assert "نفر است، نه ۹" in run("play", "silver", "--seats", "9").err


def test_names_among_persian_words_keep_their_direction(run: Run) -> None:
    said = run("play", "kilt-castle", "--lang", "fa", "--seed", "1", typed="q\n").out.splitlines()
    answers = [line for line in said if re.match(" +[۰-۹]+\\. ", line)]
    assert answers
    assert all(re.fullmatch(" +[۰-۹]+\\. \u2067[^\u2067]*P[0-9]+\u2069", line) for line in answers)
    news = [line for line in said if re.search("[آ-ی].*P[0-9]", line)]
    assert all(line.count("\u2067") == line.count("\u2069") == 1 for line in news)


def test_a_sentence_that_nobody_has_translated_is_told_in_general() -> None:
    assert in_language("gibberish", "fa") == sentences_in("fa").text(OTHER, {})
    assert in_language("gibberish", "en") == "gibberish"
