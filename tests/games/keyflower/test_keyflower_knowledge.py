"""What a seat knows of hidden pieces, what it is shown, and guesses that fit."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import mizban
from conformance import next_answer
from keyflower_table import all_pass, asked, options, table
from mizban import Match
from mizban.core.flow import is_over, play, waiting
from mizban.core.source import Fast
from mizban.games.keyflower import GAME
from mizban.games.keyflower.data import FIRST_SKILL, GREEN, KINDS
from mizban.games.keyflower.guessing import Deal
from texts import bare

WORKERS = ("red", "blue", "yellow", "green")


def bounds(match: Match, seat: int, of: int) -> dict[str, tuple[int, int]]:
    """What a seat knows about a screen, kind by kind."""
    player = match.known(seat)["players"][of]
    return {kind: (player["at_least"].get(kind, 0), player["at_most"].get(kind, 0)) for kind in WORKERS}


def guesses(match: Match, seat: int, number: int = 60) -> list[Any]:
    return [match.guess(seat, Fast(n)) for n in range(number)]


# Views


def test_a_view_shows_the_own_screen_only() -> None:
    match = table("3 red 1 saw", "2 blue")
    assert match.view(0)["screen"] == {"red": 3, "saw": 1}
    assert match.view(1)["screen"] == {"blue": 2}
    assert match.view(None)["screen"] is None
    assert all(player["screen"] is None for player in match.view(0)["players"])


def test_a_view_shows_sizes_of_bag_pile_and_supply() -> None:
    view = table("3 red", "2 blue", middle={"keywood": {}}, on={"home_1": "2 wood"}).view()
    assert view["bag"] == 115
    assert view["pile"] == 48
    assert view["supply"] == {"iron": 24, "stone": 24, "wood": 22, "gold": 48, "green": 20}


def test_a_view_tells_who_leads_and_who_is_asked() -> None:
    match = table("3 red", "2 blue", middle={"keywood": {"colour": "red", "stacks": [1, 2]}})
    (keywood,) = match.view()["middle"]
    assert keywood["leader"] == 1
    assert match.view()["turn"] == 0


def test_winter_tiles_are_seen_by_their_owner_only() -> None:
    match = mizban.new("keyflower", seats=3, seed=2)
    assert len(match.view(0)["winter"]) == 3
    assert match.view(None)["winter"] == []
    assert match.known(0)["players"][1]["winter"] == [None, None, None]


# What follows from open moves


def test_at_first_others_know_the_number_and_that_no_worker_is_green() -> None:
    match = mizban.new("keyflower", seats=2, seed=5)
    screen = match.known(1)["players"][0]["screen"]
    assert (screen["workers"], screen["skills"]) == (8, 0)
    assert bounds(match, 1, 0) == {"red": (0, 8), "blue": (0, 8), "yellow": (0, 8), "green": (0, 0)}


def test_what_came_openly_is_remembered_and_what_is_shown_is_learnt() -> None:
    cargo = [{"boat": "boat_keyflower", "cargo": {"red": 7}}, {"boat": "boat_sea_bastion", "cargo": {"blue": 6}}]
    match = table("3 blue", "", boats=cargo, middle={"keywood": {}, "stable": {}})
    assert bounds(match, 1, 0)["blue"] == (0, 3)
    match.play("bid keywood blue")
    assert bounds(match, 1, 0) == {"red": (0, 2), "blue": (0, 2), "yellow": (0, 2), "green": (0, 2)}
    all_pass(match)
    match.play("boat boat_keyflower")
    assert bounds(match, 1, 0)["red"] == (7, 9)


def test_a_stack_that_returns_is_known() -> None:
    match = table("1 blue", "2 blue", middle={"keywood": {}})
    match.play("bid keywood blue")
    match.play("bid keywood 2 blue")
    all_pass(match)
    assert bounds(match, 1, 0)["blue"] == (1, 1)


def test_of_a_draw_all_know_only_that_it_happened() -> None:
    match = table("2 blue", "", middle={"alehouse": {}})
    match.play("use alehouse blue")
    drawn = [event for event in match.events(1) if event["kind"] == "drew_worker"]
    assert bare(drawn) == [{"kind": "drew_worker", "seat": 0, "colour": None}]
    assert match.known(1)["players"][0]["screen"]["workers"] == 2
    own = [event for event in match.events(0) if event["kind"] == "drew_worker"]
    assert own[0]["colour"] in WORKERS


def test_a_token_paid_face_down_is_known_to_its_payer_only() -> None:
    match = table("1 red 1 saw 1 anvil", "", season="summer", middle={"brewer": {}})
    match.play("use brewer red")
    match.play("pay saw")
    (paid,) = [event for event in match.events(1) if event["kind"] == "paid_skill"]
    assert paid["skill"] is None
    assert match.known(1)["players"][0]["screen"]["skills"] == 1


def test_what_must_be_is_certain() -> None:
    """The bag holds one red worker only: whoever draws it has a red one, and all know."""
    stock = {"at_least": {"red": 1}, "at_most": {"red": 1, "anvil": 16, "pickaxe": 16, "saw": 16}}
    match = table("1 red", "38 red 40 blue 40 yellow 20 green", middle={"alehouse": {}}, stock=stock)
    match.play("use alehouse red")
    assert bounds(match, 1, 0)["red"] == (1, 1)
    assert match.known(1)["players"][0]["screen"] == {"red": 1, "workers": 1, "skills": 0}


# Guesses


def test_a_guess_never_gives_a_green_worker_that_cannot_be_there() -> None:
    match = mizban.new("keyflower", seats=4, seed=8)
    for state in guesses(match, 0):
        assert all(state.held[seat * KINDS + GREEN] == 0 for seat in range(4))


def test_a_guess_keeps_ones_own_screen_and_all_numbers() -> None:
    match = mizban.new("keyflower", seats=3, seed=8)
    for state in guesses(match, 1, 20):
        assert GAME.view(state, 1)["screen"] == match.view(1)["screen"]
        assert GAME.view(state, 1)["bag"] == match.view(1)["bag"]
        assert GAME.known(state, 1) == match.known(1)


def test_guesses_differ_in_what_is_hidden() -> None:
    match = mizban.new("keyflower", seats=3, seed=8)
    states = guesses(match, 1)
    assert len({str(state.held) for state in states}) > 50
    assert len({str(state.dealt) for state in states}) > 20


def test_a_guess_within_a_sealed_choice_lets_others_have_chosen_something() -> None:
    match = mizban.new("keyflower", seats=2, seed=3)
    source = Fast(1)
    while not match.state.sealed:
        seat = match.waiting[0]
        answers = match.legal(seat)
        match.play(answers[source.below(len(answers))], seat)
    match.play(match.legal(1)[0], 1)
    chosen = {state.offered[1] for state in guesses(match, 0)}
    assert 0 not in chosen
    assert len(chosen) > 5
    assert match.known(0)["players"][1]["offered"] is None


def test_equal_chance_gives_equal_guesses_in_the_middle_of_games() -> None:
    for n in range(5):
        state = GAME.start(2 + n, {})
        source = Fast(n)
        for _ in range(400):
            if is_over(state):
                break
            play(state, *next_answer(state, source))
        if waiting(state):
            assert GAME.guess(state, 0, Fast(3)) == GAME.guess(state, 0, Fast(3))


def test_pieces_go_by_way_of_others_where_they_must() -> None:
    """The first holder took the only red; the second may have nothing else, and the first nothing but blue for it."""
    held, most = vec[i64]([0] * 2 * KINDS), vec[i64]([0] * 2 * KINDS)
    held[0] = held[1] = most[0] = most[1] = most[KINDS] = 1
    deal = Deal(held, vec[i64]([0] * 2 * KINDS), most, vec[i64]([0, 1]), 0, FIRST_SKILL)
    deal.give(0, 0, 1)
    assert deal.gain_one(1)
    assert list(held) == [0, 1, *[0] * (KINDS - 2), 1, *[0] * (KINDS - 1)]


def test_screens_are_lifted_at_the_end() -> None:
    match = mizban.new("keyflower", seats=2, seed=3)
    source = Fast(1)
    while not match.over:
        seat = match.waiting[0]
        answers = match.legal(seat)
        match.play(answers[source.below(len(answers))], seat)
    shown = [player["screen"] for player in match.view(None)["players"]]
    assert shown == [player["screen"] for player in match.position()["players"]]
    assert GAME.known(match.state, 0)["players"][1]["at_least"] == shown[1]


@pytest.mark.parametrize("seat", [1, None])
def test_half_made_choices_are_seen_by_nobody(seat: Any) -> None:
    match = table("3 red 1 blue", "", middle={"keywood": {}})
    before = match.view(seat)
    match.play("bid keywood")
    match.play(0)
    assert match.view(seat) == before
    assert asked(match) == ("take", 0)
    assert options(match) == ["1 red", "2 red", "3 red"]
