"""mizban verify: every draw of a record is worked out again from its key."""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

import pytest

import mizban
from mizban.cli import main
from mizban.core.flow import chance_of
from mizban.records import opened, who_and_what

SECRET = bytes(range(32))
SALTS = "00112233445566778899aabbccddeeff,ffeeddccbbaa99887766554433221100"
KEY = hmac.digest(SECRET, SALTS.encode(), "sha256")


def record_of(game: str, moves: int = 40) -> dict[str, Any]:
    """A record of a game with the key of a table."""
    match = mizban.records.begin(mizban.games.find(game), 2, {}, KEY)
    for _ in range(moves):
        if not match.over:
            match.play(match.legal(match.waiting[0])[0], match.waiting[0])
    return match.record()


def draws_in(record: dict[str, Any]) -> list[tuple[int, list[int]]]:
    """Where chance answers in a record, and what else it could have given there."""
    match, answers, _ = opened(record)
    found = []
    for i, entry in enumerate(answers):
        chance = chance_of(match.state)
        if chance is not None and not isinstance(entry, list):
            weights = list(chance.weights(match.state))
            found.append((i, [n for n, weight in enumerate(weights) if weight and n != entry]))
        match.timeline.take(*who_and_what(match, entry))
    return found


def said(capsys: pytest.CaptureFixture[str], folder: Path, record: object, *args: str) -> tuple[int, str]:
    file = folder / "game.json"
    file.write_text(json.dumps(record))
    code = main(["verify", str(file), *args])
    told = capsys.readouterr()
    return code, " ".join((told.out + told.err).split())


@pytest.mark.parametrize("game", mizban.games.ids())
def test_a_true_record_is_confirmed(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = record_of(game)
    code, told = said(capsys, tmp_path, record)
    assert code == 0
    count = len(draws_in(record))
    assert (f"all its {count} draws follow" if count > 1 else "keeps to the rules") in told


@pytest.mark.parametrize("game", mizban.games.ids())
def test_a_record_with_a_false_key_or_a_false_draw_is_refused(game: str) -> None:
    record = record_of(game)
    assert mizban.replay(record).record() == record
    draws = [(i, others) for i, others in draws_in(record) if others]
    if not draws:
        return
    with pytest.raises(mizban.BadRecord, match="its key draws"):
        mizban.replay({**record, "key": "00" * 32})
    i, others = draws[0]
    unfinished = {name: value for name, value in record.items() if name != "result"}
    wrong = {**unfinished, "answers": [*record["answers"][:i], others[0]]}
    with pytest.raises(mizban.BadRecord, match=rf"answer {i} of the record is {others[0]}, but its key draws"):
        mizban.replay(wrong)
    mizban.replay({name: value for name, value in wrong.items() if name != "key"})


def test_the_key_is_checked_with_the_secret_the_salts_and_the_commitment(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = record_of("kilt-castle")
    commitment = hashlib.sha256(SECRET).hexdigest()
    whole = ("--secret", SECRET.hex(), "--salts", SALTS, "--commitment", commitment)
    code, told = said(capsys, tmp_path, record, *whole)
    assert code == 0
    assert told.endswith("The secret is the one that was committed to before the game.")
    assert "راز همان است" in said(capsys, tmp_path, record, *whole, "--lang", "fa")[1]
    for wrong, sentence in (
        (("--secret", "00" * 32, *whole[2:]), "not that of this secret and these salts"),
        ((*whole[:2], "--salts", f"ab{SALTS[2:]}"), "not that of this secret and these salts"),
        ((*whole[:4], "--commitment", "00" * 32), "not the one that was committed to"),
        (("--salts", SALTS), "64 hexadecimal digits"),
        (("--secret", SECRET.hex()), "all salts"),
    ):
        code, told = said(capsys, tmp_path, record, *wrong)
        assert code == 2
        assert sentence in told


def test_without_a_key_nothing_can_be_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = record_of("kilt-castle")
    del record["key"]
    assert said(capsys, tmp_path, record)[0] == 2
