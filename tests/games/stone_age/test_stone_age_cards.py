"""Civilization cards: the price of a space, and what each top half gives."""

from __future__ import annotations

from typing import Any

import pytest

from mizban import Match
from stone_age_table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    acting,
    all_but,
    asked,
    begin,
    buy,
    buying,
    deck,
    display,
    food,
    goods,
    heard,
    homes,
    is_refused,
    kinds,
    level,
    options,
    play,
    reason,
    score,
    scored,
    seen,
    tools,
    tribe,
)

DICE = [
    "pottery-dice", "writing-dice", "time-dice", "transport-dice", "farmer1-dice", "farmer2-dice",
    "toolmaker2-dice-a", "toolmaker2-dice-b", "builder1-dice", "builder2-dice",
]  # fmt: skip


def bought(card: str, **who: Any) -> Match:
    """Seat 0 has bought this card for one wood."""
    match = buying(card, tribe("1 wood", **who))
    buy(match, "1 wood")
    return match


# The price


@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_a_card_costs_as_many_resources_as_the_number_of_its_space(space: int) -> None:
    match = buying("music-points3-a", tribe(f"{space} brick"), space=space)
    buy(match, f"{space} brick")
    assert (goods(match), score(match)) == ("", 3)


@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_with_one_resource_too_few_the_card_is_left_without_a_question(space: int) -> None:
    match = buying("music-points3-a", tribe(f"{space - 1} gold"), space=space)
    play(match, f"card_{space}")
    assert asked(match) == ("resolve", BLUE)
    assert display(match)[space - 1] == "music-points3-a"
    assert heard(match, "card_left") == [{"seat": 0, "card": "music-points3-a"}]
    assert homes(match)[RED] == 5


@pytest.mark.parametrize(("price", "left"), [("2 wood 1 gold", "2 wood 3 brick"), ("3 brick", "4 wood 1 gold")])
def test_a_card_on_the_third_space_is_paid_with_any_three_resources(price: str, left: str) -> None:
    match = buying("weaving-food1", tribe("4 wood 3 brick 1 gold", food=4), space=3)
    buy(match, price)
    assert goods(match) == left
    assert food(match) == 5


def test_fewer_or_more_resources_than_the_price_are_refused() -> None:
    match = buying("weaving-food1", tribe("4 wood", food=4), space=3)
    play(match, "card_3")
    assert reason(match, "buy 2 wood") == "wrong-number"
    assert reason(match, "buy 4 wood") == "wrong-number"
    assert reason(match, "buy 3 wood") is None


def test_food_is_no_resource() -> None:
    match = buying("weaving-food1", tribe("2 wood", food=9), space=3)
    play(match, "card_3")
    assert display(match)[2] == "weaving-food1"
    assert (goods(match), food(match)) == ("2 wood", 9)


def test_only_resources_that_one_has_may_be_chosen() -> None:
    match = buying("weaving-food1", tribe("1 wood 2 stone"), space=3)
    play(match, "card_3", "buy")
    assert options(match) == ["wood"]
    begin(match, "wood")
    assert options(match) == ["stone"]
    assert is_refused(match, "wood")
    assert is_refused(match, "gold")
    assert reason(match, "buy 2 wood 1 stone") == "lacks"
    assert reason(match, "buy 2 stone") is None


def test_a_declined_card_stays_and_the_figure_goes_home() -> None:
    match = buying("weaving-food1", tribe("4 wood", food=4), space=3)
    play(match, "card_3", "decline")
    assert display(match)[2] == "weaving-food1"
    assert (goods(match), food(match), homes(match)[RED]) == ("4 wood", 4, 5)


def test_a_bought_card_leaves_its_space_empty_until_the_new_round() -> None:
    match = bought("music-points3-a")
    assert display(match) == [None, "pottery-food7", "medicine-food5", "art-tool"]
    assert deck(match) == 32
    assert homes(match)[RED] == 5


def test_the_gain_of_a_card_cannot_pay_for_it() -> None:
    match = buying("transport-stone2", tribe("1 wood"), space=2)
    play(match, "card_2")
    assert display(match)[1] == "transport-stone2"
    assert goods(match) == "1 wood"


def test_payment_purchase_and_gain_follow_each_other() -> None:
    match = bought("transport-stone2")
    assert kinds(match) == ["paid", "card_bought", "received"]
    assert heard(match, "paid") == [{"seat": 0, "count": 1, "what": "wood"}]


# What the top halves give


@pytest.mark.parametrize(
    ("card", "count"),
    [
        ("pottery-food7", 7),
        ("medicine-food5", 5),
        ("builder1-food4", 4),
        ("weaving-food3", 3),
        ("farmer2-food3", 3),
        ("builder2-food2", 2),
        ("weaving-food1", 1),
    ],
)
def test_a_food_card_gives_its_food_at_once(card: str, count: int) -> None:
    match = bought(card, food=4)
    assert food(match) == 4 + count
    assert heard(match, "received") == [{"seat": 0, "count": count, "what": "food"}]


@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("transport-stone2", "2 stone"),
        ("farmer1-stone1", "1 stone"),
        ("shaman1-stone1", "1 stone"),
        ("shaman2-brick1", "1 brick"),
        ("shaman1-gold1", "1 gold"),
    ],
)
def test_a_resource_card_gives_its_resources_at_once(card: str, gain: str) -> None:
    assert goods(bought(card)) == gain


@pytest.mark.parametrize("card", ["music-points3-a", "music-points3-b", "builder3-points3"])
def test_a_points_card_scores_three_points_at_once(card: str) -> None:
    match = bought(card, points={"buildings": 5})
    assert score(match) == 8
    assert match.breakdown(RED)["cards"] == 3
    assert heard(match, "points") == [{"seat": 0, "points": 3}]


@pytest.mark.parametrize(("before", "then"), [("", "1"), ("1! 1", "1 1 1!"), ("3 3 3", "4 3 3"), ("4 4 4", "4 4 4")])
def test_the_tool_card_is_a_step_up_the_ladder(before: str, then: str) -> None:
    assert tools(bought("art-tool", tools=before)) == then


@pytest.mark.parametrize("card", ["time-agriculture", "farmer1-agriculture"])
@pytest.mark.parametrize(("before", "then"), [(0, 1), (9, 10), (10, 10)])
def test_an_agriculture_card_raises_the_level_up_to_ten(card: str, before: int, then: int) -> None:
    assert level(bought(card, agriculture=before)) == then


# Resource by dice roll


@pytest.mark.parametrize(
    ("card", "gain"),
    [("shaman2-rollwood", "3 wood"), ("shaman1-rollstone", "2 stone"), ("art-rollgold", "1 gold")],
)
def test_two_dice_are_rolled_for_the_resource_of_the_card(card: str, gain: str) -> None:
    match = buying(card, tribe("1 brick"))
    buy(match, "1 brick", "dice 6 5")
    assert goods(match) == gain
    assert heard(match, "rolled") == [{"seat": 0, "dice": [6, 5], "total": 11}]


def test_six_for_wood_is_two_wood() -> None:
    match = buying("shaman2-rollwood", tribe("1 brick", tools="3 3 3"))
    buy(match, "1 brick", "dice 2 4", "enough")
    assert goods(match) == "2 wood"


def test_six_for_wood_and_a_tool_of_three_is_three_wood() -> None:
    match = buying("shaman2-rollwood", tribe("1 brick", tools="3 3 3"))
    buy(match, "1 brick", "dice 2 4", "add 3")
    assert goods(match) == "3 wood"
    assert tools(match) == "3 3 3!"


def test_a_roll_that_is_too_low_gives_nothing() -> None:
    match = buying("art-rollgold", tribe("1 brick"))
    buy(match, "1 brick", "dice 2 3")
    assert goods(match) == ""


# Dice for everyone


def everyone(dice: str, *tribes: dict[str, Any], seats: int = 4, card: str = "pottery-dice") -> Match:
    """Seat 0 has bought a card with dice for everyone, and they show this."""
    first = tribes[0] if tribes else tribe("1 wood")
    match = buying(card, first, *tribes[1:], seats=seats)
    buy(match, "1 wood", f"dice {dice}")
    return match


def test_the_buyer_takes_a_tool_the_next_agriculture_and_the_last_two_have_no_choice() -> None:
    match = everyone("5 6 2 2")
    assert options(match) == ["2", "5", "6"]
    play(match, "die 5")
    assert tools(match, RED) == "1"
    assert asked(match) == ("take_die", BLUE)
    play(match, "die 6")
    assert level(match, BLUE) == 1
    assert (asked(match), options(match)) == (("take_die", GREEN), ["2"])
    assert match.play_forced() >= 2
    assert [goods(match, seat) for seat in (GREEN, YELLOW)] == ["1 brick", "1 brick"]


@pytest.mark.parametrize(
    ("face", "what"), [(1, "1 wood"), (2, "1 brick"), (3, "1 stone"), (4, "1 gold"), (5, "tool"), (6, "level")]
)
def test_each_face_stands_for_an_item(face: int, what: str) -> None:
    match = everyone(f"{face} {face % 6 + 1}", seats=2)
    play(match, f"die {face}")
    found = goods(match) or ("tool" if tools(match) == "1" else "level" if level(match) == 1 else "")
    assert found == what
    assert heard(match, "die_taken") == [{"seat": 0, "face": face}]


@pytest.mark.parametrize("card", DICE)
def test_ten_cards_roll_dice_for_everyone(card: str) -> None:
    match = everyone("1 3", seats=2, card=card)
    assert asked(match) == ("take_die", RED)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_as_many_dice_as_players(seats: int) -> None:
    match = everyone("1 2 3 4"[: 2 * seats - 1], seats=seats)
    assert match.view()["dice"] == [1, 2, 3, 4][:seats]
    order = []
    for _ in range(seats):
        order.append(match.seat)
        play(match, options(match)[-1])
    assert order == list(range(seats))
    assert asked(match)[0] == "resolve"


def test_a_die_that_was_taken_is_gone_and_equal_dice_are_taken_one_by_one() -> None:
    match = everyone("1 1 4", seats=3)
    play(match, "die 4")
    assert is_refused(match, "4")
    assert options(match) == ["1"]
    play(match, "die 1")
    assert options(match) == ["1"]
    play(match, "die 1")
    assert [goods(match, seat) for seat in range(3)] == ["1 gold", "1 wood", "1 wood"]


def test_nobody_may_refuse_a_die() -> None:
    match = everyone("1 2", seats=2)
    assert options(match) == ["1", "2"]
    assert reason(match, "decline") == "asked-else"


def test_no_tools_change_the_dice_for_everyone() -> None:
    match = everyone("1 2", tribe("1 wood", tools="4 4 4", kept="toolmaker1-once4"), seats=2)
    assert options(match) == ["1", "2"]
    assert reason(match, "add 4") == "no-roll"
    assert reason(match, "add once:4") == "no-roll"


def test_at_a_cap_a_die_may_be_taken_for_no_gain() -> None:
    match = everyone("5 6", tribe("1 wood", tools="4 4 4"), tribe(agriculture=10), seats=2)
    assert options(match) == ["5", "6"]
    play(match, "die 5", "die 6")
    assert (tools(match, RED), level(match, BLUE)) == ("4 4 4", 10)
    assert [kind for kind in kinds(match) if kind.startswith("no_")] == ["no_tool", "no_field"]


def test_a_tool_from_a_die_helps_a_player_who_has_yet_to_act() -> None:
    match = buying("pottery-dice", tribe("1 wood"))
    buy(match, "1 wood", "dice 5 1", "die 1", "die 5")
    assert tools(match, BLUE) == "1"
    play(match, "hunting_ground", "dice 1")
    assert (asked(match), options(match)) == (("add_tool", BLUE), ["enough", "1"])


def test_another_buyer_takes_first_and_the_round_goes_clockwise() -> None:
    match = acting(
        tribe(),
        tribe(),
        tribe("1 wood"),
        turn=GREEN,
        placed={"card_1": [0, 0, 1], "hunting_ground": [0, 0, 1]},
        display=["pottery-dice"],
    )
    play(match, "card_1", "buy wood", "dice 1 2 3")
    order = []
    for die in ("die 3", "die 1", "die 2"):
        order.append(match.seat)
        play(match, die)
    assert order == [GREEN, RED, BLUE]
    assert [goods(match, seat) for seat in range(3)] == ["1 wood", "1 brick", "1 stone"]


# The extra card


def extra_bought(drawn: str, left: tuple[str, ...] = (), **who: Any) -> Match:
    """Seat 0 has bought the card that draws another one from a deck of five, or of this one and those left."""
    open_cards = ["writing-card", "pottery-dice", "writing-dice", "time-dice"]
    in_deck = left or ("transport-dice", "farmer1-dice", "art-tool", "music-points3-a")
    others = tribe(cards=all_but(*open_cards, drawn, *in_deck))
    match = acting(tribe("1 wood", **who), others, placed={"card_1": [1]}, display=open_cards)
    assert deck(match) == 1 + len(in_deck)
    buy(match, "1 wood", f"draws {drawn}")
    return match


def test_the_extra_card_comes_from_the_deck_and_its_top_half_is_not_used() -> None:
    match = extra_bought("farmer2-dice")
    assert deck(match) == 4
    assert asked(match) == ("resolve", BLUE)
    assert "rolled_for_all" not in kinds(match)
    assert match.view(RED)["cards"] == ["writing-card", "farmer2-dice"]
    assert seen(match)["cards"] == 2


def test_at_the_end_the_bottom_halves_of_both_cards_count() -> None:
    match = scored(tribe(cards="writing-card", extra="farmer2-dice", agriculture=3))
    assert match.breakdown(RED)["farmers"] == 6
    assert match.breakdown(RED)["green"] == 1
    assert match.scores()[RED] == 7


@pytest.mark.parametrize("card", ["medicine-any2", "toolmaker1-once4"])
def test_an_extra_card_of_a_kept_kind_is_not_kept_for_use(card: str) -> None:
    match = extra_bought(card)
    assert seen(match)["kept"] == []
    assert match.position()["players"][RED]["kept"] == []


def test_an_empty_deck_gives_no_extra_card() -> None:
    open_cards = ["writing-card", "pottery-dice", "writing-dice", "time-dice"]
    others = tribe(cards=all_but(*open_cards))
    match = acting(tribe("1 wood"), others, placed={"card_1": [1]}, display=open_cards)
    buy(match, "1 wood")
    assert heard(match, "deck_empty") == [{"seat": 0}]
    assert match.view(RED)["cards"] == ["writing-card"]


# Cards that are kept


@pytest.mark.parametrize("card", ["toolmaker1-once4", "toolmaker1-once3", "toolmaker2-once2", "medicine-any2"])
def test_a_card_for_later_is_kept_face_up(card: str) -> None:
    match = bought(card)
    assert seen(match)["kept"] == [card]
    assert (goods(match), tools(match)) == ("", "")


def test_all_other_cards_lie_face_down() -> None:
    assert seen(bought("art-tool"))["kept"] == []


def test_two_cards_can_be_bought_in_one_turn() -> None:
    match = acting(
        tribe("2 wood 1 gold"), placed={"card_1": [1], "card_2": [1]}, display=["music-points3-a", "music-points3-b"]
    )
    play(match, "card_2", "buy gold wood", "card_1", "buy wood")
    assert (score(match), display(match)) == (6, [None, None, None, None])
