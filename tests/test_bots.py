"""Bots see only what their seat knows, and the greedy one plays sensibly."""

from __future__ import annotations

import pytest

import mizban
from mizban import bots
from mizban.bots import gentle, greedy
from mizban.core.state import State
from mizban.registry import find


@pytest.mark.parametrize("name", bots.BOTS)
@pytest.mark.parametrize("game", ["kilt-castle", "pocket"])
def test_a_bot_finishes_a_game(name: str, game: str) -> None:
    match = mizban.new(game, seats=2, seed=5)
    players = [bots.make(name, find(game), seed) for seed in (1, 2)]
    while not match.over:
        seat = match.waiting[-1]
        match.play(players[seat].choose(match.guess(seat, players[seat].source), seat, match.legal(seat)), seat)
    assert match.over


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(mizban.BadSetup, match="no bot 'clever'; there are gentle, greedy, random"):
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


def test_the_greedy_bot_looks_no_further_than_it_has_room(monkeypatch: pytest.MonkeyPatch) -> None:
    match = mizban.new("kilt-castle", seed=5)
    seat, options = match.waiting[0], match.legal()
    tried = []
    for breadth in (0, 10_000):
        monkeypatch.setattr(greedy, "BREADTH", breadth)
        player = Counting(match.game)
        assert player.choose(match.guess(seat), seat, options) in options
        tried.append(player.tried)
    assert tried[0] == len(options) < tried[1]


class Counting(greedy.Greedy):
    """Counts the positions that it looks at."""

    tried = 0

    def after(self, state: State, seat: int, answer: int) -> State:
        self.tried += 1
        return super().after(state, seat, answer)


def test_the_gentle_bot_sees_half_of_its_options_and_never_fewer_than_two() -> None:
    player = gentle.Gentle(find("kilt-castle"))
    seen = [player.noticed(list(range(10))) for _ in range(50)]
    assert {len(each) for each in seen} == {5}
    assert {option for each in seen for option in each} == set(range(10))
    assert all(each == sorted(each) for each in seen)
    assert [len(player.noticed(list(range(n)))) for n in (1, 2, 3, 4, 5)] == [1, 2, 2, 2, 2]


def test_the_gentle_bot_stands_between_the_others() -> None:
    for stronger, weaker in (("greedy", "gentle"), ("gentle", "random")):
        scores = [score_of(stronger, weaker, seed) for seed in range(4)]
        assert sum(mine for mine, _ in scores) > sum(others for _, others in scores)


def score_of(name: str, other: str, seed: int) -> tuple[int, int]:
    """The points of two bots in a game of Kilt Castle; they take turns to begin."""
    match = mizban.new("kilt-castle", seats=2, seed=seed)
    first = seed % 2
    players = [bots.make(name if seat == first else other, match.game, seed) for seat in range(2)]
    while not match.over:
        seat = match.waiting[-1]
        match.play(players[seat].choose(match.guess(seat, players[seat].source), seat, match.legal(seat)), seat)
    return match.scores()[first], match.scores()[1 - first]


def test_the_greedy_bot_beats_the_random_one() -> None:
    wins = 0
    for n in range(12):
        match = mizban.new("kilt-castle", seats=2, seed=n)
        players = [bots.make("greedy" if seat == n % 2 else "random", match.game, n) for seat in range(2)]
        while not match.over:
            seat = match.waiting[0]
            match.play(players[seat].choose(match.guess(seat, players[seat].source), seat, match.legal()))
        wins += match.ranking()[n % 2] == 1
    assert wins >= 10
