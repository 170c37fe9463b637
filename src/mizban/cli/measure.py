"""How fast a game is: inside the library, through a match, and when states and matches are copied or guessed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any, Final

from mizban.core.game import Game
from mizban.core.playout import Played, playout
from mizban.core.source import Fast, key_of
from mizban.core.state import State
from mizban.match import Match
from mizban.records import begin

SAMPLES: Final = 16  # states that are copied in turn
ROUNDS: Final = 20  # times each, between two looks at the clock


@dataclass
class Measure:
    """What was done in so many seconds; questions with one option are counted apart."""

    seconds: float = 0.0
    choices: int = 0
    forced: int = 0
    chances: int = 0
    games: int = 0
    calls: int = 0

    def add(self, played: Played) -> None:
        """One more game."""
        self.choices += played.choices
        self.forced += played.forced
        self.chances += played.chances
        self.games += 1

    def rate(self, name: str) -> float:
        """How many a second: choices, forced, chances, games or calls."""
        return float(getattr(self, name)) / self.seconds


def measure_inside(game: Game[Any], seats: int, seconds: float, seed: int) -> Measure:
    """Random games inside the library, from the set-up to the end."""
    source = Fast(seed)
    measure = Measure()
    start = perf_counter()
    while measure.seconds < seconds:
        measure.add(playout(game.start(seats, {}), source, game.longest))
        measure.seconds = perf_counter() - start
    return measure


def measure_match(game: Game[Any], seats: int, seconds: float, seed: int) -> Measure:
    """Random games through a match, which checks and records every answer."""
    source = Fast(seed)
    measure = Measure()
    start = perf_counter()
    while measure.seconds < seconds:
        measure.add(play_match(begin(game, seats, {}, key_of(seed + measure.games)), source))
        measure.seconds = perf_counter() - start
    return measure


def play_match(match: Match, source: Fast) -> Played:
    """Give random answers to the end of a match."""
    played = Played()
    while not match.over:
        options = match.legal()
        match.play(options[source.below(len(options))])
        if len(options) > 1:
            played.choices += 1
        else:
            played.forced += 1
    return played


def measure_copy(game: Game[Any], seats: int, seconds: float, seed: int) -> Measure:
    """Copies of states from the middle of random games."""
    return measure_calls([mid_game(game, seats, seed + i).copy for i in range(SAMPLES)], seconds)


def measure_guess(game: Game[Any], seats: int, seconds: float, seed: int) -> Measure:
    """Guesses of the seats in turn, in states from the middle of random games."""
    source = Fast(seed)
    states = [mid_game(game, seats, seed + i) for i in range(SAMPLES)]
    return measure_calls([partial(game.guess, state, i % seats, source) for i, state in enumerate(states)], seconds)


def measure_match_copy(game: Game[Any], seats: int, seconds: float, seed: int) -> Measure:
    """Copies of random matches in their middle."""
    return measure_calls([mid_match(game, seats, seed + i).copy for i in range(SAMPLES)], seconds)


def measure_calls(calls: list[Callable[[], object]], seconds: float) -> Measure:
    """Some calls in turn, again and again."""
    measure = Measure()
    start = perf_counter()
    while measure.seconds < seconds:
        for _ in range(ROUNDS):
            for call in calls:
                call()
        measure.calls += ROUNDS * len(calls)
        measure.seconds = perf_counter() - start
    return measure


def mid_game(game: Game[Any], seats: int, seed: int) -> State:
    """A state half-way through a random game."""
    whole = playout(game.start(seats, {}), Fast(seed), game.longest).total()
    state: State = game.start(seats, {})
    playout(state, Fast(seed), whole // 2)
    return state


def mid_match(game: Game[Any], seats: int, seed: int) -> Match:
    """A match half-way through a random game."""
    whole = begin(game, seats, {}, key_of(seed))
    play_match(whole, Fast(seed))
    match, source = begin(game, seats, {}, key_of(seed)), Fast(seed)
    while match.timeline.length < whole.timeline.length // 2:
        options = match.legal()
        match.play(options[source.below(len(options))])
    return match
