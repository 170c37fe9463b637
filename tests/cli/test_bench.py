"""The speed of this build."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import mizban
from cli.terminal import Run
from mizban.cli.measure import (
    Measure,
    measure_copy,
    measure_guess,
    measure_inside,
    measure_match,
    measure_match_copy,
    mid_game,
    mid_match,
)
from mizban.core.flow import is_over
from mizban.registry import find

QUICK = ("bench", "kilt-castle", "--seconds", "0.02", "--repeat", "3")


def test_rates_are_given_as_json(run: Run) -> None:
    said = run(*QUICK, "--json")
    [report] = json.loads(said.out)
    assert (report["game"], report["seats"], report["compiled"]) == ("kilt-castle", 4, mizban.compiled)
    assert len(report["rates"]) == 9
    for rate in report["rates"].values():
        assert 0 < rate["min"] <= rate["median"] <= rate["max"]


@pytest.mark.parametrize(("lang", "word"), [("en", "choices inside the library"), ("fa", "انتخاب در درون کتابخانه")])
def test_rates_are_given_as_a_table(run: Run, lang: str, word: str) -> None:
    said = run(*QUICK, "--lang", lang)
    assert (said.code, said.err) == (0, "")
    assert word in said.out


def test_the_build_is_named(run: Run) -> None:
    assert ("plain Python (not compiled)" in run(*QUICK).out) is not mizban.compiled


def test_questions_with_one_option_are_counted_apart() -> None:
    game = find("kilt-castle")
    for measure in (measure_inside(game, 3, 0.02, 1), measure_match(game, 3, 0.02, 1)):
        assert measure.choices > measure.forced > 0
        assert measure.games > 0
        assert measure.seconds >= 0.02


def test_both_ways_play_games_of_the_same_length() -> None:
    inside, through = (how(find("kilt-castle"), 2, 0.2, 1) for how in (measure_inside, measure_match))
    assert inside.choices / inside.games == pytest.approx(through.choices / through.games, rel=0.2)


@pytest.mark.parametrize("measure", [measure_copy, measure_guess, measure_match_copy])
def test_copies_and_guesses_are_of_games_in_the_middle(measure: Callable[..., Measure]) -> None:
    game = find("silver")
    assert measure(game, 4, 0.01, 1).calls > 100
    assert not is_over(mid_game(game, 4, 1))
    assert not mid_match(game, 4, 1).over


def test_a_rate_is_a_count_per_second() -> None:
    assert Measure(seconds=2.0, choices=10).rate("choices") == 5.0
