"""What programs see of a position of Alhambra, counted by hand; and which turns they think of."""

from __future__ import annotations

from typing import Any

import pytest

from alhambra_table import ground, player, table, tile
from leaks import with_half_choice
from mizban import Match, bots
from mizban.bots.contest import play_game
from mizban.bots.values import LINE, judge_of
from mizban.core.appraisal import Judge, Line
from mizban.core.flow import asked, chance_of, first_waiting, is_over
from mizban.core.flow import play as answer
from mizban.core.packed import row_of
from mizban.core.source import Fast
from mizban.core.state import CHANCE
from mizban.core.turns import Planner
from mizban.games.alhambra import GAME
from mizban.games.alhambra.appraisal import APPRAISER
from mizban.games.alhambra.card_sets import values_of
from mizban.games.alhambra.data import WALLS
from mizban.games.alhambra.ground import EMPTY, SIDES, WALLINGS, Frontier, Ground, anchored
from mizban.games.alhambra.outlook import Outlook, cards_until, chance_of_round
from mizban.games.alhambra.rules import held_tiles
from mizban.games.alhambra.scoring import building_points
from mizban.games.alhambra.state import Alhambra
from mizban.games.alhambra.steps.turn import Act
from mizban.games.alhambra.survey import Survey, fingerprint
from mizban.games.alhambra.walls import longest_wall
from mizban.games.alhambra.ways import best_payments, best_sites, least_payable, takings

CROSS = """
    .           pavilion-2  .
    chambers-5  fountain    arcades-4
"""


def seen(match: Match, seat: int = 0) -> dict[str, float]:
    """The features of a seat by their names."""
    return dict(zip(APPRAISER.names, APPRAISER.features(match.state, seat), strict=True))


def judge(seats: int) -> Judge:
    return judge_of(GAME, seats, LINE, APPRAISER)


def turns(match: Match, width: int = 60) -> list[Line]:
    """All whole turns that are thought of."""
    return Planner(judge(match.state.seats), Fast(1), width).turns(match.state, match.waiting[0])


# Names and numbers


def test_every_number_has_a_name_of_its_own() -> None:
    row = APPRAISER.features(table().state, 0)
    assert len(set(APPRAISER.names)) == len(APPRAISER.names) == len(row)


def test_hunches_are_about_features() -> None:
    named = {*APPRAISER.names, *(f"{phase} {name}" for phase in APPRAISER.phases for name in APPRAISER.names)}
    assert set(APPRAISER.hunches) <= named


def test_phases_are_parted_by_the_scoring_cards() -> None:
    assert [APPRAISER.phase(table(scoring_cards=turned).state) for turned in (0, 1, 2)] == [0, 1, 2]


@pytest.mark.parametrize("seats", [2, 3])
def test_at_the_end_points_are_the_score(seats: int) -> None:
    state = GAME.start(seats, {})
    chance = Fast(seats)
    while not is_over(state):
        step_at_random(state, chance)
        for seat in range(seats):
            row = APPRAISER.features(state, seat)
            assert all(-6.0 <= number <= 12.0 for number in row)
    assert [APPRAISER.points(state, seat) for seat in range(seats)] == GAME.scores(state)


def step_at_random(state: Alhambra, chance: Fast) -> None:
    """One answer, of chance or of a seat."""
    luck = chance_of(state)
    if luck is not None:
        answer(state, CHANCE, chance.draw(luck, luck.weights(state)))
        return
    seat = first_waiting(state)
    ask = asked(state, seat)
    assert ask is not None
    options = ask.options(state)
    answer(state, seat, options[chance.below(len(options))])


# Rounds to come


def test_as_things_are_a_round_pays_as_the_rules_say() -> None:
    match = table(player("fountain tower-11c"), player("fountain tower-12"), player("fountain garden-11"))
    assert seen(match, 0)["first_as_now"] == pytest.approx(3 / 20)  # a tie for six points
    assert seen(match, 2)["first_as_now"] == pytest.approx(5 / 20)
    assert seen(match, 0)["second_as_now"] == pytest.approx((13 + 6) // 2 / 40)


def test_rounds_that_are_over_pay_nothing() -> None:
    match = table(player("fountain tower-11c"), scoring_cards=2)
    sight = seen(match)
    assert sight["first_as_now"] == sight["second_expected"] == 0
    assert sight["last_as_now"] == pytest.approx(21 / 60)


def test_when_no_tile_of_a_type_is_left_nothing_is_uncertain() -> None:
    towers = "tower-7 tower-8 tower-9a tower-9b tower-9c tower-10 tower-11a tower-11b tower-13"
    match = table(player("fountain tower-11c"), player("fountain tower-12", reserve=towers), scoring_cards=2)
    outlook = Outlook(match.state)
    assert outlook.expected(0, 5, 2, 0) == pytest.approx((21 + 13) / 2)
    assert outlook.expected(0, 5, 2, 1) == pytest.approx(21)
    assert outlook.expected(2, 5, 2, 0) == 0


def test_a_lead_is_worth_less_the_more_tiles_are_still_to_come() -> None:
    match = table(player("fountain tower-11c"), player("fountain garden-11"), scoring_cards=2)
    sure = table(player("fountain tower-11c"), player(reserve="tower-7 tower-8 tower-9a tower-9b"), scoring_cards=2)
    assert Outlook(match.state).expected(0, 5, 2, 0) < Outlook(sure.state).expected(0, 5, 2, 0) < 21


def test_a_further_tile_never_pays_less() -> None:
    state = table(player("fountain tower-11c"), player("fountain tower-12 garden-11")).state
    outlook = Outlook(state)
    for seat in range(3):
        for kind in range(6):
            assert outlook.gain(seat, kind, 0) > 0


def test_the_imaginary_player_is_in_the_way() -> None:
    tiles = ["tower-12", "tower-13", "garden-12", "garden-11", "chambers-11", "chambers-10"]
    match = table(player("fountain tower-11c"), seats=2, imaginary={"tiles": tiles}, scoring_cards=2)
    assert seen(match)["last_as_now"] == pytest.approx(13 / 60)
    assert seen(match)["seconds"] == pytest.approx(1 / 3)


def test_leads_and_ties_are_told_apart() -> None:
    match = table(player("tower-11c fountain garden-11"), player("fountain tower-12"), player("fountain garden-10c"))
    sight = seen(match)
    assert (sight["ahead_tower"], sight["tied_tower"], sight["tied_garden"]) == (0, 1, 1)
    assert sight["leads"] == 0
    assert sight["ties"] == pytest.approx(2 / 3)


def piled(piles: list[int], turned: int = 0, laid: int = 4) -> Alhambra:
    """A table with such piles of money, and so many cards in the display."""
    state: Alhambra = table(scoring_cards=turned).state
    state.piles = row_of(piles)
    state.display = row_of(list(state.display)[:laid])
    return state


def test_what_is_paid_now_is_what_the_rules_pay() -> None:
    state = GAME.start(4, {})
    chance = Fast(2)
    while not is_over(state):
        step_at_random(state, chance)
        if not held_tiles(state):
            outlook = Outlook(state)
            for number in (1, 2, 3):
                paid = [outlook.paid_now(seat, kind, number - 1) for kind in range(6) for seat in range(4)]
                assert paid == list(building_points(state, number))


def test_the_scoring_card_is_as_near_as_the_piles_say() -> None:
    state = piled([20, 20, 20, 20, 12])
    assert cards_until(state, 0) == 20 + 10
    assert cards_until(state, 1) == 60 + 10
    assert cards_until(piled([6, 20], turned=1), 1) == 3


def test_a_round_can_come_at_once_only_from_the_pile_with_its_card() -> None:
    assert chance_of_round(piled([7, 30, 30, 30], laid=2)) == pytest.approx(2 / 8)
    assert chance_of_round(piled([20, 20, 20, 20, 12], laid=2)) == 0
    assert chance_of_round(piled([1, 20, 20, 20, 12], laid=2)) == pytest.approx(1 / 21)
    assert chance_of_round(piled([7, 30, 30, 30])) == 0


# Walls


def drawings() -> list[Ground]:
    """Alhambras as they come about at random."""
    found: list[Ground] = []
    chance = Fast(11)
    state = GAME.start(3, {})
    while not is_over(state):
        step_at_random(state, chance)
        if chance.below(4) == 0:
            found.append(Ground(state, chance.below(3)))
    return found


def test_the_longest_wall_is_that_of_the_rules() -> None:
    assert Survey(ground(CROSS)).wall == 9
    for each in drawings():
        assert Survey(each).wall == longest_wall(each)


def test_growth_is_what_a_tile_adds_to_the_longest_wall() -> None:
    """It may add more, where it joins further walls."""
    for each in drawings():
        survey = Survey(each)
        for walling in range(WALLINGS):
            assert survey.growth[walling] <= most_growth(each, walling, survey.wall)


def most_growth(where: Ground, walling: int, before: int) -> int:
    """The most that a tile with such walls can add, tried out in all places."""
    names = [number for number in range(54) if WALLS[number] == walling]
    if not names:
        return 4
    frontier, most = Frontier(where), 0
    for i in range(len(frontier.anchors)):
        if frontier.fitting[i] >> walling & 1:
            cell = anchored(where, frontier.anchors[i])
            where.cells[cell] = names[0]
            most = max(most, longest_wall(where) - before)
            where.cells[cell] = EMPTY
    return most


def test_a_wall_can_grow_at_both_of_its_ends() -> None:
    survey = Survey(ground("fountain pavilion-6"))  # a wall in the north of the right tile
    north, north_east, south = 1, 3, 4
    assert survey.growth[north] == 1  # beside it, or above the fountain with a wall in the east
    assert survey.growth[north_east] == 2
    assert survey.growth[south] == 0


def test_walls_with_a_gap_between_them_may_be_joined() -> None:
    row = "fountain pavilion-6 garden-11 arcades-8a tower-11c tower-12 garden-10c garden-10a"
    survey = Survey(ground(row))
    assert (survey.wall, survey.joined) == (1, 2)  # three tiles part the last wall from the others


def test_a_ring_of_walls_grows_nowhere() -> None:
    closed = """
        .           pavilion-2  .
        chambers-5  fountain    arcades-4
        .           seraglio-3  .
    """
    survey = Survey(ground(closed))
    assert (survey.wall, survey.sites, sum(survey.growth)) == (12, 0, 0)


def test_other_places_have_other_fingerprints() -> None:
    states = [table(player(each)).state for each in ("fountain pavilion-8", "pavilion-8 fountain", "fountain")]
    assert len({fingerprint(state, 0) for state in states}) == 3


def test_a_survey_is_made_anew_when_something_is_built() -> None:
    before = seen(table(player("fountain pavilion-6")))["wall"]
    after = seen(table(player("fountain pavilion-6 garden-10a")))["wall"]
    assert (before, after) == (0.1, 0.2)


# Money


def test_money_counts_by_currency() -> None:
    sight = seen(table(player(hand="blue 9 9, green 1")))
    assert sight["money"] == pytest.approx(19 / 40)
    assert sight["usable_money"] == pytest.approx(13 / 40)
    assert sight["spare_money"] == pytest.approx(6 / 20)
    assert sight["currencies"] == 0.5


def test_tiles_of_the_market_that_can_be_paid_are_seen() -> None:
    match = table(player(hand="yellow 4 4, green 9"), market="pavilion-8 seraglio-8")
    sight = seen(match)
    assert (sight["payable_tiles"], sight["exact_tiles"]) == (1, 0.5)
    assert seen(match, 1)["payable_tiles"] == 0


def test_what_is_on_the_market_counts_more_for_who_comes_next() -> None:
    match = table(player(hand="yellow 8"), player(hand="yellow 8"), market="pavilion-8")
    assert seen(match, 0)["exact_tiles_on_turn"] == 0.5
    assert seen(match, 1)["exact_tiles_on_turn"] == 0


def test_equal_cards_are_taken_once_and_none_is_left_that_fits() -> None:
    cards = table(display=("blue-4", "green-1", "yellow-3", "orange-7")).state.display
    assert takings(cards) == [[0, 1], [1, 2], [3]]
    assert takings(table(display=("blue-9", "blue-9", "green-2", "green-2")).state.display) == [[0], [2, 3]]


@pytest.mark.parametrize(
    ("cards", "price", "paid"),
    [("blue 4 6 9", 10, 10), ("blue 4 9", 10, 13), ("blue 8 9", 7, 8), ("blue 1 2", 7, 0)],
)
def test_a_tile_is_paid_exactly_or_with_the_least_waste(cards: str, price: int, paid: int) -> None:
    assert least_payable(table(player(hand=cards)).state, 0, 2, price) == paid


def test_a_payment_leaves_cards_that_make_many_totals() -> None:
    state = table(player(hand="blue 1 2 3 4 5 9")).state
    assert values_of(best_payments(state, 0, 2, 9)[0]) == [9]


def test_exact_purchases_of_a_turn_are_thought_of_in_one_order_only() -> None:
    match = table(player(hand="yellow 2, green 3"), market="pavilion-2 seraglio-3")
    both = [line for line in turns(match) if line.answers[0] in (4, 5) and len(bought(line, match)) == 2]
    assert both
    assert {line.answers[0] for line in both} == {4}


def bought(line: Line, match: Match) -> list[int]:
    """The tiles that a turn takes from the market."""
    after: Any = line.state
    return [each for each in range(54) if 1 <= match.state.where[each] < 5 and not 0 <= after.where[each] < 5]


# Places


def test_the_place_that_makes_the_wall_longest_comes_first() -> None:
    site = best_sites(ground("fountain pavilion-6"), tile("garden-10a"), 3)[0]
    assert divmod(site.anchor, SIDES) == (tile("pavilion-6"), 1)


def test_two_tiles_are_placed_in_the_order_in_which_both_fit() -> None:
    match = table(player(hand="yellow 2, green 9"), market="pavilion-2 chambers-9b")
    best = max(turns(match), key=lambda line: (len(bought(line, match)), line.worth))
    after: Any = best.state
    assert [after.where[tile(name)] for name in ("pavilion-2", "chambers-9b")] == [13, 13]


def test_a_tile_of_the_reserve_can_be_built() -> None:
    match = table(player(reserve="tower-12"))
    assert any(line.answers[0] == 8 + tile("tower-12") for line in turns(match))


# Whole turns


@pytest.mark.parametrize("seats", [2, 4])
def test_bots_keep_to_the_rules_to_the_end(seats: int) -> None:
    state = GAME.start(seats, {})
    players = [bots.make("regular" if seat == 0 else "greedy", GAME, seat + 1, seats) for seat in range(seats)]
    play_game(GAME, state, players, Fast(seats))
    assert GAME.scores(state)[0] == max(GAME.scores(state))


def test_turns_are_few() -> None:
    hands = "yellow 1 2 3 4 5, green 1 2 3 4 5, blue 1 2 3 4 5, orange 1 2 3 4 5"
    match = table(player(hand=hands), market="pavilion-8 seraglio-8 arcades-9 chambers-9a")
    assert len(turns(match, 40)) < 600


def test_a_new_turn_opens_and_the_action_after_an_exact_payment_does_not() -> None:
    assert Act(0, 0).opens()
    assert not Act(0, 1).opens()


def test_what_is_won_in_the_end_counts_at_once() -> None:
    """The last tile is bought: left-over tiles are given out and scored within the same line."""
    match = table(player(hand="yellow 2, green 9"), market="pavilion-2", scoring_cards=2)
    for number in range(54):
        if match.state.where[number] == 0:
            match.state.where[number] = 8
    ended = [line for line in turns(match) if is_over(line.state)]
    assert ended
    assert max(line.worth for line in ended) == 16 + 21 + 3  # a pavilion and its walls, and a tower left over


# Nothing hidden is looked at


def test_positions_that_look_alike_to_a_seat_have_the_same_features() -> None:
    state = GAME.start(3, {})
    chance = Fast(5)
    halves = 0
    while not is_over(state):
        step_at_random(state, chance)
        seat = chance.below(3)
        twin = with_half_choice(state, seat, chance)
        assert isinstance(twin, Alhambra)
        assert list(APPRAISER.features(state, seat)) == list(APPRAISER.features(twin, seat))
        halves += str(twin) != str(state)
    assert halves > 5


def test_positions_that_look_alike_to_a_seat_have_the_same_best_turn() -> None:
    match = table(player(hand="yellow 4 4, green 9"), player(hand="blue 7 3"), market="pavilion-8 seraglio-8")
    known = match.guess(0)
    assert [line.answers for line in turns(match)] == [
        line.answers for line in Planner(judge(3), Fast(1), 60).turns(known, 0)
    ]
