"""What bots see of a tribe: names and numbers agree, plans under way count, and nothing hidden is looked at."""

from __future__ import annotations

import pytest

from mizban import Match
from mizban.bots.contest import is_quiet
from mizban.core.flow import asked, chance_of, first_waiting, is_over, play
from mizban.core.source import Fast
from mizban.core.state import CHANCE
from mizban.games.stone_age import GAME, appraisal
from mizban.games.stone_age.appraisal import APPRAISER, AT_HOME, LASTING, NAMES, NOW
from mizban.games.stone_age.outlook import outlook_of
from mizban.games.stone_age.state import StoneAge
from stone_age_table import RED, acting, building, buying, feeding, give, placing, scored, tribe


def seen(match: Match, seat: int = RED) -> dict[str, float]:
    """What a seat's prospects are read from, by name."""
    return dict(zip(NAMES, APPRAISER.features(match.state, seat), strict=True))


def points(match: Match, seat: int = RED) -> float:
    return APPRAISER.points(match.state, seat)


# Names


def test_every_number_has_a_name_of_its_own() -> None:
    assert len(set(NAMES)) == len(NAMES) == appraisal.COUNT
    assert APPRAISER.names == NAMES
    assert set(APPRAISER.hunches) <= set(NAMES)


@pytest.mark.parametrize("names", [NOW, LASTING], ids=["now", "lasting"])
def test_constants_say_where_a_name_stands(names: tuple[str, ...]) -> None:
    for at, name in enumerate(names):
        constant = {"kinds": "KINDS_HELD"}.get(name, name.upper())
        if hasattr(appraisal, constant):
            assert getattr(appraisal, constant) == at


def test_groups_of_names_follow_each_other() -> None:
    assert len(NOW) == appraisal.FIRST_AT_HOME
    assert len(AT_HOME) == appraisal.AT_HOME_COUNT
    assert len(NOW) + len(AT_HOME) == appraisal.FIRST_LASTING
    assert len(LASTING) == appraisal.LASTING_COUNT


# Points


def test_points_are_what_would_be_scored_now() -> None:
    cards = "pottery-food7 medicine-food5 farmer2-food3"
    red = tribe("2 wood 1 gold", cards=cards, agriculture=3, points={"buildings": 12})
    assert points(placing(red)) == 12 + 3 + 4 + 2 * 3


def test_at_the_end_points_are_the_score() -> None:
    match = scored(tribe("2 wood", cards="pottery-food7 shaman2-brick1", points={"buildings": 30}), tribe())
    assert [points(match, seat) for seat in (0, 1)] == [30 + 2 + 1 + 2 * 5, 0]
    assert [points(match, seat) for seat in (0, 1)] == match.scores()


# Plans under way


def test_figures_in_the_village_have_done_their_work_by_the_end_of_the_round() -> None:
    match = acting(tribe(), tribe(), placed={"hut": [2], "field": [1]})
    red = outlook_of(match.state, RED)
    assert (red.figures, red.fields, red.tools, red.away) == (6, 1, 0, 3)


def test_gatherers_bring_what_dice_and_tools_give_on_average() -> None:
    match = acting(tribe(tools="1 1!"), tribe(), placed={"forest": [3], "hunting_ground": [0, 1]})
    assert outlook_of(match.state, RED).stock[0] == pytest.approx((3 * 3.5 + 1 - 1) / 3)


def test_a_building_that_can_be_paid_counts_as_built() -> None:
    match = building("wwb", tribe("3 wood 1 brick", cards="builder2-dice"))
    red = outlook_of(match.state, RED)
    assert (red.claims, red.doomed, red.buildings, list(red.stock)) == (1, 0, 1, [1, 0, 0, 0])
    assert red.gain == 10 + 2 - 3  # three resources less are left over


def test_a_building_that_lacks_two_pieces_is_doomed() -> None:
    red = outlook_of(building("wwb", tribe("1 wood")).state, RED)
    assert (red.claims, red.doomed, red.missing, red.gain) == (0, 1, 2, 0)


def test_a_building_of_any_pieces_takes_up_to_seven() -> None:
    red = outlook_of(building("any", tribe("5 wood 5 gold")).state, RED)
    assert red.gain == pytest.approx(0.7 * 45 - 7)
    assert red.pieces() == pytest.approx(3)


def test_a_card_is_paid_by_the_cheapest_pieces_and_gives_what_it_shows() -> None:
    match = buying("pottery-food7", tribe("1 wood 2 gold", cards="medicine-any2"), tribe(), space=2)
    red = outlook_of(match.state, RED)
    assert list(red.stock) == [0, 0, 0, 1]
    assert red.food == 12 + 7 - 5
    assert red.gain == (4 - 1) - 2


def test_missing_food_is_foreseen() -> None:
    match = acting(tribe(food=1, agriculture=1, figures=7), tribe(), placed={"forest": [1]})
    assert outlook_of(match.state, RED).hungry == 5
    fine = acting(tribe(food=1, agriculture=1, figures=7), tribe(), placed={"hunting_ground": [3, 1]})
    assert outlook_of(fine.state, RED).hungry == 0


def test_who_is_fed_waits_for_the_next_round() -> None:
    match = feeding(tribe(food=8), tribe("9 wood", food=0))
    assert outlook_of(match.state, RED).food == 3


def test_figures_at_home_count_while_figures_are_placed() -> None:
    assert seen(placing(tribe(figures=6)))["figures_by_home"] == pytest.approx(6 / 5)
    assert seen(acting(tribe(figures=6), placed={"forest": [2]}))["figures_by_home"] == 0


# Time


def test_when_a_stack_is_empty_nothing_lasts() -> None:
    stacks = [{"top": None, "below": 0}, {"top": "wwb"}]
    match = acting(tribe(), tribe(), placed={"forest": [1]}, stacks=stacks)
    numbers = seen(match)
    assert numbers["last_round"] == 1
    assert all(numbers[f"{name}_by_time"] == 0 for name in LASTING)


def test_who_stands_on_the_last_tile_shortens_the_game() -> None:
    stacks = [{"top": "wwb", "below": 0}, {"top": "wws"}]
    long = seen(acting(tribe(), tribe(), placed={"forest": [1]}, stacks=stacks))["time_by_time"]
    short = seen(acting(tribe(), tribe(), placed={"building_1": [1]}, stacks=stacks))["time_by_time"]
    assert 0 <= short < long


# What is worth a thought


def test_two_resources_are_thought_of_only_where_something_is_paid() -> None:
    match = placing(tribe(kept="medicine-any2"))
    ask = match.question()
    assert len(APPRAISER.promising(match.state, ask)) == len(ask.options(match.state)) - 1


def test_much_missing_food_is_paid_by_the_cheapest_pieces() -> None:
    match = feeding(tribe("3 wood 3 gold", food=0, figures=5), tribe())
    give(match, [1])
    assert list(APPRAISER.promising(match.state, match.question())) == [0]


# In any game


def any_game(seed: int) -> list[StoneAge]:
    """Positions between turns of a game with any answers."""
    source, state, found = Fast(seed), GAME.start(2 + seed % 3, {}), list[StoneAge]()
    while not is_over(state):
        chance = chance_of(state)
        if chance is not None:
            play(state, CHANCE, source.draw(chance, chance.weights(state)))
            continue
        ask = asked(state, first_waiting(state))
        assert ask is not None
        thought = APPRAISER.promising(state, ask)
        options = ask.options(state)
        assert len(thought) > 0
        assert all(answer in options for answer in thought)
        play(state, ask.seat, options[source.below(len(options))])
        if is_quiet(state) and source.below(8) == 0:
            found.append(state.copy())
    assert [APPRAISER.points(state, seat) for seat in range(state.seats)] == GAME.scores(state)
    return found


@pytest.mark.parametrize("seed", range(4))
def test_what_a_seat_sees_of_itself_does_not_depend_on_what_it_cannot_know(seed: int) -> None:
    source = Fast(seed)
    for state in any_game(seed):
        for seat in range(state.seats):
            guesses = [GAME.guess(state, seat, source) for _ in range(2)]
            rows = [list(APPRAISER.features(guess, seat)) for guess in guesses]
            assert rows[0] == rows[1] == list(APPRAISER.features(state, seat))
            assert APPRAISER.points(guesses[0], seat) == APPRAISER.points(state, seat)
            assert all(-10 < number < 10 for number in rows[0])
