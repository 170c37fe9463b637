"""What programs see of a position of Kilt Castle, counted by hand."""

from __future__ import annotations

import random

import pytest

import mizban
from kilt import answer_at_random, landed, rows, table
from mizban import Match
from mizban.core.flow import is_over
from mizban.core.source import Fast
from mizban.games.kilt_castle import GAME, features
from mizban.games.kilt_castle.appraisal import APPRAISER
from mizban.games.kilt_castle.builds import best_builds
from mizban.games.kilt_castle.data import SQUARES
from mizban.games.kilt_castle.scoring import income_of
from mizban.games.kilt_castle.steps import BuildOn
from mizban.games.kilt_castle.survey import Survey, beside

TOWERS = {"a1": "R", "b1": "R2", "d1": "L", "b2": "O R", "d2": "L", "a3": "R"}
ROWS = {"P0": 4, "P1": 3, "P2": 2, "P3": 1}


def seen(match: Match, seat: int) -> dict[str, float]:
    """The features of a seat by their names."""
    row = APPRAISER.features(match.state, seat)
    return dict(zip(APPRAISER.names, row, strict=True))


def test_each_name_has_its_place_in_the_row() -> None:
    places = {name.lower(): place for name, place in vars(features).items() if isinstance(place, int)}
    assert places == {name: i for i, name in enumerate(APPRAISER.names)}


def test_hunches_are_about_features() -> None:
    assert set(APPRAISER.hunches) <= set(APPRAISER.names)


def test_income_counts_the_best_region() -> None:
    match = rows(ROWS, towers=TOWERS)
    assert seen(match, 0)["income"] == pytest.approx(5 / 6)  # a1, b1 with two crests, b2
    assert seen(match, 2)["income"] == pytest.approx(2 / 6)


def test_towers_and_crests_count_wherever_they_are() -> None:
    sight = seen(rows(ROWS, towers=TOWERS), 0)
    assert sight["towers"] == pytest.approx(4 / 6)
    assert sight["crests_shown"] == pytest.approx(2 / 4)
    assert sight["outside_region"] == pytest.approx(1 / 4)
    assert sight["heights"] == pytest.approx(5 / 10)


def test_time_is_what_the_one_who_has_fewest_storeys_has_left() -> None:
    sight = seen(rows(ROWS, towers=TOWERS), 2)
    assert sight["time_left"] == pytest.approx(12 / 16)
    assert sight["own_storeys_left"] == pytest.approx(14 / 16)


def test_a_lone_card_makes_a_ducat_day_likely() -> None:
    assert seen(rows({"P0": 1, "P1": 3, "P2": 3, "P3": 3}), 0)["day_likely"] == 1.0
    assert seen(rows({"P0": 4, "P1": 3, "P2": 3}), 0)["day_likely"] == 0.0
    assert seen(rows(ROWS), 0)["day_likely"] == 0.0  # a lone leader cannot leave


def test_a_tower_out_of_reach_of_all_cards_is_safe() -> None:
    assert seen(rows(ROWS, towers={"b3": "R"}), 0)["towers_in_reach"] == 0.25  # cards come to P1 up to P4
    assert seen(rows(ROWS, towers={"a4": "R"}), 0)["towers_in_reach"] == 0.0


def test_the_worst_loss_is_the_tower_that_holds_a_region_together() -> None:
    sight = seen(rows(ROWS, towers={"b1": "R", "b2": "R", "b3": "R"}), 0)
    assert sight["worst_loss"] == pytest.approx(2 / 4)  # b2 would leave one of three


def test_a_gain_joins_regions() -> None:
    sight = seen(rows(ROWS, towers={"b1": "R", "b3": "R", "b4": "R"}), 0)
    assert sight["gain_for_nothing"] == pytest.approx(2 / 2)  # b2 makes two into four


def test_with_two_players_both_colours_count() -> None:
    match = table(players=("RO", "LD"), towers={"a1": "R", "c1": "O2"})
    assert seen(match, 0)["income"] == pytest.approx(4 / 6)


def test_the_survey_pays_what_a_ducat_day_pays() -> None:
    chance = random.Random(7)
    for seats in (2, 3, 4):
        match = mizban.new("kilt-castle", seats=seats, seed=seats)
        while not match.over:
            answer_at_random(match, chance)
            survey = Survey(match.state)
            for colour in range(4):
                assert survey.income(colour) == income_of(match.state, colour)


def test_what_a_storey_would_earn_is_what_it_earns() -> None:
    state = rows(ROWS, towers=TOWERS).state
    for square, name in enumerate(SQUARES[:15]):
        if state.towers[square] & 15 in (0, 1):
            built = {
                **{SQUARES[i]: t for i, t in enumerate(["R", "R2", "", "L", "", "", "O R", "", "L", "", "R"]) if t}
            }
            built[name] = f"{built.get(name, '')} R1".strip()
            after = rows(ROWS, towers=built).state
            assert Survey(state).income_with(0, 1 << square, 1) == income_of(after, 0), name


def test_neighbours_share_a_side() -> None:
    assert beside(1 << SQUARES.index("a1")) == 1 << SQUARES.index("b1") | 1 << SQUARES.index("a2")
    assert beside(1 << SQUARES.index("e2")) == sum(1 << SQUARES.index(name) for name in ("e1", "d2", "e3"))


def test_the_build_that_joins_two_regions_comes_first() -> None:
    match = landed("R", "P1", towers={"b1": "R", "b3": "R", "b4": "R"})
    ask = match.question()
    assert isinstance(ask, BuildOn)
    assert SQUARES[best_builds(match.state, ask, 1)[0].site] == "b2"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_points_are_the_score(seats: int) -> None:
    chance = random.Random(seats)
    match = mizban.new("kilt-castle", seats=seats, seed=seats)
    while not match.over:
        answer_at_random(match, chance)
        for seat in range(seats):
            row = APPRAISER.features(match.state, seat)
            assert len(row) == len(APPRAISER.names)
            assert all(-12.0 <= number <= 12.0 for number in row)
    assert is_over(match.state)
    assert [APPRAISER.points(match.state, seat) for seat in range(seats)] == match.scores()


def test_nothing_is_hidden_so_guesses_look_alike() -> None:
    state = rows(ROWS, towers=TOWERS).state
    guess = GAME.guess(state, 1, Fast(3))
    assert list(APPRAISER.features(state, 1)) == list(APPRAISER.features(guess, 1))
