"""What programs see of a position of Silver, and what they do in it."""

from __future__ import annotations

import random
from typing import Any

import pytest

import mizban
from mizban import Match
from mizban.bots import LEVELS, Bot, expert, make
from mizban.bots.search import follow
from mizban.core.flow import legal
from mizban.core.packed import total
from mizban.core.source import Fast
from mizban.games.silver import GAME
from mizban.games.silver.appraisal import APPRAISER
from mizban.games.silver.sight import Sight, make_likelier, take_for_average
from mizban.games.silver.ways import ways
from silver_table import dealt, drawn, power, table

MINE = "d1@0 u4 d9@0 d9@0 d12"  # of which the last is unknown
DOWN = "d1@0 d4@0 d9@0 d9@0 d12"
THEIRS = "d3@1 d5 d8 d11 d2@01"


def seen(match: Match, seat: int = 0) -> dict[str, float]:
    """The features of a seat by their names."""
    return dict(zip(APPRAISER.names, APPRAISER.features(match.state, seat), strict=True))


def sight(match: Match, seat: int = 0) -> Sight:
    return Sight(match.state, seat)


def bot_of(level: str, seed: int = 1, seats: int = 2) -> Bot:
    """A bot of a level that does not look at the clock."""
    return expert(GAME, seed, seats, 200) if level == "expert" else make(level, GAME, seed, seats)


def turn_of(level: str, match: Match, seed: int = 1) -> list[int]:
    """What a bot does in the place of the seat that is asked."""
    bot = bot_of(level, seed, match.state.seats)
    seat = match.question().seat
    return bot.turn(GAME.guess(match.state, seat, bot.source), seat)


def answers_of(match: Match) -> list[list[int]]:
    """What is thought about, answer by answer."""
    ask = match.question()
    return [way.answers for way in ways(match.state, ask, sight(match, ask.seat))]


# What a seat reckons with


def test_a_card_that_nobody_has_seen_counts_the_mean_of_all_unseen() -> None:
    look = sight(table("u0 d5", "u13 d6"))
    assert look.mean == pytest.approx((2 * 0 + 4 * 78 + 2 * 13 - 13) / 50)
    assert look.sums[0] == pytest.approx(look.mean)


def test_known_cards_count_what_they_are() -> None:
    look = sight(table(MINE, THEIRS))
    assert look.sums[0] == pytest.approx(1 + 4 + 9 + 9 + look.mean)


def test_what_a_rival_has_seen_and_kept_is_rather_low() -> None:
    early, late = sight(table(MINE, THEIRS, deck=31)), sight(table(MINE, THEIRS, deck=10))
    assert early.expected(1, 0) == pytest.approx(early.mean)
    assert late.expected(1, 0) < 0.5 * late.mean
    assert late.expected(1, 1) == pytest.approx(late.mean)  # nobody has seen it
    assert late.expected(1, 4) == 2.0  # I have seen it


def test_faces_that_a_seat_has_not_seen_make_no_difference() -> None:
    one, two = table("d1@0 d7", "d3@1 d6"), table("d1@0 d6", "d7@1 d3")
    assert list(APPRAISER.features(one.state, 0)) == list(APPRAISER.features(two.state, 0))
    assert list(APPRAISER.features(one.state, 1)) != list(APPRAISER.features(two.state, 1))


def test_a_call_is_likelier_to_succeed_the_lower_the_village() -> None:
    low, high = sight(table("u1 u0", "u9 u8")), sight(table("u6 u5", "u9 u8"))
    assert low.success(0) > 0.95
    assert 0.3 < high.success(0) < low.success(0)
    assert sight(table("u9 u8", "u1 u0")).success(0) < 0.05


def test_sets_are_all_that_is_known_to_match_and_one_unknown_card() -> None:
    assert list(sight(table(MINE, THEIRS)).sets()) == [0b00001, 0b00010, 0b01100, 0b10000]


def test_a_doppelganger_joins_any_set_even_an_unknown_card() -> None:
    assert list(sight(table("d13@0 d4@0 d4@0 d7")).sets()) == [0b0110, 0b0111, 0b1000, 0b1001]


def test_the_card_under_the_amulet_is_in_no_set() -> None:
    assert list(sight(table("u1* u5", holder=0)).sets()) == [0b10]


def test_the_dearest_set_is_what_one_exchange_rids_one_of() -> None:
    assert sight(table(MINE, THEIRS)).dearest() == 18.0


def test_planning_takes_an_unseen_card_for_an_ordinary_one_and_loses_no_card() -> None:
    match = table("d1@0 d13", THEIRS)
    before = [*match.state.left]
    take_for_average(match.state, 0, 1, sight(match))
    number = match.state.villages[0][1] & 15
    assert number in (6, 7)
    before[13] += 1
    before[number] -= 1
    assert list(match.state.left) == before


def test_likelier_guesses_have_low_cards_where_rivals_kept_them() -> None:
    sums = [0, 0]
    for seed in range(200):
        state = GAME.guess(table(MINE, "d3@1 d5", deck=10).state, 0, Fast(seed))
        make_likelier(state, 0, Fast(seed))
        assert total(state.left) == total(table(MINE, "d3@1 d5", deck=10).state.left)
        for slot in (0, 1):
            sums[slot] += state.villages[1][slot] & 15
    assert sums[0] < 0.7 * sums[1]


# Features


def test_each_name_is_there_once() -> None:
    assert len(set(APPRAISER.names)) == len(APPRAISER.names)
    assert {name.split()[-1] for name in APPRAISER.hunches} <= set(APPRAISER.names)


def test_the_own_village_is_what_is_known_of_it() -> None:
    match = table(MINE, THEIRS)
    row = seen(match)
    assert row["own_sum"] == pytest.approx((23 + sight(match).mean) / 20)
    assert row["own_unknown"] == pytest.approx(1 / 5)
    assert row["own_too_many"] == 1.0
    assert row["own_dearest"] == row["own_spare"] == pytest.approx(1.8)
    assert row["own_rascal"] == 1.0


def test_a_low_discard_is_a_gain_for_who_moves_and_a_gift_to_who_is_next() -> None:
    match = table(MINE, THEIRS, discard="1")
    assert seen(match, 0)["discard_gain"] == pytest.approx(1.7)
    assert seen(match, 0)["discard_for_next"] == 0.0
    assert seen(match, 1)["discard_gain"] == 0.0
    assert seen(match, 1)["discard_for_next"] > 0.4


def test_after_a_call_its_cost_is_seen_by_caller_and_rivals() -> None:
    match = table("u1 u2", "u9 u9", turn=1, caller=0)
    assert seen(match, 0)["own_call"] == 1.0
    assert seen(match, 0)["own_call_cost"] < 0.1
    assert seen(match, 1)["rival_call"] == 1.0
    assert seen(match, 1)["dearest_in_last_turn"] == pytest.approx(1.8)
    assert APPRAISER.phase(match.state) == 1


def test_protected_cards_count_as_much_as_they_are_better_than_others() -> None:
    match = table("u3>1 d0@0 d8@0", THEIRS)
    look = sight(match)
    assert seen(match)["protected"] == pytest.approx((look.mean - 3 + look.mean - 0) / 10)


def test_between_rounds_only_the_game_counts() -> None:
    row = seen(dealt(2))
    assert {name for name, number in row.items() if number} == {"always", "between_rounds"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_points_rank_the_seats(seats: int) -> None:
    chance = random.Random(seats)
    match = mizban.new("silver", seats=seats, seed=seats)
    while not match.over:
        seat = match.waiting[0]
        match.play(chance.choice(match.legal(seat)), seat)
        for one in range(seats):
            assert all(-40.0 <= number <= 40.0 for number in APPRAISER.features(match.state, one))
    points = [APPRAISER.points(match.state, seat) for seat in range(seats)]
    ranked = sorted(range(seats), key=lambda seat: -points[seat])
    assert [match.game.ranking(match.state)[seat] for seat in ranked] == list(range(1, seats + 1))


def test_points_are_the_lead_over_the_mean_of_the_others() -> None:
    match = table("d5", "d6", "d7", round=2, points=({"cards": 10}, {"cards": 20}, {"cards": 36}))
    assert [APPRAISER.points(match.state, seat) for seat in range(3)] == [18.0, 3.0, -21.0]


# What is thought about


def test_only_sets_known_to_match_are_exchanged_together() -> None:
    assert answers_of(drawn(2, DOWN, THEIRS)) == [
        [0],
        [1, 52],
        [2, 52],
        [3, 3, 52, 2],
        [5, 52],
    ]


def test_nobody_looks_at_what_they_know() -> None:
    assert answers_of(power(7, "d1@0 d4@0 d9", THEIRS)) == [[3]]
    assert answers_of(power(7, "d1@0 d4@0", THEIRS)) == [[0]]


def test_a_seer_looks_at_an_own_card_or_at_one_that_a_rival_kept() -> None:
    assert answers_of(power(9, "d1@0 d4", "d6 d3@1")) == [[1 + 52 + 1], [1 + 1]]


def test_an_exposer_turns_up_what_then_does_something() -> None:
    assert answers_of(power(5, "d9@0 d4@0", THEIRS)) == [[0], [2]]


def test_a_master_looks_for_the_lowest_cards() -> None:
    match = power(10, DOWN, THEIRS, discard="12 1 11 10 0 6")
    assert answers_of(match) == [[0], [5], [2], [6]]


def test_a_robber_takes_the_lowest_and_gives_the_highest() -> None:
    match = power(12, "d11@0 d1@0", "u8 u2")
    assert answers_of(match) == [[0], [1 + 52 + 1]]
    match.play(1 + 52 + 1)
    assert answers_of(match) == [[0]]


# What bots do


@pytest.mark.parametrize("level", LEVELS)
def test_a_sure_call_is_made(level: str) -> None:
    assert turn_of(level, table("u0 u1", "u11 u12 u10")) == [2]


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_nobody_calls_with_the_highest_village(level: str) -> None:
    assert turn_of(level, table("u11 u12", "u0 u1 u2")) != [2]


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_a_low_card_goes_for_a_pair_of_high_ones(level: str) -> None:
    assert turn_of(level, drawn(1, "d10@0 d4@0 d10@0 d2@0 d5@0", THEIRS)) == [1, 2, 52, 0]


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_a_villager_on_the_discard_pile_is_taken(level: str) -> None:
    assert turn_of(level, table("d10@0 d12@0 d7 d8 d9", THEIRS, discard="0"))[0] == 1


def test_with_an_empty_deck_and_only_the_amulets_card_one_can_still_act() -> None:
    match = table("u1*", "u9 u1", deck=0, display="9", holder=0)
    assert [way.answers for way in ways(match.state, match.question(), sight(match))] == [[2], [3]]


def test_what_is_worth_a_thought_is_allowed_also_where_others_have_begun_at_random() -> None:
    chance = random.Random(5)
    match = mizban.new("silver", seats=3, seed=5)
    while not match.over:
        seat = match.waiting[0]
        found = ways(match.state, match.question(seat), sight(match, seat))
        assert found
        assert {way.answers[0] for way in found} <= set(legal(match.state, seat))
        match.play(chance.choice(match.legal(seat)), seat)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_keep_to_the_rules(level: str, seats: int) -> None:
    match = mizban.new("silver", seats=seats, seed=seats)
    bots = [bot_of(level, seat, seats) for seat in range(seats)]
    for _ in range(60):
        if match.over:
            break
        seat = match.waiting[0]
        answers = bots[seat].turn(GAME.guess(match.state, seat, bots[seat].source), seat)
        assert answers
        for answer in answers:
            if seat not in match.waiting or answer not in match.legal(seat):
                break
            match.play(answer, seat)


def twins() -> list[tuple[Match, Match]]:
    """Positions that look equal to seat 0."""
    rest: dict[str, Any] = {"discard": "7"}
    return [
        (table("d1@0 d4@0 d9 d6", "d3@1 d5", **rest), table("d1@0 d4@0 d5 d3", "d9@1 d6", **rest)),
        (drawn(2, "d1@0 d4@0 d9 d6", "d3@1 d5", **rest), drawn(2, "d1@0 d4@0 d5 d3", "d9@1 d6", **rest)),
        (power(9, "d1@0 d9", "d3@1 d5", **rest), power(9, "d1@0 d5", "d9@1 d3", **rest)),
        (power(12, "d12@0 d9", "d3@1 d5", **rest), power(12, "d12@0 d5", "d9@1 d3", **rest)),
    ]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", range(4))
def test_states_that_look_equal_to_a_seat_are_played_alike(level: str, number: int) -> None:
    one, two = twins()[number]
    assert one.known(0) == two.known(0)
    for seed in range(3):
        assert turn_of(level, one, seed) == turn_of(level, two, seed)


def test_the_answers_of_a_turn_are_followed_as_far_as_they_go() -> None:
    match = drawn(1, "d10@0 d4@0 d10@0", THEIRS)
    assert follow(match.state, 0, turn_of("regular", match))
    assert len(match.state.villages[0]) == 2
