"""A contest on a Ray cluster of two nodes on this machine."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mizban.arena.contest import Contest
from mizban.arena.farm import NoCluster, spread
from mizban.arena.games import BotFailed
from mizban.cli import main
from mizban.registry import find

LAST = """
from mizban.bots import Bot

class Last(Bot):
    def choose(self, state, seat, options, budget=1.0):
        return options[-1]
"""
STORE = 80 << 20  # bytes of memory for what nodes hand over: the least that Ray takes


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster of two nodes with one core each."""
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'mizban[cluster]'")
    from ray.cluster_utils import Cluster

    node = {"num_cpus": 1, "object_store_memory": STORE, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=node)
    cluster.add_node(num_cpus=1, object_store_memory=STORE)
    yield cluster.address
    cluster.shutdown()


def without_times(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    games = sorted(rows, key=lambda row: row["number"])
    return [{name: each for name, each in row.items() if name not in ("ms", "memory")} for row in games]


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_the_same_games_as_this_process(address: str) -> None:
    contest = Contest(find("kilt-castle"), ["random"], 3, seed=5)
    there, here = (list(contest.play(range(12), 1, ray)) for ray in (address, None))
    assert without_times(there) == without_times(here)


@pytest.mark.filterwarnings("ignore")
def test_the_command_plays_on_a_cluster(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text(LAST)
    command = ("arena", "kilt-castle", "--bots", "mine.py:Last,random", "--seats", "2", "--games", "6", "--lang", "en")
    assert main([*command, "--ray", address, "--folder", "there"]) == 0
    assert main([*command, "--workers", "1", "--folder", "here"]) == 0
    there, here = (
        [json.loads(line) for line in (tmp_path / name / "games.jsonl").open()] for name in ("there", "here")
    )
    assert without_times(there) == without_times(here)
    assert capsys.readouterr().out.count("mine.py:Last") > 4


@pytest.mark.filterwarnings("ignore")
def test_both_nodes_of_a_cluster_work(address: str) -> None:
    def where(number: int) -> str:
        import time

        import ray

        time.sleep(0.2)
        return str(ray.get_runtime_context().get_node_id())

    assert len(set(spread(where, [(n,) for n in range(40)], 0, address))) == 2


@pytest.mark.filterwarnings("ignore")
def test_more_pieces_than_a_cluster_is_given_at_once_are_all_done(address: str) -> None:
    def half(number: int) -> float:
        return number / 2

    assert sorted(spread(half, [(n,) for n in range(300)], 0, address)) == [n / 2 for n in range(300)]


@pytest.mark.filterwarnings("ignore")
def test_a_bot_that_fails_on_a_cluster_is_named(address: str) -> None:
    def fail(number: int) -> None:
        raise BotFailed("mine.py:Broken has failed: ZeroDivisionError: division by zero")

    with pytest.raises(BotFailed) as said:
        list(spread(fail, [(1,)], 0, address))
    assert str(said.value) == "mine.py:Broken has failed: ZeroDivisionError: division by zero"


@pytest.mark.filterwarnings("ignore")
def test_an_address_without_a_cluster_is_told_in_a_sentence() -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'mizban[cluster]'")
    for wrong in ("127.0.0.1:1", "nonsense"):
        with pytest.raises(NoCluster, match=f"there is no Ray cluster at {wrong}"):
            list(spread(len, [((),)], 0, wrong))


def test_a_cluster_needs_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match=r"pip install 'mizban\[cluster\]'"):
        list(spread(len, [((),)], 0, "127.0.0.1:1"))
