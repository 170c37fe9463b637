"""What is told: every kind of event once, as plain data and as a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from mizban import Match, Word, language
from mizban.games.stone_age import GAME
from mizban.games.stone_age.words_events import EVENTS
from stone_age_table import (
    acting,
    after_round,
    all_but,
    begin,
    building,
    buying,
    dealt,
    feeding,
    placing,
    play,
    scored,
    tribe,
)
from texts import bare

DECK = ["pottery-food7", "art-tool", "time-dice", "weaving-food3"]


def after(match: Match, *texts: str, half: Sequence[str] = ()) -> Match:
    play(match, *texts)
    begin(match, *half)
    return match


def bought(card: str, *words: str, **who: Any) -> Match:
    return after(buying(card, tribe("1 wood", **who)), "card_1", "buy wood", *words)


def village(place: str, **who: Any) -> Match:
    return after(acting(tribe(**who), placed={place: [2 if place == "hut" else 1], "river": [1]}), place)


def rolled(*words: str, **who: Any) -> Match:
    match = acting(tribe(**who), placed={"forest": [2], "field": [1]})
    return after(match, "forest", "dice 4 6", *words)


def empty_deck() -> Match:
    shown = ["writing-card", *DECK[:3]]
    match = acting(tribe("1 wood"), tribe(cards=all_but(*shown)), placed={"card_1": [1]}, display=shown)
    return after(match, "card_1", "buy wood")


NO_TILE = [{"top": None, "below": 0}, {"top": "wwb"}]

# The event as it is told to all, and the match in which it happens.
TOLD: dict[str, tuple[dict[str, Any], Callable[[], Match]]] = {
    "card_shown": ({"card": "pottery-food7", "space": 1}, lambda: dealt(2)),
    "tile_shown": ({"tile": "wws", "stack": 2}, lambda: dealt(2)),
    "round": ({"round": 1, "seat": 1}, lambda: dealt(2, start=1)),
    "placed": ({"seat": 0, "count": 3, "place": "quarry"}, lambda: after(placing(), "quarry 3")),
    "card_used": ({"seat": 0}, lambda: after(placing(tribe(kept="medicine-any2")), "two", "take wood gold")),
    "received": ({"seat": 0, "count": 2, "what": "stone"}, lambda: bought("transport-stone2")),
    "tool": ({"seat": 0, "value": 4}, lambda: village("tool_maker", tools="1 1 1")),
    "no_tool": ({"seat": 0}, lambda: village("tool_maker", tools="4 4 4")),
    "figure": ({"seat": 0, "count": 6}, lambda: village("hut")),
    "no_figure": ({"seat": 0}, lambda: village("hut", figures=10)),
    "field": ({"seat": 0, "level": 3}, lambda: village("field", agriculture=2)),
    "no_field": ({"seat": 0}, lambda: village("field", agriculture=10)),
    "rolled": ({"seat": 0, "dice": [4, 6], "total": 10}, rolled),
    "tool_used": ({"seat": 0, "value": 2}, lambda: rolled("add 2", tools="2 1 1")),
    "once_used": ({"seat": 0, "value": 3}, lambda: rolled("add once:3", kept="toolmaker1-once3")),
    "gathered": ({"seat": 0, "count": 3, "what": "wood", "total": 10, "divisor": 3}, rolled),
    "paid": (
        {"seat": 0, "count": 2, "what": "wood"},
        lambda: after(building("wwb", tribe("2 wood 1 brick")), "building_1", "buy"),
    ),
    "card_bought": ({"seat": 0, "card": "weaving-food1"}, lambda: bought("weaving-food1")),
    "card_left": (
        {"seat": 0, "card": "weaving-food1"},
        lambda: after(buying("weaving-food1", tribe("1 wood")), "card_1", "decline"),
    ),
    "points": ({"seat": 0, "points": 3}, lambda: bought("music-points3-a")),
    "rolled_for_all": ({"seat": 0, "faces": [2, 5]}, lambda: bought("pottery-dice", "dice 5 2")),
    "die_taken": ({"seat": 0, "face": 5}, lambda: bought("pottery-dice", "dice 5 2", "die 5")),
    "drew": ({"seat": 0, "card": None}, lambda: bought("writing-card", "draws farmer2-dice")),
    "deck_empty": ({"seat": 0}, empty_deck),
    "built": (
        {"seat": 0, "tile": "wwb", "points": 10},
        lambda: after(building("wwb", tribe("2 wood 1 brick")), "building_1", "buy"),
    ),
    "tile_left": ({"seat": 0, "tile": "4of2"}, lambda: after(building("4of2", tribe("1 wood")), "building_1")),
    "stack_empty": (
        {"stack": 1},
        lambda: after(building("wwb", tribe("2 wood 1 brick"), below=0), "building_1", "buy"),
    ),
    "harvest": ({"seat": 0, "count": 2}, lambda: feeding(tribe(agriculture=2))),
    "fed": ({"seat": 0, "count": 6}, lambda: feeding(tribe(figures=6))),
    "hungry": ({"seat": 0, "count": 4, "points": 10}, lambda: feeding(tribe(food=1))),
    "ended_by_tiles": ({}, lambda: after_round(stacks=NO_TILE)),
    "ended_by_cards": ({}, lambda: after_round(tribe(cards=all_but("art-tool")), display=["art-tool"])),
    "ended_by_rounds": ({}, lambda: after_round(round=200)),
    "extra_shown": (
        {"seat": 0, "card": "farmer2-dice"},
        lambda: scored(tribe(cards="writing-card", extra="farmer2-dice")),
    ),
    "scored_green": (
        {"seat": 0, "different": 2, "twice": 1, "points": 5},
        lambda: scored(tribe(cards="pottery-food7 pottery-dice art-tool")),
    ),
    "scored_role": (
        {"seat": 0, "role": "shaman", "people": 2, "times": 7, "points": 14},
        lambda: scored(tribe(cards="shaman2-brick1", figures=7)),
    ),
    "scored_resources": ({"seat": 0, "points": 4}, lambda: scored(tribe("3 wood 1 gold"))),
}


def test_every_kind_of_event_is_provoked() -> None:
    assert set(TOLD) == set(EVENTS)


@pytest.mark.parametrize("kind", TOLD)
def test_all_are_told(kind: str) -> None:
    event, match = TOLD[kind]
    found = match()
    for viewer in (1, None):
        assert {"kind": kind, **event} in bare(found.events(viewer))


def spoken(name: str, value: Any, lang: str) -> str:
    """An argument of a message as it is to be heard."""
    if name == "seat":
        return language.say(GAME, Word("seat", {"number": value + 1}), lang)
    if name in ("card", "tile", "place", "what", "role"):
        return language.say(GAME, Word(f"{name}-{'hidden' if value is None else value}"), lang)
    if isinstance(value, list):
        comma = "، " if lang == "fa" else ", "
        value = (" + " if name == "dice" else comma).join(str(each) for each in value)  # faces are not added up
    return language.in_digits(str(value), lang)


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("kind", TOLD)
def test_an_event_is_a_sentence_that_says_all_of_it(kind: str, lang: str) -> None:
    event, _ = TOLD[kind]
    text = language.say(GAME, language.event_word({"kind": kind, **event}), lang)
    assert text.endswith(".")
    assert [value for name, value in event.items() if spoken(name, value, lang) not in text] == []
    assert lang == "en" or not any(digit in text for digit in "0123456789")


def test_a_card_that_is_known_to_its_owner_is_named_to_him() -> None:
    match = bought("writing-card", "draws farmer2-dice")
    told = next(event for event in match.events(0) if event["kind"] == "drew")
    assert spoken("card", "farmer2-dice", "en") in language.say(GAME, language.event_word(told), "en")


def test_the_events_of_a_purchase_in_their_order() -> None:
    match = after(buying("shaman2-rollwood", tribe("1 wood 1 gold"), space=2), "card_2", "buy wood gold", "dice 2 5")
    assert bare(match.events()) == [
        {"kind": "paid", "seat": 0, "count": 1, "what": "wood"},
        {"kind": "paid", "seat": 0, "count": 1, "what": "gold"},
        {"kind": "card_bought", "seat": 0, "card": "shaman2-rollwood"},
        {"kind": "rolled", "seat": 0, "dice": [2, 5], "total": 7},
        {"kind": "gathered", "seat": 0, "count": 2, "what": "wood", "total": 7, "divisor": 3},
    ]


def test_two_different_resources_are_told_one_by_one_and_two_equal_ones_together() -> None:
    match = after(placing(tribe(kept="medicine-any2")), "two", "take wood gold")
    assert bare(match.events())[1:] == [
        {"kind": "received", "seat": 0, "count": 1, "what": "wood"},
        {"kind": "received", "seat": 0, "count": 1, "what": "gold"},
    ]
    match = after(placing(tribe(kept="medicine-any2")), "two", "take 2 gold")
    assert bare(match.events())[1:] == [{"kind": "received", "seat": 0, "count": 2, "what": "gold"}]


def test_the_final_scoring_tells_green_cards_roles_and_resources_of_each_seat() -> None:
    told = [event["kind"] for event in scored().events()]
    assert told == ["scored_green", *["scored_role"] * 4, "scored_resources"] * 2


# Questions and answers in words

# What is asked, and parts of what must be heard in the question and in each answer.
PROMPTS: dict[str, tuple[Callable[[], Match], list[str], list[str]]] = {
    "place_at": (
        lambda: placing(placed={"tool_maker": [0, 1], "field": [0, 1]}, display=["art-tool"], stacks=NO_TILE),
        ["Player 1"],
        [
            "the hunting ground",
            "the forest",
            "the clay pit",
            "the quarry",
            "the river",
            "a tool / art",
            "2 wood + 1 brick",
        ],
    ),
    "how_many": (
        lambda: after(placing(placed={"river": [3]}), "forest"),
        ["Player 1", "the forest"],
        ["1", "2"],
    ),
    "resolve": (
        lambda: acting(placed={"hut": [2], "river": [1]}),
        ["Player 1"],
        ["the hut", "the river"],
    ),
    "add_tool": (
        lambda: rolled(tools="2 1 1", kept="toolmaker1-once4"),
        ["Player 1", "10", "3", "wood"],
        ["3 wood", "1: 3 wood", "2: 4 wood", "4: 4 wood"],
    ),
    "offer_card": (
        lambda: after(buying("art-tool", tribe("3 wood"), space=3), "card_3"),
        ["Player 1", "a tool / art", "3"],
        ["", ""],
    ),
    "pay_card": (
        lambda: after(buying("art-tool", tribe("3 wood 1 gold"), space=3), "card_3", "buy", half=["wood"]),
        ["Player 1", "2"],
        ["wood"],
    ),
    "offer_tile": (
        lambda: after(building("wwb", tribe("2 wood 1 brick")), "building_1"),
        ["Player 1", "2 wood + 1 brick"],
        ["", ""],
    ),
    "pay_tile": (
        lambda: after(building("any", tribe("2 wood 1 brick")), "building_1", "buy", half=["wood"]),
        ["Player 1", "1 to 7 of any kinds"],
        ["wood", "brick", ""],
    ),
    "take_die": (
        lambda: bought("pottery-dice", "dice 5 2"),
        ["Player 1"],
        ["1 brick", "a tool"],
    ),
    "hunger": (
        lambda: feeding(tribe("2 wood", food=3)),
        ["Player 1", "2"],
        ["10", ""],
    ),
    "pay_food": (
        lambda: after(feeding(tribe("2 wood", food=3)), "feed", half=["wood"]),
        ["Player 1", "1"],
        ["wood"],
    ),
    "take_two": (
        lambda: after(placing(tribe(kept="medicine-any2")), "two"),
        ["Player 1"],
        ["wood", "brick", "stone", "gold"],
    ),
    "take_second": (
        lambda: after(placing(tribe(kept="medicine-any2")), "two", half=["stone"]),
        ["Player 1"],
        ["stone", "gold"],
    ),
}


@pytest.mark.parametrize("name", PROMPTS)
def test_a_question_and_its_answers_in_words(name: str) -> None:
    match, heard, answers = PROMPTS[name]
    found = match()
    assert [part for part in heard if part not in found.prompt()] == []
    texts = [found.text(answer) for answer in found.legal()]
    assert len(set(texts)) == len(texts)
    assert [(part, text) for part, text in zip(answers, texts, strict=True) if part not in text] == []


@pytest.mark.parametrize("name", PROMPTS)
def test_a_question_and_its_answers_in_persian(name: str) -> None:
    match, _, answers = PROMPTS[name]
    found = match()
    text = found.prompt(lang="fa")
    assert text.endswith(("؟", "."))
    assert not any(digit in text for digit in "0123456789")
    texts = [found.text(answer, "fa") for answer in found.legal()]
    assert len(texts) == len(answers)
    assert not any(letter.isascii() and letter.isalnum() for words in texts for letter in words)


def test_the_free_answer_is_the_last_one() -> None:
    match = placing(tribe(kept="medicine-any2"))
    assert "2" in match.text(match.legal()[-1])
    assert "۲" in match.text(match.legal()[-1], "fa")
