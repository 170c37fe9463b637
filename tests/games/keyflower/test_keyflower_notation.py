"""Choices in words: workers, stacks and payments are sets, what is begun may be said again, all can be written down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement, permutations
from typing import Any

import pytest

import mizban
from conformance import check_notation, check_texts
from games.keyflower.test_keyflower_refusals import (
    auction,
    flipping,
    inn,
    joining,
    laid,
    offering,
    paying,
    transporting,
)
from keyflower_table import EXAMPLE, goods, play, screen, table, tile
from mizban import Match, NotAnAnswer
from mizban.core.notation.wording import grammar
from mizban.core.source import Fast
from mizban.core.state import Chance
from mizban.games.keyflower import GAME
from mizban.games.keyflower.words import OUTCOMES

STACKS: dict[str, dict[str, Any]] = {
    "miner": {"colour": "red", "stacks": [2, 3]},
    "workshop": {"colour": "red", "stacks": [1, 2]},
    "peddler": {"colour": "blue", "stacks": [1, 2]},
    "alehouse": {},
}


def two_colours() -> Match:
    return table("2 red 1 blue", "", middle=STACKS)


def mixing() -> Match:
    """Boat 4b: any colours on a tile that has one."""
    bound = {"wainwright": {"colour": "green", "stacks": [0, 1]}, "fair": {"colour": "blue", "stacks": [1, 2]}}
    boat = "home_1\n.\nsummer_boat_4b"
    return table("2 red 1 blue", "", season="autumn", villages=[boat], middle=bound)


def jokers() -> Match:
    """Boat 3a: the owner chooses with what an upgrade is paid."""
    drawing = "gold_mine\n.\nhome_1\n.\nsummer_boat_3a"
    return transporting(1, 1, "", drawing, gold_mine="1 iron 1 stone 2 wood 1 gold")


# Workers and stacks are one set


def test_a_bid_is_said_whole_in_any_order() -> None:
    said = ["red", "red", "miner", "stack:workshop"]
    answers = {tuple(two_colours().read(f"bid alehouse {' '.join(words)}")) for words in permutations(said)}
    assert answers == {(9, 0, 2, 5, 7)}
    assert two_colours().read("bid 2 red alehouse") == two_colours().read("bid alehouse 2 red")


def test_workers_are_counted_and_enough_is_understood() -> None:
    match = play(two_colours(), "bid alehouse 2 red")
    assert tile(match, "alehouse")["stacks"] == [2, 0]
    assert tile(match, "miner")["stacks"] == [2, 3]


def test_a_name_is_the_tile_first_and_then_a_stack() -> None:
    match = play(two_colours(), "use miner miner red")
    assert tile(match, "miner")["workers"] == {"red": 3}
    assert tile(match, "miner")["stacks"] == [0, 3]
    assert match.transcript() == [(0, "use miner red miner")]


def test_a_tile_and_its_own_stack_are_not_counted_together() -> None:
    assert "use miner miner" in two_colours().choices()


def test_workers_of_several_colours_where_boat_4b_mixes() -> None:
    match = play(mixing(), "use wainwright fair blue 2 red")
    assert tile(match, "wainwright")["workers"] == {"red": 2, "blue": 2}
    assert match.transcript() == [(0, "use wainwright 2 red blue fair")]


def test_a_tile_alone_leaves_the_workers_open() -> None:
    match = play(two_colours(), "bid alehouse")
    assert match.begun() == ["tile:alehouse"]
    with pytest.raises(NotAnAnswer, match="leaves it open: bid alehouse, use alehouse"):
        two_colours().read("alehouse")


def test_a_number_counts_workers_although_tiles_are_turned_by_numbers() -> None:
    match = play(two_colours(), "bid alehouse", "2 red")
    assert tile(match, "alehouse")["stacks"] == [2, 0]
    assert play(two_colours(), "bid alehouse").why("9 red") == two_colours().why("bid alehouse 9 red")


def test_what_is_begun_may_be_said_again_or_left_out() -> None:
    for text in ("bid alehouse yellow miner", "bid yellow miner", "bid alehouse miner", "bid miner", "miner"):
        assert tile(play(joining(), text), "alehouse")["stacks"] == [4, 2]


def test_enough_alone_ends_the_choice_of_stacks() -> None:
    match = play(two_colours(), "bid alehouse", 0, 1)
    assert tile(play(match.copy(), "enough"), "alehouse")["stacks"] == [1, 0]
    assert tile(play(match.copy(), "bid alehouse red"), "alehouse")["stacks"] == [1, 0]


# Payments


def test_an_upgrade_is_paid_in_any_order() -> None:
    said = ("wood", "saw")
    for words in permutations(said):
        match = play(inn("1 saw 1 anvil"), f"upgrade inn {' '.join(words)}")
        assert goods(match, "inn") == {"stone": 2}
        assert screen(match) == {"anvil": 1}
    match = play(jokers(), "upgrade gold_mine gold iron")
    assert goods(match, "gold_mine") == {"stone": 1, "wood": 2}


def test_a_fixed_cost_is_paid_without_a_word() -> None:
    match = play(transporting(1, 1), "upgrade gold_mine")
    assert tile(match, "gold_mine")["side"] == "back"


def test_from_what_to() -> None:
    match = transporting(2, 0)
    assert [text for text in match.choices() if "keywood" in text] == [
        "carry keywood wood home_1",
        "carry home_1 iron keywood",
    ]
    play(match, "carry wood keywood home_1")
    assert goods(match, "home_1") == {"iron": 1, "wood": 1}


def test_offers_are_exact_sets() -> None:
    match = play(offering(), "offer windmill scholar", seat=0)
    assert match.view(0)["offered"] == ["scholar", "windmill"]
    with pytest.raises(NotAnAnswer, match="leaves it open"):
        offering().play("offer", 0)


# What may still join


def bags(things: list[str], most: int) -> list[list[str]]:
    return [list(bag) for n in range(most + 1) for bag in combinations_with_replacement(sorted(set(things)), n)]


@pytest.mark.parametrize(
    ("begin", "verb", "named"),
    [
        (two_colours, "bid", ["tile:alehouse"]),
        (two_colours, "use", ["tile:miner"]),
        (mixing, "use", ["tile:wainwright"]),
        (inn, "upgrade", ["tile:inn"]),
        (jokers, "upgrade", ["tile:gold_mine"]),
        (offering, "offer", []),
        (joining, "bid", []),
    ],
)
def test_what_may_join_is_what_some_whole_choice_has(begin: Callable[[], Match], verb: str, named: list[str]) -> None:
    match = begin()
    said_before = [*named, *match.begun()[:1]]
    whole = [text for text in match.choices() if text.startswith(" ".join([verb, *bare(named)]))]
    sets = [[each for each in things_of(match.copy(), text) if each not in said_before] for text in whole]
    for bag in bags([thing for each in sets for thing in each], 3):
        found = match.addable(verb, [*named, *bag])
        assert found is not None
        holding = [each for each in sets if not Counter(bag) - Counter(each)]
        more = {thing for each in holding for thing in (Counter(each) - Counter(bag)).elements()}
        assert (found.more, found.whole) == (sorted(more), bool(bag) and any(len(each) == len(bag) for each in holding))


def bare(things: list[str]) -> list[str]:
    return [thing.partition(":")[2] for thing in things]


def things_of(match: Match, text: str) -> list[str]:
    """The things of a choice, as the questions have them one after the other."""
    found = [*match.begun()]
    for answer in match.read(text):
        found += match.game.sign(match.state, match.question(), answer).things
        match.play(answer)
    return [thing for thing in found if thing]


# Written down


def random_game(seats: int, seed: int) -> Match:
    source, match = Fast(seed), mizban.new("keyflower", seats=seats, seed=seed)
    while not match.over:
        seat = match.waiting[source.below(len(match.waiting))]
        answers = match.legal(seat)
        match.play(answers[source.below(len(answers))], seat)
    return match


@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_game_is_written_and_played_again_from_its_words(seats: int) -> None:
    match = random_game(seats, seats)
    told = match.transcript()
    again = mizban.new("keyflower", seats=seats, seed=seats)
    for seat, text in told:
        if seat is not None:
            again.play(text, seat)
    assert again.position() == match.position()
    assert {text.split()[0] for seat, text in told if seat is None} == {"draw", "deal", "load", "show", "turn"}


def test_chance_is_written_too() -> None:
    opening = [text for seat, text in mizban.new("keyflower", seats=2, seed=1).transcript() if seat is None]
    assert [text.split()[0] for text in opening] == 16 * ["draw"] + 8 * ["deal"] + 16 * ["load"] + 6 * ["show"]
    assert {kind for kind in GAME.steps if issubclass(kind, Chance)} == set(OUTCOMES)


def test_the_grammar() -> None:
    assert grammar(GAME.wordings) == {
        "bid": ["bid TILE WORKER… STACK…"],
        "use": ["use TILE WORKER… STACK…"],
        "pass": ["pass"],
        "enough": ["enough"],
        "keep": ["keep"],
        "pay": ["pay WORKER/STACK", "pay SKILL"],
        "gain": ["gain GOOD"],
        "carry": ["carry TILE GOOD TILE"],
        "upgrade": ["upgrade TILE GOOD… SKILL…"],
        "boat": ["boat BOAT"],
        "offer": ["offer TILE…"],
        "flip": ["flip TILE"],
        "place": ["place TILE CELL TURN"],
    }


def test_events_name_their_things() -> None:
    match = two_colours()
    play(match, "bid alehouse red miner")
    assert [(event["kind"], event["things"]) for event in match.last_events()] == [
        ("moved", ["tile:miner", "stack:miner"]),
        ("bid", ["tile:alehouse", "stack:alehouse"]),
    ]
    match = play(transporting(1, 0), "carry keywood wood home_1")
    assert match.last_events()[0]["things"] == ["tile:keywood", "tile:home_1"]


def test_a_hidden_piece_is_no_thing() -> None:
    match = play(table("1 red", "", middle={"alehouse": {}}), "use alehouse red")
    assert [event["things"] for event in match.events(1) if event["kind"] == "drew_worker"] == [[]]


# All that can be said in moments that random games seldom have


def may_stop() -> Match:
    """A worker is enough, but two stacks could join."""
    return play(two_colours(), "bid alehouse", 0, 1)


MOMENTS = (auction, two_colours, may_stop, mixing, inn, jokers, joining, paying, flipping, offering, laid)


@pytest.mark.parametrize("begin", MOMENTS)
def test_refused_exactly_when_no_answers_do_it(begin: Callable[[], Match]) -> None:
    match = begin()
    seat = match.waiting[0]
    for text in [None, *match.legal(seat)]:
        then = match.copy() if text is None else play(match.copy(), text, seat=seat)
        check_texts(GAME, then.state, {}, Fast(1))
        check_notation(GAME, then.state, Fast(1))


def test_a_village_of_choices_is_read_back() -> None:
    match = transporting(4, 2, "1 saw", EXAMPLE, keywood="2 wood 1 gold", home_1="1 iron", stable="1 iron 1 wood")
    for text in match.choices():
        then = match.copy()
        then.play(text)
        assert then.transcript() == [(0, text)]
