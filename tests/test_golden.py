"""Golden games: what was played once is played again, answer by answer, in every build."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import mizban
from mizban.core.playout import count_lines
from mizban.core.source import Fast
from mizban.registry import find

RECORDS = Path(__file__).parent / "records"
GOLDEN = sorted(RECORDS.glob("*.json"))
COUNTS = [
    pytest.param(path.stem, entry, id=f"{path.stem}: {entry['name']}")
    for path in sorted((RECORDS / "counts").glob("*.json"))
    for entry in json.loads(path.read_text())
]


def played_again(record: dict[str, Any], seed: int) -> dict[str, Any]:
    """The random game of a seed, as a record."""
    match = mizban.new(record["game"], seats=record["seats"], seed=seed, options=record["options"])
    source = Fast(seed)
    while not match.over:
        seats = match.waiting
        seat = seats[source.below(len(seats))]
        options = match.legal(seat)
        match.play(options[source.below(len(options))], seat)
    return match.record()


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_result(path: Path) -> None:
    record = json.loads(path.read_text())
    match = mizban.replay(record)
    assert match.over
    assert match.record() == record


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_same_seed_plays_the_golden_game_again(path: Path) -> None:
    record = json.loads(path.read_text())
    seed = int(path.stem.split("-")[-1])
    assert played_again(record, seed) == record


def test_every_game_and_number_of_seats_has_a_golden_record() -> None:
    have = {(record["game"], record["seats"]) for record in (json.loads(path.read_text()) for path in GOLDEN)}
    own = [id for id in mizban.games.ids() if not find(id).locales]
    assert have >= {(id, seats) for id in own for seats in find(id).seats}


@pytest.mark.parametrize(("game", "entry"), COUNTS)
def test_the_lines_of_play_from_a_position_are_counted(game: str, entry: dict[str, Any]) -> None:
    match = mizban.position(game, entry["position"])
    assert [count_lines(match.state, depth + 1) for depth in range(len(entry["lines"]))] == entry["lines"]
