"""Bots see only what their seat knows, and play as well as their level says."""

from __future__ import annotations

import pytest

import mizban
from mizban import bots
from mizban.bots.planning import BLUNDER, Planning
from mizban.core.source import Fast
from mizban.registry import find


@pytest.mark.parametrize("name", bots.BOTS)
@pytest.mark.parametrize("game", ["kilt-castle", "pocket"])
def test_a_bot_finishes_a_game(name: str, game: str) -> None:
    if name == "expert" and game != "pocket" and not mizban.compiled:
        pytest.skip("it thinks for minutes in plain Python")
    match = mizban.new(game, seats=2, seed=5)
    players = [bots.make(name, find(game), seed, 2) for seed in (1, 2)]
    while not match.over:
        seat = match.waiting[-1]
        match.play_turn(players[seat].turn(match.guess(seat, players[seat].source), seat, 0.02), seat)
    assert match.over


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(mizban.BadSetup, match="no bot 'clever'; there are newcomer, regular, expert, greedy, random"):
        bots.make("clever", find("kilt-castle"))


def test_the_same_seed_chooses_the_same() -> None:
    match = mizban.new("kilt-castle", seed=5)
    seat = match.waiting[0]
    guessed, options = match.guess(seat), match.legal()
    one, other = (bots.make("random", match.game, seed) for seed in (1, 1))
    assert all(one.choose(guessed, seat, options) == other.choose(guessed, seat, options) for _ in range(3))


def test_the_greedy_bot_takes_a_paying_ducat_day() -> None:
    towers = {"a1": "R2", "a2": "R2", "b1": "R1"}
    cards = {
        "S-R": 5, "S-O": 6, "S-L": 6, "S-D": 6, "D-RO": 7, "D-RL": 7, "D-RD": 7, "D-OL": 8, "D-OD": 8, "D-LD": 6,
    }  # fmt: skip
    description = {"towers": towers, "cards": {card: {"travel": travel} for card, travel in cards.items()}}
    match = mizban.position("kilt-castle", description, seed=1)
    assert bots.make("greedy", match.game).choose(match.guess(0), 0, match.legal()) == 0


def test_the_newcomer_makes_mistakes_but_never_takes_one_of_the_worst_turns() -> None:
    match = mizban.new("kilt-castle", seed=5)
    seat = match.waiting[0]
    guessed = match.guess(seat, Fast(1))
    regular = bots.make("regular", match.game, 1, 2)
    assert isinstance(regular, Planning)
    worth = {tuple(turn.answers): turn.worth for turn in regular.planner.turns(guessed, seat)}
    best, worst = max(worth.values()), min(worth.values())
    taken = {tuple(bots.make("newcomer", match.game, seed, 2).turn(guessed, seat)) for seed in range(40)}
    assert len(taken) > 3
    assert all(best - worth[each] <= BLUNDER * (best - worst) for each in taken)


def test_each_level_is_stronger_than_the_one_below() -> None:
    for stronger, weaker in (("regular", "newcomer"), ("newcomer", "random")):
        scores = [score_of(stronger, weaker, seed) for seed in range(6)]
        assert sum(mine for mine, _ in scores) > sum(others for _, others in scores)


def score_of(name: str, other: str, seed: int) -> tuple[int, int]:
    """The points of two bots in a game of Kilt Castle; they take turns to begin."""
    match = mizban.new("kilt-castle", seats=2, seed=seed)
    first = seed % 2
    players = [bots.make(name if seat == first else other, match.game, seed) for seat in range(2)]
    while not match.over:
        seat = match.waiting[-1]
        match.play_turn(players[seat].turn(match.guess(seat, players[seat].source), seat), seat)
    return match.scores()[first], match.scores()[1 - first]


def test_the_regular_bot_beats_the_random_one() -> None:
    wins = 0
    for n in range(12):
        match = mizban.new("kilt-castle", seats=2, seed=n)
        players = [bots.make("regular" if seat == n % 2 else "random", match.game, n) for seat in range(2)]
        while not match.over:
            seat = match.waiting[0]
            match.play_turn(players[seat].turn(match.guess(seat, players[seat].source), seat), seat)
        wins += match.ranking()[n % 2] == 1
    assert wins >= 10
