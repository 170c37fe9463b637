"""Choices in words: sets in any order, what may still join them, and a game that is written down."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations_with_replacement, permutations
from typing import Any

import pytest

import mizban
from mizban import Match, NotAnAnswer
from mizban.core.notation.wording import grammar
from mizban.core.state import Ask, Chance
from mizban.core.words import Word
from mizban.games.stone_age import GAME
from mizban.games.stone_age.data import RESOURCES
from mizban.games.stone_age.steps import STEPS
from mizban.games.stone_age.words import OUTCOMES, WORDINGS
from mizban.games.stone_age.words_events import EVENTS
from stone_age_table import (
    RED,
    acting,
    asked,
    begin,
    building,
    buying,
    dealt,
    feeding,
    food,
    goods,
    heard,
    kinds,
    options,
    placing,
    play,
    reason,
    score,
    seen,
    tools,
    tribe,
)

ONCE = "toolmaker1-once4 toolmaker1-once3 toolmaker2-once2"


def offered(tile: str, have: str) -> Match:
    """Seat 0 may build this tile."""
    match = building(tile, tribe(have))
    play(match, "building_1")
    return match


def rolled(dice: str = "1 1", tools: str = "", kept: str = "") -> Match:
    """Seat 0 has rolled at the hunting ground, and has a figure in the field too."""
    match = acting(tribe(tools=tools, kept=kept, food=0), placed={"hunting_ground": [2, 1], "field": [1]})
    play(match, "hunting_ground", f"dice {dice}")
    return match


def more(match: Match, verb: str, *chosen: str) -> tuple[list[str], bool]:
    """What may join the things chosen so far, and whether they are whole."""
    found = match.addable(verb, list(chosen))
    assert found is not None
    return found.more, found.whole


# The grammar


def test_the_grammar_is_that_of_the_table() -> None:
    assert grammar(WORDINGS) == {
        "place": ["place PLACE FIGURES"],
        "resolve": ["resolve PLACE"],
        "add": ["add TOOL… ONCE…"],
        "enough": ["enough"],
        "buy": ["buy GOOD…"],
        "decline": ["decline"],
        "feed": ["feed GOOD…"],
        "starve": ["starve"],
        "die": ["die DIE"],
        "two": ["two"],
        "take": ["take GOOD…"],
    }


def test_every_question_has_its_words_and_all_chance_its_outcomes() -> None:
    named = {kind.__name__ for kind in [*WORDINGS, *OUTCOMES]}
    asking = {kind.__name__ for kind in STEPS if issubclass(kind, (Ask, Chance))}
    assert named == asking


def test_all_choices_of_a_turn_are_listed() -> None:
    match = placing(placed={"hunting_ground": [3], "forest": [0, 1], "quarry": [0, 1], "river": [0, 1]})
    assert match.choices() == [
        "place tool_maker",
        "place hut",
        "place field",
        "place clay_pit 1",
        "place clay_pit 2",
        *[f"place card_{n}" for n in (1, 2, 3, 4)],
        "place building_1",
        "place building_2",
    ]


def test_words_of_different_kinds_may_stand_in_any_order_and_the_verb_may_be_left_out() -> None:
    for text in ("place forest 3", "place 3 forest", "forest 3", "place:forest figures:3", "PLACE Forest 3"):
        match = placing()
        match.play(text)
        assert match.view()["places"] == {"forest": [3, 0]}


def test_a_text_may_end_early_and_go_on_later() -> None:
    match = placing()
    match.play("place forest")
    assert (asked(match), match.begun()) == (("how_many", RED), ["place:forest"])
    assert match.choices() == [f"place forest {n}" for n in range(1, 6)]
    match.play("3")
    assert match.view()["places"] == {"forest": [3, 0]}


def test_what_is_left_open_is_told() -> None:
    with pytest.raises(NotAnAnswer, match="'place 3' leaves it open: place hunting_ground 3, place forest 3"):
        placing().play("place 3")


# Payments


@pytest.mark.parametrize("text", ["buy gold 3 brick", "buy 3 brick gold", "brick gold 2 brick"])
def test_the_kind_that_is_asked_for_last_may_be_said_first(text: str) -> None:
    match = offered("4of2", "1 wood 3 brick 1 gold")
    play(match, text)
    assert (goods(match), score(match)) == ("1 wood", 18)


def test_the_last_kind_can_be_the_first_that_is_chosen() -> None:
    match = offered("4of2", "1 wood 3 brick 1 gold")
    assert more(match, "buy") == (["good:brick", "good:gold", "good:wood"], False)
    assert more(match, "buy", "good:gold") == (["good:brick"], False)
    assert more(match, "buy", "good:gold", "brick", "brick") == (["good:brick"], False)
    assert more(match, "buy", "good:gold", "brick", "brick", "brick") == ([], True)
    assert match.choices() == ["decline", "buy wood 3 brick", "buy 3 brick gold"]


def test_cards_meals_and_the_two_resources_are_sets_too() -> None:
    card = buying("pottery-food7", tribe("1 wood 2 gold"), space=3)
    play(card, "card_3", "buy gold wood gold")
    assert goods(card) == ""
    meal = feeding(tribe("1 wood 2 gold", food=2))
    play(meal, "feed 2 gold wood")
    assert goods(meal) == ""
    free = placing(tribe(kept="medicine-any2"))
    play(free, "two", "take gold wood")
    assert goods(free) == "1 wood 1 gold"
    assert more(placed_two(), "take", "good:gold") == ([f"good:{good}" for good in sorted(RESOURCES)], False)


def placed_two() -> Match:
    match = placing(tribe(kept="medicine-any2"))
    play(match, "two")
    return match


def test_enough_is_understood_where_a_set_is_said_whole() -> None:
    match = offered("any", "3 wood 3 gold")
    play(match, "buy gold wood")
    assert (goods(match), score(match)) == ("2 wood 2 gold", 9)


def test_a_fixed_price_takes_no_set() -> None:
    match = offered("wwb", "2 wood 1 brick")
    assert match.addable("buy", []) is None
    assert match.choices() == ["decline", "buy"]


@pytest.mark.parametrize("tile", ["4of1", "4of2", "4of3", "5of2", "5of4", "any"])
def test_what_may_join_a_payment_is_what_some_payment_has_besides(tile: str) -> None:
    match = offered(tile, "2 wood 4 brick 1 stone 3 gold")
    ways = [Counter(pieces_of(text)) for text in match.choices() if text != "decline"]
    chance = random.Random(1)
    for size in range(5):
        for chosen in combinations_with_replacement(RESOURCES, size):
            mixed = chance.sample(chosen, size)
            fitting = [way for way in ways if not Counter[str](chosen) - way]
            joining = sorted(name for name in RESOURCES if any(way[name] > chosen.count(name) for way in fitting))
            assert more(match, "buy", *mixed) == ([f"good:{name}" for name in joining], Counter(chosen) in ways)


def pieces_of(text: str) -> list[str]:
    """The pieces of a written payment."""
    found: list[str] = []
    count = 1
    for word in text.split()[1:]:
        if word.isdecimal():
            count = int(word)
        else:
            found += [word] * count
            count = 1
    return found


def test_what_was_begun_piece_by_piece_may_be_said_again_or_only_the_rest() -> None:
    for text in ("buy gold brick", "buy brick wood gold", "gold brick"):
        match = buying("art-tool", tribe("1 wood 1 brick 1 gold"), space=3)
        begin(match, "card_3", "buy", "wood")
        assert match.begun() == ["good:wood"]
        assert reason(match, "buy wood brick") == "wrong-number"
        play(match, text)
        assert goods(match) == ""


# Tools


@pytest.mark.parametrize("said", list(permutations(["1", "2", "once:3"])))
def test_tools_are_said_in_any_order(said: tuple[str, ...]) -> None:
    match = rolled(tools="2 1 1", kept=ONCE)
    play(match, f"add {' '.join(said)}")
    assert (food(match), tools(match)) == (4, "2! 1 1!")
    assert seen(match)["kept"] == ["toolmaker1-once4", "toolmaker2-once2"]


def test_no_tool_is_used_before_the_choice_is_whole() -> None:
    match = rolled(tools="2 2 1", kept=ONCE)
    begin(match, "1", "2")
    assert (tools(match), kinds(match)) == ("2 2 1", ["rolled"])
    assert match.begun() == ["tool:1", "tool:2"]
    assert match.undoable(RED) == 2
    play(match, "enough")
    assert tools(match) == "2 2! 1!"
    assert kinds(match) == ["rolled", "tool_used", "tool_used", "gathered"]
    assert heard(match, "gathered")[0]["total"] == 5


def test_the_last_tool_ends_the_choice() -> None:
    match = rolled(tools="1 1")
    begin(match, "1", "1")
    assert asked(match)[0] == "resolve"
    assert tools(match) == "1! 1!"


def test_equal_tools_are_alike_and_a_bare_number_is_one_of_the_three_tools() -> None:
    match = rolled(tools="3 3 2", kept="toolmaker1-once3")
    assert match.choices() == [
        *("enough", "add 2", "add 2 3", "add 2 3 3", "add 2 3 3 once:3", "add 2 3 once:3", "add 2 once:3"),
        *("add 3", "add 3 3", "add 3 3 once:3", "add 3 once:3", "add once:3"),
    ]
    play(match, "add 3")
    assert tools(match) == "3 3! 2"
    assert seen(match)["kept"] == ["toolmaker1-once3"]


def test_numbers_are_names_of_tools_and_count_nothing() -> None:
    match = rolled(tools="3 3 3")
    assert match.choices() == ["enough", "add 3", "add 3 3", "add 3 3 3"]
    play(match, "add 3 3")
    assert tools(match) == "3 3! 3!"


def test_a_tool_that_was_begun_may_be_said_again() -> None:
    match = rolled(tools="2 2 1")
    begin(match, "1")
    assert match.why("add 1") is None
    play(match, "add 1")
    assert (tools(match), asked(match)[0]) == ("2 2 1!", "resolve")


def test_what_may_join_the_tools_is_what_some_choice_has_besides() -> None:
    match = rolled(tools="2 2! 1", kept="toolmaker1-once4 toolmaker2-once2")
    ways = [Counter(text.split()[1:]) for text in match.choices() if text != "enough"]
    things = {"1": "tool:1", "2": "tool:2", "once:2": "once:2", "once:4": "once:4"}
    for size in range(4):
        for chosen in combinations_with_replacement(things, size):
            fitting = [way for way in ways if not Counter[str](chosen) - way]
            joining = sorted(things[name] for name in things if any(way[name] > chosen.count(name) for way in fitting))
            assert more(match, "add", *[things[name] for name in reversed(chosen)]) == (
                joining,
                Counter(chosen) in ways,
            )


# The two-resources card


def test_the_card_may_be_used_in_the_middle_of_a_choice_which_then_goes_on() -> None:
    match = buying("art-tool", tribe("1 wood", kept="medicine-any2"), space=1)
    play(match, "card_1", "buy")
    assert options(match) == ["wood", "two"]
    assert match.choices() == ["buy wood", "two"]
    play(match, "two", "take gold wood")
    assert match.begun() == []
    assert match.choices() == ["buy wood", "buy gold"]
    play(match, "buy gold")
    own = [text for seat, text in match.transcript() if seat == RED]
    assert own == ["resolve card_1", "buy", "two", "take wood gold", "buy gold"]


def test_the_card_is_pointed_at() -> None:
    match = placing(tribe(kept="medicine-any2"))
    assert match.things()[-1] == "card:medicine-any2"
    assert match.choices()[-1] == "two"


def test_what_is_offered_is_pointed_at_where_it_lies() -> None:
    match = building("wwb", tribe("2 wood 1 brick"))
    play(match, "resolve building_1")
    assert match.things() == ["", "place:building_1"]
    assert match.why("place:building_2", RED) == Word("why-asked-else")
    play(match, "place:building_1")
    assert match.events()[-2]["kind"] == "built"


def test_a_card_and_a_building_of_ones_choice_are_begun_where_they_lie() -> None:
    for match, place in ((building("4of2", tribe("2 wood 2 brick")), "building_1"), (card_offered(), "card_1")):
        play(match, f"resolve {place}", f"place:{place}")
        assert match.choices(RED)[0].startswith("buy ")


def card_offered() -> Match:
    return buying("art-tool", tribe("1 wood 1 gold"))


# A whole game


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_is_written_down_and_played_again_from_its_transcript(seed: int) -> None:
    chance = random.Random(seed)
    match = mizban.new("stone-age", 2 + seed % 3, seed=seed)
    while not match.over:
        match.play(chance.choice(match.legal()))
    again = mizban.new("stone-age", 2 + seed % 3, seed=seed)
    for seat, text in match.transcript():
        if seat is not None:
            again.play(text, seat)
    assert again.record() == match.record()


def test_chance_is_written_down_too() -> None:
    match = dealt(2, start=1)
    texts = [text for seat, text in match.transcript() if seat is None]
    assert texts[:3] == ["first 1", "show pottery-food7", "show medicine-food5"]
    assert texts[-1] == "show wws"
    match = buying("writing-card", tribe("1 wood"))
    play(match, "card_1", "buy wood", "draws farmer2-dice", "hunting_ground", "dice 4")
    assert [text for seat, text in match.transcript() if seat is None][:2] == ["draw farmer2-dice", "roll 4"]


# Things of events

ABOUT: dict[str, tuple[dict[str, Any], list[str]]] = {
    "card_shown": ({"card": 4, "space": 2}, ["card:art-tool", "place:card_3"]),
    "tile_shown": ({"tile": 0, "stack": 1}, ["tile:wwb", "place:building_2"]),
    "placed": ({"seat": 1, "count": 2, "place": 4}, ["place:forest"]),
    "rolled": ({"seat": 0, "dice": 38, "total": 10}, ["dice"]),
    "tool_used": ({"seat": 0, "value": 2}, ["tool:2", "tribe:0"]),
    "once_used": ({"seat": 0, "value": 4}, ["once:4", "tribe:0"]),
    "paid": ({"seat": 2, "count": 1, "what": 3}, ["good:gold", "tribe:2"]),
    "drew": ({"seat": 1, "card": None}, ["tribe:1"]),
    "die_taken": ({"seat": 1, "face": 5}, ["die:5", "tribe:1"]),
    "ended_by_cards": ({}, []),
}


@pytest.mark.parametrize("kind", ABOUT)
def test_an_event_names_its_things(kind: str) -> None:
    numbers, things = ABOUT[kind]
    assert list(numbers) == list(EVENTS[kind])
    assert GAME.events.plain(kind, list(numbers.values()), numbers.get("seat"))["things"] == things


@pytest.mark.parametrize("kind", ["tool_used", "once_used", "paid"])
def test_what_all_tribes_have_is_named_to_its_own_tribe_only(kind: str) -> None:
    numbers = ABOUT[kind][0]
    for hearer in {None, *range(4)} - {numbers["seat"]}:
        told = GAME.events.plain(kind, list(numbers.values()), hearer)
        assert told["things"] == [f"tribe:{numbers['seat']}"]


def test_dice_are_lists() -> None:
    assert GAME.events.plain("rolled", [0, 4 << 6 | 6 << 3 | 1, 11])["dice"] == [4, 6, 1]
    assert GAME.events.plain("rolled_for_all", [0, 2 << 6 | 1 << 15])["faces"] == [2, 2, 5]


def test_a_refusal_of_pointing_names_its_rule() -> None:
    assert reason(placing(tribe(tools="1")), "tool:1") == "no-roll"
    assert reason(placing(), "place:building_3") == "no-stack"
    assert reason(placing(), "good:wood") == "asked-else"
