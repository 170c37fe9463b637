"""What is public, what is private to an owner, and what nobody knows."""

from __future__ import annotations

import json
from typing import Any, Optional

import pytest

import mizban
from mizban import Match
from mizban.core.source import Fast
from mizban.games.stone_age import GAME
from mizban.games.stone_age.data import CARD_NAMES
from stone_age_table import (
    BLUE,
    GREEN,
    RED,
    acting,
    all_but,
    begin,
    building,
    buying,
    deck,
    feeding,
    heard,
    options,
    placing,
    play,
    seen,
    tribe,
)

OTHERS: tuple[Optional[int], ...] = (BLUE, GREEN, None)
EXTRA = "farmer2-dice"


def drawn(card: str = EXTRA) -> Match:
    """Red has bought the card that draws another, and has drawn this one; Green hunts next."""
    match = buying("writing-card", tribe("1 wood"), seats=3)
    play(match, "card_1", "buy wood", f"draws {card}")
    return match


def said(data: Any) -> str:
    return json.dumps(data)


# Public


@pytest.mark.parametrize("viewer", OTHERS)
def test_a_tribe_with_its_goods_tools_levels_score_and_buildings_is_public(viewer: Optional[int]) -> None:
    red = tribe(
        "1 wood 2 gold", tools="2! 2 1", cards="art-tool", kept="toolmaker1-once4", buildings="wwb 4of2",
        food=3, figures=7, agriculture=2, points={"buildings": 28},
    )  # fmt: skip
    match = acting(red, seats=3, placed={"forest": [2]})
    assert match.view(viewer)["players"][RED] == {
        "figures": 7,
        "home": 5,
        "food": 3,
        "missing": 2,
        "goods": {"wood": 1, "brick": 0, "stone": 0, "gold": 2},
        "agriculture": 2,
        "tools": [{"value": 2, "used": False}, {"value": 2, "used": True}, {"value": 1, "used": False}],
        "kept": ["toolmaker1-once4"],
        "cards": 2,
        "buildings": ["wwb", "4of2"],
        "score": 28,
    }


@pytest.mark.parametrize("viewer", OTHERS)
def test_the_board_is_public(viewer: Optional[int]) -> None:
    shown = ["art-tool", None, "pottery-dice", None]
    stacks = [{"top": "4of2", "below": 3}, {"top": "any", "below": 0}, {"top": None, "below": 0}]
    view = placing(seats=3, display=shown, stacks=stacks, placed={"hut": [0, 2]}, round=4, start=2).view(viewer)
    assert view["display"] == shown
    assert view["deck"] == 34
    assert view["stacks"] == [
        {"tile": "4of2", "below": 3, "price": {"pieces": [], "least": 4, "most": 4, "kinds": 2}, "points": None},
        {"tile": "any", "below": 0, "price": {"pieces": [], "least": 1, "most": 7, "kinds": None}, "points": None},
        {"tile": None, "below": 0, "price": None, "points": None},
    ]
    assert (view["places"], view["round"], view["start"]) == ({"hut": [0, 2, 0]}, 4, 2)


@pytest.mark.parametrize("viewer", OTHERS)
def test_only_who_pays_is_told_the_pieces_chosen_so_far(viewer: Optional[int]) -> None:
    match = buying("art-tool", tribe("2 wood"), space=2, seats=3)
    begin(match, "card_2", "buy", "wood")
    assert match.begun(RED) == ["good:wood"]
    assert match.view(RED)["deal"] == {"seat": RED, "place": "card_2", "least": 2, "most": 2}
    assert match.view(viewer)["deal"] == match.view(RED)["deal"]


def test_what_is_offered_and_what_is_missing_is_public() -> None:
    match = building("any", tribe("2 wood"), seats=3)
    play(match, "building_1")
    assert match.view(BLUE)["deal"] == {"seat": RED, "place": "building_1", "least": 1, "most": 7}
    match = feeding(tribe("3 wood", food=3), seats=3)
    play(match, "feed")
    assert match.view(None)["deal"] == {"seat": RED, "place": None, "least": 2, "most": 2}


def test_who_takes_two_resources_is_public_but_not_the_first_alone() -> None:
    match = placing(tribe(kept="medicine-any2"), seats=3)
    begin(match, "two", "stone")
    assert (match.view(RED)["two"], match.view(BLUE)["two"]) == (RED, RED)
    assert match.view(BLUE)["players"] == match.view(RED)["players"]


# Cards that were bought


@pytest.mark.parametrize("viewer", OTHERS)
def test_others_see_only_how_many_cards_a_player_has(viewer: Optional[int]) -> None:
    view = placing(tribe(cards="time-agriculture farmer2-food3"), seats=3).view(viewer)
    assert view["players"][RED]["cards"] == 2
    assert "time-agriculture" not in said(view)
    assert "farmer2-food3" not in said(view)


def test_the_owner_may_look_at_own_cards_at_any_time() -> None:
    match = placing(tribe(cards="farmer2-food3 time-agriculture", kept="toolmaker1-once4"))
    assert match.view(RED)["cards"] == ["time-agriculture", "farmer2-food3", "toolmaker1-once4"]
    assert match.view(BLUE)["cards"] == []
    assert match.view(None)["cards"] is None


@pytest.mark.parametrize("viewer", OTHERS)
def test_the_purchase_itself_is_told_to_all_so_that_all_could_know(viewer: Optional[int]) -> None:
    match = buying("builder2-food2", tribe("1 wood"), seats=3)
    play(match, "card_1", "buy wood")
    assert heard(match, "card_bought", viewer) == [{"seat": 0, "card": "builder2-food2"}]
    if viewer is not None:
        assert match.known(viewer)["players"][RED]["cards"] == ["builder2-food2"]


@pytest.mark.parametrize("viewer", OTHERS)
def test_cards_kept_for_later_are_face_up_until_they_are_used(viewer: Optional[int]) -> None:
    match = placing(tribe(kept="medicine-any2 toolmaker2-once2"), seats=3)
    assert match.view(viewer)["players"][RED]["kept"] == ["medicine-any2", "toolmaker2-once2"]
    play(match, "two", "take 2 wood")
    assert match.view(viewer)["players"][RED]["kept"] == ["toolmaker2-once2"]
    assert "medicine-any2" not in said(match.view(viewer))


# The extra card


@pytest.mark.parametrize("viewer", OTHERS)
def test_others_hear_of_the_extra_card_but_do_not_see_it(viewer: Optional[int]) -> None:
    match = drawn()
    assert heard(match, "drew", viewer) == [{"seat": 0, "card": None}]
    assert EXTRA not in said(match.view(viewer))
    assert EXTRA not in said(match.events(viewer))
    assert seen(match)["cards"] == 2


@pytest.mark.parametrize("viewer", [BLUE, GREEN])
def test_others_know_only_that_there_is_an_extra_card(viewer: int) -> None:
    known = drawn().known(viewer)
    assert [player["extra"] for player in known["players"]] == ["?", None, None]
    assert EXTRA not in said(known)
    assert EXTRA not in said(drawn().diary(viewer))


def test_the_owner_knows_the_extra_card() -> None:
    match = drawn()
    assert heard(match, "drew", RED) == [{"seat": 0, "card": EXTRA}]
    assert match.view(RED)["cards"] == ["writing-card", EXTRA]
    assert match.known(RED)["players"][RED]["extra"] == EXTRA


@pytest.mark.parametrize("viewer", OTHERS)
def test_whatever_the_extra_card_is_others_see_the_same(viewer: Optional[int]) -> None:
    one, other = drawn("medicine-any2"), drawn("toolmaker1-once4")
    assert one.view(viewer) == other.view(viewer)
    assert one.events(viewer) == other.events(viewer)
    if viewer is not None:
        assert one.known(viewer) == other.known(viewer)


def ended() -> Match:
    """Red has an extra card, and the game has ended after one more hunt."""
    shown = ["art-tool", "time-dice"]
    cards = all_but(*shown, "writing-card", EXTRA, "music-points3-a")
    match = acting(tribe(cards="writing-card", extra=EXTRA, agriculture=3), tribe(cards=cards), tribe(), display=shown)
    assert EXTRA not in said(match.known(BLUE))
    play(match, "hunting_ground")
    assert match.over
    return match


@pytest.mark.parametrize("viewer", OTHERS)
def test_at_the_end_the_extra_card_is_shown_to_all(viewer: Optional[int]) -> None:
    match = ended()
    assert heard(match, "extra_shown", viewer) == [{"seat": 0, "card": EXTRA}]
    if viewer is not None:
        assert match.known(viewer)["players"][RED]["extra"] == EXTRA
    assert match.breakdown(RED)["farmers"] == 6


def test_when_all_other_cards_are_seen_everybody_knows_the_extra_one() -> None:
    shown = ["art-tool", "time-dice"]
    red, blue = tribe(cards="writing-card", extra=EXTRA), tribe(cards=all_but(*shown, "writing-card", EXTRA))
    match = acting(red, blue, display=shown)
    assert deck(match) == 0
    assert match.known(BLUE)["players"][RED]["extra"] == EXTRA
    assert EXTRA not in said(match.view(BLUE))


def test_an_extra_card_cannot_be_taken_back() -> None:
    match = drawn()
    assert match.undoable(RED) == 0


def test_nor_can_what_came_before_it_was_shown_at_the_end() -> None:
    stacks = [{"top": None, "below": 0}, {"top": "wwb"}]
    plain = feeding(tribe("1 wood", food=4), stacks=stacks)
    play(plain, "starve")
    assert (plain.over, plain.undoable(RED)) == (True, 1)
    match = feeding(tribe("1 wood", food=4, cards="writing-card", extra=EXTRA), stacks=stacks)
    play(match, "starve")
    assert (match.over, match.undoable(RED)) == (True, 0)


def test_the_whole_position_is_for_those_who_may_see_all() -> None:
    assert drawn().position()["players"][RED]["extra"] == EXTRA


# Half-made choices


def test_others_do_not_see_a_payment_that_is_begun() -> None:
    match = building("any", tribe("3 wood 3 gold"), seats=3)
    begin(match, "building_1", "buy", "wood", "wood")
    assert match.known(BLUE)["pending"][0] == {"offer_tile": {"seat": 0, "stack": "building_1"}}
    assert match.known(RED)["pending"][0] == {"pay_tile": {"seat": 0, "stack": "building_1", "paid": {"wood": 2}}}
    assert match.view(BLUE)["players"][RED]["goods"]["wood"] == 3


@pytest.mark.parametrize(
    ("words", "whole"),
    [
        (["forest"], {"place_at": {"seat": 0}}),
        (["two", "brick"], {"take_two": {"seat": 0}}),
    ],
)
def test_others_do_not_see_a_place_or_a_resource_that_is_only_half_chosen(words: list[str], whole: object) -> None:
    match = placing(tribe(kept="medicine-any2"))
    begin(match, *words)
    assert match.known(BLUE)["pending"][0] == whole


def test_others_do_not_see_resources_for_a_card_that_are_half_chosen() -> None:
    match = buying("art-tool", tribe("2 wood 1 gold"), space=2, seats=3)
    begin(match, "card_2", "buy", "wood")
    assert match.known(BLUE)["pending"][0] == {"offer_card": {"seat": 0, "space": "card_2"}}
    assert match.known(RED)["pending"][0] == {"pay_card": {"seat": 0, "space": "card_2", "paid": {"wood": 1}}}


def test_others_do_not_see_resources_for_food_that_are_half_chosen() -> None:
    match = feeding(tribe("3 wood", food=3))
    begin(match, "feed", "wood")
    assert match.known(BLUE)["pending"][0] == {"hunger": {"seat": 0}}


# The dice are on the table


@pytest.mark.parametrize(("viewer", "tools"), [(RED, 1), (BLUE, 0), (GREEN, 0), (None, 0)])
def test_a_roll_is_seen_by_all_and_the_tools_chosen_so_far_by_who_adds_them(viewer: Optional[int], tools: int) -> None:
    match = acting(tribe(tools="2 1 1"), seats=3, placed={"forest": [2]})
    play(match, "forest", "dice 4 2")
    begin(match, "1")
    roll = {"seat": 0, "dice": [4, 2], "what": "wood", "divisor": 3}
    assert match.view(viewer)["roll"] == {**roll, "tools": tools, "total": 6 + tools}


def test_others_do_not_see_tools_that_are_half_chosen() -> None:
    match = acting(tribe(tools="2 2 1"), seats=3, placed={"forest": [2]})
    play(match, "forest", "dice 4 2")
    begin(match, "1", "2")
    ask = {"seat": 0, "what": "wood", "rolled": [4, 2]}
    assert match.known(RED)["pending"][0] == {"add_tool": {**ask, "added": [1], "last": 2}}
    assert match.known(BLUE)["pending"][0] == {"add_tool": {**ask, "added": [], "last": None}}
    assert seen(match)["tools"] == [{"value": value, "used": False} for value in (2, 2, 1)]


def test_without_dice_on_the_table_none_are_shown() -> None:
    view = placing().view()
    assert view["roll"] is None
    assert view["dice"] is None


# Guesses


def guessed(match: Match, viewer: int, seed: int) -> dict[str, Any]:
    return GAME.write(GAME.guess(match.state, viewer, Fast(seed)))


def test_a_guess_of_the_owner_is_the_truth() -> None:
    match = drawn()
    assert guessed(match, RED, 1) == {name: value for name, value in match.position().items() if name != "game"}


def test_a_guess_of_another_takes_any_card_not_seen_for_the_extra_one() -> None:
    match = drawn()
    found = {guessed(match, BLUE, seed)["players"][RED]["extra"] for seed in range(400)}
    shown = {"writing-card", "pottery-food7", "medicine-food5", "art-tool"}
    assert found == set(CARD_NAMES) - shown


def test_a_guess_changes_nothing_else() -> None:
    match = drawn()
    truth, guess = match.position(), guessed(match, BLUE, 3)
    truth["players"][RED]["extra"] = guess["players"][RED]["extra"]
    assert guess == {name: value for name, value in truth.items() if name != "game"}


def test_without_an_extra_card_everything_on_the_table_is_known() -> None:
    match = acting(tribe("1 wood", cards="art-tool", tools="1!"), placed={"hut": [2]})
    assert guessed(match, BLUE, 1) == {name: value for name, value in match.position().items() if name != "game"}


# Nobody knows


def test_the_order_of_the_deck_and_the_tiles_in_the_stacks_are_not_yet_decided() -> None:
    description = placing().position()
    assert set(description["stacks"][0]) == {"top", "below"}
    assert "deck" not in description
    firsts = set()
    for seed in range(12):
        match = mizban.position("stone-age", {"display": [], "pending": [{"new_round": {}}]}, seed=seed)
        firsts.add(match.view()["display"][0])
    assert len(firsts) > 6


def test_the_number_of_cards_in_the_deck_counts_the_extra_one_out() -> None:
    assert deck(drawn()) == 31
    assert options(drawn()) == ["hunting_ground"]
