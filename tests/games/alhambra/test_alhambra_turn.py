"""A turn: taking money (X1), buying (X2, X3), redesigning (X25), finishing, and placing at its end."""

from __future__ import annotations

import pytest

from alhambra_table import (
    answer,
    asked,
    drawing,
    hand,
    kinds,
    market,
    options,
    play,
    player,
    poor_table,
    refusal,
    reserve,
    table,
)
from mizban import Match, NotAnAnswer, replay

FULL = "pavilion-8 garden-12 garden-10c tower-13"
OPEN = ("blue-4", "green-1", "yellow-3", "orange-7")


# Taking money


@pytest.mark.parametrize(
    ("vector", "cards", "reason"),
    [
        ("X1.1", ["blue-4"], None),
        ("X1.2", ["orange-7"], None),
        ("X1.3", ["blue-4", "green-1"], None),
        ("X1.4", ["green-1", "yellow-3"], None),
        ("X1.5", ["blue-4", "yellow-3"], "take-too-much"),
        ("X1.6", ["blue-4", "green-1", "yellow-3"], "take-too-much"),
        ("X1.7", ["green-1", "orange-7"], "take-too-much"),
        ("", ["blue-5"], "not-in-display"),
        ("", ["green-1", "green-1"], "not-in-display"),
    ],
)
def test_any_one_card_or_several_worth_five(vector: str, cards: list[str], reason: str) -> None:
    assert refusal(table(display=OPEN), " ".join(["take", *cards])) == reason
    assert refusal(table(display=OPEN), " ".join(["take", *reversed(cards)])) == reason


def test_at_least_one_card_is_taken() -> None:
    """X1.8: which one is left open, and nothing is not among the choices."""
    with pytest.raises(NotAnAnswer, match="leaves it open"):
        table(display=OPEN).play("take")
    assert "take" not in table(display=OPEN).choices()
    assert refusal(poor_table(0), "take") == "display-empty"


def test_all_that_can_be_taken() -> None:
    singles = ["take blue-4", "take green-1", "take yellow-3", "take orange-7"]
    assert sorted(table(display=OPEN).choices()) == sorted([*singles, "take blue-4 green-1", "take green-1 yellow-3"])


def test_further_cards_are_only_offered_while_they_fit() -> None:
    match = table(display=OPEN)
    assert options(match) == ["take blue-4", "take green-1", "take yellow-3", "take orange-7"]
    answer(match, "take blue-4")
    assert options(match) == ["take green-1", "enough"]
    answer(match, "take green-1")
    assert hand(match) == {"green": [1], "blue": [4]}
    assert asked(match) == ("act", 1)


def test_cards_are_chosen_in_the_order_in_which_they_lie() -> None:
    match = answer(table(display=OPEN), "take green-1")
    assert options(match) == ["take yellow-3", "enough"]
    assert refusal(match, "take blue-4 green-1") == "other-card"
    assert refusal(match, "take blue-4") == "other-card"


def test_in_words_they_are_named_in_any_order() -> None:
    for text in ("take green-1 blue-4", "take blue-4 green-1", "blue-4 green-1", "green-1 card:blue-4"):
        assert hand(play(table(display=OPEN), text)) == {"green": [1], "blue": [4]}


def test_what_was_begun_may_be_said_again_or_left_out() -> None:
    for text, got in (
        ("take green-1", {"green": [1]}),
        ("take yellow-3 green-1", {"yellow": [3], "green": [1]}),
        ("take yellow-3", {"yellow": [3], "green": [1]}),
    ):
        assert hand(play(answer(table(display=OPEN), "take green-1"), text)) == got
    again = answer(table(display=("green-1", "green-1", "blue-9", "orange-9")), "take green-1")
    assert hand(play(again.copy(), "take green-1")) == {"green": [1]}
    assert hand(play(again, "take 2 green-1")) == {"green": [1, 1]}


def test_a_card_with_which_nothing_goes_is_taken_at_once() -> None:
    match = answer(table(display=OPEN), "take orange-7")
    assert hand(match) == {"orange": [7]}
    assert asked(match) == ("act", 1)


def test_cards_worth_six_are_too_much() -> None:
    match = table(display=("green-2", "blue-4", "blue-3", "orange-1"))
    assert refusal(match, "take blue-4 green-2") == "take-too-much"
    assert refusal(match, "take blue-3 green-2") is None
    assert refusal(match, "take blue-3 green-2 orange-1") == "take-too-much"


def test_one_card_alone_though_another_fits() -> None:
    for match in (answer(table(display=OPEN), "take green-1", "enough"), play(table(display=OPEN), "take green-1")):
        assert hand(match) == {"green": [1]}
        assert asked(match) == ("act", 1)


def test_equal_cards_are_offered_once() -> None:
    match = table(display=("green-1", "green-1", "green-1", "blue-2"))
    assert options(match) == ["take green-1", "take blue-2"]
    assert "take 2 green-1 blue-2" in match.choices()
    answer(match, "take green-1", "take green-1")
    assert options(match) == ["take green-1", "take blue-2", "enough"]


def test_the_display_is_filled_up_only_at_the_end_of_the_turn() -> None:
    match = play(table(display=OPEN), "take blue-4")
    cards = match.view()["display"]
    assert cards[:3] == ["green-1", "yellow-3", "orange-7"]
    assert len(cards) == 4


def test_a_half_made_choice_is_not_seen_by_others() -> None:
    match = answer(table(display=OPEN), "take blue-4")
    assert match.known(1)["pending"][0] == {"act": {"seat": 0, "again": False}}
    assert match.known(0)["pending"][0] == {"take": {"seat": 0, "again": False, "picked": [0]}}


# Buying


def shop(hand: str = "blue 4 5 6 7 9, green 5") -> Match:
    """A garden of price 10 on the blue slot."""
    return table(player(hand=hand), market=FULL)


@pytest.mark.parametrize(
    ("vector", "tile", "cards", "reason"),
    [
        ("X2.1", "garden-10c", ["blue-4", "blue-7"], None),
        ("X2.2", "garden-10c", ["blue-4", "blue-6"], None),
        ("X2.3", "garden-10c", ["blue-9"], "too-little"),
        ("X2.4", "garden-10c", ["blue-5", "green-5"], "wrong-currency"),
        ("X2.5", "garden-12", ["blue-4", "blue-6"], "wrong-currency"),
        ("", "garden-10c", ["blue-8", "blue-9"], "not-in-hand"),
        ("", "garden-10c", ["blue-9", "blue-9"], "not-in-hand"),
        ("", "garden-10c", ["blue-9", "tower-13"], "one-at-a-time"),
        ("", "garden-9", ["blue-9"], "not-on-market"),
        ("R7", "garden-10c", ["blue-4", "blue-7", "blue-9"], None),
    ],
)
def test_paying(vector: str, tile: str, cards: list[str], reason: str) -> None:
    for order in (cards, cards[::-1]):
        assert refusal(shop(), " ".join(["buy", tile, *order])) == reason


def test_cards_are_named_from_the_largest_down_as_well() -> None:
    for text in ("buy garden-10c blue-9 blue-4", "buy blue-9 garden-10c blue-4", "buy blue-9 blue-4"):
        assert hand(play(shop(), text)) == {"green": [5], "blue": [5, 6, 7]}
    assert hand(play(answer(shop(), "buy garden-10c"), "blue-9 blue-4")) == {"green": [5], "blue": [5, 6, 7]}
    twice = shop(hand="blue 4 4 9 9")
    assert hand(play(twice, "buy garden-10c 2 blue-9 2 blue-4")) == {}


def test_of_a_payment_begun_the_rest_is_said_or_all_of_it() -> None:
    for text in ("buy blue-9", "buy blue-9 blue-4", "buy garden-10c blue-9 blue-4", "blue-9"):
        assert hand(play(answer(shop(), "buy garden-10c", "buy blue-4"), text)) == {"green": [5], "blue": [5, 6, 7]}
    enough = answer(shop(), "buy garden-10c", "buy blue-4", "buy blue-9")
    assert asked(play(enough, "buy garden-10c blue-4 blue-9")) == ("choose_tile", 0)
    begun = answer(shop(), "buy garden-10c", "buy blue-5")
    assert refusal(begun, "buy garden-10c blue-5 blue-4") == "too-little"
    assert refusal(begun, "buy garden-10c blue-5") == "too-little"
    assert refusal(begun, "buy blue-4 blue-7") == "other-card"
    assert refusal(begun, "buy tower-13 blue-5 blue-6") == "other-tile"
    assert refusal(begun, "take yellow-9") == "asked-else"


def test_overpaying_gives_no_change_and_no_further_action() -> None:
    match = play(shop(), "buy garden-10c blue-4 blue-7")
    assert asked(match) == ("choose_tile", 0)
    assert hand(match) == {"green": [5], "blue": [5, 6, 9]}
    assert match.view()["discard"] == {"blue": [4, 7]}


def test_paying_exactly_gives_another_action() -> None:
    match = play(shop(), "buy garden-10c blue-4 blue-6")
    assert asked(match) == ("act", 0)
    assert "finish" in options(match)
    assert match.view()["held"][0]["tile"] == "garden-10c"
    assert market(match)[2] is None


def test_who_could_pay_exactly_but_does_not_has_no_further_action() -> None:
    assert asked(play(shop(), "buy garden-10c blue-5 blue-6")) == ("choose_tile", 0)


def test_only_what_can_still_reach_the_price_is_offered() -> None:
    match = answer(shop(hand="blue 1 2 9"), "buy garden-10c")
    assert options(match) == ["buy blue-1", "buy blue-2"]
    answer(match, "buy blue-1")
    assert options(match) == ["buy blue-2", "buy blue-9"]
    answer(match, "buy blue-9")
    assert options(match) == ["enough"]


def test_cards_are_chosen_from_the_smallest_up() -> None:
    match = answer(shop(hand="blue 3 3 7 7"), "buy garden-10c", "buy blue-7")
    assert options(match) == ["buy blue-7"]
    assert refusal(match, "buy garden-10c blue-7 blue-3") == "other-card"
    assert refusal(match, "buy garden-10c blue-7 blue-7") is None


def test_only_tiles_that_can_be_paid_are_offered() -> None:
    assert [word for word in options(shop()) if word.startswith("buy")] == ["buy garden-10c"]
    assert refusal(shop(), "buy pavilion-8") == "too-little"
    assert refusal(shop(), "buy pavilion-8 garden-10c") == "one-at-a-time"
    assert refusal(shop(), "tile:pavilion-8") == "too-little"
    assert refusal(table(market="- - - -"), "buy pavilion-8") == "not-on-market"
    assert refusal(table(market=FULL), "buy") == "cannot-buy"
    assert refusal(table(market=FULL), "buy blue-4") == "cannot-buy"


def test_a_chain_of_exact_payments_buys_the_whole_market() -> None:
    start = player(hand="yellow 5, green 4 5, blue 8, orange 6 7")
    match = table(start, market="pavilion-5 arcades-9 chambers-8 tower-13")
    play(match, "buy pavilion-5 yellow-5")  # X3.1
    play(match, "buy arcades-9 green-4 green-5")  # X3.2
    play(match, "buy chambers-8 blue-8")  # X3.3
    play(match, "buy tower-13 orange-6 orange-7")  # X3.4
    assert market(match) == [None] * 4
    assert [word.split()[0] for word in options(match)] == ["take"] * 4 + ["finish"]
    play(match, "finish")
    assert options(match) == ["pavilion-5", "arcades-9", "chambers-8", "tower-13"]
    for name in ("tower-13", "pavilion-5", "arcades-9", "chambers-8"):
        play(match, f"reserve {name}")
    assert None not in market(match)
    assert asked(match) == ("act", 1)


def test_overpaying_in_the_chain_ends_the_actions() -> None:
    start = player(hand="yellow 5, green 4 6, blue 8")
    match = table(start, market="pavilion-5 arcades-9 chambers-8 tower-13")
    play(match, "buy pavilion-5 yellow-5")
    play(match, "buy arcades-9 green-4 green-6")
    assert asked(match) == ("choose_tile", 0)
    assert options(match) == ["pavilion-5", "arcades-9"]


def test_the_extra_action_may_be_any_of_the_three() -> None:
    match = play(
        table(player("fountain garden-11", hand="blue 4 6"), market="- - garden-10c -"), "buy garden-10c blue-4 blue-6"
    )
    assert {word.split()[0] for word in match.choices()} == {"take", "remove", "finish"}


# Finishing and passing


def test_the_first_action_is_compulsory() -> None:
    assert refusal(table(), "finish") == "must-act"
    assert "finish" not in options(table())


def test_who_can_do_nothing_at_all_passes() -> None:
    match = poor_table(0)
    assert options(match) == ["finish"]
    assert refusal(match, "finish") is None
    play(match, "finish")
    assert asked(match) == ("act", 1)
    assert match.position()["passes"] == 1


def test_when_all_pass_in_a_row_the_game_ends() -> None:
    match = play(poor_table(2), "finish")
    assert "last_turn" in kinds(match)


def idle_table(idle: int) -> Match:
    """A turn of seat 0, who has a tile to redesign and money for another."""
    return table(player(reserve="seraglio-9", hand="yellow 9"), player(hand="blue 1"), market=FULL, seats=3, idle=idle)


@pytest.mark.parametrize("move", ["take blue-9", "build seraglio-9 1,0"])
def test_after_fifty_laps_without_a_purchase_the_game_ends(move: str) -> None:
    match = play(idle_table(3 * 50 - 1), move)
    assert [event for event in kinds(match) if event in ("stalled", "last_turn")] == ["stalled", "last_turn"]
    assert match.view()["hands"] is not None
    match = play(idle_table(3 * 50 - 2), move)
    assert asked(match) == ("act", 1)
    assert match.position()["idle"] == 3 * 50 - 1


def test_a_purchase_begins_the_count_anew() -> None:
    match = play(idle_table(3 * 50 - 1), "buy pavilion-8 yellow-9", "reserve pavilion-8")
    assert asked(match) == ("act", 1)
    assert match.position()["idle"] == 0


def test_a_game_of_stalling_ends_and_its_record_is_replayed() -> None:
    match = table(player(reserve="seraglio-9"), player(reserve="arcades-9"), market=FULL, seats=2)
    while not match.over and len(match.timeline.line) < 1000:
        choices = [text for text in match.choices() if text.split()[0] in ("build", "remove")]
        play(match, choices[0] if choices else match.choices()[0])
    assert match.over
    assert "stalled" in kinds(match)
    assert replay(match.record()).scores() == match.scores()


def test_any_action_ends_a_row_of_passes() -> None:
    match = play(poor_table(0), "finish", "buy pavilion-8 yellow-9")
    assert match.position()["passes"] == 0


# Redesigning


def test_a_tile_is_added_from_the_reserve() -> None:
    match = play(table(player(reserve="pavilion-7")), "build pavilion-7 1,0")
    assert drawing(match) == ["fountain pavilion-7"]
    assert reserve(match) == []
    assert asked(match) == ("act", 1)


def test_a_tile_is_removed_to_the_reserve() -> None:
    match = play(table(player("fountain pavilion-7")), "remove pavilion-7")
    assert drawing(match) == ["fountain"]
    assert reserve(match) == ["pavilion-7"]


def test_a_swapped_tile_takes_exactly_the_place_of_the_old_one() -> None:
    match = table(player("fountain pavilion-7 . \n garden-11 . .", reserve="pavilion-8 pavilion-2"))
    play(match, "swap pavilion-8 pavilion-7")
    assert drawing(match) == ["fountain pavilion-8", "garden-11 ."]
    assert reserve(match) == ["pavilion-2", "pavilion-7"]


def test_a_tile_of_the_reserve_that_fits_nowhere_is_not_offered() -> None:
    drawn = """
    pavilion-6 garden-10a
    fountain   .
    """
    words = options(table(player(drawn, reserve="pavilion-2 pavilion-3")))
    assert "pavilion-3" in words
    assert "pavilion-2" not in words


def test_a_bought_tile_cannot_be_used_before_the_end_of_the_turn() -> None:
    match = play(table(player(hand="blue 4 6"), market="- - garden-10c -"), "buy garden-10c blue-4 blue-6")
    assert refusal(match, "build garden-10c 1,0") == "not-in-reserve"


def test_a_removed_tile_frees_its_place_for_a_bought_one() -> None:
    start = player("fountain pavilion-7", hand="blue 4 6, green 9")
    match = table(start, market="- seraglio-9 garden-10c -")
    play(match, "buy garden-10c blue-4 blue-6")
    play(match, "buy seraglio-9 green-9")
    play(match, "remove pavilion-7")
    assert asked(match) == ("choose_tile", 0)
    play(match, "build garden-10c 1,0", "reserve seraglio-9")
    assert drawing(match) == ["fountain garden-10c"]
    assert reserve(match) == ["pavilion-7", "seraglio-9"]


def test_redesigning_gives_no_further_action() -> None:
    start = player("fountain pavilion-7", hand="blue 4 6, green 9")
    match = play(table(start, market="- seraglio-9 garden-10c -"), "buy garden-10c blue-4 blue-6")
    assert asked(play(match, "remove pavilion-7"))[0] == "choose_tile"


# Placing at the end of the turn


def placing(alhambra: str, *held: str, seats: int = 3) -> Match:
    """Seat 0 places tiles it has bought."""
    pending = [{"choose_tile": {"seat": 0, "give": seats == 2}}]
    return table(player(alhambra), held=list(held), pending=pending, seats=seats)


def test_an_earlier_tile_may_make_a_later_one_possible() -> None:
    match = placing("fountain", "tower-12", "arcades-4")
    assert options(play(match, "arcades-4")) == ["build 1,0", "reserve"]
    match.undo()
    play(match, "build tower-12 0,1", "arcades-4")
    assert options(match) == ["build 1,1", "build 1,0", "reserve"]


def test_with_more_than_two_players_nothing_is_given_away() -> None:
    match = placing("fountain", "tower-12")
    assert refusal(match, "give tower-12") == "no-gift"
    assert refusal(match, "give") == "no-gift"
    assert refusal(match, "reserve tower-12") is None
    assert refusal(match, "reserve tower-13") == "not-bought"
    assert refusal(match, "give fountain") == "not-bought"


def test_with_two_players_each_bought_tile_may_be_given_away() -> None:
    match = placing("fountain", "tower-12", "garden-11", seats=2)
    play(match, "give tower-12", "reserve")
    assert "tower-12" in [tile["tile"] for tile in match.view()["imaginary"]["tiles"]]
    assert reserve(match) == ["garden-11"]


def test_nothing_else_is_asked_while_tiles_are_placed() -> None:
    match = placing("fountain", "tower-12")
    assert refusal(match, "take yellow-9") == "asked-else"
    assert refusal(match, "buy pavilion-8") == "asked-else"
    assert refusal(match, "remove fountain") == "asked-else"
    assert refusal(match, "swap tower-12 fountain") == "asked-else"
    assert refusal(match, "finish") == "asked-else"


def test_the_order_chosen_can_be_taken_back() -> None:
    match = play(placing("fountain", "tower-12", "garden-11"), "tower-12")
    assert refusal(match, "build garden-11 1,0") == "other-tile"
    assert refusal(match, "build tower-12 1,0") is None
    assert refusal(match, "build 1,0") is None
    assert refusal(match, "build 1,0 garden-11") == "one-at-a-time"
    match.undo()
    assert options(match) == ["garden-11", "tower-12"]


def test_an_action_is_taken_back_before_the_turn_ends() -> None:
    match = shop()
    before = match.position()
    play(match, "buy garden-10c blue-4 blue-6")
    assert match.undo(0) == 3  # the set as a whole
    assert match.begun(0) == ["tile:garden-10c"]
    match.undo(0)
    assert match.position() == before
