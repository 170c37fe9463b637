"""Contests: the same games by seed, kept in a folder, and gone on with."""

from __future__ import annotations

import json
import operator
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from mizban.arena import farm
from mizban.arena.contest import GAMES, SETUP, Contest, Ledger, OtherContest
from mizban.arena.games import BotFailed, one_game, peak_memory
from mizban.core.errors import BadSetup, MizbanError
from mizban.registry import find

BOTS = """
import time
from mizban.bots import Bot

class Last(Bot):
    def choose(self, state, seat, options, budget=1.0):
        return options[-1]

class Broken(Bot):
    def choose(self, state, seat, options, budget=1.0):
        return 1 // 0

class Cheat(Bot):
    def choose(self, state, seat, options, budget=1.0):
        return 10 ** 6

class Mute(Bot):
    def turn(self, state, seat, budget=1.0):
        return []

class Slow(Bot):
    def choose(self, state, seat, options, budget=1.0):
        time.sleep(budget * 1.1)
        return options[0]
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a file of bots, in which one works."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text(BOTS)
    return tmp_path


def contest(*bots: str, seats: int = 2, **settings: Any) -> Contest:
    return Contest(find("kilt-castle"), bots, seats, **settings)


def quick(**settings: Any) -> Contest:
    """A contest that takes no time."""
    return contest("random", **settings)


def without_times(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Games as they went, whatever the machine."""
    return [{name: each for name, each in row.items() if name not in ("ms", "memory")} for row in rows]


def all_games(ledger: Ledger, games: int, workers: int = 1) -> list[dict[str, Any]]:
    list(ledger.play(games, workers))
    return ledger.finished(games)


def test_the_same_seed_gives_the_same_games_with_any_number_of_workers(here: Path) -> None:
    one = all_games(Ledger(here / "one", contest("random", "mine.py:Last")), 4, workers=1)
    two = all_games(Ledger(here / "two", contest("random", "mine.py:Last")), 4, workers=2)
    assert without_times(one) == without_times(two)
    assert len({tuple(row["scores"]) for row in one}) > 1


def test_another_seed_gives_other_games(tmp_path: Path) -> None:
    games = [all_games(Ledger(tmp_path / str(seed), quick(seed=seed)), 3) for seed in (1, 2)]
    assert [row["scores"] for row in games[0]] != [row["scores"] for row in games[1]]


def test_experts_that_count_evaluations_play_the_same_again() -> None:
    settings: Any = (("expert", "random"), {"expert": "expert", "random": "random"}, {}, 1, 0, 40, 1.0)
    games = [one_game("pocket", *settings) for _ in range(2)]
    assert without_times(games[:1]) == without_times(games[1:])
    assert contest("expert", evaluations=40).is_reproducible
    assert not contest("expert", seconds=0.1).is_reproducible


def test_line_ups_come_equally_often(here: Path) -> None:
    rows = all_games(Ledger(here / "games", contest("random", "mine.py:Last", "random", seats=3)), 6)
    assert set(Counter(tuple(row["bots"]) for row in rows).values()) == {2}


def test_a_game_says_who_had_what_and_how_long_each_thought() -> None:
    row = next(iter(quick().play([0], 1)))
    assert row["bots"] == ["random", "random"]
    assert sorted(row["ranks"]) in ([1, 1], [1, 2])
    assert row["scores"][row["ranks"].index(1)] == max(row["scores"])
    assert row["turns"] > 10
    assert all(len(ms) >= row["turns"] / 4 and min(ms) >= 0.0 for ms in row["ms"])
    assert 5.0 < row["memory"] <= (peak_memory() or 0.0)


# Going on


def test_an_interrupted_contest_goes_on_without_playing_a_game_twice(tmp_path: Path) -> None:
    whole = all_games(Ledger(tmp_path / "whole", quick()), 6)
    begun = Ledger(tmp_path / "begun", quick()).play(6, 1)
    for count in (1, 2):
        next(begun)
        assert len((tmp_path / "begun" / GAMES).read_text().splitlines()) == count  # at once
    begun.close()
    assert len((tmp_path / "begun" / GAMES).read_text().splitlines()) == 2
    again = Ledger(tmp_path / "begun", quick())
    assert again.left(6) == [2, 3, 4, 5]
    assert [row["number"] for row in again.play(6, 1)] == [2, 3, 4, 5]
    assert without_times(again.finished(6)) == without_times(whole)
    assert len((tmp_path / "begun" / GAMES).read_text().splitlines()) == 6
    assert list(Ledger(tmp_path / "begun", quick()).play(6, 1)) == []


def test_a_line_that_broke_off_is_played_again(tmp_path: Path) -> None:
    whole = all_games(Ledger(tmp_path, quick()), 3)
    lines = (tmp_path / GAMES).read_bytes().splitlines(keepends=True)
    (tmp_path / GAMES).write_bytes(b"".join(lines[:2]) + lines[2][:30])
    again = Ledger(tmp_path, quick())
    assert again.left(3) == [2]
    assert without_times(all_games(again, 3)) == without_times(whole)
    assert [json.loads(line)["number"] for line in (tmp_path / GAMES).read_text().splitlines()] == [0, 1, 2]


def test_more_games_are_added_to_those_that_there_are(tmp_path: Path) -> None:
    all_games(Ledger(tmp_path, quick()), 2)
    assert [row["number"] for row in Ledger(tmp_path, quick()).play(4, 1)] == [2, 3]
    assert len(Ledger(tmp_path, quick()).finished(3)) == 3


OTHERS: list[tuple[Contest, str]] = [
    (quick(seed=2), "seed is 1, not 2"),
    (quick(seats=3), "seats is 2, not 3"),
    (contest("random", "greedy"), 'bots is ["random"], not ["random", "greedy"]'),
    (quick(evaluations=7), "evaluations is 2000, not 7"),
    (quick(seconds=2.0), "evaluations is 2000, not 0"),
    (quick(options={"water": "top-left"}), "options is "),
    (Contest(find("silver"), ["random"], 2), 'game is "kilt-castle", not "silver"'),
]


@pytest.mark.parametrize(("other", "told"), OTHERS, ids=[told for _, told in OTHERS])
def test_a_folder_of_another_contest_is_refused(tmp_path: Path, other: Contest, told: str) -> None:
    Ledger(tmp_path, quick()).begin()
    with pytest.raises(OtherContest) as said:
        Ledger(tmp_path, other)
    assert f"holds a contest whose {told}" in str(said.value)


def test_games_of_other_rules_or_bots_are_not_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text(BOTS)
    Ledger(tmp_path / "games", contest("mine.py:Last")).begin()
    Ledger(tmp_path / "games", contest("mine.py:Last"))
    (tmp_path / "mine.py").write_text(BOTS + "\n# better\n")
    with pytest.raises(OtherContest, match="holds games of other rules or bots"):
        Ledger(tmp_path / "games", contest("mine.py:Last"))


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"game": 1}'])
def test_a_folder_that_cannot_be_read_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / SETUP).write_text(text)
    with pytest.raises(OtherContest, match="cannot be read"):
        Ledger(tmp_path, quick())


# Bots of others


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_of_a_file_plays_under_the_name_that_was_given(here: Path, workers: int) -> None:
    rows = all_games(Ledger(here / "games", contest("mine.py:Last", "random")), 2, workers)
    assert sorted(rows[0]["bots"]) == ["mine.py:Last", "random"]


FAILING = {
    "Broken": "mine.py:Broken has failed: ZeroDivisionError: integer division or modulo by zero",
    "Cheat": "mine.py:Cheat answered [1000000], which is not allowed",
    "Mute": "mine.py:Mute answered a list, which is not allowed",
}


@pytest.mark.parametrize("name", FAILING)
def test_a_bot_that_fails_is_named_in_a_sentence(here: Path, name: str) -> None:
    with pytest.raises(BotFailed) as said:
        list(contest(f"mine.py:{name}", "random").play([0, 1], 1))
    assert str(said.value).replace("a list", "[1000000]" if name == "Cheat" else "a list") == FAILING[name]


def test_a_bot_that_fails_in_a_process_of_its_own_is_named_too(here: Path) -> None:
    with pytest.raises(BotFailed, match=r"mine\.py:Broken has failed: ZeroDivisionError"):
        list(contest("mine.py:Broken", "random").play([0, 1, 2, 3], 2))


def test_a_bot_is_told_its_budget_and_its_time_is_taken(here: Path) -> None:
    row = next(iter(contest("mine.py:Slow", "random", seconds=0.002).play([0], 1)))
    slow = row["ms"][row["bots"].index("mine.py:Slow")]
    assert min(slow) >= 2.0


def test_what_is_wrong_is_said_before_anybody_plays() -> None:
    for bots, settings in (
        (("genius",), {}),
        (("random",), {"seats": 9}),
        (("random",), {"options": {"fire": "no"}}),
        (("random",), {"seed": 1 << 5000}),
    ):
        with pytest.raises(BadSetup):
            contest(*bots, **settings)


# The farm


@pytest.mark.parametrize("workers", [1, 2])
def test_every_piece_of_work_is_done_once(workers: int) -> None:
    assert sorted(farm.spread(operator.neg, [(n,) for n in range(9)], workers)) == list(range(-8, 1))


def test_a_process_that_dies_is_told_in_a_sentence() -> None:
    with pytest.raises(MizbanError, match="a process that played has died"):
        list(farm.spread(os._exit, [(1,), (2,)], 2))


def test_work_that_nobody_waits_for_ends() -> None:
    working = farm.spread(operator.neg, [(n,) for n in range(50)], 2)
    next(working)
    working.close()  # type: ignore[attr-defined]
