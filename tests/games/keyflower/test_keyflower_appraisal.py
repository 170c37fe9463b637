"""What bots see of Keyflower: features that one can count by hand, few turns, transport as one plan."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import mizban
from keyflower_table import EXAMPLE, table
from mizban import Match
from mizban.bots.values import hunches
from mizban.core.appraisal import Judge
from mizban.core.flow import chance_of
from mizban.core.flow import play as answered
from mizban.core.source import Fast
from mizban.core.turns import Planner
from mizban.games.keyflower.appraisal import APPRAISER
from mizban.games.keyflower.data import FIRST_WINTER
from mizban.games.keyflower.data import NAMES as NAMES_OF_TILES
from mizban.games.keyflower.harvest import among, purple_gain, skill_points, worker_points
from mizban.games.keyflower.outlook import NAMES, TABLE
from mizban.games.keyflower.pools import PURPLE
from mizban.games.keyflower.scoring import shares_of
from mizban.games.keyflower.steps.auction import PASS, USE
from mizban.games.keyflower.steps.season import Offer

SCALES = dict(TABLE)


def seen(match: Match, seat: int = 0) -> dict[str, float]:
    """The features of a seat, in pieces and points."""
    row = APPRAISER.features(match.state, seat)
    return {name: round(row[i] * SCALES[name], 6) for i, name in enumerate(NAMES)}


def look(match: Match, *names: str, seat: int = 0) -> tuple[float, ...]:
    """Some features of a seat."""
    features = seen(match, seat)
    return tuple(features[name] for name in names)


def planner() -> Planner:
    return Planner(Judge(APPRAISER, hunches(APPRAISER)), Fast(1), 40)


def best_turn(match: Match) -> Match:
    """Seat 0 makes the turn that looks best."""
    for answer in planner().best(match.state, 0).answers:
        match.play(answer)
    return match


# Features


def test_every_feature_has_a_name_and_a_number() -> None:
    assert len(set(NAMES)) == len(NAMES) == len(APPRAISER.features(table("", "").state, 0))


def test_hunches_are_of_features_that_there_are() -> None:
    assert {name.split()[0] for name in APPRAISER.hunches} <= set(APPRAISER.phases)
    assert {name.split()[1] for name in APPRAISER.hunches} <= set(NAMES)


def test_a_hunch_for_a_season_goes_before_one_for_all() -> None:
    weights = list(hunches(APPRAISER).lines)
    workers = NAMES.index("workers")
    by_season = [weights[phase * len(NAMES) + workers] for phase in range(len(APPRAISER.phases))]
    assert by_season == [APPRAISER.hunches[f"{season} workers"] for season in APPRAISER.phases]
    assert by_season[0] > by_season[3]


def test_workers_that_return_count_and_those_in_hand_are_told_apart() -> None:
    match = table(
        "3 red 1 blue 2 green",
        "",
        season="summer",
        tiles={"home_1": {"workers": {"yellow": 2}, "colour": "yellow", "last": 2}},
        middle={"store": {"stacks": [1, 2], "colour": "red"}},
    )
    assert look(match, "workers", "workers_in_hand", "workers_outbid") == (7, 4, 1)
    assert look(match, "greens", "greens_in_hand") == (2, 2)
    assert look(match, "most_of_a_colour", "least_of_a_colour") == (4, 1)


def test_what_is_led_is_counted_as_won() -> None:
    lots: dict[str, Any] = {
        "sawmill": {"stacks": [2, 1], "colour": "red"},
        "wainwright": {"stacks": [0, 1], "colour": "blue"},
    }
    match = table("", "2 red", season="autumn", middle=lots)
    assert look(match, "tiles_led", "points_led", "gain_led", "workers_bid") == (1, 3, 7, 2)
    assert look(match, "steps", "upgrades") == (1, 1)
    assert look(match, "steps", "upgrades", seat=1) == (5, 3)
    assert look(match, "leads_at_risk") == (1,)
    assert look(match, "leads_at_risk", seat=1) == (0,)


def test_resources_lie_in_place_elsewhere_or_are_made() -> None:
    match = table("1 saw", "", season="winter", villages=[EXAMPLE], on={"stable": "1 wood", "keywood": "1 wood"})
    # home: wood and stone for 5; keywood: a saw for 3; stable: wood and iron for 5; gold mine: iron and stone for 3
    assert look(match, "gain_possible", "gain_ripe", "tiles_ripe") == (16, 3, 1)
    assert look(match, "gain_in_place") == (2,)  # of six thirds for stable, wood and iron
    assert look(match, "gain_in_village") == (2,)  # wood for the home
    assert look(match, "gain_made_here") == (2,)
    assert look(match, "skills_matched", "skills_lacking") == (1, 0)
    assert look(match, "spare_goods", "spare_gold") == (1, 0)
    assert look(match, "links", "makes_goods", "makes_gold", "kinds_made") == (4, 1, 1, 2)


def test_what_is_about_to_be_drawn_is_in_hand() -> None:
    state = table("1 red", "", season="spring", middle={"alehouse": {}}).state.copy()
    for answer in (USE + NAMES_OF_TILES.index("alehouse"), 0, 1):
        answered(state, 0, answer)
    assert chance_of(state) is not None
    row = APPRAISER.features(state, 0)
    assert row[NAMES.index("workers_in_hand")] * SCALES["workers_in_hand"] == 1


def test_the_boat_that_is_left_depends_on_turn_order() -> None:
    boats = [{"boat": "boat_keyflower", "cargo": {"red": 3}}, {"boat": "boat_sea_bastion", "cargo": {"blue": 5}}]
    match = table("", "", turn_order={"turn_order_1": {"stacks": [1, 0], "colour": "red"}}, boats=boats)
    assert look(match, "boat_to_come", "turn_tiles_led", "purple_led") == (5, 1, 1)
    assert look(match, "boat_to_come", "turn_tiles_led", "purple_led", seat=1) == (3, 0, 0)


# Points


def finished(seats: int, seed: int) -> Match:
    """A game in which anything was played."""
    match, source = mizban.new("keyflower", seats, seed=seed), Fast(seed)
    while not match.over:
        seat = match.waiting[0]
        options = match.legal(seat)
        match.play(options[source.below(len(options))], seat)
    return match


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_in_the_end_points_are_the_score(seats: int) -> None:
    match = finished(seats, seats)
    assert [APPRAISER.points(match.state, seat) for seat in range(seats)] == match.scores()


def test_before_the_end_tiles_count_as_they_lie() -> None:
    match = table("", "", season="winter", villages=["home_1+"], on={"home_1": "3 gold"})
    assert APPRAISER.points(match.state, 0) == 5
    assert look(match, "harvest") == (3,)


def test_items_score_as_in_the_final_scoring() -> None:
    """The quick count and the one that says which item goes where agree, on any village at the end."""
    for seed in range(12):
        state = finished(4, seed).state
        for seat in range(4):
            shares = shares_of(state, seat)
            tiles = 0
            for tile in state.villages[seat].tiles:
                tiles |= among(tile)
            workers = vec[i64](list(state.held[seat * 7 : seat * 7 + 4]))
            skills = vec[i64](list(state.held[seat * 7 + 4 : seat * 7 + 7]))
            with_purple = any(share.items and share.items[PURPLE] for share in shares)
            quick = worker_points(tiles, workers) + skill_points(tiles, skills)
            exact = sum(share.points for share in shares if share.items and not any(share.items[7:11]))
            if not with_purple:
                assert quick == exact


def test_the_purple_worker_adds_what_is_most() -> None:
    scholar = among(NAMES_OF_TILES.index("scholar"))
    none, two = vec[i64]([0, 0, 0, 0]), vec[i64]([2, 0, 0])
    assert purple_gain(scholar, none, two) == 3
    assert purple_gain(0, none, two) == 1


# What a seat can know


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_hidden_changes_no_feature_of_the_own_seat(seats: int) -> None:
    match, source = mizban.new("keyflower", seats, seed=5), Fast(5)
    while not match.over:
        seat = match.waiting[0]
        if source.below(8) == 0:
            rows = [list(APPRAISER.features(match.guess(seat, Fast(n)), seat)) for n in (1, 2)]
            assert rows[0] == rows[1]
        options = match.legal(seat)
        match.play(options[source.below(len(options))], seat)


# Whole turns


def test_only_the_lowest_bids_are_thought_of() -> None:
    match = table("6 red", "", middle={"keywood": {}})
    turns = planner().turns(match.state, 0)
    bids = [turn.answers[2] for turn in turns if len(turn.answers) == 3 and turn.answers[0] < USE]
    assert sorted(set(bids)) == [1, 2, 3]
    assert [PASS] in [turn.answers for turn in turns]


def test_transport_carries_what_is_wanted_and_flips_at_once() -> None:
    match = table("1 red", "", season="winter", villages=[EXAMPLE], on={"gold_mine": "1 iron", "stable": "1 wood"})
    best_turn(match)
    stable = next(tile for tile in match.position()["players"][0]["village"] if tile["tile"] == "stable")
    assert stable["side"] == "back"


def test_all_ways_to_begin_a_transport_end_in_the_same_plan() -> None:
    match = table("2 red 2 blue", "", season="winter", villages=[EXAMPLE], on={"keywood": "2 wood"})
    turns = [turn.answers for turn in planner().turns(match.state, 0)]
    stable = USE + NAMES_OF_TILES.index("stable")
    plans = [answers[3:] for answers in turns if answers[0] == stable]
    assert len(plans) == 2
    assert plans[0] == plans[1]


def test_winter_tiles_that_promise_nothing_stay_in_the_box() -> None:
    state = table("9 red", "", season="winter").state.copy()
    held = [NAMES_OF_TILES.index(name) - FIRST_WINTER for name in ("apothecary", "scholar")]
    state.dealt = vec[i64]([sum(1 << i for i in held), 0])
    assert list(APPRAISER.promising(state, Offer(0))) == [1]
    state.held[0] = 0
    assert list(APPRAISER.promising(state, Offer(0))) == [1]  # one must be offered
