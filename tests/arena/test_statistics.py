"""What games show, on numbers that are known."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from mizban.arena.report import mean_by_rank
from mizban.arena.statistics import (
    NoRatings,
    bot_report,
    meetings,
    quantile,
    ratings,
    seat_report,
    spread_of,
    times_of,
    wilson,
)


def row(bots: str, ranks: list[int], scores: list[int] | None = None, ms: float = 1.0) -> dict[str, Any]:
    """A game of bots with names of one letter."""
    return {"bots": list(bots), "ranks": ranks, "scores": scores or [0] * len(ranks), "ms": [[ms]] * len(ranks)}


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # as in Newcombe (1998), Statistics in Medicine 17, table I: method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_intervals_are_those_of_wilson(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_shared_win_is_split() -> None:
    rows = [row("ab", [1, 1]), row("ab", [1, 2]), row("ba", [1, 2]), row("ab", [1, 1])]
    assert [bot_report(rows, name, 1.0)["wins"] for name in "ab"] == [2.0, 2.0]
    rows = [row("abc", [1, 1, 1])]
    assert bot_report(rows, "a", 1.0)["share"] == pytest.approx(1 / 3, abs=1e-4)


def test_a_bot_on_several_seats_wins_with_any_of_them_and_its_fair_share_says_so() -> None:
    rows = [row("abbb", [2, 1, 3, 4]), row("babb", [4, 1, 3, 2])]
    one, three = (bot_report(rows, name, 1.0) for name in "ab")
    assert (one["share"], one["fair"], one["seats"], one["rank"]) == (0.5, 0.25, 1.0, 1.5)
    assert (three["share"], three["fair"], three["seats"]) == (0.5, 0.75, 3.0)
    assert three["games"] == 2


def test_points_are_counted_when_a_bot_won_and_always() -> None:
    rows = [row("ab", [1, 2], [50, 40]), row("ba", [1, 2], [44, 10])]
    assert bot_report(rows, "a", 1.0)["points"]["mean"] == 30.0
    assert bot_report(rows, "a", 1.0)["points_when_won"] == 50.0
    assert mean_by_rank(rows) == [47.0, 25.0]


def test_heads_are_compared_game_by_game_and_equal_places_are_half() -> None:
    rows = [row("ab", [1, 2]), row("ab", [1, 1]), row("ba", [1, 2]), row("ca", [1, 2])]
    met = meetings(rows, "a", "b")
    assert (met["games"], met["wins"]) == (3, 1.5)
    assert meetings([row("abbb", [2, 1, 3, 4])], "a", "b")["wins"] == pytest.approx(2 / 3, abs=1e-4)
    assert meetings(rows, "b", "c")["games"] == 0


def test_the_advantage_of_a_seat_is_its_share_of_wins() -> None:
    rows = [row("ab", [1, 2]), row("ba", [1, 2]), row("ab", [1, 1]), row("ba", [2, 1])]
    assert [seat["share"] for seat in seat_report(rows, 2)] == [0.625, 0.375]


def test_quartiles_lie_between_numbers_in_proportion() -> None:
    assert [quantile([1, 2, 3, 4], part) for part in (0.0, 0.25, 0.5, 1.0)] == [1, 1.75, 2.5, 4]
    assert quantile([7], 0.99) == 7
    spread = spread_of([4, 1, 3, 2, 2])
    assert (spread["mean"], spread["quartiles"]) == (2.4, [2, 2, 3])
    assert spread["often"] == [[1, 1], [2, 2], [3, 1], [4, 1]]


def test_times_over_the_budget_are_counted() -> None:
    times = times_of([1.0] * 98 + [1500.0, 900.0], 1.0)
    assert (times["median"], times["over"], times["most"]) == (1.0, 0.01, 1500.0)
    assert 900.0 < times["p99"] < 1500.0


def test_who_wins_more_is_rated_higher_with_less_doubt_the_more_games_there_are() -> None:
    rows = [row("ab", [1, 2]), row("ba", [2, 1]), row("ab", [2, 1])] * 20
    few, many = ratings(rows[:6], "ab"), ratings(rows, "ab")
    assert many["a"]["mu"] > many["b"]["mu"]
    assert many["a"]["sigma"] < few["a"]["sigma"]
    assert many["a"]["low"] < many["a"]["mu"] < many["a"]["high"]


def test_equals_are_rated_equally() -> None:
    rated = ratings([row("ab", [1, 1]), row("ba", [1, 1])], "ab")
    assert rated["a"] == rated["b"]


def test_a_bot_on_all_seats_stays_where_it_is() -> None:
    assert ratings([row("aaa", [1, 2, 3])], "a")["a"]["mu"] == pytest.approx(25.0)


def test_ratings_need_openskill(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(NoRatings, match=r"pip install 'mizban\[arena\]'"):
        ratings([], "a")
