"""One game among bots, with the time that each takes."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from inspect import signature
from typing import Any, Final, Optional

from mizban.bots import BOTS, Bot, maker
from mizban.bots.bot import SECONDS
from mizban.bots.contest import play_game
from mizban.core.errors import MizbanError
from mizban.core.flow import asked, legal
from mizban.core.game import Game, Plain
from mizban.core.reading import quoted
from mizban.core.source import Fast
from mizban.core.state import State
from mizban.registry import find

SEATS: Final = 16  # no game has more: seeds of seats are so far apart
GAMES: Final = 1 << 32  # and seeds of contests so far


class BotFailed(MizbanError):
    """A bot of somebody else broke down, or broke the rules."""


class Timed(Bot):
    """Plays as another bot does, and writes down how long each answer took."""

    def __init__(self, name: str, player: Bot, seed: int) -> None:
        super().__init__(player.game, seed)
        self.name: Final = name
        self.player: Final = player
        self.is_ours: Final = name in BOTS
        self.ms: Final[list[float]] = []
        self.turns = 0

    def turn(self, state: State, seat: int, budget: float = SECONDS) -> list[int]:
        ask = asked(state, seat)
        self.turns += ask is not None and ask.opens()
        options = [] if self.is_ours else legal(state, seat)
        start = time.perf_counter()
        answers = self.answers(state, seat, budget)
        self.ms.append(round(1000.0 * (time.perf_counter() - start), 3))
        if not self.is_ours and not is_allowed(answers, options):
            raise BotFailed(f"{self.name} answered {quoted(answers)}, which is not allowed")
        return answers

    def answers(self, state: State, seat: int, budget: float) -> list[int]:
        """What the bot says; the failure of somebody else's is told in a sentence."""
        try:
            return self.player.turn(state, seat, budget)
        except Exception as error:
            if self.is_ours:
                raise
            raise BotFailed(f"{self.name} has failed: {type(error).__name__}: {error}") from error


def is_allowed(answers: object, options: list[int]) -> bool:
    """Whether what a bot says are answers, and the first of them can be given."""
    if not isinstance(answers, list) or not answers:
        return False
    return all(type(answer) is int for answer in answers) and answers[0] in options


def one_game(
    id: str,
    line_up: Sequence[str],
    places: Mapping[str, str],
    options: Mapping[str, str],
    seed: int,
    number: int,
    evaluations: int,
    seconds: float,
) -> Plain:
    """A game of a contest: the same seed and number give the same game, unless a bot looks at the clock."""
    game = find(id)
    first = seed_of(seed, number)
    players = [
        Timed(name, made(places[name], game, first + 1 + seat, len(line_up), evaluations), first + 1 + SEATS + seat)
        for seat, name in enumerate(line_up)
    ]
    state = game.start(len(line_up), options)
    play_game(game, state, list(players), Fast(first), seconds)
    return {
        "number": number,
        "bots": list(line_up),
        "scores": list(game.scores(state)),
        "ranks": list(game.ranking(state)),
        "turns": sum(player.turns for player in players),
        "ms": [player.ms for player in players],
        "memory": peak_memory(),
    }


def seed_of(seed: int, number: int) -> int:
    """The seed of chance in a game; those of the players follow it."""
    return (seed * GAMES + number) * 4 * SEATS


def made(name: str, game: Game[Any], seed: int, seats: int, evaluations: int) -> Bot:
    """A bot; one that can count its evaluations does so, if it is told how many."""
    make: Callable[..., Bot] = maker(name)
    if evaluations and can_count(name):
        make = partial(make, evaluations=evaluations)
    return make(game, seed, seats)


def can_count(name: str) -> bool:
    """Whether a bot can think for a number of evaluations instead of by the clock."""
    return name in BOTS and "evaluations" in signature(BOTS[name]).parameters


def peak_memory() -> Optional[float]:
    """The most memory that this process has had so far, in MB; None where the system does not say it."""
    try:
        import resource
    except ImportError:
        return None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(most / (1 << 20 if sys.platform == "darwin" else 1 << 10), 1)
